/** Those whom one only meets on the way to the armored train. */

import { INK, PAPER } from "../../art/palette.ts";
import { disc, dot, sheet } from "../../art/paper.ts";
import { HIGH } from "../../art/figures/bust.ts";
import { arm, boots } from "../../art/figures/puppet.ts";
import type { Puppet } from "../../art/figures/puppet.ts";

/** A courier: kepi, chin, mailbag; neither snow nor rain nor bandits. */
const courier: Puppet = {
  high: HIGH.courier,
  shoulder: [10, -40],
  rest: 40,
  arm: arm("#51627a", "#c9a24a", "#e6b58f", [
    { d: "M-12 4.6L-3-1.6L2 .4L-1 3L-9 8Z", f: "#7d4e2b" },
    { d: "M-4-2.6L24-4.4V-1.8L3 1L-3 1Z", f: "#3a3d44" },
    { d: "M4-.6L14-1.6L14 .4L4 2Z", f: "#8a5a33" },
  ]),
  body: [
    ...boots("#26211f", -8, 6, 12),
    { d: "M-10-20L11-20L12-9L3-9L1-14L-2-9L-12-9Z", f: "#8f8f94" },
    { d: "M9-18L10.6-10M-9-18L-11-10", s: "#c9a24a", w: 1.2 },
    // jacket
    { d: "M-12-47L12-47L15-38L13.6-17L-13-17L-15-38Z", f: "#51627a", lift: 1.2 },
    { d: "M-13-22.4L13.6-22.4L13.4-18L-13-18Z", f: "#2b2320" },
    { d: sheet(-2.6, -23, 5.6, 5.4, 0.4), f: "#d7a640" },
    { d: dot(2, -42, 1.3) + dot(2.2, -36, 1.3) + dot(2.4, -30, 1.3), f: "#e3b04b" },
    { d: "M-12.4-47L-4-47L-5-44L-13.4-43.4ZM4.4-47L12.4-47L13.4-43.6L5-44Z", f: "#c9a24a" },
    // the bag and its strap
    { d: "M9-47L-13-24", s: "#5d3a1f", w: 3.2 },
    { d: "M-25-28L-6-30L-4-12L-24-9Z", f: "#a9713c", lift: 1.2 },
    { d: "M-25.6-28L-6-30L-6-23L-15-18.4L-25-21.4Z", f: "#8a5629" },
    { d: sheet(-17.6, -20.6, 5.4, 5, 0.5), f: PAPER },
    { d: "M-17.2-20L-15-18L-12.6-20.4", s: "#9c2f22", w: 0.8 },
    // face: chin first
    { d: "M-6-66L9-66L10.6-60L14.4-56L11.4-54.4L13-49C10-44 0-43.6-4-49L-6-56Z", f: "#e6b58f" },
    { d: "M-6-62L-3-62L-3.6-53L-6-53Z", f: "#4a3626" },
    { d: "M4.6-54C8-55.6 11-54.6 13-52.6", s: "#4a3626", w: 2.4 },
    { d: dot(7, -59.2, 1.4), f: INK },
    { d: "M4-62L10-61.2", s: "#4a3626", w: 1.6 },
    { d: "M6-48.6L9-49", s: "#a8724f", w: 1.2 },
    // kepi
    { d: "M-8-65L-6.6-78L11-80.6L11.6-66Z", f: "#51627a", lift: 1 },
    { d: "M-7-77.6C-3-75.4 6-76.4 11.2-80.2L10.4-82.4L-6-80Z", f: "#3d4b5e" },
    { d: "M-8-69.6L11.6-70.6L11.8-66L-8.2-64.6Z", f: "#c9a24a" },
    { d: "M4-67L12-68C16-66.6 19-64.4 20-61.6L6-63.6Z", f: "#26211f" },
    { d: disc(6, -74, 2.6), f: "#e3b04b" },
  ],
};

/** Il Professore, should he ever get up. */
// prettier-ignore
const professore: Puppet = {
  high: HIGH.professore,
  shoulder: [9, -40],
  rest: 20,
  arm: arm("#6d5a76", PAPER, "#edc9a6", [
    { d: "M-6-6L8-8L9 4L-5 4Z", f: "#33363d" },
    { d: "M7-9.4L12-10L13 5.6L8 5.4Z", f: "#c98f2c" },
  ]),
  body: [
    ...boots("#2b2320", -6, 6, 9),
    { d: "M-9-14L11-14L10.6-7L-9.4-7Z", f: "#3a3438" },
    { d: "M-11-46L11-46L14-34L15-9L3-11L0-8L-4-11L-15-9L-14-34Z", f: "#5b4a63", lift: 1.2 },
    { d: "M-5-46L1-36L8-46Z", f: PAPER },
    { d: "M-1-43L1.6-45L4-43L2-31Z", f: "#9c2f22" },
    { d: dot(1.4, -26, 1.3) + dot(1.4, -20, 1.3), f: "#c98f2c" },
    { d: "M-9-66C-22-66-27-55-20-50C-24-44-16-38-10-42L-5-50L-6-60Z", f: "#efeae0", lift: 0.8 },
    { d: "M-8-66C-6-78 6-80 11-72L11-61L16.6-56L11.6-54L10.4-49C6-45 0-45-4-49L-8-57Z", f: "#edc9a6" },
    { d: "M3-50C6-48.6 9-49 11-51C13-43 8-38 4-32C2-38 1-45 3-50Z", f: "#efeae0", lift: 0.6 },
    { d: "M-6-72C-8-80 0-82 1-77C5-82 11-79 8-74C4-77-2-76-6-72Z", f: "#efeae0" },
    { d: dot(6.4, -60, 3.6), f: "#dff0ee", s: INK, w: 1.2 },
    { d: dot(7, -59.8, 1.3), f: INK },
    { d: "M3-66.4L10-65", s: "#bdb6a8", w: 2.4 },
    { d: "M5-51.6C7-53 10-52.6 12-53.6", s: "#efeae0", w: 2.4 },
  ],
};

export const PUPPETS = { courier, professore };
