/** What a paper puppet is: a body, and one arm that turns on a brass brad. */

import { BRASS, INK } from "../palette.ts";
import { disc, dot, isGroup } from "../paper.ts";
import type { Drawing, Part, Piece } from "../paper.ts";

/** One person as paper: facing right, feet at (0, 0). */
export interface Puppet {
  /** Behind the arm, back to front. */
  body: Drawing;
  /** The arm in its own space: the brad at (0, 0), pointing right. */
  arm: Drawing;
  /** The arm when it aims, if it is another one. */
  aims?: Drawing;
  /** Where the brad is. */
  shoulder: readonly [number, number];
  /** Where the letter is, how large, and its ink. */
  letter?: { x: number; y: number; size: number; ink: string };
  /** From boots to the top of the hat. */
  high: number;
  /** The turn of the arm when it hangs; 52 if left out. */
  rest?: number;
}

const IRON = "#3a3d44";

/** A revolver in a hand at (0, 0), pointing right. */
export const REVOLVER: Piece[] = [
  { d: "M-5.6 6.4L-2.4-2.6L3.4-2L1.8 1.2L-.6 1.6L-2.4 7.2Z", f: "#8a5a33" },
  { d: "M-3.6-4.4L-2.4-6.6L1-5.6L16-5.9V-2.7L6-2.3L3.6.9L.8.6L-2.6-1.2Z", f: IRON },
  { d: "M1.2-6.2L6-6.1L6.2-1.6L1.4-1.4Z", f: "#5a5e67" },
  { d: "M2-3.8H5.6M14.6-5.9V-7.4", s: IRON, w: 0.9 },
];

/** An arm of this cloth, with a hand of this skin and something in it. */
// prettier-ignore
export function arm(cloth: string, cuff: string, skin: string, holds: readonly Part[] = REVOLVER, thick = 5): Part[] {
  const t = thick;
  return [
    { d: `M-3.6 ${-t}C3 ${-t - 0.6} 8 ${-t + 0.8} 13 ${-t + 1.6}L13.4 ${t - 1.4}C7 ${t - 0.2} 2 ${t + 0.6}-3 ${t}C-6 ${t - 3}-6 ${-t + 2}-3.6 ${-t}Z`, f: cloth },
    { d: `M11-${t - 0.4}L15-${t - 0.9}L15.4 ${t - 0.6}L11.4 ${t}Z`, f: cuff },
    ...(holds.length ? [{ parts: [...holds], t: "translate(19 0)" }] : []),
    { d: disc(18.4, 0.2, 3.9), f: skin },
    { d: "M17 2.4L20.6 2M17.6.6L21.4.2", s: INK, w: 0.6, o: 0.5 },
    { d: dot(0, 0, 2.1), f: BRASS },
    { d: "M-1.2.8L1.2-.8", s: INK, w: 0.7, o: 0.7 },
  ];
}

/** Two boots, toes to the right. */
// prettier-ignore
export function boots(leather: string, left = -7, right = 6, high = 10): Piece[] {
  const boot = (x: number, y: number) => `M${x - 4.4} ${-high + y}L${x + 4} ${-high + y}L${x + 4.2} ${y - 4.6}C${x + 7} ${y - 4.4} ${x + 9.6} ${y - 3} ${x + 9.4} ${y}L${x - 5} ${y}Z`;
  return [
    { d: boot(left, -1), f: leather },
    { d: boot(right, 0), f: leather },
    { d: `M${left - 5}-1H${left + 9}M${right - 5} 0H${right + 9.4}`, s: INK, w: 1.6 },
  ];
}

/** The outline of everything filled in a drawing; groups are left out. */
export function outlineOf(parts: Drawing): string {
  let d = "";
  for (const part of parts) if (!isGroup(part) && part.f && part.f !== "none") d += part.d;
  return d;
}

/** The outline of what a hand holds, and where it is held. */
export function heldOutline(parts: Drawing): { d: string; at: string } | undefined {
  const held = parts.find(isGroup);
  return held?.t ? { d: outlineOf(held.parts), at: held.t } : undefined;
}
