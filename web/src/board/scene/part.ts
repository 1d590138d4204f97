/** What the board must know of a game: fetched with the game, and only then. */

import type { AnyScene, Box } from "../../lib/wire/index.ts";
import type { Acts } from "../show/act.ts";
import type { Tableau } from "./tableau.ts";

export interface GamePart {
  /** The scene as a picture. */
  tableau(box: Box, scene: AnyScene): Tableau;
  /** How each kind of event is played out. */
  acts: Acts;
}
