/** The count at the end: what everybody has, the poorest first, and who has won. */

import type { LootPiece } from "../ending/pieces.ts";
import { tellingOf } from "../games/pages.ts";
import type { Happening } from "../net/protocol/index.ts";
import type { Told } from "./wording.ts";
import type { Name } from "./words.svelte.ts";

/** One player or team: who, what was counted, and what came of it. */
export interface Count {
  /** A seat or, where teams are counted, a team. */
  id: number;
  name: Name;
  /** The characters that stand there while it is counted. */
  characters: number[];
  /** The seats it is about. */
  seats: number[];
  lines: string[];
  /** What is in the bag: everything that the total is made of. */
  pieces: LootPiece[];
  /** In dollars; where nothing is added up there is none. */
  total?: number;
  /** By this it is ordered: the lowest is counted first. */
  order: number[];
  won: boolean;
  team?: string;
}

/** Everybody's count, the poorest first. */
export function counts(
  told: Told,
  events: readonly Happening[],
  ranks: readonly number[],
): Count[] {
  const found = tellingOf(told.box.game).ending.counts(told, events, ranks);
  return found.toSorted((a, b) => compare(a.order, b.order));
}

function compare(a: number[], b: number[]): number {
  const place = a.findIndex((value, i) => value !== b[i]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

/** Who has won and how. */
export function verdict(told: Told, events: readonly Happening[], all: readonly Count[]): string {
  const { words, box } = told;
  const own = tellingOf(box.game).ending.verdict?.(told, events);
  if (own !== undefined) return own;
  const winners = all.filter((count) => count.won);
  if (!winners.length) return words.say("cli-end-nobody");
  const names = words.together(winners.map((count) => count.name));
  const { total } = winners[0]!;
  if (total === undefined) return words.say("cli-end-wins", { player: names });
  const money = words.money(total);
  if (winners.length === 1) return words.say("cli-end-winner", { player: names, money });
  return words.say("cli-end-shared", { players: names, money });
}
