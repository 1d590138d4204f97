/**
 * Sentences: what happened, what is asked, what can be answered.
 *
 * What a number is called stands in the box of its game, in no language. The terminal makes the
 * same sentences from it (telling/sentences.py), and a test compares them.
 */

import { BLANK, type Happening, HIDDEN, type Question, type Said } from "../net/protocol/index.ts";
import { capital, type Name, type Values } from "./words.svelte.ts";
import { kindOf, type Told } from "./wording.ts";

export type { Told } from "./wording.ts";

type Saying = Said | string | number;

/** What of the matter of a question is spoken of. */
const SPOKEN = ["bandit", "target", "player", "section", "drawing", "giver", "action"];
/** Looked up like a field of the scene: by seat the names that people gave. */
const PEOPLE = "people";

// What a number is called

/** What a number of this type is called in messages. */
export function variables(told: Told, type: string, number: number): Values {
  if (type === "money") return { money: told.words.money(number) };
  return valuesOf(told, told.box.names[type]?.of[number] ?? { [type]: number });
}

/** A number of this type standing alone, as a part of another message. */
export const called = (told: Told, type: string, number: number): Name =>
  worded(told, type, number, told.box.names[type]?.alone);

/** A number of this type in words, standing alone. */
export const describe = (told: Told, type: string, number: number): string =>
  String(called(told, type, number));

/** Who sits there, by the name of the bandit or bandits. */
export const seatName = (told: Told, seat: number): Name => called(told, "seat", seat);

/** Who sits there: the name that was given, or the number of the seat. */
export const person = ({ words, people }: Told, seat: number): Name =>
  people[seat] || words.phrase("player-seat", { number: seat + 1 });

/** A number of this type in the words of this message, if there is one. */
function worded(told: Told, type: string, number: number, key: string | undefined): Name {
  const values = variables(told, type, number);
  if (key) return told.words.phraseOf(told.box.game, key, values);
  const found = values[type] as Name | number;
  return typeof found === "number" ? String(found) : found;
}

const valuesOf = (told: Told, values: Record<string, Saying>): Values =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, said(told, one)]));

/** What the box says, as a text. */
export const saying = (told: Told, one: Saying): string => String(said(told, one));

/** What the box says, in words. */
function said(told: Told, one: Saying): Name | number {
  if (typeof one !== "object") return one;
  const { words, box } = told;
  const { key, type, number = 0, otherwise } = one;
  if (one.field) return lookedUp(told, one);
  if (one.several?.length)
    return words.several(one.several.map((each) => String(said(told, each))));
  if (!key) return called(told, type!, number);
  if (otherwise != null && !words.knows(key)) return said(told, otherwise);
  const values = type ? variables(told, type, number) : {};
  return words.phraseOf(box.game, key, { ...values, ...valuesOf(told, one.values ?? {}) });
}

/** What a field has in these rows, named together; what is said otherwise if one has nothing. */
function lookedUp(told: Told, { field, rows = [], type, otherwise }: Said): Name | number {
  const names = rows.map((row) => {
    if (field === PEOPLE) return told.people[row] || undefined;
    const found = (told.scene as unknown as Record<string, number[]>)[field!]![row] ?? BLANK;
    return found === BLANK ? undefined : called(told, type!, found);
  });
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length && otherwise != null) return said(told, otherwise);
  return told.words.together(known);
}

// Questions and answers

/** A question to a seat as a sentence. */
export function questionSentence(told: Told, question: Question, seat: number): string {
  const values: Values = {};
  for (const [type, number] of Object.entries(question.about ?? {})) {
    if (SPOKEN.includes(type)) Object.assign(values, variables(told, type, number));
  }
  if (seat >= 0) {
    values.player ??= seatName(told, seat);
    values.seat = person(told, seat);
  }
  return told.words.sayOf(told.box.game, `question-${question.what}`, values);
}

/** What costs much to forget now, as sentences. */
export const warningsOf = (told: Told, question: Question): string[] =>
  (question.warnings ?? []).map((one) => saying(told, one));

/** An answer as it stands in a list of answers. */
export function optionWords(told: Told, question: Question, option: number): string {
  const own = question.words?.[option];
  if (own) return capital(String(said(told, own)));
  return capital(worded(told, question.type, option, answerKey(told, question)));
}

/** The message for an answer: that of the question, else that of what is answered. */
function answerKey({ words, box }: Told, question: Question): string | undefined {
  const own = `answer-${question.what}`;
  if (words.knows(words.key(box.game, own))) return own;
  const naming = box.names[question.type];
  return naming?.answer || naming?.alone;
}

// Events

/** One event as a sentence. */
export function eventSentence(told: Told, event: Happening): string {
  const values: Values = {};
  for (const [type, number] of Object.entries(event.args)) {
    Object.assign(values, variables(told, type, number));
  }
  return told.words.sayOf(told.box.game, `event-${event.kind}`, values);
}

/** A sentence of the story, and the events it tells. */
export interface Line {
  text: string;
  events: readonly Happening[];
}

/** The events as paragraphs of sentences; what the board shows better is left out. */
export function story(told: Told, events: readonly Happening[]): Line[][] {
  const paragraphs: Line[][] = [[]];
  let previous = "";
  for (const row of rows(events)) {
    const { kind } = row[0]!;
    const info = kindOf(told, kind);
    if (info?.heads && kind !== previous) paragraphs.push([]);
    previous = kind;
    if (isQuiet(told, row)) continue;
    if (info?.runs) paragraphs.at(-1)!.push({ text: together(told, row), events: row });
    else {
      const lines = row.map((one) => ({ text: eventSentence(told, one), events: [one] }));
      paragraphs.at(-1)!.push(...lines);
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Are these better not told? So many of what a listener may not know are no news. */
export function isQuiet(told: Told, row: readonly Happening[]): boolean {
  const { quiet = false, no_news: many = 0 } = kindOf(told, row[0]!.kind) ?? {};
  const unknown = row.some(({ args }) => Object.values(args).includes(HIDDEN));
  return quiet || (unknown && 0 < many && many <= row.length);
}

/** One sentence for several events that run. */
function together(told: Told, row: readonly Happening[]): string {
  const { words, box } = told;
  const { kind, args } = row[0]!;
  const [first, other] = Object.keys(args) as [string, string];
  const numbers = row.map((one) => one.args[other]!).sort((a, b) => a - b);
  const names = words.several(numbers.map((number) => called(told, other, number)));
  return words.sayOf(box.game, `events-${kind}`, {
    ...variables(told, first, args[first]!),
    number: row.length,
    [`${other}s`]: numbers.includes(HIDDEN) ? "hidden" : names,
  });
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
