/** Couriers & Armored Train for the board. */

import type { ArmoredScene } from "../../lib/wire/index.ts";
import type { GamePart } from "../scene/part.ts";
import { armoredActs } from "./acts.ts";
import { tableau } from "./tableau.ts";

export const part: GamePart = {
  tableau: (box, scene) => tableau(box, scene as ArmoredScene),
  acts: armoredActs,
};
