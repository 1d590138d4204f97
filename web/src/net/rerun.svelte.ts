/** A game that is over, shown once more: any moment, through any viewer. */

import { type Beat, beatsOf, Room, View } from "./room.svelte.ts";
import { type AnyScene, patched, type Question, type Replay } from "./protocol/index.ts";

/** Events that are worth a mark on the bar. */
const CARDS = ["revealed", "played", "planned"];
const ROUNDS = ["round-began"];
const EVENTS = ["event-struck", "decoupled", "trains-moved"];

export interface Mark {
  place: number;
  kind: "round" | "event";
}

/** It looks like a room to a board, but nothing is asked and nothing can be said. */
export class Rerun extends Room {
  readonly beats: readonly Beat[];
  readonly marks: readonly Mark[];
  /** How many moves the game has. */
  readonly moves: number;
  private readonly questions: readonly { number: number; ask: Question }[];
  private readonly start: AnyScene;
  private readonly shown: View;
  /** So many beats have been shown when nothing is being played. */
  private rest = $state(0);

  constructor(replay: Replay) {
    super(replay.room);
    this.box = replay.box;
    this.mine = [];
    this.viewer = replay.first.viewer;
    this.start = replay.first.scene;
    this.shown = new View(this.viewer, this);
    this.beats = allBeats(replay);
    this.moves = replay.updates.at(-1)?.number ?? 0;
    this.questions = [replay.first, ...replay.updates].flatMap(({ number, ask }) =>
      ask ? [{ number, ask }] : [],
    );
    this.marks = this.beats.flatMap(({ event, place }): Mark[] => {
      if (ROUNDS.includes(event.kind)) return [{ place, kind: "round" }];
      return EVENTS.includes(event.kind) ? [{ place, kind: "event" }] : [];
    });
    this.views = new Map([[this.viewer, this.shown]]);
    this.seek(0);
  }

  /** How many beats have been shown. */
  get place(): number {
    const { animation } = this.shown;
    if (animation.current) return animation.current.place;
    return animation.queue[0]?.place ?? this.rest;
  }

  /** How many moves have been shown. */
  get movesShown(): number {
    return this.place ? this.beats[this.place - 1]!.number : 0;
  }

  /** The place where so many moves have been shown, and what they brought. */
  placeOf(moves: number): number {
    const next = this.beats.findIndex((beat) => beat.number > moves);
    return next < 0 ? this.beats.length : next;
  }

  /** The scene after so many moves. */
  sceneAt(moves: number): AnyScene {
    const place = this.placeOf(moves);
    return place ? this.beats[place - 1]!.after : this.start;
  }

  /** What this viewer was asked after so many moves. */
  questionAt(moves: number): Question | undefined {
    return this.questions.findLast(({ number }) => number <= moves)?.ask;
  }

  get playing(): boolean {
    return !this.shown.animation.caughtUp && this.shown.animation.playing;
  }

  /** Show the moment after so many beats. */
  seek(place: number): void {
    const wanted = Math.max(0, Math.min(this.beats.length, place));
    const scene = wanted ? this.beats[wanted - 1]!.after : this.start;
    this.shown.begin(scene, this.beats.slice(0, wanted));
    this.rest = wanted;
  }

  /** Go on from here. */
  play(): void {
    const { animation } = this.shown;
    if (!animation.caughtUp) {
      animation.play();
      return;
    }
    const from = this.rest >= this.beats.length ? 0 : this.rest;
    this.seek(from);
    this.rest = this.beats.length;
    this.shown.story = this.beats;
    animation.add(this.beats.slice(from), this.beats.at(-1)?.after ?? this.start);
  }

  /** Stop here. */
  halt(): void {
    this.seek(this.place);
  }

  /** To the next or the previous card. */
  card(step: 1 | -1): void {
    const here = this.place;
    const cards = this.beats
      .filter((beat) => CARDS.includes(beat.event.kind))
      .map((beat) => beat.place + 1);
    const next = step > 0 ? cards.find((one) => one > here) : cards.findLast((one) => one < here);
    this.seek(next ?? (step > 0 ? this.beats.length : 0));
  }

  override open(): void {
    // there is no line to open
  }
}

/** Everything that happened in a game, event by event. */
export function allBeats({ first, updates }: Replay): Beat[] {
  let scene: AnyScene = first.scene;
  const found: Beat[] = [];
  for (const { events, patch, number } of updates) {
    const beats = beatsOf(scene, events, patch, number, found.length);
    scene = beats.at(-1)?.after ?? patched(scene, patch);
    found.push(...beats);
  }
  return found;
}
