/** "Why?": what led to something, in a sheet over whatever is shown. */

import type { Reason } from "../words/reasons.ts";

class Why {
  reason = $state.raw<Reason>();
}

export const asked = new Why();

/** Show this reason. */
export function why(reason: Reason): void {
  asked.reason = reason;
}
