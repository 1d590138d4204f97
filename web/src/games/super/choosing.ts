/** How plans are answered: card by card, and so neither on the board nor in a list. */

import type { Choosing } from "../../stage/choosing/choosing.ts";

export const choosing: Choosing = {
  target: () => undefined,
  picture: () => undefined,
  fromHand: () => false,
  going: () => undefined,
  follows: {},
};
