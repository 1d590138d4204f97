/**
 * Where things are on a car: sizes, floors, and the places where people and loot stand.
 *
 * A car is drawn around x = 0 with the top of the rails at y = 0; up is negative. Cars of one train
 * stand PITCH apart. A train that faces right has its locomotive at the right end.
 */

/** From the middle of a car to the middle of the next. */
export const PITCH = 276;
/** From the middle of a car to its end wall. */
export const HALF = 122;
/** The floor inside. */
export const FLOOR_Y = -42;
/** The underside of the ceiling. */
export const CEILING_Y = -150;
/** Where boots stand on a roof. */
export const ROOF_Y = -164;
/** The highest that somebody on a roof reaches, hat, feather and all. */
export const TOP_Y = -268;
/** How far the nose of a locomotive reaches beyond the middle. */
export const NOSE = 242;
/** How far the platform and the flag of a caboose reach behind its middle. */
export const TAIL = 184;
/** Where the smoke of a locomotive that faces right comes out. */
export const STACK = { x: 184, y: -204 };
/** Where a Gatling stands on its roof. */
export const GATLING_X = 0;
/** A person is about so high, so wide. */
export const FIGURE_HIGH = 80;
export const FIGURE_WIDE = 44;
/** The room that somebody wants who stands, and who lies. */
export const STANDING = 46;
export const LYING = 84;
/** A loot token is about so wide. */
export const LOOT_WIDE = 30;

/** Which way a train, a locomotive or a person looks. */
export type Facing = "left" | "right";

/** Which floor of a car. */
export type Floor = "inside" | "roof";

/** A car by name; `cars/yard` has its drawing. */
export type CarId = string;

/** A place in the units of the car. */
export interface Place {
  x: number;
  y: number;
}

/** From where to where people can stand on a floor, for a train that faces right. */
interface Stand {
  from: number;
  to: number;
  y: number;
}

const INSIDE: Stand = { from: -104, to: 104, y: FLOOR_Y };
const ROOF: Stand = { from: -108, to: 108, y: ROOF_Y };
const CAB: Stand = { from: -100, to: 66, y: FLOOR_Y };
const CAB_ROOF: Stand = { from: -108, to: 74, y: ROOF_Y };

/** Is it one of the locomotives? */
export function isLocomotive(car: CarId): boolean {
  return car.endsWith("locomotive");
}

/** Where people can stand on a floor of a car. */
function stand(car: CarId, floor: Floor): Stand {
  if (isLocomotive(car)) return floor === "roof" ? CAB_ROOF : CAB;
  return floor === "roof" ? ROOF : INSIDE;
}

/** The same place on a train that faces the other way. */
function mirrored(x: number, facing: Facing): number {
  return facing === "right" ? x : 0 - x;
}

/** The middle of the car with this number, the locomotive being number 0. */
export function carX(section: number, facing: Facing = "right"): number {
  return mirrored(0 - section * PITCH, facing);
}

/** Heaps of loot stand so far apart, where there is room. */
const HEAP_STEP = LOOT_WIDE + 6;

/**
 * Places for people of these widths on a floor, from the rear to the front of the train. A few stand
 * together, many use the whole floor and overlap; where heaps of loot lie they leave the rear to them
 * as long as they can.
 */
export function lineUp(
  car: CarId,
  floor: Floor,
  widths: readonly number[],
  facing: Facing = "right",
  heaps = 0,
): Place[] {
  const { from, to, y } = stand(car, floor);
  const wanted = widths.reduce((sum, wide) => sum + wide, 0);
  const left = Math.max(from, Math.min(from + heaps * HEAP_STEP, to - wanted));
  const squeeze = Math.min(1, (to - left) / wanted);
  let edge = (left + to - wanted * squeeze) / 2;
  return widths.map((wide) => {
    const x = edge + (wide * squeeze) / 2;
    edge += wide * squeeze;
    return { x: mirrored(x, facing), y };
  });
}

/** The place of the one with this number among so many who stand on the floor. */
export function place(
  car: CarId,
  floor: Floor,
  number: number,
  many: number,
  facing: Facing = "right",
  heaps = 0,
): Place {
  return lineUp(car, floor, Array<number>(many).fill(STANDING), facing, heaps)[number]!;
}

/** The place of a heap of loot: at the edge of the floor, from the rear on. */
export function lootPlace(
  car: CarId,
  floor: Floor,
  number: number,
  many: number,
  facing: Facing = "right",
): Place {
  const { from, to, y } = stand(car, floor);
  const step = many > 1 ? Math.min(HEAP_STEP, (to - from - LOOT_WIDE) / (many - 1)) : 0;
  return { x: mirrored(from + LOOT_WIDE / 2 + number * step, facing), y: y + 13 };
}

/** The rectangle to light up or to tap for a floor. */
export function spotBox(
  car: CarId,
  floor: Floor,
  facing: Facing = "right",
): { x: number; y: number; width: number; height: number } {
  const { from, to } = stand(car, floor);
  const left = facing === "right" ? from : -to;
  const margin = 14;
  const top = floor === "roof" ? TOP_Y + 8 : CEILING_Y;
  const bottom = floor === "roof" ? CEILING_Y - 2 : FLOOR_Y + 14;
  return { x: left - margin, y: top, width: to - from + 2 * margin, height: bottom - top };
}
