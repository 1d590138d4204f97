import { expect, test } from "vitest";

import { completed, percent, percentOf, textOf } from "../plugins/words.ts";
import { ALL_LANGUAGES, languageCalled, LANGUAGES, pickLanguage } from "../src/words/languages.ts";
import { capital, nameOf, Words } from "../src/words/words.svelte.ts";

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
  expect(capital("tuco")).toBe("Tuco");
});

test("how long ago something was is said in the largest unit that fits", () => {
  const english = new Words("en", textOf("en"));
  const hour = 60 * 60 * 1000;
  expect(english.ago(-500)).toBe("now");
  expect(english.ago(59_000)).toBe("now");
  expect(english.ago(5 * 60_000)).toBe("5 minutes ago");
  expect(english.ago(26 * hour)).toBe("yesterday");
  expect(english.ago(24 * hour * 400)).toBe("last year");
  expect(new Words("ja", textOf("ja")).ago(3 * hour)).toBe("3 時間前");
});

test("English steps in for every message that a language lacks", () => {
  const english = "one = One { two }\ntwo = two\nthree = { $n ->\n   *[other] many\n}";
  const text = completed("two = zwei", english);
  const words = new Words("sv", text);
  expect(words.say("one")).toBe("One zwei");
  expect(words.say("three", { n: 3 })).toBe("many");
  expect(words.mistakes).toEqual([]);
  expect(percent("two = zwei", english)).toBe(33);
});

test("the name of a language says how much of it there is, if that is not all", () => {
  for (const language of ALL_LANGUAGES) {
    const done = percentOf(language);
    expect(nameOf(language)).toBe(LANGUAGES[language] + (done < 100 ? ` (${done} %)` : ""));
  }
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
