/** Crates: the smallest game, the example for developers. */

import type { GamePage } from "../game.ts";

export const page: GamePage = {
  name: "toy",
  clauses: "T-",
  players: "2–4",
  minutes: "5",
  usual: 3,
  cast: ["belle", "tuco", "doc"],
  forDevelopers: true,
  telling: () => import("./telling.ts"),
};
