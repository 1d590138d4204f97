/** Bots as somebody: names, faces, tempers, and what they say. */

import { describe as suite, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { PORTRAITS } from "../src/art/portraits.ts";
import { cueOf, keysOf, lineOf, speaksUp } from "../src/bots/banter.ts";
import { BOT_NAMES, castOf, MIX, mixOf, nextTemper, partsOf, specOf } from "../src/bots/cast.ts";
import { levelOf, strengthOf } from "../src/bots/strengths.ts";
import { GAMES, tellingOf } from "../src/games/pages.ts";
import type { BotInfo, SeatPlan } from "../src/net/protocol/index.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { Words } from "../src/words/words.svelte.ts";
import { MOMENTS } from "./samples.ts";

const bot = (level: string): SeatPlan => ({ kind: "bot", level });

suite("who a bot is", () => {
  test("follows from the seats alone, and no two are the same", () => {
    const seats = [{ kind: "open" } as SeatPlan, ...Array.from({ length: 9 }, () => bot("outlaw"))];
    const names = castOf(seats).map((one) => one?.name);
    expect(names[0]).toBeUndefined();
    expect(new Set(names.slice(1)).size).toBe(9);
    expect(castOf(seats)).toEqual(castOf(seats));
  });

  test("a temper has people of its own", () => {
    const [greedy, steady] = castOf([bot("legend:greedy"), bot("legend")]);
    expect(greedy).toMatchObject({ temper: "greedy", level: "legend" });
    expect(steady!.temper).toBe("steady");
    expect(greedy!.name).not.toBe(steady!.name);
  });

  test("names go there and back, an effort is no part of them", () => {
    expect(partsOf("desperado:vengeful@300")).toEqual({ level: "desperado", temper: "vengeful" });
    expect(specOf("outlaw", "steady")).toBe("outlaw");
    expect(specOf("outlaw", "greedy")).toBe("outlaw:greedy");
  });

  test("a mix has different tempers, and the next one is what the room lacks", () => {
    const three = mixOf("outlaw", 3, () => 0);
    expect(new Set(three).size).toBe(3);
    expect(mixOf("outlaw", 9).every((one) => one.startsWith("outlaw"))).toBe(true);
    expect(nextTemper([bot("outlaw:trigger-happy")])).toBe("greedy");
    expect(nextTemper([])).toBe(MIX[0]);
  });

  test("everybody has a face", () => {
    for (const name of BOT_NAMES) expect(PORTRAITS[name].length).toBeGreaterThan(5);
  });
});

test("strengths are levels that the server names", () => {
  const bots: BotInfo[] = [
    { name: "greenhorn", strength: "easy", characters: [] },
    { name: "outlaw", strength: "normal", characters: [] },
    { name: "sharp", strength: null, characters: [] },
  ];
  expect(levelOf(bots, "normal")).toBe("outlaw");
  expect(levelOf(bots, "hard")).toBe("greenhorn"); // whatever there is
  expect(strengthOf(bots, "sharp")).toBeUndefined();
});

suite("what bots say", () => {
  test.each(ALL_LANGUAGES)("has words in %s, short ones", (language) => {
    const words = new Words(language, textOf(language));
    for (const temper of MIX) {
      words.say(`bot-character-${temper}`);
      for (const key of keysOf(temper)) expect(words.say(key).length).toBeLessThan(46);
    }
    for (const name of BOT_NAMES) words.say(`bot-name-${name}`);
    expect(words.mistakes).toEqual([]);
  });

  test("has no words that nobody says", () => {
    const known = textOf("en").match(/^bot-(?:name|says)-[a-z0-9-]+/gm);
    const said = [...MIX.flatMap(keysOf), ...BOT_NAMES.map((name) => `bot-name-${name}`)];
    expect(known?.toSorted()).toEqual(said.toSorted());
  });

  test.each(GAMES)("follows events of %s that there are", (game) => {
    const { events } = MOMENTS[game][0]!.box;
    const { cues } = tellingOf(game);
    const own = Object.values(cues).flatMap((kinds) => Object.entries(kinds ?? {}));
    const known = own.filter(([kind]) => events.some(({ name }) => name === kind));
    expect(known.length).toBeGreaterThan(0);
    for (const [kind, argument] of known) {
      expect(events.find(({ name }) => name === kind)!.args).toContain(argument);
    }
  });

  test("is said by whoever it happened to, and not every time", () => {
    const cues = { hit: { shot: "target" }, robs: { robbed: "bandit" } } as const;
    const event = { kind: "shot", args: { bandit: 1, target: 2 }, patch: {} };
    expect(cueOf(cues, event)).toEqual({ bandit: 2, occasion: "hit" });
    expect(cueOf(cues, { ...event, kind: "moved" })).toBeUndefined();
    const spoken = Array.from({ length: 100 }, (_, place) => speaksUp(place, 2)).filter(Boolean);
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.length).toBeLessThan(80);
    const words = new Words("en", textOf("en"));
    expect(lineOf(words, "greedy", "wins", 7)).toBe(lineOf(words, "greedy", "wins", 7));
  });
});
