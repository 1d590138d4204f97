/** The six cars of the box. */

import { BRASS, INK, lit, out } from "../palette.ts";
import { cut, disc, dot, line, sheet } from "../paper.ts";
import type { Part, Piece } from "../paper.ts";
import { LOCOMOTIVE } from "./engine.ts";
import {
  DARK_WOOD,
  PALE_WOOD,
  WOOD,
  boards,
  carOf,
  curtains,
  curvedRoof,
  lamp,
  pane,
  rivets,
  vent,
} from "./shell.ts";
import type { Cars } from "./yard.svelte.ts";

/** A bottle standing at a place. */
// prettier-ignore
function bottle(x: number, y: number, glass: string, high = 15): Piece[] {
  return [
    { d: `M${x - 3} ${y}L${x - 3.2} ${y - high * 0.55}L${x - 1.3} ${y - high * 0.72}L${x - 1.4} ${y - high}H${x + 1.4}L${x + 1.3} ${y - high * 0.72}L${x + 3.2} ${y - high * 0.55}L${x + 3} ${y}Z`, f: lit(glass) },
    { d: sheet(x - 2.6, y - high * 0.42, 5.2, 4, 0.3), f: lit("#f0e2c0") },
  ];
}

/** A trunk with straps. */
// prettier-ignore
function trunk(x: number, y: number, wide: number, high: number, leather: string, strap: string): Piece[] {
  return [
    { d: sheet(x, y - high, wide, high, 0.9), f: lit(leather), lift: 1.4 },
    { d: line([x, y - high * 0.62], [x + wide, y - high * 0.62 + 0.5]), s: lit(strap), w: 1.6 },
    { d: sheet(x + wide * 0.18, y - high, 3.4, high, 0.4) + sheet(x + wide * 0.74, y - high, 3.4, high, 0.4), f: lit(strap) },
    { d: sheet(x + wide / 2 - 3, y - high * 0.7, 6, 5, 0.4), f: lit("#d7a640") },
  ];
}

/** Baggage: trunks, a parrot, and a crate one should not drop. */
// prettier-ignore
const baggage = carOf({
  wall: "#8d5d35",
  trim: "#d9a865",
  inner: "#c99b67",
  dado: "#b88452",
  furniture: [
    boards(-116, -150, 232, 106, 15, lit("#94683c")),
    // sliding door, ajar
    { d: sheet(-40, -136, 66, 90), f: lit("#77502e") },
    { d: sheet(2, -134, 22, 88, 0.5), f: "var(--art-pane)" },
    { d: sheet(-40, -136, 44, 90), f: lit("#a5733f"), lift: 1.6 },
    { d: line([-38, -132], [2, -50]) + line([2, -132], [-38, -50]), s: lit("#77502e"), w: 3 },
    { d: line([-46, -138], [34, -138]), s: lit("#3d3330"), w: 2.6 },
    { d: dot(-2, -90, 2), f: lit(BRASS) },
    ...lamp(52, -126),
    // the parrot
    { d: line([-78, -148], [-78, -136]), s: lit("#8f6314"), w: 1.2 },
    { d: "M-90-106C-91-126-84-136-78-136S-65-126-66-106Z", f: lit("#f3e3bf"), o: 0.5 },
    { d: "M-83-111C-84-121-80-127-76-126C-72-126-71-121-72-117L-74-106L-79-108Z", f: lit("#3f9a5a") },
    { d: "M-73-124C-69-124-68-121-70-118L-73-120Z", f: lit("#e0a53a") },
    { d: dot(-76, -123, 0.9), f: INK },
    { d: "M-90-106C-91-126-84-136-78-136S-65-126-66-106ZM-78-136V-106M-84-133C-86-124-86-114-85-106M-72-133C-70-124-70-114-71-106M-91-106H-65", s: lit("#8f6314"), w: 1.1 },
    // heaps
    ...trunk(-110, -46, 44, 30, "#6d3f25", "#3f2414"),
    ...trunk(-104, -76, 34, 18, "#557a6a", "#2f4a40"),
    ...trunk(-62, -46, 28, 20, "#9c5a33", "#5d3018"),
    { d: disc(-49, -70, 12, 5), f: lit("#c9647b"), lift: 0.8 },
    { d: sheet(-60, -70, 22, 5, 0.6), f: lit("#dd8a9c") },
    { d: sheet(40, -82, 40, 36), f: lit("#cda468"), lift: 1.4 },
    { d: sheet(40, -82, 40, 5, 0.5) + sheet(40, -51, 40, 5, 0.5), f: lit("#a97d45") },
    { d: line([43, -76], [77, -52]), s: lit("#a97d45"), w: 3 },
    { d: "M56-74H66L64-66C63-63.6 61-63 61-63V-58M57-57.6H65", s: lit("#7c2f22"), w: 1.8 },
    ...trunk(84, -46, 27, 42, "#4b5a78", "#2a3347"),
    { d: "M48-82C47-88 53-94 60-94S74-88 72-82Z", f: lit("#7a8a4a"), lift: 1 },
    { d: line([52, -88], [68, -88]), s: lit("#57652f"), w: 1.2 },
  ],
  plate: [rivets([-112, -34], [112, -34], 15, out("#d9a865"), 1.1)],
  roof: [
    { d: sheet(-132, -165, 264, 15, 1), f: out("#6e4526"), lift: 2.2 },
    boards(-132, -165, 264, 13, 22, out("#4d2e17")),
    { d: sheet(-134, -154, 268, 6, 0.6), f: out("#8d5d35"), lift: 1.4 },
    { d: line([-130, -164], [130, -164.4]), s: "#fff", w: 1, o: 0.25 },
  ],
});

/** A slatted bench; facing says on which side its back is. */
function bench(x: number, facing: 1 | -1): Piece[] {
  const back = facing === 1 ? x : x + 32;
  return [
    {
      d: cut([
        [back - facing * 3, -86],
        [back + facing * 3, -87],
        [back + facing * 6, -46],
        [back, -46],
      ]),
      f: DARK_WOOD,
      lift: 1,
    },
    { d: sheet(x, -65, 34, 6, 0.5), f: PALE_WOOD, lift: 1 },
    { d: sheet(x + 3, -60, 4, 15, 0.3) + sheet(x + 27, -60, 4, 15, 0.3), f: DARK_WOOD },
    { d: line([x + 1, -62.4], [x + 33, -62]), s: lit("#94683c"), w: 0.8 },
  ];
}

/** Second class: hard benches, a net full of bundles, a passenger that lays eggs. */
// prettier-ignore
const secondClass = carOf({
  wall: "#6b7f3e",
  trim: "#e3cf86",
  inner: "#dcd3a4",
  dado: "#a8ab6a",
  furniture: [
    boards(-116, -76, 232, 30, 11, lit("#868a4b")),
    ...[-92, -20, 52].flatMap((x) => [...pane(x, -128, 40, 32, lit("#7a5a34")), ...curtains(x, -128, 40, 32, lit("#c98a3f"), lit("#94602a"))]),
    ...lamp(-36, -124),
    ...lamp(36, -124),
    // the net
    { d: line([-112, -136], [112, -135.4]), s: lit("#7a5a34"), w: 2 },
    ...bench(-108, 1),
    ...bench(-66, -1),
    ...bench(-16, 1),
    ...bench(38, -1),
    ...bench(74, 1),
    // the hen
    { d: sheet(52, -84, 20, 18, 0.6), f: lit("#b98d52") },
    { d: "M55-70C54-78 60-80 63-78L65-82L68-81L67.6-78L70-76.6L67-75C68-70 62-68 55-70Z", f: lit("#f6efe0") },
    { d: "M65-82L66-84.6L67-82.4L68.6-83.6L68-81Z", f: lit("#c23b2a") },
    { d: dot(66.4, -79.6, 0.7), f: INK },
    { d: line([52, -84], [52, -66]) + line([57, -84], [57, -66]) + line([62, -84], [62, -66]) + line([67, -84], [67, -66]) + line([72, -84], [72, -66]) + line([51, -84], [73, -84]) + line([51, -66], [73, -66]), s: lit("#7a5a34"), w: 1.2 },
    // bundles in the net
    { d: disc(-98, -142, 9, 6) + disc(20, -142, 8, 5), f: lit("#b8553f"), lift: 0.6 },
    { d: sheet(92, -148, 16, 11, 0.6), f: lit("#7d5233"), lift: 0.6 },
  ],
  plate: [rivets([-100, -34], [100, -34], 5, out("#e3cf86"), 1.6)],
  roof: [...[-76, 0, 76].flatMap((x) => vent(x, -160, "#4f4a40")), ...curvedRoof("#57534a", "#e3cf86")],
});

/** First class: velvet, gilt, a palm, and an ancestor who saw nothing. */
// prettier-ignore
const firstClass = carOf({
  wall: "#7c2338",
  trim: "#e3b04b",
  inner: "#e3b9a2",
  dado: "#a0525a",
  furniture: [
    // wallpaper
    { d: [...Array(11).keys()].map((n) => sheet(-112 + n * 21, -150, 9, 75, 0.5)).join(""), f: lit("#d8a48d") },
    { d: line([-116, -76], [116, -75.4]), s: lit("#d7a640"), w: 2.4 },
    ...[-94, 54].flatMap((x) => [...pane(x, -130, 40, 44, lit("#c9973a")), ...curtains(x, -130, 40, 44, lit("#8f2439"), lit("#5f1526"))]),
    // the ancestor
    { d: disc(0, -106, 19, 23), f: lit("#d7a640"), lift: 1.4 },
    { d: disc(0, -106, 14.6, 18.6), f: lit("#5d4a38") },
    { d: "M-11-91C-10-100-5-101 0-101S10-100 11-91C6-87-6-87-11-91Z", f: lit("#2d2d31") },
    { d: disc(0, -108, 6.6, 7.6), f: lit("#e3b48d") },
    { d: "M-7-105C-4-107 4-107 7-105C9-98-9-98-7-105Z", f: lit("#efe7d8") },
    { d: dot(-2.4, -110, 0.9) + dot(2.6, -110, 0.9), f: INK },
    // the sofa
    { d: "M-52-48C-54-66-48-78-40-79C-34-85-22-86-14-82C-5-88 8-87 14-81C22-84 34-82 38-76C46-74 50-62 48-48Z", f: lit("#9c2740"), lift: 1.6 },
    { d: "M-46-62H42M-20-80V-64M14-80V-64", s: lit("#6d1529"), w: 1.4 },
    { d: dot(-32, -72, 1.4) + dot(-8, -74, 1.4) + dot(24, -72, 1.4), f: lit("#e3b04b") },
    { d: "M-56-48C-57-60-48-62-45-58L-44-48ZM52-48C54-60 45-62 42-58L41-48Z", f: lit("#b23a52"), lift: 0.8 },
    { d: "M-50-80C-42-90-30-88-24-84C-12-93 8-92 14-84C26-89 38-84 42-76", s: lit("#d7a640"), w: 2 },
    // palm
    { d: "M84-86C80-100 70-102 64-96C72-98 78-92 84-84C82-102 90-110 98-108C92-104 88-96 86-84C92-98 104-98 110-90C102-94 94-90 86-82Z", f: lit("#4a7a45"), lift: 0.8 },
    { d: line([85, -84], [86, -62]), s: lit("#6b4a2c"), w: 2.6 },
    {
      d: cut([
        [76, -64],
        [96, -64],
        [93, -47],
        [79, -47],
      ]),
      f: lit("#c9973a"),
      lift: 1,
    },
    // small table with a globe
    { d: line([-84, -66], [-84, -48]) + line([-92, -47], [-76, -47]), s: DARK_WOOD, w: 2.6 },
    { d: sheet(-98, -70, 28, 4, 0.4), f: DARK_WOOD, lift: 0.8 },
    { d: dot(-84, -79, 8), f: lit("#6a9aa0") },
    { d: "M-89-82C-87-86-84-84-82-82S-80-78-84-78S-88-76-89-79ZM-80-75L-77-77L-78-73Z", f: lit("#c9b26a") },
    // chandelier
    ...lamp(-28, -134),
    ...lamp(28, -134),
  ],
  plate: [
    { d: "M-104-34C-90-38-80-30-66-34M66-34C80-38 90-30 104-34", s: out("#e3b04b"), w: 1.4 },
    { d: disc(0, -34, 5), f: out("#e3b04b") },
  ],
  roof: [
    { d: "M-134-150L-128-157L-92-158L92-158L128-157L134-150Z", f: out("#4c2a33"), lift: 2 },
    { d: sheet(-100, -162, 200, 10, 0.5), f: out("#e6c98a") },
    { d: [...Array(13).keys()].map((n) => sheet(-95 + n * 14.8, -160, 10, 6, 0.4)).join(""), f: "var(--art-pane)" },
    { d: "M-110-160L-102-166L102-166.4L110-160Z", f: out("#4c2a33"), lift: 1.6 },
    { d: line([-100, -165.4], [100, -165.8]), s: "#fff", w: 1, o: 0.3 },
    { d: sheet(-136, -153, 272, 5, 0.5), f: out("#e3b04b"), lift: 1.4 },
  ],
});

/** A table laid for supper. */
// prettier-ignore
function table(x: number): Part[] {
  return [
    { d: sheet(x - 3, -62, 6, 16, 0.3), f: DARK_WOOD },
    { d: `M${x - 26}-74H${x + 26}L${x + 29}-56L${x + 20}-60L${x + 13}-54L${x + 5}-60L${x - 3}-54L${x - 12}-60L${x - 20}-54L${x - 29}-58Z`, f: lit("#fbf6ea"), lift: 1.4 },
    { d: `M${x - 17}-73L${x - 19}-61M${x + 16}-73L${x + 18}-61M${x}-73V-60`, s: lit("#cfc4ac"), w: 1 },
    { d: `M${x - 20}-75C${x - 20}-84 ${x - 2}-84 ${x - 2}-75Z`, f: lit("#b9c2c6"), lift: 0.6 },
    { d: dot(x - 11, -83, 1.6), f: lit("#8f999e") },
    ...bottle(x + 6, -74, "#5d2430", 19),
    { d: `M${x + 13}-84H${x + 19}L${x + 18}-79.6C${x + 17}-78 ${x + 16.4}-77.6 ${x + 16}-77.6V-74.4M${x + 13.4}-74.4H${x + 18.8}`, s: lit("#7f9ea0"), w: 1.1 },
  ];
}

/** A bentwood chair seen from the side. */
// prettier-ignore
function chair(x: number, facing: 1 | -1): Piece[] {
  const f = facing;
  return [
    { d: `M${x}-46L${x + f * 2}-66C${x - f * 3}-78 ${x - f * 6}-86 ${x - f * 3}-90M${x + f * 2}-66H${x + f * 17}L${x + f * 18}-46M${x - f * 1}-78L${x + f * 4}-67`, s: DARK_WOOD, w: 2.4 },
    { d: sheet(f === 1 ? x : x - 18, -68, 18, 4, 0.4), f: lit("#b8553f") },
  ];
}

/** Restaurant: two tables, a stove, and a cook who has gone to see about the noise. */
// prettier-ignore
const restaurant = carOf({
  wall: "#2f7f7a",
  trim: "#f4e3b8",
  inner: "#e9dfc0",
  dado: "#8fb5a2",
  furniture: [
    boards(-116, -76, 232, 30, 14, lit("#74998a")),
    ...[-96, -24].flatMap((x) => [...pane(x, -128, 44, 36, lit("#3f6f69")), { d: `M${x - 4}-134H${x + 48}L${x + 47}-120L${x + 38}-124L${x + 30}-118L${x + 22}-123L${x + 13}-118L${x + 6}-124L${x - 3}-119Z`, f: lit("#c9503d"), lift: 0.8 } as Piece]),
    ...lamp(-38, -126),
    ...lamp(36, -126),
    ...chair(-104, 1),
    ...chair(-34, -1),
    ...table(-70),
    ...chair(-24, 1),
    ...chair(46, -1),
    ...table(10),
    // stove with pan and pipe
    { d: sheet(86, -148, 8, 60, 0.4), f: lit("#4a464b") },
    { d: sheet(66, -92, 46, 46, 0.8), f: lit("#3d3a40"), lift: 1.6 },
    { d: sheet(62, -96, 53, 6, 0.5), f: lit("#57525a") },
    { d: sheet(72, -80, 22, 18, 0.6), f: lit("#2a272b") },
    { d: "M75-63C76-70 80-68 81-75C85-71 88-70 91-63Z", f: "#e8863a" },
    { d: "M78-63C80-67 82-66 83-70C85-67 87-66 88-63Z", f: "#f7d774" },
    { d: "M68-97C67-104 86-104 85-97ZM85-100L97-103", f: lit("#6d4a3a"), s: lit("#4a3226"), w: 1.6 },
    { d: dot(104, -80, 2.4) + dot(104, -70, 2.4), f: lit("#c9973a") },
    // pans on the wall
    { d: line([58, -132], [82, -132]), s: lit("#7a5a34"), w: 1.6 },
    { d: line([62, -132], [62, -122]) + line([74, -132], [74, -124]), s: lit("#4a464b"), w: 1.6 },
    { d: dot(62, -117, 5.4) + dot(74, -119, 4.6), f: lit("#b9764a") },
  ],
  plate: [{ d: [...Array(12).keys()].map((n) => dot(-110 + n * 20, -34, 2)).join(""), f: out("#f4e3b8") }],
  roof: [
    { d: sheet(84, -196, 11, 40, 0.5), f: out("#3d3a40"), lift: 1.4 },
    {
      d: cut([
        [76, -194],
        [103, -194],
        [96, -203],
        [83, -203],
      ]),
      f: out("#4f4a52"),
      lift: 1.2,
    },
    { d: sheet(82, -180, 15, 4, 0.4), f: out("#b57a1b") },
    ...vent(-70, -160, "#55504a"),
    ...curvedRoof("#285652", "#f4e3b8"),
  ],
});

const LETTERS_IN_MAIL: Piece[] = [...Array(40).keys()].flatMap((n) => {
  const [column, row] = [n % 10, Math.floor(n / 10)];
  if ((n * 7 + row * 3) % 5 === 0) return [];
  const [x, y] = [-108 + column * 13, -136 + row * 15];
  const paints = ["#f6ecd4", "#ecd9ae", "#e9c3a8", "#d3dfe0"];
  return [
    {
      d: cut([
        [x + 1.5, y + 12],
        [x + 2.6, y + 4 + ((n * 3) % 5)],
        [x + 9.6, y + 3 + ((n * 5) % 6)],
        [x + 10.4, y + 12],
      ]),
      f: lit(paints[(n * 11) % 4]),
    },
  ];
});

/** A full sack. */
// prettier-ignore
function sack(x: number, y: number, scale: number): Part {
  return {
    t: `translate(${x} ${y}) scale(${scale})`,
    parts: [
      { d: "M-15 0C-20-10-15-24-7-29L-10-36C-4-34 4-34 9-37L6-29C15-24 20-10 15 0C8 2-8 2-15 0Z", f: lit("#d2b27c"), lift: 1.6 },
      { d: "M-7-29.4C-2-28 2-28 6-29.4", s: lit("#8d3a2a"), w: 2.4 },
      { d: "M-8-20C-12-14-12-8-10-4M7-22C10-16 10-9 9-4", s: lit("#a98a54"), w: 1.2 },
      { d: "M-6-17H7V-8H-6ZM-6-17L.5-12L7-17", s: lit("#7c5a34"), w: 1.3 },
    ],
  };
}

/** Mail: pigeonholes, sacks, a clock that the bandits are early by. */
// prettier-ignore
const mail = carOf({
  wall: "#34517f",
  trim: "#f0dfb4",
  inner: "#d9c7a0",
  dado: "#9d8a6b",
  furniture: [
    { d: sheet(-110, -139, 134, 64), f: lit("#6d4a2c"), lift: 1.4 },
    { d: [...Array(40).keys()].map((n) => sheet(-108 + (n % 10) * 13, -137 + Math.floor(n / 10) * 15, 11.4, 13, 0.4)).join(""), f: lit("#4a3019") },
    ...LETTERS_IN_MAIL,
    { d: sheet(-112, -77, 138, 5, 0.5), f: PALE_WOOD, lift: 1.2 },
    { d: sheet(-108, -73, 5, 27, 0.4) + sheet(16, -73, 5, 27, 0.4), f: DARK_WOOD },
    {
      d:
        cut([
          [-60, -79],
          [-46, -82],
          [-44, -77],
          [-58, -76],
        ]) +
        cut([
          [-30, -78],
          [-16, -78],
          [-16, -84],
          [-30, -84],
        ]),
      f: lit("#f6ecd4"),
      lift: 0.6,
    },
    ...pane(74, -128, 34, 38, lit("#31415f")),
    // bars
    { d: line([83, -128], [83, -90]) + line([91, -128], [91, -90]) + line([99, -128], [99, -90]), s: lit("#31415f"), w: 2 },
    // clock
    { d: disc(48, -116, 13), f: lit("#6d4a2c"), lift: 1.2 },
    { d: dot(48, -116, 10), f: lit("#fbf4e2") },
    { d: "M48-116V-123M48-116L52.4-113.6M48-124.6V-123M48-109V-107.4M39.4-116H41M55-116H56.6", s: INK, w: 1.4 },
    ...lamp(20, -134),
    sack(48, -46, 1),
    sack(84, -46, 1.16),
    sack(-84, -46, 0.74),
    sack(-58, -46, 0.62),
    { d: sheet(-38, -68, 30, 22), f: lit("#8d3a2a"), lift: 1.2 },
    { d: sheet(-31, -65, 16, 3, 0.3), f: lit("#2a1b12") },
  ],
  plate: [
    { d: sheet(-12, -40, 24, 13, 0.5), f: out("#f0dfb4"), lift: 0.8 },
    { d: "M-9-38H9V-29H-9ZM-9-38L0-32.6L9-38", s: out("#9c2f22"), w: 1.3 },
  ],
  roof: [{ d: sheet(-84, -172, 26, 14, 0.6) + sheet(58, -172, 26, 14, 0.6), f: out("#2f3a52"), lift: 1.2 }, { d: sheet(-87, -174, 32, 4, 0.4) + sheet(55, -174, 32, 4, 0.4), f: out("#46557a"), lift: 0.8 }, ...curvedRoof("#3b4868", "#f0dfb4")],
});

// prettier-ignore
const SHELF: Part[] = ["#3f7a55", "#8f5a2a", "#b8863a", "#6d2f3a", "#4a6d8a", "#3f7a55", "#a8452f", "#c9a04a"].flatMap((glass, n) => bottle(-58 + n * 11.4, -104, glass, 14 + ((n * 5) % 4)));

/** Saloon: a bar, a mirror, a piano that only plays when nobody shoots. */
// prettier-ignore
const saloon = carOf({
  wall: "#6b4180",
  trim: "#f0c869",
  inner: "#d8a878",
  dado: "#8a5640",
  furniture: [
    { d: [...Array(8).keys()].map((n) => sheet(-116 + n * 30, -150, 14, 74, 0.6)).join(""), f: lit("#cb9866") },
    // mirror and shelf behind the bar
    { d: "M-64-102V-130C-50-142 14-142 30-130V-102Z", f: DARK_WOOD, lift: 1.4 },
    { d: "M-58-104V-127C-46-136 12-136 24-127V-104Z", f: lit("#b9d2cf") },
    { d: "M-40-104L-24-132H-14L-30-104Z", f: "#fff", o: 0.3 },
    ...SHELF,
    { d: sheet(-66, -105, 98, 4, 0.4), f: WOOD, lift: 1 },
    ...lamp(-88, -124),
    ...lamp(52, -126),
    // the bar
    { d: sheet(-78, -82, 118, 36, 0.7), f: lit("#6d3f25"), lift: 1.6 },
    { d: [...Array(5).keys()].map((n) => sheet(-73 + n * 23, -74, 17, 24, 0.5)).join(""), f: lit("#84502f") },
    { d: sheet(-83, -87, 128, 6, 0.5), f: lit("#a8703f"), lift: 1.4 },
    { d: line([-74, -50], [38, -50]), s: lit(BRASS), w: 2 },
    { d: "M-52-88H-44L-45-97H-51ZM-44-95C-40-95-40-90-44-90", f: lit("#f3e3a8"), s: lit("#a8803a"), w: 1 },
    { d: disc(-48, -98, 4.4, 2.4), f: lit("#fffaf0") },
    ...bottle(18, -87, "#8f5a2a", 17),
    // piano
    { d: sheet(56, -92, 56, 46, 0.7), f: lit("#4a2a1e"), lift: 1.6 },
    { d: sheet(53, -96, 62, 5, 0.5), f: lit("#6d4030"), lift: 0.8 },
    { d: sheet(60, -88, 48, 13, 0.5), f: lit("#6d4030") },
    {
      d: cut([
        [76, -88],
        [92, -88],
        [94, -99],
        [75, -99],
      ]),
      f: lit("#fbf4e2"),
    },
    { d: line([78, -96], [91, -96]) + line([78, -93], [91, -93]) + line([78, -90.4], [91, -90.4]), s: INK, w: 0.6 },
    { d: sheet(54, -72, 58, 5, 0.4), f: lit("#f6efe0"), lift: 0.8 },
    { d: [...Array(9).keys()].map((n) => sheet(58 + n * 6, -72, 2.4, 3.4, 0.2)).join(""), f: INK },
    { d: sheet(57, -66, 4, 20, 0.3) + sheet(106, -66, 4, 20, 0.3), f: lit("#6d4030") },
    // stools
    ...[-104].flatMap((x): Piece[] => [
      { d: line([x - 5, -46], [x - 2, -66]) + line([x + 5, -46], [x + 2, -66]), s: DARK_WOOD, w: 2.2 },
      { d: sheet(x - 9, -70, 18, 5, 0.4), f: lit("#9c2f40"), lift: 0.8 },
    ]),
    // a poster
    {
      d: cut([
        [-106, -124],
        [-92, -125],
        [-91, -104],
        [-105, -103],
      ]),
      f: lit("#f3e3bf"),
    },
  ],
  plate: [
    { d: "M-30-34L-26-38L-22-34L-26-30ZM22-34L26-38L30-34L26-30Z", f: out("#f0c869") },
    { d: "M0-40C4-37 7-35 7-32C7-29 3-29 1.4-31L2.6-28H-2.6L-1.4-31C-3-29-7-29-7-32C-7-35-4-37 0-40Z", f: out("#f0c869") },
  ],
  roof: [
    { d: "M-30-164L-24-178C-12-184 12-184 24-178L30-164Z", f: out("#4c2f5c"), lift: 1.4 },
    { d: "M-20-165C-18-176 18-176 20-165Z", f: out("#f0c869") },
    { d: "M0-177L2-171.6L7.6-171.4L3.2-168L4.8-163H-4.8L-3.2-168L-7.6-171.4L-2-171.6Z", f: out("#6b4180") },
    ...curvedRoof("#54346a", "#f0c869"),
    { d: `M-133-149${[...Array(19).keys()].map((n) => `Q${-126 + n * 14}-140 ${-119 + n * 14}-149`).join("")}Z`, f: out("#f0c869"), lift: 1 },
  ],
});

export const COACHES: Cars = {
  locomotive: { drawing: LOCOMOTIVE, wall: "#8f2f2a", roof: "#3d2f33" },
  baggage: { drawing: baggage, wall: "#8d5d35", roof: "#6e4526" },
  second_class: { drawing: secondClass, wall: "#6b7f3e", roof: "#57534a" },
  first_class: { drawing: firstClass, wall: "#7c2338", roof: "#e3b04b" },
  restaurant: { drawing: restaurant, wall: "#2f7f7a", roof: "#f4e3b8" },
  mail: { drawing: mail, wall: "#34517f", roof: "#3b4868" },
  saloon: { drawing: saloon, wall: "#6b4180", roof: "#f0c869" },
};
