/** "Why?" says first what happened, what led to it, and the rule in a sentence. */

import { expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { headOf, reasonFor } from "../src/words/reasons.ts";
import { eventSentence, type Told } from "../src/words/telling.ts";
import { Words } from "../src/words/words.svelte.ts";
import { MOMENTS } from "./samples.ts";

const GAMES = ["classic", "super", "armored"] as const;

/** What kinds of things led to something in all moments of a game. */
test.each(GAMES.flatMap((game) => ALL_LANGUAGES.map((language) => [game, language] as const)))(
  "whatever leads to something in %s is explained in %s",
  (game, language) => {
    const words = new Words(language, textOf(language));
    let explained = 0;
    for (const { box, scene, events } of MOMENTS[game]) {
      const told: Told = { words, box, scene, people: {} };
      events.forEach((event, place) => {
        const head = headOf(told, events.slice(0, place + 1));
        const what = eventSentence(told, event);
        const { cause, rule, clauses } = reasonFor(told, what, event.kind, head);
        expect(clauses).not.toEqual([]);
        expect(cause).not.toBe(what); // nothing leads to itself
        if (rule) explained += 1;
        if (rule) expect(rule.text).toMatch(/[.。]$/);
      });
    }
    expect(explained).toBeGreaterThan(0);
    expect(words.mistakes).toEqual([]);
  },
);

test("a punch is explained by the card that was played", () => {
  const words = new Words("en", textOf("en"));
  const { box, scene } = MOMENTS.classic.at(-1)!;
  const told: Told = { words, box, scene, people: {} };
  const card = Number(
    Object.entries(box.names.card!.of).find(([, values]) => values.face === "punch")![0],
  );
  const head = { kind: "revealed", args: { player: 0, card }, patch: {} };
  const { cause, rule } = reasonFor(told, "Somebody drops a purse.", "dropped", head);
  expect(cause).toContain("Punch");
  expect(rule!.text).toContain("lands in an adjacent car");
});
