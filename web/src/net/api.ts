/** What is not live: HTTP, typed by the protocol. */

import type {
  Box,
  ChangeGuest,
  Daily,
  EditBoard,
  EditLine,
  Ladder,
  Position,
  Profile,
  DeviceLink,
  Guest,
  Join,
  Ledger,
  NewGuest,
  NewPasskey,
  NewRoom,
  Openings,
  PasskeyAsk,
  Passkeys,
  PasskeyWish,
  Problem,
  PushKey,
  PushTo,
  Puzzles,
  PuzzleVerdict,
  Replay,
  Review,
  Shelf,
  RoomInfo,
  RoomList,
  Totals,
  UsePasskey,
  StudyBoard,
  StudyLine,
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
  pushKey: () => call<PushKey>("GET", "/push"),
  callMe: (push: PushTo) => call<undefined>("PUT", "/guest/push", push),
  callMeNot: () => call<undefined>("DELETE", "/guest/push"),
  newLink: () => call<DeviceLink>("POST", "/guest/links"),
  useLink: (code: string) => call<Guest>("POST", "/guest/links/use", { code }),

  passkeys: () => call<Passkeys>("GET", "/guest/passkeys"),
  wishPasskey: () => call<PasskeyWish>("POST", "/guest/passkeys/wish"),
  addPasskey: (passkey: NewPasskey) => call<Passkeys>("POST", "/guest/passkeys", passkey),
  removePasskey: (id: string) =>
    call<undefined>("DELETE", `/guest/passkeys/${encodeURIComponent(id)}`),
  askPasskey: () => call<PasskeyAsk>("POST", "/passkeys/ask"),
  usePasskey: (used: UsePasskey) => call<Guest>("POST", "/passkeys/use", used),

  profile: () => call<Profile>("GET", "/guest/profile"),
  ladder: (game: string) => call<Ladder>("GET", `/ladder/${encodeURIComponent(game)}`),
  erase: (name: string) => call<undefined>("POST", "/guest/erase", { name }),
  /** The address of everything about me, to be downloaded. */
  export: () => "/api/guest/export",

  daily: () => call<Daily>("GET", "/daily"),
  beginDaily: () => call<RoomInfo>("POST", "/daily"),
  practiseDaily: () => call<RoomInfo>("POST", "/daily/practice"),

  puzzleOfTheDay: () => call<Puzzles>("GET", "/puzzles/today"),
  puzzle: (id: string) => call<Puzzles>("GET", `/puzzles/${encodeURIComponent(id)}`),
  /** One that I have not tried yet; of a game or about a theme, if they are named. */
  nextPuzzle: (game: string, theme: string) => {
    const wanted = Object.entries({ game, theme }).filter(([, value]) => value);
    return call<Puzzles>("GET", `/puzzles?${new URLSearchParams(wanted)}`);
  },
  answerPuzzle: (id: string, choice: number) =>
    call<PuzzleVerdict>("POST", `/puzzles/${encodeURIComponent(id)}`, { choice }),

  publicRooms: () => call<RoomList>("GET", "/rooms"),
  /** All that wait or are in play and the last finished ones, or those finished before a time. */
  myRooms: (before?: number) =>
    call<RoomList>("GET", `/rooms/mine${before === undefined ? "" : `?before=${before}`}`),
  myTotals: () => call<Totals>("GET", "/rooms/mine/totals"),
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
  studyBoard: (line: StudyLine) => call<StudyBoard>("POST", "/study/board", line),
  /** The opening book of a game, for all places or for one. */
  openings: (game: string, place: number) =>
    call<Openings>(
      "GET",
      `/study/openings/${encodeURIComponent(game)}${place < 0 ? "" : `?place=${place}`}`,
    ),
  /** A position to be set up by hand, with what can be changed in it. */
  editPosition: (line: EditLine) => call<EditBoard>("POST", "/study/edit", line),
  /** A moment of a finished game as a position line. */
  position: (room: string, move: number) =>
    call<Position>("GET", at(room, `/position?move=${move}`)),
  /** What a judge thinks of the choices of a seat. */
  review: (room: string, seat: number) => call<Review>("GET", at(room, `/review?seat=${seat}`)),
  /** The address of the record, to be downloaded. */
  record: (room: string) => `/api${at(room, "/record")}`,
};
