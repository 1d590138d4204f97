/** Questions as they come, some of them more than once. */

import type { Question } from "./protocol/index.ts";

/**
 * Is it the question that was asked before? What others do meanwhile makes the server ask it again, and
 * whatever has been picked for it stays picked.
 */
export function isSame(one: Question | null | undefined, other: Question | null): boolean {
  if (!one || !other) return one === other;
  const parts = ({ what, options, about, floor, held }: Question): string =>
    JSON.stringify([what, options, about, floor, held]);
  return parts(one) === parts(other);
}
