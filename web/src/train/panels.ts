/** What lies around a train: the round card, the pile, the hand, what the players hold. */

import type { Panels } from "../games/game.ts";
import Hand from "./Hand.svelte";
import Pile from "./Pile.svelte";
import PlayerRow from "./PlayerRow.svelte";
import Round from "./Round.svelte";

export const trainPanels: Panels = { round: Round, pile: Pile, hand: Hand, player: PlayerRow };
