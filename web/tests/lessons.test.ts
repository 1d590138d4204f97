import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { type Lesson, portions, questionAt, sceneAt } from "../src/stage/learn/lesson.ts";
import { offered } from "../src/games/pages.ts";
import { type AnyScene, patched } from "../src/net/protocol/index.ts";

const FOLDER = resolve(import.meta.dirname, "../src/games");
const lessonOf = (game: string): Lesson =>
  JSON.parse(readFileSync(join(FOLDER, game, "lesson.json"), "utf-8")) as Lesson;
const words = textOf("en");

describe.each(offered())("the lesson of %s", (game) => {
  const lesson = lessonOf(game);
  const { steps, updates, first } = lesson;

  test("every step has a text, and every text a step", () => {
    const keys = [...words.matchAll(new RegExp(`^lesson-${game}-([\\w-]+) =`, "gm"))];
    expect(keys.map((match) => match[1])).toEqual(steps.map((step) => step.key));
  });

  test("the steps come one after the other", () => {
    const order = steps.map(({ after, events = 0 }) => after * 1000 + events);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test("the right answer can be chosen, and nothing else", () => {
    const acts = steps.filter((step) => step.choice !== undefined);
    expect(acts.length).toBeGreaterThan(1);
    for (const step of acts) {
      const ask = questionAt(lesson, step)!;
      expect(ask.options).toEqual([step.choice]);
      expect(ask.previews?.length ?? 1).toBe(1);
    }
  });

  test("whoever resumes sees the same room as whoever went through it", () => {
    let scene: AnyScene = first.scene;
    steps.slice(1).forEach((step, n) => {
      for (const { events, patch } of portions(lesson, steps[n]!, step)) {
        for (const event of events) scene = patched(scene, event.patch);
        scene = patched(scene, patch);
      }
      expect(scene).toEqual(sceneAt(lesson, step));
    });
  });

  test("nothing that happens is left out or told twice", () => {
    const told = steps
      .slice(1)
      .flatMap((step, n) => portions(lesson, steps[n]!, step))
      .flatMap(({ events }) => events);
    const last = steps.at(-1)!;
    expect(told).toEqual(updates.slice(0, last.after).flatMap(({ events }) => events));
  });
});
