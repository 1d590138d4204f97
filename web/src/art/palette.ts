/** Colours and letters of the people, and paint that gets darker at dusk. */

/** The bandits, in the order of their numbers. */
export const BANDITS = [
  "ghost",
  "cheyenne",
  "django",
  "belle",
  "tuco",
  "doc",
  "misty",
  "twinzz",
  "mei",
  "silk",
] as const;

/** A bandit by name. */
export type Bandit = (typeof BANDITS)[number];

/** Anybody who can be drawn standing. */
export type Person = Bandit | "marshal" | "courier" | "professore";

/** Is it a bandit? */
export function isBandit(who: string): who is Bandit {
  return (BANDITS as readonly string[]).includes(who);
}

/** The letter on each chest. */
export const LETTER: Record<Bandit, string> = {
  ghost: "G",
  cheyenne: "C",
  django: "D",
  belle: "B",
  tuco: "T",
  doc: "O",
  misty: "Y",
  twinzz: "W",
  mei: "M",
  silk: "S",
};

/** The colour of each bandit: the third hint, after silhouette and letter. */
export const COLOUR: Record<Bandit, string> = {
  ghost: "#e6dfcf",
  cheyenne: "#2f8a55",
  django: "#2d2d31",
  belle: "#cf3f78",
  tuco: "#c23b2a",
  doc: "#2b68b0",
  misty: "#d9702b",
  twinzz: "#7b4bb0",
  mei: "#d9a514",
  silk: "#1f8a8a",
};

/** A darker shade of it, for folds and seams. */
export const SHADE: Record<Bandit, string> = {
  ghost: "#b7ad97",
  cheyenne: "#1f6340",
  django: "#19191d",
  belle: "#9c2557",
  tuco: "#8f261a",
  doc: "#1c4a83",
  misty: "#a9501a",
  twinzz: "#56307f",
  mei: "#a67c08",
  silk: "#126060",
};

/** Ink that can be read on the colour: dark on the pale ones, paper on the others. */
export const ON_COLOUR: Record<Bandit, string> = {
  ghost: "#2a1b12",
  cheyenne: "#fbf4e2",
  django: "#fbf4e2",
  belle: "#fbf4e2",
  tuco: "#fbf4e2",
  doc: "#fbf4e2",
  misty: "#2a1b12",
  twinzz: "#fbf4e2",
  mei: "#2a1b12",
  silk: "#fbf4e2",
};

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
