/** The armored train: steel, rivets, and what they are there for. */

import { BRASS, INK, lit, out } from "../../art/palette.ts";
import { cut, disc, dot, line, sheet } from "../../art/paper.ts";
import type { Part, Piece } from "../../art/paper.ts";
import { engineOf, straightStack } from "../../art/cars/engine.ts";
import type { Cars } from "../../art/cars/yard.svelte.ts";
import {
  DARK_WOOD,
  PALE_WOOD,
  boards,
  carOf,
  lamp,
  rivets,
  running,
} from "../../art/cars/shell.ts";

const STEEL = "#66707a";
const DARK_STEEL = "#454d57";
const RIVET = out("#a9b2ba");

/** A wall slit with a shutter. */
function slit(x: number, y: number): Piece[] {
  return [
    { d: sheet(x - 3, y - 3, 30, 13, 0.5), f: lit("#4c545d"), lift: 0.8 },
    { d: sheet(x, y, 24, 6, 0.4), f: "var(--art-pane)" },
  ];
}

/** A flat roof with a parapet, shot at before. */
const STEEL_ROOF: Part[] = [
  { d: sheet(-132, -165, 264, 15, 0.7), f: out(DARK_STEEL), lift: 2.2 },
  rivets([-126, -158], [126, -158], 22, RIVET, 1.2),
  { d: sheet(-135, -153, 270, 6, 0.5), f: out("#7d8891"), lift: 1.4 },
  { d: line([-130, -164], [130, -164.4]), s: "#fff", w: 1, o: 0.25 },
];

/** Rivets round the front of a car. */
// prettier-ignore
const STUDS: Part[] = [rivets([-118, -148], [118, -148], 19, RIVET, 1.3), rivets([-118, -148], [-118, -46], 9, RIVET, 1.3), rivets([118, -148], [118, -46], 9, RIVET, 1.3), rivets([-112, -34], [112, -34], 17, RIVET, 1.5)];

/** A safe as high as a man, and a seat for its courier. */
// prettier-ignore
const SAFE: Part[] = [
  { d: sheet(-38, -126, 76, 80, 0.8), f: lit("#3d4650"), lift: 1.8 },
  { d: sheet(-32, -120, 64, 68, 0.7), f: lit("#566371") },
  { d: sheet(-28, -116, 56, 60, 0.6), s: lit("#2c333b"), w: 1.4 },
  rivets([-30, -118], [30, -118], 7, lit("#94a0ab")),
  rivets([-30, -54], [30, -54], 7, lit("#94a0ab")),
  { d: disc(4, -88, 15), f: lit("#c98f2c"), lift: 1.2 },
  { d: dot(4, -88, 11), f: lit("#e6c06a") },
  { d: line([4, -104], [4, -72]) + line([-12, -88], [20, -88]) + line([-7, -99], [15, -77]) + line([15, -99], [-7, -77]), s: lit("#7d5512"), w: 2.6 },
  { d: dot(4, -88, 4), f: lit("#7d5512") },
  { d: disc(-20, -88, 5), f: lit("#2c333b") },
  { d: line([-20, -91], [-20, -88]), s: lit("#e6c06a"), w: 1.2 },
  { d: sheet(-42, -112, 6, 10, 0.4) + sheet(-42, -70, 6, 10, 0.4), f: lit("#2c333b") },
];

/** An armored car: a safe with a train around it. */
const armored = carOf({
  wall: STEEL,
  trim: "#aab4bc",
  inner: "#9aa3a3",
  dado: "#7a8385",
  furniture: [
    boards(-116, -150, 232, 106, 29, lit("#7d8787")),
    rivets([-110, -80], [110, -80], 24, lit("#b9c2c2"), 1),
    ...slit(-96, -124),
    ...slit(70, -124),
    ...lamp(-58, -128),
    ...lamp(58, -128),
    ...SAFE,
    // gold, stacked; a bench; a rack with two rifles
    ...[
      [-104, -46],
      [-86, -46],
      [-68, -46],
      [-95, -56],
      [-77, -56],
      [-86, -66],
    ].flatMap(([x, y]): Piece[] => [
      {
        d: cut([
          [x - 8, y],
          [x - 5.6, y - 9],
          [x + 5.6, y - 9],
          [x + 8, y],
        ]),
        f: lit("#d9a93a"),
        lift: 0.8,
      },
      { d: line([x - 4, y - 6.6], [x + 4, y - 6.6]), s: lit("#f6da86"), w: 1 },
    ]),
    { d: sheet(58, -66, 50, 6, 0.5), f: PALE_WOOD, lift: 1 },
    { d: sheet(63, -60, 5, 15, 0.3) + sheet(98, -60, 5, 15, 0.3), f: DARK_WOOD },
    {
      d: cut([
        [68, -66],
        [70, -76],
        [86, -78],
        [90, -66],
      ]),
      f: lit("#a9713c"),
      lift: 0.8,
    },
    {
      d: cut([
        [69, -75],
        [86, -78],
        [88, -70],
        [78, -68],
      ]),
      f: lit("#8a5629"),
    },
  ],
  plate: STUDS,
  roof: STEEL_ROOF,
});

/** A rifle leaning upright. */
function rifle(x: number, y: number): Piece[] {
  return [
    {
      d: cut([
        [x - 4, y],
        [x - 1, y - 16],
        [x + 3, y - 16],
        [x + 4, y],
      ]),
      f: lit("#8a5629"),
    },
    { d: sheet(x - 0.6, y - 50, 3, 36, 0.3), f: lit("#3a3d44") },
  ];
}

/** A keg of powder. */
// prettier-ignore
function keg(x: number, y: number): Piece[] {
  return [
    { d: `M${x - 11} ${y}C${x - 15} ${y - 9} ${x - 15} ${y - 19} ${x - 11} ${y - 28}H${x + 11}C${x + 15} ${y - 19} ${x + 15} ${y - 9} ${x + 11} ${y}Z`, f: lit("#8f5a33"), lift: 1.2 },
    { d: `M${x - 13.4} ${y - 7}H${x + 13.4}M${x - 13.4} ${y - 21}H${x + 13.4}`, s: lit("#3d3330"), w: 2.4 },
  ];
}

/** The place for a gun on a roof: sandbags. */
// prettier-ignore
const SANDBAGS: Part[] = [
  [-34, 0],
  [-12, 0],
  [10, 0],
  [32, 0],
].map(([x]) => ({ d: `M${x - 12}-163C${x - 14}-170 ${x - 10}-173 ${x}-173S${x + 14}-170 ${x + 12}-163Z`, f: out("#b79a66"), lift: 1 }));

/** Armory: rifles, powder, and a target somebody drew a moustache on. */
// prettier-ignore
const armory = carOf({
  wall: "#5f5b3c",
  trim: "#d3bf74",
  inner: "#b9a97e",
  dado: "#857a55",
  furniture: [
    boards(-116, -150, 232, 106, 19, lit("#9c8c62")),
    ...lamp(-16, -130),
    ...lamp(78, -130),
    // rack
    { d: sheet(-110, -112, 76, 6, 0.5) + sheet(-110, -72, 76, 6, 0.5), f: DARK_WOOD, lift: 1 },
    ...[-102, -90, -78, -66, -54, -42].flatMap((x) => rifle(x, -58)),
    { d: sheet(-112, -60, 80, 14, 0.6), f: DARK_WOOD, lift: 1 },
    // target
    { d: disc(22, -112, 21), f: lit("#f3e3bf"), lift: 1.2 },
    { d: dot(22, -112, 15), s: lit("#b23a2a"), w: 3.4 },
    { d: dot(22, -112, 6.4), f: lit("#b23a2a") },
    { d: "M12-108C16-111 20-109 22-108C24-109 28-111 32-108C28-104 24-105 22-106C20-105 16-104 12-108Z", f: INK },
    { d: dot(15, -118, 1.6) + dot(29, -120, 1.6) + dot(33, -104, 1.6), f: INK },
    // kegs and cases
    ...keg(-10, -46),
    ...keg(18, -46),
    ...keg(4, -74),
    { d: "M4-88L4-80", s: lit("#d9b27a"), w: 1.6 },
    { d: sheet(44, -70, 62, 24, 0.7), f: lit("#7a6a3e"), lift: 1.4 },
    { d: sheet(54, -92, 44, 22, 0.7), f: lit("#8d7b4a"), lift: 1.4 },
    { d: [60, 68, 76, 84, 92].map((x) => `M${x - 2.4}-62V-55H${x + 2.4}V-62L${x}-66Z`).join(""), f: lit("#e3b04b") },
    { d: [64, 72, 80, 88].map((x) => `M${x - 2.2}-84V-77H${x + 2.2}V-84L${x}-87.6Z`).join(""), f: lit("#e3b04b") },
    { d: line([46, -118], [110, -118]), s: DARK_WOOD, w: 3 },
    { d: "M54-117C52-110 56-104 60-104M78-117C76-110 80-104 84-104", s: lit("#6d4423"), w: 2.6 },
    { d: "M94-117L104-117L108-108L100-96L92-108Z", f: lit("#6d4423") },
  ],
  plate: [...STUDS.slice(0, 3), { d: [-40, -20, 0, 20, 40].map((x) => `M${x - 7}-31V-37H${x + 2}C${x + 6}-37 ${x + 8}-35 ${x + 8}-34S${x + 6}-31 ${x + 2}-31Z`).join(""), f: out("#d3bf74") }],
  roof: [...SANDBAGS, ...STEEL_ROOF],
});

/** Infirmary: one bed, one skeleton, and the same medicine for everything. */
// prettier-ignore
const infirmary = carOf({
  wall: "#b9c4b4",
  trim: "#3f7a64",
  inner: "#eef0e2",
  dado: "#a9c6b4",
  furniture: [
    boards(-116, -76, 232, 32, 13, lit("#8fb09c")),
    ...lamp(-44, -128),
    ...lamp(46, -130),
    // curtain
    { d: line([-112, -136], [-16, -136]), s: lit("#6e767c"), w: 2 },
    { d: "M-112-136H-84C-86-110-80-80-84-52H-112Z", f: lit("#cfe0dc"), lift: 1 },
    { d: line([-104, -134], [-104, -54]) + line([-95, -134], [-93, -54]), s: lit("#9dbab4"), w: 1.2 },
    // bed
    { d: line([-80, -46], [-80, -92]) + line([-10, -46], [-10, -76]) + line([-80, -88], [-70, -88]) + line([-18, -72], [-10, -72]), s: lit("#4a5258"), w: 3 },
    { d: sheet(-80, -64, 70, 9, 0.5), f: lit("#fbfaf2"), lift: 1 },
    { d: "M-78-64C-79-72-72-76-66-75S-58-70-60-64Z", f: lit("#fffdf6"), lift: 0.6 },
    { d: "M-58-66C-44-74-24-70-10-66V-52L-58-56Z", f: lit("#c9705a"), lift: 1.2 },
    { d: "M-50-62L-46-58M-40-66L-36-60M-28-66L-24-58", s: lit("#e9b39a"), w: 2 },
    // the skeleton, who waited too long
    { d: line([18, -146], [18, -132]), s: lit("#4a5258"), w: 1.6 },
    { d: "M11-124C10-132 14-134 18-134S26-132 25-124L23-120V-117H13V-120Z", f: lit("#fbf4e2"), lift: 0.8 },
    { d: dot(15, -126, 2) + dot(21, -126, 2) + "M17-120.4L18-123L19-120.4Z", f: INK },
    { d: "M18-117V-84M10-112H26M9-106C12-104 24-104 27-106M10-100C13-98 23-98 26-100M12-94.6C14-93 22-93 24-94.6M13-84C12-80 24-80 23-84M10-112L5-96L8-82M26-112L31-98L27-86M14-82L13-66L15-50M22-82L23-66L21-50M15-49H19M21-49H25", s: lit("#fbf4e2"), w: 2.6 },
    // cabinet
    { d: sheet(48, -128, 60, 82, 0.7), f: lit("#f6f3e6"), lift: 1.6 },
    { d: sheet(53, -122, 50, 40, 0.5), f: lit("#a8c4c4") },
    { d: sheet(53, -104, 50, 3, 0.3), f: lit("#f6f3e6") },
    ...(["#7a4a2a", "#3f7a55", "#8f2f3a", "#34517f", "#7a4a2a", "#c98f2c", "#3f7a55", "#6b4180"].map((glass, n) => ({ d: bottleAt(59 + (n % 4) * 12, n < 4 ? -104 : -83), f: lit(glass) })) as Piece[]),
    { d: sheet(53, -76, 50, 12, 0.4) + sheet(53, -61, 50, 12, 0.4), s: lit("#a9b3a4"), w: 1.2 },
    { d: dot(78, -70, 1.6) + dot(78, -55, 1.6), f: lit(BRASS) },
  ],
  plate: [
    { d: disc(0, -34, 10, 8), f: out("#fbf6ea"), lift: 0.8 },
    { d: "M0-28C-5-31.6-8-34-7-37C-6-39.4-2-39.4 0-36.4C2-39.4 6-39.4 7-37C8-34 5-31.6 0-28Z", f: out("#3f7a64") },
    { d: "M-4.6-31.6L4.6-36.4", s: out("#fbf6ea"), w: 2.6 },
    ...STUDS.slice(0, 3).map((row) => ({ ...row, f: out("#7d9084") })),
  ],
  roof: [...SANDBAGS, ...STEEL_ROOF],
});

/** A bottle standing at a place. */
// prettier-ignore
function bottleAt(x: number, y: number): string {
  return `M${x - 3.4} ${y}V${y - 8}L${x - 1.4} ${y - 10.6}V${y - 14}H${x + 1.4}V${y - 10.6}L${x + 3.4} ${y - 8}V${y}Z`;
}

/** A lump of coal. */
function lump(x: number, y: number, size: number): Piece {
  return {
    d: cut(
      [
        [x - size, y],
        [x - size * 0.8, y - size * 0.8],
        [x - size * 0.1, y - size * 1.25],
        [x + size * 0.75, y - size * 0.8],
        [x + size, y],
      ],
      Math.abs(x * 3 + y),
      1.4,
    ),
    f: out(["#2b2a30", "#37353d", "#24232a"][Math.abs(Math.round(x + y)) % 3]),
    lift: 0.8,
  };
}

/** The tender: nobody was ever inside; the coal knows something. */
// prettier-ignore
const tender: Part[] = [
  ...running(),
  ...[-92, -66, -40, -14, 12, 38, 64, 90].map((x, n) => lump(x, -138 - (n % 2) * 5, 17)),
  ...[-80, -54, -26, 0, 28, 54, 80].map((x, n) => lump(x, -148 + (n % 2) * 2, 15)),
  ...[-60, -30, -4, 24, 52].map((x) => lump(x, -150, 13)),
  { d: "M-123-25L-124-140L-112-152L-96-140L96-140L112-152L124-140L123-25Z", f: out(DARK_STEEL), lift: 2.6 },
  { d: sheet(-110, -128, 100, 42, 0.8) + sheet(10, -128, 100, 42, 0.8) + sheet(-110, -80, 100, 42, 0.8) + sheet(10, -80, 100, 42, 0.8), f: out(STEEL), lift: 1.4 },
  ...[-110, 10].flatMap((x) => [-128, -80].flatMap((y) => [rivets([x + 5, y + 5], [x + 95, y + 5], 9, RIVET), rivets([x + 5, y + 37], [x + 95, y + 37], 9, RIVET)])),
  { d: line([-116, -33], [116, -33]), s: out("#aab4bc"), w: 1.4 },
  // shut
  { d: disc(0, -82, 17), f: out("#8d3a2a"), lift: 1.6 },
  { d: line([-10, -82], [10, -82]), s: out("#f4e3b8"), w: 5 },
  { d: line([-112, -60], [-104, -62], [-98, -58]) + line([60, -110], [66, -104], [72, -107]), s: out("#39414a"), w: 1.6 },
];

/** The armored locomotive: a clothes iron that runs on rails. */
const armoredLocomotive = engineOf({
  cab: "#56606a",
  trim: "#b9c2ca",
  boiler: "#4d555f",
  band: "#79848e",
  wheels: "#5d666f",
  inner: "#a3a49a",
  dado: "#76786f",
  roof: "#3b424b",
  stack: straightStack("#3b424b", "#79848e"),
  over: [
    {
      d: cut([
        [80, -128],
        [176, -128],
        [200, -96],
        [200, -50],
        [80, -50],
      ]),
      f: out(STEEL),
      lift: 2,
    },
    { d: sheet(92, -104, 26, 7, 0.4) + sheet(134, -104, 26, 7, 0.4), f: out("#22262c") },
    rivets([86, -122], [172, -122], 10, RIVET, 1.5),
    rivets([86, -56], [194, -56], 13, RIVET, 1.5),
    { d: line([126, -126], [126, -52]), s: out("#3b424b"), w: 1.6 },
  ],
  nose: [
    {
      d: cut([
        [192, -48],
        [214, -44],
        [242, -3],
        [192, -3],
      ]),
      f: out("#39414a"),
      lift: 1.6,
    },
    { d: line([206, -42], [206, -5]) + line([220, -34], [220, -5]), s: out("#79848e"), w: 2 },
    { d: line([194, -4], [242, -4]), s: out("#b9c2ca"), w: 3 },
  ],
});

export const CARS: Cars = {
  armored_locomotive: { drawing: armoredLocomotive, wall: "#56606a", roof: "#3b424b" },
  tender: { drawing: tender, wall: "#454d57", roof: "#2b2a30", closed: true },
  armored: { drawing: armored, wall: "#66707a", roof: "#454d57" },
  armory: { drawing: armory, wall: "#5f5b3c", roof: "#454d57" },
  infirmary: { drawing: infirmary, wall: "#b9c4b4", roof: "#454d57" },
};
