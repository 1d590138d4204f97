/** What things on the board are called, for those who listen and those who point. */

import type { Told } from "../../lib/words/wording.ts";
import { describe, wordingOf } from "../../lib/words/telling.ts";
import { capital } from "../../lib/words.svelte.ts";
import type { Heap, Standing } from "./tableau.ts";

/** The name of somebody on the train. */
export function nameOf(told: Told, { bandit, courier }: Standing): string {
  const { words } = told;
  if (bandit !== undefined) return describe(told, "bandit", bandit);
  if (courier !== undefined) return describe(told, "courier", courier);
  return words.say("board-marshal");
}

/** Somebody, and where; in super also how. */
export function labelOf(told: Told, one: Standing): string {
  const { words, scene } = told;
  const name = nameOf(told, one);
  if (one.spot < 0) return words.say(one.mounted ? "board-on-horse" : "board-in-dust", { name });
  const place = wordingOf(told).variables(told, "spot", one.spot);
  const where = words.say("board-at", { name, ...place });
  if (scene.game !== "super") return capital(where);
  const facing = describe(told, "facing", one.facing === "right" ? 0 : 1);
  const manner = one.lying ? [facing, words.say("super-down")] : [facing];
  return capital(words.several([where, ...manner]));
}

/** Loot, how many, and where. */
export function heapLabel(told: Told, { kind, tokens, spot }: Heap): string {
  const { words } = told;
  const name = words.say("loot-count", { kind, number: tokens.length });
  return capital(words.say("board-at", { name, ...wordingOf(told).variables(told, "spot", spot) }));
}

/** A section of the train. */
export function sectionLabel(told: Told, section: number): string {
  const { inside } = told.box.sections[section]!;
  return capital(told.words.say("section", wordingOf(told).variables(told, "spot", inside)));
}
