import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { I18N } from "../plugins/words.ts";
import { board as armored } from "../src/games/armored/board.ts";
import { board as classic } from "../src/games/classic/board.ts";
import type { GameBoard } from "../src/games/game.ts";
import { fetchTelling, GAMES } from "../src/games/pages.ts";
import { board as superExpress } from "../src/games/super/board.ts";
import type { Beat } from "../src/net/animation.svelte.ts";
import type {
  ArmoredScene,
  ClassicScene,
  Question,
  SuperScene,
} from "../src/net/protocol/index.ts";
import { apart, keyframes, moved } from "../src/stage/animation/motion.ts";
import { listed, targetsOf } from "../src/stage/choosing/choosing.ts";
import { isSame } from "../src/net/questions.ts";
import { cardsOf, nextCards, planOf, posesAfter } from "../src/stage/choosing/plans.ts";
import { stepsBefore } from "../src/stage/choosing/steps.ts";
import { nextPlace } from "../src/stage/keys.ts";
import { type Lesson, sceneAt } from "../src/stage/learn/lesson.ts";
import { clamped, groundFor, unitFor } from "../src/stage/scene/camera.svelte.ts";
import { placeAt } from "../src/stage/scene/previews.ts";
import { spread, type Tableau } from "../src/stage/scene/tableau.ts";
import { mineOf } from "../src/stage/told/facts.ts";
import { laidOut } from "../src/train/laying.ts";
import { heapsOf } from "../src/train/loot.ts";
import { cardInPlay, inTunnel } from "../src/train/scene.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";

await Promise.all(GAMES.map(fetchTelling));

const BOARDS: Record<string, GameBoard> = { classic, armored, super: superExpress };
/** Moments of whole games: those that the lessons are made of. */
const momentsOf = (game: string) => {
  const file = resolve(import.meta.dirname, `../src/games/${game}/lesson.json`);
  const lesson = JSON.parse(readFileSync(file, "utf-8")) as Lesson;
  return lesson.updates.map(({ ask }, n) => ({
    game,
    board: BOARDS[game]!,
    box: lesson.box,
    scene: sceneAt(lesson, { after: n + 1, key: "", part: "" }),
    ask,
  }));
};
const MOMENTS = {
  classic: momentsOf("classic"),
  super: momentsOf("super"),
  armored: momentsOf("armored"),
};
const EVERY = Object.values(MOMENTS).flat();
const asked = EVERY.filter((moment) => moment.ask);
const picture = ({ board, box, scene }: (typeof EVERY)[number]): Tableau =>
  board.tableau(box, scene);

describe("where people stand", () => {
  test("a few stand beside the loot, not in it", () => {
    const [one, other] = spread([46, 46], -104, 104, 2);
    expect(one!.x - 23).toBeGreaterThanOrEqual(-104 + 2 * 36);
    expect(other!.x - one!.x).toBe(46);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])("%i on one floor do not hide each other", (many) => {
    const places = spread(Array(many).fill(46) as number[], -104, 104, 0);
    const front = places.filter((place) => !place.back).map((place) => place.x);
    const back = places.filter((place) => place.back).map((place) => place.x);
    for (const row of [front, back]) {
      for (const [n, x] of row.slice(1).entries()) expect(x - row[n]!).toBeGreaterThanOrEqual(41);
    }
    expect(places.every(({ x }) => x >= -104 && x <= 104)).toBe(true);
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  test.each([2, 5, 8, 9, 10])("of %i on one floor every letter is seen", (many) => {
    const places = spread(Array(many).fill(46) as number[], -104, 104, 0);
    const front = places.filter((place) => !place.back);
    for (const { x, scale } of places.filter((place) => place.back)) {
      expect(scale).toBeGreaterThanOrEqual(0.7);
      const bodies = front.map((one) => Math.abs(one.x - x) - 17 * scale);
      expect(Math.min(...bodies)).toBeGreaterThanOrEqual(3.5); // half of the letter, and more
    }
  });

  test("everybody in a scene has a place of their own", () => {
    for (const moment of EVERY) {
      const { people } = picture(moment);
      const places = people.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
      expect(new Set(places).size).toBe(people.length);
      expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
    }
  });

  test("all bandits on the train are drawn", () => {
    for (const moment of EVERY) {
      const drawn = picture(moment).people.flatMap(({ bandit, spot }) =>
        bandit !== undefined && spot >= 0 ? [bandit] : [],
      );
      const there = moment.scene.at.flatMap((spot, bandit) =>
        spot >= 0 && moment.scene.who[bandit]! >= 0 ? [bandit] : [],
      );
      expect(drawn.toSorted()).toEqual(there.toSorted());
    }
  });

  test("all loot on the floors is drawn", () => {
    for (const moment of EVERY) {
      const { scene } = moment;
      if (!("floor" in scene)) continue;
      const seen = picture(moment);
      const drawn = seen.heaps.reduce((sum, heap) => sum + heap.tokens.length, 0);
      const there = seen.spots.reduce((sum, { spot }) => sum + scene.floor[spot]!.length, 0);
      expect(drawn).toBe(there);
    }
  });

  test("in super the first in the queue stands nearest the locomotive", () => {
    const { box, scene } = MOMENTS.super[0]!;
    const crowd = {
      ...(scene as SuperScene),
      queue: (scene as SuperScene).queue.map((_, spot) => (spot === 4 ? [2, 0, 3, 1] : [])),
      at: [4, 4, 4, 4],
      down: [0, 1, 0, 0],
    };
    const { people } = superExpress.tableau(box, crowd);
    const places = [2, 0, 3, 1].map((bandit) => people.find((one) => one.bandit === bandit)!.x);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    expect(people.filter((one) => one.lying).map((one) => one.bandit)).toEqual([1]);
  });

  test("cars across the tracks from each other stand one above the other", () => {
    for (const { box, scene } of MOMENTS.armored) {
      const { spots } = armored.tableau(box, scene);
      const middle = (spot: number): number | undefined => {
        const found = spots.find((one) => one.spot === spot);
        return found && found.x + found.width / 2;
      };
      const sectionX = (spot: number): number => {
        const section = box.sections.findIndex((one) => one.roof === spot || one.inside === spot);
        return (scene as ArmoredScene).x[section]!;
      };
      (scene as ArmoredScene).opposite.forEach((other, spot) => {
        if (other < 0 || middle(spot) === undefined) return;
        expect(sectionX(spot)).toBe(sectionX(other));
      });
    }
  });

  test("a car that was cut loose stands apart and cannot be entered", () => {
    const found = MOMENTS.super.find(({ scene }) => (scene as SuperScene).decoupled.length > 0)!;
    const { cars } = superExpress.tableau(found.box, found.scene);
    const loose = cars.find((car) => car.uncoupled)!;
    expect(loose.spots).toEqual([]);
    const last = Math.min(...cars.filter((car) => !car.uncoupled).map((car) => car.x));
    expect(last - loose.x).toBeGreaterThan(300);
  });

  test("tokens of one kind make one heap", () => {
    const tokens = [
      { kind: "purse", back: 0, sealed: true },
      { kind: "purse", back: 0, sealed: false },
      { kind: "jewel", back: 2, sealed: false },
    ];
    expect(heapsOf(tokens, ["purse", "jewel"], [2, 0, 1, 2])).toEqual([
      { kind: "purse", seal: "hidden", tokens: [0, 1] },
      { kind: "jewel", seal: "hidden", tokens: [2, 2] },
    ]);
  });
});

describe("what can be touched", () => {
  test("every spot, bandit, courier and heap that can be chosen is on the board", () => {
    for (const moment of asked) {
      const { board, box, scene, ask } = moment;
      const seen = picture(moment);
      const keys = new Set([
        ...seen.spots.map(({ spot }) => `spot-${spot}`),
        ...seen.people.map(({ key }) => key),
        ...seen.heaps.map(({ key }) => key),
        ...seen.gatlings.map(({ spot }) => `gatling-${spot}`),
      ]);
      for (const key of targetsOf(board.choosing, box, scene, ask).keys()) {
        if (!key.startsWith("card-")) expect(keys, `${ask!.what} ${key}`).toContain(key);
      }
    }
  });

  test("every option is on the board, in the hand or in the list", () => {
    for (const { board, box, scene, ask } of asked) {
      if (["plan", "character"].includes(ask!.type)) continue;
      const { choosing } = board;
      const inList = listed(choosing, box, scene, ask!);
      for (const option of ask!.options) {
        const touched = choosing.target(box, scene, ask!, option) !== undefined;
        expect(touched || inList.includes(option), `${ask!.what} ${option}`).toBe(true);
      }
      if (!choosing.fromHand(ask!)) expect(inList).toEqual(ask!.options);
    }
  });

  test("a card face down is the same card of the hand", () => {
    const { box, scene } = MOMENTS.classic.at(-1)!;
    const ask: Question = { what: "play-or-draw", type: "card", options: [3, 131, 256] };
    expect([...targetsOf(classic.choosing, box, scene, ask)]).toEqual([["card-3", [3, 131]]]);
    expect(listed(classic.choosing, box, scene, ask)).toEqual([256]);
  });

  test("a spot that is tried shows whoever would stand there", () => {
    const ask = (what: string, about: Record<string, number>): Question => ({
      what,
      type: "spot",
      options: [4],
      about,
    });
    const { going } = classic.choosing;
    expect(going(ask("move-where", { bandit: 1 }), 4)).toEqual({ key: "bandit-1", spot: 4 });
    expect(going(ask("throw-where", { bandit: 1, target: 2 }), 4)?.key).toBe("bandit-2");
    expect(going(ask("marshal-where", { bandit: 1 }), 4)?.key).toBe("marshal");
  });

  test("options of the list have pictures where there is something to draw", () => {
    const plain = ["yes_no", "plan", "character"];
    for (const { board, box, scene, ask } of asked) {
      if (plain.includes(ask!.type)) continue;
      const drawn = ask!.options.filter((option) =>
        board.choosing.picture(box, scene, ask!, option),
      );
      expect(drawn.length, ask!.what).toBeGreaterThan(0);
    }
  });

  test("a question that is asked again is the same, and the next one is not", () => {
    const ask = (options: number[], more: Partial<Question> = {}): Question => ({
      what: "which-plan",
      type: "plan",
      options,
      about: { bandit: 1 },
      ...more,
    });
    expect(isSame(ask([1, 2]), ask([1, 2], { previews: [[1], [2]] }))).toBe(true);
    expect(isSame(ask([1, 2]), ask([1, 2, 3]))).toBe(false);
    expect(isSame(ask([1, 2]), ask([1, 2], { about: { bandit: 2 } }))).toBe(false);
    expect(isSame(ask([1, 2]), null)).toBe(false);
    expect(isSame(null, null)).toBe(true);
  });

  test("a punch goes step by step", () => {
    const steps = ["move-where", "punch-whom", "punch-what"].map((what, number) => ({
      what,
      text: what,
      number,
    }));
    expect(stepsBefore(classic.choosing, "throw-where", steps).map((step) => step.what)).toEqual([
      "punch-whom",
      "punch-what",
    ]);
    expect(stepsBefore(classic.choosing, "move-where", steps)).toEqual([]);
  });
});

describe("plans", () => {
  const { box, ask } = MOMENTS.super.find((moment) => moment.ask?.type === "plan")!;

  test("every plan can be put together card by card", () => {
    for (const plan of ask!.options) {
      const cards = cardsOf(box, plan);
      cards.forEach((card, n) => {
        expect(nextCards(box, ask!, cards.slice(0, n))).toContain(card);
      });
      expect(planOf(box, ask!, cards)).toBe(plan);
    }
  });

  test("half a plan is none, and a plan that is not offered neither", () => {
    expect(planOf(box, ask!, [0, 1])).toBeUndefined();
    expect(planOf(box, ask!, [0, 0, 0])).toBeUndefined();
  });

  test("there is a pose after each card", () => {
    expect(posesAfter(box, ask!, cardsOf(box, ask!.options[0]!))).toHaveLength(box.plan_size);
    expect(posesAfter(box, ask!, [])).toEqual([]);
  });
});

test.each(EVERY)("a preview and whoever stands there are both seen in $game", (moment) => {
  const tableau = moment.board.tableau(moment.box, moment.scene);
  for (const { spot } of tableau.spots) {
    const there = tableau.people.filter((one) => one.spot === spot);
    if (there.length > 2) continue; // in a crowd there is no room for everybody
    const first = { spot, ...placeAt(tableau, spot, 0.5)! };
    const second = placeAt(tableau, spot, 0.5, [first])!;
    for (const { x } of [...there, second]) expect(Math.abs(first.x - x)).toBeGreaterThan(25);
  }
});

describe("the camera", () => {
  const bounds = { left: -1288, right: 242, top: -276, lanes: [0] };

  const twoTrains = { left: -1288, right: 900, top: -640, lanes: [0, 1] };
  const SCREENS = [
    [390, 377],
    [471, 300],
    [720, 535],
    [820, 580],
    [980, 500],
    [1095, 631],
    [1480, 780],
    [2028, 1090],
  ] as const;

  test.each(SCREENS)("on %i by %i pixels cars are large and the sky is not", (wide, high) => {
    const { ground, pile } = groundFor(wide < 700 ? 0 : high);
    expect(ground - 30).toBeLessThanOrEqual(high / 10); // sand, below the ballast
    expect(laidOut(8, wide, pile, 74).card).toBeGreaterThanOrEqual(40);
    const { unit, fits } = unitFor(bounds, wide, high, ground);
    const roof = 164 * unit;
    const tall = (high - ground) / (26 - bounds.top);
    expect(roof).toBeGreaterThanOrEqual(Math.min(wide < 700 ? 150 : 200, 164 * tall) - 1);
    expect(unit).toBeGreaterThanOrEqual(fits);
    expect(high - ground - (26 - bounds.top) * unit).toBeLessThanOrEqual(high / 3 + 1);
    expect(wide / unit).toBeGreaterThanOrEqual(400); // a car and a half
  });

  test("a train that fits with large cars is seen whole", () => {
    const short = { ...bounds, left: -300 };
    const { unit, fits } = unitFor(short, 1095, 500, 100);
    expect(unit).toBe(fits);
  });

  test("of two trains a desk sees both, a phone one and a half", () => {
    expect(unitFor(twoTrains, 1095, 631, 100).unit * (26 - twoTrains.top)).toBeLessThanOrEqual(532);
    const phone = unitFor(twoTrains, 390, 377, 30).unit * (26 - twoTrains.top);
    expect(phone).toBeGreaterThan(347);
    expect(phone).toBeLessThan(347 * 1.5);
  });

  test("nothing of one train is ever higher than the window", () => {
    for (const high of [120, 254, 380, 640, 1600]) {
      const { unit } = unitFor(bounds, 844, high, 40);
      expect(unit * -bounds.top).toBeLessThan(high);
    }
  });

  test("between two ends, or in their middle", () => {
    expect(clamped(7, 0, 5)).toBe(5);
    expect(clamped(7, 10, 0)).toBe(5);
  });
});

describe("cards side by side", () => {
  const STRIPS = [
    [350, 66],
    [1060, 72],
    [640, 60],
    [360, 130],
  ] as const;

  test.each(STRIPS)("never cover each other on %i by %i pixels", (wide, high) => {
    for (let many = 1; many <= 30; many++) {
      const { card, columns } = laidOut(many, wide, high, 190);
      const rows = Math.ceil(many / columns);
      expect(columns * card * 1.07).toBeLessThanOrEqual(wide);
      expect(rows * card * 1.48).toBeLessThanOrEqual(high);
    }
  });

  test("thirty can be told apart on a desk and on a phone", () => {
    expect(laidOut(30, 1060, 72, 74).card).toBeGreaterThan(32);
    expect(laidOut(30, 374, 66, 74).card).toBeGreaterThan(20);
    expect(laidOut(30, 374, 66, 74).columns).toBe(15);
  });

  test("a few are as large as they may be", () => {
    expect(laidOut(3, 1000, 200, 120)).toEqual({ card: 120, columns: 3 });
  });
});

describe("motion", () => {
  test.each(["walk", "climb", "throw", "leap", "slide", "fall"] as const)(
    "%s begins where the thing was and ends where it stands",
    (path) => {
      const frames = keyframes(path, { x: 100, y: -40 }, 2);
      expect(frames[0]!.translate).toBe("200px -80px");
      expect(["0 0", "0px 0px"]).toContain(frames.at(-1)!.translate);
    },
  );

  test("somebody thrown turns over, and a sign that only goes along stays upright", () => {
    const { going, turning } = apart(keyframes("throw", { x: 100, y: 0 }, 1));
    expect(going.every((frame) => !("rotate" in frame) && "translate" in frame)).toBe(true);
    expect(turning.map((frame) => frame.rotate)).toContain("-180deg");
    expect(turning.map((frame) => frame.offset)).toEqual(going.map((frame) => frame.offset));
  });

  test("what stands still is not moved", () => {
    const before = [
      { key: "a", x: 1, y: 1 },
      { key: "b", x: 2, y: 2 },
    ];
    const after = [
      { key: "a", x: 1, y: 1 },
      { key: "b", x: 5, y: 2 },
      { key: "c", x: 0, y: 0 },
    ];
    expect([...moved(before, after)]).toEqual([["b", { x: -3, y: 0 }]]);
  });

  test("whatever happens on the train is played out", () => {
    const silent = new Set([
      ...["picked", "took-cards", "kept-marshal", "laid", "started-with", "set-beside"],
      ...["marshal-stood", "stood", "courier-stood", "reshuffled", "discarded", "laid-back"],
      ...["bullets-ran-out", "round-ended", "showed", "eliminated", "bunch-paid", "ladder-paid"],
      ...["team-counted", "kept-card", "will-draw-more", "placed", "won", "nobody-won"],
    ]);
    for (const { box, board } of EVERY) {
      const missing = box.events.filter(({ name }) => !board.acts[name] && !silent.has(name));
      expect(missing.map(({ name }) => name)).toEqual([]);
    }
  });
});

describe("facts", () => {
  test("the bandits of a gang are mine", () => {
    const scene = {
      game: "classic",
      viewer: 1,
      who: [0, 1, 2, 3],
      player_of: [0, 0, 1, 1],
      seat_of: [0, 1],
    };
    expect(mineOf(scene as unknown as ClassicScene)).toEqual([2, 3]);
  });

  test("the train is in a tunnel while a tunnel turn is played", () => {
    const { box } = MOMENTS.classic[0]!;
    const card = box.round_cards.findIndex(({ turns }) => turns.includes("tunnel"));
    const turn = box.round_cards[card]!.turns.indexOf("tunnel");
    const scene = { game: "classic", round_cards: [card], turn, phase: 1 };
    expect(inTunnel(box, scene as unknown as ClassicScene)).toBe(true);
    expect(inTunnel(box, { ...scene, phase: 2 } as unknown as ClassicScene)).toBe(false);
  });

  test("a card is in play from its turning to its return", () => {
    const beat = (kind: string, args: Record<string, number>): Beat =>
      ({ event: { kind, args, patch: {} } }) as unknown as Beat;
    const story = [
      beat("revealed", { player: 1, card: 8 }),
      beat("moved", { bandit: 1, spot: 4 }),
      beat("card-returned", { player: 1, card: 8 }),
    ];
    expect(cardInPlay(story, 1)).toEqual({ player: 1, card: 8 });
    expect(cardInPlay(story, 2)).toBeUndefined();
  });
});

describe("the keyboard", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 90 },
    { x: 300, y: 10 },
  ];

  test("arrows go to the next thing in their direction", () => {
    expect(nextPlace({ x: 0, y: 0 }, "right", places)).toBe(1);
    expect(nextPlace({ x: 100, y: 0 }, "down", places)).toBe(2);
    expect(nextPlace({ x: 100, y: 0 }, "right", places)).toBe(3);
    expect(nextPlace({ x: 0, y: 0 }, "left", places)).toBe(-1);
  });
});

describe("words of the board", () => {
  const source = resolve(import.meta.dirname, "../src");
  const code = readdirSync(source, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(?:svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(source, name), "utf-8"))
    .join("\n");
  const keysOf = (language: string): string[] =>
    [
      ...readFileSync(join(I18N, language, "board.ftl"), "utf-8").matchAll(/^([a-z][\w-]*) =/gm),
    ].map((match) => match[1]!);
  const ours = keysOf("en");
  const named = new Set(
    [...code.matchAll(/["'`]((?:board|lesson)-[\w-]+)["'`]/g)].map((match) => match[1]!),
  );
  const made = [...code.matchAll(/`((?:board|lesson)-[\w-]*)\$\{/g)].map((match) => match[1]!);

  test.each(ALL_LANGUAGES)("are the same in %s", (language) => {
    expect(keysOf(language)).toEqual(ours);
  });

  test("all that the code names are there", () => {
    expect([...named].filter((key) => !ours.includes(key))).toEqual([]);
  });

  test("all that are there are used", () => {
    const unused = ours.filter(
      (key) => !named.has(key) && !made.some((first) => key.startsWith(first)),
    );
    expect(unused).toEqual([]);
  });
});
