/** What some cars have and others have not. */

import { BRASS, out } from "../palette.ts";
import { cut, disc, dot, line, sheet } from "../paper.ts";
import type { Part } from "../paper.ts";
import { IRON } from "./shell.ts";

/** The platform of the last car, at the rear: the left end of a train that faces right. */
// prettier-ignore
export const CABOOSE: Part[] = [
  { d: sheet(-156, -44, 40, 6, 0.5), f: out("#6d4423"), lift: 1.4 },
  {
    d: cut([
      [-150, -38],
      [-122, -38],
      [-122, -28],
      [-142, -28],
    ]),
    f: IRON,
  },
  { d: line([-152, -44], [-152, -84]) + line([-140, -44], [-140, -82]) + line([-128, -44], [-128, -82]), s: out("#8d3a2a"), w: 2.6 },
  { d: line([-156, -84], [-120, -82]) + line([-153, -64], [-122, -63]), s: out("#8d3a2a"), w: 3.2 },
  { d: "M-160-156L-118-158V-148L-160-150Z", f: out("#4a4240"), lift: 1.4 },
  { d: line([-152, -150], [-152, -86]), s: IRON, w: 2.2 },
  // lantern
  { d: dot(-140, -128, 26), f: "url(#art-redlight)", cls: "art-lamp" },
  { d: line([-140, -150], [-140, -138]), s: IRON, w: 1.4 },
  {
    d: cut([
      [-146, -134],
      [-142, -139],
      [-138, -139],
      [-134, -134],
    ]),
    f: out(BRASS),
  },
  {
    d: cut([
      [-145, -134],
      [-135, -134],
      [-136, -121],
      [-144, -121],
    ]),
    f: "#d8452f",
    lift: 0.8,
  },
  { d: sheet(-146, -122, 12, 3, 0.3), f: out(BRASS) },
  // flag
  { d: line([-157, -152], [-157, -186]), s: out("#6d4423"), w: 2 },
  { d: "M-157-186C-166-190-172-180-182-184L-178-177L-183-171C-173-168-166-176-157-172Z", f: out("#b8402e"), lift: 1, cls: "art-flag" },
];

/** A plate for a number on the sill. */
export const NUMBER_PLATE: Part[] = [{ d: disc(0, -34, 12, 9.6), f: out("#f7e3b0"), lift: 1 }];

/** The broken coupling at the front of a car that stays behind. */
export const UNCOUPLED: Part[] = [
  { d: "M122-26C130-24 132-16 128-10S134-2 138-4", s: IRON, w: 3 },
  { d: dot(139, -5, 3.4), s: IRON, w: 2.4 },
  { d: "M134-40L140-48M140-34L150-38M138-27L149-25", s: out("#d8452f"), w: 2.4 },
];
