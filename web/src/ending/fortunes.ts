/** How everybody's fortune went through a game: lines for a chart, and where they turned. */

import type { Ending } from "../games/game.ts";
import { type AnyScene, type Happening, patched, type Replay } from "../net/protocol/index.ts";
import { banditOf } from "./awards.ts";

/** A moment that decided something. */
export interface Turn {
  moment: number;
  /** Whose fortune it was. */
  seat: number;
  event: Happening;
  /** As it was when it happened, to speak of it. */
  scene: AnyScene;
}

export interface Fortunes {
  /** By seat: the money after each moment. */
  lines: number[][];
  /** The moments at which a round began. */
  rounds: number[];
  /** How many moments there are. */
  moments: number;
  most: number;
  /** The few that mattered most, in the order in which they came. */
  turns: Turn[];
}

const MANY = 4; // turning points that are told
const LEAD = 2; // so many times as much weighs what changes who leads
const FATE = 0.75; // what a game calls a turn weighs this part of the largest fortune

interface Candidate extends Turn {
  /** Dollars. */
  change: number;
  leads: boolean;
  fate: boolean;
}

/** The money of all seats after every update of a game that is told with open cards. */
export function fortunes(
  { first, updates }: Replay,
  { fortune, turns: fates = {} }: Pick<Ending, "fortune" | "turns">,
  seatOf: (scene: AnyScene, bandit: number) => number,
): Fortunes {
  let scene = first.scene as AnyScene;
  const rows: (readonly number[])[] = [scene.money];
  const rounds: number[] = [];
  const found: Candidate[] = [];
  for (const { events, patch } of updates) {
    for (const event of events) {
      const moment = rows.length;
      const before = scene;
      scene = patched(scene, event.patch);
      if (event.kind === "round-began") rounds.push(moment);
      const turn = { moment, event, scene };
      const bandit = banditOf(fates, event);
      if (bandit !== undefined) {
        const seat = seatOf(scene, bandit);
        found.push({ ...turn, seat, change: 0, leads: false, fate: true });
      } else if (rounds.length && before.money !== scene.money) {
        const [seat, change] = largest(before.money, scene.money);
        const leads = leader(before.money) !== leader(scene.money);
        if (change) found.push({ ...turn, seat, change, leads, fate: false });
      }
    }
    scene = patched(scene, patch);
    rows.push(scene.money);
  }
  const last = fortune?.(scene) ?? [];
  if (last.length) rows.push(last);
  const seats = scene.money.length;
  const lines = Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? 0));
  const most = Math.max(1, ...rows.flat());
  return { lines, rounds, moments: rows.length, most, turns: weightiest(found, most) };
}

/** The seat whose money changed most, and by how much. */
function largest(before: readonly number[], after: readonly number[]): [number, number] {
  const changes = after.map((money, seat) => Math.abs(money - (before[seat] ?? 0)));
  const change = Math.max(...changes);
  return [changes.indexOf(change), change];
}

/** The seat that has more than any other, -1 if several have. */
function leader(money: readonly number[]): number {
  const best = Math.max(...money);
  return money.filter((one) => one === best).length > 1 ? -1 : money.indexOf(best);
}

/** Those that weigh most, in the order in which they came. */
function weightiest(found: readonly Candidate[], most: number): Turn[] {
  const weight = ({ change, leads, fate }: Candidate): number =>
    fate ? most * FATE : change * (leads ? LEAD : 1);
  return found
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MANY)
    .sort((a, b) => a.moment - b.moment || found.indexOf(a) - found.indexOf(b))
    .map(({ moment, seat, event, scene }) => ({ moment, seat, event, scene }));
}

/** Round steps for an axis: at most five, and the top one not below the most. */
export function steps(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(most));
  const step =
    [0.5, 1, 2, 2.5, 5, 10].map((one) => one * size).find((one) => most / one <= 5) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}
