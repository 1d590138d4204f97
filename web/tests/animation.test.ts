import { expect, test } from "vitest";

import { type Beat, type Animator, AnimationQueue } from "../src/net/animation.svelte.ts";
import type { AnyScene } from "../src/net/protocol/index.ts";

const scene = (at: number): AnyScene => ({ game: "super", cars: at }) as AnyScene;
const beat = (place: number): Beat => ({
  place,
  number: place,
  event: { kind: `event-${place}`, args: {}, patch: {} },
  before: scene(place),
  after: scene(place + 1),
});
const carsOf = (animation: AnimationQueue): number => (animation.scene as { cars: number }).cars;
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** An animator that is told when to finish. */
function stage(): { animator: Animator; played: number[]; finish: () => Promise<void> } {
  const played: number[] = [];
  let done = (): void => undefined;
  return {
    played,
    animator: ({ place }) =>
      new Promise((resolve) => {
        played.push(place);
        done = resolve;
      }),
    finish: () => {
      done();
      return soon();
    },
  };
}

test("without an animator the newest scene is shown at once", () => {
  const animation = new AnimationQueue(() => 1);
  animation.set(scene(0));
  animation.add([beat(0), beat(1)], scene(2));
  expect(carsOf(animation)).toBe(2);
  expect(animation.caughtUp).toBe(true);
});

test("beats are animated one after the other, and the scene follows", async () => {
  const animation = new AnimationQueue(() => 1);
  const { animator, played, finish } = stage();
  animation.set(scene(0));
  animation.animateWith(animator);
  animation.add([beat(0), beat(1)], scene(2));
  expect(played).toEqual([0]);
  expect(carsOf(animation)).toBe(0);
  expect(animation.caughtUp).toBe(false);
  await finish();
  expect(played).toEqual([0, 1]);
  expect(carsOf(animation)).toBe(1);
  await finish();
  expect(carsOf(animation)).toBe(2);
  expect(animation.caughtUp).toBe(true);
});

test("an animator may let the scene settle before it is done", async () => {
  const animation = new AnimationQueue(() => 2);
  animation.set(scene(0));
  let speed = 0;
  animation.animateWith(async (_, stage) => {
    speed = stage.speed;
    stage.settle();
    await new Promise(() => undefined);
  });
  animation.add([beat(0)], scene(1));
  await soon();
  expect(speed).toBe(2);
  expect(carsOf(animation)).toBe(1);
  expect(animation.current?.place).toBe(0);
});

test("skipping ends the animation and shows the newest scene", async () => {
  const animation = new AnimationQueue(() => 1);
  let aborted = false;
  animation.set(scene(0));
  animation.animateWith(
    (_, { signal }) =>
      new Promise((done) => {
        signal.addEventListener("abort", () => {
          aborted = true;
          done();
        });
      }),
  );
  animation.add([beat(0), beat(1), beat(2)], scene(3));
  animation.skip();
  await soon();
  expect(aborted).toBe(true);
  expect(carsOf(animation)).toBe(3);
  expect(animation.caughtUp).toBe(true);
});

test("what comes after a skip is animated again", async () => {
  const animation = new AnimationQueue(() => 1);
  const { animator, played, finish } = stage();
  animation.set(scene(0));
  animation.animateWith(animator);
  animation.add([beat(0)], scene(1));
  animation.skip();
  await finish();
  animation.add([beat(1)], scene(2));
  expect(played).toEqual([0, 1]);
});

test("a pause holds after the present beat, a step plays one", async () => {
  const animation = new AnimationQueue(() => 1);
  const { animator, played, finish } = stage();
  animation.set(scene(0));
  animation.animateWith(animator);
  animation.add([beat(0), beat(1), beat(2)], scene(3));
  animation.pause();
  await finish();
  expect(played).toEqual([0]);
  animation.step();
  await finish();
  expect(played).toEqual([0, 1]);
  animation.play();
  await finish();
  expect(played).toEqual([0, 1, 2]);
  expect(animation.caughtUp).toBe(true);
});

test("beats can be shown again, and the newest scene comes back afterwards", async () => {
  const animation = new AnimationQueue(() => 1);
  const { animator, finish } = stage();
  animation.set(scene(5));
  animation.animateWith(animator);
  animation.repeat([beat(0), beat(1)]);
  expect(animation.again).toBe(true);
  expect(carsOf(animation)).toBe(0);
  await finish();
  await finish();
  expect(animation.again).toBe(false);
  expect(carsOf(animation)).toBe(5);
});

test("an animator that stumbles does not stop the train", async () => {
  const animation = new AnimationQueue(() => 1);
  const complain = console.error;
  console.error = () => undefined;
  animation.set(scene(0));
  animation.animateWith(() => Promise.reject(new Error("boots")));
  animation.add([beat(0), beat(1)], scene(2));
  await soon();
  console.error = complain;
  expect(carsOf(animation)).toBe(2);
});
