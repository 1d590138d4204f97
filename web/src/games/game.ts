/** What the page must know of a game: the rest of the page knows this, and no game by name. */

import type { Component } from "svelte";

import type { Puppets } from "../art/figures/cast.svelte.ts";
import type { GameArt } from "../art/load.ts";
import type { Person } from "../art/palette.ts";
import type { Cues } from "../bots/banter.ts";
import type { Award, Kinds } from "../ending/awards.ts";
import type { View } from "../net/room.svelte.ts";
import type { AnyScene, Box, Happening, RoomInfo } from "../net/protocol/index.ts";
import type { Acts } from "../stage/animation/act.ts";
import type { Choosing } from "../stage/choosing/choosing.ts";
import type { Play } from "../stage/play.svelte.ts";
import type { PreviewPiece } from "../stage/scene/previews.ts";
import type { Standing, Tableau } from "../stage/scene/tableau.ts";
import type { PlayerFacts } from "../stage/told/people.ts";
import type { Count } from "../words/counts.ts";
import type { Told } from "../words/wording.ts";

export type GameName = RoomInfo["game"];

/** A game on the first screen. What is not seen there is fetched when it is wanted. */
export interface GamePage {
  name: GameName;
  /** The game whose words it borrows where it has none of its own. */
  borrows?: GameName;
  /** The letter that its clauses begin with. */
  clauses: string;
  /** How many can play it, and for how many minutes. */
  players: string;
  minutes: string;
  /** How many play it if nobody says how many. */
  usual: number;
  /** Three of those who play in it. */
  cast: readonly Person[];
  /** Is it not on the first screen, but only at its address? */
  forDevelopers?: boolean;
  /** The figures of the cast that no other game has. */
  figures?(): Promise<{ PUPPETS: Puppets }>;
  /** Everything else. */
  telling(): Promise<{ telling: GameTelling }>;
}

/** A game in words: enough for the plain board, the rules and the count; and how to fetch the rest. */
export interface GameTelling {
  /** The seat that leads a bandit. */
  seatOf(scene: AnyScene, bandit: number): number;
  glance: Glance;
  ending: Ending;
  /** When bots may say something. */
  cues: Cues;
  /** Everything that is seen of it on the stage. */
  board(): Promise<{ board: GameBoard }>;
  /** Drawings that no other game needs. */
  art?(): Promise<GameArt>;
  /** A game that was played beforehand: a `Lesson`, as it was written; every game that is offered has one. */
  lesson?(): Promise<{ default: unknown }>;
}

/** What the rules at a glance list, besides turns and events. */
export interface Glance {
  /** Have bandits powers of their own? */
  powers: boolean;
  /** Things with a rule each, by the end of their keys, in sections. */
  lists(box: Box): { id: "cards" | "places" | "plans"; first: string; names: readonly string[] }[];
}

/** The count at the end. */
export interface Ending {
  /** Everybody's count, in any order. */
  counts(told: Told, events: readonly Happening[], ranks: readonly number[]): Count[];
  /** Who has won and how, where it is not simply whoever has most. */
  verdict?(told: Told, events: readonly Happening[]): string;
  /** By seat: the money after the count, where prizes are paid then. */
  fortune?(scene: AnyScene): readonly number[];
  /** What is worth an award, the most wanted first. */
  awards: readonly Award[];
  /** Events that turn a game besides those that bring money, and the argument that names the bandit. */
  turns?: Kinds;
}

/** A game on the stage. */
export interface GameBoard {
  /** The scene as a picture. */
  tableau(box: Box, scene: AnyScene): Tableau;
  /** How each kind of event is animated. */
  acts: Acts;
  choosing: Choosing;
  /** Those who act while a seat is waited for. */
  acting(scene: AnyScene, seat: number): readonly number[];
  /** Where people may stand later. */
  previews(play: Play): PreviewPiece[];
  /** How somebody stands, for those who listen. */
  manner?(told: Told, one: Standing): string[];
  /** All players in the order of their seats. */
  players(told: Told, view: View): PlayerFacts[];
  panels: Panels;
}

/** What lies around the scene. */
export interface Panels {
  round: Component<{ play: Play; small?: boolean }>;
  /** It may be told that it can grow above its strip. */
  pile: Component<{ play: Play; grows?: boolean }>;
  hand: Component<{ play: Play }>;
  /** Is everything answered with the hand, so that it needs no list of answers beside it? */
  handOnly?: boolean;
  player: Component<{ play: Play; facts: PlayerFacts; away: boolean }>;
  /** Whoever else takes part: more items of the list of players. */
  others?: Component<{ play: Play }>;
}
