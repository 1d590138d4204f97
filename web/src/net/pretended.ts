/** A room that is only on this page: for lessons, and for positions to think on. */

import type { GameName } from "../games/game.ts";
import type { Box, RoomInfo } from "./protocol/index.ts";

export function pretended(game: GameName, box: Box): RoomInfo {
  return {
    code: "",
    game,
    settings: box.settings,
    status: "playing",
    visibility: "private",
    chat: false,
    coach: false,
    clock: { kind: "none" },
    stand_in: "",
    seats: Array.from({ length: box.seats }, (_, seat) => ({
      seat,
      kind: "bot",
      name: "",
      level: null,
      stand_in: false,
      resigned: false,
      online: true,
      mine: false,
      seal: "",
      part: null,
    })),
    host: "",
    hosting: false,
    number: 0,
    round: 1,
    waiting: [],
    watchers: 0,
    created: 0,
    moved: 0,
    ended: null,
    dealing: false,
    seed_hash: "",
    seed: null,
    winners: [],
    scores: [],
    ranks: [],
    bandits: [],
    rematch: null,
    daily: null,
    practice: false,
  };
}
