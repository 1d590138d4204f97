/** Tells the story to those who listen, a few sentences at a time. */

import { announce, hush } from "../../ui/live.svelte.ts";
import type { Beat } from "../../net/room.svelte.ts";
import { eventSentence, isQuiet } from "../../words/telling.ts";
import { kindOf, type Told } from "../../words/wording.ts";

const BREATH = 700; // milliseconds in which sentences are gathered

export class Voice {
  private waiting: string[] = [];
  private timer?: ReturnType<typeof setTimeout>;

  /** An event has come to its turn. */
  tell(told: Told, { event }: Beat): void {
    if (isQuiet(told, [event]) || kindOf(told, event.kind)?.runs) return;
    this.say(told, eventSentence(told, event));
  }

  /** Say something soon, together with what else is to be said. */
  say(told: Told, text: string): void {
    this.waiting.push(text);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      announce(told.words.sentences(this.waiting.splice(0)));
    }, BREATH);
  }

  /** Say no more, and leave nothing that could be read: somebody else may look now. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    hush();
  }
}
