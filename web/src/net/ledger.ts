/** The clauses of the rules, asked for once a game. */

import { gameOfClause } from "../games/pages.ts";
import { api } from "./api.ts";
import type { Clause, Ledger } from "./protocol/index.ts";

const asked = new Map<string, Promise<Ledger>>();

export function rules(game: string): Promise<Ledger> {
  let found = asked.get(game);
  if (!found) {
    found = api.rules(game);
    asked.set(game, found);
    found.catch(() => asked.delete(game)); // a failure is not remembered
  }
  return found;
}

/** The clauses with these IDs; one that is nowhere is left out. */
export async function lookUp(ids: readonly string[]): Promise<Clause[]> {
  const books = await Promise.all([...new Set(ids.map(gameOfClause))].map(rules));
  const known = books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.clauses));
  return ids.flatMap((id) => known.find((clause) => clause.id === id) ?? []);
}
