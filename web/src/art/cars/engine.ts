/** Locomotives: a cab with the side cut away, and a boiler ahead of it. They face right. */

import { BRASS, INK, lit, out } from "../palette.ts";
import { cut, disc, dot, hole, line, sheet } from "../paper.ts";
import type { Drawing, Part, Piece } from "../paper.ts";
import { DARK_WOOD, IRON, WOOD, lamp, pane, rivets, wheel } from "./shell.ts";

/** What makes one locomotive differ from another. */
export interface Engine {
  cab: string;
  trim: string;
  boiler: string;
  /** Lines on the boiler. */
  band: string;
  wheels: string;
  inner: string;
  dado: string;
  stack: Drawing;
  /** Instead of the cowcatcher. */
  nose?: Drawing;
  /** Over the boiler: plates, ornaments. */
  over?: Drawing;
  roof: string;
}

/** Where the large wheels stand. */
const DRIVERS = [-78, -26, 26];

/** A chimney like a funnel, for wood. */
export function funnelStack(paint: string, rim: string): Piece[] {
  return [
    {
      d: cut([
        [176, -116],
        [178, -160],
        [190, -160],
        [192, -116],
      ]),
      f: out(paint),
      lift: 1.4,
    },
    {
      d: cut([
        [176, -160],
        [160, -188],
        [166, -198],
        [202, -198],
        [208, -188],
        [192, -160],
      ]),
      f: out(paint),
      lift: 1.8,
    },
    {
      d: cut([
        [160, -188],
        [166, -199],
        [202, -199],
        [208, -188],
        [184, -184],
      ]),
      f: out(rim),
    },
    { d: line([169, -164], [163, -184]), s: "#fff", w: 1.6, o: 0.3 },
    { d: sheet(173, -163, 22, 5, 0.4), f: out(rim), lift: 0.8 },
  ];
}

/** A straight chimney with a lip. */
export function straightStack(paint: string, rim: string): Piece[] {
  return [
    {
      d: cut([
        [174, -116],
        [176, -190],
        [192, -190],
        [194, -116],
      ]),
      f: out(paint),
      lift: 1.6,
    },
    { d: sheet(169, -199, 30, 11, 0.6), f: out(rim), lift: 1.2 },
    { d: sheet(173, -150, 22, 5, 0.4), f: out(rim) },
    { d: line([179, -122], [180, -186]), s: "#fff", w: 1.6, o: 0.25 },
  ];
}

/** Bars that ask cows to step aside. */
// prettier-ignore
function cowcatcher(paint: string): Piece[] {
  const bars = [0, 1, 2, 3, 4, 5];
  return [
    {
      d: cut([
        [196, -34],
        [216, -34],
        [240, -4],
        [196, -4],
      ]),
      f: out("#3a2522"),
      lift: 1,
    },
    { d: bars.map((n) => line([204 + n * 1.5, -32], [200 + n * 8, -6])).join(""), s: out(paint), w: 3 },
    { d: line([197, -5], [240, -5]), s: out(paint), w: 4 },
    { d: sheet(190, -39, 30, 8, 0.6), f: out(paint), lift: 1.4 },
  ];
}

/** Boiler front, fire door, gauges and levers inside the cab. */
const BACKHEAD: Part[] = [
  { d: "M58-48V-108C58-130 74-136 92-136H100V-48Z", f: lit("#57535c"), lift: 1.6 },
  { d: "M66-52V-106C66-120 78-126 92-126", s: lit("#3d3a42"), w: 2 },
  { d: "M66-54C64-74 70-84 80-84S94-76 92-54Z", f: lit("#2a262b"), lift: 1 },
  { d: "M69-55C69-68 73-70 74-79C79-72 84-74 85-67C88-66 89-60 89-55Z", f: "#e8863a" },
  { d: "M73-55C74-63 78-63 78-69C82-64 84-62 84-55Z", f: "#f7d774" },
  { d: dot(76, -108, 8) + dot(92, -112, 6), f: lit(BRASS) },
  { d: dot(76, -108, 6) + dot(92, -112, 4.2), f: lit("#fbf4e2") },
  { d: line([76, -108], [79, -112]) + line([92, -112], [89.6, -114]), s: lit("#9c2f22"), w: 1.3 },
  { d: line([64, -92], [50, -100]) + line([64, -96], [54, -112]), s: lit("#3d3a42"), w: 2.4 },
  { d: dot(49.6, -100.4, 2.6) + dot(53.6, -112.6, 2.6), f: lit("#9c2f22") },
  { d: "M10-148C12-138 16-134 18-124", s: lit("#8f6a3a"), w: 1.4 },
  { d: "M15.4-124L20.6-124L21.6-118H14.4Z", f: lit("#9c2f22") },
];

/** Firewood, stacked by somebody in a hurry. */
const FIREWOOD: Part[] = [
  { d: sheet(-112, -82, 5, 40, 0.4) + sheet(-64, -74, 5, 32, 0.4), f: DARK_WOOD, lift: 0.8 },
  ...[
    [-100, -52],
    [-88, -52],
    [-76, -52],
    [-95, -62],
    [-82, -62],
    [-100, -72],
    [-88, -72],
  ].flatMap(([x, y]): Piece[] => [
    { d: disc(x, y, 6.4), f: WOOD, lift: 0.8 },
    { d: disc(x, y, 4.4), f: lit("#d9b27a") },
    { d: dot(x, y, 1.8), s: lit("#a97d45"), w: 0.9 },
  ]),
];

/** The whole locomotive. */
// prettier-ignore
export function engineOf(engine: Engine): Part[] {
  const { cab, trim, boiler, band, wheels, inner, dado, stack, nose, over = [], roof } = engine;
  return [
    // running gear
    { d: "M-136-25L-118-29V-21L-136-20Z", f: IRON },
    { d: sheet(-120, -34, 330, 10), f: IRON },
    ...(nose ?? cowcatcher(wheels)),
    wheel(132, 16, 8, wheels),
    wheel(172, 16, 8, wheels),
    // boiler
    ...stack,
    {
      d: cut([
        [104, -114],
        [106, -136],
        [112, -142],
        [124, -142],
        [130, -136],
        [132, -114],
      ]),
      f: out(band),
      lift: 1.4,
    },
    { d: line([111, -138], [110, -120]), s: "#fff", w: 1.6, o: 0.4 },
    { d: line([146, -118], [146, -134]) + line([160, -118], [160, -134]) + line([144, -135], [162, -135]), s: IRON, w: 2 },
    { d: "M147-122C148-132 151-134 153-134S158-132 159-122L161-120H145Z", f: out(BRASS), lift: 0.8 },
    { d: sheet(76, -118, 116, 70, 0.9), f: out(boiler), lift: 2.4 },
    { d: sheet(76, -116, 110, 12, 0.5), f: "#fff", o: 0.14 },
    { d: sheet(76, -66, 116, 18, 0.6), f: INK, o: 0.16 },
    { d: [98, 128, 158].map((x) => sheet(x, -119, 4.4, 71, 0.4)).join(""), f: out(band) },
    { d: "M186-122C204-122 210-110 210-84S204-46 186-46Z", f: out("#2f2c33"), lift: 1.8 },
    { d: disc(205, -84, 4.6, 20), f: out(band) },
    ...over,
    // headlamp
    { d: dot(224, -134, 40), f: "url(#art-lamplight)", cls: "art-lamp" },
    { d: sheet(188, -130, 10, 12, 0.4), f: IRON },
    {
      d: cut([
        [184, -148],
        [203, -148],
        [206, -144],
        [206, -128],
        [184, -128],
      ]),
      f: out("#3a3438"),
      lift: 1.4,
    },
    {
      d: cut([
        [187, -148],
        [192, -155],
        [197, -155],
        [201, -148],
      ]),
      f: out(BRASS),
    },
    { d: disc(207, -138, 4, 8), f: "#fbe7a8" },
    // cylinder, rods, running board
    { d: sheet(78, -48, 128, 5, 0.5), f: out(trim), lift: 1 },
    { d: sheet(132, -44, 40, 20, 0.7), f: out(boiler), lift: 1.6 },
    { d: sheet(129, -46, 6, 24, 0.4) + sheet(169, -46, 6, 24, 0.4), f: out(band) },
    // cab
    { d: sheet(-117, -150, 200, 110), f: lit(inner) },
    { d: sheet(-117, -76, 200, 34), f: lit(dado) },
    ...pane(-92, -128, 40, 36, lit("#4a3526")),
    ...pane(-24, -128, 40, 36, lit("#4a3526")),
    ...lamp(-36, -126),
    ...FIREWOOD,
    ...BACKHEAD,
    {
      d: cut([
        [-116, -48],
        [84, -48],
        [86, -41],
        [-120, -41],
      ]),
      f: lit("#8a5c36"),
    },
    { d: line([-114, -45], [82, -44.6]), s: lit("#5d3a1f"), w: 0.8 },
    { d: sheet(-123, -154, 213, 129, 0.9) + hole(-113, -142, 191, 98, 0.9), f: out(cab), lift: 2.6 },
    { d: line([-119, -38], [86, -38.6]) + line([-119, -30], [86, -29.4]), s: out(trim), w: 1.4 },
    { d: line([-113, -142], [78, -142]) + line([-113, -142], [-113, -44]) + line([78, -142], [78, -44]), s: "#fff", w: 0.9, o: 0.3 },
    rivets([84, -148], [84, -50], 9, out(trim), 1.2),
    // driving wheels and their rod, before everything
    ...DRIVERS.map((x) => wheel(x, 23, 12, wheels)),
    {
      cls: "art-rod",
      parts: [
        {
          d: cut(
            [
              [-84, -27],
              [32, -27],
              [32, -19],
              [-84, -19],
            ],
            3,
            0.5,
          ),
          f: out("#9a9aa2"),
          lift: 1.6,
        },
        { d: line([-80, -25], [28, -25]), s: "#fff", w: 1, o: 0.4 },
        { d: DRIVERS.map((x) => dot(x, -23, 4)).join(""), f: out(BRASS) },
      ],
    },
    // roof
    { d: "M-134-150C-132-157-128-160-122-161.6C-80-167-10-167 52-164C76-162.6 96-158 100-151Z", f: out(roof), lift: 2.2 },
    { d: "M-126-157C-80-162.6-10-163 50-160C70-159 86-156 92-153", s: "#fff", w: 1, o: 0.25 },
    { d: sheet(-136, -153, 238, 5, 0.6), f: out(trim), lift: 1.4 },
  ];
}

/** The locomotive of the box: oxblood, black and brass. */
export const LOCOMOTIVE: Part[] = engineOf({
  cab: "#8f2f2a",
  trim: "#e3b04b",
  boiler: "#3f444d",
  band: "#c98f2c",
  wheels: "#b23a2a",
  inner: "#d3a878",
  dado: "#9a6b48",
  stack: funnelStack("#33333a", "#c98f2c"),
  roof: "#3d2f33",
});
