/** Couriers & Armored Train: two trains, two teams. */

import type { GamePage } from "../game.ts";
import "./sky.css";

export const page: GamePage = {
  name: "armored",
  borrows: "classic",
  clauses: "A-",
  players: "2–10",
  minutes: "45",
  usual: 4,
  cast: ["misty", "courier", "silk"],
  figures: () => import("./figures.ts"),
  telling: () => import("./telling.ts"),
};
