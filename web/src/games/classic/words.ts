/** The numbers of the base game in words; the armored train borrows most of them. */

import { capital, type Name, type Values } from "../../words/words.svelte.ts";
import type { Question } from "../../net/protocol/index.ts";
import { faceOf, ownerOf } from "../../train/cards.ts";
import { onOffer } from "../../train/loot.ts";
import { gangOf, seatOf, type TrainScene } from "../../train/scene.ts";
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

const A_DEAL = 6; // so many cards at once are the hand of a new round
const INSTEAD = ["draw", "pass", "done"]; // what is done instead of playing a card
const WITH_PLACE = ["fire-at-whom"]; // questions about bandits in different places

export const train = (told: Told): Told<TrainScene> => told as Told<TrainScene>;

// People

/** The name of the character; before it is picked, the number of the pawn. */
export function banditName(told: Told, bandit: number): Name {
  const who = train(told).scene.who[bandit] ?? BLANK;
  if (who === BLANK) return told.words.phrase("bandit-unpicked", { number: bandit + 1 });
  return characterName(told, who);
}

/** The names of a player's bandits; before all are picked, whoever sits there. */
export function playerName(told: Told, player: number): Name {
  const { words } = told;
  const { scene } = train(told);
  if (player === CHANCE) return words.phrase("player-dice");
  const gang = gangOf(scene, player);
  if (gang.some((bandit) => scene.who[bandit] === BLANK)) {
    return person(told, scene.seat_of[player]!);
  }
  return words.together(gang.map((bandit) => banditName(told, bandit)));
}

// Places and loot

/** A spot for the messages spot-at, spot-to and spot-answer. */
export function spotValues(told: Told, spot: number): Values {
  const { section, roof } = sectionOf(told.box, spot);
  const car = section > 0 ? (train(told).scene.cars[section - 1] ?? BLANK) : BLANK;
  const name = car === BLANK ? "none" : told.words.phrase(`car-${told.box.cars[car]!.name}`);
  return { floor: roof ? "roof" : "inside", section, name };
}

/** A token for the messages loot-one and loot-taken. */
export function tokenValues({ words, box }: Told, token: number): Values {
  const { kind, value, sealed } = box.tokens[token]!;
  return { kind, value: sealed ? "hidden" : words.money(value) };
}

// Cards

export function isBullet({ box }: Told, card: number): boolean {
  return box.faces[faceOf(card)] === "bullet";
}

/** What is on a card; in a gang also whose it is. */
export function cardName(told: Told, card: number): Name {
  const { words, box } = told;
  const { scene } = train(told);
  if (card === HIDDEN) return words.phrase("card-hidden");
  const owner = ownerOf(card);
  if (isBullet(told, card)) {
    if (owner === box.codes.neutral) return words.phrase("card-bullet-neutral");
    return words.phrase("card-bullet-from", { bandit: banditName(told, owner) });
  }
  const name = words.phrase(`card-${box.faces[faceOf(card)]!}`);
  const gangs = scene.bandits > scene.players;
  return gangs
    ? words.phrase("card-of-gang", { bandit: banditName(told, owner), card: name })
    : name;
}

/** A card, perhaps face down, for messages. */
export function cardValues(told: Told, choice: number): Values {
  const { words, box } = told;
  if (choice === HIDDEN) return { card: words.phrase("card-hidden"), face: "hidden", down: "yes" };
  const down = box.codes.face_down!;
  const card = choice & ~down;
  return {
    card: cardName(told, card),
    face: box.faces[faceOf(card)]!,
    down: choice & down ? "yes" : "no",
  };
}

/** What is done instead of playing a card, if the choice is no card. */
export function instead(
  { box }: Told,
  choice: number,
  names: readonly string[],
): string | undefined {
  return names.find((name) => box.codes[name] === choice);
}

/** A choice of Schemin': a card, a card face down, or what is done instead. */
export function playName(told: Told, choice: number): Name {
  const { words, box } = told;
  const other = instead(told, choice, INSTEAD);
  if (other) return words.sayOf(box.game, `answer-${other}`);
  const down = box.codes.face_down!;
  if (choice !== HIDDEN && choice & down) {
    return words.phrase("card-face-down", { card: cardName(told, choice & ~down) });
  }
  return cardName(told, choice);
}

/** The key of a round card: the same for every number of players. */
export const roundCardKey = ({ box }: Told, card: number): string =>
  box.round_cards[card]!.name.replace(/^[^_]*_/, "");

// All of them by their type

export function variables(told: Told, type: string, value: number): Values {
  const { words, box } = told;
  switch (type) {
    case "spot":
      return spotValues(told, value);
    case "token":
      return tokenValues(told, value);
    case "card":
      return cardValues(told, value);
    case "loot":
      return {}; // the token says it all
    case "car":
      return { name: describe(told, "car", value) };
    case "section":
    case "number":
      return { [type]: value };
    case "face":
      return { face: box.faces[value]!, card: words.phrase(`card-${box.faces[value]!}`) };
    case "cause":
      return { cause: value === box.codes.by_meeting ? "meeting" : "event" };
    case "bandit":
      return {
        bandit: banditName(told, value),
        seat: person(told, seatOf(train(told).scene, value)),
        prize: words.money(box.gunslinger_prize ?? 0),
      };
    default:
      return { [type]: describe(told, type, value) };
  }
}

export function describe(told: Told, type: string, value: number): Name {
  const { words, box } = told;
  switch (type) {
    case "bandit":
    case "target":
    case "victim":
      return banditName(told, value);
    case "player":
    case "seat":
      return playerName(told, value);
    case "character":
      return characterName(told, value);
    case "spot":
      return words.say("spot-at", spotValues(told, value));
    case "card":
      return playName(told, value);
    case "token":
      return words.say("loot-one", tokenValues(told, value));
    case "loot":
      return words.say("loot-one", { kind: box.loot_kinds[value]!, value: "hidden" });
    case "money":
      return words.money(value);
    case "car":
      return words.phrase(`car-${box.cars[value]!.name}`);
    case "round_card":
      return words.say(`round-card-${roundCardKey(told, value)}`);
    case "round_event":
      return words.say(`round-event-${box.round_events[value]!}`);
    case "turn_kind":
      return words.say(`turn-${box.turn_kinds[value]!}`);
    case "face":
      return words.phrase(`card-${box.faces[value]!}`);
    case "cause":
      return words.say(value === box.codes.by_meeting ? "cause-meeting" : "cause-event");
    default:
      return String(value);
  }
}

// Answers

function option(told: Told, question: Question, value: number): string {
  const { words } = told;
  const { scene } = train(told);
  switch (question.type) {
    case "character":
      return characterOption(told, value);
    case "yes_no":
      return words.say(`classic-answer-${question.what}-${value ? "yes" : "no"}`);
    case "spot":
      return words.say("spot-answer", spotValues(told, value));
    case "loot":
      return capital(lootOption(told, question, value));
  }
  if (WITH_PLACE.includes(question.what)) {
    const where = spotValues(told, scene.at[value]!);
    return words.say("classic-answer-bandit", { bandit: banditName(told, value), ...where });
  }
  return capital(describe(told, question.type, value));
}

/** A character to pick, with the power that it has here. */
export function characterOption(told: Told, character: number): string {
  const { words, box } = told;
  return words.sayOf(box.game, "answer-character", {
    character: characterName(told, character),
    power: words.sayOf(box.game, `power-${box.characters[character]!.name}`),
  });
}

/** A kind of loot, or one token by its place. */
function lootOption(told: Told, question: Question, pick: number): Name {
  const { words, box } = told;
  if (pick === box.codes.leave_it) return words.say("classic-answer-leave");
  if (!box.loot_by_place) return describe(told, "loot", pick);
  const token = onOffer(train(told).scene, question)[pick];
  const values =
    token === undefined ? { kind: "purse", value: "hidden" } : tokenValues(told, token);
  return words.say("loot-place", { number: pick + 1, ...values });
}

// The story

/** Cards drawn together are told together; the hands that others draw are no news. */
export const mergedWith =
  (describe: Wording["describe"]): Wording["merged"] =>
  (told, kind, events) => {
    if (kind !== "drew") return undefined;
    const { words } = told;
    const cards = events.map((event) => event.args.card!).sort((a, b) => a - b);
    const hidden = cards.includes(HIDDEN);
    if (hidden && cards.length >= A_DEAL) return [];
    const player = describe(told, "player", events[0]!.args.player!);
    const names = hidden
      ? "hidden"
      : words.several(cards.map((one) => describe(told, "card", one)));
    return [words.say("classic-events-drew", { player, number: cards.length, cards: names })];
  };

export const wording: Wording = {
  variables,
  describe,
  seatName: (told, seat) => seatName(told, seat, playerName),
  option,
  merged: mergedWith(describe),
};

/** All bandits that a seat leads; before they are picked, whoever sits there. */
export function seatName(
  told: Told,
  seat: number,
  name: (told: Told, player: number) => Name,
): Name {
  if (seat === CHANCE) return told.words.phrase("player-dice");
  const { scene } = train(told);
  const led = scene.seat_of.flatMap((owner, player) => (owner === seat ? [player] : []));
  const picked = scene.player_of.every(
    (player, bandit) => !led.includes(player) || scene.who[bandit] !== BLANK,
  );
  if (!picked) return person(told, seat);
  return told.words.together(led.map((player) => name(told, player)));
}
