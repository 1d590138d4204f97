/**
 * The animation: what happened, one event after the other.
 *
 * Events wait in a queue of beats. Whoever draws the board animates them; the scene moves on with
 * each. Without an animator the scene is simply the newest one.
 */

import type { AnyScene, Happening } from "./protocol/index.ts";

/** One event, and the scene before and after it. */
export interface Beat {
  /** Counts all beats of a view from 0. */
  place: number;
  /** The update that told of it. */
  number: number;
  event: Happening;
  before: AnyScene;
  after: AnyScene;
}

export interface Stage {
  speed: number;
  /** Aborted when the rest is skipped: finish at once. */
  signal: AbortSignal;
  /** Lets the scene become what it is after the beat before the animation is over. */
  settle(): void;
  /** What is left of the beat may be seen beside the next one, if that is about other pieces. */
  release(): void;
}

/** The pieces that a beat is about; none: it is for everybody, and nothing happens beside it. */
export type PiecesOf = (beat: Beat) => readonly string[];

/** Plays a beat; the next one begins when the promise is fulfilled. */
export type Animator = (beat: Beat, stage: Stage) => Promise<void>;

export class AnimationQueue {
  /** What is to be seen now. */
  scene = $state.raw<AnyScene>();
  /** The beat that is being played. */
  current = $state.raw<Beat>();
  /** Beats that are still to come. */
  queue = $state.raw<readonly Beat[]>([]);
  /** Does the animation go on by itself? */
  playing = $state(true);
  /** Is something played that has been seen before? */
  again = $state(false);
  /** Has everything been shown? */
  readonly caughtUp = $derived(!this.current && this.queue.length === 0);

  private animator?: Animator;
  private piecesOf: PiecesOf = () => [];
  /** Beats that are still to be seen while later ones have begun. */
  private lingering: { pieces: readonly string[]; done: Promise<void> }[] = [];
  private stop = new AbortController();
  private running = false;
  private newest?: AnyScene;

  constructor(private readonly speed: () => number) {}

  /** Who animates from now on, and what each beat is about; returns how to step down. */
  animateWith(animator: Animator, piecesOf: PiecesOf = () => []): () => void {
    this.animator = animator;
    this.piecesOf = piecesOf;
    void this.run();
    return () => {
      if (this.animator === animator) this.animator = undefined;
      this.skip();
    };
  }

  /** A scene without a story, as at the very start. */
  set(scene: AnyScene): void {
    this.skip();
    this.newest = this.scene = scene;
  }

  /** What has happened, and how the scene is after all of it. */
  add(beats: readonly Beat[], after: AnyScene): void {
    this.newest = after;
    this.queue = [...this.queue, ...beats];
    if (this.animator) void this.run();
    else this.skip();
  }

  pause(): void {
    this.playing = false;
  }

  play(): void {
    this.playing = true;
    void this.run();
  }

  /** Play one beat and stop again. */
  step(): void {
    this.playing = false;
    if (!this.running) void this.one();
  }

  /** Show the newest scene at once. */
  skip(): void {
    this.queue = [];
    this.again = false;
    this.playing = true;
    this.stop.abort();
    this.stop = new AbortController();
    this.lingering = [];
    if (this.newest) this.scene = this.newest;
    this.current = undefined;
  }

  /** Show beats that have been shown before. */
  repeat(beats: readonly Beat[]): void {
    const first = beats[0];
    if (!first || !this.animator) return;
    this.skip();
    this.scene = first.before;
    this.again = true;
    this.queue = beats;
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.playing && this.queue.length > 0 && this.animator) await this.one();
    this.running = false;
    if (this.queue.length === 0) this.end();
  }

  private async one(): Promise<void> {
    const beat = this.queue[0];
    if (!beat || !this.animator) return;
    const { signal } = this.stop;
    const pieces = this.piecesOf(beat);
    if (this.lingering.length) await this.quiet(pieces);
    if (signal.aborted || !this.animator) return;
    this.queue = this.queue.slice(1);
    this.current = beat;
    const settle = (): void => {
      if (!signal.aborted && this.current === beat) this.scene = beat.after;
    };
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    const stage = { speed: this.speed(), signal, settle, release };
    const done = this.animator(beat, stage)
      .catch((error: unknown) => {
        if (!signal.aborted) console.error(error); // a figure that stumbles must not stop the train
      })
      .then(settle);
    this.linger(pieces, done);
    await Promise.race([done, released]);
    if (signal.aborted) return;
    settle();
    if (this.queue.length === 0) {
      await this.quiet([]);
      if (signal.aborted || this.queue.length) return;
    }
    this.current = undefined;
    if (this.queue.length === 0) this.end();
  }

  /** Wait until nothing more is seen of these pieces; none: of any. */
  private async quiet(pieces: readonly string[]): Promise<void> {
    const busy = this.lingering.filter(
      (one) =>
        !pieces.length || !one.pieces.length || one.pieces.some((key) => pieces.includes(key)),
    );
    await Promise.all(busy.map(({ done }) => done));
  }

  private linger(pieces: readonly string[], done: Promise<void>): void {
    const one = { pieces, done };
    this.lingering.push(one);
    void done.then(() => (this.lingering = this.lingering.filter((each) => each !== one)));
  }

  private end(): void {
    this.again = false;
    if (this.newest) this.scene = this.newest;
  }
}
