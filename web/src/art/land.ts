/**
 * The land behind the train, cut from a few large sheets.
 *
 * y = 0 is the top of the rails. Every layer is LAND_WIDE wide and fits onto itself, so that it can
 * drift for ever; the far ones drift slower. Paints come from the style sheet: day, dusk, tunnel.
 */

import { cut, disc, dot, line, put, sheet, short, wobble } from "./paper.ts";
import type { Drawing, Part, Piece, Point } from "./paper.ts";

/** The width at which every layer repeats. */
export const LAND_WIDE = 1600;

/** The layers, far to near, and how fast each drifts beside the track. */
export const LAYERS = ["clouds", "range", "mesas", "hills", "track", "brush"] as const;

/** A layer by name. */
export type Layer = (typeof LAYERS)[number];

/** How fast a layer drifts, the track being 1. */
export const DRIFT: Record<Layer, number> = {
  clouds: 0.02,
  range: 0.05,
  mesas: 0.14,
  hills: 0.4,
  track: 1,
  brush: 1.35,
};

const LOW = 30;

/** A table mountain: a foot of rubble, a wall, a flat top with a nick or two. */
function mesa(x: number, wide: number, high: number, seed: number): Point[] {
  const dice = wobble(seed);
  const w = wide / 2;
  const nick = dice() * w * 0.3;
  return [
    [x - w * 1.35, LOW],
    [x - w * 0.98, -high * 0.34],
    [x - w * 0.86, -high * 0.4],
    [x - w * 0.8, -high * 0.9],
    [x - w * 0.7, -high * (0.98 + dice() * 0.02)],
    [x + nick - w * 0.08, -high],
    [x + nick - w * 0.05, -high * 0.93],
    [x + nick + w * 0.1, -high * 0.94],
    [x + nick + w * 0.12, -high * 1.02],
    [x + w * 0.66, -high * (0.99 + dice() * 0.02)],
    [x + w * 0.76, -high * 0.86],
    [x + w * 0.84, -high * 0.42],
    [x + w * 1.02, -high * 0.32],
    [x + w * 1.4, LOW],
  ];
}

/** A mesa as paper: the body, its sunny face, its strata. */
// prettier-ignore
function mesaParts(x: number, wide: number, high: number, seed: number, paint: string, sun: string): Piece[] {
  const w = wide / 2;
  const body = cut(mesa(x, wide, high, seed), seed, 2.4);
  const strata = [0.84, 0.7, 0.56, 0.47]
    .map((level, n) => {
      const half = w * (level > 0.8 ? 0.76 : 0.8);
      const from = x - half + (n % 2) * w * 0.3;
      const to = x + half * (n % 2 ? 0.98 : 0.5);
      return line([from, -high * level], [(from + to) / 2, -high * level - 1.6], [to, -high * level + 0.6]);
    })
    .join("");
  return [
    { d: body, f: `var(--art-${paint})`, lift: 2.6 },
    {
      d: cut(
        [
          [x + w * 0.34, -high * 0.99],
          [x + w * 0.66, -high * 0.99],
          [x + w * 0.76, -high * 0.86],
          [x + w * 0.84, -high * 0.42],
          [x + w * 1.02, -high * 0.32],
          [x + w * 1.36, LOW],
          [x + w * 0.8, LOW],
          [x + w * 0.5, -high * 0.4],
          [x + w * 0.46, -high * 0.8],
        ],
        seed + 5,
        2,
      ),
      f: `var(--art-${sun})`,
    },
    { d: strata, s: `var(--art-${paint}-line)`, w: 2 },
  ];
}

/**
 * A soft line of ground from 0 to LAND_WIDE that ends as high as it began, and reaches below every
 * window. It has no shadow: that would show as a seam where one tile of the land meets the next.
 */
// prettier-ignore
function ground(level: number, rise: number, seed: number, low = 2400): string {
  const dice = wobble(seed);
  const steps = 16;
  const heights = [...Array(steps).keys()].map(() => level + dice() * rise);
  let d = `M-4 ${low}V${short(heights[0])}H0`;
  for (let n = 1; n <= steps; n++) {
    const x = (LAND_WIDE / steps) * n;
    const [before, here] = [heights[n - 1], heights[n % steps]];
    const middle = x - LAND_WIDE / steps / 2;
    d += `C${short(middle)} ${short(before)} ${short(middle)} ${short(here)} ${short(x)} ${short(here)}`;
  }
  return `${d}H${LAND_WIDE + 2}V${low}Z`;
}

/** A cloud: two or three flat strips with round backs. */
// prettier-ignore
function cloud(x: number, y: number, scale: number): Part {
  return put(
    [
      { d: "M-70 0C-72-12-52-16-44-12C-42-28-16-34-4-22C8-34 36-28 36-12C50-18 72-12 70 0Z", f: "var(--art-cloud)", lift: 2 },
      { d: "M-44 9C-46 0-26-4-20 0C-14-10 12-10 16-1C26-5 46 0 44 9Z", f: "var(--art-cloud-near)", lift: 1.6 },
    ],
    x,
    y,
    scale,
  );
}

/** A bird that is waiting for somebody to make a mistake. */
// prettier-ignore
export const BIRD: Drawing = [{ d: "M-24-3C-16-10-8-8-2-2L0-4L3-2C9-8 17-9 24-4C17-5 10-2 4 4L-1 7L-3 3C-9-2-16-5-24-3Z", f: "var(--art-bird)" }];

/** A cactus as tall as three men; feet at (0, 0). */
// prettier-ignore
function cactus(scale: number, flip = 1): Part[] {
  return [
    {
      t: `scale(${flip * scale} ${scale})`,
      parts: [
        { d: "M-8 4L-9-74C-9-86 9-86 9-74L8 4Z", f: "var(--art-cactus)", lift: 2 },
        { d: "M-8-26C-24-26-30-32-30-44V-54C-30-61-18-61-18-54V-46C-18-40-14-38-8-38Z", f: "var(--art-cactus)", lift: 1.4 },
        { d: "M8-38C22-38 27-44 27-54V-66C27-73 16-73 16-66V-58C16-52 13-50 8-50Z", f: "var(--art-cactus)", lift: 1.4 },
        { d: "M-3-76V-2M3-78V-4M-25-56V-44C-25-38-20-34-12-33M22-68V-54C22-48 18-45 12-45", s: "var(--art-cactus-line)", w: 1.4 },
        { d: "M-6-82L-3-89L0-83.4L4-89L6-82Z", f: "var(--art-bloom)" },
      ],
    },
  ];
}

/** Prickly pears, a little lower. */
// prettier-ignore
function pears(scale: number): Part[] {
  return [
    {
      t: `scale(${scale})`,
      parts: [
        { d: disc(-9, -10, 10, 12) + disc(8, -9, 9, 11), f: "var(--art-cactus)", lift: 1.4 },
        { d: disc(-2, -26, 9, 11) + disc(14, -24, 7, 9), f: "var(--art-cactus)", lift: 1.4 },
        { d: "M-12-14L-9-10M-6-8L-8-4M6-12L9-8M-4-30L-1-26M1-24L-2-21M13-27L15-23", s: "var(--art-cactus-line)", w: 1.2 },
        { d: dot(-3, -37, 2.4) + dot(16, -33, 2) + dot(-16, -20, 2), f: "var(--art-bloom)" },
      ],
    },
  ];
}

/** What is left of an ox that also waited for a train. */
// prettier-ignore
const SKULL: Part[] = [
  { d: "M-26-20C-24-10-14-10-9-12L9-12C14-10 24-10 26-20C27-6 15-4 10-5L6 6H-6L-10-5C-15-4-27-6-26-20Z", f: "var(--art-bone)", lift: 1.4 },
  { d: "M-6-7L-3-8L-4-4ZM6-7L3-8L4-4ZM-2 3V0M2 3V0", f: "var(--art-bone-line)", s: "var(--art-bone-line)", w: 1.4 },
];

/** A pole of the telegraph; the wire goes on to the next one at 400. */
// prettier-ignore
function pole(x: number): Part[] {
  return [
    { d: sheet(x - 3, -236, 7, 240, 0.8), f: "var(--art-pole)", lift: 1.8 },
    { d: sheet(x - 26, -226, 54, 6, 0.8) + sheet(x - 20, -206, 42, 5, 0.8), f: "var(--art-pole)", lift: 1.2 },
    { d: [-22, 22, -16, 17].map((dx, n) => sheet(x + dx - 2, n < 2 ? -233 : -212, 5, 7, 0.4)).join(""), f: "var(--art-bone)" },
    { d: `M${x - 22}-230Q${x + 178}-196 ${x + 378}-230M${x + 22}-230Q${x + 222}-190 ${x + 422}-230`, s: "var(--art-wire)", w: 1.1 },
  ];
}

// prettier-ignore
const clouds: Drawing = [cloud(160, -360, 1), cloud(470, -318, 0.7), cloud(760, -384, 1.25), cloud(1090, -330, 0.8), cloud(1420, -372, 1.05)];

const range: Drawing = [
  { d: ground(-96, 46, 11), f: "var(--art-range-far)" },
  ...mesaParts(260, 150, 190, 3, "range", "range-sun"),
  ...mesaParts(620, 90, 214, 8, "range", "range-sun"),
  ...mesaParts(1010, 220, 176, 5, "range", "range-sun"),
  ...mesaParts(1390, 110, 204, 9, "range", "range-sun"),
  { d: ground(-64, 26, 21), f: "var(--art-range-near)" },
];

// prettier-ignore
const mesas: Drawing = [
  ...mesaParts(210, 240, 232, 13, "mesa", "mesa-sun"),
  ...mesaParts(400, 74, 176, 17, "mesa", "mesa-sun"),
  ...mesaParts(830, 150, 262, 19, "mesa", "mesa-sun"),
  // an arch
  {
    d: cut(
      [
        [1130, LOW],
        [1146, -60],
        [1158, -150],
        [1196, -188],
        [1270, -196],
        [1322, -172],
        [1338, -90],
        [1350, LOW],
        [1304, LOW],
        [1298, -80],
        [1286, -128],
        [1246, -146],
        [1206, -132],
        [1190, -70],
        [1188, LOW],
      ],
      31,
      2.6,
    ),
    f: "var(--art-mesa)",
    lift: 2.6,
  },
  {
    d: cut(
      [
        [1290, -186],
        [1322, -172],
        [1338, -90],
        [1350, LOW],
        [1322, LOW],
        [1316, -90],
        [1306, -150],
      ],
      33,
      2,
    ),
    f: "var(--art-mesa-sun)",
  },
  { d: line([1152, -120], [1180, -124]) + line([1300, -110], [1330, -106]) + line([1190, -170], [1300, -172]), s: "var(--art-mesa-line)", w: 2 },
  ...mesaParts(1480, 60, 150, 23, "mesa", "mesa-sun"),
  { d: ground(-54, 18, 41), f: "var(--art-sand-far)" },
];

const hills: Drawing = [
  put(cactus(0.8), 120, -46),
  put(cactus(1.05, -1), 560, -40),
  put(cactus(0.64), 616, -42),
  put(cactus(0.9), 1180, -44),
  put(cactus(1.2, -1), 1500, -38),
  { d: ground(-34, 14, 51), f: "var(--art-sand-mid)" },
  put(pears(1.2), 330, -24),
  put(pears(0.9), 980, -22),
  put(SKULL, 770, -18, 0.9, -6),
  put(pears(1), 1340, -26),
  ...[40, 440, 840, 1240].flatMap(pole),
  { d: ground(-12, 7, 61), f: "var(--art-sand)" },
];

const STEPS = [...Array(LAND_WIDE / 25).keys()];

// prettier-ignore
const track: Drawing = [
  {
    d: `M-1 160V6L${cut(
      [
        [0, 6],
        [400, 3],
        [800, 6],
        [1200, 2],
        [LAND_WIDE, 6],
      ],
      71,
      0,
    )
      .slice(1)
      .replace(/Z$/, "")}H${LAND_WIDE + 2}V160Z`,
    f: "var(--art-sand)",
  },
  { d: `M-3 30V9${STEPS.map((n) => `L${n * 25 + 12} ${5 + ((n * 7) % 4)}L${n * 25 + 25} 9`).join("")}V30Z`, f: "var(--art-ballast)" },
  {
    d: STEPS.map((n) =>
      cut(
        [
          [n * 25 + 4, 7],
          [n * 25 + 19, 7],
          [n * 25 + 21, 17],
          [n * 25 + 2, 17],
        ],
        n + 3,
        0.8,
      ),
    ).join(""),
    f: "var(--art-sleeper)",
  },
  { d: `M-3 1H${LAND_WIDE + 1}V4.4H-3Z`, f: "var(--art-rail)" },
  { d: `M-3 4.4H${LAND_WIDE + 1}V8H-3Z`, f: "var(--art-rail-shade)" },
  { d: `M0 1.4H${LAND_WIDE}`, s: "#fff", w: 0.9, o: 0.5 },
  { d: ground(26, 5, 81), f: "var(--art-sand-near)" },
  {
    d: STEPS.filter((n) => n % 3 === 0)
      .map((n) => disc(n * 25 + ((n * 17) % 30), 44 + ((n * 13) % 38), 2 + (n % 3), 1.6))
      .join(""),
    f: "var(--art-pebble)",
  },
];

/** A tuft of grass. */
// prettier-ignore
function tuft(x: number, y: number, scale: number): Piece {
  const s = scale;
  return {
    d: `M${x - 10 * s} ${y}C${x - 12 * s} ${y - 10 * s} ${x - 16 * s} ${y - 14 * s} ${x - 20 * s} ${y - 18 * s}C${x - 10 * s} ${y - 16 * s} ${x - 6 * s} ${y - 10 * s} ${x - 4 * s} ${y - 5 * s}C${x - 4 * s} ${y - 16 * s} ${x - 2 * s} ${y - 24 * s} ${x + 2 * s} ${y - 30 * s}C${x + 2 * s} ${y - 20 * s} ${x + 4 * s} ${y - 12 * s} ${x + 3 * s} ${y - 5 * s}C${x + 8 * s} ${y - 12 * s} ${x + 14 * s} ${y - 16 * s} ${x + 20 * s} ${y - 17 * s}C${x + 14 * s} ${y - 12 * s} ${x + 11 * s} ${y - 6 * s} ${x + 10 * s} ${y}Z`,
    f: "var(--art-grass)",
    lift: 1.6,
  };
}

// prettier-ignore
const brush: Drawing = [tuft(90, 92, 1.2), tuft(380, 86, 0.8), put(pears(1.5), 640, 96), tuft(700, 92, 1), tuft(1010, 90, 1.3), tuft(1060, 94, 0.8), put(SKULL, 1290, 84, 1.1, 8), tuft(1460, 92, 1.1)];

export const LAND: Record<Layer, Drawing> = { clouds, range, mesas, hills, track, brush };

const PROPS = [0, 200, 400, 600, 800, 1000, 1200, 1400];

/** The wall of a tunnel: rock, timber every 200, a lamp on every other one. It drifts like the hills. */
export const TUNNEL: Drawing = [
  { d: `M-1-640H${LAND_WIDE + 1}V420H-1Z`, f: "#1b1517" },
  {
    d: [...Array(40).keys()]
      .map((n) =>
        cut(
          [
            [n * 40 - 6, -420 + ((n * 67) % 400)],
            [n * 40 + 40, -440 + ((n * 67) % 400)],
            [n * 40 + 62, -400 + ((n * 67) % 400)],
            [n * 40 + 14, -384 + ((n * 67) % 400)],
          ],
          n + 5,
          6,
        ),
      )
      .join(""),
    f: "#261d1e",
  },
  {
    d: [...Array(32).keys()]
      .map((n) =>
        cut(
          [
            [n * 50, -300 + ((n * 91) % 280)],
            [n * 50 + 28, -312 + ((n * 91) % 280)],
            [n * 50 + 34, -290 + ((n * 91) % 280)],
          ],
          n + 9,
          4,
        ),
      )
      .join(""),
    f: "#30252a",
  },
  ...PROPS.flatMap((x): Part[] => [
    { d: sheet(x + 88, -330, 16, 360, 1.6), f: "#3f2a1d", lift: 3 },
    { d: sheet(x - 6, -338, 212, 15, 1.6), f: "#4a3222", lift: 3 },
    {
      d:
        cut(
          [
            [x + 92, -290],
            [x + 100, -296],
            [x + 140, -326],
            [x + 128, -326],
          ],
          x + 3,
          1,
        ) +
        cut(
          [
            [x + 98, -290],
            [x + 92, -296],
            [x + 52, -326],
            [x + 64, -326],
          ],
          x + 4,
          1,
        ),
      f: "#382418",
    },
  ]),
  ...[100, 500, 900, 1300].flatMap((x): Part[] => [
    { d: dot(x - 4, -262, 120), f: "url(#art-lamplight)" },
    { d: line([x - 4, -300], [x - 4, -276]), s: "#6d5a3a", w: 2 },
    {
      d: cut(
        [
          [x - 14, -270],
          [x - 9, -278],
          [x + 1, -278],
          [x + 6, -270],
        ],
        x,
        0.6,
      ),
      f: "#8f6a2a",
    },
    {
      d: cut(
        [
          [x - 12, -270],
          [x + 4, -270],
          [x + 1, -252],
          [x - 9, -252],
        ],
        x + 1,
        0.6,
      ),
      f: "#ffe6a0",
    },
    { d: sheet(x - 13, -253, 18, 4, 0.5), f: "#8f6a2a" },
  ]),
];
