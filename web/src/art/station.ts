/** The station at the end of the line: behind the train, x = 0 its middle, y = 0 the rails. */

import { out } from "./palette.ts";
import { boards, curtains, pane } from "./cars/shell.ts";
import { cut, disc, dot, line, put, sheet } from "./paper.ts";
import type { Drawing, Part } from "./paper.ts";

// prettier-ignore
const WATER: Part[] = [
  { d: line([-30, 0], [-22, -120]) + line([30, 0], [22, -120]) + line([-28, -30], [24, -90]) + line([28, -30], [-24, -90]), s: out("#6d4423"), w: 5 },
  {
    d: cut([
      [-40, -118],
      [40, -118],
      [36, -196],
      [-36, -196],
    ]),
    f: out("#a06a3c"),
    lift: 2.4,
  },
  boards(-38, -194, 76, 74, 11, out("#7a4c28")),
  { d: line([-39, -136], [39, -136]) + line([-37, -180], [37, -180]), s: out("#3d3330"), w: 3 },
  {
    d: cut([
      [-46, -194],
      [0, -236],
      [46, -194],
    ]),
    f: out("#7c2f22"),
    lift: 2,
  },
  { d: "M40-150C60-152 66-140 66-126L60-126C60-138 54-142 40-142Z", f: out("#3d3a40"), lift: 1.2 },
];

/** A house, a platform, a clock, a tower with water in it. */
// prettier-ignore
export const STATION: Drawing = [
  put(WATER, 262, -18, 1.15),
  // the house
  { d: sheet(-190, -176, 330, 152, 1.2), f: out("#c98a52"), lift: 2.6 },
  boards(-190, -176, 330, 150, 13, out("#a96c3a"), true),
  ...[-166, 66].flatMap((x) => [...pane(x, -132, 46, 54, out("#f0dfb4")), ...curtains(x, -132, 46, 54, out("#3f7a64"), out("#2a5a48"))]),
  { d: sheet(-84, -140, 44, 116, 0.8) + sheet(-34, -140, 44, 116, 0.8), f: out("#7c2f22"), lift: 1.4 },
  { d: sheet(-78, -132, 32, 44, 0.6) + sheet(-28, -132, 32, 44, 0.6), f: "var(--art-pane)" },
  { d: dot(-47, -76, 2.6) + dot(-27, -76, 2.6), f: out("#e3b04b") },
  // gable
  {
    d: cut([
      [-214, -172],
      [-190, -206],
      [-96, -214],
      [-26, -276],
      [44, -214],
      [140, -206],
      [166, -172],
    ]),
    f: out("#6b4a3a"),
    lift: 2.8,
  },
  {
    d: cut([
      [-88, -196],
      [-26, -256],
      [36, -196],
    ]),
    f: out("#c98a52"),
    lift: 1.4,
  },
  { d: disc(-26, -216, 17), f: out("#f0dfb4"), lift: 1.4 },
  { d: dot(-26, -216, 13), f: out("#fffaf0") },
  { d: "M-26-216V-225M-26-216L-19.6-212.6M-26-227.4V-226M-26-206V-204.6M-37.4-216H-36M-16-216H-14.6", s: out("#2a1b12"), w: 1.8 },
  // canopy and platform
  {
    d: cut([
      [-232, -156],
      [184, -156],
      [196, -138],
      [-244, -138],
    ]),
    f: out("#8d3a2a"),
    lift: 2.4,
  },
  { d: `M-244-139${[...Array(22).keys()].map((n) => `L${-234 + n * 20}-128L${-224 + n * 20}-139`).join("")}Z`, f: out("#f0dfb4"), lift: 1.2 },
  { d: [-226, -120, 70, 172].map((x) => sheet(x, -138, 8, 116, 0.6)).join(""), f: out("#f0dfb4"), lift: 1.4 },
  { d: sheet(-264, -26, 480, 22, 1), f: out("#8a5c36"), lift: 2.4 },
  boards(-264, -26, 480, 22, 18, out("#5d3a1f")),
  { d: sheet(-268, -29, 488, 6, 0.6), f: out("#b98552"), lift: 1 },
  // a bench and a trunk
  { d: sheet(100, -56, 56, 6, 0.5) + sheet(102, -78, 52, 5, 0.5) + sheet(104, -52, 5, 24, 0.4) + sheet(146, -52, 5, 24, 0.4), f: out("#6b4a2c"), lift: 1.2 },
  { d: sheet(-212, -58, 36, 30, 0.7), f: out("#5d6a84"), lift: 1.4 },
  { d: line([-204, -58], [-204, -28]) + line([-184, -58], [-184, -28]), s: out("#2a3347"), w: 3 },
];

/** A lamp on its post: feet at (0, 0). */
// prettier-ignore
export const LAMP: Drawing = [
  { d: sheet(-9, -8, 18, 8, 0.6) + sheet(-3, -112, 6, 106, 0.6), f: out("#3d3330"), lift: 1.6 },
  { d: "M-12-112L12-112L15-140L-15-140Z", f: "#ffe2a0", lift: 1.6 },
  { d: "M-12-112H12M-15-140H15M0-112V-140", s: out("#3d3330"), w: 2.4 },
  { d: "M-19-139L0-156L19-139Z", f: out("#3d3330"), lift: 1 },
];
