/** The poses after each card of my plan, numbered. */

import type { SuperScene } from "../../net/protocol/index.ts";
import { type Pose, posesIn } from "../../stage/choosing/plans.ts";
import type { Play } from "../../stage/play.svelte.ts";
import { placeAt, type PreviewPiece } from "../../stage/scene/previews.ts";
import { characterOf, mineOf } from "../../stage/told/facts.ts";
import { looks } from "./tableau.ts";

export function previews(play: Play): PreviewPiece[] {
  const { box, scene, tableau } = play;
  const [bandit] = mineOf(scene);
  const who = bandit === undefined ? undefined : characterOf(box, scene, bandit);
  if (!who || !play.view.animation.caughtUp) return [];
  return posesOf(play).reduce<PreviewPiece[]>((placed, { spot, facing, down }, n) => {
    const at = placeAt(tableau, spot, 0.3 + 0.2 * n, placed);
    if (!at) return placed;
    const look = { facing: looks(facing), lying: down, scale: 0.8, mark: String(n + 1) };
    return [...placed, { key: `plan-${n}`, who, spot, ...at, ...look }];
  }, []);
}

/** The poses of what is being put together, of what was sealed, or of what is still to come. */
function posesOf({ plan, poses, question, scene }: Play): Pose[] {
  if (plan.length) return poses;
  const answer = question?.answer ?? undefined;
  if (answer === undefined) return posesIn((scene as SuperScene).preview.flat());
  return posesIn(question!.previews?.[question!.options.indexOf(answer)] ?? []);
}
