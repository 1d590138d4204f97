/** What things on the board are called, for those who listen and those who point. */

import type { GameBoard } from "../../games/game.ts";
import type { Told } from "../../words/wording.ts";
import { describe, variables } from "../../words/telling.ts";
import { capital } from "../../words/words.svelte.ts";
import type { Carriage, Heap, Standing, Tableau } from "./tableau.ts";

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
  const where = words.say("board-at", { what: name, ...place });
  return capital(words.several([where, ...(board.manner?.(told, one) ?? [])]));
}

/** Loot, how many, and where. */
export function heapLabel(told: Told, { kind, tokens, spot }: Heap): string {
  const { words } = told;
  const name = words.say("loot-count", { kind, number: tokens.length });
  return capital(words.say("board-at", { what: name, ...variables(told, "spot", spot) }));
}

/** A section of the train. */
export function sectionLabel(told: Told, section: number): string {
  const { inside } = told.box.sections[section]!;
  return capital(told.words.say("section", variables(told, "spot", inside)));
}

/** Who stands at a place, and what lies there. */
function held(told: Told, { people, heaps }: Tableau, spot: number): string[] {
  const names = people.filter((one) => one.spot === spot).map((one) => nameOf(told, one));
  const loot = heaps
    .filter((heap) => heap.spot === spot)
    .map(({ kind, tokens }) => told.words.say("loot-count", { kind, number: tokens.length }));
  return [...names, ...loot];
}

/** A choice of a place, with who and what is there. */
export function choiceLabel(told: Told, tableau: Tableau, words: string, spot: number): string {
  const there = held(told, tableau, spot);
  return there.length ? told.words.labelled(words, told.words.several(there)) : words;
}

/** A car, with who and what is in it and on its roof. */
export function carLabel(told: Told, tableau: Tableau, { section, spots }: Carriage): string {
  const { words } = told;
  const there = spots.flatMap(({ spot }) => {
    const names = held(told, tableau, spot);
    const place = variables(told, "spot", spot);
    return names.length ? words.say("board-at", { what: words.several(names), ...place }) : [];
  });
  const label = sectionLabel(told, section);
  return there.length ? words.labelled(label, words.several(there)) : label;
}
