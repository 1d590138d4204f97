import { describe as suite, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import type { Language } from "../src/words/languages.ts";
import { type Name, Words } from "../src/words/words.svelte.ts";

/** The words of a language, with a sentence of these tests. */
const wordsOf = (language: Language, sentence: string): Words =>
  new Words(language, `${textOf(language)}\nsentence = ${sentence}`);

suite("names in the form that a sentence needs", () => {
  const words = wordsOf(
    "pl",
    '{ AGREE($who, "Strzela", "Strzelają") } { NAME($who, case: "dative") }',
  );
  const name = (key: string): Name => words.phrase(`bandit-${key}`);

  test.each([
    ["one bandit", [name("doc")], "Strzela Docowi"],
    ["a bandit whose name never bends", [name("belle")], "Strzela Belle"],
    ["a gang", [name("django"), name("tuco")], "Strzelają Djangowi i Tucowi"],
    ["bandits that are many", [name("twinzz")], "Strzelają Bliźniakom"],
    ["a person", ["Doc"], "Strzela Doc"],
  ])("%s", (_, names, said) => {
    expect(words.say("sentence", { who: words.together(names) })).toBe(said);
    expect(words.mistakes).toEqual([]);
  });

  test("a form with something filled in", () => {
    const who = words.phrase("player-seat", { number: 3 });
    expect(words.say("sentence", { who })).toBe("Strzela Graczowi 3");
  });

  test("a form that is not there is a mistake, and the name stays", () => {
    const english = wordsOf("en", '{ NAME($who, case: "dative") }');
    expect(english.say("sentence", { who: english.phrase("bandit-doc") })).toBe("Doc");
    expect(english.mistakes).toEqual(["bandit-doc has no dative"]);
  });

  test("a gender to select by", () => {
    const gendered = wordsOf("pl", "{ GENDER($who) ->\n    [feminine] ona\n   *[other] on\n}");
    expect(gendered.say("sentence", { who: gendered.phrase("bandit-mei") })).toBe("ona");
    expect(gendered.say("sentence", { who: gendered.phrase("bandit-doc") })).toBe("on");
    expect(gendered.say("sentence", { who: "Mei" })).toBe("on");
  });
});
