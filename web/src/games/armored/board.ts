/** Couriers & Armored Train on the stage. */

import type { Team } from "../../art/palette.ts";
import type { View } from "../../net/room.svelte.ts";
import type { ArmoredScene } from "../../net/protocol/index.ts";
import { trainPanels } from "../../train/panels.ts";
import { playersOf, type TrainFacts } from "../../train/people.ts";
import { previews } from "../../train/previews.ts";
import { acting } from "../../train/scene.ts";
import type { Told } from "../../words/wording.ts";
import type { GameBoard } from "../game.ts";
import { acts } from "./acts.ts";
import { choosing } from "./choosing.ts";
import Others from "./Others.svelte";
import { tableau } from "./tableau.ts";

/** All players with their teams; Il Professore is none of them. */
function players(told: Told, view: View): TrainFacts[] {
  const { team } = told.scene as ArmoredScene;
  return playersOf(told, view).map((facts) => ({
    ...facts,
    team: told.box.teams[team[facts.player]!] as Team,
  }));
}

export const board: GameBoard = {
  tableau,
  acts,
  choosing,
  acting,
  previews,
  players,
  panels: { ...trainPanels, others: Others },
};
