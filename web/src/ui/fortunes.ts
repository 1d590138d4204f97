/** How everybody's fortune went through a game: lines for a chart. */

import type { Ending } from "../games/game.ts";
import { type AnyScene, patched, type Replay } from "../net/protocol/index.ts";

export interface Fortunes {
  /** By seat: the money after each moment. */
  lines: number[][];
  /** The moments at which a round began. */
  rounds: number[];
  /** How many moments there are. */
  moments: number;
  most: number;
}

/** The money of all seats after every update of a game that is told with open cards. */
export function fortunes(
  { first, updates }: Replay,
  { fortune }: Pick<Ending, "fortune">,
): Fortunes {
  let scene = first.scene as AnyScene;
  const rows: (readonly number[])[] = [scene.money];
  const rounds: number[] = [];
  for (const { events, patch } of updates) {
    for (const event of events) {
      if (event.kind === "round-began") rounds.push(rows.length);
      scene = patched(scene, event.patch);
    }
    scene = patched(scene, patch);
    rows.push(scene.money);
  }
  const last = fortune?.(scene) ?? [];
  if (last.length) rows.push(last);
  const seats = scene.money.length;
  const lines = Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? 0));
  return { lines, rounds, moments: rows.length, most: Math.max(1, ...rows.flat()) };
}

/** Round steps for an axis: at most five, and the top one not below the most. */
export function steps(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(most));
  const step =
    [0.5, 1, 2, 2.5, 5, 10].map((one) => one * size).find((one) => most / one <= 5) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}
