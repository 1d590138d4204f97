/** Ways to a room that several screens offer. */

import type { GameName } from "../games/game.ts";
import { pageOf } from "../games/pages.ts";
import { api } from "./api.ts";
import { me } from "./guest.svelte.ts";
import { path, router } from "../router.svelte.ts";
import { mixOf } from "../bots/cast.ts";
import { levelOf } from "../bots/strengths.ts";
import { settings } from "../settings.svelte.ts";
import type { SeatPlan, RoomInfo } from "./protocol/index.ts";
import { shelf } from "./shelf.svelte.ts";

/** Sit down with bots of their own tempers, as strong as was last wished, and begin. */
export async function playNow(game: GameName): Promise<void> {
  const [{ bots: levels }] = await Promise.all([shelf(), me.be()]);
  const { usual } = pageOf(game);
  const bots = mixOf(levelOf(levels, settings.strength), usual - 1).map((level): SeatPlan => ({
    kind: "bot",
    level,
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
