/** The base game in words. */

import { seatOf } from "../../train/scene.ts";
import type { GameTelling } from "../game.ts";
import { ending } from "./ending.ts";

export const telling: GameTelling = {
  seatOf,
  glance: {
    powers: true,
    lists: ({ cards }) => [
      { id: "cards", first: "card-", names: [...Object.keys(cards), "bullet"] },
    ],
  },
  ending,
  board: () => import("./board.ts"),
  lesson: () => import("./lesson.json"),
};
