import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

import { I18N, textOf } from "../plugins/words.ts";
import { GAMES } from "../src/games/pages.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { ROUTES } from "../src/router.svelte.ts";

const SOURCE = resolve(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(?:svelte|ts)$/.test(name) && !name.includes("protocol/types"))
  .map((name) => readFileSync(join(SOURCE, name), "utf-8"));
const code = files.join("\n");
const keysOf = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
/** The files with what only the page says, and how their keys begin; so do those in a game's file. */
const OURS = { "web.ftl": ["web-"], "board.ftl": ["board-", "lesson-"] };
const FIRST = Object.values(OURS).flat();
const ours = keysOf(textOf("en")).filter((key) => FIRST.some((begin) => key.startsWith(begin)));
const first = `(?:${FIRST.join("|")})`;
const named = new Set(
  [...code.matchAll(new RegExp(`["'\`](${first}[\\w-]+)["'\`]`, "g"))].map((match) => match[1]!),
);
/** Keys that are put together from parts, as patterns. */
const made = [...code.matchAll(new RegExp(`\`(${first}[\\w-]*\\$\\{[^\`]*)\``, "g"))].map(
  (match) => {
    const games = match[1]!.replace(/\$\{game\}/g, `(?:${GAMES.join("|")})`);
    return new RegExp(`^${games.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
  },
);

test.each(ALL_LANGUAGES)("every key that the page names is known in %s", (language) => {
  const known = new Set(keysOf(textOf(language)));
  expect([...named].filter((key) => !known.has(key))).toEqual([]);
});

test("every key of the page is used", () => {
  const unused = ours.filter((key) => !named.has(key) && !made.some((form) => form.test(key)));
  expect(unused).toEqual([]);
});

test("a key that is put together says more than its first word, or it could be any", () => {
  const any = FIRST.map((begin) => `${begin}anything`);
  expect(made.filter((form) => any.some((key) => form.test(key)))).toEqual([]);
});

test.each(Object.entries(OURS))("the keys of %s begin with %j", (file, begins) => {
  const keys = keysOf(readFileSync(join(I18N, "en", file), "utf-8"));
  expect(keys.filter((key) => !begins.some((begin) => key.startsWith(begin)))).toEqual([]);
});

test("every screen has a title", () => {
  const screens = [...Object.keys(ROUTES), "nowhere"];
  expect(screens.filter((screen) => !ours.includes(`web-title-${screen}`))).toEqual([]);
});
