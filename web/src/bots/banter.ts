/** What bots say, and when: short, seldom, and the same for everybody who looks. */

import { banditOf, type Kinds } from "../ending/awards.ts";
import type { Happening } from "../net/protocol/index.ts";
import type { Words } from "../words/words.svelte.ts";

/** When somebody says something. */
export type Occasion = "dealt" | "hit" | "robs" | "wins" | "loses";

/** Which events of a game are such an occasion, and the argument that names the bandit. */
export type Cues = Readonly<Partial<Record<"dealt" | "hit" | "robs", Kinds>>>;

/** So many lines there are for each occasion. */
const LINES: Readonly<Record<Occasion, number>> = { dealt: 1, hit: 2, robs: 2, wins: 1, loses: 1 };
const SELDOM = 2; // one of so many occasions is worth a line

/** Who would say something about an event, and what kind of thing. */
export function cueOf(
  cues: Cues,
  event: Happening,
): { bandit: number; occasion: Occasion } | undefined {
  for (const occasion of ["robs", "hit", "dealt"] as const) {
    const bandit = banditOf(cues[occasion] ?? {}, event);
    if (bandit !== undefined && bandit >= 0) return { bandit, occasion };
  }
  return undefined;
}

/** Steady dice: the same place of a story falls the same everywhere. */
const cast = (place: number, bandit: number): number =>
  (Math.imul(place * 31 + bandit * 17 + 7, 2654435761) >>> 8) & 0xffff;

/** Is this one of the moments in which a bot speaks up? */
export const speaksUp = (place: number, bandit: number): boolean =>
  cast(place, bandit) % SELDOM === 0;

/** A line for an occasion. */
export const lineOf = (words: Words, temper: string, occasion: Occasion, place: number): string =>
  words.say(`bot-says-${temper}-${occasion}-${1 + (cast(place, 3) % LINES[occasion])}`);

/** Every line that there is for a temper. */
export const keysOf = (temper: string): string[] =>
  Object.entries(LINES).flatMap(([occasion, many]) =>
    Array.from({ length: many }, (_, n) => `bot-says-${temper}-${occasion}-${n + 1}`),
  );
