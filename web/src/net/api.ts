/** What is not live: HTTP, typed by the protocol. */

import type {
  Box,
  ChangeGuest,
  DeviceLink,
  Guest,
  Join,
  Ledger,
  NewGuest,
  NewTable,
  Problem,
  Replay,
  Shelf,
  TableInfo,
  TableList,
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

const at = (table: string, rest = ""): string => `/tables/${encodeURIComponent(table)}${rest}`;

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

  publicTables: () => call<TableList>("GET", "/tables"),
  myTables: () => call<TableList>("GET", "/tables/mine"),
  newTable: (table: NewTable) => call<TableInfo>("POST", "/tables", withSeals(table)),
  table: (table: string) => call<TableInfo>("GET", at(table)),
  join: (table: string, join: Join) => call<TableInfo>("POST", at(table, "/join"), join),
  leave: (table: string) => call<TableInfo>("POST", at(table, "/leave")),
  start: (table: string) => call<TableInfo>("POST", at(table, "/start")),
  kick: (table: string, seat: number) => call<TableInfo>("POST", at(table, "/kick"), { seat }),
  swapBot: (table: string, seat: number, level: string | null) =>
    call<TableInfo>("POST", at(table, "/bot"), { seat, level }),
  resign: (table: string, seat: number) => call<TableInfo>("POST", at(table, "/resign"), { seat }),
  rematch: (table: string) => call<TableInfo>("POST", at(table, "/rematch")),
  replay: (table: string, viewer: number) => call<Replay>("GET", at(table, `/replay?viewer=${viewer}`)),
  /** The address of the record, to be downloaded. */
  record: (table: string) => `/api${at(table, "/record")}`,
};
