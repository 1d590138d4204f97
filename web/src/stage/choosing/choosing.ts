/** Where an option can be touched, how it looks in the list, and what it would do. */

import type { Facing } from "../../art/carGeometry.ts";
import type { CardFace } from "../../art/faces.ts";
import type { AnyScene, Box, Question } from "../../net/protocol/index.ts";
import type { LootKind, Seal } from "../scene/tableau.ts";

/** A thing on the board, by its key: `spot-4`, `bandit-2`, `heap-6-purse-hidden`, `card-3`, … */
export type TargetKey = string;

/** The picture of an option in the list. */
export type Picture =
  | { kind: "person"; who: string }
  | { kind: "spot"; car: string; roof: boolean; facing: Facing }
  | { kind: "loot"; loot: LootKind; seal: Seal; label?: string }
  | { kind: "face"; face: string }
  | { kind: "turn"; turn: string }
  | { kind: "card"; card: CardFace }
  | { kind: "car"; car: string }
  | { kind: "round"; turns: readonly string[]; event: string | null }
  | { kind: "gatling" };

/** Somebody who would stand there if an option were taken. */
export interface Going {
  key: string;
  spot: number;
}

/** How the questions of a game are answered. */
export interface Choosing {
  /** The thing on the board that stands for an option, or none: then it is only in the list. */
  target(box: Box, scene: AnyScene, question: Question, option: number): TargetKey | undefined;
  /** The picture of an option, if there is one. */
  picture(box: Box, scene: AnyScene, question: Question, option: number): Picture | undefined;
  /** Is the question answered with cards of the hand? */
  fromHand(question: Question): boolean;
  /** Who would go where. */
  going(question: Question, option: number): Going | undefined;
  /** Questions that follow from an answer of one's own, by the questions that came before. */
  follows: Readonly<Record<string, readonly string[]>>;
}

/** All options by the things that stand for them; one thing may stand for several. */
export function targetsOf(
  choosing: Choosing,
  box: Box,
  scene: AnyScene,
  question: Question | null,
): ReadonlyMap<TargetKey, readonly number[]> {
  const found = new Map<TargetKey, number[]>();
  for (const option of question?.options ?? []) {
    const key = choosing.target(box, scene, question!, option);
    if (key === undefined) continue;
    const options = found.get(key);
    if (options) options.push(option);
    else found.set(key, [option]);
  }
  return found;
}

/** Options that are buttons: all, or where the hand is asked, what is not in the hand. */
export function listed(
  choosing: Choosing,
  box: Box,
  scene: AnyScene,
  question: Question,
): readonly number[] {
  if (question.type === "plan" || question.type === "character") return [];
  if (!choosing.fromHand(question)) return question.options;
  return question.options.filter(
    (option) => choosing.target(box, scene, question, option) === undefined,
  );
}

/** Spots where a card of mine may lead, if it is played now. */
export function previewOf(question: Question, option: number): readonly number[] {
  if (question.type === "plan") return [];
  return question.previews?.[question.options.indexOf(option)] ?? [];
}
