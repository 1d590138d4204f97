/** Colt Super Express in words. */

import type { GameTelling } from "../game.ts";
import { fetchArt } from "./art.ts";
import { ending } from "./ending.ts";

export const telling: GameTelling = {
  seatOf: (_, bandit) => bandit,
  glance: {
    powers: false,
    lists: ({ cards }) => [{ id: "cards", first: "card-", names: Object.keys(cards) }],
  },
  ending,
  cues: {
    dealt: { placed: "bandit" },
    hit: { shot: "target", "fell-off": "bandit" },
    robs: { claimed: "bandit" },
  },
  board: () => import("./board.ts"),
  art: fetchArt,
  lesson: () => import("./lesson.json"),
};
