/** The end of a game: awards, the count step by step, letters in the picture. */

import { describe as suite, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { awardsOf, mostWorth, oneEach, roofRun } from "../src/ending/awards.ts";
import { Counting } from "../src/ending/counting.svelte.ts";
import { fitting, lengthOf, shortened } from "../src/ending/lettering.ts";
import { bubbles, onTheGround, onTheRoof, podium } from "../src/ending/placing.ts";
import { placeOf } from "../src/ending/places.ts";
import { GAMES, tellingOf } from "../src/games/pages.ts";
import type { Beat } from "../src/net/animation.svelte.ts";
import type { AnyScene, Box } from "../src/net/protocol/index.ts";
import type { Count } from "../src/words/counts.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import type { Told } from "../src/words/telling.ts";
import { Words } from "../src/words/words.svelte.ts";
import { MOMENTS } from "./samples.ts";

const ENGLISH = new Words("en", textOf("en"));
const scene = (...at: number[]): AnyScene => ({ at }) as unknown as AnyScene;
const beat = (kind: string, args: Record<string, number>, before = scene(), after = before): Beat =>
  ({ place: 0, number: 0, event: { kind, args, patch: {} }, before, after }) as Beat;
/** Three cars: the spots inside are 0, 2 and 4, the roofs 1, 3 and 5; then another train. */
const BOX = {
  game: "classic",
  tokens: [{ value: 250 }, { value: 500 }],
  sections: [0, 2, 4, 6, 8].map((inside) => ({
    inside,
    roof: inside + 1,
    train: inside > 4 ? 1 : 0,
  })),
} as unknown as Box;
const TOLD = { words: ENGLISH, box: BOX, scene: scene(), people: {} } as Told;

suite("awards", () => {
  const shots = { name: "shots", tally: oneEach({ shot: "bandit" }) };

  test("go to whoever did most", () => {
    const beats = [1, 1, 0, 1].map((bandit) => beat("shot", { bandit, target: 2 }));
    expect(awardsOf(TOLD, [shots], beats)).toEqual([
      { name: "shots", bandits: [1], reason: "3 shots" },
    ]);
  });

  test("are shared by two, and by no more", () => {
    const two = [1, 0].map((bandit) => beat("shot", { bandit }));
    expect(awardsOf(TOLD, [shots], two)[0]!.bandits).toEqual([0, 1]);
    const three = [1, 0, 2].map((bandit) => beat("shot", { bandit }));
    expect(awardsOf(TOLD, [shots], three)).toEqual([]);
  });

  test("are not given for nothing", () => {
    expect(awardsOf(TOLD, [shots], [beat("moved", { bandit: 1 })])).toEqual([]);
  });

  test("count the best theft, and in dollars", () => {
    const worth = mostWorth(
      { robbed: "bandit" },
      ({ args }, { tokens }) => tokens[args.token!]!.value,
    );
    const beats = [
      beat("robbed", { bandit: 0, token: 0 }),
      beat("robbed", { bandit: 0, token: 0 }),
      beat("robbed", { bandit: 1, token: 1 }),
    ];
    expect(awardsOf(TOLD, [{ name: "theft", money: true, tally: worth }], beats)).toEqual([
      { name: "theft", bandits: [1], reason: "$500 at once" },
    ]);
  });

  test("know the longest way over the roofs: who comes down begins anew", () => {
    const walk = (...spots: number[]): Beat[] =>
      spots
        .slice(1)
        .map((spot, n) => beat("moved", { bandit: 0 }, scene(spots[n]!, 1), scene(spot, 1)));
    expect(roofRun(walk(1, 3, 5, 3), BOX)[0]).toBe(3);
    expect(roofRun(walk(1, 5, 4, 2, 3, 5), BOX)[0]).toBe(2);
    expect(roofRun(walk(5, 9), BOX)[0]).toBe(1); // over to the other train
    expect(roofRun([beat("thrown", { bandit: 0 }, scene(1), scene(3))], BOX)[0]).toBeUndefined();
  });

  test.each(ALL_LANGUAGES)("have words in %s", (language) => {
    const words = new Words(language, textOf(language));
    for (const game of GAMES) {
      for (const { name } of tellingOf(game).ending.awards) {
        for (const number of [1, 2, 5]) {
          words.sayOf(game, `award-${name}`);
          words.sayOf(game, `award-${name}-for`, { number, money: words.money(500) });
        }
      }
    }
    expect(words.mistakes).toEqual([]);
  });

  test.each(GAMES)("of %s name events and arguments that there are", (game) => {
    const { awards, turns = {} } = tellingOf(game).ending;
    const kinds = MOMENTS[game][0]!.box.events;
    for (const [kind, argument] of Object.entries(turns)) {
      const named = kinds.find(({ name }) => name === kind);
      expect(named?.args, `${game} ${kind}`).toContain(argument);
    }
    expect(awards.length).toBeGreaterThan(1);
  });
});

suite("the count", () => {
  const counts = [
    { id: 0, pieces: [{ kind: "purse", value: 250 }], total: 250 },
    {
      id: 1,
      pieces: [
        { kind: "purse", value: 300 },
        { kind: "jewel", value: 500 },
      ],
      total: 800,
    },
  ] as unknown as Count[];

  test("lays one piece after the other, then the next comes forward", () => {
    const counting = new Counting(() => counts);
    const seen: unknown[] = [];
    while (!counting.done) {
      const counted = counting.step();
      seen.push(counted ? `counted ${counted.id}` : counting.sum);
    }
    expect(seen).toEqual([0, 250, "counted 0", 0, 300, 800, "counted 1"]);
    expect(counting.current).toBeUndefined();
  });

  test("can be skipped, and a bag of thirty takes no longer than one of eight", () => {
    const counting = new Counting(() => counts);
    counting.finish();
    expect(counting.done).toBe(true);
    const many = Array.from({ length: 30 }, () => ({ kind: "purse", value: 250 }));
    const long = new Counting(() => [{ id: 0, pieces: many } as unknown as Count]);
    let time = 0;
    while (!long.done) {
      time += long.pause;
      long.step();
    }
    expect(time).toBeLessThan(6000);
  });
});

suite("places", () => {
  test("nobody stands over a coupling, and everybody is in the picture", () => {
    for (const half of [180, 260, 700]) {
      for (let many = 1; many <= 10; many++) {
        for (let n = 0; n < many; n++) {
          const { x } = onTheRoof(n, many, half);
          const off = Math.abs((((x % 276) + 276) % 276) - 138);
          expect(off).toBeGreaterThan(20);
        }
        const alone = podium(Array<number>(many).fill(1), half);
        for (const { x } of [...alone, ...podium([many], half)]) {
          expect(Math.abs(x)).toBeLessThan(half);
        }
        expect(new Set(alone.map(({ x }) => x)).size).toBe(many);
      }
      for (let n = 0; n < 30; n++) {
        const { x, y } = onTheGround(n, 30, half);
        expect(Math.abs(x)).toBeLessThan(half);
        expect(y).toBeLessThan(150);
      }
    }
  });

  test("on the podium the best stand highest, and a team together", () => {
    const [first, second, third, fourth] = podium([1, 1, 1, 1], 500);
    expect([first, second, third, fourth].map((one) => one!.step)).toEqual([3, 2, 1, 0]);
    expect(Math.abs(first!.x)).toBeLessThan(Math.abs(third!.x));
    const teams = podium([2, 2], 500);
    const [winners, losers] = [teams.slice(0, 2), teams.slice(2)];
    expect(Math.min(...winners.map(({ x }) => x))).toBeGreaterThan(
      Math.max(...losers.map(({ x }) => x)),
    );
  });

  test("mine is told first, and several at one device by name", () => {
    const told = {
      ...TOLD,
      scene: { ...scene(), winners: [1] } as unknown as AnyScene,
      people: { 0: "Ada", 2: "Bo" },
    };
    expect(placeOf(told, [], [2, 1, 3], [0])).toEqual(["You finish 2nd of 3"]);
    expect(placeOf(told, [], [2, 1, 3], [1])).toEqual(["You win!"]);
    expect(placeOf(told, [], [2, 1, 3], [])).toEqual([]);
    expect(placeOf(told, [], [2, 1, 3], [0, 2])).toEqual(["Ada: 2nd of 3", "Bo: 3rd of 3"]);
  });
});

test("letters of a picture fit, wide ones too", () => {
  expect(fitting("Belle", 900, 38)).toBe(38);
  const long = "x".repeat(80);
  expect(fitting(long, 900, 38) * lengthOf(long)).toBeLessThanOrEqual(900);
  expect(shortened("Belle", 10)).toBe("Belle");
  expect(shortened("Bartholomew the Great", 10)).toBe("Bartholom…");
  expect(shortened("無法無天的大盜", 10)).toBe("無法無天的…");
});

suite("what is said on the podium", () => {
  const size = { wide: 150, high: 46 };

  test.each([3, 4, 5, 6, 7, 10])("covers nobody's face among %i", (many) => {
    for (const half of [180, 400, 700]) {
      const people = podium(Array<number>(many).fill(1), half);
      const speakers = [people[0]!, people.at(-1)!];
      const places = bubbles(
        speakers.map((one) => ({ ...one, ...size })),
        people,
        half,
      );
      const [first, last] = places as [(typeof places)[0], (typeof places)[0]];
      for (const { x, y } of places) {
        expect(Math.abs(x) + size.wide / 2).toBeLessThanOrEqual(half);
        for (const one of people) {
          const beside = Math.abs(one.x - x) >= size.wide / 2 + 20 * one.scale;
          expect(beside || y <= one.y - 90 * one.scale).toBe(true);
        }
      }
      const apart = Math.abs(first.x - last.x) >= size.wide - 0.01;
      expect(apart || Math.abs(first.y - last.y) >= size.high).toBe(true);
    }
  });
});
