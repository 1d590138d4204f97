/** Where on the board an option can be touched. */

import type { AnyScene, ArmoredScene, Box, ClassicScene, Question } from "../../lib/wire/index.ts";
import { tokenLook } from "../scene/tableau.ts";

/** A thing on the board, by its key: `spot-4`, `bandit-2`, `heap-6-purse-hidden`, `card-3`, … */
export type TargetKey = string;

const FACE_DOWN = "face_down";
/** Questions about cards that are answered with the hand. */
const FROM_HAND = ["play-or-draw", "discard-which", "keep-which", "drop-which-bullet"];

type TrainScene = ClassicScene | ArmoredScene;
const onTrain = (scene: AnyScene): scene is TrainScene => scene.game !== "super";

/** The thing on the board that stands for an option, or none: then it is only in the list. */
export function targetOf(
  box: Box,
  scene: AnyScene,
  question: Question,
  option: number,
): TargetKey | undefined {
  switch (question.type) {
    case "spot":
      return `spot-${option}`;
    case "bandit":
      return (scene.at[option] ?? -1) >= 0 ? `bandit-${option}` : undefined;
    case "target":
      return shootingTarget(box, scene, question, option);
    case "card":
      return handTarget(box, question, option);
    case "loot":
      return heapTarget(box, scene, question, option);
    default:
      return undefined;
  }
}

/** A bandit, a courier, or the Gatling on the roof where the shooter stands. */
function shootingTarget(
  { codes }: Box,
  scene: AnyScene,
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

/** A card of the hand, face up or down. */
function handTarget({ codes }: Box, { what }: Question, option: number): TargetKey | undefined {
  if (!FROM_HAND.includes(what) || isInstead(codes, option)) return undefined;
  return `card-${option & ~codes[FACE_DOWN]!}`;
}

/** What is done instead of playing a card: draw, pass, done, skip. */
export function isInstead(codes: Record<string, number>, option: number): boolean {
  return option >= codes.draw!;
}

/** A heap on the floor; what others hold is not to be seen on the board. */
function heapTarget(
  box: Box,
  scene: AnyScene,
  question: Question,
  option: number,
): TargetKey | undefined {
  const spot = question.floor;
  if (spot === undefined || spot === null || !onTrain(scene)) return undefined;
  if (option === box.codes.leave_it) return undefined;
  const row = scene.floor[spot] ?? [];
  const token = box.loot_by_place
    ? row[option]
    : row.find((one) => box.tokens[one]!.kind === box.loot_kinds[option]);
  if (token === undefined) return undefined;
  const { kind, seal } = tokenLook(box.tokens, token);
  return `heap-${spot}-${kind}-${seal}`;
}

/** All options by the things that stand for them; one thing may stand for several. */
export function targetsOf(
  box: Box,
  scene: AnyScene,
  question: Question | null,
): ReadonlyMap<TargetKey, readonly number[]> {
  const found = new Map<TargetKey, number[]>();
  for (const option of question?.options ?? []) {
    const key = targetOf(box, scene, question!, option);
    if (key === undefined) continue;
    const options = found.get(key);
    if (options) options.push(option);
    else found.set(key, [option]);
  }
  return found;
}

/** Is the question answered with cards of the hand? */
export const isFromHand = (question: Question): boolean => FROM_HAND.includes(question.what);

/** Options that are buttons: all, or where the hand is asked, what is not in the hand. */
export function listed(box: Box, scene: AnyScene, question: Question): readonly number[] {
  if (question.type === "plan" || question.type === "character") return [];
  if (!isFromHand(question)) return question.options;
  return question.options.filter((option) => targetOf(box, scene, question, option) === undefined);
}

/** Where somebody would stand if this option were taken. */
export interface Shade {
  key: string;
  spot: number;
}

/** Who is moved by a question about spots: the victim, the Marshal, or whoever acts. */
export function shadeOf(question: Question, option: number): Shade | undefined {
  if (question.type !== "spot") return undefined;
  if (question.what === "marshal-where") return { key: "marshal", spot: option };
  const bandit = question.about?.target ?? question.about?.bandit;
  return bandit === undefined ? undefined : { key: `bandit-${bandit}`, spot: option };
}

/** Spots where a card of mine may lead, if it is played now. */
export function previewOf(question: Question, option: number): readonly number[] {
  if (question.type === "plan") return [];
  return question.previews?.[question.options.indexOf(option)] ?? [];
}
