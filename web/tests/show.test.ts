import { expect, test } from "vitest";

import { type Beat, type Performer, Show } from "../src/net/animation.svelte.ts";
import type { AnyScene } from "../src/net/wire/index.ts";

const scene = (at: number): AnyScene => ({ game: "super", cars: at }) as AnyScene;
const beat = (place: number): Beat => ({
  place,
  number: place,
  event: { kind: `event-${place}`, args: {}, patch: {} },
  before: scene(place),
  after: scene(place + 1),
});
const carsOf = (show: Show): number => (show.scene as { cars: number }).cars;
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A performer that is told when to finish. */
function stage(): { performer: Performer; played: number[]; finish: () => Promise<void> } {
  const played: number[] = [];
  let done = (): void => undefined;
  return {
    played,
    performer: ({ place }) =>
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

test("without a performer the newest scene is shown at once", () => {
  const show = new Show(() => 1);
  show.set(scene(0));
  show.add([beat(0), beat(1)], scene(2));
  expect(carsOf(show)).toBe(2);
  expect(show.caughtUp).toBe(true);
});

test("beats are performed one after the other, and the scene follows", async () => {
  const show = new Show(() => 1);
  const { performer, played, finish } = stage();
  show.set(scene(0));
  show.perform(performer);
  show.add([beat(0), beat(1)], scene(2));
  expect(played).toEqual([0]);
  expect(carsOf(show)).toBe(0);
  expect(show.caughtUp).toBe(false);
  await finish();
  expect(played).toEqual([0, 1]);
  expect(carsOf(show)).toBe(1);
  await finish();
  expect(carsOf(show)).toBe(2);
  expect(show.caughtUp).toBe(true);
});

test("a performer may let the scene settle before it is done", async () => {
  const show = new Show(() => 2);
  show.set(scene(0));
  let speed = 0;
  show.perform(async (_, stage) => {
    speed = stage.speed;
    stage.settle();
    await new Promise(() => undefined);
  });
  show.add([beat(0)], scene(1));
  await soon();
  expect(speed).toBe(2);
  expect(carsOf(show)).toBe(1);
  expect(show.current?.place).toBe(0);
});

test("skipping ends the performance and shows the newest scene", async () => {
  const show = new Show(() => 1);
  let aborted = false;
  show.set(scene(0));
  show.perform(
    (_, { signal }) =>
      new Promise((done) => {
        signal.addEventListener("abort", () => {
          aborted = true;
          done();
        });
      }),
  );
  show.add([beat(0), beat(1), beat(2)], scene(3));
  show.skip();
  await soon();
  expect(aborted).toBe(true);
  expect(carsOf(show)).toBe(3);
  expect(show.caughtUp).toBe(true);
});

test("what comes after a skip is performed again", async () => {
  const show = new Show(() => 1);
  const { performer, played, finish } = stage();
  show.set(scene(0));
  show.perform(performer);
  show.add([beat(0)], scene(1));
  show.skip();
  await finish();
  show.add([beat(1)], scene(2));
  expect(played).toEqual([0, 1]);
});

test("a pause holds after the present beat, a step plays one", async () => {
  const show = new Show(() => 1);
  const { performer, played, finish } = stage();
  show.set(scene(0));
  show.perform(performer);
  show.add([beat(0), beat(1), beat(2)], scene(3));
  show.pause();
  await finish();
  expect(played).toEqual([0]);
  show.step();
  await finish();
  expect(played).toEqual([0, 1]);
  show.play();
  await finish();
  expect(played).toEqual([0, 1, 2]);
  expect(show.caughtUp).toBe(true);
});

test("beats can be shown again, and the newest scene comes back afterwards", async () => {
  const show = new Show(() => 1);
  const { performer, finish } = stage();
  show.set(scene(5));
  show.perform(performer);
  show.repeat([beat(0), beat(1)]);
  expect(show.again).toBe(true);
  expect(carsOf(show)).toBe(0);
  await finish();
  await finish();
  expect(show.again).toBe(false);
  expect(carsOf(show)).toBe(5);
});

test("a performer that stumbles does not stop the train", async () => {
  const show = new Show(() => 1);
  const complain = console.error;
  console.error = () => undefined;
  show.set(scene(0));
  show.perform(() => Promise.reject(new Error("boots")));
  show.add([beat(0), beat(1)], scene(2));
  await soon();
  console.error = complain;
  expect(carsOf(show)).toBe(2);
});
