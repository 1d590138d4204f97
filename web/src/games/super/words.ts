/** The numbers of Colt Super Express in words. */

import type { Name, Values } from "../../words/words.svelte.ts";
import type { SuperScene } from "../../net/protocol/index.ts";
import { cardsOf } from "../../stage/choosing/plans.ts";
import {
  BLANK,
  CHANCE,
  characterName,
  HIDDEN,
  person,
  sectionOf,
  type Told,
  type Wording,
} from "../../words/wording.ts";

/** The name of the character; before it is picked, whoever sits there. */
export function playerName(told: Told, seat: number): Name {
  if (seat === CHANCE) return told.words.phrase("player-dice");
  const who = (told.scene as SuperScene).who[seat] ?? BLANK;
  return who === BLANK ? person(told, seat) : characterName(told, who);
}

/** A spot for the messages spot-at and spot-to; cars have no names here. */
export function spotValues({ box }: Told, spot: number): Values {
  const { section, roof } = sectionOf(box, spot);
  return { floor: roof ? "roof" : "inside", section, name: "none" };
}

/** A card, or the back of one. */
export function cardName({ words, box }: Told, card: number): Name {
  return words.phrase(card === HIDDEN ? "card-hidden" : `super-card-${box.faces[card]!}`);
}

/** Three cards in their order. */
export function planName(told: Told, plan: number): string {
  if (plan === HIDDEN) return "hidden";
  const [first, second, third] = cardsOf(told.box, plan).map((card) => cardName(told, card));
  return told.words.say("super-plan", { first: first!, second: second!, third: third! });
}

function variables(told: Told, type: string, value: number): Values {
  switch (type) {
    case "spot":
      return spotValues(told, value);
    case "facing":
      return { facing: told.box.facings![value]! };
    case "number":
      return { number: value };
    case "loot":
      return { money: told.words.money(value) };
    case "bandit":
      return { bandit: playerName(told, value), seat: person(told, value) };
    default:
      return { [type]: describe(told, type, value) };
  }
}

function describe(told: Told, type: string, value: number): Name {
  const { words, box } = told;
  switch (type) {
    case "bandit":
    case "target":
    case "player":
    case "seat":
      return playerName(told, value);
    case "character":
      return characterName(told, value);
    case "spot":
      return words.say("spot-at", spotValues(told, value));
    case "card":
      return cardName(told, value);
    case "plan":
      return planName(told, value);
    case "facing":
      return words.say("super-facing", { facing: box.facings![value]! });
    case "loot":
    case "money":
      return words.money(value);
    default:
      return String(value);
  }
}

export const wording: Wording = {
  variables,
  describe,
  seatName: playerName,
  option: (told, question, option) => String(describe(told, question.type, option)),
  // That somebody else has a plan is no news.
  merged: (_, kind, events) =>
    kind === "planned" && Object.values(events[0]!.args).includes(HIDDEN) ? [] : undefined,
};
