/** Everything about a game lies in its folder: the rest of the page knows a contract, and no name. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { PAGES } from "../src/games/index.ts";
import { pageOf } from "../src/games/pages.ts";

const SOURCE = resolve(import.meta.dirname, "../src");
/** The registry, and what the server's messages are called. */
const MAY_NAME_GAMES = ["games/index.ts", "net/protocol/types.ts"];
/** The game that another one builds upon. */
const MAY_IMPORT: Record<string, string[]> = { armored: ["classic"] };

const folders = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(?:svelte|ts|css|html)$/.test(name))
  .map((name) => name.replaceAll("\\", "/"));

/** The game in whose folder a file lies, if it lies in one. */
const gameOf = (file: string): string | undefined =>
  folders.find((game) => file.startsWith(`games/${game}/`));

const textOf = (file: string): string => readFileSync(join(SOURCE, file), "utf-8");

/** A name of a game, alone or before that of a type; `super(…)` is a word of the language. */
const NAMES = folders.flatMap((game) => [game, game.charAt(0).toUpperCase() + game.slice(1)]);
const NAME = new RegExp(
  `\\b(?:${NAMES.join("|")})(?![\\w(])|\\b(?:${NAMES.join("|")})(?=[A-Z])`,
  "g",
);

/** The games whose folders a file imports from. */
const importedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/["'](\.{1,2}\/[^"']+)["']/g)]
    .map(([, path]) => relative(SOURCE, resolve(SOURCE, dirname(file), path!)))
    .flatMap((path) => gameOf(path.replaceAll("\\", "/")) ?? []);

test("the folders are the games that are offered", () => {
  expect(PAGES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test.each(files.filter((file) => !gameOf(file) && !MAY_NAME_GAMES.includes(file)))(
  "%s knows no game by name",
  (file) => {
    expect(textOf(file).match(NAME) ?? []).toEqual([]);
    expect(importedBy(file)).toEqual([]);
  },
);

test.each(folders)("%s imports from no other game, unless it builds upon it", (game) => {
  const allowed = [game, ...(MAY_IMPORT[game] ?? [])];
  const found = files.filter((file) => gameOf(file) === game).flatMap(importedBy);
  expect(found.filter((other) => !allowed.includes(other))).toEqual([]);
});

describe.each(PAGES)("the page of $name", (page) => {
  test("can be fetched with all its parts", async () => {
    const { telling } = await page.telling();
    const { board } = await telling.board();
    expect(Object.keys(board.acts).length).toBeGreaterThan(0);
    const lesson = await telling.lesson?.();
    if (!page.forDevelopers) expect(lesson?.default).toMatchObject({ game: page.name });
    await telling.art?.();
  });

  test("has a letter of its own for its clauses", () => {
    expect(PAGES.filter(({ clauses }) => clauses === page.clauses)).toEqual([page]);
  });

  test("builds upon a game that there is", () => {
    expect(() => pageOf(page.borrows ?? page.name)).not.toThrow();
  });
});

test("a game that is not there is named", () => {
  expect(() => pageOf("poker")).toThrow("there is no game called poker");
});
