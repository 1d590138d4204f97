/** How long a round is shown, in virtual time: with the acts of the game, on pieces that only count time. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fetchTelling } from "../src/games/pages.ts";
import { AnimationQueue, type Beat } from "../src/net/animation.svelte.ts";
import { type AnyScene, type Box, patched, type Update } from "../src/net/protocol/index.ts";
import { beatsOf } from "../src/net/room.svelte.ts";
import { speak } from "../src/words/words.svelte.ts";
import { Director, piecesOf } from "../src/stage/animation/director.svelte.ts";

interface Round {
  box: Box;
  scene: AnyScene;
  updates: Update[];
}

const ROUNDS = JSON.parse(
  readFileSync(join(import.meta.dirname, "samples/rounds.json"), "utf-8"),
) as Round[];
const ME = "bandit-0";

await speak("en"); // loot is shown with its price

/** The beats of a round, from the sealing of the plans on. */
function beatsIn({ scene, updates }: Round): Beat[] {
  let now = scene;
  const beats: Beat[] = [];
  for (const { events, patch, number } of updates) {
    const told = beatsOf(now, events, patch, number, beats.length);
    beats.push(...told);
    now = told.at(-1)?.after ?? patched(now, patch);
  }
  return beats.slice(beats.findIndex(({ event }) => event.kind === "round-began"));
}

/** An element that moves for as long as it is told. */
const piece = {
  querySelector: () => null,
  animate: (_: Keyframe[], { duration }: { duration: number }) => ({
    finished: new Promise<void>((done) => setTimeout(done, duration)),
    cancel: () => undefined,
  }),
} as unknown as HTMLElement;

/** When each beat began and ended, in milliseconds. */
async function shown(round: Round): Promise<{ beat: Beat; from: number; to: number }[]> {
  const { board } = await (await fetchTelling(round.box.game)).board();
  const director = new Director(board);
  director.find = () => piece;
  const animation = new AnimationQueue(() => 1);
  const seen: { beat: Beat; from: number; to: number }[] = [];
  const beats = beatsIn(round);
  animation.set(beats[0]!.before);
  animation.animateWith(async (beat, stage) => {
    const one = { beat, from: Date.now(), to: Infinity };
    seen.push(one);
    await director.animate(beat, stage, {
      box: round.box,
      reduced: false,
      tell: () => "",
      explain: () => "",
      mine: (each) => piecesOf(each).includes(ME),
    });
    one.to = Date.now();
  }, piecesOf);
  animation.add(beats, beats.at(-1)!.after);
  while (!animation.caughtUp) await vi.advanceTimersByTimeAsync(10);
  return seen;
}

describe("a round of seven", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each(ROUNDS.map((_, n) => n))("number %i is shown in at most 30 seconds", async (n) => {
    const seen = await shown(ROUNDS[n]!);
    const seconds = (seen.at(-1)!.to - seen[0]!.from) / 1000;
    console.info(`round ${n}: ${seconds.toFixed(1)} s, ${seen.length} events`);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(seconds).toBeGreaterThan(10); // it is shown, and not skipped
  });

  test("what does not touch each other happens at the same time, and nothing else", async () => {
    const seen = await shown(ROUNDS[0]!);
    const together = seen.flatMap((one, n) =>
      seen.slice(n + 1).flatMap((other) => (other.from < one.to ? [[one, other]] : [])),
    );
    expect(together.length).toBeGreaterThan(3);
    for (const [one, other] of together) {
      const both = [piecesOf(one!.beat), piecesOf(other!.beat)];
      expect(both[0]!.length && both[1]!.length).toBeTruthy();
      expect(both[0]!.some((key) => both[1]!.includes(key))).toBe(false);
      expect(both[0]).not.toContain(ME); // my own matters have the stage for themselves
    }
  });

  test("what happens to me is slower than what does not", async () => {
    const seen = (await Promise.all(ROUNDS.slice(0, 1).map(shown))).flat();
    const mean = (mine: boolean): number => {
      const some = seen.filter(
        ({ beat }) => beat.event.kind === "revealed" && piecesOf(beat).includes(ME) === mine,
      );
      return some.reduce((sum, { from, to }) => sum + to - from, 0) / some.length;
    };
    expect(mean(true)).toBeGreaterThan(1.3 * mean(false));
  });
});
