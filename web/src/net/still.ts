/** A position that nobody plays, as something that a board can show. */

import type { GameName } from "../games/game.ts";
import { fetchTelling } from "../games/pages.ts";
import { pretended } from "./pretended.ts";
import type { Afresh, Box } from "./protocol/index.ts";
import { Rerun } from "./rerun.svelte.ts";

export async function still(box: Box, first: Afresh): Promise<Rerun> {
  const game = box.game as GameName;
  await fetchTelling(game);
  return new Rerun({ room: pretended(game, box), box, first, updates: [] });
}
