/** Where people may stand later: what is being tried, and what my cards in the pile will do. */

import type { Play } from "../stage/play.svelte.ts";
import { placeAt, type PreviewPiece } from "../stage/scene/previews.ts";
import { characterOf, mineOf, phaseOf } from "../stage/told/facts.ts";
import { ownerOf } from "./cards.ts";
import type { TrainScene } from "./scene.ts";

export function previews(play: Play): PreviewPiece[] {
  const tried = triedPreviews(play);
  return tried.length ? tried : pilePreviews(play);
}

/** Where the tried option would bring somebody. */
function triedPreviews(play: Play): PreviewPiece[] {
  const { box, scene, going, question, tableau } = play;
  if (going) {
    const bandit = Number(going.key.replace("bandit-", ""));
    const who = going.key === "marshal" ? "marshal" : characterOf(box, scene, bandit);
    const at = placeAt(tableau, going.spot);
    return who && at ? [{ key: `tried-${going.spot}`, who, spot: going.spot, ...at }] : [];
  }
  const card = play.tried;
  if (!question || card === undefined || !play.previews.length) return [];
  return many(play, ownerOf(card), play.previews, "card");
}

/** Where my cards in the pile lead, if nobody interferes. */
function pilePreviews(play: Play): PreviewPiece[] {
  const scene = play.scene as TrainScene;
  if (phaseOf(play.box, scene) !== "schemin") return [];
  return mineOf(scene).flatMap((bandit) => many(play, bandit, scene.preview[bandit] ?? [], "pile"));
}

function many(play: Play, bandit: number, spots: readonly number[], name: string): PreviewPiece[] {
  const { box, scene, tableau } = play;
  const who = characterOf(box, scene, bandit);
  if (!who || (spots.length === 1 && spots[0] === scene.at[bandit])) return [];
  const scale = spots.length > 1 ? 0.72 : 1;
  return spots.flatMap((spot) => {
    const at = placeAt(tableau, spot, 0.3);
    return at ? [{ key: `${name}-${bandit}-${spot}`, who, spot, ...at, scale }] : [];
  });
}
