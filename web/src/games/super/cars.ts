/** The super express: one coach like the other, so that nobody knows what the last one holds. */

import { BRASS, lit, out } from "../../art/palette.ts";
import { cut, disc, dot, line, sheet } from "../../art/paper.ts";
import type { Part, Piece } from "../../art/paper.ts";
import { engineOf, straightStack } from "../../art/cars/engine.ts";
import type { Cars } from "../../art/cars/yard.svelte.ts";
import { carOf, curtains, lamp, pane } from "../../art/cars/shell.ts";

/** A seat of striped plush. */
// prettier-ignore
function seat(x: number): Piece[] {
  return [
    { d: `M${x - 17}-48V-74C${x - 17}-82 ${x + 17}-82 ${x + 17}-74V-48Z`, f: lit("#3f7d8a"), lift: 1.2 },
    { d: `M${x - 9}-50V-77M${x}-50V-79M${x + 9}-50V-77`, s: lit("#2f6270"), w: 2 },
    { d: sheet(x - 20, -60, 40, 13, 0.6), f: lit("#4f93a0"), lift: 1 },
  ];
}

// prettier-ignore
const coach = carOf({
  wall: "#b8402e",
  trim: "#f7e3b0",
  inner: "#f0dfb6",
  dado: "#d8a765",
  furniture: [...[-100, -22, 56].flatMap((x) => [...pane(x, -130, 44, 40, lit("#8a5a33")), ...curtains(x, -130, 44, 40, lit("#e9b44c"), lit("#b9802a"))]), ...lamp(-40, -126), ...lamp(40, -126), ...seat(-84), ...seat(-28), ...seat(28), ...seat(84)],
  plate: [
    { d: "M-118-46L-70-34L-118-32ZM118-46L70-34L118-32Z", f: out("#f7e3b0") },
    { d: disc(0, -34, 11, 9.4), f: out("#f7e3b0"), lift: 0.8 },
  ],
  roof: [
    { d: "M-130-150C-132-160-126-166-116-166.4H116C126-166 132-160 130-150Z", f: out("#3e4450"), lift: 2.2 },
    { d: [-80, -40, 0, 40, 80].map((x) => sheet(x - 9, -163, 18, 6, 0.4)).join(""), f: out("#555d6b") },
    { d: line([-116, -165], [116, -165.4]), s: "#fff", w: 1, o: 0.3 },
    { d: sheet(-134, -153, 268, 6, 0.5), f: out("#f7e3b0"), lift: 1.4 },
  ],
});

// prettier-ignore
const superLocomotive: Part[] = engineOf({
  cab: "#b8402e",
  trim: "#f7e3b0",
  boiler: "#2f5d73",
  band: "#e9b44c",
  wheels: "#e9b44c",
  inner: "#f0dfb6",
  dado: "#d8a765",
  roof: "#3e4450",
  stack: straightStack("#2b3038", "#e9b44c"),
  over: [
    {
      d: cut([
        [104, -84],
        [116, -89],
        [182, -84],
        [116, -79],
      ]),
      f: out("#f7e3b0"),
    },
    { d: disc(112, -84, 9), f: out("#f7e3b0"), lift: 0.8 },
    { d: "M112-92L114.4-86.6L120-86.4L115.6-82.8L117-77.4L112-80.6L107-77.4L108.4-82.8L104-86.4L109.6-86.6Z", f: out("#b8402e") },
    { d: dot(205, -84, 2), f: out(BRASS) },
  ],
});

export const CARS: Cars = {
  express_locomotive: { drawing: superLocomotive, wall: "#b8402e", roof: "#3e4450" },
  express_car: { drawing: coach, wall: "#b8402e", roof: "#3e4450" },
};
