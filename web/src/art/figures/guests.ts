/** The four who ride with the bandits when the box grows: Mei, Misty, the Twinzz and Silk. */

import { COLOUR, INK, PAPER, SHADE } from "../palette.ts";
import { disc, dot } from "../paper.ts";
import { HIGH } from "./bust.ts";
import { REVOLVER, arm, boots } from "./puppet.ts";
import type { Puppet } from "./puppet.ts";

/** Mei: a hat like a hill, a sash with an opinion about the wind. */
// prettier-ignore
const mei: Puppet = {
  high: HIGH.mei,
  shoulder: [9, -37],
  letter: { x: 0, y: -18.6, size: 0.82, ink: INK },
  arm: arm("#e8bb3a", "#8f2f2a", "#efc99a", undefined, 5.6),
  body: [
    // ends of the sash
    { d: "M-9-33C-17-33-21-38-29-36L-26-31.6L-31-27.6C-23-28-18-25-10-28Z", f: "#b23a2e", lift: 1 },
    { d: "M-24-33.6C-19-33-15-30.4-11-30.6", s: "#7d2119", w: 1 },
    ...boots("#33221c", -8, 6, 8),
    // trousers
    { d: "M-12-16L12-16L14-5L3-4.6L1-10L-2-4.6L-14-5Z", f: "#5b3a2a" },
    // tunic
    { d: "M-11-43L10-43L13-32L16-9L-16-9L-13-32Z", f: COLOUR.mei, lift: 1.2 },
    { d: "M-15-11.6L15-11.6", s: SHADE.mei, w: 1.6 },
    { d: "M-13.4-34L13-34L13.8-28.4L-14-28.4Z", f: "#b23a2e" },
    { d: "M2-43L8-37L8-34", s: SHADE.mei, w: 1.6 },
    { d: dot(4.6, -40.4, 1.2) + dot(7.4, -37.4, 1.2), f: "#8f2f2a" },
    { d: "M-5-46L7-46L6-41.6L-4-41.6Z", f: "#8f2f2a" },
    // hair and face
    { d: "M-9-61C-14-55-13-46-9-41L-13-36L-7-37L-4-44L-3-60Z", f: "#1c1412" },
    { d: "M-7-60L9-60L10.4-56L13.8-52L10.6-50.6L9.6-46.6C6-43.4 1-43.4-3.4-46.6L-7-53Z", f: "#efc99a" },
    { d: "M-7-60L6-60C2-57-2-55-4-49L-7-49Z", f: "#1c1412" },
    { d: dot(7, -53.8, 1.4), f: INK },
    { d: "M6.4-48.4C8-47.4 9.4-48 10.2-48.6", s: "#a4342c", w: 1.6 },
    { d: dot(3.4, -51, 2), f: "#e79a7a", o: 0.65 },
    // hat: a hill
    { d: "M-22-57C-15-64-6-73 1.6-79C10-72 19-64 26-58C18-55 10-55.6 2-55.6S-14-54.4-22-57Z", f: "#e6c888", lift: 1.4 },
    { d: "M1.6-79L-12-57.4M1.6-79L-3-56.6M1.6-79L7-56.8M1.6-79L16-57.4M-15-63C-6-60 10-60 19-63.6M-8-70C-3-68.4 7-68.4 11-70", s: "#b18a4c", w: 0.9 },
    { d: "M-3-74.6L1.6-80L6-74.8L1.6-73Z", f: "#b23a2e" },
  ],
};

/** Misty: no hat will stay on those curls, and nobody stays up under those fists. */
// prettier-ignore
const misty: Puppet = {
  high: HIGH.misty,
  shoulder: [14, -36],
  rest: 44,
  letter: { x: 0, y: -25, size: 0.88, ink: INK },
  arm: [
    { d: "M-5-6.6C2-8 8-6 13-5.4L13.6 4.6C7 6 2 7.4-4 6.4C-8 3-8-3-5-6.6Z", f: COLOUR.misty },
    { d: "M10.6-6.4L14.4-6L14.8 5.4L10.8 6Z", f: "#f4dfb6" },
    { d: disc(21, -0.4, 8.6), f: "#8f5a3a" },
    { d: "M25-6L28-5.4M26-2.4L29.4-2M25.6 1.2L29-1.6M24 4.6L27 4.4", s: "#5d3520", w: 1.4 },
    { d: "M17-5L22-2.4L18 .6", s: "#5d3520", w: 1.2 },
    { d: dot(0, 0, 2.3), f: "#c98f2c" },
    { d: "M-1.2.8L1.2-.8", s: INK, w: 0.7, o: 0.7 },
  ],
  aims: arm(COLOUR.misty, "#f4dfb6", "#8f5a3a", REVOLVER, 6.4),
  body: [
    // the other fist
    { d: "M-13-41C-20-38-22-30-22-25L-14-24L-11-32Z", f: SHADE.misty },
    { d: disc(-19.6, -20, 8), f: "#7d4c30" },
    { d: "M-24-17L-22-14.6M-20.6-15.4L-19-13.2M-17-16L-15.4-14.4", s: "#5d3520", w: 1.3 },
    ...boots("#4d3222", -8, 7, 12),
    { d: "M-11-20L12-20L13-9L3-9L1-14L-2-9L-13-9Z", f: "#3d5068" },
    // shirt and braces
    { d: "M-13-44L13-44L18-36L13-17L-12-17L-17-36Z", f: COLOUR.misty, lift: 1.2 },
    { d: "M-10.4-44L-8.6-17.6M10.8-44L9-17.6", s: "#5b3a22", w: 3 },
    { d: "M-12.6-20.4L13-20.4L12.6-16L-12-16Z", f: "#2e3d52" },
    { d: dot(-8.4, -18.4, 1.5) + dot(9, -18.4, 1.5), f: "#d7a640" },
    { d: "M-5-44L1-37L8-44L5-47L-3-47Z", f: "#f4dfb6" },
    // curls behind
    { d: disc(-9, -57, 9.6) + disc(-7, -68, 10) + disc(3, -72.6, 10) + disc(12, -66.6, 7.6) + disc(-11, -48.6, 6), f: "#5a1e12" },
    // face
    { d: "M-6-64L9.6-64L11.4-57L14.8-53L11.2-51.4L10.4-47C6-43 0-43.4-4-47L-6-54Z", f: "#a5694a" },
    { d: disc(-6, -62, 6) + disc(2, -66, 5.6) + disc(9, -65.4, 4.6), f: "#732a18" },
    { d: "M-11-70C-8-74-3-72-3-68M2-78C6-79 9-76 7.6-72M-13-58C-11-61-8-60-8-57M-10-51C-12-49-11-46-9-46", s: "#9a4526", w: 1.3 },
    { d: dot(7, -56.4, 1.5), f: INK },
    { d: "M4-59.6L10.4-58.4", s: "#2b120a", w: 1.9 },
    { d: "M4.6-49.4C7-46.6 10-47.6 11-50", s: "#fbf4e2", w: 2 },
    { d: dot(2.6, -52, 0.7) + dot(4.6, -53, 0.7) + dot(3.6, -50.6, 0.7), f: "#6d3420" },
  ],
};

/** The Twinzz: twice nothing makes one tall bandit. */
// prettier-ignore
const twinzz: Puppet = {
  high: HIGH.twinzz,
  shoulder: [8, -56],
  letter: { x: 0, y: -16.6, size: 0.72, ink: PAPER },
  arm: arm("#9a74c7", PAPER, "#f0c7a2", undefined, 4),
  body: [
    ...boots("#43301f", -7, 5, 7),
    // the one below
    { d: "M-9-12L10-12L11-5L2-5.4L-1-5.4L-10-5Z", f: "#4f4756" },
    { d: "M-12-26L12-26L13.6-10L-13-10Z", f: COLOUR.twinzz, lift: 1 },
    { d: "M-11.6-25.6C-17-25-18.6-18-16.6-14.6L-12.6-15L-11-20Z", f: SHADE.twinzz },
    { d: "M11.6-25.6C17-25 18.6-18 17-14.6L13-15L11-20Z", f: SHADE.twinzz },
    // the one above: coat
    { d: "M-9-62L9-62L11-52L11.6-41L-11-41L-11-52Z", f: "#9a74c7", lift: 1 },
    { d: "M-6-62L1-54L8-62", s: PAPER, w: 2.4 },
    { d: dot(1, -50.6, 1.2) + dot(1.2, -46, 1.2), f: "#56307f" },
    { d: "M-9-61C-15-58-16-50-15-46L-10.6-46L-9.4-52Z", f: "#7f5bab" },
    { d: disc(-12.8, -44.4, 3.2), f: "#f0c7a2" },
    // the one below: face between the boots of the other
    { d: "M-7-42L8-42L9.4-37L12.8-33.6L9.4-32L8.4-28.6C5-25.6 0-25.8-4-28.6L-7-35Z", f: "#f0c7a2", lift: 0.8 },
    { d: "M-8.4-44L10-44L9-39.4C4-41.6-2-41-5-36L-8-36Z", f: "#b8632e" },
    { d: dot(5.6, -36.2, 1.3), f: INK },
    { d: "M3.6-38.8L8.4-39.2", s: INK, w: 1.2 },
    { d: "M3.4-30.8C5-28.6 7.6-29 8.8-31.2Z", f: "#fbf4e2", s: INK, w: 0.8 },
    // legs of the one above
    { d: "M-11.6-43L-7-43.4L-8-26.6L-12.4-26Z", f: "#5d4b70" },
    { d: "M8-43.4L12.4-43L13.4-27L9-26.6Z", f: "#5d4b70" },
    { d: "M-13-29L-7-29.4L-6.6-25.6C-4-25.4-2-24-2-22L-13.6-22.4Z", f: "#43301f" },
    { d: "M8.4-29.6L14.4-30L14.6-26.4C17.6-26.4 19.6-25 19.6-22.6L8.6-22.6Z", f: "#43301f" },
    { d: disc(-13.4, -21.6, 3.3) + disc(14.4, -21.8, 3.3), f: "#f0c7a2" },
    // the visor of the one below
    { d: "M-7.4-43.6L9.4-43.6C15-43.4 20-41 22-37.4L6-38.6L-7-38.8Z", f: SHADE.twinzz, lift: 0.8 },
    // face above
    { d: "M-6-76L8-76L9.6-71.6L13-68L9.6-66.6L8.8-63.4C5-60.4 0-60.6-3.6-63.4L-6-70Z", f: "#f0c7a2" },
    { d: "M-6.6-78L-2-78L-2.6-69L-6-66.6Z", f: "#b8632e" },
    { d: dot(5.6, -70.8, 1.3), f: INK },
    { d: "M3.4-74L8.4-73", s: INK, w: 1.2 },
    { d: "M3.8-65.6C6-64 7.6-64.6 9-66", s: "#7a3a20", w: 1.4 },
    { d: dot(2.4, -68, 0.6) + dot(4, -67, 0.6) + dot(2, -66, 0.6), f: "#b8632e" },
    // caps
    { d: "M-9.6-76C-12-85-5-89.6 1-89.6C8-89.6 12-85 11-79L-2-76Z", f: COLOUR.twinzz, lift: 1 },
    { d: "M1-89.4L-5-77M1-89.4L4-78.4", s: SHADE.twinzz, w: 1.1 },
    { d: "M1-79.6C8-82 14-80.6 17.6-77L2-75.6Z", f: SHADE.twinzz },
    { d: dot(1, -89.4, 1.8), f: SHADE.twinzz },
  ],
};

/** Silk: so thin that the bullets look for somebody else. */
// prettier-ignore
const silk: Puppet = {
  high: HIGH.silk,
  shoulder: [6, -51],
  rest: 62,
  letter: { x: 0, y: -41, size: 0.7, ink: PAPER },
  arm: arm(COLOUR.silk, PAPER, "#e9c9a8", undefined, 3.4),
  body: [
    { d: "M-5-30L-1-30L-2-4L2-3L2-1L-7-1ZM1-30L5.4-30L6-3L10.6-2L10.6 0L2 0Z", f: "#23282b" },
    { d: "M-7-.6H2.4M2 .2H10.8", s: INK, w: 1.6 },
    // tails
    { d: "M-7-38L-3-28L-9-6L-17-10Z", f: SHADE.silk, lift: 0.8 },
    { d: "M-10-26L-13-11", s: COLOUR.silk, w: 1 },
    // coat
    { d: "M-8.6-57L8.6-57L9.4-44L6.4-27L-6-27L-9.4-44Z", f: COLOUR.silk, lift: 1 },
    { d: "M-6-27L-2-33L1-27.4L4-33L6.4-27L7-23L1-25L-6-22Z", f: SHADE.silk },
    { d: "M-8-56C-12-52-13-42-12.6-34L-8.8-33.6L-8-44Z", f: SHADE.silk },
    { d: disc(-10.6, -32, 2.8), f: "#e9c9a8" },
    // cane
    { d: "M-11.4-33L-17.6-1", s: "#4f3420", w: 2.2 },
    { d: dot(-10.8, -35.4, 2.2), f: "#e3b04b" },
    { d: "M-4-58L0-52L5-58L6.6-61L-4.6-61Z", f: PAPER },
    { d: "M-2.6-56L.6-53.4L4-56.4L4.2-52L.6-53L-2.8-51.6Z", f: "#8f2f2a" },
    // face: long
    { d: "M-5-76L6.8-76L8-71.6L12.6-66.6L8.4-65L7.6-60.4C5-57.4 0-57.6-2.6-60.6L-5-68Z", f: "#e9c9a8" },
    { d: "M-5.6-76L-2.4-76L-2.6-68L-5.4-65Z", f: "#3d2d22" },
    { d: "M2-64.4C5-66 7-65.4 13-68", s: "#3d2d22", w: 1.6 },
    { d: dot(4.8, -70.4, 3), f: "#dff0ee", s: "#b57a1b", w: 1.2 },
    { d: dot(5.4, -70.2, 1.1), f: INK },
    { d: "M3.6-67.8C1-63 1-58 -1-54", s: "#b57a1b", w: 0.7 },
    { d: "M2-75L8-73.8", s: "#3d2d22", w: 1.3 },
    // top hat
    { d: "M-7-77L-8-97L10-98L9-77Z", f: "#1d3638", lift: 0.8 },
    { d: "M-7.2-83L9.2-83.6L9.2-78.6L-7-78Z", f: COLOUR.silk },
    { d: "M-13.6-78.6C-8-75.6 10-75.6 15.6-79.4C15-74 8-73.4 1-73.4S-13-73-13.6-78.6Z", f: "#1d3638", lift: 1 },
    { d: "M-5-95L-4.4-85", s: "#45696c", w: 1.4 },
  ],
};

export const PUPPETS = { mei, misty, twinzz, silk };
