/** Ways to a table that several screens offer. */

import { api, type Game } from "./api.ts";
import { me } from "./guest.svelte.ts";
import { path, router } from "./router.svelte.ts";
import type { SeatPlan, TableInfo } from "./wire/index.ts";

/** How many sit down when somebody just wants to play. */
const AT_ONCE: Record<Game, number> = { classic: 4, super: 4, armored: 4 };
const LEVEL = "outlaw";

/** Sit down with bots and begin. */
export async function playNow(game: Game): Promise<void> {
  await me.be();
  const bots = Array.from({ length: AT_ONCE[game] - 1 }, (): SeatPlan => ({
    kind: "bot",
    level: LEVEL,
  }));
  const table = await api.newTable({
    game,
    settings: { players: String(AT_ONCE[game]) },
    seats: [{ kind: "person" }, ...bots],
    start: true,
  });
  visit(table);
}

/** Go to a table. */
export function visit(table: TableInfo): void {
  router.go(path("table", { table: table.code }));
}
