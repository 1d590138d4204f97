/** How events are played out: one act for each kind of event. */

import type { Doing } from "./doing.ts";

/** Plays one event; the next begins when the promise is fulfilled. */
export type Act = (doing: Doing) => Promise<void>;

/** By the kind of the event; others only change the scene. */
export type Acts = Readonly<Record<string, Act>>;

/** How much quicker things go that do not touch me. */
export const ASIDE = 1.4;

/** Milliseconds at normal speed. */
export const TIMES = {
  card: 150, // a card turns over
  act: 420, // a figure does it
  answer: 300, // the consequence
  pause: 250, // between cards
  banner: 900, // something that everybody should read
  read: 2800, // and a sentence about it
  blink: 60, // something in passing
} as const;
