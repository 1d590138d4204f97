/** Everybody in the room, with the cars they have won. */

import type { View } from "../../net/room.svelte.ts";
import type { SuperScene } from "../../net/protocol/index.ts";
import { characterOf } from "../../stage/told/facts.ts";
import { humanOn, type PlayerFacts, waitedFor } from "../../stage/told/people.ts";
import { describe } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";
import { FALLEN, OUT } from "./status.ts";

export interface SuperFacts extends PlayerFacts {
  /** The values of the cars won. */
  cars: readonly number[];
  fallen: boolean;
}

export function players(told: Told, view: View): SuperFacts[] {
  const scene = told.scene as SuperScene;
  return Array.from({ length: scene.players }, (_, seat) => ({
    player: seat,
    seat,
    name: describe(told, "bandit", seat),
    human: humanOn(told, seat),
    bandits: [{ bandit: seat, who: characterOf(told.box, scene, seat) }],
    first: scene.start === seat,
    mine: seat === scene.viewer,
    waited: waitedFor(view, seat, true),
    out: scene.status[seat] === OUT,
    cars: scene.loot[seat]!,
    fallen: scene.status[seat] === FALLEN,
  }));
}
