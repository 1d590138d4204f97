import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

/** The Fluent files of all games; the terminal reads the same ones. */
export const I18N = resolve(import.meta.dirname, "../../src/coltexpress/i18n");

/** The games, each with the words of its own. */
const GAMES = resolve(I18N, "../games");

/** Files that only the server reads. */
const OF_THE_SERVER = ["errors.ftl", "server.ftl"];

/** What only the terminal says. */
const TERMINAL = /^(?:cli-(?:help|command|ask|perft|replay|options)|arena-)/;

/** All files of a language: those of all games, and each game's own. */
export function filesOf(language: string): string[] {
  const common = readdirSync(join(I18N, language))
    .filter((name) => name.endsWith(".ftl") && !OF_THE_SERVER.includes(name))
    .map((name) => join(I18N, language, name));
  const own = readdirSync(GAMES)
    .map((name) => join(GAMES, name, "i18n", `${language}.ftl`))
    .filter((path) => existsSync(path));
  return [...common.sort(), ...own.sort()];
}

/** One language as one text: without comments, and without what only the terminal says. */
export function textOf(language: string): string {
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

/** `virtual:words/sv` is everything the page can say in Swedish. */
export function words(): Plugin {
  const first = "virtual:words/";
  return {
    name: "coltexpress-words",
    resolveId: (id) => (id.startsWith(first) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${first}`)) return undefined;
      const language = id.slice(first.length + 1);
      for (const path of filesOf(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(textOf(language))};`;
    },
  };
}
