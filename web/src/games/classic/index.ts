/** Colt Express: the base game. */

import type { GamePage } from "../game.ts";

export const page: GamePage = {
  name: "classic",
  clauses: "C-",
  players: "2–6",
  minutes: "30",
  usual: 4,
  cast: ["belle", "marshal", "tuco"],
  telling: () => import("./telling.ts"),
};
