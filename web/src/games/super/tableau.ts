/** A scene of Colt Super Express as a picture: queues, facing, those who lie, cars left behind. */

import { carX, type Facing, PITCH } from "../../art/carGeometry.ts";
import type { Box, SuperScene } from "../../net/protocol/index.ts";
import {
  assemble,
  type Carriage,
  extent,
  type Someone,
  type Standing,
  type Tableau,
} from "../../stage/scene/tableau.ts";
import { characterOf } from "../../stage/told/facts.ts";
import { BESIDE, FALLEN } from "./status.ts";

const HIGHEST = -276;
/** A car that was cut loose stands so much further back, in pitches. */
const GAP = 0.55;
/** Beside the track, in front of the train. */
const BESIDE_Y = 52;

function carriage(box: Box, section: number, last: boolean, loose: boolean): Carriage {
  const { inside, roof } = box.sections[section]!;
  return {
    section,
    id: section === 0 ? "express_locomotive" : "express_car",
    x: carX(section) - (loose ? GAP * PITCH : 0),
    y: 0,
    facing: "right",
    caboose: last,
    number: section === 0 ? undefined : section,
    uncoupled: loose,
    spots: loose
      ? []
      : [
          { floor: "roof", spot: roof },
          { floor: "inside", spot: inside },
        ],
  };
}

/** The way somebody looks. */
export const looks = (facing: number): Facing => (facing === 0 ? "right" : "left");

/** Those aboard, by spot from the rear to the front. */
function aboard(box: Box, scene: SuperScene): Someone[] {
  return scene.queue.flatMap((queue, spot) =>
    queue.toReversed().flatMap((bandit): Someone[] => {
      const who = characterOf(box, scene, bandit);
      if (!who) return [];
      return [
        {
          key: `bandit-${bandit}`,
          who,
          spot,
          bandit,
          facing: looks(scene.facing[bandit]!),
          pointer: true,
          lying: scene.down[bandit] === 1,
        },
      ];
    }),
  );
}

/** Those beside the track: still on their horses, or in the dust. */
function beside(box: Box, scene: SuperScene): Standing[] {
  const off = scene.status.flatMap((status, bandit) =>
    status === BESIDE || status === FALLEN ? [bandit] : [],
  );
  return off.flatMap((bandit, n): Standing[] => {
    const who = characterOf(box, scene, bandit);
    if (!who) return [];
    const fallen = scene.status[bandit] === FALLEN;
    return [
      {
        key: `bandit-${bandit}`,
        who,
        spot: -1,
        bandit,
        facing: "right",
        lying: fallen,
        mounted: !fallen,
        scale: 1,
        x: carX(Math.max(1, scene.cars)) + PITCH * 0.5 + n * 120,
        y: BESIDE_Y,
      },
    ];
  });
}

export function tableau(box: Box, scene: SuperScene): Tableau {
  const coupled = Array.from({ length: scene.cars + 1 }, (_, section) =>
    carriage(box, section, section === scene.cars && section > 0, false),
  );
  const loose = scene.decoupled.slice(-1).map((section) => carriage(box, section, true, true));
  const cars = [...coupled, ...loose];
  const { people, heaps, spots } = assemble(coupled, aboard(box, scene), new Map());
  return {
    people: [...people, ...beside(box, scene)],
    heaps,
    spots,
    ...extent(cars),
    lanes: [{ train: 0, y: 0, facing: "right" }],
    cars,
    gatlings: [],
    pairs: [],
    top: HIGHEST,
  };
}
