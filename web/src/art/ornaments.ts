/** Edges and lines of the page: paper that was torn, rails that lead from one thing to the next. */

import { cut, disc, dot, line, sheet, short, star, wobble } from "./paper.ts";
import type { Part } from "./paper.ts";

/** The edge of a torn sheet from left to right: small steps, sometimes a bite. */
function tornLine(from: number, to: number, y: number, seed: number, much: number): string {
  const dice = wobble(seed);
  const step = from < to ? 1 : -1;
  let d = "";
  for (let x = from; step * (to - x) > 6; x += step * (7 + Math.abs(dice()) * 9)) {
    d += `L${short(x)} ${short(y + dice() * much)}`;
  }
  return `${d}L${short(to)} ${short(y)}`;
}

/** A sheet torn along its upper and lower edges, cut at the sides. */
// prettier-ignore
export function tornSheet(wide: number, high: number, seed = 1, much = 2.6): string {
  return `M0 4${tornLine(0, wide, 4, seed, much)}L${wide} ${high - 4}${tornLine(wide, 0, high - 4, seed + 3, much)}Z`;
}

/** A poster: old paper, two lines, a nail in each corner. */
// prettier-ignore
export function poster(wide: number, high: number): Part[] {
  const nail = (x: number, y: number): Part[] => [
    { d: disc(x, y, 4.2), f: "#6d6a6a", lift: 1.2 },
    { d: dot(x - 1, y - 1, 1.2), f: "#c9c4bc" },
  ];
  return [
    { d: tornSheet(wide, high, wide + high, 3.4), f: "var(--art-poster)", lift: 4 },
    { d: sheet(13, 15, wide - 26, high - 30, 1.2), s: "var(--art-poster-ink)", w: 3 },
    { d: sheet(19, 21, wide - 38, high - 42, 1), s: "var(--art-poster-ink)", w: 1.2 },
    { d: `M${wide - 46} ${high - 4}L${wide - 12} ${high - 30}L${wide} ${high - 26}L${wide} ${high - 4}Z`, f: "#000", o: 0.05 },
    ...nail(9, 11),
    ...nail(wide - 9, 12),
    ...nail(10, high - 12),
    ...nail(wide - 10, high - 11),
  ];
}

/** A line across the page: rails on their sleepers, a star in the middle; 20 high. */
// prettier-ignore
export function divider(wide: number): Part[] {
  const half = wide / 2;
  const sleepers = [...Array(Math.floor(half / 14)).keys()].filter((n) => n > 1);
  return [
    { d: sleepers.map((n) => sheet(half + n * 14 - 3, 5, 5, 10, 0.5) + sheet(half - n * 14 - 2, 5, 5, 10, 0.5)).join(""), f: "var(--art-ink)", o: 0.35 },
    { d: line([4, 8], [half - 20, 8]) + line([4, 12], [half - 20, 12]) + line([half + 20, 8], [wide - 4, 8]) + line([half + 20, 12], [wide - 4, 12]), s: "var(--art-ink)", w: 1.4, o: 0.7 },
    { d: star(half, 10, 9), f: "var(--art-chosen)", lift: 1 },
    { d: dot(half - 16, 10, 2) + dot(half + 16, 10, 2), f: "var(--art-ink)" },
  ];
}

/** A ribbon for a title: 40 high, ends folded back. */
// prettier-ignore
export function ribbon(wide: number, paint: string, fold: string): Part[] {
  return [
    {
      d:
        cut(
          [
            [0, 10],
            [26, 10],
            [26, 40],
            [0, 40],
            [10, 25],
          ],
          3,
          0.8,
        ) +
        cut(
          [
            [wide, 10],
            [wide - 26, 10],
            [wide - 26, 40],
            [wide, 40],
            [wide - 10, 25],
          ],
          4,
          0.8,
        ),
      f: fold,
      lift: 1,
    },
    { d: sheet(14, 2, wide - 28, 32, 1), f: paint, lift: 2 },
    { d: line([22, 6.4], [wide - 22, 6]) + line([22, 29.6], [wide - 22, 30]), s: "#fff", w: 1, o: 0.35 },
  ];
}
