import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

/** The Fluent files of the whole project; the terminal reads the same ones. */
export const I18N = resolve(import.meta.dirname, "../../src/coltexpress/i18n");

/** Files that only the server reads. */
const OF_THE_SERVER = ["errors.ftl", "server.ftl"];

/** What only the terminal says. */
const TERMINAL = /^(?:cli-(?:help|command|ask|perft|replay|options)|arena-)/;

/** One language as one text: without comments, and without what only the terminal says. */
export function textOf(language: string): string {
  const folder = join(I18N, language);
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".ftl") && !OF_THE_SERVER.includes(name),
  );
  return files
    .sort()
    .map((name) => kept(readFileSync(join(folder, name), "utf-8")))
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
      for (const name of readdirSync(join(I18N, language))) {
        this.addWatchFile(join(I18N, language, name));
      }
      return `export default ${JSON.stringify(textOf(language))};`;
    },
  };
}
