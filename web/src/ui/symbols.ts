/** The signs of the page's controls: those of the drawer, and a few more on the same square. */

import { ICONS, type IconName } from "../art/icons.ts";

const MORE = {
  auto: ["M12 4a8 8 0 100 16 8 8 0 000-16z", "M12 4a8 8 0 010 16z"],
  bulb: [
    "M9.5 17.5h5M10.5 20.5h3M12 3.5a5.8 5.8 0 00-3.3 10.6c.5.4.8 1 .8 1.7h5c0-.7.3-1.3.8-1.7A5.8 5.8 0 0012 3.5z",
    "",
  ],
  chair: ["M7 3v11h10V3M7 14v7M17 14v7M7 9h10", ""],
  download: ["M12 4v11M7.6 11l4.4 4.4L16.4 11M5 20h14", ""],
  further: ["M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20.5 20.5M7.5 10.5h6", ""],
  nearer: [
    "M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20.5 20.5M7.5 10.5h6M10.5 7.5v6",
    "",
  ],
  phone: ["M7 3h10v18H7zM11 18h2", ""],
  warning: ["M12 4l9 16H3zM12 10v5M12 17.4v.4", ""],
} as const;

export const SYMBOLS: Record<Symbol, readonly [string, string]> = {
  ...(ICONS as Record<IconName, readonly [string, string]>),
  ...MORE,
};

export type Symbol = IconName | keyof typeof MORE;
