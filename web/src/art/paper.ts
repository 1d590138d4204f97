/**
 * Paper and scissors: every drawing is a list of parts, cut a little crooked and laid on one another.
 *
 * A part is a path with its paint. The cutting functions wobble by a seed, so that the same thing is
 * always cut the same way and no two neighbours alike.
 */

/** One piece of paper, or one stroke of ink. */
export interface Piece {
  /** The path, in the units of the drawing. */
  d: string;
  /** Fill; none if left out. */
  f?: string;
  /** Stroke; none if left out. */
  s?: string;
  /** Width of the stroke; 1.4 if left out. */
  w?: number;
  /** How far the piece lies above what is under it: the length of its shadow. */
  lift?: number;
  /** Opacity. */
  o?: number;
  /** A class for the style sheet, where a piece shall move or glow. */
  cls?: string;
}

/** Pieces that are moved together. */
export interface Group {
  /** An SVG transform. */
  t?: string;
  /** A class for the style sheet. */
  cls?: string;
  /** What is in it. */
  parts: Part[];
}

/** What a drawing is made of. */
export type Part = Piece | Group;

/** A drawing, back to front. */
export type Drawing = readonly Part[];

/** A point of the plane. */
export type Point = readonly [number, number];

/** Steady dice: numbers from -1 to 1 that only depend on the seed. */
export function wobble(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 4294967296) * 2 - 1;
  };
}

/** A seed for those who do not care: the place where the piece lies. */
function seedOf(x: number, y: number): number {
  return Math.abs(Math.round(x * 7.3 + y * 13.7)) + 1;
}

/** A number as short as paths want it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed path through points, each moved a little. */
export function cut(points: readonly Point[], seed = seedOf(...points[0]), much = 0.8): string {
  const dice = wobble(seed);
  const corners = points.map(([x, y]) => `${short(x + dice() * much)} ${short(y + dice() * much)}`);
  return `M${corners.join("L")}Z`;
}

/** A rectangle as scissors leave it: corners off by a hair, long edges with a change of mind. */
export function sheet(
  x: number,
  y: number,
  wide: number,
  high: number,
  much = 0.8,
  seed = seedOf(x, y),
): string {
  const dice = wobble(seed + 7);
  const points: Point[] = [];
  const side = (x1: number, y1: number, x2: number, y2: number) => {
    points.push([x1, y1]);
    if (Math.abs(x2 - x1) + Math.abs(y2 - y1) > 30) {
      const place = 0.5 + dice() * 0.22;
      points.push([x1 + (x2 - x1) * place, y1 + (y2 - y1) * place]);
    }
  };
  side(x, y, x + wide, y);
  side(x + wide, y, x + wide, y + high);
  side(x + wide, y + high, x, y + high);
  side(x, y + high, x, y);
  return cut(points, seed, much);
}

/** The same rectangle the other way round: a hole in a piece that is cut clockwise. */
export function hole(x: number, y: number, wide: number, high: number, much = 0.8): string {
  const corners: Point[] = [
    [x, y],
    [x, y + high],
    [x + wide * 0.47, y + high],
    [x + wide, y + high],
    [x + wide, y],
    [x + wide * 0.56, y],
  ];
  return cut(corners, seedOf(x, y), much);
}

/** A circle cut with scissors: many short straight snips. */
export function disc(
  x: number,
  y: number,
  radius: number,
  high = radius,
  seed = seedOf(x, y),
): string {
  const dice = wobble(seed + 3);
  const snips = radius < 6 ? 10 : radius < 20 ? 14 : 20;
  const points: Point[] = [];
  for (let snip = 0; snip < snips; snip++) {
    const turn = ((snip + dice() * 0.18) / snips) * 2 * Math.PI;
    const reach = 1 + dice() * 0.025;
    points.push([x + Math.cos(turn) * radius * reach, y + Math.sin(turn) * high * reach]);
  }
  return cut(points, seed, 0);
}

/** A star with five points. */
export function star(x: number, y: number, radius: number, thin = 0.45): string {
  return cut(
    rays(x, y, 10, -Math.PI / 2, (n) => radius * (n % 2 ? thin : 1)),
    3,
    radius * 0.03,
  );
}

/** A flash with uneven rays. */
export function burst(x: number, y: number, radius: number, many = 9): string {
  const reach = (n: number) => radius * (n % 2 ? 0.56 : n % 4 ? 0.86 : 1.04);
  return cut(rays(x, y, many * 2, -0.3, reach), 5, radius * 0.05);
}

/** A fat arrow from (0, 0) to the right, so long. */
export function arrow(long: number, thick = 6): string {
  const [t, neck] = [thick / 2, long - thick * 1.5];
  const barb = long - thick * 1.7;
  const upper: Point[] = [
    [0, -t],
    [neck, -t],
    [barb, -t * 2.9],
  ];
  const lower = upper.map(([x, y]): Point => [x, -y]).reverse();
  return cut([...upper, [long, 0], ...lower], 4, 0.4);
}

/** Points around a middle, each as far out as asked. */
function rays(
  x: number,
  y: number,
  many: number,
  first: number,
  reach: (n: number) => number,
): Point[] {
  return [...Array(many).keys()].map((n) => {
    const turn = (n / many) * 2 * Math.PI + first;
    return [x + Math.cos(turn) * reach(n), y + Math.sin(turn) * reach(n)];
  });
}

/** A true circle, for eyes, brads and other things that are punched. */
export function dot(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`;
}

/** An open line through points, for strokes of ink. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
}

/** Is it a group? */
export function isGroup(part: Part): part is Group {
  return "parts" in part;
}

/** The same parts somewhere else: moved, then scaled, then turned. */
export function put(parts: Drawing, x: number, y: number, scale = 1, turn = 0): Group {
  const scaled = scale === 1 ? "" : ` scale(${scale})`;
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  return { t: `translate(${short(x)} ${short(y)})${scaled}${turned}`, parts: [...parts] };
}
