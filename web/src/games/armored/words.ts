/** The numbers of Couriers & Armored Train in words; the base game words the others. */

import { capital, type Name, type Values } from "../../words/words.svelte.ts";
import type { ArmoredScene, Question } from "../../net/protocol/index.ts";
import { faceOf, ownerOf } from "../../train/cards.ts";
import { onOffer } from "../../train/loot.ts";
import * as base from "../classic/words.ts";
import { BLANK, HIDDEN, sectionOf, type Told, type Wording } from "../../words/wording.ts";

const GAME = "armored";
const COURIERS = ["first", "central", "last"];
const PLACES = ["deck", "hand", "discard", "under"]; // where a healed bullet is taken from
const INSTEAD = ["draw", "pass", "done", "skip"];
const OWN_DONE = ["heal-which", "keep-which"]; // questions with words of their own for no more
const DOCUMENTS = ["hidden", "decoy", "blue", "red"]; // in the order of their tokens

const armoredScene = (told: Told): ArmoredScene => told.scene as ArmoredScene;

// People

/** The name of a player's bandit; before it is picked, whoever sits there; or Il Professore. */
export function playerName(told: Told, player: number): Name {
  if (player === armoredScene(told).players) return told.words.phrase("armored-professore");
  return base.playerName(told, player);
}

/** The team of a bandit: blue or red. */
export function teamOf(told: Told, bandit: number): string {
  const scene = armoredScene(told);
  return told.box.teams![scene.team[scene.player_of[bandit]!]!]!;
}

/** A bandit and the team. */
function banditWithTeam(told: Told, bandit: number): string {
  const team = teamOf(told, bandit);
  return told.words.say("armored-of-team", { bandit: base.banditName(told, bandit), team });
}

// Places and loot

/** A spot for the messages spot-at, spot-to and spot-answer. */
export function spotValues(told: Told, spot: number): Values {
  const { section, roof } = sectionOf(told.box, spot);
  const { train, name } = told.box.sections[section]!;
  if (train === 0) return base.spotValues(told, spot);
  return { floor: roof ? "roof" : "inside", section: name, name: "none" };
}

/** A token for the messages loot-one and loot-taken; documents have a colour, not a value. */
export function lootValues(told: Told, token: number): Values {
  const { tokens } = told.box;
  const { kind, sealed, back } = tokens[token]!;
  if (kind !== "document" || sealed) return base.tokenValues(told, token);
  return { kind, value: DOCUMENTS[token - back]! };
}

// Cards

/** What is on a card, Il Professore's and his bullets included. */
export function cardName(told: Told, card: number): Name {
  const { words, box } = told;
  if (card === HIDDEN) return words.phrase("card-hidden");
  const plan = box.plans!.find((one) => one.card === card);
  if (plan?.name === "binoculars") {
    return words.phrase("armored-plan-binoculars", { bandit: base.banditName(told, plan.bandit!) });
  }
  if (plan) return words.phrase(`armored-plan-${plan.name}`);
  if (!base.isBullet(told, card)) return words.phraseOf(GAME, `card-${box.faces[faceOf(card)]!}`);
  if (ownerOf(card) !== box.codes.professore) return base.cardName(told, card);
  return words.phrase("card-bullet-from", { bandit: words.phrase("armored-professore") });
}

/** A choice of Schemin': a card, a card face down, or what is done instead. */
export function playName(told: Told, choice: number): Name {
  const { words, box } = told;
  const other = base.instead(told, choice, INSTEAD);
  if (other) return words.sayOf(GAME, `answer-${other}`);
  const down = box.codes.face_down!;
  if (choice !== HIDDEN && choice & down) {
    return words.phrase("card-face-down", { card: cardName(told, choice & ~down) });
  }
  return cardName(told, choice);
}

/** A card, perhaps face down, for messages; Il Professore's have the face plan. */
function cardValues(told: Told, choice: number): Values {
  const { words, box } = told;
  if (choice === HIDDEN) return { card: words.phrase("card-hidden"), face: "hidden", down: "yes" };
  const down = box.codes.face_down!;
  const card = choice & ~down;
  const his = box.plans!.some((plan) => plan.card === card);
  return {
    card: cardName(told, card),
    face: his ? "plan" : box.faces[faceOf(card)]!,
    down: choice & down ? "yes" : "no",
  };
}

/** A base action that is given away. */
function actionName({ words, box }: Told, action: number): Name {
  if (action === box.codes.any_action) return words.phrase("armored-any-action");
  if (action === box.codes.no_action) return words.phrase("armored-answer-no-action");
  return words.phrase(`card-${box.faces[action]!}`);
}

/** A bullet that is healed, and where it was. */
function healingValues(told: Told, healing: number): Values {
  const places = told.box.codes.healing_place!;
  return {
    card: cardName(told, healing % places),
    place: PLACES[Math.floor(healing / places)]!,
  };
}

// Rounds

/** A card is called by its event; one without an event by its own name. */
export function roundCardName(told: Told, card: number): string {
  const { words, box } = told;
  const { event, last, name } = box.round_cards[card]!;
  if (event) {
    const effect = words.sayOf(GAME, `round-event-${event}`);
    return last ? words.say("armored-charge", { effect }) : effect;
  }
  if (last) return words.say("armored-charge-plain");
  const key = `round-card-${base.roundCardKey(told, card)}`;
  return words.knows(key) ? words.say(key) : capital(name.replaceAll("_", " "));
}

// All of them by their type

function variables(told: Told, type: string, value: number): Values {
  const { words, box } = told;
  switch (type) {
    case "spot":
      return spotValues(told, value);
    case "token":
      return lootValues(told, value);
    case "card":
      return cardValues(told, value);
    case "healing":
      return healingValues(told, value);
    case "courier":
      return { courier: COURIERS[value]! };
    case "team":
      return { team: box.teams![value]! };
    case "cause":
      return { cause: cause(told, value) };
    case "action":
      return { action: actionName(told, value) };
    case "face": {
      const face = box.faces[value]!;
      return { face, card: words.phraseOf(GAME, `card-${face}`) };
    }
    case "bandit":
      return { ...base.variables(told, type, value), team: teamOf(told, value) };
    case "target":
    case "player":
    case "round_card":
    case "round_event":
    case "turn_kind":
      return { [type]: describe(told, type, value) };
    default:
      return base.variables(told, type, value);
  }
}

function cause({ box }: Told, value: number): string {
  const causes = ["meeting", "gatling", "professore"];
  return causes.find((name) => box.codes[`by_${name}`] === value) ?? "event";
}

function describe(told: Told, type: string, value: number): Name {
  const { words, box } = told;
  switch (type) {
    case "target":
      return targetName(told, value);
    case "courier":
      return words.phrase("armored-courier", { courier: COURIERS[value]! });
    case "player":
      return playerName(told, value);
    case "seat":
      return base.seatName(told, value, playerName);
    case "spot":
      return words.say("spot-at", spotValues(told, value));
    case "card":
      return playName(told, value);
    case "token":
    case "own_loot":
      return words.say("loot-one", lootValues(told, value));
    case "round_card":
      return roundCardName(told, value);
    case "round_event":
      return words.sayOf(GAME, `round-event-${box.round_events[value]!}`);
    case "turn_kind":
      return words.sayOf(GAME, `turn-${box.turn_kinds[value]!}`);
    case "action":
      return actionName(told, value);
    case "healing":
      return words.say("armored-healing", healingValues(told, value));
    case "team":
      return words.say("armored-team", { team: box.teams![value]! });
    default:
      return base.describe(told, type, value);
  }
}

function targetName(told: Told, target: number): Name {
  const { words, box } = told;
  if (target === box.codes.a_burst) return words.phrase("armored-answer-burst");
  const courier = target - box.codes.a_courier!;
  if (courier >= 0) return words.phrase("armored-courier", { courier: COURIERS[courier]! });
  return base.describe(told, "target", target);
}

// Answers

function option(told: Told, question: Question, value: number): string {
  const { words, box } = told;
  if (value === box.codes.done && OWN_DONE.includes(question.what)) {
    return words.say(`armored-answer-${question.what}-done`);
  }
  switch (question.type) {
    case "character":
      return base.characterOption(told, value);
    case "yes_no":
      return words.sayOf(GAME, `answer-${question.what}-${value ? "yes" : "no"}`);
    case "target":
      return targetOption(told, value);
    case "bandit":
      return banditWithTeam(told, value);
    case "spot":
      return spotOption(told, question, value);
    case "loot":
    case "own_loot":
      if (box.loot_by_place) return placeOption(told, question, value);
  }
  return capital(describe(told, question.type, value));
}

function spotOption(told: Told, question: Question, spot: number): string {
  const bandit = question.about?.bandit ?? BLANK;
  const stays = question.what === "help-where" && spot === armoredScene(told).at[bandit];
  return told.words.say(stays ? "armored-answer-stay" : "spot-answer", spotValues(told, spot));
}

/** Whom or what to shoot at, and where. */
function targetOption(told: Told, target: number): string {
  const { words, box } = told;
  const scene = armoredScene(told);
  const name = targetName(told, target);
  if (target === box.codes.a_burst) return String(name);
  const courier = target - box.codes.a_courier!;
  const bandit = courier >= 0 ? capital(name) : banditWithTeam(told, target);
  const spot = courier >= 0 ? scene.courier[courier]! : scene.at[target]!;
  return words.sayOf(GAME, "answer-bandit", { bandit, ...spotValues(told, spot) });
}

/** One token of a row. */
function placeOption(told: Told, question: Question, pick: number): string {
  const token = onOffer(armoredScene(told), question)[pick]!;
  const values = { number: pick + 1, ...lootValues(told, token) };
  return capital(told.words.say("loot-place", values));
}

export const wording: Wording = {
  variables,
  describe,
  seatName: (told, seat) => describe(told, "seat", seat),
  option,
  merged: base.mergedWith(describe),
};
