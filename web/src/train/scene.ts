/** Small facts about a scene of bandits with hands, loot and a common pile. */

import type { CarId, Facing } from "../art/carGeometry.ts";
import type { Beat } from "../net/room.svelte.ts";
import type { AnyScene, Box } from "../net/protocol/index.ts";
import { phaseOf } from "../stage/told/facts.ts";

/** A scene in which bandits hold loot. */
export type TrainScene = Extract<AnyScene, { held: number[][] }>;

/** The seat that leads a bandit. */
export const seatOf = (scene: TrainScene, bandit: number): number =>
  scene.seat_of[scene.player_of[bandit]!]!;

/** The bandits of a player. */
export const gangOf = ({ player_of }: TrainScene, player: number): number[] =>
  player_of.flatMap((owner, bandit) => (owner === player ? [bandit] : []));

/** The bandits of a seat. */
export const banditsOf = (scene: TrainScene, seat: number): number[] =>
  scene.player_of.flatMap((_, bandit) => (seatOf(scene, bandit) === seat ? [bandit] : []));

/** The players whose hands are mine. */
export const myPlayers = (scene: TrainScene): number[] =>
  scene.seat_of.flatMap((seat, player) => (seat === scene.viewer ? [player] : []));

/** The bandits of a seat that act now: those of the player whose turn it is. */
export const acting = (scene: TrainScene, seat: number): number[] =>
  banditsOf(scene, seat).filter(
    (bandit) => scene.actor < 0 || scene.player_of[bandit] === scene.actor,
  );

/** The round card of this round, if one is turned up. */
export const roundCard = (box: Box, scene: TrainScene): Box["round_cards"][number] | undefined =>
  box.round_cards[scene.round_cards.at(-1) ?? -1];

/** Is the train in a tunnel? */
export const inTunnel = (box: Box, scene: TrainScene): boolean =>
  phaseOf(box, scene) === "schemin" && roundCard(box, scene)?.turns[scene.turn] === "tunnel";

/** Which car a section is, and which way its train goes. */
export interface CarPlace {
  id: CarId;
  facing: Facing;
}

/** Before a car is drawn from the box it looks like any other. */
const UNKNOWN: CarId = "baggage";

/** The car of a section, on a train that is put together from cars of the box. */
export function carAt(box: Box, scene: TrainScene, section: number): CarPlace {
  const car = box.cars[scene.cars[section - 1] ?? -1];
  return { id: section === 0 ? "locomotive" : (car?.name ?? UNKNOWN), facing: "right" };
}

/** The card that is being played out, if one is: who plays it, and what is on it. */
export function cardInPlay(
  story: readonly Beat[],
  upTo: number,
): { player: number; card: number } | undefined {
  for (let n = Math.min(upTo, story.length - 1); n >= 0; n--) {
    const { kind, args } = story[n]!.event;
    if (kind === "revealed") return { player: args.player!, card: args.card! };
    if (ENDS.includes(kind)) return undefined;
  }
  return undefined;
}

const ENDS = ["card-returned", "round-ended", "round-began", "event-struck"];
