/** What things on the board are called, for those who listen and those who point. */

import type { GameBoard } from "../../games/game.ts";
import type { Told } from "../../words/wording.ts";
import { describe, variables } from "../../words/telling.ts";
import { capital } from "../../words/words.svelte.ts";
import type { Heap, Standing } from "./tableau.ts";

/** The name of somebody on the train. */
export function nameOf(told: Told, { bandit, courier }: Standing): string {
  const { words } = told;
  if (bandit !== undefined) return describe(told, "bandit", bandit);
  if (courier !== undefined) return describe(told, "courier", courier);
  return words.say("board-marshal");
}

/** Somebody, and where; also how, where that matters. */
export function labelOf(told: Told, one: Standing, board: GameBoard): string {
  const { words } = told;
  const name = nameOf(told, one);
  if (one.spot < 0) return words.say(one.mounted ? "board-on-horse" : "board-in-dust", { name });
  const place = variables(told, "spot", one.spot);
  const where = words.say("board-at", { name, ...place });
  return capital(words.several([where, ...(board.manner?.(told, one) ?? [])]));
}

/** Loot, how many, and where. */
export function heapLabel(told: Told, { kind, tokens, spot }: Heap): string {
  const { words } = told;
  const name = words.say("loot-count", { kind, number: tokens.length });
  return capital(words.say("board-at", { name, ...variables(told, "spot", spot) }));
}

/** A section of the train. */
export function sectionLabel(told: Told, section: number): string {
  const { inside } = told.box.sections[section]!;
  return capital(told.words.say("section", variables(told, "spot", inside)));
}
