/** The games, in the order in which they are offered: one line for each. */

import { page as armored } from "./armored/index.ts";
import { page as classic } from "./classic/index.ts";
import type { GamePage } from "./game.ts";
import { page as superExpress } from "./super/index.ts";
import { page as toy } from "./toy/index.ts";

export const PAGES: readonly GamePage[] = [classic, superExpress, armored, toy];
