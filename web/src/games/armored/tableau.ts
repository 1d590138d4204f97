/** A scene of the Armored Train as a picture: the Starting Train in front, the armored train behind it. */

import { GATLING_X, PITCH, ROOF_Y } from "../../art/carGeometry.ts";
import type { Team } from "../../art/palette.ts";
import type { ArmoredScene, Box } from "../../net/protocol/index.ts";
import {
  assemble,
  type Carriage,
  extent,
  type GatlingPiece,
  type Pair,
  type Someone,
  type Tableau,
} from "../../stage/scene/tableau.ts";
import { characterOf } from "../../stage/told/facts.ts";
import { floorsOf } from "../../train/loot.ts";
import { inTunnel } from "../../train/scene.ts";
import { carAt, startingSections } from "./trains.ts";

/** The rails of the armored train lie so much higher in the picture. */
export const BEHIND = -318;
const HIGHEST = BEHIND - 276;

function carriages(box: Box, scene: ArmoredScene): Carriage[] {
  const starting = startingSections(box);
  return box.sections.map(({ inside, roof, train, closed }, section) => ({
    section,
    ...carAt(box, scene, section),
    x: scene.x[section]! * PITCH,
    y: train === 1 ? BEHIND : 0,
    caboose: section === starting - 1 || section === box.sections.length - 1,
    spots: [
      { floor: "roof", spot: roof },
      ...(closed ? [] : [{ floor: "inside" as const, spot: inside }]),
    ],
  }));
}

/** The bandits with their teams, and the couriers. */
function people(box: Box, scene: ArmoredScene): Someone[] {
  const couriers = scene.courier.flatMap((spot, courier): Someone[] =>
    spot >= 0 ? [{ key: `courier-${courier}`, who: "courier", spot, courier }] : [],
  );
  const bandits = scene.at.flatMap((spot, bandit): Someone[] => {
    const who = characterOf(box, scene, bandit);
    const team = box.teams[scene.team[scene.player_of[bandit]!]!] as Team | undefined;
    return who && spot >= 0 ? [{ key: `bandit-${bandit}`, who, spot, bandit, team }] : [];
  });
  return [...couriers, ...bandits];
}

function gatlings(box: Box, cars: readonly Carriage[]): GatlingPiece[] {
  return cars
    .filter(({ section }) => box.sections[section]!.gatling)
    .map(({ section, x, y, facing }) => ({
      section,
      spot: box.sections[section]!.roof,
      x: x + GATLING_X,
      y: y + ROOF_Y,
      facing,
    }));
}

/** Where one can cross from train to train. */
function pairs(box: Box, scene: ArmoredScene, cars: readonly Carriage[]): Pair[] {
  return box.sections.flatMap(({ train, roof, inside }, section): Pair[] => {
    if (train !== 0 || scene.opposite[roof]! < 0) return [];
    const { x } = cars.find((car) => car.section === section)!;
    const roofOnly = scene.opposite[inside]! < 0;
    return [{ key: `pair-${section}`, x, top: BEHIND + 2, bottom: ROOF_Y - 8, roofOnly }];
  });
}

export function tableau(box: Box, scene: ArmoredScene): Tableau {
  const cars = carriages(box, scene);
  const team = scene.professore >= 0 ? scene.team[scene.professore] : undefined;
  return {
    ...assemble(cars, people(box, scene), floorsOf(box.tokens, box.loot_kinds, scene.floor)),
    ...extent(cars),
    lanes: [
      { train: 1, y: BEHIND, facing: "left" },
      { train: 0, y: 0, facing: "right" },
    ],
    cars,
    gatlings: gatlings(box, cars),
    pairs: pairs(box, scene, cars),
    top: HIGHEST,
    tunnel: inTunnel(box, scene),
    professore: team === undefined ? undefined : (box.teams[team] as Team),
  };
}
