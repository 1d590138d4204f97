/** Terminal and page say the same of every event, question and option, in every language. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { describe as suite, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { GAMES } from "../src/games/pages.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { eventSentence, optionWords, questionSentence, story } from "../src/words/telling.ts";
import { Words } from "../src/words/words.svelte.ts";
import type { AnyScene, Box, Happening, Question } from "../src/net/protocol/index.ts";

interface Texts {
  events: string[];
  story: string[][];
  question: string;
  options: string[];
}

interface Moment {
  box: number;
  scene: AnyScene;
  events: Happening[];
  ask: Question | null;
  viewer: number;
  texts: Record<string, Texts>;
}

interface Moments {
  people: Record<number, string>;
  games: Record<string, { boxes: Box[]; moments: Moment[] }>;
}

const ROOT = resolve(import.meta.dirname, "../..");
const OWN = resolve(ROOT, ".venv/bin/python"); // made by run.py
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");

/** What the terminal says of moments of random games. */
const { people, games } = JSON.parse(
  execFileSync(PYTHON, ["scripts/tell_moments.py"], { cwd: ROOT, maxBuffer: 2 ** 28 }).toString(),
) as Moments;

test("every kind of event of every game is compared", () => {
  expect(Object.keys(games)).toEqual(expect.arrayContaining([...GAMES]));
  for (const { boxes, moments } of Object.values(games)) {
    const told = new Set(moments.flatMap(({ events }) => events.map(({ kind }) => kind)));
    expect(told.size).toBe(boxes[0]!.events.length);
  }
});

suite.each(ALL_LANGUAGES)("in %s", (language) => {
  test.each(Object.keys(games))("%s", (game) => {
    const words = new Words(language, textOf(language));
    const { boxes, moments } = games[game]!;
    for (const { box, scene, events, ask, viewer, texts } of moments) {
      const told = { words, box: boxes[box]!, scene, people };
      const options = ask?.options.slice(0, texts[language]!.options.length) ?? [];
      const said: Texts = {
        events: events.map((event) => eventSentence(told, event)),
        story: story(told, events).map((lines) => lines.map(({ text }) => text)),
        question: ask ? questionSentence(told, ask, viewer) : "",
        options: options.map((option) => optionWords(told, ask!, option)),
      };
      expect(said).toEqual(texts[language]);
    }
    expect(words.mistakes).toEqual([]);
  });
});
