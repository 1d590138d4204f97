/** A game as it is seen on the stage, fetched when it is wanted. */

import { addArt } from "../art/load.ts";
import type { GameBoard } from "../games/game.ts";
import { fetchTelling } from "../games/pages.ts";

/** The board of a game; from then on its own drawings can be seen too. */
export async function fetchBoard(game: string): Promise<GameBoard> {
  const telling = await fetchTelling(game);
  const [{ board }, art] = await Promise.all([telling.board(), telling.art?.()]);
  if (art) addArt(art);
  return board;
}
