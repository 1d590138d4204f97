/** The signs of the page's controls: those of the drawer, and a few more on the same square. */

import { ICONS, type IconName } from "../art/icons.ts";

const MORE = {
  auto: ["M12 4a8 8 0 100 16 8 8 0 000-16z", "M12 4a8 8 0 010 16z"],
  chair: ["M7 3v11h10V3M7 14v7M17 14v7M7 9h10", ""],
  download: ["M12 4v11M7.6 11l4.4 4.4L16.4 11M5 20h14", ""],
  phone: ["M7 3h10v18H7zM11 18h2", ""],
} as const;

export const SYMBOLS: Record<Symbol, readonly [string, string]> = {
  ...(ICONS as Record<IconName, readonly [string, string]>),
  ...MORE,
};

export type Symbol = IconName | keyof typeof MORE;
