import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { type Dial, Line, type LineState, type Wire } from "../src/net/socket.ts";
import { Room } from "../src/net/room.svelte.ts";
import {
  type Afresh,
  type AnyScene,
  type ClientMessage,
  type Happening,
  type SeatInfo,
  type ServerMessage,
  type RoomInfo,
  type Update,
  type Welcome,
  VERSION,
} from "../src/net/protocol/index.ts";
import { speak } from "../src/words/words.svelte.ts";

/** The other end of every line: what was dialled, said and can be answered. */
class Exchange {
  readonly wires: (Wire & { said: ClientMessage[]; closed: boolean })[] = [];
  readonly dial: Dial = () => {
    const said: ClientMessage[] = [];
    const wire = {
      onopen: null,
      onclose: null,
      onmessage: null,
      said,
      closed: false,
      send: (text: string) => void said.push(JSON.parse(text) as ClientMessage),
      close: () => void (wire.closed = true),
    };
    this.wires.push(wire);
    return wire;
  };

  get last(): Exchange["wires"][number] {
    return this.wires.at(-1)!;
  }
  answer(): void {
    this.last.onopen?.();
  }
  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.last.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.last.onclose?.({ code: 1006 });
  }
}

const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  level: null,
  stand_in: false,
  resigned: false,
  online: true,
  mine,
  seal: "",
  part: null,
});

const info = (mine: number[], status: RoomInfo["status"] = "playing"): RoomInfo =>
  ({
    code: "ABCDEF",
    game: "super",
    status,
    seats: [0, 1, 2].map((number) => seat(number, mine.includes(number))),
  }) as unknown as RoomInfo;

const welcome = (room: RoomInfo, viewers: number[], number = 0): Welcome =>
  ({
    type: "welcome",
    version: VERSION,
    room,
    box: { game: "super" },
    viewers,
    number,
    chat: [],
    presence: { type: "presence", online: [0], watchers: 0 },
    now: Date.now(),
  }) as unknown as Welcome;

const ask = (...options: number[]): Update["ask"] => ({
  what: "which-plan",
  type: "plan",
  options,
});

const afresh = (viewer: number, number: number, asked: Update["ask"] = null): Afresh => ({
  type: "scene",
  viewer,
  number,
  scene: { game: "super", cars: 4, at: [1, 2] } as unknown as AnyScene,
  ask: asked,
  waiting: [],
  clocks: [],
  over: null,
  why: "welcome",
  events: [],
});

const update = (
  viewer: number,
  before: number,
  number: number,
  asked: Update["ask"] = null,
): Update => ({
  type: "update",
  viewer,
  before,
  number,
  events: [
    { kind: "moved", args: { bandit: 0, spot: 5 }, patch: { "at.0": 5 } },
    { kind: "decoupled", args: { number: 4 }, patch: { cars: 3 } },
  ],
  patch: { phase: 1 },
  ask: asked,
  waiting: [],
  clocks: [],
  over: null,
});

/** A room that is open, with these seats on this device. */
function seated(mine: number[], ...asked: Update["ask"][]): { room: Room; exchange: Exchange } {
  const exchange = new Exchange();
  const room = new Room(info(mine), exchange.dial);
  room.open();
  exchange.answer();
  const viewers = mine.length ? mine : [-4];
  exchange.tell(welcome(info(mine), viewers));
  exchange.tell(...viewers.map((one, i) => afresh(one, 7, asked[i] ?? null)));
  return { room, exchange };
}

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// The line

test("a line that breaks is dialled again, ever more patiently", () => {
  const exchange = new Exchange();
  const states: LineState[] = [];
  const line = new Line(
    "",
    {
      greet: () => ({ type: "hello", version: VERSION, room: "ABCDEF" }),
      heard: () => undefined,
      changed: (state) => states.push(state),
    },
    exchange.dial,
  );
  line.open();
  exchange.answer();
  expect(states).toEqual(["opening", "open"]);
  exchange.cut();
  vi.advanceTimersByTime(700);
  expect(exchange.wires.length).toBe(2);
  const pauses: number[] = [];
  for (let i = 0; i < 10; i++) {
    const [before, since] = [exchange.wires.length, Date.now()];
    exchange.cut();
    while (exchange.wires.length === before) vi.advanceTimersByTime(50);
    pauses.push(Date.now() - since);
  }
  expect(pauses[0]).toBeLessThan(1_000);
  expect(Math.max(...pauses)).toBeGreaterThan(8_000);
  expect(Math.max(...pauses)).toBeLessThan(16_000);
  expect(exchange.wires.length).toBe(12);
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(exchange.wires.length).toBe(12);
});

test("a line that has fallen silent is dialled again", () => {
  const { exchange } = seated([0]);
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(6_000);
    expect(exchange.last.said.at(-1)?.type).toBe("ping");
    exchange.tell({ type: "pong", at: 0, now: 0 });
  }
  expect(exchange.wires.length).toBe(1);
  vi.advanceTimersByTime(6_000 + 9_000 + 700);
  expect(exchange.wires[0]!.closed).toBe(true);
  expect(exchange.wires.length).toBe(2);
});

test("a server that does not answer what is said is given up before the next ping would be", () => {
  const { room, exchange } = seated([0], ask(4, 5));
  vi.advanceTimersByTime(5_000);
  room.view!.choose(5);
  expect(exchange.last.said.at(-1)?.type).toBe("choose");
  vi.advanceTimersByTime(9_700);
  expect(exchange.wires.length).toBe(2);
});

test("a line that does not open is dialled again", () => {
  const exchange = new Exchange();
  const room = new Room(info([0]), exchange.dial);
  room.open();
  vi.advanceTimersByTime(9_000 + 700);
  expect(exchange.wires.length).toBe(2);
  exchange.answer();
  exchange.tell(welcome(info([0]), [0]));
  expect(room.line).toBe("open");
});

// The room

test("hello names my seats, and after a break what I know", () => {
  const { exchange } = seated([1]);
  expect(exchange.last.said[0]).toEqual({
    type: "hello",
    version: VERSION,
    room: "ABCDEF",
    seats: [1],
  });
  exchange.cut();
  vi.advanceTimersByTime(1000);
  exchange.answer();
  expect(exchange.last.said[0]).toMatchObject({ seats: [1], since: 7 });
});

test("what happened before I came is in the story, and nothing of it is animated", () => {
  const { room, exchange } = seated([0]);
  const events: Happening[] = [
    { kind: "picked", args: { bandit: 0, character: 4 }, patch: {} },
    { kind: "round-began", args: { number: 1 }, patch: {} },
  ];
  exchange.tell({ ...afresh(0, 9), events });
  expect(room.view!.story.map((beat) => beat.event.kind)).toEqual(["picked", "round-began"]);
  expect(room.view!.story.every((beat) => beat.before)).toBe(true); // no earlier visit
  expect(room.view!.animation.queue).toEqual([]);
  exchange.tell(update(0, 9, 10));
  expect(room.view!.story.map((beat) => beat.place)).toEqual([0, 1, 2, 3]);
});

test("an update becomes beats with the scenes around them", () => {
  const { room, exchange } = seated([0]);
  exchange.tell(update(0, 7, 9));
  const view = room.view!;
  expect(view.number).toBe(9);
  expect(view.latest).toEqual({ game: "super", cars: 3, at: [5, 2], phase: 1 });
  expect(view.scene).toEqual(view.latest);
  expect(view.story.map((beat) => beat.event.kind)).toEqual(["moved", "decoupled"]);
  expect(view.story[0]!.before).toMatchObject({ at: [1, 2], cars: 4 });
  expect(view.story[0]!.after).toMatchObject({ at: [5, 2], cars: 4 });
});

test("a gap makes the room begin again with whole scenes", () => {
  const { exchange } = seated([0]);
  exchange.tell(update(0, 8, 9));
  expect(exchange.wires.length).toBe(2);
  exchange.answer();
  expect(exchange.last.said[0]).toEqual({
    type: "hello",
    version: VERSION,
    room: "ABCDEF",
    seats: [0],
  });
});

test("a choice is sent once, kept until it is told, and sent again after a break", () => {
  const { room, exchange } = seated([0], ask(3, 4));
  room.view!.choose(5);
  expect(exchange.last.said.length).toBe(1);
  room.view!.choose(4);
  room.view!.choose(3);
  const sent = { type: "choose", seat: 0, number: 7, choice: 4 };
  expect(exchange.last.said.slice(1)).toEqual([sent]);
  expect(room.view!.sent).toBe(4);
  exchange.cut();
  expect(room.lost).toBe(true);
  vi.advanceTimersByTime(1000);
  exchange.answer();
  exchange.tell(welcome(info([0]), [0], 7));
  expect(exchange.last.said.at(-1)).toEqual(sent);
  expect(room.lost).toBe(false);
  exchange.tell({ type: "ack", seat: 0, number: 8 });
  expect(room.view!.sent).toBe(4); // the question is still there, and must not be asked again
  exchange.tell(update(0, 7, 8));
  expect(room.view!.sent).toBeUndefined();
});

test("what others choose meanwhile does not unsay my choice", () => {
  const { room, exchange } = seated([0], ask(3, 4));
  room.view!.choose(4);
  exchange.tell(update(0, 7, 8, ask(3, 4)));
  expect(room.view!.sent).toBe(4);
  exchange.tell({ type: "ack", seat: 0, number: 9 }, update(0, 8, 9));
  expect(room.view!.sent).toBeUndefined();
});

test("a choice that was kept is not sent again, and a whole scene ends it", () => {
  const { room, exchange } = seated([0], ask(3, 4));
  room.view!.choose(4);
  exchange.tell({ type: "ack", seat: 0, number: 8 });
  exchange.cut();
  vi.advanceTimersByTime(1000);
  exchange.answer();
  exchange.tell(welcome(info([0]), [0], 7));
  expect(exchange.last.said.map((one) => one.type)).toEqual(["hello"]);
  exchange.tell(afresh(0, 7, ask(3, 4)));
  expect(room.view!.sent).toBeUndefined();
});

test("a choice that is acknowledged after it was told is done", () => {
  const { room, exchange } = seated([0], ask(3, 4));
  room.view!.choose(4);
  exchange.tell(update(0, 7, 8), { type: "ack", seat: 0, number: 8 });
  expect(room.view!.sent).toBeUndefined();
});

test("a refused choice says why and can be made anew", () => {
  const { room, exchange } = seated([0], ask(3, 4));
  room.view!.choose(4);
  exchange.tell({ type: "error", code: "stale", params: {}, message: "Too late.", fatal: false });
  expect(room.notices.map((notice) => notice.text)).toEqual(["Too late."]);
  expect(room.view!.sent).toBeUndefined();
  room.dismiss(room.notices[0]!.id);
  expect(room.notices).toEqual([]);
});

test("a question waits until everything before it has been shown", async () => {
  const { room, exchange } = seated([0]);
  const view = room.view!;
  let finish = (): void => undefined;
  view.animation.animateWith(() => new Promise((done) => (finish = done)));
  exchange.tell(update(0, 7, 9, ask(1, 2)));
  expect(view.ask).not.toBeNull();
  expect(view.asked).toBeNull();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(view.asked?.options).toEqual([1, 2]);
});

test("after a take-back the story is shorter", () => {
  const { room, exchange } = seated([0]);
  exchange.tell(update(0, 7, 9));
  exchange.tell({ ...afresh(0, 8), why: "take_back" });
  expect(room.view!.story).toEqual([]);
  expect(room.view!.number).toBe(8);
});

test("when the game begins the room is told anew", () => {
  const exchange = new Exchange();
  const room = new Room(info([0], "lobby"), exchange.dial);
  room.open();
  exchange.answer();
  exchange.tell(welcome(info([0], "lobby"), []));
  exchange.tell({ type: "room", room: info([0]) });
  expect(exchange.wires.length).toBe(2);
});

test("whoever is refused for good is told so, and the line rests", () => {
  const { room, exchange } = seated([0]);
  exchange.tell({ type: "error", code: "wrong_version", params: {}, message: "Old.", fatal: true });
  expect(room.refused?.message).toBe("Old.");
  vi.advanceTimersByTime(60_000);
  expect(exchange.wires.length).toBe(1);
});

test("whoever is refused for a while comes back", () => {
  const { room, exchange } = seated([0]);
  exchange.tell({ type: "error", code: "closing", params: {}, message: "Soon.", fatal: true });
  exchange.last.onclose?.({ code: 1008 });
  expect(room.refused).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(exchange.wires.length).toBe(2);
});

// The shuffle

test("my seat is sealed in the lobby and opened when the game starts", () => {
  const exchange = new Exchange();
  const lobby = info([0], "lobby");
  const room = new Room(lobby, exchange.dial);
  room.open();
  exchange.answer();
  exchange.tell(welcome(lobby, []));
  const said = exchange.last.said.at(-1) as { type: string; seal: string };
  expect(said.type).toBe("seal");
  const seats = lobby.seats.map((one) => (one.seat === 0 ? { ...one, seal: said.seal } : one));
  exchange.tell({ type: "room", room: { ...lobby, seats } });
  expect(exchange.last.said.length).toBe(2);
  const started = { ...info([0]), seats, dealing: true };
  exchange.tell({ type: "room", room: started });
  exchange.answer();
  exchange.tell(welcome(started, []));
  expect(exchange.last.said.at(-1)).toMatchObject({ type: "part", seat: 0 });
});

test("the page knows while the server cannot save", () => {
  const { room, exchange } = seated([0], ask(1, 2));
  expect(room.saving).toBe(true);
  exchange.tell({ type: "storage", well: false });
  expect(room.saving).toBe(false);
  exchange.tell({ type: "storage", well: true });
  expect(room.saving).toBe(true);
});

// Hot seat

test("the curtain falls when somebody else on this device has to answer", () => {
  const { room, exchange } = seated([0, 2], null, ask(1, 2));
  expect(room.hotSeat).toBe(true);
  expect(room.curtain).toBe(2); // nobody has been seen to hold the device yet
  room.lift();
  expect(room.viewer).toBe(2);
  expect(room.curtain).toBeUndefined();
  exchange.tell(update(0, 7, 8, ask(1, 2)), update(2, 7, 8));
  expect(room.curtain).toBe(0);
});

test("a sealed answer lets the device go on, though it may still be changed", () => {
  const { room } = seated([0, 2], { ...ask(1, 2)!, answer: 1 }, ask(1, 2));
  expect(room.curtain).toBe(2);
});

test("no curtain hangs before a lonely player or a spectator", () => {
  expect(seated([0], ask(1, 2)).room.curtain).toBeUndefined();
  expect(seated([]).room.curtain).toBeUndefined();
  expect(seated([]).room.viewer).toBe(-4);
});

test("a curtain that has fallen is lifted by hand, whatever happens behind it", () => {
  const { room, exchange } = seated([0, 2], ask(1, 2), null);
  room.lift();
  exchange.tell(update(0, 7, 8), update(2, 7, 8, ask(1, 2)));
  expect(room.curtain).toBe(2);
  room.draw();
  exchange.tell(update(0, 8, 9, ask(1, 2)), update(2, 8, 9)); // a bot stood in for seat 2
  expect(room.curtain).toBe(0); // seat 2 may hold the device by now
  room.lift();
  expect(room.curtain).toBeUndefined();
});

test("whoever stays at a shared device when the other resigns lifts a curtain", () => {
  const { room, exchange } = seated([0, 2], ask(1, 2), null);
  room.lift();
  expect(room.viewer).toBe(0);
  exchange.tell({ type: "room", room: info([2]) });
  exchange.answer();
  exchange.tell(welcome(info([2]), [2]), afresh(2, 8));
  expect(room.viewer).toBe(2);
  expect(room.curtain).toBe(2);
  room.lift();
  expect(room.curtain).toBeUndefined();
});

test("whoever gives up the only seat looks on without a curtain", () => {
  const { room, exchange } = seated([0], ask(1, 2));
  exchange.tell({ type: "room", room: info([]) });
  exchange.answer();
  exchange.tell(welcome(info([]), [-4]), afresh(-4, 8));
  expect(room.viewer).toBe(-4);
  expect(room.curtain).toBeUndefined();
});
