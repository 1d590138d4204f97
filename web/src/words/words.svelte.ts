/** Words: Fluent messages in one of the languages, switched without reloading the page. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { percents, texts } from "virtual:words";

import { pageOf } from "../games/pages.ts";
import { functions, type Name, Phrase, type Values } from "./forms.ts";
import { type Language, LANGUAGES } from "./languages.ts";

export type { Name, Values } from "./forms.ts";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** Fonts beyond those of the Latin letters, fetched with the language that needs them. */
const FONTS = import.meta.glob(["../fonts/*.ts", "!../fonts/latin.ts"]);

/** Where one message ends and the next begins. */
const BETWEEN = /\n(?=[a-z-])/;
/** A message that another one refers to. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

const MINUTE = 60; // seconds
/** Units of time and their seconds; less than a minute is now. */
const UNITS = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
  ["second", MINUTE],
] as const;

/** Everything that can be said in one language. */
export class Words {
  /** What Fluent could not say; tests want none. */
  readonly mistakes: string[] = [];
  private readonly bundle: FluentBundle;
  /** Messages by key that nobody has needed yet: reading a thousand at once takes its time. */
  private readonly unread: Map<string, string>;

  constructor(
    readonly language: Language,
    text: string,
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functions(
        (phrase, attribute) => this.form(phrase, attribute),
        (what) => this.mistakes.push(what),
      ),
    });
    this.unread = new Map(
      text.split(BETWEEN).map((message) => [message.slice(0, message.indexOf(" =")), message]),
    );
  }

  knows(key: string): boolean {
    return this.unread.has(key) || this.bundle.hasMessage(key);
  }

  /** The message with this key, its variables filled in. */
  say(key: string, values: Values = {}): string {
    this.read(key);
    const message = this.bundle.getMessage(key);
    if (message?.value) return this.format(key, message.value, values);
    this.mistakes.push(`${key}: no such message`);
    console.error(`no such message: ${key}`);
    return key;
  }

  /** The same as a part of another message, which may want another form of it. */
  phrase(key: string, values: Values = {}): Phrase {
    return new Phrase(this.say(key, values), key, values);
  }

  /** The key of a message: the game's own, that of the game it extends, or that of all. */
  key(game: string, rest: string): string {
    for (const first of [game, pageOf(game).borrows ?? game]) {
      if (this.knows(`${first}-${rest}`)) return `${first}-${rest}`;
    }
    return rest;
  }

  /** A message of a game, of the game it extends, or of all. */
  sayOf(game: string, rest: string, values: Values = {}): string {
    return this.say(this.key(game, rest), values);
  }

  /** The same as a part of another message. */
  phraseOf(game: string, rest: string, values: Values = {}): Phrase {
    return this.phrase(this.key(game, rest), values);
  }

  money(amount: number): string {
    return this.say("money", { amount });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** How long ago something was, in the largest unit that fits. */
  ago(milliseconds: number): string {
    const seconds = Math.max(0, milliseconds) / 1000;
    const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1)!;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    return format.format(-Math.floor(seconds / length), unit);
  }

  /** A list within a sentence. */
  several(texts: readonly Name[]): string {
    return texts.join(this.say("between-items"));
  }

  /** One name, or several as one: Django and Tuco. */
  together(names: readonly Name[]): Name {
    const others = names.slice(0, -1);
    const second = names.at(-1) ?? "";
    if (!others.length) return second;
    const first = others.length === 1 ? others[0]! : this.several(others);
    return this.phrase("player-gang", { first, second });
  }

  /** A label and what it says. */
  labelled(label: Name, text: Name): string {
    return this.say("with-label", { label, text });
  }

  /** Sentences one after the other. */
  sentences(texts: readonly string[]): string {
    return texts.join(this.say("between-sentences"));
  }

  private form({ key, values }: Phrase, attribute: string): string | undefined {
    const pattern = this.bundle.getMessage(key)?.attributes[attribute];
    return pattern && this.format(`${key}.${attribute}`, pattern, values);
  }

  private format(key: string, pattern: Pattern, values: Values): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    this.mistakes.push(...errors.map((error) => `${key}: ${error.message}`));
    return text;
  }

  /** Read a message, and those it refers to. */
  private read(key: string): void {
    const text = this.unread.get(key);
    if (text === undefined) return;
    this.unread.delete(key);
    this.bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(REFERENCE)) this.read(other!);
  }
}

/** The name of a language, with how much of it there is if that is not all. */
export const nameOf = (language: Language): string =>
  percents[language] === 100
    ? LANGUAGES[language]
    : `${LANGUAGES[language]} (${percents[language]} %)`;

/** The text as a line of its own begins. */
export const capital = (name: Name): string => {
  const text = String(name);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

let current = $state.raw<Words>();

/** The words of the language in use; whoever reads them is told when the language changes. */
export function words(): Words {
  if (!current) throw new Error("no language has been chosen yet");
  return current;
}

/** A message in the language in use. */
export const t = (key: string, values?: Values): string => words().say(key, values);

/** What the document says of itself: to speech engines, to spell checkers, to whoever installs it. */
function describe(words: Words): void {
  document.documentElement.lang = words.language;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = words.say("web-tagline");
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest)
    manifest.href = manifest.href.replace(/\.[\w-]+(?=\.webmanifest)/, `.${words.language}`);
}

/** The letters of all languages, for whoever writes each one's name as it does itself. */
export async function fetchLetters(): Promise<void> {
  await Promise.all(Object.values(FONTS).map((fetched) => fetched()));
}

/** Switch to a language; the page says everything anew. */
export async function speak(language: Language): Promise<void> {
  const [text] = await Promise.all([texts[language](), FONTS[`../fonts/${language}.ts`]?.()]);
  current = new Words(language, text.default);
  if (typeof document !== "undefined") describe(current);
}
