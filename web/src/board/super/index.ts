/** Colt Super Express for the board. */

import type { SuperScene } from "../../lib/wire/index.ts";
import type { GamePart } from "../scene/part.ts";
import { superActs } from "./acts.ts";
import { tableau } from "./tableau.ts";

export const part: GamePart = {
  tableau: (box, scene) => tableau(box, scene as SuperScene),
  acts: superActs,
};
