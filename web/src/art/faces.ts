/** What is on action cards, turns and events: drawings around (0, 0) in a box of 64. */

import * as e from "./emblems.ts";
import { GLYPH } from "./letters.ts";
import { BRASS, INK, OXBLOOD, PAPER } from "./palette.ts";
import { arrow, burst, cut, disc, dot, line, put, sheet, star } from "./paper.ts";
import type { Bandit } from "./palette.ts";
import type { Drawing, Part } from "./paper.ts";

const FLASH = "#f0b73a";

/** An arrow that begins at a place and points somewhere. */
// prettier-ignore
function pointer(x: number, y: number, long: number, turn: number, thick = 6, paint = OXBLOOD): Part {
  return put([{ d: arrow(long, thick), f: paint, lift: 0.8 }], x, y, 1, turn);
}

/** An arc with an arrowhead, clockwise from one angle to another. */
function turning(radius: number, from: number, to: number, paint = OXBLOOD): Part[] {
  const at = (degrees: number, r = radius): [number, number] => {
    const turn = (degrees / 180) * Math.PI;
    return [Math.cos(turn) * r, Math.sin(turn) * r];
  };
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  const large = to - from > 180 ? 1 : 0;
  return [
    { d: `M${x1} ${y1}A${radius} ${radius} 0 ${large} 1 ${x2} ${y2}`, s: paint, w: 6 },
    put(
      [
        {
          d: cut(
            [
              [-2, -10],
              [13, 0],
              [-2, 10],
            ],
            2,
            0.4,
          ),
          f: paint,
        },
      ],
      x2,
      y2,
      1,
      to + 94,
    ),
  ];
}

/** Action cards, by the name of their face. */
// prettier-ignore
export const ACTIONS = {
  move: [pointer(-28, 24, 56, 0, 7), { d: line([-30, -14], [-20, -14]) + line([-30, -4], [-18, -4]) + line([-28, 6], [-19, 6]), s: INK, w: 3, o: 0.55 }, put(e.BOOT, 1, -6, 1)],
  floor_change: [put(e.LADDER, 0, 0, 1.1), pointer(-22, 12, 34, -90, 7), pointer(22, -12, 34, 90, 7)],
  marshal: [put(e.STAR, 0, -4, 1.22), put([e.MOUSTACHE], 0, 20, 1.05)],
  fire: [{ d: burst(25, -10, 13), f: FLASH, s: OXBLOOD, w: 1.4 }, put(e.GUN, -7, 2, 1.08), { d: line([18, -22], [22, -27]) + line([29, -25], [33, -28]), s: INK, w: 2 }],
  robbery: [put(e.PURSE, 0, 10, 1.1), put(e.GRAB, 0, -6, 1.08)],
  punch: [{ d: burst(4, 0, 31, 10), f: FLASH, s: OXBLOOD, w: 1.8 }, put(e.FIST, 0, 0, 1.12)],
  nudge: [put(e.FINGER, -7, 2, 1.06), { d: line([22, -12], [28, -18]) + line([25, -4], [32, -5]) + line([22, 5], [28, 10]), s: OXBLOOD, w: 3.4 }, put(e.HAT, 6, -22, 0.62, 8)],
  bullet: [put(e.BULLET, 0, 0, 1.14, 28)],
  // cards of plans
  turn: [...turning(25, 200, 330), ...turning(25, 20, 150), put(e.HAT, 0, 2, 0.86)],
  climb: [put(e.LADDER, 0, 0, 1.1), pointer(-22, 12, 34, -90, 7), pointer(22, -12, 34, 90, 7)],
  reflex: [put(e.GUN, 2, 8, 1, -24), put([e.BOLT], -14, -6, 0.96)],
  horse: [put(e.HORSE_HEAD, 2, 0, 1.14), { d: line([-30, -16], [-20, -18]) + line([-32, -4], [-22, -5]) + line([-30, 8], [-22, 8]), s: OXBLOOD, w: 3 }],
  // Il Professore
  binoculars: [put(e.BINOCULARS, 0, 0, 1.1)],
  scheme: [
    {
      d: cut(
        [
          [-26, -18],
          [22, -22],
          [27, 18],
          [-22, 22],
        ],
        4,
        1,
      ),
      f: "#f6ead0",
      s: INK,
      w: 2,
      lift: 1.2,
    },
    { d: "M-17 11C-8 12-10-2 0-2S6-12 14-10", s: OXBLOOD, w: 3 },
    { d: dot(-17, 11, 3.4), f: INK },
    { d: line([10, -15], [18, -6]) + line([18, -15], [10, -6]), s: INK, w: 3.2 },
  ],
  bonus_nudge: [put(e.FINGER, -7, 4, 1.06), { d: star(18, -17, 13), f: "#e3b04b", s: "#8f6314", w: 1.4, lift: 1 }],
  last_courier: [put(e.KEPI, -1, 2, 1), { d: dot(0, 0, 25), s: OXBLOOD, w: 3.4 }, { d: line([0, -32], [0, -18]) + line([0, 18], [0, 32]) + line([-32, 0], [-18, 0]) + line([18, 0], [32, 0]), s: OXBLOOD, w: 3.4 }],
  rapid_fire: [put(e.BULLET, 8, -17, 0.8, 90), put(e.BULLET, -2, 1, 0.8, 90), put(e.BULLET, 8, 19, 0.8, 90), { d: line([-30, -17], [-18, -17]) + line([-31, 1], [-27, 1]) + line([-30, 19], [-18, 19]), s: OXBLOOD, w: 3 }],
  // what is not a card
  draw: [put(e.CARD_BACK, -12, 2, 0.92, -16), put(e.CARD_BACK, 2, -1, 0.92, 2), put(e.CARD_BACK, 15, 4, 0.92, 18)],
  pass: [
    { d: sheet(-17, -27, 34, 6, 0.5) + sheet(-17, 21, 34, 6, 0.5), f: "#6d4a2c", lift: 1 },
    { d: "M-13-21H13C13-9 5-5 3 0C5 5 13 9 13 21H-13C-13 9-5 5-3 0C-5-5-13-9-13-21Z", f: "#e6efe9", s: INK, w: 2 },
    { d: "M-9-12H9C7-6 3-4 0-1C-3-4-7-6-9-12ZM-11 20C-8 11-3 12 0 6C3 12 8 11 11 20Z", f: "#d9a93a" },
  ],
  hidden: [put([{ d: GLYPH["?"], s: OXBLOOD, w: 3.6 }], 0, 0, 2.4)],
} satisfies Record<string, Drawing>;

/** What can be on an action card. */
export type Face = keyof typeof ACTIONS;

/** A card: what is on it, unless it is a back, and whose it is. */
export interface CardFace {
  face?: Face;
  who?: Bandit;
}

/** A mountain with a hole in it. */
const MOUTH: Part[] = [
  { d: "M-30 26L-26-6C-22-24-10-28 0-28S22-24 26-6L30 26Z", f: "#9c6a48", lift: 1.4 },
  { d: "M-24-6L-15-9M-17-20L-11-14M0-27V-18M17-20L11-14M24-6L15-9", s: "#6d4630", w: 2.6 },
  { d: "M-16 26V4C-16-18 16-18 16 4V26Z", f: "#17120f" },
  { d: line([-30, 26], [30, 26]), s: INK, w: 3 },
];

/** The turns of a round card. */
// prettier-ignore
export const TURNS = {
  standard: [put(e.CARD, 0, 0, 1.26), put(e.HAT, 0, 1, 0.6)],
  tunnel: [...MOUTH, put(e.CARD_BACK, 0, 9, 0.56, -4)],
  speeding_up: [
    put(e.CARD, -11, 0, 1.04, -6),
    put(e.CARD, 8, 1, 1.04, 7),
    {
      d:
        cut(
          [
            [-4, -13],
            [9, 0],
            [-4, 13],
            [-4, 5],
            [0, 0],
            [-4, -5],
          ],
          2,
          0.3,
        ) +
        cut(
          [
            [9, -13],
            [22, 0],
            [9, 13],
            [9, 5],
            [13, 0],
            [9, -5],
          ],
          2,
          0.3,
        ),
      f: OXBLOOD,
    },
  ],
  switching: [
    put(e.CARD, 0, 0, 1.26),
    put(
      [
        { d: "M14-2C14-14-10-14-10-2V6", s: OXBLOOD, w: 5.4 },
        {
          d: cut(
            [
              [-20, 4],
              [0, 4],
              [-10, 17],
            ],
            2,
            0.3,
          ),
          f: OXBLOOD,
        },
      ],
      -1,
      -1,
      0.84,
    ),
  ],
  diversion: [put(e.CARD, -5, 6, 1, -10), put(e.GRAB, 6, -6, 0.96, 12)],
  action_plan: [put(e.CARD, 0, 2, 1.16), { d: "M-9-22H9V12L0 4L-9 12Z", f: OXBLOOD, lift: 1 }, { d: star(0, -10, 6), f: "#e3b04b" }],
} satisfies Record<string, Drawing>;

/** A turn of a round card. */
export type Turn = keyof typeof TURNS;

const ANGRY: Part[] = [
  { d: "M-15 2L15 2L14 16C10 22-10 22-14 16Z", f: "#e6a58f", lift: 1 },
  { d: line([-10, 4], [-2, 8]) + line([10, 4], [2, 8]), s: INK, w: 3 },
  { d: dot(-5, 10.4, 1.8) + dot(5, 10.4, 1.8), f: INK },
  put([e.MOUSTACHE], 0, 17, 0.72),
  { d: "M-12 2L-11-13C-8-18-3-15 0-13C3-16 9-17 12-12L13 2Z", f: "#4a3a29", lift: 1 },
  { d: "M-25-1C-18 4-8 4 0 4S20 4 26-1.4C26 6 18 8 0 8S-25 6-25-1Z", f: "#4a3a29", lift: 1 },
  { d: star(0, -4, 5.4), f: "#e3b04b" },
];

/** Two hats with something between them. */
function pair(between: Part[]): Part[] {
  return [put(e.HAT, -14, -14, 0.7, -6), put(e.HAT, 15, -14, 0.7, 6), ...between];
}

const ROOF: Part[] = [
  { d: "M-30 16C-20 10 20 10 30 16V20H-30Z", f: "#5d4a42", lift: 1.2 },
  { d: sheet(-27, 20, 54, 9, 0.5), f: OXBLOOD },
];

/** The events, and what a Cavalry Charge brings. */
// prettier-ignore
export const EVENTS = {
  angry_marshal: [put(ANGRY, 0, 0, 1.16), { d: line([-27, -20], [-21, -14]) + line([27, -20], [21, -14]) + line([0, -32], [0, -25]), s: OXBLOOD, w: 3.4 }],
  swivel_arm: [
    ...ROOF,
    { d: sheet(14, -28, 6, 42, 0.5), f: "#4a464b", lift: 1 },
    {
      d: cut(
        [
          [18, -26],
          [18, -19],
          [-24, -15],
          [-24, -20],
        ],
        3,
        0.4,
      ),
      f: "#4a464b",
      lift: 1,
    },
    put([{ d: "M-7 0C-12 8-10 16-6 18H6C10 16 12 8 7 0Z", f: "#dcc28e" }], -20, -16, 0.9),
    pointer(10, 4, 30, 180, 5),
  ],
  braking: [
    put(e.WHEEL, 0, -2, 1.1),
    { d: sheet(-30, 20, 60, 6, 0.5), f: "#6d7077" },
    {
      d:
        cut(
          [
            [14, 20],
            [24, 8],
            [22, 16],
            [32, 12],
            [24, 20],
          ],
          3,
          0.4,
        ) +
        cut(
          [
            [-14, 20],
            [-26, 10],
            [-20, 18],
            [-31, 17],
            [-24, 21],
          ],
          3,
          0.4,
        ),
      f: FLASH,
    },
    {
      d: cut(
        [
          [-12, -28],
          [12, -28],
          [16, -18],
          [-16, -18],
        ],
        3,
        0.5,
      ),
      f: "#4a464b",
      lift: 1,
    },
  ],
  take_it_all: [put(e.STRONGBOX, 0, 12, 1.1), pointer(0, -30, 24, 90, 8)],
  passengers_rebellion: [
    put(
      [
        { d: line([0, -20], [0, 30]), s: INK, w: 3.4 },
        { d: "M0 30C0 36 9 36 8 29", s: INK, w: 3.4 },
        { d: "M-24-6C-22-22-10-28 0-28S22-22 24-6C19-10 13-10 8-6C4-10-4-10-8-6C-13-10-19-10-24-6Z", f: "#6b4180", lift: 1.2 },
      ],
      -8,
      -2,
      0.9,
      -24,
    ),
    put(e.FIST, 14, 12, 0.82),
  ],
  pickpocketing: [
    {
      d: cut(
        [
          [-24, -2],
          [24, -4],
          [22, 26],
          [0, 30],
          [-22, 26],
        ],
        3,
        0.8,
      ),
      f: "#51627a",
      lift: 1.2,
    },
    put(e.PURSE, 0, -4, 0.7),
    put(e.GRAB, 0, -12, 0.86),
    {
      d: cut(
        [
          [-24, 4],
          [24, 2],
          [22, 26],
          [0, 30],
          [-22, 26],
        ],
        5,
        0.6,
      ),
      f: "#5f7390",
      lift: 1,
    },
    { d: "M-19 10L19 8M-17 22L0 26L17 22", s: "#f0e2c0", w: 1.4 },
  ],
  marshals_revenge: [put(e.STAR, 0, -12, 0.84), ...ROOF, put(e.PURSE, -19, 8, 0.44, -14), put(e.PURSE, 20, 8, 0.44, 16)],
  hostage_conductor: [
    { d: "M-15-6H15V8C13 24-13 24-15 8Z", f: "#e6b58f", lift: 1 },
    { d: line([-8, 2], [-4, 2]) + line([4, 2], [8, 2]), s: INK, w: 2.6 },
    { d: disc(0, 13, 3.4), f: "#7a3a20" },
    { d: "M-20-6L-17-22C-8-27 8-27 17-22L20-6Z", f: "#2f3a52", lift: 1 },
    { d: sheet(-21, -10, 42, 6, 0.5), f: BRASS },
    { d: "M-17-5H17C22-4 24 0 22 2C12-1-12-1-22 2C-24 0-22-4-17-5Z", f: INK },
    { d: "M-20 19C-8 26 8 26 20 19M-19 25C-8 31 8 31 19 25", s: "#c9973a", w: 4 },
  ],
  couriers_in_movement: [put(e.KEPI, 0, 2, 0.94), pointer(-25, 12, 28, -90, 6), pointer(26, -14, 28, 90, 6)],
  heavy_fire: [...ROOF, put(e.BULLET, -17, -6, 0.66, 180), put(e.BULLET, 1, -13, 0.66, 180), put(e.BULLET, 19, -4, 0.66, 180)],
  help: [
    { d: disc(-2, -5, 27, 22), f: PAPER, s: INK, w: 2.4, lift: 1.4 },
    {
      d: cut(
        [
          [-16, 12],
          [-22, 29],
          [0, 16],
        ],
        3,
        0.4,
      ),
      f: PAPER,
    },
    { d: line([-16, 13], [-22, 29], [0, 17]), s: INK, w: 2.4 },
    {
      d:
        cut(
          [
            [-5, -20],
            [3, -20],
            [1, 2],
            [-3, 2],
          ],
          2,
          0.4,
        ) + dot(-1, 9, 3.6),
      f: OXBLOOD,
    },
  ],
  coordinated_action_plan: pair([put(e.CARD_BACK, -8, 13, 0.72, -10), put(e.CARD_BACK, 8, 14, 0.72, 10)]),
  heal: pair([put(e.HEART, 0, 12, 0.86), put(e.PLASTER, 0, 12, 0.62)]),
  understaffing: [put(e.BOOT, 4, -4, 0.9), pointer(26, 24, 52, 180, 7), { d: line([22, -18], [30, -18]) + line([24, -8], [31, -8]), s: INK, w: 3, o: 0.6 }],
  delayed_assault: [put(e.BUGLE, 0, -8, 0.98, -10), put(e.CLOCK, 12, 15, 0.86)],
  survival_of_the_fittest: [put(e.CROWN, 0, -18, 0.84), put(e.HAT, 0, 2, 0.84), put(e.HAT, -17, 22, 0.5, -20), put(e.HAT, 17, 22, 0.5, 20)],
  double_bottom: [
    put(e.document(e.SEAL.hidden), 0, 9, 0.72, 8),
    { d: sheet(-27, -10, 54, 20, 0.6), f: "#8a5530", lift: 1.2 },
    { d: "M-8-10C-8-18 8-18 8-10", s: "#5d3a1f", w: 3.4 },
    { d: sheet(-19, -10, 5, 20, 0.3) + sheet(14, -10, 5, 20, 0.3), f: "#5d3a1f" },
    pointer(-24, 14, 16, 90, 5),
    pointer(24, 14, 16, 90, 5),
  ],
  cavalry: [put(e.BUGLE, -2, 0, 1.2, -14), { d: line([24, -20], [30, -24]) + line([28, -8], [33, -8]), s: OXBLOOD, w: 3 }],
  uncoupling: [
    { d: "M-31 2H-16C-16-9 2-9 2 2S-16 13-16 2", s: "#4a464b", w: 6 },
    { d: "M31 2H20C20-7 8-9 6-4M6 8C8 13 20 11 20 2", s: "#4a464b", w: 6 },
    { d: line([2, -16], [5, -27]) + line([12, -17], [18, -25]) + line([-6, -18], [-10, -26]), s: OXBLOOD, w: 3.4 },
  ],
  none: [{ d: "M-20 0C-12-7-6 7 0 0S12-7 20 0", s: INK, w: 2.4, o: 0.5 }],
} satisfies Record<string, Drawing>;

/** An event by name. */
export type EventName = keyof typeof EVENTS;
