/** The base game for the board. */

import type { ClassicScene } from "../../lib/wire/index.ts";
import type { GamePart } from "../scene/part.ts";
import { trainActs } from "../show/trainActs.ts";
import { tableau } from "./tableau.ts";

export const part: GamePart = {
  tableau: (box, scene) => tableau(box, scene as ClassicScene),
  acts: trainActs,
};
