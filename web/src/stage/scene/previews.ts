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
