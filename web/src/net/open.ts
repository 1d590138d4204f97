/** Ways to a room that several screens offer. */

import type { GameName } from "../games/game.ts";
import { pageOf } from "../games/pages.ts";
import { api } from "./api.ts";
import { me } from "./guest.svelte.ts";
import { path, router } from "../router.svelte.ts";
import type { SeatPlan, RoomInfo } from "./protocol/index.ts";

const LEVEL = "outlaw";

/** Sit down with bots and begin. */
export async function playNow(game: GameName): Promise<void> {
  await me.be();
  const { usual } = pageOf(game);
  const bots = Array.from({ length: usual - 1 }, (): SeatPlan => ({
    kind: "bot",
    level: LEVEL,
  }));
  const room = await api.newRoom({
    game,
    settings: { players: String(usual) },
    seats: [{ kind: "person" }, ...bots],
    start: true,
  });
  visit(room);
}

/** Go to a room. */
export function visit(room: RoomInfo): void {
  router.go(path("room", { room: room.code }));
}
