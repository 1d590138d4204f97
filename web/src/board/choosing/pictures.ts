/** Which picture an option has in the list. */

import type { Facing } from "../../art/carGeometry.ts";
import type { AnyScene, Box, Question } from "../../lib/wire/index.ts";
import { type LootKind, type Seal, tokenLook } from "../scene/tableau.ts";
import { type CardFace, trainCard } from "../told/cards.ts";

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

const INSTEAD: Record<string, string> = { draw: "draw", pass: "pass", done: "pass", skip: "pass" };
const ARMORED = ["armored_locomotive", "tender", "armored", "armory", "armored", "infirmary"];

/** The picture of an option, if there is one. */
export function pictureOf(
  box: Box,
  scene: AnyScene,
  question: Question | null,
  option: number,
): Picture | undefined {
  const instead = Object.keys(INSTEAD).find((name) => box.codes[name] === option);
  switch (question?.type) {
    case "spot":
      return spotPicture(box, scene, option);
    case "bandit":
      return person(box, scene, option);
    case "target":
      if (option === box.codes.a_burst) return { kind: "gatling" };
      if (option >= box.codes.a_courier!) return { kind: "person", who: "courier" };
      return person(box, scene, option);
    case "card":
      if (instead) return { kind: "face", face: INSTEAD[instead]! };
      return { kind: "card", card: trainCard(box, scene, option) };
    case "healing":
      if (instead) return { kind: "face", face: INSTEAD[instead]! };
      return { kind: "card", card: trainCard(box, scene, option % box.codes.healing_place!) };
    case "action":
      return option < box.faces.length ? { kind: "face", face: box.faces[option]! } : undefined;
    case "car":
      return { kind: "car", car: box.cars[option]!.name };
    case "round_card":
      return { kind: "round", ...box.round_cards[option]! };
    case "loot":
    case "own_loot":
    case "token":
      return lootPicture(box, scene, question, option);
    default:
      return undefined;
  }
}

function person(box: Box, scene: AnyScene, bandit: number): Picture | undefined {
  const who = box.characters[scene.who[bandit] ?? -1]?.name;
  return who ? { kind: "person", who } : undefined;
}

function spotPicture(box: Box, scene: AnyScene, spot: number): Picture | undefined {
  const section = box.sections.findIndex((one) => one.roof === spot || one.inside === spot);
  const found = box.sections[section];
  if (!found) return undefined;
  const roof = found.roof === spot;
  if (found.train === 1) {
    const car = ARMORED[section - box.sections.findIndex((one) => one.train === 1)] ?? "armored";
    return { kind: "spot", car, roof, facing: "left" };
  }
  const car =
    scene.game === "super"
      ? section === 0
        ? "super_locomotive"
        : "super_car"
      : section === 0
        ? "locomotive"
        : (box.cars[scene.cars[section - 1] ?? -1]?.name ?? "baggage");
  return { kind: "spot", car, roof, facing: "right" };
}

/** The row of tokens that a question points at. */
export function onOffer(scene: AnyScene, { floor, held }: Question): readonly number[] {
  if (scene.game === "super") return [];
  if (held !== undefined && held !== null) return scene.held[held] ?? [];
  if (floor !== undefined && floor !== null) return scene.floor[floor] ?? [];
  return [];
}

function lootPicture(
  box: Box,
  scene: AnyScene,
  question: Question,
  option: number,
): Picture | undefined {
  if (option === box.codes.leave_it) return undefined;
  const row = onOffer(scene, question);
  const byToken = question.type === "own_loot" || question.type === "token";
  const token = box.loot_by_place ? row[option] : byToken ? option : undefined;
  if (token === undefined) {
    return { kind: "loot", loot: box.loot_kinds[option] as LootKind, seal: "hidden" };
  }
  if (!box.tokens[token]) return undefined;
  const { kind, seal } = tokenLook(box.tokens, token);
  return { kind: "loot", loot: kind, seal };
}
