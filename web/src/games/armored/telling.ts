/** Couriers & Armored Train in words. */

import { telling as base } from "../classic/telling.ts";
import type { GameTelling } from "../game.ts";
import { fetchArt } from "./art.ts";
import { ending } from "./ending.ts";

const PLACES = ["armory", "infirmary", "tender", "gatling", "courier", "document"];
const PLANS = ["any-binoculars", "scheme", "bonus_nudge", "last_courier", "rapid_fire"];

export const telling: GameTelling = {
  ...base,
  glance: {
    powers: true,
    lists: (box) => [
      ...base.glance.lists(box),
      { id: "places", first: "place-", names: PLACES },
      { id: "plans", first: "plan-", names: PLANS },
    ],
  },
  ending,
  board: () => import("./board.ts"),
  art: fetchArt,
  lesson: () => import("./lesson.json"),
};
