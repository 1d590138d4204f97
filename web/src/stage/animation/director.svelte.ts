/** Directs the animation: knows the pieces on the stage, and plays one beat after the other. */

import type { Attachment } from "svelte/attachments";

import type { Facing } from "../../art/carGeometry.ts";
import type { EventName, Face, Turn } from "../../art/faces.ts";
import type { Bandit } from "../../art/palette.ts";
import type { Beat, Stage } from "../../net/animation.svelte.ts";
import type { Box } from "../../net/protocol/index.ts";
import type { GameBoard } from "../../games/game.ts";
import type { LootKind, Seal } from "../scene/tableau.ts";
import { Doing } from "./doing.ts";
import type { Point } from "./motion.ts";

/** Something that is seen for a moment. */
export type SpriteLook =
  | { kind: "bullet"; turn: number }
  | { kind: "bang" }
  | { kind: "stars" }
  | { kind: "dust" }
  | { kind: "loot"; loot: LootKind; seal: Seal }
  | { kind: "bubble"; face?: Face; turn?: Turn; event?: EventName; text?: string }
  | { kind: "boot" }
  | { kind: "card"; face?: Face; who?: Bandit }
  | { kind: "horse"; who: Bandit }
  | { kind: "money"; text: string };

export type Sprite = SpriteLook & Point & { id: number };

/** What everybody should read. */
export interface Banner {
  id: number;
  text: string;
  turn?: Turn;
  event?: EventName;
  /** What it means, in a sentence. */
  more?: string;
}

/** What an act can ask of the table around it. */
export interface Given {
  box: Box;
  reduced: boolean;
  tell: (beat: Beat) => string;
  /** A thing in a sentence, by the name that it is explained under. */
  explain: (thing: string) => string;
  /** Is this about somebody of mine? Then it is shown at length. */
  mine: (beat: Beat) => boolean;
}

/** How somebody stands while acting. */
export interface Manner {
  pose?: "aim" | "up" | "swing";
  facing?: Facing;
}

/** The arguments of events that are bandits. */
const PEOPLE = ["bandit", "target", "victim"];

/** The pieces that a beat is about: whoever acts and whoever suffers. */
export const piecesOf = ({ event }: Beat): string[] =>
  PEOPLE.flatMap((name) => {
    const number = event.args[name];
    return number === undefined ? [] : [`bandit-${number}`];
  });

export class Director {
  sprites = $state.raw<readonly Sprite[]>([]);
  banner = $state.raw<Banner>();
  manners = $state.raw<Readonly<Record<string, Manner>>>({});
  /** What the camera should look at. */
  focus = $state.raw<Point>();
  /** Whoever is in the middle of it. */
  actor = $state<string>();
  /** Pixels of a unit of the scene. */
  unit = $state(1);
  private readonly elements = new Map<string, HTMLElement>();
  private count = 0;

  constructor(readonly board: GameBoard) {}

  /** Play a beat. */
  async animate(beat: Beat, stage: Stage, with_: Given): Promise<void> {
    if (document.hidden || !beat.before) return; // nobody looks, and nothing moves
    const act = this.board.acts[beat.event.kind];
    if (!act) return;
    const doing = new Doing(this, beat, stage, with_);
    try {
      await act(doing);
    } finally {
      doing.end();
    }
  }

  /** A piece of the stage, by its key: `{@attach director.piece(key)}`. */
  piece(key: string): Attachment<HTMLElement> {
    return (element) => {
      this.elements.set(key, element);
      return () => {
        if (this.elements.get(key) === element) this.elements.delete(key);
      };
    };
  }

  find(key: string): HTMLElement | undefined {
    return this.elements.get(key);
  }

  /** Put something onto the stage for a moment. */
  put(look: SpriteLook, at: Point): number {
    const id = ++this.count;
    this.sprites = [...this.sprites, { ...look, ...at, id }];
    return id;
  }

  remove(ids: readonly number[]): void {
    if (ids.length) this.sprites = this.sprites.filter((one) => !ids.includes(one.id));
  }

  announce(banner: Omit<Banner, "id">): number {
    const id = ++this.count;
    this.banner = { ...banner, id };
    return id;
  }

  /** The banner is taken away, unless another one hangs there by now. */
  lower(id: number): void {
    if (this.banner?.id === id) this.banner = undefined;
  }

  manner(key: string, manner: Manner | undefined): void {
    const { [key]: _, ...rest } = this.manners;
    this.manners = manner ? { ...rest, [key]: manner } : rest;
  }
}
