/** Everybody in the room, with money and bid cards. */

import type { ToyScene } from "../../net/protocol/index.ts";
import type { View } from "../../net/room.svelte.ts";
import { characterOf } from "../../stage/told/facts.ts";
import { humanOn, type PlayerFacts, waitedFor } from "../../stage/told/people.ts";
import { describe } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";

export interface ToyFacts extends PlayerFacts {
  money: number;
  cards: readonly number[];
}

export function players(told: Told, view: View): ToyFacts[] {
  const scene = told.scene as ToyScene;
  return scene.who.map((_, seat) => ({
    player: seat,
    seat,
    name: describe(told, "bandit", seat),
    human: humanOn(told, seat),
    bandits: [{ bandit: seat, who: characterOf(told.box, scene, seat) }],
    first: scene.lookout === seat,
    mine: seat === scene.viewer,
    waited: waitedFor(view, seat, true),
    money: scene.money[seat]!,
    cards: scene.hand[seat]!,
  }));
}
