import { afterEach, expect, test, vi } from "vitest";

import { gameOfClause } from "../src/games/pages.ts";
import { lookUp } from "../src/net/ledger.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that knows one clause of each game. */
function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const game = path.split("/").at(-1)!.split("?")[0]!;
    const id = { classic: "C-FIRE-01", armored: "A-MEI-01", super: "S-FIRE-01" }[game];
    const chapters = [{ title: "1. Fire", clauses: [{ id, text: `of ${game}` }] }];
    return Promise.resolve(Response.json({ game, language: "en", chapters }));
  });
  return asked;
}

test("the first letter of a clause names its book", () => {
  expect(["C-FIRE-01", "A-MEI-01", "S-FIRE-01"].map(gameOfClause)).toEqual([
    "classic",
    "armored",
    "super",
  ]);
});

test("clauses are looked up in their own books, and no book is asked for twice", async () => {
  const asked = serve();
  expect(await lookUp(["A-MEI-01", "C-FIRE-01", "C-NONE-99"], "en")).toEqual([
    { id: "A-MEI-01", text: "of armored" },
    { id: "C-FIRE-01", text: "of classic" },
  ]);
  await lookUp(["C-FIRE-01"], "en");
  expect(asked).toEqual(["/api/rules/armored?lang=en", "/api/rules/classic?lang=en"]);
});

test("a book is asked for again in another language", async () => {
  const asked = serve();
  await lookUp(["S-FIRE-01"], "zh-Hant");
  await lookUp(["S-FIRE-01"], "pl");
  expect(asked).toEqual(["/api/rules/super?lang=zh-Hant", "/api/rules/super?lang=pl"]);
});
