/** Crates on the stage. */

import type { GameBoard } from "../game.ts";
import { acts } from "./acts.ts";
import { choosing } from "./choosing.ts";
import Crates from "./Crates.svelte";
import Hand from "./Hand.svelte";
import { players } from "./people.ts";
import PlayerRow from "./PlayerRow.svelte";
import Round from "./Round.svelte";
import { tableau } from "./tableau.ts";

export const board: GameBoard = {
  tableau,
  acts,
  choosing,
  acting: (_, seat) => [seat],
  previews: () => [],
  players,
  panels: { round: Round, pile: Crates, hand: Hand, player: PlayerRow },
};
