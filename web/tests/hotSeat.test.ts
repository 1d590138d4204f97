import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { textOf } from "../plugins/words.ts";
import { Log } from "../src/stage/told/log.ts";
import { Voice } from "../src/stage/told/telling.svelte.ts";
import { live } from "../src/ui/live.svelte.ts";
import type { Beat } from "../src/net/room.svelte.ts";
import { HIDDEN, type AnyScene, type Happening } from "../src/net/protocol/index.ts";
import type { Told } from "../src/words/telling.ts";
import { Words } from "../src/words/words.svelte.ts";
import { MOMENTS } from "./samples.ts";

const { box, scene } = MOMENTS.classic.at(-1)!;
const words = new Words("en", textOf("en"));
const FIRE = box.faces.indexOf("fire");

const toldTo = (viewer: number): Told => ({
  words,
  box,
  scene: { ...scene, viewer } as AnyScene,
  people: {},
});
const story = (...events: [string, Record<string, number>][]): Beat[] =>
  events.map(([kind, args], place) => ({
    place,
    number: place,
    event: { kind, args, patch: {} } satisfies Happening,
    before: scene,
    after: scene,
  }));
const round = (card: number): Beat[] =>
  story(
    ["round-began", { number: 1 }],
    ["drew", { player: 0, card }],
    ["turn-began", { number: 2 }],
  );
const textIn = (log: Log, viewer: number, beats: readonly Beat[]): string =>
  log
    .tell(toldTo(viewer), beats, beats.length)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(" ");

describe("the story", () => {
  const mine = round(FIRE);
  const theirs = round(HIDDEN);

  test("names a card only to whoever drew it", () => {
    expect(textIn(new Log(), 0, mine)).toContain("Fire");
    expect(textIn(new Log(), 1, theirs)).not.toContain("Fire");
  });

  test("is worded anew for the next person at the same device", () => {
    const log = new Log();
    textIn(log, 0, mine);
    expect(textIn(log, 1, theirs)).toBe(textIn(new Log(), 1, theirs));
  });

  test("forgets what was taken back, though it is as long as before", () => {
    const log = new Log();
    textIn(log, 0, mine);
    const other = round(box.faces.indexOf("punch"));
    expect(textIn(log, 0, other)).toBe(textIn(new Log(), 0, other));
  });

  test("is not worded again while it goes on", () => {
    const log = new Log();
    const [first] = log.tell(toldTo(0), mine, 3);
    const lighter = mine.map((beat) => ({ ...beat, before: undefined!, after: undefined! }));
    expect(log.tell(toldTo(0), lighter, 3)[0]).toBe(first);
  });
});

describe("the voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("falls silent when the device is handed over", () => {
    const voice = new Voice();
    voice.say(toldTo(0), "Your card is Fire.");
    vi.advanceTimersByTime(1000);
    expect(live.polite).toBe("Your card is Fire.");
    voice.say(toldTo(0), "Your card is Punch.");
    voice.stop();
    expect(live.polite).toBe(""); // what was said can no longer be read
    vi.advanceTimersByTime(1000);
    expect(live.polite).toBe("");
    voice.say(toldTo(1), "Hello.");
    vi.advanceTimersByTime(1000);
    expect(live.polite).toBe("Hello.");
  });
});
