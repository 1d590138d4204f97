/** Crates in words. */

import type { GameTelling } from "../game.ts";
import { ending } from "./ending.ts";
import { wording } from "./words.ts";

export const telling: GameTelling = {
  wording,
  seatOf: (_, bandit) => bandit,
  glance: { powers: false, lists: () => [] },
  ending,
  board: () => import("./board.ts"),
};
