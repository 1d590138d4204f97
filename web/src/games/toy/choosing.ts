/** How the questions of Crates are answered: by a tap on a car, or with a bid card of the hand. */

import type { Choosing } from "../../stage/choosing/choosing.ts";

export const choosing: Choosing = {
  target: (box, _, { type }, option) =>
    type === "car" ? `spot-${box.sections[option + 1]!.roof}` : `card-${option}`,
  picture: () => ({ kind: "loot", loot: "strongbox", seal: "hidden" }),
  fromHand: ({ type }) => type === "card",
  going: ({ about }, option) =>
    about?.bandit === undefined
      ? undefined
      : { key: `bandit-${about.bandit}`, spot: 2 * (option + 1) + 1 },
  follows: {},
};
