import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { bytesOf, digits, sha256 } from "../src/net/sha256.ts";
import { doubtOf, missingFrom, newSeal, partsDue, withSeals } from "../src/net/shuffle.ts";
import type { NewRoom, SeatInfo, RoomInfo } from "../src/net/protocol/index.ts";

const hash = (text: string): string => createHash("sha256").update(bytesOf(text)).digest("hex");
const SECRET = "5".repeat(64);

const room = (more: Partial<RoomInfo>, ...seats: Partial<SeatInfo>[]): RoomInfo =>
  ({
    status: "lobby",
    dealing: false,
    seed_hash: hash(SECRET),
    seed: null,
    seats: seats.map((one, seat) => ({ seat, mine: true, seal: "", part: null, ...one })),
    ...more,
  }) as unknown as RoomInfo;

test("the sum is that of everybody else", () => {
  for (const size of [0, 1, 32, 55, 56, 64, 119, 1000]) {
    const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 37) % 256);
    expect(digits(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("in the lobby each of my seats is sealed once", () => {
  const made = new Map<number, string>();
  const info = room({}, {}, { mine: false }, { seal: "a".repeat(64) });
  const said = partsDue(info, made);
  expect(said).toEqual([{ type: "seal", seat: 0, seal: made.get(0) }]);
  expect(partsDue(info, made)).toEqual(said); // as long as the server does not show it
  expect(partsDue(room({}, { seal: made.get(0) }), made)).toEqual([]);
});

test("a part is opened when the game has started, and fits its seal", () => {
  const seal = newSeal(hash(SECRET));
  const [said] = partsDue(room({ status: "playing", dealing: true }, { seal }), new Map());
  expect(said?.type).toBe("part");
  expect(hash((said as { part: string }).part)).toBe(seal);
  expect(partsDue(room({ status: "playing" }, { seal }), new Map())).toEqual([]);
});

test("a part is kept back if a seal was changed", () => {
  const seal = newSeal(hash(SECRET));
  const other = room(
    { status: "playing", dealing: true, seed_hash: hash("6".repeat(64)) },
    { seal },
  );
  expect(doubtOf(other)).toBe("server");
  expect(partsDue(other, new Map())).toEqual([]);
  const mine = room({ status: "playing", dealing: true }, { seal: "" });
  expect(doubtOf(mine, new Map([[0, seal]]))).toBe("mine");
  expect(partsDue(mine, new Map([[0, seal]]))).toEqual([]);
});

test("what was left out, or does not fit, is noticed", () => {
  const seal = newSeal();
  const [said] = partsDue(room({ status: "playing", dealing: true }, { seal }), new Map());
  const { part } = said as { part: string };
  const over = { status: "over", seed: SECRET } as const;
  expect(doubtOf(room(over, { seal, part }))).toBeUndefined();
  expect(doubtOf(room(over, { seal, part: null }))).toBe("missing");
  expect(doubtOf(room(over, { seal: "a".repeat(64), part, mine: false }))).toBe("wrong");
  expect(doubtOf(room({ ...over, seed: part }, { seal, part }))).toBe("wrong");
  expect(missingFrom(room(over, { seal, part: null }, {})).map(({ seat }) => seat)).toEqual([0]);
  expect(missingFrom(room({ status: "playing", dealing: true }, { seal }))).toEqual([]);
});

test("a room that starts at once is opened with seals", () => {
  const wanted: NewRoom = {
    game: "super",
    seats: [{ kind: "person" }, { kind: "bot", level: "outlaw" }],
  };
  expect(withSeals(wanted)).toBe(wanted);
  const [mine, bot] = withSeals({ ...wanted, start: true }).seats;
  expect((mine as { seal: string }).seal).toMatch(/^[0-9a-f]{64}$/);
  expect(bot).toEqual({ kind: "bot", level: "outlaw" });
});
