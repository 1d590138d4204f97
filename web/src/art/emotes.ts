/** What people can say with a picture: around (0, 0), 64 wide and high, cut out of paper. */

import type { EmoteName } from "../net/protocol/index.ts";
import { BRASS, INK, OXBLOOD, PAPER, STEEL } from "./palette.ts";
import { burst, cut, disc, dot, line, sheet } from "./paper.ts";
import type { Drawing, Part } from "./paper.ts";

const SKIN = "#e3b088";
const FELT = "#7a4c28";
const SLEEVE = "#2b68b0";

/** A face without its features. */
const HEAD: Part = { d: disc(0, 6, 20, 21), f: SKIN, s: INK, w: 1.6, lift: 1 };
const EYES: Part = { d: dot(-7, 2, 2.4) + dot(7, 2, 2.4), f: INK };

/** A hat that sits on a head, or is lifted from it. */
const HAT: Drawing = [
  { d: "M-14-12L-12-28C-8-32-3-30 0-27C3-30 9-32 12-28L15-12Z", f: FELT, s: INK, w: 1.6, lift: 1 },
  { d: "M-14-17L15-17L15-12L-14-12Z", f: OXBLOOD },
  {
    d: "M-29-15C-20-9-10-9 0-9S21-9 29-15C28-6 18-4 0-4S-28-6-29-15Z",
    f: FELT,
    s: INK,
    w: 1.6,
    lift: 1,
  },
];

export const EMOTES: Readonly<Record<EmoteName, Drawing>> = {
  howdy: [
    HEAD,
    { d: "M-16-4C-15-14-8-16 0-16S15-14 16-4C8-9-8-9-16-4Z", f: "#4a2f1c" },
    EYES,
    { d: "M-8 14C-4 19 4 19 8 14", s: INK, w: 2.2 },
    { t: "translate(6 -6) rotate(17)", parts: [...HAT] },
    { d: disc(25, -6, 6), f: SKIN, s: INK, w: 1.6, lift: 1 },
  ],
  laugh: [
    HEAD,
    ...HAT,
    { d: line([-12, 4], [-7, 0], [-2, 4]) + line([2, 4], [7, 0], [12, 4]), s: INK, w: 2.2 },
    { d: "M-12 10C-8 8 8 8 12 10C11 20 5 24 0 24S-11 20-12 10Z", f: INK },
    { d: "M-10 10.6C-6 9.4 6 9.4 10 10.6L9 14H-9Z", f: PAPER },
    { d: "M-17 8L-24 14L-18 15Z M17 8L24 14L18 15Z", f: "#7fb7c9", s: INK, w: 1 },
  ],
  fist: [
    { d: burst(0, -6, 30, 10), f: BRASS, lift: 1 },
    { d: sheet(-11, 12, 22, 20), f: SLEEVE, s: INK, w: 1.6, lift: 1 },
    {
      d: cut([
        [-16, -18],
        [16, -20],
        [18, 6],
        [11, 14],
        [-12, 14],
        [-17, 4],
      ]),
      f: SKIN,
      s: INK,
      w: 1.8,
      lift: 1,
    },
    {
      d: line([-8, -18], [-8, -4]) + line([0, -19], [0, -4]) + line([8, -19], [8, -4]),
      s: INK,
      w: 1.8,
    },
    { d: "M-16-2C-8-6 6-5 8 1C8 6-4 6-12 5", f: SKIN, s: INK, w: 1.8 },
  ],
  draw: [
    { d: burst(20, -13, 13, 7), f: BRASS, s: OXBLOOD, w: 1.6 },
    {
      d: "M-24-14L-21-20L-15-20L-13-17H17V-8H-3C-4-1-8 2-13 1L-16 22H-28C-27 10-24 2-22-6Z",
      f: STEEL,
      s: INK,
      w: 1.8,
      lift: 1.2,
    },
    { d: "M-21-4C-24 4-27 12-28 22H-16L-13 1Z", f: FELT, s: INK, w: 1.6 },
    { d: sheet(-10, -17, 12, 9), f: "#8e979e", s: INK, w: 1.4 },
    { d: "M-7 2C-7 8-11 8-13 6", s: INK, w: 1.8 },
  ],
  shrug: [
    { d: "M-25 32C-24 21-14 17 0 17S24 21 25 32Z", f: SLEEVE, s: INK, w: 1.6, lift: 1 },
    {
      t: "translate(0 -3) rotate(-7) scale(0.84)",
      parts: [
        HEAD,
        ...HAT,
        { d: line([-11, 0], [-4, 1]) + line([4, 1], [11, 0]), s: INK, w: 2 },
        { d: dot(-7, 4, 2) + dot(7, 4, 2), f: INK },
        { d: line([-6, 16], [6, 14]), s: INK, w: 2.2 },
      ],
    },
    {
      d: "M-21 31L-29 14L-32 9L-28 8L-24 11L-20 9L-19 13L-15 27Z",
      f: SKIN,
      s: INK,
      w: 1.6,
      lift: 1,
    },
    { d: "M21 31L29 14L32 9L28 8L24 11L20 9L19 13L15 27Z", f: SKIN, s: INK, w: 1.6, lift: 1 },
  ],
  bravo: [
    {
      d: line([-20, -20], [-26, -27]) + line([0, -24], [0, -32]) + line([20, -20], [26, -27]),
      s: OXBLOOD,
      w: 3,
    },
    {
      t: "rotate(14) translate(-4 2)",
      parts: [
        { d: sheet(-12, 16, 19, 14), f: SLEEVE, s: INK, w: 1.6, lift: 1 },
        {
          d: "M-13 17L-15-4L-12-18L-7-18L-6-5L-3-20L2-20L2-5L5-16L10-14L8 8L6 17Z",
          f: SKIN,
          s: INK,
          w: 1.8,
          lift: 1,
        },
      ],
    },
    {
      t: "rotate(-16) translate(6 4)",
      parts: [
        { d: sheet(-7, 15, 19, 14), f: OXBLOOD, s: INK, w: 1.6, lift: 1 },
        {
          d: "M13 16L15-4L12-18L7-18L6-5L3-20L-2-20L-2-5L-5-16L-10-14L-8 8L-6 16Z",
          f: SKIN,
          s: INK,
          w: 1.8,
          lift: 1,
        },
      ],
    },
  ],
};
