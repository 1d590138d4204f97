/** The count at the end, step by step: one after the other comes forward and empties the bag. */

import type { Count } from "../words/counts.ts";

/** Milliseconds at normal speed. */
const TIMES = {
  first: 700, // until somebody moves
  forward: 750, // stepping forward
  piece: 380, // a piece of loot at its slowest
  bag: 2600, // a whole bag at the longest
  total: 1000, // to read what it came to
} as const;

/** How many pieces there are to see, when a bag has been emptied. */
const ALL = Infinity;

export class Counting {
  /** So many have been counted. */
  counted = $state(0);
  /** So many pieces of the next one lie on the ground; none has come forward before the first. */
  laid = $state(-1);

  constructor(private readonly all: () => readonly Count[]) {}

  get done(): boolean {
    return this.counted >= this.all().length;
  }

  /** Whoever stands in front. */
  get current(): Count | undefined {
    return this.laid < 0 ? undefined : this.all()[this.counted];
  }

  /** What lies on the ground so far, in dollars. */
  get sum(): number {
    return (this.current?.pieces ?? [])
      .slice(0, this.laid)
      .reduce((sum, piece) => sum + piece.value, 0);
  }

  /** Milliseconds until the next step, at normal speed. */
  get pause(): number {
    if (this.laid < 0) return this.counted ? TIMES.forward / 2 : TIMES.first;
    const many = this.current?.pieces.length ?? 0;
    if (this.laid >= many) return TIMES.total;
    return this.laid ? Math.min(TIMES.piece, TIMES.bag / many) : TIMES.forward;
  }

  /** The next step; says whoever has just been counted. */
  step(): Count | undefined {
    const { current } = this;
    if (!current || this.laid < current.pieces.length) {
      this.laid++;
      return undefined;
    }
    this.counted++;
    this.laid = -1;
    return current;
  }

  /** Count everything at once. */
  finish(): void {
    this.counted = ALL;
    this.laid = -1;
  }

  /** Once more from the beginning. */
  again(): void {
    this.counted = 0;
    this.laid = -1;
  }
}
