/** The shuffle: this device's sealed parts of it, and whether everything fits. */

import { bytesOf, digits, sha256 } from "./sha256.ts";
import type { ClientMessage, NewRoom, SeatInfo, RoomInfo } from "./protocol/index.ts";

/** A part that this device has sealed. */
interface Kept {
  seal: string;
  part: string;
  /** The server's seal when it was made; empty if the room was opened with it. */
  seed: string;
}

/** What does not fit: the server's seal was changed, mine was, my part was left out, a sum is wrong. */
export type Doubt = "server" | "mine" | "missing" | "wrong";

const PLACE = "coltexpress-parts";
const MOST = 60; // that are kept

let memory: readonly Kept[] = []; // for devices that store nothing

function all(): readonly Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[];
  } catch {
    return memory;
  }
}

function keep(kept: Kept): void {
  memory = [kept, ...all()].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // it lasts as long as the page is open
  }
}

const sealOf = (part: string): string => digits(sha256(bytesOf(part)));
const keptOf = (seal: string | undefined): Kept | undefined =>
  all().find((one) => one.seal === seal);

/** Make a part, keep it, and say its seal. */
export function newSeal(seed = ""): string {
  const part = digits(crypto.getRandomValues(new Uint8Array(32)));
  const seal = sealOf(part);
  keep({ seal, part, seed });
  return seal;
}

/** A room that starts at once is opened with the seals of this device. */
export function withSeals(room: NewRoom): NewRoom {
  if (!room.start) return room;
  const seats = room.seats.map((seat) =>
    seat.kind === "person" ? { ...seat, seal: newSeal() } : seat,
  );
  return { ...room, seats };
}

/** What this device has to say now: seals in the lobby, parts when the game has started. */
export function partsDue(info: RoomInfo, made: Map<number, string>): ClientMessage[] {
  const mine = info.seats.filter((seat) => seat.mine);
  if (info.status === "lobby") {
    return mine.flatMap(({ seat, seal }) => {
      if (seal) return []; // it may be that of another device of mine
      const mine = made.get(seat) ?? newSeal(info.seed_hash);
      made.set(seat, mine);
      return [{ type: "seal", seat, seal: mine }];
    });
  }
  if (!info.dealing || doubtOf(info, made)) return [];
  return mine.flatMap(({ seat, seal }) => {
    const kept = keptOf(seal);
    return kept ? [{ type: "part", seat, part: kept.part }] : [];
  });
}

/** What does not fit in this room, as far as this device can know. */
export function doubtOf(info: RoomInfo, made?: ReadonlyMap<number, string>): Doubt | undefined {
  if (info.status === "lobby") return undefined;
  const mine = info.seats.filter((seat) => seat.mine);
  const changed = ({ seal }: SeatInfo): boolean => {
    const seed = keptOf(seal)?.seed;
    return Boolean(seed) && seed !== info.seed_hash;
  };
  if (mine.some(changed)) return "server";
  if (mine.some(({ seat, seal }) => made?.has(seat) && made.get(seat) !== seal)) return "mine";
  if (!info.dealing && mine.some(({ seal, part }) => keptOf(seal) && !part)) return "missing";
  const fits = info.seats.every(({ seal, part }) => !part || sealOf(part) === seal);
  return fits && (!info.seed || sealOf(info.seed) === info.seed_hash) ? undefined : "wrong";
}

/** The seats that sealed a part and did not open it in time. */
export const missingFrom = (info: RoomInfo): SeatInfo[] =>
  info.dealing || info.status === "lobby"
    ? []
    : info.seats.filter(({ seal, part }) => seal && !part);
