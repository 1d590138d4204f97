/** A lesson being given: a room without a server, where what happens was settled beforehand. */

import { Room } from "../../net/room.svelte.ts";
import { pretended } from "../../net/pretended.ts";
import type { Wire } from "../../net/socket.ts";
import {
  type ClientMessage,
  type ServerMessage,
  type RoomInfo,
  VERSION,
} from "../../net/protocol/index.ts";
import { type Lesson, type LessonStep, portions, questionAt, sceneAt } from "./lesson.ts";

const PLACE = "coltexpress-lessons";
const LEARNER = 0;

/** How far this device has come in each lesson. */
function places(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The step at which a lesson was left. */
export const leftAt = (game: string): number => places()[game] ?? 0;

function keep(game: string, place: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...places(), [game]: place }));
  } catch {
    // then it begins at the beginning next time
  }
}

export class Lecture {
  place = $state(0);
  room = $state.raw<Room>() as Room;
  private wire?: Wire;
  private number = 0;

  constructor(
    readonly lesson: Lesson,
    place: number,
    private readonly name: string,
  ) {
    this.go(place);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.place]!;
  }

  get last(): boolean {
    return this.place === this.lesson.steps.length - 1;
  }

  /** Has everything before this step been shown? */
  get ready(): boolean {
    return this.room.view?.animation.caughtUp ?? false;
  }

  /** Go on to the next step; what happens until then is shown. */
  next(): void {
    const to = this.lesson.steps[this.place + 1];
    if (!to) return;
    const asked = questionAt(this.lesson, to);
    const happening = portions(this.lesson, this.step, to);
    if (!happening.length) happening.push({ events: [], patch: {}, waiting: [] });
    for (const [n, { events, patch, waiting }] of happening.entries()) {
      const ask = n === happening.length - 1 ? asked : null;
      this.say({
        type: "update",
        viewer: LEARNER,
        before: this.number,
        number: ++this.number,
        events: [...events],
        patch,
        ask,
        waiting: ask ? waiting : waiting.filter(({ seat }) => seat !== LEARNER),
        clocks: [],
        over: null,
      });
    }
    this.place += 1;
    keep(this.lesson.game, this.last ? 0 : this.place);
  }

  /** Begin anew at a step. */
  go(place: number): void {
    this.place = Math.max(0, Math.min(this.lesson.steps.length - 1, place));
    keep(this.lesson.game, this.last ? 0 : this.place);
    this.room?.close();
    this.number = 1;
    const room = new Room(this.info(), () => this.dial());
    room.open();
    this.room = room;
  }

  /** One step back. */
  back(): void {
    this.go(this.place - 1);
  }

  private dial(): Wire {
    const wire: Wire = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (text) => this.hear(JSON.parse(text) as ClientMessage),
      close: () => undefined,
    };
    this.wire = wire;
    queueMicrotask(() => wire.onopen?.());
    return wire;
  }

  private say(message: ServerMessage): void {
    this.wire?.onmessage?.({ data: JSON.stringify(message) });
  }

  private hear(message: ClientMessage): void {
    if (message.type === "hello") this.welcome();
    if (message.type === "take_back") this.back();
    if (message.type !== "choose" || message.choice !== this.step.choice) return;
    this.say({ type: "ack", seat: message.seat, number: message.number });
    this.next();
  }

  private welcome(): void {
    const { lesson, step, number } = this;
    this.say({
      type: "welcome",
      version: VERSION,
      room: this.info(),
      box: lesson.box,
      viewers: [LEARNER],
      number,
      chat: [],
      presence: { type: "presence", online: [], watchers: 0 },
      now: Date.now(),
    });
    this.say({
      type: "scene",
      viewer: LEARNER,
      number,
      scene: sceneAt(lesson, step),
      ask: questionAt(lesson, step),
      waiting: [],
      clocks: [],
      over: null,
      why: "welcome",
      events: [],
    });
  }

  private info(): RoomInfo {
    const { game, box } = this.lesson;
    const info = pretended(game, box);
    info.seats[LEARNER] = { ...info.seats[LEARNER]!, kind: "person", name: this.name, mine: true };
    return info;
  }
}
