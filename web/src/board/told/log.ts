/** The story in paragraphs, told once: what has been worded is not worded again. */

import type { Beat } from "../../lib/table.svelte.ts";
import { type Line, story, type Told, wordingOf } from "../../lib/words/telling.ts";

export interface Paragraph {
  /** The place of its first beat. */
  place: number;
  lines: readonly Line[];
}

/** Keeps the paragraphs that are complete; a new language begins anew. */
export class Log {
  private done: Paragraph[] = [];
  private read = 0; // beats in finished paragraphs
  private first = -1;
  private language = "";

  /** The paragraphs of the first beats of a story. */
  tell(told: Told, beats: readonly Beat[], shown: number): readonly Paragraph[] {
    const begin = beats[0]?.place ?? 0;
    if (told.words.language !== this.language || begin !== this.first || shown < this.read) {
      this.done = [];
      this.read = 0;
      this.first = begin;
      this.language = told.words.language;
    }
    const { heads } = wordingOf(told);
    const starts: number[] = [];
    for (let n = this.read; n < shown; n++) {
      const kind = beats[n]!.event.kind;
      if (n === this.read || (heads.has(kind) && kind !== beats[n - 1]?.event.kind)) starts.push(n);
    }
    const made = starts.map((from, n) => paragraph(told, beats, from, starts[n + 1] ?? shown));
    const open = starts.at(-1) ?? shown;
    if (open > this.read) {
      this.done = [...this.done, ...made.slice(0, -1).filter((one) => one.lines.length)];
      this.read = open;
    }
    const last = made.at(-1);
    return last?.lines.length ? [...this.done, last] : this.done;
  }
}

function paragraph(told: Told, beats: readonly Beat[], from: number, to: number): Paragraph {
  const events = beats.slice(from, to).map((beat) => beat.event);
  return { place: beats[from]!.place, lines: story(told, events).flat() };
}
