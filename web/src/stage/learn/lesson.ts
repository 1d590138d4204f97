/** A lesson: a game that was played beforehand, with texts where the learner should look or act. */

import type { GameName } from "../../games/game.ts";
import {
  type Afresh,
  type AnyScene,
  type Box,
  type Happening,
  patched,
  type Question,
  type Update,
} from "../../net/protocol/index.ts";

export interface LessonStep {
  /** It is shown after so many updates … */
  after: number;
  /** … and so many events of the next one. */
  events?: number;
  /** The end of the key of its text. */
  key: string;
  /** What it points at: a part of the page, or a piece on the board. */
  part: string;
  /** What the learner is to answer; without it there is a button to go on. */
  choice?: number;
}

export interface Lesson {
  game: GameName;
  box: Box;
  first: Afresh;
  updates: Update[];
  steps: LessonStep[];
}

/** Some of what happens: the events of one update, or the last of them with all that follows. */
export interface Portion {
  events: readonly Happening[];
  patch: Update["patch"];
  waiting: Update["waiting"];
}

/** What happens from one step to another, update by update. */
export function portions({ updates }: Lesson, from: LessonStep, to: LessonStep): Portion[] {
  const found: Portion[] = [];
  for (let n = from.after; n <= to.after; n++) {
    const update = updates[n];
    const begin = n === from.after ? (from.events ?? 0) : 0;
    const end = n === to.after ? (to.events ?? 0) : undefined;
    if (!update || end === 0) continue;
    const whole = end === undefined;
    found.push({
      events: update.events.slice(begin, end),
      patch: whole ? update.patch : {},
      waiting: whole ? update.waiting : [],
    });
  }
  return found;
}

/** The scene as it is when a step is shown. */
export function sceneAt(lesson: Lesson, step: LessonStep): AnyScene {
  const start: LessonStep = { after: 0, key: "", part: "" };
  let { scene }: { scene: AnyScene } = lesson.first;
  for (const { events, patch } of portions(lesson, start, step)) {
    for (const event of events) scene = patched(scene, event.patch);
    scene = patched(scene, patch);
  }
  return scene;
}

/** The question of a step, with nothing but the right answer to choose. */
export function questionAt(lesson: Lesson, { after, choice }: LessonStep): Question | null {
  if (choice === undefined) return null;
  const ask = after === 0 ? lesson.first.ask : lesson.updates[after - 1]!.ask;
  if (!ask) return null;
  const place = ask.options.indexOf(choice);
  const previews = ask.previews?.[place];
  return { ...ask, options: [choice], ...(previews ? { previews: [previews] } : {}) };
}
