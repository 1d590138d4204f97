/** The games by name, and their parts as they are fetched. */

import type { GameName, GamePage, GameTelling } from "./game.ts";
import { PAGES } from "./index.ts";

export const GAMES: readonly GameName[] = PAGES.map(({ name }) => name);

/** The games that are offered to everybody, and this one. */
export const offered = (one?: GameName): readonly GameName[] =>
  PAGES.filter(({ name, forDevelopers }) => !forDevelopers || name === one).map(({ name }) => name);

/** The game for those who just want to play. */
export const FIRST_GAME: GameName = GAMES[0]!;

/** The game of this name, if there is one. */
export const gameCalled = (name: string | undefined): GameName | undefined =>
  GAMES.find((game) => game === name);

export function pageOf(game: string): GamePage {
  const found = PAGES.find(({ name }) => name === game);
  if (!found) throw new Error(`there is no game called ${game}`);
  return found;
}

/** The game whose rules hold a clause; games borrow from each other. */
export const gameOfClause = (clause: string): GameName =>
  PAGES.find(({ clauses }) => clause.startsWith(clauses))?.name ?? FIRST_GAME;

const told = new Map<string, GameTelling>();

/** Fetch the words of a game; from then on it can be told. */
export async function fetchTelling(game: string): Promise<GameTelling> {
  const { telling } = await pageOf(game).telling();
  told.set(game, telling);
  return telling;
}

/** The words of a game that have been fetched. */
export function tellingOf(game: string): GameTelling {
  const telling = told.get(game);
  if (!telling) throw new Error(`the words of ${game} have not been fetched yet`);
  return telling;
}
