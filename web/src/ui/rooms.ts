/** Rooms in lists: whose turn it is, who plays against me, what I have made of a game. */

import type { RoomInfo, SeatInfo } from "../net/protocol/index.ts";
import { t, words } from "../words/words.svelte.ts";

export const isMyTurn = (room: RoomInfo): boolean =>
  room.seats.some(({ seat, mine }) => mine && room.waiting.includes(seat));

/** The level of a bot, without its character and its effort. */
export const levelOf = (name: string): string => name.split(/[:@]/)[0]!;

/** What a bot is called by its level; one of long ago may have had a level that is gone. */
export const botCalled = (name: string): string =>
  words().knows(`bot-${levelOf(name)}`) ? t(`bot-${levelOf(name)}`) : t("web-bot");

/** What somebody in a seat is called. */
export const seatCalled = ({ kind, name, level }: SeatInfo): string =>
  name || (kind === "bot" ? botCalled(level ?? "") : t("web-seat-empty"));

/** The others: people by their names, and bots together. */
export function opponentsOf({ seats }: RoomInfo): string {
  const people = seats.filter(({ kind, mine }) => kind === "person" && !mine);
  return people.length ? words().several(people.map(({ name }) => name)) : t("web-row-bots");
}

export interface Outcome {
  /** The names of those whom I played; unknown in old games. */
  bandits: readonly string[];
  place: number;
  score: number;
  won: boolean;
  givenUp: boolean;
}

/** What I have made of a finished game, with the best of my seats; nothing if I only hosted it. */
export function outcomeOf(room: RoomInfo): Outcome | undefined {
  const mine = room.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const [best] = mine.toSorted((a, b) => (room.ranks[a] ?? 0) - (room.ranks[b] ?? 0));
  if (best === undefined || !room.ranks.length) return undefined;
  const givenUp = room.seats[best]!.resigned;
  return {
    bandits: room.bandits[best] ?? [],
    place: room.ranks[best]!,
    score: room.scores[best]!,
    won: room.winners.includes(best) && !givenUp,
    givenUp,
  };
}
