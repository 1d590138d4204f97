/** Awards at the end: who did most of something. Each game says what is worth one, and which events count. */

import type { Beat } from "../net/animation.svelte.ts";
import type { Box, EventName, Happening } from "../net/protocol/index.ts";
import { sectionOf, type Told } from "../words/wording.ts";

/** Something to be best at; its words are `award-<name>`, and `award-<name>-for` with what was reached. */
export interface Award {
  name: string;
  /** Is it counted in dollars? */
  money?: boolean;
  /** By bandit: how much of it there was. A missing one is none. */
  tally(beats: readonly Beat[], box: Box): readonly number[];
}

/** An award that somebody got. */
export interface Given {
  name: string;
  bandits: readonly number[];
  /** What it was given for. */
  reason: string;
}

/** So many are given. */
const MOST = 4;
/** More than so many do not share an award: it says nothing about them. */
const MOST_SHARING = 2;

/** The awards of a game that is over, told with open cards. */
export function awardsOf(told: Told, awards: readonly Award[], beats: readonly Beat[]): Given[] {
  const { words, box } = told;
  const given = awards.flatMap(({ name, money, tally }): Given[] => {
    const found = tally(beats, box);
    const best = Math.max(0, ...found.filter((one) => one !== undefined));
    const bandits = found.flatMap((one, bandit) => (one === best ? [bandit] : []));
    if (best <= 0 || bandits.length > MOST_SHARING) return [];
    const values = { number: best, money: money ? words.money(best) : "" };
    return [{ name, bandits, reason: words.sayOf(box.game, `award-${name}-for`, values) }];
  });
  return given.slice(0, MOST);
}

/** By kind of event: the argument that names the bandit it counts for. */
export type Kinds = Readonly<Partial<Record<EventName, string>>>;

/** One for each of these events. */
export const oneEach =
  (kinds: Kinds) =>
  (beats: readonly Beat[]): number[] => {
    const found: number[] = [];
    for (const { event } of beats) {
      const bandit = banditOf(kinds, event);
      if (bandit !== undefined) found[bandit] = (found[bandit] ?? 0) + 1;
    }
    return found;
  };

/** The most that one of these events was worth. */
export const mostWorth =
  (kinds: Kinds, worth: (event: Happening, box: Box) => number) =>
  (beats: readonly Beat[], box: Box): number[] => {
    const found: number[] = [];
    for (const { event } of beats) {
      const bandit = banditOf(kinds, event);
      if (bandit !== undefined) found[bandit] = Math.max(found[bandit] ?? 0, worth(event, box));
    }
    return found;
  };

/** The longest way over the roofs, in cars, without coming down. */
export function roofRun(beats: readonly Beat[], box: Box): number[] {
  const found: number[] = [];
  const running: number[] = [];
  for (const { event, before, after } of beats) {
    after.at.forEach((spot, bandit) => {
      const to = sectionOf(box, spot);
      if (!to.roof) running[bandit] = 0;
      else if (event.kind === "moved" && event.args.bandit === bandit) {
        running[bandit] = (running[bandit] ?? 0) + overRoofs(box, before.at[bandit]!, spot);
        found[bandit] = Math.max(found[bandit] ?? 0, running[bandit]);
      }
    });
  }
  return found;
}

/** How many cars further this roof is; to the roof of another train it is one step. */
function overRoofs(box: Box, start: number, end: number): number {
  const [from, to] = [sectionOf(box, start), sectionOf(box, end)];
  if (!from.roof) return 0;
  const [one, other] = [box.sections[from.section], box.sections[to.section]];
  return one?.train === other?.train ? Math.abs(to.section - from.section) : 1;
}

/** The bandit that an event counts for, if it does. */
export function banditOf(kinds: Kinds, { kind, args }: Happening): number | undefined {
  const argument = kinds[kind as EventName];
  return argument === undefined ? undefined : args[argument];
}
