/** Il Professore on his hill, a Gatling on its legs: things that never walk. */

import { BRASS, INK, PAPER, TEAM, out } from "../palette.ts";
import type { Team } from "../palette.ts";
import { cut, disc, dot, line, sheet } from "../paper.ts";
import type { Part } from "../paper.ts";

/** A Gatling, pointing right, feet at (0, 0). */
// prettier-ignore
export const GATLING: Part[] = [
  { d: line([-4, -22], [-18, 0]) + line([2, -22], [14, 0]) + line([-2, -20], [-2, 0]), s: "#5d3a1f", w: 4 },
  { d: sheet(-10, -26, 18, 7, 0.5), f: "#6d4423", lift: 1 },
  { d: disc(-2, -14, 13), s: "#4a3019", w: 4 },
  { d: [...Array(8).keys()].map((n) => line([-2, -14], [-2 + Math.cos(n * 0.785) * 12, -14 + Math.sin(n * 0.785) * 12])).join(""), s: "#6d4423", w: 2 },
  { d: sheet(-22, -42, 24, 18, 0.5), f: "#b5812c", lift: 1.4 },
  { d: sheet(-24, -44, 6, 22, 0.4) + sheet(0, -44, 6, 22, 0.4), f: "#8f6314" },
  { d: [-41, -36.6, -32.2, -27.8].map((y) => sheet(6, y, 34, 3.4, 0.3)).join(""), f: "#4a5058", lift: 0.8 },
  { d: sheet(24, -43, 5, 20, 0.4) + sheet(37, -42, 5, 18, 0.4), f: "#b5812c" },
  { d: sheet(-16, -56, 9, 14, 0.4), f: "#4a5058", lift: 0.8 },
  { d: "M-24-33H-32V-26", s: "#4a3019", w: 3 },
  { d: dot(-32, -25, 3), f: "#9c2f22" },
];

/** Il Professore: a hill, a chair, a parasol, a plan, and binoculars; the foot of the hill at y = 0. */
// prettier-ignore
export function professore(team: Team): Part[] {
  const cloth = TEAM[team];
  return [
    { d: "M-120 8C-104-8-92-34-60-48C-40-58-24-54-4-58C30-62 60-48 78-26C92-12 108-2 122 8Z", f: "var(--art-mesa)", lift: 2.6 },
    { d: "M30-56C56-50 68-36 78-26C92-12 108-2 122 8H60C64-10 52-36 30-56Z", f: "var(--art-mesa-sun)" },
    { d: "M-84-16C-60-24-40-18-20-24M-50-38C-30-44-10-38 10-44", s: "var(--art-mesa-line)", w: 2 },
    // parasol
    { d: line([-30, -52], [-24, -150]), s: out("#6d4423"), w: 4 },
    { d: "M-86-128C-80-156-46-166-22-164C4-166 34-154 38-126C28-134 16-134 8-127C-2-134-16-134-26-127C-36-135-50-135-58-128C-66-135-78-135-86-128Z", f: cloth, lift: 2 },
    { d: "M-58-128C-56-146-40-158-24-164C-30-152-30-140-26-127C-36-135-50-135-58-128ZM8-127C10-146 0-158-22-164C10-160 30-150 38-126C28-134 16-134 8-127Z", f: PAPER, o: 0.82 },
    { d: dot(-23, -165, 3.4), f: BRASS },
    // chair
    { d: line([-22, -56], [-2, -92]) + line([-26, -92], [12, -56]), s: out("#6d4423"), w: 4 },
    { d: "M-30-98C-26-80-16-74 2-72L14-70L12-64C-10-64-30-70-36-96Z", f: cloth, lift: 1.2 },
    // the professor
    { d: "M8-70L26-68L28-56L34-54L34-50L20-50L18-60L2-62Z", f: "#3a3438", lift: 1 },
    { d: "M-22-104L2-104L8-88L6-68L-16-70L-24-86Z", f: "#5b4a63", lift: 1.2 },
    { d: "M-14-104L-5-94L2-104Z", f: PAPER },
    {
      d: cut(
        [
          [-8, -100],
          [-4, -102],
          [-1, -98],
          [-5, -84],
        ],
        3,
        0.3,
      ),
      f: cloth,
    },
    { d: "M-17-124C-16-133-8-136 0-134L6-124L11-119L7-117L6-110C0-105-10-106-14-112Z", f: "#edc9a6", lift: 0.8 },
    { d: "M-15-124C-24-122-28-114-24-108C-29-105-24-98-18-101L-12-108L-12-118Z", f: "#efeae0", lift: 0.6 },
    { d: "M-14-132C-12-140-4-138-4-134C0-140 6-137 3-132C-2-136-8-136-14-132Z", f: "#efeae0" },
    { d: "M1-114C4-113 8-113 9-115C10-108 6-102 2-98C1-104-1-110 1-114Z", f: "#efeae0", lift: 0.6 },
    // binoculars, and the arm that holds them
    { d: "M-12-98C-6-98 2-104 8-112L15-108C10-98 2-90-8-88Z", f: "#6d5a76", lift: 1 },
    { d: disc(12, -113, 4.4), f: "#edc9a6" },
    {
      d: cut(
        [
          [4, -126],
          [20, -130],
          [22, -119],
          [5, -117],
        ],
        3,
        0.4,
      ),
      f: "#33363d",
      lift: 1,
    },
    {
      d: cut(
        [
          [18, -133],
          [25, -134],
          [27, -117],
          [19, -117],
        ],
        3,
        0.4,
      ),
      f: BRASS,
    },
    { d: disc(25.6, -125.6, 2.4, 8), f: "#cfe6df" },
    // a small table with a plan
    { d: line([52, -40], [58, -66]) + line([76, -36], [70, -66]), s: out("#6d4423"), w: 3.4 },
    {
      d: cut(
        [
          [44, -68],
          [86, -68],
          [84, -63],
          [46, -63],
        ],
        3,
        0.4,
      ),
      f: out("#8a5c36"),
      lift: 1,
    },
    {
      d: cut(
        [
          [50, -70],
          [80, -71],
          [84, -67],
          [47, -67],
        ],
        3,
        0.4,
      ),
      f: PAPER,
    },
    { d: "M66-72V-80C62-80 61-85 66-85S70-80 66-80", s: INK, w: 1.4 },
  ];
}
