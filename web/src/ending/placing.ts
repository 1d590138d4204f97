/** Who stands where while the loot is counted, in units of the scene: y = 0 is the top of the rails. */

import { HALF, PITCH, ROOF_Y } from "../art/carGeometry.ts";

export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Up to here the picture reaches above the rails, and so far below them. */
export const SKY = 372;
export const SAND = 150;
export const HIGH = SKY + SAND;
/** Of a step of the podium. */
export const STEP = { wide: 94, high: 30, y: 104 } as const;
/** Where whoever is counted stands, and how large. */
const FRONT = { y: 116, scale: 1.5 } as const;
const ROW = { y: 30, scale: 0.95 } as const;
const LOOT = { wide: 46, high: 30, top: 78 } as const;
const AIR = 40; // to the edge of the picture
const GAP = PITCH / 2 - HALF + 12; // between two roofs, on either side of its middle

/** Evenly apart, around the middle, not further than so much. */
function evenly(number: number, many: number, half: number, apart: number): number {
  const step = many > 1 ? Math.min(apart, (2 * (half - AIR)) / (many - 1)) : 0;
  return (number - (many - 1) / 2) * step;
}

/** On the roofs, before it is one's turn; nobody stands over a coupling. */
export function onTheRoof(number: number, many: number, half: number): Place {
  const x = evenly(number, many, half, 130);
  const coupling = (Math.round(x / PITCH - 0.5) + 0.5) * PITCH;
  const off = x - coupling;
  const clear = Math.abs(off) < GAP ? coupling + Math.sign(off || 1) * GAP : x;
  return { x: clear, y: ROOF_Y, scale: 1 };
}

/** Those who have been counted wait beside the train, to the right. */
export function besideTheTrain(number: number, many: number, half: number): Place {
  const right = Math.min(half - AIR, 460);
  const apart = Math.min(76, (right + 60) / many);
  return { x: right - number * apart, ...ROW };
}

/** Whoever empties the bag. */
export function inFront(number: number, many: number, half: number): Place {
  const wide = Math.min(half - AIR, 200);
  return { x: -wide + number * Math.min(54, wide / many), ...FRONT };
}

/** Somebody's place on the podium, as it is counted: 0 is the first. */
export interface OnPodium extends Place {
  /** So many steps high. */
  step: number;
  place: number;
}

/**
 * The podium for counts of so many people each, the best first: its places in that order. Single
 * people stand with the best in the middle, teams side by side.
 */
export function podium(counts: readonly number[], half: number): OnPodium[] {
  const places = counts.flatMap((people, place) => Array<number>(people).fill(place));
  const many = places.length;
  const apart = Math.min(STEP.wide, (2 * half - AIR) / Math.max(1, many));
  const teams = counts.some((people) => people > 1);
  return places.map((place, n) => {
    const step = Math.max(0, 3 - place);
    const alternating = Math.ceil(n / 2) * (n % 2 ? -1 : 1) + (many % 2 ? 0 : 0.5);
    const x = (teams ? (many - 1) / 2 - n : alternating) * apart;
    const scale = 1.4 * Math.min(1, apart / 66);
    return { x, y: STEP.y - step * STEP.high, scale, step, place };
  });
}

/** A piece of loot on the ground. */
export function onTheGround(number: number, many: number, half: number): Place {
  const left = -Math.min(half - AIR, 200) + 92;
  const columns = Math.max(1, Math.floor((Math.min(half - 16, 330) - left) / LOOT.wide));
  const rows = Math.ceil(many / columns);
  const row = Math.floor(number / columns);
  const high = Math.min(LOOT.high, 60 / Math.max(1, rows - 1));
  return {
    x: left + (number % columns) * LOOT.wide + (row % 2) * 8,
    y: LOOT.top + (rows > 1 ? row * high : 34),
    scale: 1.15,
  };
}

/** A face under its hat, seen from the feet, at scale 1. */
const FACE = { top: 96, bottom: 48, side: 27 } as const;
const RISE = 6; // by which a bubble is raised until it covers nobody

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What somebody says: where they stand, and how large it is. */
export interface Line extends Place {
  wide: number;
  high: number;
}

/**
 * Where bubbles go: over whoever speaks or leaning outwards, and as low as they cover no face and
 * no other bubble. Each is told by the middle of its lower edge.
 */
export function bubbles(
  lines: readonly Line[],
  people: readonly Place[],
  half: number,
): { x: number; y: number }[] {
  const taken = people.map(faceOf);
  return lines.map((line) => {
    const { x, wide, high } = line;
    const lean = (Math.sign(x) || 1) * Math.max(0, wide / 2 - FACE.side * line.scale);
    const inside = (at: number): number => Math.max(wide / 2 - half, Math.min(half - wide / 2, at));
    const ways = [inside(x), inside(x + lean)];
    const lowest = faceOf(line).top - 2;
    for (let y = lowest; y - high > -SKY; y -= RISE) {
      for (const at of ways) {
        const box = { left: at - wide / 2, right: at + wide / 2, top: y - high, bottom: y };
        if (taken.some((other) => isOver(box, other))) continue;
        taken.push(box);
        return { x: at, y };
      }
    }
    return { x: ways[0]!, y: lowest };
  });
}

function faceOf({ x, y, scale }: Place): Box {
  const side = FACE.side * scale;
  return {
    left: x - side,
    right: x + side,
    top: y - FACE.top * scale,
    bottom: y - FACE.bottom * scale,
  };
}

function isOver(one: Box, other: Box): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}
