/** What is worth an award where bandits shoot with bullets and rob tokens. */

import { type Award, mostWorth, oneEach, roofRun } from "../ending/awards.ts";
import type { Box, Happening } from "../net/protocol/index.ts";

const worthOf = ({ args }: Happening, { tokens }: Box): number =>
  tokens[args.token ?? -1]?.value ?? 0;

export const trainAwards: readonly Award[] = [
  {
    name: "theft",
    money: true,
    tally: mostWorth({ robbed: "bandit", snatched: "bandit" }, worthOf),
  },
  { name: "shots", tally: oneEach({ shot: "bandit", "courier-shot": "bandit" }) },
  {
    name: "wounds",
    tally: oneEach({ shot: "target", wounded: "bandit", "professore-shot": "target" }),
  },
  { name: "roof", tally: roofRun },
  { name: "fled", tally: oneEach({ fled: "bandit" }) },
];
