/** Crates in words. */

import type { GameTelling } from "../game.ts";
import { ending } from "./ending.ts";

export const telling: GameTelling = {
  seatOf: (_, bandit) => bandit,
  glance: { powers: false, lists: () => [] },
  ending,
  board: () => import("./board.ts"),
};
