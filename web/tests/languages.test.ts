import { expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { languageCalled, pickLanguage, spaced } from "../src/words/languages.ts";
import { capital, Words } from "../src/words/words.svelte.ts";

test("languages are known by many names", () => {
  expect(languageCalled("zh-TW")).toBe("zh-Hant");
  expect(languageCalled("sv_SE")).toBe("sv");
  expect(languageCalled("JA")).toBe("ja");
  expect(languageCalled("tlh")).toBeUndefined();
});

test("the first language that we speak is taken, else English", () => {
  expect(pickLanguage(["fr-FR", "pl", "sv"])).toBe("pl");
  expect(pickLanguage(["fr-FR"])).toBe("en");
});

test("money and lists are written as the language does", () => {
  const english = new Words("en", textOf("en"));
  const polish = new Words("pl", textOf("pl"));
  const japanese = new Words("ja", textOf("ja"));
  expect(english.money(1250)).toBe("$1250");
  expect(polish.money(1250)).toBe("1250\u00A0$");
  expect(english.several(["a", "b"])).toBe("a, b");
  expect(japanese.several(["a", "b"])).toBe("a、b");
  expect(japanese.sentences(["一。", "二。"])).toBe("一。二。");
  expect(english.labelled("a", "b")).toBe("a: b");
  expect(japanese.labelled("一", "二")).toBe("一：二");
  expect(spaced("zh-Hant")).toBe(false);
  expect(capital("tuco")).toBe("Tuco");
});

test("what is missing is noticed and does not break the page", () => {
  const words = new Words("en", "hello = Hello { $name }");
  expect(words.say("nothing")).toBe("nothing");
  words.say("hello");
  expect(words.mistakes.length).toBe(2);
});

test("a game borrows the words of the game that it extends", () => {
  const words = new Words("en", "classic-power = A\narmored-name = B\npower = C");
  expect(words.key("armored", "power")).toBe("classic-power");
  expect(words.key("super", "power")).toBe("power");
  expect(words.sayOf("armored", "name")).toBe("B");
});
