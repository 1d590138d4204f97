/**
 * Which cars can be drawn. Those of the larger boxes are fetched the first time one of them is asked
 * for, and appear when they have come.
 */

import type { CarId } from "../carGeometry.ts";
import type { Drawing } from "../paper.ts";
import { DRAWINGS as CLASSIC } from "./classic.ts";
import { LOCOMOTIVE } from "./engine.ts";

type Cars = Partial<Record<CarId, Drawing>>;

const ELSEWHERE = {
  armored: () => import("./armored.ts"),
  super: () => import("./super.ts"),
} satisfies Record<string, () => Promise<{ DRAWINGS: Cars }>>;

let here = $state.raw<Cars>({ locomotive: LOCOMOTIVE, ...CLASSIC });
const asked: Partial<Record<keyof typeof ELSEWHERE, Promise<void>>> = {};

/** Fetch the cars of a game, once. */
export function fetchCars(name: keyof typeof ELSEWHERE): Promise<void> {
  asked[name] ??= ELSEWHERE[name]().then(({ DRAWINGS }) => {
    here = { ...here, ...DRAWINGS };
  });
  return asked[name];
}

/** The drawing of a car, as soon as it is here. */
export function carDrawing(id: CarId): Drawing | undefined {
  const drawing = here[id];
  if (!drawing) void fetchCars(id.startsWith("super") ? "super" : "armored");
  return drawing;
}
