/** The clauses of the rules, asked for once a game and language. */

import { gameOfClause } from "../games/pages.ts";
import type { Language } from "../words/languages.ts";
import { api } from "./api.ts";
import type { Clause, Ledger } from "./protocol/index.ts";

const asked = new Map<string, Promise<Ledger>>();

export function rules(game: string, language: Language): Promise<Ledger> {
  const key = `${game} ${language}`;
  let found = asked.get(key);
  if (!found) {
    found = api.rules(game, language);
    asked.set(key, found);
    found.catch(() => asked.delete(key)); // a failure is not remembered
  }
  return found;
}

/** The clauses with these IDs; one that is nowhere is left out. */
export async function lookUp(ids: readonly string[], language: Language): Promise<Clause[]> {
  const games = [...new Set(ids.map(gameOfClause))];
  const books = await Promise.all(games.map((game) => rules(game, language)));
  const known = books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.clauses));
  return ids.flatMap((id) => known.find((clause) => clause.id === id) ?? []);
}
