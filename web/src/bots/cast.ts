/**
 * Bots as somebody: a name and a face that go with a temper.
 *
 * The server knows a bot by its level and character, as in `outlaw:greedy`. Who that is at a seat
 * follows from the characters and seats of the room alone, so it is the same on every device.
 */

import type { SeatPlan, SeatInfo } from "../net/protocol/index.ts";

/** Of the server's characters, the one that is meant where none is named. */
export const STEADY = "steady";
/** The tempers in the order in which a mixed room has them. */
export const MIX = ["trigger-happy", "greedy", "vengeful", STEADY] as const;

/** Everybody who plays, by temper; `bot-name-<name>` is what they are called. */
const CAST: Readonly<Record<string, readonly BotName[]>> = {
  steady: ["ezra", "prudence", "colby"],
  "trigger-happy": ["dot", "buck", "roscoe"],
  greedy: ["silas", "goldie", "penny"],
  vengeful: ["agatha", "mordecai", "hattie"],
};
export const BOT_NAMES = [
  "ezra",
  "prudence",
  "colby",
  "dot",
  "buck",
  "roscoe",
  "silas",
  "goldie",
  "penny",
  "agatha",
  "mordecai",
  "hattie",
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export interface Persona {
  name: BotName;
  temper: string;
  level: string;
}

/** The level and the temper of a bot as the server calls it. */
export function partsOf(spec: string): { level: string; temper: string } {
  const [level = "", temper = STEADY] = spec.split("@")[0]!.split(":");
  return { level, temper };
}

/** What the server calls a bot of this level and temper. */
export const specOf = (level: string, temper: string): string =>
  temper === STEADY ? level : `${level}:${temper}`;

/** By seat: who the bots of a room are. No two are the same person while there are enough. */
export function castOf(seats: readonly (SeatPlan | SeatInfo)[]): (Persona | undefined)[] {
  const taken = new Set<BotName>();
  return seats.map((seat, place) => {
    if (seat.kind !== "bot" || !seat.level) return undefined;
    const { level, temper } = partsOf(seat.level);
    const own = CAST[temper] ?? [];
    const wanted = [...own.map((_, n) => own[(place + n) % own.length]!), ...BOT_NAMES];
    const name = wanted.find((one) => !taken.has(one)) ?? wanted[0]!;
    taken.add(name);
    return { name, temper, level };
  });
}

/** The temper for one more bot: one that the room has least of. */
export function nextTemper(seats: readonly (SeatPlan | SeatInfo)[]): string {
  const here = castOf(seats).map((one) => one?.temper);
  const many = (temper: string): number => here.filter((one) => one === temper).length;
  return MIX.reduce((best, temper) => (many(temper) < many(best) ? temper : best));
}

/** So many bots of a level with tempers of their own, in any order. */
export function mixOf(level: string, many: number, dice: () => number = Math.random): string[] {
  const tempers = Array.from({ length: many }, (_, n) => MIX[n % MIX.length]!);
  for (let n = many - 1; n > 0; n--) {
    const other = Math.floor(dice() * (n + 1));
    [tempers[n], tempers[other]] = [tempers[other]!, tempers[n]!];
  }
  return tempers.map((temper) => specOf(level, temper));
}
