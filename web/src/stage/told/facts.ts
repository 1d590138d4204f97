/** Small facts about a scene that several parts of the stage want to know. */

import type { Bandit } from "../../art/palette.ts";
import type { GameBoard } from "../../games/game.ts";
import { tellingOf } from "../../games/pages.ts";
import type { View } from "../../net/room.svelte.ts";
import type { AnyScene, Box } from "../../net/protocol/index.ts";

/** The character of a bandit, once it is picked. */
export const characterOf = (box: Box, scene: AnyScene, bandit: number): Bandit | undefined =>
  box.characters[scene.who[bandit] ?? -1]?.name as Bandit | undefined;

/** The bandits that a seat leads. */
export function banditsOf(scene: AnyScene, seat: number): number[] {
  const { seatOf } = tellingOf(scene.game);
  return scene.who.flatMap((_, bandit) => (seatOf(scene, bandit) === seat ? [bandit] : []));
}

/** The bandits that this viewer leads. */
export const mineOf = (scene: AnyScene): number[] =>
  scene.viewer < 0 ? [] : banditsOf(scene, scene.viewer);

export const phaseOf = (box: Box, scene: AnyScene): string => box.phases[scene.phase] ?? "setup";

/** Whoever acts or is waited for, by the keys of their figures. */
export function actorsOf(board: GameBoard, view: View, actor: string | undefined): string[] {
  if (!view.animation.caughtUp) return actor ? [actor] : [];
  const asked = view.ask?.about?.bandit;
  if (asked !== undefined && view.due) return [`bandit-${asked}`];
  const seats = view.waiting.map(({ seat }) => seat).filter((seat) => seat >= 0);
  return seats.flatMap((seat) =>
    board.acting(view.scene!, seat).map((bandit) => `bandit-${bandit}`),
  );
}

/** How many beats of the story have been shown. */
export function shownOf(view: View): number {
  const { animation, story } = view;
  if (animation.again) return story.length;
  const first = story[0]?.place ?? 0;
  const next = animation.current?.place ?? animation.queue[0]?.place;
  return next === undefined ? story.length : next - first;
}
