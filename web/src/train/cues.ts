/** When bots may say something where bandits shoot with bullets and rob tokens. */

import type { Cues } from "../bots/banter.ts";

export const trainCues: Cues = {
  dealt: { stood: "bandit" },
  hit: { shot: "target", wounded: "bandit", dropped: "bandit", "professore-shot": "target" },
  robs: { robbed: "bandit", snatched: "bandit", "took-document": "bandit" },
};
