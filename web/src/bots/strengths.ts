/** How strong bots are, in plain words; which level that is says the server. */

import type { BotInfo } from "../net/protocol/index.ts";

export const STRENGTHS = ["easy", "normal", "hard"] as const;
export type Strength = (typeof STRENGTHS)[number];
export const USUAL: Strength = "normal";

/** The level of this strength, as the server has it. */
export const levelOf = (bots: readonly BotInfo[], strength: Strength): string =>
  (bots.find((bot) => bot.strength === strength) ?? bots[0])?.name ?? "";

/** How strong a level is, if there is a plain word for it. */
export const strengthOf = (bots: readonly BotInfo[], level: string): Strength | undefined =>
  bots.find((bot) => bot.name === level)?.strength ?? undefined;
