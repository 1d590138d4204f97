/** Crates in words. */

import type { GameTelling } from "../game.ts";
import { ending } from "./ending.ts";

export const telling: GameTelling = {
  seatOf: (_, bandit) => bandit,
  glance: { powers: false, lists: () => [] },
  ending,
  cues: { dealt: { "chose-car": "bandit" }, robs: { took: "bandit" } },
  board: () => import("./board.ts"),
};
