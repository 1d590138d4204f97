import { describe as suite, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import { fortunes, steps } from "../src/ending/fortunes.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";
import type { AnyScene, ArmoredScene, Happening, Replay } from "../src/net/protocol/index.ts";
import { counts, verdict } from "../src/words/counts.ts";
import { Words } from "../src/words/words.svelte.ts";
import type { GameName } from "../src/games/game.ts";
import { GAMES } from "../src/games/pages.ts";
import { MOMENTS } from "./samples.ts";

/** The end of a sample: the scene in which the first winner is named. */
function end(game: GameName): {
  box: (typeof MOMENTS)["classic"][0]["box"];
  scene: AnyScene;
} {
  const moment = MOMENTS[game].find(({ events }) => events[0]?.kind === "won")!;
  const scene = {
    ...moment.scene,
    winners: [1],
    scores: [250, 1250, 0, 500].slice(0, moment.box.seats),
  } as unknown as AnyScene;
  return { box: moment.box, scene };
}

suite.each(ALL_LANGUAGES)("in %s", (language) => {
  test.each(GAMES)("the end of %s is counted, the poorest first", (game) => {
    const words = new Words(language, textOf(language));
    const { box, scene } = end(game);
    const told = { words, box, scene, people: {} };
    const events: Happening[] = [
      { kind: "team-counted", args: { team: 0, money: 500 }, patch: {} },
      { kind: "team-counted", args: { team: 1, money: 700 }, patch: {} },
      { kind: "ladder-paid", args: { team: 1, money: 700 }, patch: {} },
      { kind: "eliminated", args: { bandit: 0 }, patch: {} },
      { kind: "won", args: { player: 1 }, patch: {} },
    ];
    const all = counts(told, events, [3, 1, 4, 2].slice(0, box.seats));
    expect(all.at(-1)!.won).toBe(true);
    expect(all.every((count) => count.name && count.lines.every(Boolean))).toBe(true);
    expect(verdict(told, events, all)).toBeTruthy();
    expect(words.mistakes).toEqual([]);
  });
});

test("a team's own document pays what is printed on it", () => {
  const words = new Words("en", textOf("en"));
  const { box, scene } = end("armored");
  const blue = box.tokens.findIndex((token) => token.kind === "document") + 2;
  const held = (scene as ArmoredScene).held.map((_, bandit) => (bandit ? [] : [blue]));
  const told = {
    words,
    box,
    scene: { ...scene, held, team: [0, 1, 0, 1] } as AnyScene,
    people: {},
  };
  const lines = counts(told, [], []).flatMap((count) => count.lines);
  expect(box.document_prize).toBe(4000);
  expect(lines.filter((line) => line.includes("$4000"))).toHaveLength(1);
});

/** A game of two, in which these events came, one an update. */
function told(...events: [kind: string, patch: Record<string, number>, bandit?: number][]): Replay {
  return {
    first: { scene: { game: "super", money: [0, 0] } },
    updates: events.map(([kind, patch, bandit]) => ({
      events: [{ kind, args: bandit === undefined ? {} : { bandit }, patch }],
      patch: {},
    })),
  } as unknown as Replay;
}
const ITSELF = (_: AnyScene, bandit: number): number => bandit;

test("fortunes follow the money through the patches", () => {
  const replay = told(["round-began", {}], ["claimed", { "money.1": 300 }]);
  expect(fortunes(replay, {}, ITSELF)).toMatchObject({
    lines: [
      [0, 0, 0],
      [0, 0, 300],
    ],
    rounds: [1],
    moments: 3,
    most: 300,
  });
  const { lines } = fortunes(replay, { fortune: () => [500, 300] }, ITSELF);
  expect(lines.map((line) => line.at(-1))).toEqual([500, 300]); // prizes are paid at the end
});

test("the turning points are the few that weigh most, in their order", () => {
  const replay = told(
    ["started-with", { "money.0": 250 }], // before the first round nothing turns
    ["round-began", {}],
    ["robbed", { "money.0": 300 }],
    ["robbed", { "money.1": 500 }], // takes the lead
    ["robbed", { "money.0": 350 }],
    ["robbed", { "money.0": 1350 }],
    ["robbed", { "money.1": 600 }],
    ["eliminated", {}, 1],
  );
  const { turns } = fortunes(replay, { turns: { eliminated: "bandit" } }, ITSELF);
  expect(turns.map(({ moment, seat, event }) => [moment, seat, event.kind])).toEqual([
    [4, 1, "robbed"],
    [6, 0, "robbed"],
    [7, 1, "robbed"],
    [8, 1, "eliminated"],
  ]);
});

test("an axis has few and round steps, and room for the most", () => {
  expect(steps(2850)).toEqual([0, 1000, 2000, 3000]);
  for (const most of [1, 250, 999, 1000, 7300, 12_345]) {
    expect(steps(most).at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps(most).length).toBeLessThanOrEqual(6);
  }
});
