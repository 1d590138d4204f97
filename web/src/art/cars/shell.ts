/** What all cars have in common: wheels, walls with the front cut away, windows, lamps. */

import { BRASS, INK, lit, out } from "../palette.ts";
import { cut, disc, dot, hole, line, sheet } from "../paper.ts";
import type { Drawing, Part, Piece, Point } from "../paper.ts";

export const IRON = out("#37343a");
export const WOOD = lit("#8a5a33");
export const DARK_WOOD = lit("#5b3820");
export const PALE_WOOD = lit("#c3925c");

/** What makes one car differ from another. */
export interface Shell {
  /** The colour outside, and of the lines on it. */
  wall: string;
  trim: string;
  /** The wall inside, and its lower part. */
  inner: string;
  dado: string;
  /** On the wall inside, behind everybody; back to front. */
  furniture: Drawing;
  roof: Drawing;
  /** On the sill under the floor. */
  plate?: Drawing;
}

/** A wheel with spokes; it turns around its middle. */
export function wheel(x: number, radius: number, spokes = 8, paint = "#8d3a2a"): Part {
  const rays = [...Array(spokes).keys()]
    .map((n) => {
      const turn = (n / spokes) * 2 * Math.PI + 0.2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return line([c * 3, s * 3], [c * (radius - 2), s * (radius - 2)]);
    })
    .join("");
  return {
    t: `translate(${x} ${-radius})`,
    parts: [
      { d: disc(0.8, 1.6, radius), cls: "art-shade", f: "inherit" },
      {
        cls: "art-wheel",
        parts: [
          { d: disc(0, 0, radius, radius, radius), f: out("#2b282d") },
          { d: dot(0, 0, radius - 3), f: out("#4a3a36") },
          { d: rays, s: out(paint), w: radius > 20 ? 3 : 2.2 },
          { d: dot(0, 0, radius - 3), s: out(paint), w: 2 },
          { d: dot(0, 0, radius * 0.24), f: out(paint) },
          { d: dot(0, 0, radius * 0.1), f: out(BRASS) },
        ],
      },
    ],
  };
}

/** Frame, springs and four wheels, and the couplings at both ends. */
export function running(): Part[] {
  const bogie = (x: number): Part[] => [
    {
      d: cut([
        [x - 30, -32],
        [x + 30, -32],
        [x + 22, -18],
        [x - 22, -18],
      ]),
      f: IRON,
    },
    wheel(x - 17, 15),
    wheel(x + 17, 15),
    { d: sheet(x - 22, -18, 44, 5, 0.5), f: IRON, lift: 1 },
    { d: `M${x - 7}-18C${x - 5}-24 ${x + 5}-24 ${x + 7}-18`, s: out("#6e676a"), w: 2 },
    { d: dot(x - 17, -15.4, 2.4) + dot(x + 17, -15.4, 2.4), f: out(BRASS) },
  ];
  return [
    { d: "M-136-25L-120-29V-21L-136-20ZM136-25L120-29V-21L136-20Z", f: IRON },
    { d: line([-56, -27], [-26, -12], [26, -12], [56, -27]), s: out("#5a5356"), w: 2.4 },
    { d: line([-26, -26], [-26, -12]) + line([26, -26], [26, -12]), s: out("#5a5356"), w: 2 },
    { d: sheet(-120, -32, 240, 9), f: IRON },
    ...bogie(-82),
    ...bogie(82),
  ];
}

/** A window in the back wall, and the sky behind it. */
export function pane(x: number, y: number, wide: number, high: number, frame: string): Piece[] {
  return [
    { d: sheet(x - 3, y - 3, wide + 6, high + 6), f: frame },
    { d: sheet(x, y, wide, high, 0.5), f: "var(--art-pane)" },
    {
      d: cut([
        [x + wide * 0.15, y + high],
        [x + wide * 0.4, y],
        [x + wide * 0.58, y],
        [x + wide * 0.33, y + high],
      ]),
      f: "#fff",
      o: 0.22,
    },
    { d: sheet(x - 4.4, y + high + 1.6, wide + 8.8, 3.4, 0.4), f: frame, lift: 0.8 },
  ];
}

/** Curtains on both sides of a window. */
// prettier-ignore
export function curtains(x: number, y: number, wide: number, high: number, cloth: string, fold: string): Piece[] {
  const r = x + wide;
  return [
    { d: `M${x - 4} ${y - 4}H${x + wide * 0.42}C${x + wide * 0.34} ${y + high * 0.5} ${x + 3} ${y + high * 0.6} ${x - 1} ${y + high + 1}H${x - 5}Z`, f: cloth, lift: 0.8 },
    { d: `M${r + 4} ${y - 4}H${r - wide * 0.42}C${r - wide * 0.34} ${y + high * 0.5} ${r - 3} ${y + high * 0.6} ${r + 1} ${y + high + 1}H${r + 5}Z`, f: cloth, lift: 0.8 },
    { d: `M${x + 1} ${y - 3}C${x + 2} ${y + high * 0.4} ${x - 1} ${y + high * 0.6} ${x - 2} ${y + high - 2}M${r - 1} ${y - 3}C${r - 2} ${y + high * 0.4} ${r + 1} ${y + high * 0.6} ${r + 2} ${y + high - 2}`, s: fold, w: 1 },
  ];
}

/** A lamp on a chain, and the light it gives when there is no other. */
export function lamp(x: number, y = -128): Part[] {
  return [
    { d: dot(x, y + 8, 62), f: "url(#art-lamplight)", cls: "art-lamp" },
    { d: line([x, -146], [x, y - 6]), s: lit("#4a3a2c"), w: 1.2 },
    {
      d: cut([
        [x - 7, y - 2],
        [x - 3, y - 7],
        [x + 3, y - 7],
        [x + 7, y - 2],
      ]),
      f: lit(BRASS),
      lift: 0.6,
    },
    {
      d: cut([
        [x - 5, y - 2],
        [x + 5, y - 2],
        [x + 3.4, y + 7],
        [x - 3.4, y + 7],
      ]),
      f: "#fbe7a8",
    },
    {
      d: cut([
        [x - 4.4, y + 6.6],
        [x + 4.4, y + 6.6],
        [x + 3, y + 9],
        [x - 3, y + 9],
      ]),
      f: lit(BRASS),
    },
  ];
}

/** Upright or level boards: lines of ink on a wall. */
// prettier-ignore
export function boards(x: number, y: number, wide: number, high: number, step: number, ink: string, level = false): Piece {
  let d = "";
  const far = level ? high : wide;
  for (let at = step; at < far - step / 2; at += step) {
    d += level ? line([x, y + at], [x + wide, y + at + 0.6]) : line([x + at, y], [x + at + 0.6, y + high]);
  }
  return { d, s: ink, w: 1 };
}

/** Screws or rivets in a row. */
export function rivets(from: Point, to: Point, many: number, paint: string, radius = 1.3): Piece {
  let d = "";
  for (let n = 0; n < many; n++) {
    const part = many > 1 ? n / (many - 1) : 0;
    d += dot(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, radius);
  }
  return { d, f: paint };
}

/** The whole car. */
// prettier-ignore
export function carOf(shell: Shell): Part[] {
  const { wall, trim, inner, dado, furniture, roof, plate = [] } = shell;
  return [
    ...running(),
    { d: sheet(-117, -150, 234, 110), f: lit(inner) },
    { d: sheet(-117, -76, 234, 34), f: lit(dado) },
    { d: line([-116, -76], [116, -75.4]), s: lit(INK), w: 1, o: 0.35 },
    ...furniture,
    // the floor, seen from a little above
    {
      d: cut([
        [-116, -48],
        [116, -48],
        [120, -41],
        [-120, -41],
      ]),
      f: lit("#a97443"),
    },
    { d: line([-114, -45], [114, -44.6]), s: lit("#6d4423"), w: 0.8 },
    // the front, cut away
    { d: sheet(-123, -154, 246, 129, 0.9) + hole(-113, -142, 226, 98, 0.9), f: out(wall), lift: 2.6 },
    { d: line([-119, -38], [119, -38.6]) + line([-119, -30], [119, -29.4]), s: out(trim), w: 1.3 },
    { d: line([-113, -142], [113, -142]) + line([-113, -142], [-113, -44]) + line([113, -142], [113, -44]), s: "#fff", w: 0.9, o: 0.3 },
    ...plate,
    ...roof,
  ];
}

/** A roof with a shallow curve. */
// prettier-ignore
export function curvedRoof(paint: string, edge: string): Piece[] {
  return [
    { d: "M-132-151C-131-156-128-160-122-161.4C-80-166.4 80-166.2 122-161.2C128-160 131.4-156 132-150.6L0-149.4Z", f: out(paint), lift: 2.2 },
    { d: "M-127-157C-80-162.6 80-162.4 127-156.6", s: "#fff", w: 1, o: 0.22 },
    { d: sheet(-133, -153, 266, 5, 0.6), f: out(edge), lift: 1.4 },
  ];
}

/** A vent like a mushroom. */
// prettier-ignore
export function vent(x: number, y: number, paint: string): Piece[] {
  return [
    { d: sheet(x - 3, y - 9, 6, 10, 0.4), f: out(paint) },
    { d: `M${x - 9} ${y - 8}C${x - 8} ${y - 14} ${x + 8} ${y - 14} ${x + 9} ${y - 8}Z`, f: out(paint), lift: 1 },
  ];
}
