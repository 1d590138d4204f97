/** What is not live: HTTP, typed by the protocol. */

import type {
  Box,
  ChangeGuest,
  DeviceLink,
  Guest,
  Join,
  Ledger,
  NewGuest,
  NewRoom,
  Problem,
  Replay,
  Shelf,
  RoomInfo,
  RoomList,
} from "./protocol/index.ts";
import { withSeals } from "./shuffle.ts";

/** Something was refused; the sentence is in the language of whoever asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": document.documentElement.lang,
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused("offline", "", 0);
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && told !== undefined) return told as T;
  const { code = "failed", message = "" } = (told ?? {}) as Partial<Problem>;
  throw new Refused(code, message, answer.status);
}

const at = (room: string, rest = ""): string => `/rooms/${encodeURIComponent(room)}${rest}`;

export const api = {
  shelf: () => call<Shelf>("GET", "/games"),
  box: (game: string, settings: Record<string, string>) =>
    call<Box>("GET", `/box/${encodeURIComponent(game)}?${new URLSearchParams(settings)}`),
  rules: (game: string, lang: string) =>
    call<Ledger>("GET", `/rules/${encodeURIComponent(game)}?${new URLSearchParams({ lang })}`),

  /** Who this device is; nothing if it is a stranger's. */
  whoAmI: () => call<Guest | undefined>("GET", "/guest"),
  newGuest: (guest: NewGuest) => call<Guest>("POST", "/guest", guest),
  changeGuest: (change: ChangeGuest) => call<Guest>("PATCH", "/guest", change),
  forget: () => call<undefined>("DELETE", "/guest"),
  forgetAll: () => call<undefined>("DELETE", "/guest/devices"),
  newLink: () => call<DeviceLink>("POST", "/guest/links"),
  useLink: (code: string) => call<Guest>("POST", "/guest/links/use", { code }),

  publicRooms: () => call<RoomList>("GET", "/rooms"),
  myRooms: () => call<RoomList>("GET", "/rooms/mine"),
  newRoom: (room: NewRoom) => call<RoomInfo>("POST", "/rooms", withSeals(room)),
  room: (room: string) => call<RoomInfo>("GET", at(room)),
  join: (room: string, join: Join) => call<RoomInfo>("POST", at(room, "/join"), join),
  leave: (room: string) => call<RoomInfo>("POST", at(room, "/leave")),
  start: (room: string) => call<RoomInfo>("POST", at(room, "/start")),
  kick: (room: string, seat: number) => call<RoomInfo>("POST", at(room, "/kick"), { seat }),
  swapBot: (room: string, seat: number, level: string | null) =>
    call<RoomInfo>("POST", at(room, "/bot"), { seat, level }),
  resign: (room: string, seat: number) => call<RoomInfo>("POST", at(room, "/resign"), { seat }),
  rematch: (room: string) => call<RoomInfo>("POST", at(room, "/rematch")),
  replay: (room: string, viewer: number) =>
    call<Replay>("GET", at(room, `/replay?viewer=${viewer}`)),
  /** The address of the record, to be downloaded. */
  record: (room: string) => `/api${at(room, "/record")}`,
};
