/** Small facts about a scene that several parts of the board want to know. */

import type { Beat, View } from "../../lib/table.svelte.ts";
import type { AnyScene, Box } from "../../lib/wire/index.ts";

/** The bandits that these eyes lead. */
export function mineOf(scene: AnyScene): number[] {
  if (scene.eyes < 0) return [];
  if (scene.game === "super") return [scene.eyes];
  return scene.player_of.flatMap((player, bandit) =>
    scene.seat_of[player] === scene.eyes ? [bandit] : [],
  );
}

/** The players whose hands are mine. */
export function myPlayers(scene: AnyScene): number[] {
  if (scene.game === "super") return scene.eyes >= 0 ? [scene.eyes] : [];
  return scene.seat_of.flatMap((seat, player) => (seat === scene.eyes ? [player] : []));
}

/** The bandits of a seat. */
export function banditsOf(scene: AnyScene, seat: number): number[] {
  if (scene.game === "super") return [seat];
  return scene.player_of.flatMap((player, bandit) =>
    scene.seat_of[player] === seat ? [bandit] : [],
  );
}

/** The round card of this round, if one is turned up. */
export function roundCard(box: Box, scene: AnyScene): Box["round_cards"][number] | undefined {
  if (scene.game === "super") return undefined;
  return box.round_cards[scene.round_cards.at(-1) ?? -1];
}

/** The number of the present round. */
export const roundOf = (scene: AnyScene): number =>
  scene.game === "super" ? scene.round : scene.round_cards.length;

export const phaseOf = (box: Box, scene: AnyScene): string => box.phases[scene.phase] ?? "setup";

/** Is the train in a tunnel? */
export function inTunnel(box: Box, scene: AnyScene): boolean {
  if (scene.game === "super" || phaseOf(box, scene) !== "schemin") return false;
  return roundCard(box, scene)?.turns[scene.turn] === "tunnel";
}

/** Has the train come to the station? */
export const atTheStation = (box: Box, scene: AnyScene): boolean =>
  scene.game === "classic" && phaseOf(box, scene) === "over";

/** Whoever acts or is waited for, by the keys of their figures. */
export function actorsOf(view: View, actor: string | undefined): string[] {
  const scene = view.scene!;
  if (!view.show.caughtUp) return actor ? [actor] : [];
  const asked = view.ask?.about?.bandit;
  if (asked !== undefined && view.due) return [`bandit-${asked}`];
  const seats = view.waiting.map(({ seat }) => seat).filter((seat) => seat >= 0);
  return seats.flatMap((seat) => {
    const player = scene.game === "super" ? undefined : scene.actor;
    const gang = banditsOf(scene, seat).filter(
      (bandit) =>
        scene.game === "super" ||
        player === undefined ||
        player < 0 ||
        scene.player_of[bandit] === player,
    );
    return gang.map((bandit) => `bandit-${bandit}`);
  });
}

/** The card that is being played out, if one is: who plays it, and what is on it. */
export function cardInPlay(
  story: readonly Beat[],
  upTo: number,
): { player: number; card: number } | undefined {
  for (let n = Math.min(upTo, story.length - 1); n >= 0; n--) {
    const { kind, args } = story[n]!.event;
    if (kind === "revealed") return { player: args.player ?? args.bandit!, card: args.card! };
    if (ENDS.includes(kind)) return undefined;
  }
  return undefined;
}

const ENDS = ["card-returned", "round-ended", "round-began", "event-struck", "decoupled"];

/** How many beats of the story have been shown. */
export function shownOf(view: View): number {
  const { show, story } = view;
  if (show.again) return story.length;
  const first = story[0]?.place ?? 0;
  const next = show.current?.place ?? show.queue[0]?.place;
  return next === undefined ? story.length : next - first;
}
