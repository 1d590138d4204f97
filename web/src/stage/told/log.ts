/** The story in paragraphs, told once: what has been worded is not worded again. */

import type { Beat } from "../../net/room.svelte.ts";
import type { Happening } from "../../net/protocol/index.ts";
import type { Words } from "../../words/words.svelte.ts";
import { type Line, story, type Told } from "../../words/telling.ts";
import { kindOf } from "../../words/wording.ts";

export interface Paragraph {
  /** The place of its first beat. */
  place: number;
  lines: readonly Line[];
}

/** Keeps the paragraphs that are complete; another language, viewer or story begins anew. */
export class Log {
  private done: Paragraph[] = [];
  private read = 0; // beats in finished paragraphs
  private first?: Happening;
  private last?: Happening; // that is in a finished paragraph
  private words?: Words;

  /** The paragraphs of the first beats of a story. */
  tell(told: Told, beats: readonly Beat[], shown: number): readonly Paragraph[] {
    if (told.words !== this.words || shown < this.read || !this.knows(beats)) {
      this.done = [];
      this.read = 0;
      this.first = beats[0]?.event;
      this.last = undefined;
      this.words = told.words;
    }
    const starts: number[] = [];
    for (let n = this.read; n < shown; n++) {
      const kind = beats[n]!.event.kind;
      const isNew = kind !== beats[n - 1]?.event.kind;
      if (n === this.read || (isNew && kindOf(told, kind)?.heads)) starts.push(n);
    }
    const made = starts.map((from, n) => paragraph(told, beats, from, starts[n + 1] ?? shown));
    const open = starts.at(-1) ?? shown;
    if (open > this.read) {
      this.done = [...this.done, ...made.slice(0, -1).filter((one) => one.lines.length)];
      this.read = open;
      this.last = beats[open - 1]?.event;
    }
    const last = made.at(-1);
    return last?.lines.length ? [...this.done, last] : this.done;
  }

  /** Was this very story worded before? Each viewer is told events of their own. */
  private knows(beats: readonly Beat[]): boolean {
    return beats[0]?.event === this.first && beats[this.read - 1]?.event === this.last;
  }
}

function paragraph(told: Told, beats: readonly Beat[], from: number, to: number): Paragraph {
  const events = beats.slice(from, to).map((beat) => beat.event);
  return { place: beats[from]!.place, lines: story(told, events).flat() };
}
