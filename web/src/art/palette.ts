/** Colours and letters of the people, and paint that gets darker at dusk. */

import { BANDITS as ALL } from "./bandits.ts";

type One = (typeof ALL)[number];

/** A bandit by name. */
export type Bandit = One["name"];

/** The bandits, in the order of their numbers. */
export const BANDITS: readonly Bandit[] = ALL.map(({ name }) => name);

/** Anybody who can be drawn standing. */
export type Person = Bandit | "marshal" | "courier" | "professore";

/** Is it a bandit? */
export function isBandit(who: string): who is Bandit {
  return (BANDITS as readonly string[]).includes(who);
}

/** A part of each bandit, by name. */
const each = <P extends keyof One>(part: P): Readonly<Record<Bandit, One[P]>> =>
  Object.fromEntries(ALL.map((one) => [one.name, one[part]])) as Record<Bandit, One[P]>;

/** The letter on each chest. */
export const LETTER = each("letter");

/** The colour of each bandit: the third hint, after silhouette and letter. */
export const COLOUR = each("colour");

/** A darker shade of it, for folds and seams. */
export const SHADE = each("shade");

/** Ink that can be read on the colour: dark on the pale ones, paper on the others. */
export const ON_COLOUR = each("ink");

/** From boots to the top of the hat. */
export const TALL = each("tall");

/** Coat and mane of the horse. */
export const HORSE = each("horse");

/** The teams, where there are two. */
export type Team = "blue" | "red";

/** Colours of the teams. */
export const TEAM: Record<Team, string> = { blue: "#2f6fae", red: "#b8402e" };

export const INK = "#2a1b12";
export const PAPER = "#fbf4e2";
export const BRASS = "#c98f2c";
export const OXBLOOD = "#9c2f22";
export const STEEL = "#6d7780";

/** Paint of things out of doors: it mixes with the night, as much as the style sheet says. */
export function out(colour: string): string {
  return `color-mix(in srgb,${colour},var(--art-night) var(--art-dusk))`;
}

/** Paint of things inside a car: lamps keep most of the night away. */
export function lit(colour: string): string {
  return `color-mix(in srgb,${colour},var(--art-gloom) var(--art-dim))`;
}
