/** Everybody in the room as the others may know them. */

import type { Bandit, Team } from "../../art/palette.ts";
import type { EmoteName } from "../../net/protocol/index.ts";
import type { View } from "../../net/room.svelte.ts";
import type { Told } from "../../words/wording.ts";

/** A player, and the bandits that the player leads. */
export interface PlayerFacts {
  player: number;
  seat: number;
  name: string;
  /** The person behind it, where one gave a name. */
  human: string;
  bandits: readonly { bandit: number; who?: Bandit }[];
  team?: Team;
  first: boolean;
  mine: boolean;
  /** Is this player waited for, or acting? */
  waited: boolean;
  /** Has this player lost, while others still play? */
  out?: boolean;
  /** The gesture that the person makes in this moment. */
  emote?: EmoteName;
}

/** The name of the person on a seat, if one was given. */
export const humanOn = (told: Told, seat: number): string => told.people[seat] || "";

/** Is this seat thinking, now that everything has been shown? */
export function waitedFor(view: View, seat: number, turn: boolean): boolean {
  return view.animation.caughtUp && turn && view.waiting.some((one) => one.seat === seat);
}
