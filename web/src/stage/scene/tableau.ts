/**
 * A scene as a picture: what stands where, in units of the scene.
 *
 * x grows to the right, y downwards; y = 0 is the top of the front rails. Every piece has a key that
 * stays the same from scene to scene, so that a piece can be moved from one picture to the next.
 */

import {
  type CarId,
  type Facing,
  FIGURE_WIDE,
  type Floor,
  HALF,
  isLocomotive,
  lootPlace,
  NOSE,
  place,
  spotBox,
  TAIL,
} from "../../art/carGeometry.ts";
import type { Person, Team } from "../../art/palette.ts";

/** A car that stands somewhere. */
export interface Carriage {
  section: number;
  id: CarId;
  x: number;
  y: number;
  facing: Facing;
  caboose: boolean;
  /** Shown on its sill, where cars look alike. */
  number?: number;
  /** It has been left behind. */
  uncoupled?: boolean;
  spots: { floor: Floor; spot: number }[];
}

/** Somebody, before it is known where exactly. */
export interface Someone {
  key: string;
  who: Person;
  spot: number;
  /** Which way the person looks; left to the picture if nobody cares. */
  facing?: Facing;
  /** An arrow shows which way, where that matters. */
  pointer?: boolean;
  lying?: boolean;
  team?: Team;
  bandit?: number;
  courier?: number;
}

/** Somebody who stands somewhere: feet at x, y. */
export interface Standing extends Someone {
  x: number;
  y: number;
  facing: Facing;
  lying: boolean;
  /** Smaller than life, in a crowd. */
  scale: number;
  /** Behind those in the front row. */
  back?: boolean;
  /** On a horse beside the train. */
  mounted?: boolean;
}

export type LootKind = "purse" | "jewel" | "strongbox" | "bag" | "nugget" | "document";
export type Seal = "blue" | "red" | "decoy" | "hidden";

/** Tokens of one kind that lie together. */
export interface Heap {
  key: string;
  spot: number;
  kind: LootKind;
  seal: Seal;
  tokens: readonly number[];
  x: number;
  y: number;
}

/** A place that can be lit and tapped. */
export interface SpotPiece {
  spot: number;
  section: number;
  floor: Floor;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GatlingPiece {
  section: number;
  spot: number;
  x: number;
  y: number;
  facing: Facing;
}

/** Two spots across the tracks from each other. */
export interface Pair {
  key: string;
  x: number;
  top: number;
  bottom: number;
  /** Is there a way from roof to roof only? */
  roofOnly: boolean;
}

/** One pair of rails, and whether a train rolls on it to the left. */
export interface Lane {
  train: number;
  y: number;
  facing: Facing;
}

export interface Tableau {
  lanes: readonly Lane[];
  cars: readonly Carriage[];
  people: readonly Standing[];
  heaps: readonly Heap[];
  gatlings: readonly GatlingPiece[];
  spots: readonly SpotPiece[];
  pairs: readonly Pair[];
  left: number;
  right: number;
  /** Of the highest hat. */
  top: number;
  /** Il Professore on his hill, and for whom he plots. */
  professore?: Team;
  /** Is the train in a tunnel? */
  tunnel?: boolean;
  /** Has the train come to the station, where there is one? */
  station?: boolean;
}

const ABREAST = FIGURE_WIDE + 2;
const LONG = 88; // somebody who lies takes so much room
const HEAP_STEP = 36;
const BACK_ROW = 13; // how much higher the second row stands
const MARGIN = 14; // of a spot's box around its floor
const BODY = 34; // the width of a body without arms and hat
const CHEST = 15; // so much of somebody in the second row is seen between two in the first: the letter
const SMALLEST = 0.7; // scale in the largest crowd

/** How much room somebody takes along the floor. */
export const roomOf = (one: Someone): number => (one.lying ? LONG : ABREAST);

/** How small people are drawn, so that a letter fits between any two who stand so far apart in a row. */
export const scaleFor = (apart: number): number =>
  Math.max(SMALLEST, Math.min(1, (apart - CHEST) / BODY));

/**
 * Places along a floor for people who need so much room each, from the rear to the front. While there
 * is room they stand together in one row and leave the loot at the rear alone; when it gets crowded
 * every other one steps back, so that all faces are seen.
 */
export function spread(
  rooms: readonly number[],
  from: number,
  to: number,
  heaps: number,
): { x: number; back: boolean; scale: number }[] {
  const wanted = rooms.reduce((sum, room) => sum + room, 0);
  const start = Math.max(from, Math.min(from + heaps * HEAP_STEP, to - wanted));
  const free = to - start;
  const squeeze = wanted > free ? free / wanted : 1;
  let x = start + (free - wanted * squeeze) / 2;
  return rooms.map((room, n) => {
    const middle = x + (room * squeeze) / 2;
    x += room * squeeze;
    const crowded = squeeze < 0.9;
    const scale = crowded ? scaleFor(2 * ABREAST * squeeze) : 1;
    return { x: middle, back: crowded && n % 2 === 1, scale };
  });
}

/** The people of one floor, each with a place. */
function stand(car: Carriage, floor: Floor, people: readonly Someone[], heaps: number): Standing[] {
  const box = spotBox(car.id, floor, "right");
  const { y } = place(car.id, floor, 0, 1);
  const places = spread(people.map(roomOf), box.x + MARGIN, box.x + box.width - MARGIN, heaps);
  const mirror = car.facing === "right" ? 1 : -1;
  const middle = places.reduce((sum, one) => sum + one.x, 0) / Math.max(1, places.length);
  return people.map((one, n) => {
    const { x, back, scale } = places[n]!;
    const ahead: Facing = x > middle + 1 ? "left" : "right"; // groups look at each other
    const looks = mirror === 1 ? ahead : ahead === "left" ? "right" : "left";
    return {
      ...one,
      x: car.x + x * mirror,
      y: car.y + y - (back ? BACK_ROW : 0),
      facing: one.facing ?? looks,
      lying: one.lying ?? false,
      scale,
      back,
    };
  });
}

/** What is on the floors: by spot, heaps of tokens in order. */
export type Floors = ReadonlyMap<number, readonly Omit<Heap, "x" | "y">[]>;

/** Put everybody and everything onto the cars. */
export function assemble(
  cars: readonly Carriage[],
  people: readonly Someone[],
  floors: Floors,
): Pick<Tableau, "people" | "heaps" | "spots"> {
  const found = { people: [] as Standing[], heaps: [] as Heap[], spots: [] as SpotPiece[] };
  for (const car of cars) {
    for (const { floor, spot } of car.spots) {
      const heaps = floors.get(spot) ?? [];
      const here = people.filter((one) => one.spot === spot);
      found.people.push(...stand(car, floor, here, heaps.length));
      heaps.forEach((heap, n) => {
        const { x, y } = lootPlace(car.id, floor, n, heaps.length, car.facing);
        found.heaps.push({ ...heap, x: car.x + x, y: car.y + y });
      });
      const box = spotBox(car.id, floor, car.facing);
      found.spots.push({
        spot,
        section: car.section,
        floor,
        x: car.x + box.x,
        y: car.y + box.y,
        width: box.width,
        height: box.height,
      });
    }
  }
  return found;
}

/** From where to where a train reaches. */
export function extent(cars: readonly Carriage[]): { left: number; right: number } {
  let left = Infinity;
  let right = -Infinity;
  for (const { id, x, facing, caboose } of cars) {
    const ahead = isLocomotive(id) ? NOSE : HALF + 14;
    const behind = caboose ? TAIL : HALF + 14;
    left = Math.min(left, x - (facing === "right" ? behind : ahead));
    right = Math.max(right, x + (facing === "right" ? ahead : behind));
  }
  return Number.isFinite(left) ? { left, right } : { left: -HALF, right: HALF };
}
