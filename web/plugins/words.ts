import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

import { ALL_LANGUAGES, type Language } from "../src/words/languages.ts";

/** The Fluent files of all games; the terminal reads the same ones. */
export const I18N = resolve(import.meta.dirname, "../../src/coltexpress/i18n");

/** The games, each with the words of its own. */
const GAMES = resolve(I18N, "../games");

/** Files that only the server reads. */
const OF_THE_SERVER = ["errors.ftl", "library.ftl", "server.ftl"];

/** Where one message ends and the next begins. */
const BETWEEN = /\n(?=[a-z-])/;

/** What only the terminal says. */
const TERMINAL =
  /^(?:cli-(?:help|command|line|metavar|bench|rules|ask|perft|replay|options)|arena-)/;

/** All files of a language: those of all games, and each game's own. */
export function filesOf(language: string): string[] {
  const folder = join(I18N, language);
  const common = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".ftl") && !OF_THE_SERVER.includes(name))
    .map((name) => join(I18N, language, name));
  const own = readdirSync(GAMES)
    .map((name) => join(GAMES, name, "i18n", `${language}.ftl`))
    .filter((path) => existsSync(path));
  return [...common.sort(), ...own.sort()];
}

/** One language as one text, without what only the terminal says; English for what it lacks. */
export function textOf(language: string): string {
  const own = ownTextOf(language);
  return language === "en" ? own : completed(own, ownTextOf("en"));
}

/** What the page can say in a language and does not have to say in English, rounded down. */
export function percentOf(language: string): number {
  return percent(ownTextOf(language), ownTextOf("en"));
}

export function percent(own: string, english: string): number {
  const said = new Set(messagesIn(own).keys());
  const all = [...messagesIn(english).keys()];
  return Math.floor((100 * all.filter((key) => said.has(key)).length) / all.length);
}

/** A text with the English messages that it lacks. */
export function completed(own: string, english: string): string {
  return [...new Map([...messagesIn(english), ...messagesIn(own)]).values()].join("\n");
}

function messagesIn(text: string): Map<string, string> {
  const messages = text.split(BETWEEN).filter((message) => message !== "");
  return new Map(messages.map((message) => [message.slice(0, message.indexOf(" =")), message]));
}

/** What the files of a language say, without comments. */
function ownTextOf(language: string): string {
  return filesOf(language)
    .map((path) => kept(readFileSync(path, "utf-8")))
    .join("\n");
}

/** One message of a language that is a single line without variables. */
export function messageOf(language: string, key: string): string {
  const found = new RegExp(`^${key} = (.+)$`, "m").exec(textOf(language))?.[1];
  if (!found) throw new Error(`${language} has no message ${key}`);
  return found;
}

function kept(text: string): string {
  let dropping = false;
  const lines = text.split("\n").filter((line) => {
    if (line.startsWith("#") || line === "") return false;
    if (/^[a-z-]/.test(line)) dropping = TERMINAL.test(line);
    return !dropping;
  });
  return lines.join("\n");
}

/** `virtual:words/sv` is everything the page can say in Swedish, `virtual:words` what there is. */
export function words(): Plugin {
  const first = "virtual:words";
  return {
    name: "coltexpress-words",
    resolveId: (id) => (id.startsWith(first) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${first}`)) return undefined;
      const language = id.slice(first.length + 2);
      for (const path of [...filesOf(language), ...filesOf("en")]) this.addWatchFile(path);
      return language ? `export default ${JSON.stringify(textOf(language))};` : all();
    },
  };
}

/** Every language: where its text is, and how much of it there is. */
function all(): string {
  const each = (value: (language: Language) => string): string =>
    `{ ${ALL_LANGUAGES.map((one) => `${JSON.stringify(one)}: ${value(one)}`).join(", ")} }`;
  return `export const texts = ${each((one) => `() => import("virtual:words/${one}")`)};
export const percents = ${each((one) => String(percentOf(one)))};`;
}
