/** Where people may stand later: what is being tried, and what my cards in the pile will do. */

import type { Facing } from "../../art/carGeometry.ts";
import type { Person } from "../../art/palette.ts";
import { type Pose, posesIn } from "../choosing/plans.ts";
import type { Play } from "../play.svelte.ts";
import { mineOf } from "../told/facts.ts";
import type { Tableau } from "./tableau.ts";

export interface ShadePiece {
  key: string;
  who: Person;
  spot: number;
  x: number;
  y: number;
  facing?: Facing;
  lying?: boolean;
  scale?: number;
  mark?: string;
}

const FROM_FLOOR = 14; // a spot's box reaches so far below its floor

/** The middle of a floor, a little to the rear so that nobody is hidden. */
export function placeAt(
  { spots }: Tableau,
  spot: number,
  part = 0.5,
): { x: number; y: number } | undefined {
  const found = spots.find((one) => one.spot === spot);
  if (!found) return undefined;
  const lift = found.floor === "roof" ? 12 : FROM_FLOOR;
  return { x: found.x + found.width * part, y: found.y + found.height - lift };
}

const whoIs = ({ box, scene }: Play, bandit: number): Person | undefined =>
  box.characters[scene.who[bandit] ?? -1]?.name as Person | undefined;

export function shadesOf(play: Play): ShadePiece[] {
  if (play.question?.type === "plan" || play.scene.game === "super") return planShades(play);
  const tried = triedShades(play);
  return tried.length ? tried : ghostShades(play);
}

/** Where the tried option would bring somebody. */
function triedShades(play: Play): ShadePiece[] {
  const { shade, previews, question, tableau } = play;
  if (shade) {
    const who =
      shade.key === "marshal" ? "marshal" : whoIs(play, Number(shade.key.replace("bandit-", "")));
    const at = placeAt(tableau, shade.spot);
    return who && at ? [{ key: `tried-${shade.spot}`, who, spot: shade.spot, ...at }] : [];
  }
  const card = play.tried;
  if (!question || card === undefined || !previews.length) return [];
  const bandit = (card & 127) >> 3;
  return many(play, bandit, previews, "preview");
}

/** Where my cards in the pile lead, if nobody interferes. */
function ghostShades(play: Play): ShadePiece[] {
  const { scene, box } = play;
  if (scene.game === "super" || box.phases[scene.phase] !== "schemin") return [];
  return mineOf(scene).flatMap((bandit) => many(play, bandit, scene.ghost[bandit] ?? [], "ghost"));
}

function many(play: Play, bandit: number, spots: readonly number[], name: string): ShadePiece[] {
  const { scene, tableau } = play;
  const who = whoIs(play, bandit);
  if (!who || (spots.length === 1 && spots[0] === scene.at[bandit])) return [];
  const scale = spots.length > 1 ? 0.72 : 1;
  return spots.flatMap((spot) => {
    const at = placeAt(tableau, spot, 0.3);
    return at ? [{ key: `${name}-${bandit}-${spot}`, who, spot, ...at, scale }] : [];
  });
}

/** The poses after each card of my plan, numbered. */
function planShades(play: Play): ShadePiece[] {
  const { scene, tableau } = play;
  if (scene.game !== "super") return [];
  const [bandit] = mineOf(scene);
  const who = bandit === undefined ? undefined : whoIs(play, bandit);
  if (!who || !play.view.show.caughtUp) return [];
  const answer = play.question?.answer ?? undefined;
  const poses: Pose[] =
    play.plan.length || answer === undefined
      ? play.plan.length
        ? play.poses
        : posesIn(scene.ghost.flat())
      : posesIn(play.question!.previews?.[play.question!.options.indexOf(answer)] ?? []);
  return poses.flatMap(({ spot, facing, down }, n) => {
    const at = placeAt(tableau, spot, 0.3 + 0.2 * n);
    if (!at) return [];
    return [
      {
        key: `plan-${n}`,
        who,
        spot,
        ...at,
        facing: facing === 0 ? ("right" as const) : ("left" as const),
        lying: down,
        scale: 0.8,
        mark: String(n + 1),
      },
    ];
  });
}
