/** The clauses of the rules, asked for once a game. */

import { api, type Game } from "./api.ts";
import type { Clause, Ledger } from "./wire/index.ts";

const asked = new Map<Game, Promise<Ledger>>();
/** The first letter of a clause names the game whose rules it stands in. */
const BOOKS: Record<string, Game> = { C: "classic", A: "armored", S: "super" };

/** The game whose rules hold a clause; games borrow from each other. */
export const bookOf = (clause: string): Game => BOOKS[clause.charAt(0)] ?? "classic";

export function rules(game: Game): Promise<Ledger> {
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
  const books = await Promise.all([...new Set(ids.map(bookOf))].map(rules));
  const known = books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.clauses));
  return ids.flatMap((id) => known.find((clause) => clause.id === id) ?? []);
}
