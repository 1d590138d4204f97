/** A horse in full gallop, hooves at y = 0, facing right; the rider sits at SADDLE. */

import { COLOUR, HORSE, INK, SHADE } from "../palette.ts";
import type { Bandit } from "../palette.ts";
import { dot } from "../paper.ts";
import type { Part } from "../paper.ts";

/** Where a rider's feet would be if he stood: the figure is drawn so that it sits. */
export const SADDLE = { x: -4, y: -45 };

/** The horse of a bandit, with a blanket in the right colour. */
// prettier-ignore
export function horseOf(who: Bandit): Part[] {
  const [coat, mane] = HORSE[who];
  return [
    { d: "M-38-48C-52-50-58-40-66-42C-60-34-52-34-46-36C-44-32-40-34-37-38Z", f: mane, lift: 1 },
    { d: "M-34-36C-40-28-48-24-52-14L-60-8L-56-4L-46-10C-42-18-34-22-28-28Z", f: mane },
    { d: "M18-32C26-26 34-26 38-18L47-15L46-10L36-12C32-18 24-20 16-22Z", f: mane },
    {
      d: "M-40-48C-36-56-20-56-6-54C8-54 16-58 22-68C26-76 32-80 38-80L38-87L43-81C47-80 49-77 50-74L62-64C65-61 63-56 59-56L50-58C44-58 42-52 40-46C38-38 34-32 26-30C16-26 2-26-8-28C-16-26-22-24-26-18L-22-8L-27-1L-33-2L-29-9C-33-14-37-20-36-28C-40-34-42-40-40-48Z",
      f: coat,
      lift: 1.4,
    },
    { d: "M14-30C22-22 20-12 28-6L35-6L35 0L26 0C18-6 12-16 8-26Z", f: coat, lift: 1 },
    { d: "M-33-2L-27-1L-29 2L-36 2ZM26 0L35 0L36 3L25 3Z", f: INK },
    { d: "M22-68C26-76 32-80 38-80L38-87L41-82C37-78 34-70 30-60C28-54 24-50 18-50C20-56 20-62 22-68Z", f: mane },
    { d: dot(46, -73, 1.8) + dot(59.6, -60.4, 1.2), f: INK },
    { d: "M41-79L52-66L50-58M52-66C40-58 24-54 10-52", s: "#6d4423", w: 1.8 },
    { d: "M-24-56L10-55L12-36L-26-37Z", f: COLOUR[who], lift: 1 },
    { d: "M-25-40.6L11.6-40", s: SHADE[who], w: 2 },
    { d: "M-20-57C-16-61-14-57-8-56C-2-56 2-60 6-61L8-54L4-48L-16-48L-22-54Z", f: "#5d3a1f", lift: 1 },
  ];
}
