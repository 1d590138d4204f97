/** The ways that things move, as keyframes: from somewhere else to where they stand now. */

export interface Point {
  x: number;
  y: number;
}

export type Path = "walk" | "climb" | "throw" | "leap" | "slide" | "fall";

const HOP = 7; // units that a step lifts
const STRIDE = 58; // units of a step
const ARC = 84; // units that somebody thrown flies higher

const px = ({ x, y }: Point, unit: number): string => `${x * unit}px ${y * unit}px`;

/** From `away` (in units, from the place where the thing stands now) to that place. */
export function keyframes(path: Path, away: Point, unit: number): Keyframe[] {
  switch (path) {
    case "walk":
      return walk(away, unit);
    case "throw":
      return thrown(away, unit, 360);
    case "leap":
      return thrown(away, unit, 0);
    case "fall":
      return fall(away, unit);
    case "climb":
      return climb(away, unit);
    case "slide":
      return [{ translate: px(away, unit) }, { translate: "0 0" }];
  }
}

/** Step by step, a little up and down. */
function walk(away: Point, unit: number): Keyframe[] {
  const steps = Math.max(2, Math.round(Math.hypot(away.x, away.y) / STRIDE)) * 2;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const left = 1 - n / steps;
    const lift = n % 2 === 1 ? HOP : 0;
    const tilt = n === 0 || n === steps ? 0 : n % 4 < 2 ? 3 : -3;
    return {
      translate: px({ x: away.x * left, y: away.y * left - lift }, unit),
      rotate: `${tilt}deg`,
    };
  });
}

/** Along the ladder: sideways first, then up or down, hand over hand. */
function climb(away: Point, unit: number): Keyframe[] {
  const rungs = 4;
  const frames: Keyframe[] = [{ translate: px(away, unit), offset: 0 }];
  for (let n = 0; n <= rungs; n++) {
    const left = 1 - n / rungs;
    const sway = n === 0 || n === rungs ? 0 : n % 2 ? 4 : -4;
    frames.push({
      translate: px({ x: sway, y: away.y * left }, unit),
      rotate: `${-sway}deg`,
      offset: 0.2 + 0.8 * (n / rungs),
    });
  }
  return frames;
}

/** Through the air. */
function thrown(away: Point, unit: number, spin: number): Keyframe[] {
  const turn = away.x > 0 ? -spin : spin;
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const left = 1 - part;
    const lift = ARC * 4 * part * left;
    return {
      translate: px({ x: away.x * left, y: away.y * left - lift }, unit),
      rotate: `${turn * part}deg`,
      offset: part,
    };
  });
}

/** Straight down, and two small bounces. */
function fall(away: Point, unit: number): Keyframe[] {
  const down = { easing: "ease-in" };
  const up = { easing: "ease-out" };
  return [
    { translate: px(away, unit), offset: 0, ...down },
    { translate: "0 0", offset: 0.55, ...up },
    { translate: px({ x: 0, y: -16 }, unit), offset: 0.7, ...down },
    { translate: "0 0", offset: 0.82, ...up },
    { translate: px({ x: 0, y: -6 }, unit), offset: 0.91, ...down },
    { translate: "0 0", offset: 1 },
  ];
}

/** The same motion taken apart: where the piece goes, and how it turns on the way. */
export function apart(frames: readonly Keyframe[]): { going: Keyframe[]; turning: Keyframe[] } {
  return {
    going: frames.map(({ rotate: _, ...rest }) => rest),
    turning: frames.map(({ rotate, offset }) => ({
      rotate: rotate ?? "0deg",
      ...(offset === undefined ? {} : { offset }),
    })),
  };
}

/** Pieces that stand elsewhere than before: how far they were, in units. */
export function moved<Piece extends Point & { key: string }>(
  before: readonly Piece[],
  after: readonly Piece[],
): Map<string, Point> {
  const places = new Map(before.map((one) => [one.key, one]));
  const found = new Map<string, Point>();
  for (const { key, x, y } of after) {
    const old = places.get(key);
    if (old && (old.x !== x || old.y !== y)) found.set(key, { x: old.x - x, y: old.y - y });
  }
  return found;
}
