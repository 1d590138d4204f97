/** How questions about spots, bandits, cards and loot are answered. */

import type { Box, Question } from "../net/protocol/index.ts";
import type { Choosing, Going, Picture, TargetKey } from "../stage/choosing/choosing.ts";
import { characterOf } from "../stage/told/facts.ts";
import { sectionOf } from "../words/wording.ts";
import { cardFace } from "./cards.ts";
import { tokenLook } from "./loot.ts";
import { carAt, type CarPlace, type TrainScene } from "./scene.ts";

/** Questions about cards that are answered with the hand. */
const FROM_HAND = ["play-or-draw", "discard-which", "keep-which", "drop-which-bullet"];
/** What is done instead of playing a card, and the face that is shown for it. */
const INSTEAD: Record<string, string> = { draw: "draw", pass: "pass", done: "pass", skip: "pass" };

// Where an option can be touched

function target(
  box: Box,
  scene: TrainScene,
  question: Question,
  option: number,
): TargetKey | undefined {
  switch (question.type) {
    case "spot":
      return `spot-${option}`;
    case "bandit":
      return (scene.at[option] ?? -1) >= 0 ? `bandit-${option}` : undefined;
    case "card":
      return handTarget(box, question, option);
    case "loot":
      return heapTarget(box, question, option);
    default:
      return undefined;
  }
}

/** A card of the hand, face up or down. */
function handTarget({ codes }: Box, question: Question, option: number): TargetKey | undefined {
  if (!fromHand(question) || option >= codes.draw!) return undefined;
  return `card-${option & ~codes.face_down!}`;
}

/** A heap on the floor; what others hold is not to be seen on the board. */
function heapTarget(
  box: Box,
  { floor: spot, tokens }: Question,
  option: number,
): TargetKey | undefined {
  const token = tokens?.[option];
  if (spot === undefined || spot === null || token === undefined) return undefined;
  const { kind, seal } = tokenLook(box.tokens, token);
  return `heap-${spot}-${kind}-${seal}`;
}

const fromHand = ({ what }: Question): boolean => FROM_HAND.includes(what);

// How it looks in the list

function picture(
  box: Box,
  scene: TrainScene,
  question: Question,
  option: number,
): Picture | undefined {
  switch (question.type) {
    case "spot":
      return spotPicture(box, option, (section) => carAt(box, scene, section));
    case "bandit":
      return personPicture(box, scene, option);
    case "card":
      return insteadPicture(box, option) ?? cardPicture(box, scene, option);
    case "car":
      return { kind: "car", car: box.cars[option]!.name };
    case "round_card":
      return { kind: "round", ...box.round_cards[option]! };
    case "loot":
    case "own_loot":
      return lootPicture(box, question, option);
    default:
      return undefined;
  }
}

/** A floor of a car. */
export function spotPicture(
  box: Box,
  spot: number,
  carAt: (section: number) => CarPlace,
): Picture | undefined {
  const { section, roof } = sectionOf(box, spot);
  if (section < 0) return undefined;
  const { id, facing } = carAt(section);
  return { kind: "spot", car: id, roof, facing };
}

export function personPicture(box: Box, scene: TrainScene, bandit: number): Picture | undefined {
  const who = characterOf(box, scene, bandit);
  return who ? { kind: "person", who } : undefined;
}

export function insteadPicture({ codes }: Box, option: number): Picture | undefined {
  const name = Object.keys(INSTEAD).find((one) => codes[one] === option);
  return name === undefined ? undefined : { kind: "face", face: INSTEAD[name]! };
}

export const cardPicture = (box: Box, scene: TrainScene, card: number): Picture => ({
  kind: "card",
  card: cardFace(box, scene, card),
});

function lootPicture(box: Box, { tokens }: Question, option: number): Picture | undefined {
  const token = tokens?.[option];
  if (token === undefined) return undefined;
  const { kind, seal } = tokenLook(box.tokens, token);
  return { kind: "loot", loot: kind, seal };
}

/** Who is moved by a question about spots: the victim, the Marshal, or whoever acts. */
function going(question: Question, option: number): Going | undefined {
  if (question.type !== "spot") return undefined;
  if (question.what === "marshal-where") return { key: "marshal", spot: option };
  const bandit = question.about?.target ?? question.about?.bandit;
  return bandit === undefined ? undefined : { key: `bandit-${bandit}`, spot: option };
}

export const trainChoosing: Choosing = {
  target,
  picture,
  fromHand,
  going,
  follows: {
    "punch-what": ["punch-whom"],
    "keep-purse": ["punch-whom", "punch-what"],
    "throw-where": ["punch-whom", "punch-what", "keep-purse"],
  },
};
