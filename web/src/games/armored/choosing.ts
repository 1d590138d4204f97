/** How the questions beside an armored train are answered; most are those of any train. */

import type { ArmoredScene, Box, Question } from "../../net/protocol/index.ts";
import type { Choosing, Picture, TargetKey } from "../../stage/choosing/choosing.ts";
import {
  cardPicture,
  insteadPicture,
  personPicture,
  spotPicture,
  trainChoosing,
} from "../../train/choosing.ts";
import { carAt } from "./trains.ts";

/** A bandit, a courier, or the Gatling on the roof where the shooter stands. */
function shootingTarget(
  { codes }: Box,
  scene: ArmoredScene,
  { about }: Question,
  option: number,
): TargetKey | undefined {
  if (option === codes.a_burst) {
    const spot = scene.at[about?.bandit ?? -1] ?? -1;
    return spot >= 0 ? `gatling-${spot}` : undefined;
  }
  if (option >= codes.a_courier!) return `courier-${option - codes.a_courier!}`;
  return `bandit-${option}`;
}

function shootingPicture(box: Box, scene: ArmoredScene, option: number): Picture | undefined {
  if (option === box.codes.a_burst) return { kind: "gatling" };
  if (option >= box.codes.a_courier!) return { kind: "person", who: "courier" };
  return personPicture(box, scene, option);
}

function picture(
  box: Box,
  scene: ArmoredScene,
  question: Question,
  option: number,
): Picture | undefined {
  switch (question.type) {
    case "spot":
      return spotPicture(box, option, (section) => carAt(box, scene, section));
    case "target":
      return shootingPicture(box, scene, option);
    case "healing":
      return (
        insteadPicture(box, option) ?? cardPicture(box, scene, option % box.codes.healing_place!)
      );
    case "action":
      return option < box.faces.length ? { kind: "face", face: box.faces[option]! } : undefined;
    default:
      return trainChoosing.picture(box, scene, question, option);
  }
}

export const choosing: Choosing = {
  ...trainChoosing,
  target: (box, scene, question, option) =>
    question.type === "target"
      ? shootingTarget(box, scene as ArmoredScene, question, option)
      : trainChoosing.target(box, scene, question, option),
  picture,
  follows: {
    ...trainChoosing.follows,
    "nudge-what": ["nudge-whom"],
    "burst-what": ["fire-at-whom"],
    "knock-back-where": ["fire-at-whom"],
  },
};
