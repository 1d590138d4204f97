/** Loot as tokens: how it looks, how it lies on floors. */

import type { Token } from "../net/protocol/index.ts";
import type { Floors, LootKind, Seal } from "../stage/scene/tableau.ts";

type Back = Pick<Token, "kind" | "back" | "sealed">;

/** The kind of a token, and the seal of a document as far as it is known. */
export interface TokenLook {
  kind: LootKind;
  seal: Seal;
}

const SEALS: readonly Seal[] = ["hidden", "decoy", "blue", "red"]; // in the order of the tokens

/** How a token looks: backs and fronts of one kind look alike, but documents show their seals. */
export function tokenLook(tokens: readonly Back[], token: number): TokenLook {
  const { kind, back, sealed } = tokens[token]!;
  const seal = kind === "document" && !sealed ? (SEALS[token - back] ?? "hidden") : "hidden";
  return { kind: kind as LootKind, seal };
}

/** The tokens of a floor or a bandit as heaps, in the order of the kinds. */
export function heapsOf(
  tokens: readonly Back[],
  kinds: readonly string[],
  row: readonly number[],
): { kind: LootKind; seal: Seal; tokens: number[] }[] {
  const found = new Map<string, { kind: LootKind; seal: Seal; tokens: number[] }>();
  for (const token of row) {
    const look = tokenLook(tokens, token);
    const key = `${look.kind} ${look.seal}`;
    const heap = found.get(key);
    if (heap) heap.tokens.push(token);
    else found.set(key, { ...look, tokens: [token] });
  }
  return [...found.values()].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** All floors of a scene as heaps with keys. */
export function floorsOf(
  tokens: readonly Back[],
  kinds: readonly string[],
  floor: readonly (readonly number[])[],
): Floors {
  return new Map(
    floor.map((row, spot) => [
      spot,
      heapsOf(tokens, kinds, row).map((heap) => ({
        ...heap,
        spot,
        key: `heap-${spot}-${heap.kind}-${heap.seal}`,
      })),
    ]),
  );
}
