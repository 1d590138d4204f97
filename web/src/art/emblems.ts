/**
 * Small things that icons, cards and tokens are put together from: around (0, 0), about 40 wide.
 *
 * Ink and a few papers only, so that they can be read at 32 pixels and in grey.
 */

import { BRASS, INK, OXBLOOD, PAPER } from "./palette.ts";
import { cut, disc, dot, line, sheet, star } from "./paper.ts";
import type { Part, Piece } from "./paper.ts";

const LEATHER = "#9a6236";
const LEATHER_DARK = "#5d3a1f";
const SKIN = "#e6b58f";
const SKIN_LINE = "#8a5636";
const IRON = "#3a3d44";
const STEEL = "#8b939b";

export const HAT: Part[] = [
  { d: "M-11 4L-10-11C-7-16-2-13 0-11C3-14.4 9-15 11-10L12 4Z", f: LEATHER, lift: 1 },
  { d: "M-11.4-1L12-1L12.4 4.4L-11.6 4.4Z", f: LEATHER_DARK },
  { d: "M-24 1C-18 6-8 6 0 6S20 6 25 .6C25 8 18 11 0 11S-24 9-24 1Z", f: LEATHER, lift: 1 },
];

export const KEPI: Part[] = [
  { d: "M-15 6L-12-12L9-16L12 4Z", f: "#51627a", lift: 1 },
  { d: "M-12.4-11.6C-6-8.6 4-10 9.4-15.6L8.4-18.4L-11-15Z", f: "#3d4b5e" },
  { d: "M-15 .6L11.6-1.6L12.2 4.6L-15.4 7Z", f: BRASS },
  { d: "M2 4L12.4 2.6C18 4.4 22 8 23 11.6L4 9Z", f: INK },
  { d: disc(2, -5.6, 4), f: "#e3b04b" },
];

// prettier-ignore
export const STAR: Part[] = [
  { d: star(0, 0, 21, 0.47), f: "#e3b04b", s: "#8f6314", w: 1.6, lift: 1.2 },
  { d: star(0, 0, 10, 0.47), s: "#8f6314", w: 1.6 },
  { d: [...Array(5).keys()].map((n) => dot(Math.cos(n * 1.2566 - 1.5708) * 20, Math.sin(n * 1.2566 - 1.5708) * 20, 2.8)).join(""), f: "#8f6314" },
];

export const BOOT: Part[] = [
  { d: "M-10-22L8-22L8 0C16 0 23 4 24 12L24 16L-10 16L-12 12Z", f: LEATHER, lift: 1.2 },
  { d: "M-10-22C-4-18 2-18 8-22L8-15C2-12-4-12-10-15Z", f: LEATHER_DARK },
  { d: "M-13 14H25V19H-1V16.4H-4V21H-13Z", f: INK },
  { d: "M-5-8C0-4 0 2-5 6M8 0C4 1 2 3 2 6", s: LEATHER_DARK, w: 1.6 },
  { d: star(-17, 9, 6, 0.4), f: BRASS },
];

// prettier-ignore
export const LADDER: Part[] = [
  { d: sheet(-12, -26, 5, 52, 0.5) + sheet(7, -26, 5, 52, 0.5), f: LEATHER_DARK, lift: 1 },
  { d: [-20, -10, 0, 10, 20].map((y) => sheet(-10, y - 2, 20, 4.4, 0.5)).join(""), f: LEATHER, lift: 0.8 },
];

// prettier-ignore
export const GUN: Part[] = [
  { d: "M-22 19C-19 10-15 3-14-3L-2-2L-5 4L-9 6C-11 12-12 17-13 21Z", f: LEATHER, lift: 1.2 },
  { d: "M-17-5L-18-11L-13-13L-10-9.6L26-10.4V-3.4L4-2.4C3 3-1 6-6 4.6L-8-1L-15-1Z", f: IRON, lift: 1.2 },
  { d: "M-7-10.6L5-10.8L5.6-1.4L-6.6-1Z", f: "#63676f" },
  { d: "M-5-6H4M-5-9H4M-4-3H4M23-10.4V-13.6", s: IRON, w: 1.4 },
  { d: "M-3-1C-4 3-2 5 0 3.6", s: INK, w: 1.4 },
];

export const BULLET: Part[] = [
  { d: "M-5 22V-8H5V22Z", f: "#d7a640", lift: 1 },
  { d: "M-5-8C-5-17-2-22 0-24C2-22 5-17 5-8Z", f: "#a8603a" },
  { d: sheet(-6.6, 18, 13.2, 5, 0.4), f: "#b57a1b" },
  { d: line([-2, -6], [-2, 16]), s: "#fff3c9", w: 1.6 },
  { d: line([-5, -8], [5, -8]), s: INK, w: 1 },
];

// prettier-ignore
export const FIST: Part[] = [
  { d: "M-19-6C-20-13-15-15-12-13C-11-17-5-17.6-3-15C0-18 6-17.6 7.6-14C11-16 16-14 16-9L17 6C16 14 8 18-2 18C-12 18-18 12-18 4Z", f: SKIN, lift: 1.2 },
  { d: "M-12-13C-11-10-11-7-11.6-3M-3-15C-2-11-2-7-3-2M7.6-14C8-10 8-6 7-1M16-3C13-1 10-1 7-1C4 0 1-1-3-2C-5-1-9-1-11.6-3C-14-1-17-1-18.6-3", s: SKIN_LINE, w: 1.8 },
  { d: "M-14 4C-9 1 0 1 4 3C7 5 6 9 2 9L-7 9", s: SKIN_LINE, w: 1.8 },
];

/** A hand that reaches in from above. */
// prettier-ignore
export const GRAB: Part[] = [
  { d: "M-11-28L9-28L10-18L-10-17Z", f: PAPER, s: "#bcae90", w: 1 },
  { d: "M-10-18L9-19L13-8L12 4L8 5L7-4L5-5L5 8L1 9L-1-4L-3 9L-7 8L-7-4L-10 5L-14 3L-13-9Z", f: SKIN, lift: 1.2 },
];

/** A hand with one finger out, pointing right. */
// prettier-ignore
export const FINGER: Part[] = [
  { d: "M-26-9L-15-11L-14 9L-25 10Z", f: "#51627a", lift: 1 },
  { d: "M-15-9C-8-12-2-12 3-9L22-8.6C26-8 26-2 22-2L6-2C9-1 9 3 6 4C8 6 7 9 4 10C4 13 0 14-3 13L-15 8Z", f: SKIN, lift: 1.2 },
  { d: "M6-2H-1M6 4H0M4 10H-1M-2-10C-4-5-7-4-10-4", s: SKIN_LINE, w: 1.6 },
];

export const PURSE: Part[] = [
  { d: "M-7-13C-18-7-20 8-13 14C-7 18 9 18 14 14C20 8 18-7 8-13Z", f: LEATHER, lift: 1.4 },
  { d: "M-7-13L-13-21C-8-24-4-20 0-22C4-20 8-24 14-20L8-13Z", f: "#b07a48", lift: 0.8 },
  { d: "M-8-12.6C-3-11 4-11 9-12.6", s: "#e3b04b", w: 2.6 },
  { d: "M9-12C13-9 12-5 15-3", s: "#e3b04b", w: 1.6 },
  { d: "M-11-3C-14 3-13 9-10 12M10-6C14 0 13 7 11 11", s: LEATHER_DARK, w: 1.4 },
];

export const JEWEL: Part[] = [
  {
    d: cut(
      [
        [-18, -5],
        [-10, -15],
        [10, -15.6],
        [18, -5],
        [0, 17],
      ],
      3,
      0.8,
    ),
    f: "#c22a44",
    lift: 1.4,
  },
  {
    d:
      cut(
        [
          [-18, -5],
          [-10, -15],
          [-6, -5],
        ],
        4,
        0.3,
      ) +
      cut(
        [
          [10, -15.6],
          [6, -5],
          [18, -5],
        ],
        4,
        0.3,
      ),
    f: "#e0566c",
  },
  {
    d: cut(
      [
        [-6, -5],
        [-10, -15],
        [10, -15.6],
        [6, -5],
      ],
      4,
      0.3,
    ),
    f: "#f08c98",
  },
  {
    d: cut(
      [
        [-6, -5],
        [6, -5],
        [0, 17],
      ],
      4,
      0.3,
    ),
    f: "#d63f56",
  },
  {
    d: cut(
      [
        [6, -5],
        [18, -5],
        [0, 17],
      ],
      4,
      0.3,
    ),
    f: "#981c33",
  },
  { d: "M-13-18L-15-22M-19-13L-23-15M15-18L17-22", s: "#e3b04b", w: 2 },
];

export const STRONGBOX: Part[] = [
  { d: sheet(-22, -6, 44, 22, 0.7), f: "#6d4a2c", lift: 1.4 },
  { d: "M-23-5C-23-15-17-18-10-18H10C17-18 23-15 23-5Z", f: "#7d5836", lift: 1 },
  { d: sheet(-17, -18, 6, 34, 0.4) + sheet(11, -18, 6, 34, 0.4), f: STEEL },
  { d: sheet(-24, -8, 48, 5, 0.4) + sheet(-23, 12, 46, 4.6, 0.4), f: STEEL },
  { d: disc(0, -2, 7.4), f: "#e3b04b", lift: 0.8 },
  {
    d:
      dot(0, -3.4, 2) +
      cut(
        [
          [-1.4, -3],
          [1.4, -3],
          [2.2, 2.6],
          [-2.2, 2.6],
        ],
        2,
        0.2,
      ),
    f: INK,
  },
  { d: dot(-14, -14, 1.1) + dot(14, -14, 1.1) + dot(-14, 9, 1.1) + dot(14, 9, 1.1), f: IRON },
];

export const BAG: Part[] = [
  { d: "M-8-12C-21-4-22 11-15 16C-7 19 8 19 15 16C22 11 21-4 8-12Z", f: "#dcc28e", lift: 1.4 },
  { d: "M-8-12L-11-20L-5-18L0-21L5-18L11-20L8-12Z", f: "#c9aa70", lift: 0.6 },
  { d: "M-8.6-11.4C-3-10 4-10 8.8-11.4", s: "#8d3a2a", w: 3 },
  { d: "M5.4-2.6C4-6-6-6.4-6-1.6S6 2.6 6 7S-5 11.6-6.4 7.4M0-8V13", s: "#5f7a3f", w: 2.8 },
];

export const NUGGET: Part[] = [
  {
    d: cut(
      [
        [-17, 8],
        [-15, -4],
        [-7, -14],
        [4, -12],
        [9, -15],
        [17, -6],
        [19, 7],
        [10, 15],
        [-8, 16],
      ],
      3,
      1,
    ),
    f: "#d9a227",
    lift: 1.4,
  },
  {
    d: cut(
      [
        [-13, -3],
        [-6, -11],
        [3, -9],
        [-2, -2],
      ],
      3,
      0.4,
    ),
    f: "#f5d676",
  },
  {
    d: cut(
      [
        [9, -11],
        [15, -5],
        [8, -2],
      ],
      3,
      0.4,
    ),
    f: "#f0c64f",
  },
  {
    d: cut(
      [
        [-8, 5],
        [2, 2],
        [12, 6],
        [7, 12],
        [-6, 12],
      ],
      3,
      0.4,
    ),
    f: "#b47f14",
  },
];

/** A sheet with lines and a seal of some colour. */
// prettier-ignore
export function document(seal: string): Part[] {
  return [
    {
      d: cut(
        [
          [-15, -19],
          [11, -20],
          [16, -15],
          [15, 18],
          [-14, 19],
        ],
        4,
        0.8,
      ),
      f: "#f6ead0",
      lift: 1.4,
    },
    {
      d: cut(
        [
          [11, -20],
          [16, -15],
          [10.6, -14],
        ],
        2,
        0.2,
      ),
      f: "#d8c39a",
    },
    { d: line([-10, -12], [6, -12.4]) + line([-10, -6], [10, -6.4]) + line([-10, 0], [9, -0.4]) + line([-10, 6], [1, 5.6]), s: "#8a6a4a", w: 1.6 },
    {
      d: cut(
        [
          [4, 12],
          [2, 23],
          [7, 20],
          [9, 24],
          [12, 13],
        ],
        2,
        0.3,
      ),
      f: seal,
    },
    { d: disc(8, 10, 7.4), f: seal, lift: 0.8 },
    { d: dot(8, 10, 4.4), s: "#fff", w: 1.2, o: 0.5 },
  ];
}

export const SEAL = { blue: "#2f6fae", red: "#b8402e", decoy: "#8b8378", hidden: "#3a3438" };

/** A card, seen from the front, empty. */
// prettier-ignore
export const CARD: Part[] = [{ d: sheet(-14, -20, 28, 40, 0.7), f: PAPER, s: INK, w: 2, lift: 1.2 }];

/** The back of a card. */
export const CARD_BACK: Part[] = [
  { d: sheet(-14, -20, 28, 40, 0.7), f: "#5d3a2e", s: INK, w: 2, lift: 1.2 },
  { d: sheet(-10, -16, 20, 32, 0.5), s: "#e3b04b", w: 1.4 },
  { d: star(0, 0, 7), f: "#e3b04b" },
];

// prettier-ignore
export const HEART: Part[] = [
  { d: "M0 18C-14 8-22 0-20-9C-18-18-5-19 0-9C5-19 18-18 20-9C22 0 14 8 0 18Z", f: "#c8405a", lift: 1.2 },
  { d: "M-14-10C-12-14-8-14-6-12", s: "#f0a0ac", w: 2 },
];

// prettier-ignore
export const PLASTER: Part[] = [
  {
    t: "rotate(-32)",
    parts: [
      { d: "M-19-6H19C24-6 24 6 19 6H-19C-24 6-24-6-19-6Z", f: "#f0d9b0", lift: 1 },
      { d: sheet(-7, -6, 14, 12, 0.4), f: "#dcbf8c" },
      { d: dot(-3, -2, 1) + dot(3, -2, 1) + dot(-3, 2.4, 1) + dot(3, 2.4, 1) + dot(0, 0.2, 1), f: "#a3804a" },
    ],
  },
];

export const CLOCK: Part[] = [
  { d: disc(0, 0, 17), f: "#8f6a2a", lift: 1.2 },
  { d: dot(0, 0, 13), f: PAPER },
  { d: "M0 0V-8M0 0L6 3M0-12V-10M0 12V10M-12 0H-10M12 0H10", s: INK, w: 2.2 },
];

export const CROWN: Part[] = [
  {
    d: cut(
      [
        [-18, 9],
        [-21, -9],
        [-11, -2],
        [-6, -15],
        [0, -4],
        [7, -15],
        [11, -2],
        [21, -9],
        [18, 9],
      ],
      2,
      0.5,
    ),
    f: "#e3b04b",
    lift: 1.2,
  },
  { d: sheet(-18, 6, 36, 7, 0.5), f: "#b57a1b" },
  { d: dot(-21, -11, 2.6) + dot(-6, -17, 2.6) + dot(7, -17, 2.6) + dot(21, -11, 2.6), f: OXBLOOD },
];

export const BOLT: Piece = {
  d: cut(
    [
      [4, -26],
      [-13, 3],
      [-2, 2],
      [-7, 25],
      [14, -7],
      [3, -6],
      [10, -26],
    ],
    3,
    0.5,
  ),
  f: "#f0b73a",
  s: INK,
  w: 1.4,
  lift: 1,
};

/** A wheel on a rail. */
// prettier-ignore
export const WHEEL: Part[] = [
  { d: disc(0, 0, 20), f: INK, lift: 1.2 },
  { d: dot(0, 0, 15), f: "#e6d2ae" },
  { d: [...Array(8).keys()].map((n) => line([0, 0], [Math.cos(n * 0.785) * 16, Math.sin(n * 0.785) * 16])).join(""), s: OXBLOOD, w: 3 },
  { d: dot(0, 0, 5), f: OXBLOOD },
];

/** A horse's head, looking right. */
// prettier-ignore
export const HORSE_HEAD: Part[] = [
  { d: "M-20 24C-22 6-18-10-6-17L-7-26L0-21C4-21 7-19 8-15L21-2C24 2 22 8 17 9L10 7C4 6 2 10 2 14L6 24Z", f: "#8a5530", lift: 1.2 },
  { d: "M-20 24C-22 6-18-10-6-17L-7-26L-2-22L-5-16C-12-8-13 6-10 24Z", f: "#3d2416" },
  { d: dot(3, -9, 2.2), f: INK },
  { d: dot(17, 3, 1.4), f: INK },
  { d: "M-2-17L12-6L10 7M-8 4C-4 6 4 4 9-1", s: "#c9973a", w: 2.2 },
];

// prettier-ignore
export const MOUSTACHE: Piece = { d: "M0-3C-4-8-14-7-18 0C-20 4-24 3-25 1C-25 8-16 11-9 7C-5 5-2 3 0 1C2 3 5 5 9 7C16 11 25 8 25 1C24 3 20 4 18 0C14-7 4-8 0-3Z", f: INK };

/** Two tubes and what is at the end of them. */
// prettier-ignore
export const BINOCULARS: Part[] = [
  {
    d:
      cut(
        [
          [-20, -15],
          [-8, -16],
          [-4, 14],
          [-24, 14],
        ],
        2,
        0.5,
      ) +
      cut(
        [
          [20, -15],
          [8, -16],
          [4, 14],
          [24, 14],
        ],
        2,
        0.5,
      ),
    f: IRON,
    lift: 1.2,
  },
  { d: sheet(-8, -8, 16, 8, 0.5), f: "#5a5e67" },
  { d: sheet(-21, -19, 14, 6, 0.4) + sheet(7, -19, 14, 6, 0.4) + sheet(-26, 12, 23, 6, 0.4) + sheet(3, 12, 23, 6, 0.4), f: BRASS },
  { d: line([-16, -8], [-18, 8]) + line([12, -8], [12, 8]), s: "#8b939b", w: 2 },
];

/** A trumpet with a cord. */
export const BUGLE: Part[] = [
  { d: "M-24-3L6-5L20-14L22 10L6 3L-24 2Z", f: "#d9a93a", lift: 1.2 },
  { d: disc(21, -2, 4, 13), f: "#b57a1b" },
  { d: "M-14 2C-18 14 8 16 6 4", s: "#d9a93a", w: 3.6 },
  { d: "M-10 6C-12 14-8 20-4 24M-6 10C-6 16-2 20 2 22", s: OXBLOOD, w: 2.4 },
];
