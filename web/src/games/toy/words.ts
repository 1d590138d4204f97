/** The numbers of Crates in words. */

import type { ToyScene } from "../../net/protocol/index.ts";
import { CHANCE, characterName, HIDDEN, type Told, type Wording } from "../../words/wording.ts";
import type { Name, Values } from "../../words/words.svelte.ts";

/** The bandit of a seat. */
export function banditName(told: Told, seat: number): Name {
  if (seat === CHANCE) return told.words.phrase("player-dice");
  return characterName(told, (told.scene as ToyScene).who[seat]!);
}

/** What the crate of a car may hold, each amount once. */
export function mayHold({ words, scene }: Told, car: number): string {
  const values = [...new Set((scene as ToyScene).printed[car])];
  return words.several(values.map((value) => words.money(value)));
}

function variables(told: Told, type: string, value: number): Values {
  switch (type) {
    case "car":
      return { car: value + 1 };
    case "number":
    case "card":
      return { [type]: value };
    case "loot":
      return { money: describe(told, type, value) };
    default:
      return { [type]: describe(told, type, value) };
  }
}

function describe(told: Told, type: string, value: number): Name {
  switch (type) {
    case "bandit":
    case "seat":
      return banditName(told, value);
    case "car":
      return told.words.say("toy-car", { car: value + 1, values: mayHold(told, value) });
    case "loot":
      return value === HIDDEN ? "hidden" : told.words.money(value);
    default:
      return String(value);
  }
}

export const wording: Wording = {
  variables,
  describe,
  seatName: banditName,
  option: (told, question, option) => String(describe(told, question.type, option)),
  merged: () => undefined,
};
