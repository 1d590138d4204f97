/** Loot in words. */

import type { Told } from "../words/wording.ts";

/** Loot by kind, and what it is worth if that is known. */
export function lootWords({ words, box }: Told, tokens: readonly number[]): string {
  const kinds = tokens.map((token) => box.tokens[token]!.kind);
  const parts = box.loot_kinds
    .map((kind) => ({ kind, number: kinds.filter((one) => one === kind).length }))
    .filter(({ number }) => number > 0)
    .map((values) => words.say("loot-count", values));
  if (!parts.length) return words.say("loot-nothing");
  const text = words.several(parts);
  if (tokens.some((token) => box.tokens[token]!.sealed)) return text;
  const worth = tokens.reduce((sum, token) => sum + box.tokens[token]!.value, 0);
  return words.say("with-note", { text, note: words.money(worth) });
}
