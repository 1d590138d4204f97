/** Everybody at the table as the others may know them. */

import type { Bandit, Team } from "../../art/palette.ts";
import type { View } from "../../lib/table.svelte.ts";
import type { Told } from "../../lib/words/wording.ts";
import { person } from "../../lib/words/wording.ts";
import { describe } from "../../lib/words/telling.ts";
import { heapsOf, type LootKind, type Seal } from "../scene/tableau.ts";

/** A bandit with what it holds. */
export interface BanditFacts {
  bandit: number;
  who?: Bandit;
  name: string;
  loot: { kind: LootKind; seal: Seal; tokens: number[] }[];
  bullets: number;
  wounds: number;
  gunslinger: boolean;
}

/** A player, and the bandits that the player leads. */
export interface PlayerFacts {
  player: number;
  seat: number;
  name: string;
  /** The person behind it, where one gave a name. */
  human: string;
  bandits: BanditFacts[];
  team?: Team;
  first: boolean;
  mine: boolean;
  /** Is this player waited for, or acting? */
  waited: boolean;
  hand: number;
  draw: number;
  /** What is known of the money of the seat, and whether there is more that nobody knows. */
  money: number;
  more: boolean;
  /** In super: the values of cars won, and how it stands with the bandit. */
  cars?: readonly number[];
  status?: number;
}

/** All players in the order of their seats; Il Professore is none of them. */
export function playersOf(told: Told, view: View): PlayerFacts[] {
  return told.scene.game === "super" ? superPlayers(told, view) : trainPlayers(told, view);
}

function trainPlayers(told: Told, view: View): PlayerFacts[] {
  const { scene, box } = told;
  if (scene.game === "super") return [];
  return Array.from({ length: scene.players }, (_, player) => {
    const seat = scene.seat_of[player]!;
    const bandits = scene.player_of.flatMap((owner, bandit) => (owner === player ? [bandit] : []));
    const held = bandits.flatMap((bandit) => scene.held[bandit]!);
    return {
      player,
      seat,
      name: describe(told, "player", player),
      human: told.people[seat] ? person(told, seat) : "",
      bandits: bandits.map((bandit) => ({
        bandit,
        who: box.characters[scene.who[bandit] ?? -1]?.name as Bandit | undefined,
        name: describe(told, "bandit", bandit),
        loot: heapsOf(box.tokens, box.loot_kinds, scene.held[bandit]!),
        bullets: scene.bullets[bandit]!,
        wounds: scene.wounds[bandit]!.length,
        gunslinger: scene.game === "classic" && scene.gunslingers.includes(bandit),
      })),
      team: scene.game === "armored" ? (box.teams[scene.team[player]!] as Team) : undefined,
      first: scene.first === player && scene.round_cards.length > 0,
      mine: seat === scene.eyes,
      waited: waitedFor(view, seat, scene.actor === player || scene.actor < 0),
      hand: scene.hand[player]!.length,
      draw: scene.draw[player]!,
      money: scene.money[seat]!,
      more: held.some((token) => box.tokens[token]!.sealed),
    };
  });
}

function superPlayers(told: Told, view: View): PlayerFacts[] {
  const { scene, box } = told;
  if (scene.game !== "super") return [];
  return Array.from({ length: scene.players }, (_, seat) => ({
    player: seat,
    seat,
    name: describe(told, "bandit", seat),
    human: told.people[seat] ? person(told, seat) : "",
    bandits: [
      {
        bandit: seat,
        who: box.characters[scene.who[seat] ?? -1]?.name as Bandit | undefined,
        name: describe(told, "bandit", seat),
        loot: [],
        bullets: 0,
        wounds: 0,
        gunslinger: false,
      },
    ],
    first: scene.start === seat,
    mine: seat === scene.eyes,
    waited: waitedFor(view, seat, true),
    hand: 0,
    draw: 0,
    money: scene.money[seat]!,
    more: false,
    cars: scene.loot[seat]!,
    status: scene.status[seat]!,
  }));
}

/** Is this seat thinking, now that everything has been shown? */
function waitedFor(view: View, seat: number, turn: boolean): boolean {
  return view.show.caughtUp && turn && view.waiting.some((one) => one.seat === seat);
}
