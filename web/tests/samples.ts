/** Moments of played games: each kind of event and question once, with the scene around it. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { GameName } from "../src/games/game.ts";
import { fetchTelling, GAMES } from "../src/games/pages.ts";
import type { AnyScene, Box, Happening, Question } from "../src/net/protocol/index.ts";

await Promise.all(GAMES.map(fetchTelling)); // so that all of them can be told

interface Kept {
  boxes: Box[];
  scenes: AnyScene[];
  moments: {
    box: number;
    scene: number;
    events: Happening[];
    ask: Question | null;
    seat: number;
  }[];
}

export interface Moment {
  box: Box;
  scene: AnyScene;
  events: Happening[];
  ask: Question | null;
  seat: number;
}

const read = (game: string): Kept =>
  JSON.parse(readFileSync(join(import.meta.dirname, "samples", `${game}.json`), "utf-8")) as Kept;

const each = <T>(what: (game: GameName) => T): Record<GameName, T> =>
  Object.fromEntries(GAMES.map((game) => [game, what(game)])) as Record<GameName, T>;

export const SAMPLES = each(read);

const momentsOf = ({ boxes, scenes, moments }: Kept): Moment[] =>
  moments.map((one) => ({ ...one, box: boxes[one.box]!, scene: scenes[one.scene]! }));

export const MOMENTS = each((game) => momentsOf(SAMPLES[game]));
