/** Who says something on the board, one at a time and for a moment: bots seldom, people by emotes. */

import type { Beat } from "../net/animation.svelte.ts";
import type { EmoteName } from "../net/protocol/index.ts";
import { settings } from "../settings.svelte.ts";
import type { Words } from "../words/words.svelte.ts";
import { type Cues, cueOf, lineOf, speaksUp } from "./banter.ts";
import type { Persona } from "./cast.ts";

const SHOWN = 2400; // milliseconds that a line is there
const QUIET = 5000; // and before the next one

/** What somebody says. */
export interface Spoken {
  bandit: number;
  text: string;
  emote?: EmoteName;
}

export class Speaking {
  /** Who says what now. */
  line = $state.raw<Spoken>();
  private timer?: ReturnType<typeof setTimeout>;
  private last = -Infinity;

  constructor(
    private readonly cues: Cues,
    /** Who leads a bandit, if it is a bot. */
    private readonly leader: (bandit: number) => Persona | undefined,
    private readonly words: () => Words,
  ) {}

  /** An event has come to its turn. */
  hear({ event, place }: Beat): void {
    if (!settings.banter) return;
    const cue = cueOf(this.cues, event);
    const who = cue && this.leader(cue.bandit);
    if (!who || !speaksUp(place, cue.bandit)) return;
    if (performance.now() - this.last < SHOWN + QUIET / settings.speed) return;
    const text = lineOf(this.words(), who.temper, cue.occasion, place);
    this.show({ bandit: cue.bandit, text });
  }

  /** The person behind a bandit makes a gesture, which goes before what bots say. */
  gesture(bandit: number, emote: EmoteName): void {
    if (!settings.banter) return;
    this.show({ bandit, emote, text: this.words().say(`web-emote-${emote}`) });
  }

  private show(line: Spoken): void {
    this.last = performance.now();
    this.line = line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop(), SHOWN);
  }

  /** Nothing more is said. */
  stop(): void {
    clearTimeout(this.timer);
    this.line = undefined;
  }
}
