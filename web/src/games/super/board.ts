/** Colt Super Express on the stage. */

import type { Standing } from "../../stage/scene/tableau.ts";
import { describe } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";
import type { GameBoard } from "../game.ts";
import { acts } from "./acts.ts";
import { choosing } from "./choosing.ts";
import { players } from "./people.ts";
import PlanBoard from "./PlanBoard.svelte";
import Plans from "./Plans.svelte";
import PlayerRow from "./PlayerRow.svelte";
import { previews } from "./previews.ts";
import Round from "./Round.svelte";
import { tableau } from "./tableau.ts";

/** Which way somebody looks, and whether lying. */
function manner(told: Told, { facing, lying }: Standing): string[] {
  const way = describe(told, "facing", facing === "right" ? 0 : 1);
  return lying ? [way, told.words.say("super-down")] : [way];
}

export const board: GameBoard = {
  tableau,
  acts,
  choosing,
  acting: (_, seat) => [seat],
  previews,
  manner,
  players,
  panels: { round: Round, pile: Plans, hand: PlanBoard, handOnly: true, player: PlayerRow },
};
