/** Choices that belong together: a punch is whom, what and where to. */

/** One part of a choice that was made already. */
export interface Step {
  /** The question, by name. */
  what: string;
  /** The answer in words. */
  text: string;
  /** The number of the table when it was made. */
  number: number;
}

/** Questions that follow from an answer of one's own, by the question that began it. */
const FOLLOWS: Record<string, readonly string[]> = {
  "punch-what": ["punch-whom"],
  "keep-purse": ["punch-whom", "punch-what"],
  "throw-where": ["punch-whom", "punch-what", "keep-purse"],
  "nudge-what": ["nudge-whom"],
  "burst-what": ["fire-at-whom"],
  "knock-back-where": ["fire-at-whom"],
};

/** The steps that led to this question. */
export function stepsBefore(what: string | undefined, steps: readonly Step[]): readonly Step[] {
  const wanted = FOLLOWS[what ?? ""] ?? [];
  const last = steps.slice(-wanted.length);
  return wanted.length ? last.filter((step) => wanted.includes(step.what)) : [];
}
