import { describe as suite, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { Words } from "../src/words/words.svelte.ts";
import {
  clausesOf,
  describe,
  eventSentence,
  optionWords,
  questionSentence,
  seatName,
  story,
  type Told,
} from "../src/words/telling.ts";
import type { Box, Happening } from "../src/net/protocol/index.ts";
import { GAMES } from "../src/games/pages.ts";
import { MOMENTS, SAMPLES } from "./samples.ts";

/** The numbers of a type that a box has names for, those of answers apart; or any two. */
function numbers({ names }: Box, type: string): number[] {
  const { of } = names[type === "target" ? "bandit" : type] ?? { of: { 0: {}, 1: {} } };
  const most = Math.max(...Object.values(of).map((values) => Object.keys(values).length));
  return Object.keys(of)
    .map(Number)
    .filter((number) => Object.keys(of[number]!).length === most);
}

/** Every event of a box, with each number that its arguments could be. */
function events(box: Box): Happening[] {
  return box.events.flatMap(({ name, args }) => {
    const most = Math.max(1, ...args.map((type) => numbers(box, type).length));
    return Array.from({ length: most }, (_, turn) => ({
      kind: name,
      args: Object.fromEntries(
        args.map((type) => {
          const known = numbers(box, type);
          return [type, known[turn % known.length]!];
        }),
      ),
      patch: {},
    }));
  });
}

suite.each(ALL_LANGUAGES)("in %s", (language) => {
  const words = new Words(language, textOf(language));

  test.each(GAMES)("every moment of %s can be told", (game) => {
    for (const { box, scene, events, ask, seat } of MOMENTS[game]) {
      const told: Told = { words, box, scene, people: { 1: "Ada" } };
      for (const event of events) {
        expect(eventSentence(told, event)).toBeTruthy();
        expect(clausesOf(told, event.kind)).not.toEqual([]);
      }
      expect(story(told, events)).toBeDefined();
      if (!ask) continue;
      expect(questionSentence(told, ask, seat)).toBeTruthy();
      const options = ask.options.map((option) => optionWords(told, ask, option));
      expect(options.every(Boolean)).toBe(true);
      expect(new Set(options).size).toBe(options.length);
    }
    expect(words.mistakes).toEqual([]);
  });

  test.each(GAMES)("every kind of event of %s has a sentence", (game) => {
    for (const box of SAMPLES[game].boxes) {
      const { scene } = MOMENTS[game].findLast((moment) => moment.box === box)!;
      const told: Told = { words, box, scene, people: {} };
      for (const event of events(box)) eventSentence(told, event);
      for (const { name, options } of box.questions) {
        const question = {
          what: name,
          type: options,
          options: [],
          about: { bandit: 0, target: 1, player: 0, section: 1, drawing: 1, giver: 1, action: 0 },
        };
        questionSentence(told, question, 0);
      }
      for (let seat = 0; seat < box.seats; seat++) expect(seatName(told, seat)).toBeTruthy();
      expect(describe(told, "spot", box.sections[0]!.inside)).toBeTruthy();
    }
    expect(words.mistakes).toEqual([]);
  });
});
