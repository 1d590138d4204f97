/** How much of the scene there is to see. */

import type { Play } from "../play.svelte.ts";
import type { Bounds } from "./camera.svelte.ts";

/** Events that move whole cars. */
const MOVING = ["coupled", "trains-moved", "decoupled"];

/** The bounds of the picture; while cars roll, both from where and to where they do. */
export function boundsOf({ view, board, box, tableau }: Play): Bounds {
  const { current } = view.animation;
  if (!current?.before || !MOVING.includes(current.event.kind)) return tableau;
  const before = board.tableau(box, current.before);
  const after = board.tableau(box, current.after);
  return {
    left: Math.min(before.left, after.left),
    right: Math.max(before.right, after.right),
    top: Math.min(before.top, after.top),
    lanes: after.lanes,
  };
}
