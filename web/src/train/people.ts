/** Everybody in the room, with what they hold. */

import type { Bandit } from "../art/palette.ts";
import type { View } from "../net/room.svelte.ts";
import type { LootKind, Seal } from "../stage/scene/tableau.ts";
import { characterOf } from "../stage/told/facts.ts";
import { humanOn, type PlayerFacts, waitedFor } from "../stage/told/people.ts";
import { describe } from "../words/telling.ts";
import type { Told } from "../words/wording.ts";
import { heapsOf } from "./loot.ts";
import { gangOf, type TrainScene } from "./scene.ts";

/** A bandit with what it holds. */
export interface BanditFacts {
  bandit: number;
  who?: Bandit;
  loot: { kind: LootKind; seal: Seal; tokens: number[] }[];
  bullets: number;
  wounds: number;
  gunslinger: boolean;
}

export interface TrainFacts extends PlayerFacts {
  bandits: readonly BanditFacts[];
  hand: number;
  draw: number;
  /** What is known of the money of the seat, and whether there is more that nobody knows. */
  money: number;
  more: boolean;
}

/** All players in the order of their seats, and who of the bandits is a Gunslinger. */
export function playersOf(
  told: Told,
  view: View,
  gunslingers: readonly number[] = [],
): TrainFacts[] {
  const { box } = told;
  const scene = told.scene as TrainScene;
  return Array.from({ length: scene.players }, (_, player) => {
    const seat = scene.seat_of[player]!;
    const bandits = gangOf(scene, player);
    const held = bandits.flatMap((bandit) => scene.held[bandit]!);
    return {
      player,
      seat,
      name: describe(told, "player", player),
      human: humanOn(told, seat),
      bandits: bandits.map((bandit) => ({
        bandit,
        who: characterOf(box, scene, bandit),
        loot: heapsOf(box.tokens, box.loot_kinds, scene.held[bandit]!),
        bullets: scene.bullets[bandit]!,
        wounds: scene.wounds[bandit]!.length,
        gunslinger: gunslingers.includes(bandit),
      })),
      first: scene.first === player && scene.round_cards.length > 0,
      mine: seat === scene.viewer,
      waited: waitedFor(view, seat, scene.actor === player || scene.actor < 0),
      hand: scene.hand[player]!.length,
      draw: scene.draw[player]!,
      money: scene.money[seat]!,
      more: held.some((token) => box.tokens[token]!.sealed),
    };
  });
}
