/** What comes out of a bag when the loot is counted, piece by piece. */

import type { LootKind, Seal } from "../stage/scene/tableau.ts";

export interface LootPiece {
  kind: LootKind;
  seal?: Seal;
  /** In dollars. */
  value: number;
}

/** A prize that is paid at the end. */
export const prize = (value: number): LootPiece => ({ kind: "bag", value });

/** The pieces in the order in which they are laid down: the best comes last. */
export const laidDown = (pieces: readonly LootPiece[]): LootPiece[] =>
  pieces.toSorted((a, b) => a.value - b.value);
