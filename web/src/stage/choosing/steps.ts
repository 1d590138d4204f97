/** Choices that belong together: a punch is whom, what and where to. */

import type { Choosing } from "./choosing.ts";

/** One part of a choice that was made already. */
export interface Step {
  /** The question, by name. */
  what: string;
  /** The answer in words. */
  text: string;
  /** The number of the room when it was made. */
  number: number;
}

/** The steps that led to this question. */
export function stepsBefore(
  { follows }: Choosing,
  what: string | undefined,
  steps: readonly Step[],
): readonly Step[] {
  const wanted = follows[what ?? ""] ?? [];
  const last = steps.slice(-wanted.length);
  return wanted.length ? last.filter((step) => wanted.includes(step.what)) : [];
}
