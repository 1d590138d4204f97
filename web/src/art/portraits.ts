/** Faces of those who play for the computer: head and shoulders around (0, 0), 64 wide and high. */

import { INK } from "./palette.ts";
import { disc, dot, line } from "./paper.ts";
import type { Drawing, Part } from "./paper.ts";

interface Looks {
  skin: string;
  hair: string;
  /** The cut of the hair: how far it comes down at the sides. */
  locks: number;
  coat: string;
  hat: keyof typeof HATS;
  cloth: string;
  band: string;
  wears: readonly (keyof typeof WORN)[];
}

const SHADE = "rgb(42 27 18 / 22%)";

/** Hats by shape, of a cloth with a band. */
// prettier-ignore
const HATS = {
  stetson: (cloth: string, band: string): Part[] => [
    { d: "M-13-14L-11-29C-8-33-3-31 0-28C3-31 9-33 11-29L14-14Z", f: cloth, lift: 1 },
    { d: "M-13.6-18L14-18L14.4-13.4L-14-13.4Z", f: band },
    { d: "M-28-17C-20-11-10-11 0-11S21-11 28-17C27-9 18-6.6 0-6.6S-27-9-28-17Z", f: cloth, lift: 1 },
  ],
  bowler: (cloth: string, band: string): Part[] => [
    { d: "M-15-12C-16-28-8-31 0-31S16-28 15-12Z", f: cloth, lift: 1 },
    { d: "M-15-16L15-16L15.2-11.4L-15.2-11.4Z", f: band },
    { d: "M-22-13C-14-9.6 14-9.6 22-13C22-8 15-7 0-7S-22-8-22-13Z", f: cloth, lift: 1 },
  ],
  bonnet: (cloth: string, band: string): Part[] => [
    { d: "M-20 6C-26-16-16-31 0-31S26-16 20 6L15 4C18-10 12-20 0-20S-18-10-15 4Z", f: cloth, lift: 1 },
    { d: "M-17-9C-12-21 12-21 17-9", s: band, w: 3 },
  ],
  flat: (cloth: string, band: string): Part[] => [
    { d: "M-14-13L-13-26L13-26L14-13Z", f: cloth, lift: 1 },
    { d: "M-14-17.6H14V-12.6H-14Z", f: band },
    { d: "M-26-13.6L26-14.4L27-9.6L-27-9Z", f: cloth, lift: 1 },
  ],
  feathered: (cloth: string, band: string): Part[] => [
    { d: "M8-20C14-34 26-34 27-28C22-30 16-26 13-16Z", f: band, lift: 1 },
    { d: "M-14-13C-13-26-6-29 1-28S14-24 14-13Z", f: cloth, lift: 1 },
    { d: "M-24-12C-12-8 12-8 24-15C24-8 14-6 0-6S-23-7-24-12Z", f: cloth, lift: 1 },
  ],
  scarf: (cloth: string, band: string): Part[] => [
    { d: "M-17 0C-21-20-12-29 0-29S21-20 17-2C14-13 8-16 0-16S-14-13-17 0Z", f: cloth, lift: 1 },
    { d: "M15-6L25-3L22 4L14 0Z", f: cloth },
    { d: dot(-8, -21, 1.8) + dot(1, -24, 1.8) + dot(9, -20, 1.8), f: band },
  ],
} as const;

/** What is worn on a face, in the colour of the hair. */
// prettier-ignore
const WORN = {
  moustache: (hair: string): Part[] => [{ d: "M-10 9C-6 4-2 5 0 6.6C2 5 6 4 10 9C6 11 2 10 0 8.6C-2 10-6 11-10 9Z", f: hair }],
  beard: (hair: string): Part[] => [{ d: "M-14 2C-13 20-6 26 0 26S13 20 14 2C11 9 6 9 0 8.4S-11 9-14 2Z", f: hair, lift: 0.8 }, { d: "M-4 13H4", s: INK, w: 1.2, o: 0.6 }],
  spectacles: (): Part[] => [{ d: disc(-6.4, -1, 5) + disc(6.4, -1, 5), s: INK, w: 1.4 }, { d: "M-1.6-1.6H1.6M-11.4-2L-15-3M11.4-2L15-3", s: INK, w: 1.2 }],
  patch: (): Part[] => [{ d: "M2-5H11L10 3C7 5 4 4 3 2Z", f: INK }, { d: "M-15-10L4-4M10-5L16-9", s: INK, w: 1.4 }],
  scar: (): Part[] => [{ d: line([-12, 3], [-6, 10]) + line([-11, 7], [-8, 5]), s: "#8a3a2a", w: 1.2 }],
  rouge: (): Part[] => [{ d: dot(-9, 6, 3.2) + dot(9, 6, 3.2), f: "#c95a4a", o: 0.4 }],
  cigar: (): Part[] => [{ d: "M3 11L17 8L17.6 11L4 13.6Z", f: "#7a4c28" }, { d: dot(18, 9.4, 1.6), f: "#e0674f" }],
  bandana: (): Part[] => [{ d: "M-16 18L0 34L17 17C8 22-8 22-16 18Z", f: "#9c2f22", lift: 1 }],
} as const;

/** Somebody, from the shoulders to the hat. */
// prettier-ignore
function portrait({ skin, hair, locks, coat, hat, cloth, band, wears }: Looks): Drawing {
  return [
    { d: "M-30 34C-28 22-16 19 0 19S28 22 30 34Z", f: coat, lift: 1 },
    { d: "M-7 14L-9 24L0 31L9 24L7 14Z", f: skin },
    { d: `M-16-10C-19 0-18 ${locks}-14 ${locks + 2}L-10-4H10L14 ${locks + 2}C18 ${locks} 19 0 16-10Z`, f: hair },
    { d: "M-14-12C-15 4-11 19 0 19S15 4 14-12C8-16-8-16-14-12Z", f: skin, lift: 0.6 },
    { d: "M14-10C15 4 11 19 1 19C8 14 10 0 9-14Z", f: SHADE },
    { d: dot(-6, -1, 1.9) + dot(6.4, -1, 1.9), f: INK },
    { d: "M-10-6C-8-8-5-7.6-3-6M3-6C5-7.6 8-8 10-6", s: hair, w: 1.8 },
    { d: "M0 0L-2 5L1.6 5.6M-4.6 11.6C-2 13.4 3 13.4 5 11", s: INK, w: 1.1, o: 0.75 },
    ...wears.flatMap((one) => WORN[one](hair)),
    ...HATS[hat](cloth, band),
  ];
}

// prettier-ignore
export const PORTRAITS = {
  ezra: portrait({ skin: "#e3b48c", hair: "#8f8a84", locks: 2, coat: "#51627a", hat: "flat", cloth: "#3d3a40", band: "#b57a1b", wears: ["beard"] }),
  prudence: portrait({ skin: "#e9c3a0", hair: "#6b3f22", locks: 14, coat: "#3f7a64", hat: "bonnet", cloth: "#efe2c4", band: "#3f7a64", wears: ["spectacles"] }),
  colby: portrait({ skin: "#8a5a3a", hair: "#241812", locks: 0, coat: "#7a5236", hat: "stetson", cloth: "#b98552", band: "#3d2616", wears: ["moustache"] }),
  dot: portrait({ skin: "#e6b58f", hair: "#b5522a", locks: 12, coat: "#9c2f22", hat: "scarf", cloth: "#9c2f22", band: "#fbf4e2", wears: ["rouge"] }),
  buck: portrait({ skin: "#d99f74", hair: "#3d2616", locks: 2, coat: "#6d4423", hat: "stetson", cloth: "#6d4423", band: "#9c2f22", wears: ["bandana", "scar"] }),
  roscoe: portrait({ skin: "#c98f66", hair: "#241812", locks: 4, coat: "#2d2d31", hat: "flat", cloth: "#2d2d31", band: "#c23b2a", wears: ["moustache", "patch"] }),
  silas: portrait({ skin: "#e9c8a6", hair: "#4a4440", locks: 0, coat: "#2f3a2e", hat: "bowler", cloth: "#2f2a2c", band: "#b57a1b", wears: ["spectacles", "moustache"] }),
  goldie: portrait({ skin: "#efcda8", hair: "#e0b04a", locks: 16, coat: "#7b4bb0", hat: "feathered", cloth: "#7b4bb0", band: "#e3b04b", wears: ["rouge"] }),
  penny: portrait({ skin: "#9a6a45", hair: "#241812", locks: 10, coat: "#b57a1b", hat: "bonnet", cloth: "#d9a514", band: "#7d4f08", wears: [] }),
  agatha: portrait({ skin: "#e3b48c", hair: "#a8a29a", locks: 10, coat: "#2b2130", hat: "feathered", cloth: "#2b2130", band: "#7b1f2a", wears: ["spectacles"] }),
  mordecai: portrait({ skin: "#d9a57c", hair: "#2a1b12", locks: 8, coat: "#3a1d1c", hat: "flat", cloth: "#241a1c", band: "#6d6256", wears: ["beard", "scar"] }),
  hattie: portrait({ skin: "#c48a60", hair: "#5a2e1a", locks: 18, coat: "#1f5a5a", hat: "stetson", cloth: "#1f5a5a", band: "#e3b04b", wears: ["cigar"] }),
} as const;
