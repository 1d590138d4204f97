/** The base game in words. */

import { trainCues } from "../../train/cues.ts";
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
  cues: trainCues,
  board: () => import("./board.ts"),
  lesson: () => import("./lesson.json"),
};
