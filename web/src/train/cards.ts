/** How the number of a card is read, and what is on it. */

import type { CardFace, Face } from "../art/faces.ts";
import type { Bandit } from "../art/palette.ts";
import { type Box, CARD_BITS, FACE_BITS, HIDDEN, OWNER_SHIFT } from "../net/protocol/index.ts";
import { characterOf } from "../stage/told/facts.ts";
import type { TrainScene } from "./scene.ts";

/** The card without what lies on top of the number: face up or down. */
export const plainCard = (card: number): number => card & CARD_BITS;
/** The number of its face. */
export const faceOf = (card: number): number => card & FACE_BITS;
/** The bandit that it belongs to. */
export const ownerOf = (card: number): number => plainCard(card) >> OWNER_SHIFT;

/** What is drawn on a card; without a face if nobody may look. */
export function cardFace(box: Box, scene: TrainScene, card: number): CardFace {
  if (card === HIDDEN || card < 0) return {};
  const plan = box.plans.find((one) => one.card === plainCard(card));
  if (plan) return { face: plan.name as Face };
  return {
    face: box.faces[faceOf(card)] as Face,
    who: characterOf(box, scene, ownerOf(card)),
  };
}

/** The back of a player's cards: the colour of the first bandit. */
export function backOf(box: Box, scene: TrainScene, player: number): CardFace {
  const who: Bandit | undefined = characterOf(box, scene, scene.player_of.indexOf(player));
  return who ? { who } : {};
}
