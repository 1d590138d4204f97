/** A scene of the base game as a picture. */

import { carX } from "../../art/carGeometry.ts";
import type { Box, ClassicScene } from "../../net/protocol/index.ts";
import {
  assemble,
  type Carriage,
  extent,
  type Someone,
  type Tableau,
} from "../../stage/scene/tableau.ts";
import { characterOf, phaseOf } from "../../stage/told/facts.ts";
import { floorsOf } from "../../train/loot.ts";
import { carAt, inTunnel } from "../../train/scene.ts";

const HIGHEST = -276;

function carriages(box: Box, scene: ClassicScene): Carriage[] {
  return box.sections.map(({ inside, roof }, section) => ({
    section,
    ...carAt(box, scene, section),
    x: carX(section),
    y: 0,
    caboose: section === box.sections.length - 1,
    spots: [
      { floor: "roof", spot: roof },
      { floor: "inside", spot: inside },
    ],
  }));
}

/** The bandits on the train, and the Marshal. */
function people(box: Box, scene: ClassicScene): Someone[] {
  const bandits = scene.at.flatMap((spot, bandit): Someone[] => {
    const who = characterOf(box, scene, bandit);
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
    tunnel: inTunnel(box, scene),
    station: phaseOf(box, scene) === "over",
  };
}
