/** Colt Super Express. */

import type { GamePage } from "../game.ts";
import "./sky.css";

export const page: GamePage = {
  name: "super",
  clauses: "S-",
  players: "3–7",
  minutes: "15",
  usual: 4,
  cast: ["ghost", "django", "cheyenne"],
  telling: () => import("./telling.ts"),
};
