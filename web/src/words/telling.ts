/** Sentences: what happened, what is asked, what can be answered. */

import { tellingOf } from "../games/pages.ts";
import type { Name, Values } from "./words.svelte.ts";
import type { Happening, Question } from "../net/protocol/index.ts";
import { BLANK, HIDDEN, kindOf, person, type Told, type Wording } from "./wording.ts";

export type { Told } from "./wording.ts";

/** What of the matter of a question is spoken of. */
const SPOKEN = ["bandit", "target", "player", "section"];

export const wordingOf = ({ box }: Told): Wording => tellingOf(box.game).wording;

/** One event as a sentence. */
export function eventSentence(told: Told, event: Happening): string {
  const wording = wordingOf(told);
  const values: Values = {};
  for (const [type, value] of Object.entries(event.args)) {
    Object.assign(values, wording.variables(told, type, value));
  }
  return told.words.sayOf(told.box.game, `event-${event.kind}`, values);
}

/** A question to a seat as a sentence. */
export function questionSentence(told: Told, question: Question, seat: number): string {
  const wording = wordingOf(told);
  const values: Values = {};
  for (const [type, value] of Object.entries(question.about ?? {})) {
    if (!SPOKEN.includes(type) || value === BLANK || value === HIDDEN) continue;
    Object.assign(values, wording.variables(told, type, value));
  }
  if (seat >= 0) {
    values.player ??= wording.seatName(told, seat);
    values.seat = person(told, seat);
  }
  return told.words.sayOf(told.box.game, `question-${question.what}`, values);
}

/** An answer as it stands in a list of answers. */
export const optionWords = (told: Told, question: Question, option: number): string =>
  wordingOf(told).option(told, question, option);

/** A number of this type in words. */
export const describe = (told: Told, type: string, value: number): string =>
  String(wordingOf(told).describe(told, type, value));

/** Who sits there, by the name of the bandit or bandits. */
export const seatName = (told: Told, seat: number): Name => wordingOf(told).seatName(told, seat);

/** A sentence of the story, and the events it tells. */
export interface Line {
  text: string;
  events: readonly Happening[];
}

/** The events as paragraphs of sentences; what the room shows better is left out. */
export function story(told: Told, events: readonly Happening[]): Line[][] {
  const paragraphs: Line[][] = [[]];
  let previous = "";
  for (const row of rows(events)) {
    const { kind } = row[0]!;
    const info = kindOf(told, kind);
    if (info?.heads && kind !== previous) paragraphs.push([]);
    previous = kind;
    if (!info?.quiet) paragraphs.at(-1)!.push(...lines(told, kind, row));
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function lines(told: Told, kind: string, row: readonly Happening[]): Line[] {
  const merged = wordingOf(told).merged(told, kind, row);
  if (merged) return merged.map((text) => ({ text, events: row }));
  return row.map((event) => ({ text: eventSentence(told, event), events: [event] }));
}

/** The events with those of one kind and one first argument, next to each other, together. */
function rows(events: readonly Happening[]): Happening[][] {
  const found: Happening[][] = [];
  for (const event of events) {
    const last = found.at(-1)?.[0];
    const same = last?.kind === event.kind && first(last) === first(event);
    if (same) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

const first = (event: Happening): number | undefined => Object.values(event.args)[0];

/** The clauses of the rules that an event or a question rests on. */
export function clausesOf(told: Told, name: string): readonly string[] {
  const question = told.box.questions.find((one) => one.name === name);
  return (kindOf(told, name) ?? question)?.clauses ?? [];
}
