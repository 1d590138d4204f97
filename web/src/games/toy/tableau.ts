/** A scene of Crates as a picture: the train, a crate in every closed car, and the bandits. */

import { type CarId, carX } from "../../art/carGeometry.ts";
import type { Box, ToyScene } from "../../net/protocol/index.ts";
import {
  assemble,
  type Carriage,
  extent,
  type Floors,
  type Tableau,
} from "../../stage/scene/tableau.ts";
import { characterOf } from "../../stage/told/facts.ts";

const HIGHEST = -276;
const CLOSED = -1;
/** Coaches of the base game, one for each car. */
const CARS: readonly CarId[] = ["locomotive", "mail", "saloon", "first_class", "baggage"];

function carriages(box: Box): Carriage[] {
  return box.sections.map(({ inside, roof }, section) => ({
    section,
    id: CARS[section]!,
    x: carX(section),
    y: 0,
    facing: "right",
    caboose: section === box.sections.length - 1,
    number: section || undefined,
    spots: [
      { floor: "roof", spot: roof },
      { floor: "inside", spot: inside },
    ],
  }));
}

/** The crate of every car that is closed. */
function crates(box: Box, { taken }: ToyScene): Floors {
  return new Map(
    taken.flatMap((owner, car) => {
      if (owner !== CLOSED) return [];
      const spot = box.sections[car + 1]!.inside;
      const heap = { spot, kind: "strongbox", seal: "hidden", tokens: [car] } as const;
      return [[spot, [{ ...heap, key: `crate-${car}` }]]];
    }),
  );
}

export function tableau(box: Box, scene: ToyScene): Tableau {
  const cars = carriages(box);
  const people = scene.at.map((spot, bandit) => ({
    key: `bandit-${bandit}`,
    who: characterOf(box, scene, bandit)!,
    spot,
    bandit,
  }));
  return {
    ...assemble(cars, people, crates(box, scene)),
    ...extent(cars),
    lanes: [{ train: 0, y: 0, facing: "right" }],
    cars,
    gatlings: [],
    pairs: [],
    top: HIGHEST,
  };
}
