/** What the page must know of a game to put its numbers into sentences. */

import type { Name, Values, Words } from "./words.svelte.ts";
import type { AnyScene, Box, EventInfo, Happening, Question } from "../net/protocol/index.ts";

/** A room, and the words and names to speak of it with. */
export interface Told<Scene extends AnyScene = AnyScene> {
  words: Words;
  box: Box;
  scene: Scene;
  /** By seat: the names of the people who gave one. */
  people: Record<number, string>;
}

/** One game in words. */
export interface Wording {
  /** What a number of this type is called in messages. */
  variables(told: Told, type: string, value: number): Values;
  /** A number of this type in words, standing alone. */
  describe(told: Told, type: string, value: number): Name;
  /** Who sits there, by the name of the bandit or bandits. */
  seatName(told: Told, seat: number): Name;
  /** An answer as it stands in a list of answers. */
  option(told: Told, question: Question, option: number): string;
  /** Sentences for several events of one kind in a row, or nothing to tell them one by one. */
  merged(told: Told, kind: string, events: readonly Happening[]): string[] | undefined;
}

export const BLANK = -1;
export const HIDDEN = -2;
export const CHANCE = -3;

/** What the box says of a kind of event: whether it begins a paragraph, whether it stays quiet. */
export const kindOf = ({ box }: Told, name: string): EventInfo | undefined =>
  box.events.find((one) => one.name === name);

/** Who sits there: the name that was given, or the number of the seat. */
export function person({ words, people }: Told, seat: number): Name {
  if (seat === CHANCE) return words.phrase("player-dice");
  return people[seat] || words.phrase("player-seat", { number: seat + 1 });
}

/** The name of a character. */
export const characterName = ({ words, box }: Told, character: number): Name =>
  words.phrase(`bandit-${box.characters[character]!.name}`);

/** The section that a spot belongs to, and whether it is the roof. */
export function sectionOf(box: Box, spot: number): { section: number; roof: boolean } {
  const section = box.sections.findIndex((one) => one.roof === spot || one.inside === spot);
  return { section, roof: box.sections[section]?.roof === spot };
}
