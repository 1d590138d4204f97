/** What is on a card, for drawing it. */

import type { Face } from "../../art/faces.ts";
import type { Bandit } from "../../art/palette.ts";
import { type AnyScene, type Box, HIDDEN } from "../../lib/wire/index.ts";

export interface CardFace {
  face?: Face;
  who?: Bandit;
}

const CARD_BITS = 127;
const FACE_BITS = 7;
const OWNER_SHIFT = 3;

const character = (box: Box, scene: AnyScene, bandit: number): Bandit | undefined =>
  box.characters[scene.who[bandit] ?? -1]?.name as Bandit | undefined;

/** A card of the base game or the armored train; without a face if nobody may look. */
export function trainCard(box: Box, scene: AnyScene, card: number): CardFace {
  if (card === HIDDEN || card < 0) return {};
  const plain = card & CARD_BITS;
  const plan = box.plans.find((one) => one.card === plain);
  if (plan) return { face: plan.name as Face };
  return {
    face: box.faces[plain & FACE_BITS] as Face,
    who: character(box, scene, plain >> OWNER_SHIFT),
  };
}

/** The back of a player's cards: the colour of the first bandit. */
export function backOf(box: Box, scene: AnyScene, player: number): CardFace {
  if (scene.game === "super") return { who: character(box, scene, player) };
  const bandit = scene.player_of.indexOf(player);
  return bandit < 0 ? {} : { who: character(box, scene, bandit) };
}

/** A card of super. */
export function superCard(box: Box, scene: AnyScene, bandit: number, card: number): CardFace {
  const who = character(box, scene, bandit);
  return card === HIDDEN || card < 0 ? { who } : { who, face: box.faces[card] as Face };
}
