/** Where somebody may stand later. */

import type { Facing } from "../../art/carGeometry.ts";
import type { Person } from "../../art/palette.ts";
import type { Tableau } from "./tableau.ts";

export interface PreviewPiece {
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

const ELBOW = 52; // units between two who do not hide each other
const PARTS = [0.1, 0.3, 0.5, 0.7, 0.9]; // of a floor: where somebody may stand

/**
 * A place on a floor, at this part of it or else where there is the most room: nobody who stands
 * there, and none of the places that are taken, is hidden by it or hides it.
 */
export function placeAt(
  { spots, people }: Tableau,
  spot: number,
  part = 0.5,
  taken: readonly { spot: number; x: number }[] = [],
): { x: number; y: number } | undefined {
  const found = spots.find((one) => one.spot === spot);
  if (!found) return undefined;
  const lift = found.floor === "roof" ? 12 : FROM_FLOOR;
  const others = [...people, ...taken].filter((one) => one.spot === spot).map(({ x }) => x);
  const at = (share: number): number => found.x + found.width * share;
  const roomAt = (share: number): number =>
    Math.min(ELBOW, ...others.map((x) => Math.abs(x - at(share))));
  const best = [part, ...PARTS].reduce((a, b) => (roomAt(b) > roomAt(a) ? b : a));
  return { x: at(best), y: found.y + found.height - lift };
}
