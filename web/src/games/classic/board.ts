/** The base game on the stage. */

import type { ClassicScene } from "../../net/protocol/index.ts";
import { trainActs } from "../../train/acts.ts";
import { trainChoosing } from "../../train/choosing.ts";
import { trainPanels } from "../../train/panels.ts";
import { playersOf } from "../../train/people.ts";
import { previews } from "../../train/previews.ts";
import { acting } from "../../train/scene.ts";
import type { GameBoard } from "../game.ts";
import { tableau } from "./tableau.ts";

export const board: GameBoard = {
  tableau,
  acts: trainActs,
  choosing: trainChoosing,
  acting,
  previews,
  players: (told, view) => playersOf(told, view, (told.scene as ClassicScene).gunslingers),
  panels: trainPanels,
};
