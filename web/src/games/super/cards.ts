/** What is on a card of a plan. */

import type { CardFace, Face } from "../../art/faces.ts";
import { type Box, HIDDEN, type SuperScene } from "../../net/protocol/index.ts";
import { characterOf } from "../../stage/told/facts.ts";

export function cardFace(box: Box, scene: SuperScene, bandit: number, card: number): CardFace {
  const who = characterOf(box, scene, bandit);
  return card === HIDDEN || card < 0 ? { who } : { who, face: box.faces[card] as Face };
}
