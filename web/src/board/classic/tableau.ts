/** The table of the base game as a picture. */

import { carX, type CarId } from "../../art/carGeometry.ts";
import type { Bandit } from "../../art/palette.ts";
import type { Box, ClassicScene } from "../../lib/wire/index.ts";
import {
  assemble,
  type Carriage,
  extent,
  floorsOf,
  type Someone,
  type Tableau,
} from "../scene/tableau.ts";

const HIGHEST = -276;

/** Before a car is drawn from the box it looks like any other. */
const UNKNOWN: CarId = "baggage";

function carriages(box: Box, scene: ClassicScene): Carriage[] {
  return box.sections.map(({ inside, roof }, section) => {
    const car = scene.cars[section - 1] ?? -1;
    const id = section === 0 ? "locomotive" : ((box.cars[car]?.name as CarId) ?? UNKNOWN);
    return {
      section,
      id,
      x: carX(section),
      y: 0,
      facing: "right",
      caboose: section === box.sections.length - 1,
      spots: [
        { floor: "roof", spot: roof },
        { floor: "inside", spot: inside },
      ],
    };
  });
}

/** The bandits on the train, and the Marshal. */
function people(box: Box, scene: ClassicScene): Someone[] {
  const bandits = scene.at.flatMap((spot, bandit): Someone[] => {
    const who = box.characters[scene.who[bandit]!]?.name as Bandit | undefined;
    return who && spot >= 0 ? [{ key: `bandit-${bandit}`, who, spot, bandit }] : [];
  });
  if (scene.marshal < 0) return bandits;
  return [{ key: "marshal", who: "marshal", spot: scene.marshal }, ...bandits];
}

export function tableau(box: Box, scene: ClassicScene): Tableau {
  const cars = carriages(box, scene).filter(
    ({ section }) => section === 0 || scene.cars[section - 1]! >= 0,
  );
  const last = cars.at(-1);
  if (last) last.caboose = cars.length > 1;
  return {
    ...assemble(cars, people(box, scene), floorsOf(box.tokens, box.loot_kinds, scene.floor)),
    ...extent(cars),
    lanes: [{ train: 0, y: 0, facing: "right" }],
    cars,
    gatlings: [],
    pairs: [],
    top: HIGHEST,
  };
}
