/** The face on the home screen of a telephone: a bandit whom nobody has seen. A box of 512. */

import { cut, disc, dot, sheet, star } from "./paper.ts";
import type { Part } from "./paper.ts";

const HAT = "M144 180L154 78C170 34 228 46 256 68C284 46 342 34 358 78L368 180Z";
const BRIM =
  "M40 150C92 190 172 196 256 196S420 190 472 150C476 214 396 236 256 236S36 214 40 150Z";
const CHEEKS = sheet(164, 200, 184, 130, 3);
// prettier-ignore
const BANDANA = cut([[146, 306], [256, 292], [366, 306], [346, 372], [256, 462], [166, 372]], 4, 4);

// prettier-ignore
const FACE: Part[] = [
  // shoulders
  { d: "M60 640C66 440 140 390 256 390S446 440 452 640Z", f: "#4a3a44", lift: 6 },
  // face
  { d: HAT + BRIM + CHEEKS + BANDANA, f: "#fffaee", s: "#fffaee", w: 24, lift: 9 },
  { d: CHEEKS, f: "#e6b58f" },
  { d: dot(212, 268, 16) + dot(304, 268, 16), f: "#2a1b12" },
  { d: dot(217, 262, 5) + dot(309, 262, 5), f: "#fff3d6" },
  { d: "M182 238L238 252M334 238L278 252", s: "#2a1b12", w: 14 },
  // bandana
  { d: BANDANA, f: "#b8402e", lift: 5 },
  { d: "M192 330L206 344M248 322L264 336M306 330L320 344M220 366L234 380M278 366L292 380M249 406L263 420", s: "#f7e3b0", w: 11 },
  // hat
  { d: HAT, f: "#7d5231" },
  { d: sheet(143, 142, 227, 42, 3), f: "#3d2717" },
  { d: star(256, 163, 24), f: "#e3b04b" },
  { d: BRIM, f: "#8d5f3a", lift: 7 },
];

// prettier-ignore
const LAND: Part[] = [
  { d: disc(256, 220, 208), f: "#f6dca4", o: 0.7 },
  { d: disc(256, 220, 158), f: "#fff1c4" },
  { d: cut([[-20, 540], [-20, 372], [60, 366], [84, 300], [150, 294], [176, 372], [330, 380], [352, 316], [432, 310], [456, 372], [540, 366], [540, 540]], 6, 5), f: "#d98a55", lift: 4 },
];

/** A square with round corners. */
export const ROUND =
  "M96 0H416C480 0 512 32 512 96V416C512 480 480 512 416 512H96C32 512 0 480 0 416V96C0 32 32 0 96 0Z";

/** The icon: with round corners, or filled to the edges for systems that cut their own. */
export function appIcon(full: boolean): Part[] {
  const ground: Part = { d: full ? "M0 0H512V512H0Z" : ROUND, f: "#8cc5c4" };
  return [
    ground,
    ...LAND,
    full ? { t: "translate(51 56) scale(.8)", parts: FACE } : { parts: FACE },
  ];
}
