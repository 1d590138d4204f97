/** The two trains: which car stands where. */

import type { CarId } from "../../art/carGeometry.ts";
import type { ArmoredScene, Box } from "../../net/protocol/index.ts";
import { carAt as startingCar, type CarPlace } from "../../train/scene.ts";

/** The cars of the armored train, from its locomotive back. */
const ARMORED: readonly CarId[] = [
  "armored_locomotive",
  "tender",
  "armored",
  "armory",
  "armored",
  "infirmary",
  "armored",
];

/** How many sections the Starting Train has. */
export const startingSections = ({ sections }: Box): number =>
  sections.filter(({ train }) => train === 0).length;

/** The car of a section, and which way its train goes. */
export function carAt(box: Box, scene: ArmoredScene, section: number): CarPlace {
  const behind = section - startingSections(box);
  if (behind < 0) return startingCar(box, scene, section);
  return { id: ARMORED[behind]!, facing: "left" };
}
