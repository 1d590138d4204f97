/** A room as this device knows it: what is told of it, and what can be said to it. */

import { castOf, type Persona } from "../bots/cast.ts";
import { settings } from "../settings.svelte.ts";
import { AnimationQueue, type Beat } from "./animation.svelte.ts";
import { isSame } from "./questions.ts";
import { type Doubt, doubtOf, partsDue } from "./shuffle.ts";
import { type Dial, isFinal, Line, type LineState, type Listener } from "./socket.ts";
import { keepRead, readUpTo } from "./reading.ts";
import { beatsOfVisit, recall } from "./visits.ts";
import {
  type Ack,
  type Advice,
  type Advised,
  type Afresh,
  type AnyScene,
  type Awaited,
  type Box,
  type ChatLine,
  type Choose,
  type EmoteName,
  type Happening,
  type Hello,
  NOBODY,
  type Patch,
  patched,
  type Presence,
  type Question,
  type Result,
  type SeatClock,
  type ServerMessage,
  SOCKET,
  type RoomInfo,
  type TakeBack,
  type Update,
  VERSION,
  type Welcome,
  type WireError,
} from "./protocol/index.ts";
import { t } from "../words/words.svelte.ts";

const LONGEST_STORY = 5000; // events that are kept
const FRESH = 6000; // milliseconds that something has just been said
const SCENES_KEPT = 900; // beats whose scenes are kept, for showing a round again

export type { Beat } from "./animation.svelte.ts";

/** What one viewer is told. */
export class View {
  number = $state(0);
  ask = $state.raw<Question | null>(null);
  waiting = $state.raw<readonly Awaited[]>([]);
  clocks = $state.raw<readonly SeatClock[]>([]);
  over = $state.raw<Result | null>(null);
  /** What the coach says of the question, once he was asked. */
  advice = $state.raw<readonly Advised[]>([]);
  private advisedOn?: { question: Question; number: number };
  /** The newest scene, whether it has been shown or not. */
  latest = $state.raw<AnyScene>();
  /** Everything that was told, in order; the oldest scenes are let go. */
  story = $state.raw<readonly Beat[]>([]);
  readonly animation = new AnimationQueue(() => settings.speed);

  /** What is to be seen now. */
  readonly scene = $derived(this.animation.scene);
  /** The question, once everything before it has been shown. */
  readonly asked = $derived(this.animation.caughtUp ? this.ask : null);
  /** How it ended, once everything before has been shown. */
  readonly ended = $derived(this.animation.caughtUp ? this.over : null);

  constructor(
    readonly viewer: number,
    private readonly room: Room,
  ) {}

  /** Is this the view of a seat, and not of a spectator? */
  get seated(): boolean {
    return this.viewer >= 0;
  }

  /** Must this seat answer, and has not yet sealed an answer? */
  get due(): boolean {
    return this.ask !== null && (this.ask.answer ?? null) === null;
  }

  /** A choice that has been sent and of which nothing has been told yet. */
  get sent(): number | undefined {
    return this.room.sent(this.viewer)?.choice;
  }

  /** Answer the question. */
  choose(choice: number): void {
    this.room.choose(this, choice);
  }

  /** Ask for the last choice back. */
  takeBack(): void {
    this.room.takeBack(this);
  }

  /** Ask the coach about the question, once. */
  askCoach(): void {
    const { ask, advisedOn, number } = this;
    if (!ask || isSame(advisedOn?.question, ask)) return;
    this.advice = [];
    this.advisedOn = { question: ask, number };
    this.room.askCoach(this);
  }

  /** The coach has answered; what he says of another question is no longer wanted. */
  hearCoach({ number, advised }: Advice): void {
    if (number === this.advisedOn?.number && isSame(this.advisedOn.question, this.ask))
      this.advice = advised;
  }

  /** Show the present round once more, from its first event or from the turning of the pile. */
  showRoundAgain(): void {
    const starts = ["stealin-began", "execution-began", "round-began"];
    const place = this.story.findLastIndex((beat) => starts.includes(beat.event.kind));
    this.animation.repeat(this.story.slice(Math.max(0, place)).filter((beat) => beat.before));
  }

  hear(message: Update | Afresh): void {
    if (message.type === "scene") this.afresh(message);
    else this.update(message);
    if (!isSame(this.ask, message.ask)) {
      this.advice = [];
      this.advisedOn = undefined;
    }
    this.number = message.number;
    this.ask = message.ask;
    this.waiting = message.waiting;
    this.clocks = message.clocks;
    this.over = message.over;
  }

  /** Begin anew with this scene and with what has been told before it. */
  begin(scene: AnyScene, story: readonly Beat[]): void {
    this.story = story;
    this.latest = scene;
    this.animation.set(scene);
  }

  private afresh({ scene, why, events, number }: Afresh): void {
    if (why === "take_back") this.story = this.story.filter((beat) => beat.number < this.number);
    if (!this.story.length) this.story = beatsOf(scene, events, {}, number, 0);
    this.latest = scene;
    this.animation.set(scene);
  }

  private update({ events, patch, number, before }: Update): void {
    if (!this.latest || before !== this.number) return this.room.resync();
    const first = (this.story.at(-1)?.place ?? -1) + 1;
    const beats = beatsOf(this.latest, events, patch, number, first);
    this.latest = beats.at(-1)?.after ?? patched(this.latest, patch);
    this.story = lighter([...this.story, ...beats]);
    this.animation.add(beats, this.latest);
  }
}

/** Events with the scenes around them; what no event tells has changed after the last of them. */
export function beatsOf(
  scene: AnyScene,
  events: readonly Happening[],
  patch: Patch,
  number: number,
  first: number,
): Beat[] {
  let before = scene;
  return events.map((event, i) => {
    const told = patched(before, event.patch);
    const after = i === events.length - 1 ? patched(told, patch) : told;
    const beat = { place: first + i, number, event, before, after };
    before = after;
    return beat;
  });
}

/** The story without the oldest scenes, so that an evening of games stays small. */
function lighter(story: Beat[]): Beat[] {
  const kept = story.slice(-LONGEST_STORY);
  const old = kept.length - SCENES_KEPT;
  if (old <= 0 || !kept[old - 1]!.before) return kept;
  return kept.map((beat, i) =>
    i < old && beat.before ? { ...beat, before: undefined!, after: undefined! } : beat,
  );
}

/** A choice on its way. */
interface Sent {
  message: Choose;
  /** The number that it was given, once it is safely kept; what comes of it is told after that. */
  kept?: number;
}

/** Something that the page must say to the person once. */
export interface Notice {
  id: number;
  text: string;
}

export class Room implements Listener {
  info = $state.raw<RoomInfo>();
  box = $state.raw<Box>();
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last line that was read on this device. */
  private read = $state(0);
  presence = $state.raw<Presence>({ type: "presence", online: [], watchers: 0 });
  line = $state<LineState>("closed");
  /** Has the line been lost since it was last open? */
  lost = $state(false);
  /** Can the server save? While it cannot, nothing goes on. */
  saving = $state(true);
  /** Why nothing more will come, in the person's language. */
  refused = $state<WireError>();
  notices = $state.raw<readonly Notice[]>([]);
  /** The seats of this device. */
  mine = $state.raw<readonly number[]>([]);
  /** Whose view is shown. */
  viewer = $state(NOBODY);
  /** Was the curtain lifted for whom it is shown? */
  private lifted = $state(true);

  protected views = $state.raw<ReadonlyMap<number, View>>(new Map());
  private outbox = $state.raw<readonly Sent[]>([]);
  private readonly wire: Line;
  private ahead = 0; // of the server's clock, in milliseconds
  private noticed = 0;
  /** By seat: my seals of the shuffle, as this visit has made them. */
  readonly seals = new Map<number, string>();
  private doubt?: Doubt;
  readonly code: string;

  constructor(
    /** What is known of the room already, and so which of its seats are mine. */
    info: RoomInfo,
    dial?: Dial,
  ) {
    this.code = info.code;
    this.info = info;
    this.mine = seatsOfMine(info);
    this.read = readUpTo(info.code);
    this.wire = new Line(address(), this, dial);
  }

  // What the screens read

  /** The view that is shown. */
  get view(): View | undefined {
    return this.views.get(this.viewer);
  }

  viewOf(viewer: number): View | undefined {
    return this.views.get(viewer);
  }

  /** Do several people share this device? */
  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  /** For whom the curtain is drawn, if it is: somebody else on this device has to answer. */
  get curtain(): number | undefined {
    const due = this.mine.find((seat) => this.views.get(seat)?.due);
    if (!this.lifted) return due ?? this.viewer;
    if (!this.hotSeat) return undefined;
    const view = this.view;
    return view && (view.due || !view.animation.caughtUp || view.over) ? undefined : due;
  }

  /** The curtain hangs: it is lifted by hand only, for the device may be in other hands by now. */
  draw(): void {
    this.lifted = false;
  }

  /** The curtain is lifted: the device is in the right hands. */
  lift(): void {
    const seat = this.curtain;
    if (seat === undefined) return;
    this.look(seat);
    this.lifted = true;
  }

  /** Look as another seat of this device; what it has seen already is not shown again. */
  look(viewer: number): void {
    if (!this.views.has(viewer)) return;
    const seen = this.view?.animation.caughtUp ? this.view.number : -1;
    this.viewer = viewer;
    const view = this.view!;
    if (view.number <= seen) view.animation.skip();
  }

  /** By seat: the names of the people who gave one, and of the bots. */
  get people(): Record<number, string> {
    const bots = this.bots;
    return Object.fromEntries(
      (this.info?.seats ?? []).flatMap(({ seat, name }, place): [number, string][] => {
        const bot = bots[place];
        const called = bot ? t(`bot-name-${bot.name}`) : name;
        return called ? [[seat, called]] : [];
      }),
    );
  }

  /** By seat: who the bots are. */
  get bots(): readonly (Persona | undefined)[] {
    return castOf(this.info?.seats ?? []);
  }

  /** How many lines of the chat nobody has read on this device. */
  get unread(): number {
    return this.chat.filter((line) => line.id > this.read).length;
  }

  /** All lines are in sight. */
  readChat(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last <= this.read) return;
    this.read = last;
    keepRead(this.code, last);
  }

  /** Milliseconds left until this moment of the server's clock. */
  left(moment: number): number {
    return moment - (Date.now() + this.ahead);
  }

  /** The choice that a seat has sent and of which nothing has been told yet. */
  sent(seat: number): Choose | undefined {
    return this.outbox.find(({ message }) => message.seat === seat)?.message;
  }

  // What can be done

  open(): void {
    this.recall();
    this.wire.open();
  }

  /** Begin where the last visit ended: what came since is then told, and shown. */
  private recall(): void {
    const [viewer = NOBODY, ...others] = this.mine;
    const visit = this.info?.status === "playing" && !others.length && recall(this.code, viewer);
    if (!visit) return;
    const view = new View(viewer, this);
    view.begin(visit.scene, beatsOfVisit(visit));
    view.number = visit.number;
    this.box = visit.box;
    this.viewer = viewer;
    this.views = new Map([[viewer, view]]);
  }

  close(): void {
    this.wire.close();
    for (const view of this.views.values()) view.animation.skip();
  }

  choose(view: View, choice: number): void {
    if (!view.ask?.options.includes(choice) || this.sent(view.viewer)) return;
    const message: Choose = { type: "choose", seat: view.viewer, number: view.number, choice };
    this.outbox = [...this.outbox, { message }];
    this.wire.say(message);
  }

  takeBack(view: View): void {
    const message: TakeBack = { type: "take_back", seat: view.viewer, number: view.number };
    this.wire.say(message);
  }

  askCoach({ viewer, number }: View): void {
    this.wire.say({ type: "advise", seat: viewer, number });
  }

  say(text: string): boolean {
    return this.wire.say({ type: "chat", text });
  }

  emote(emote: EmoteName): boolean {
    return this.wire.say({ type: "emote", emote });
  }

  /** Was this said just now, and not before I came? */
  isFresh(line: ChatLine): boolean {
    return this.left(line.at) > -FRESH;
  }

  /** A notice has been read. */
  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  notify(text: string): void {
    this.notices = [...this.notices, { id: ++this.noticed, text }].slice(-3);
  }

  /** An order to the room was carried out, and this is how it is now. */
  learn(info: RoomInfo): void {
    this.roomChanged(info);
  }

  /** Something was missed: begin again with whole scenes. */
  resync(): void {
    this.views = new Map();
    this.wire.again();
  }

  // What the line tells

  greet(): Hello {
    const numbers = [...this.views.values()].map((view) => view.number);
    const since = numbers.length ? Math.min(...numbers) : undefined;
    return {
      type: "hello",
      version: VERSION,
      room: this.code,
      seats: [...this.mine],
      ...(since === undefined ? {} : { since }),
    };
  }

  changed(state: LineState): void {
    this.line = state;
    if (state === "lost") this.lost = true;
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcomed(message);
        return this.takePart();
      case "update":
      case "scene":
        return this.told(message);
      case "ack":
        return this.acknowledged(message);
      case "advice":
        return this.views.get(message.seat)?.hearCoach(message);
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== message.id), message].slice(-300);
        return;
      case "presence":
        this.presence = message;
        return;
      case "room":
        this.roomChanged(message.room);
        return this.takePart();
      case "storage":
        this.saving = message.well;
        return;
      case "error":
        return this.failed(message);
    }
  }

  private welcomed(message: Welcome): void {
    this.lost = false;
    this.saving = true;
    this.ahead = message.now - Date.now();
    if (message.box) this.box = message.box;
    this.chat = message.chat;
    this.presence = message.presence;
    this.roomChanged(message.room);
    this.views = new Map(
      message.viewers.map((viewer) => [viewer, this.views.get(viewer) ?? new View(viewer, this)]),
    );
    if (!this.views.has(this.viewer)) {
      const held = this.viewer; // by whoever has just lost the seat
      this.viewer = message.viewers[0] ?? NOBODY;
      this.lifted = !this.hotSeat && (held < 0 || this.viewer < 0);
    }
    for (const { message: waiting, kept } of this.outbox) {
      if (kept === undefined) this.wire.say(waiting);
    }
  }

  /** Seal my parts of the shuffle, or open them, as the room wants it now. */
  private takePart(): void {
    for (const message of partsDue(this.info!, this.seals)) this.wire.say(message);
    const doubt = doubtOf(this.info!, this.seals);
    if (doubt && doubt !== this.doubt) this.notify(t(`web-fair-${doubt}`));
    this.doubt = doubt;
  }

  private told(message: Update | Afresh): void {
    let view = this.views.get(message.viewer);
    if (!view) {
      view = new View(message.viewer, this);
      this.views = new Map([...this.views, [message.viewer, view]]);
    }
    view.hear(message);
    // A whole scene is the truth, even where its number is lower: something was taken back.
    const reached = message.type === "scene" ? Infinity : message.number;
    this.outbox = this.outbox.filter(
      (sent) => sent.message.seat !== message.viewer || (sent.kept ?? Infinity) > reached,
    );
  }

  /** A choice is kept. It stays in the outbox until it is told, or it would be asked for again. */
  private acknowledged({ seat, number }: Ack): void {
    const told = (this.views.get(seat)?.number ?? -1) >= number;
    this.outbox = this.outbox.flatMap((sent) => {
      if (sent.message.seat !== seat) return [sent];
      return told ? [] : [{ ...sent, kept: number }];
    });
  }

  private roomChanged(info: RoomInfo): void {
    const before = this.info;
    this.info = info;
    const mine = seatsOfMine(info);
    const changed = mine.join() !== this.mine.join();
    this.mine = mine;
    const began = before?.status === "lobby" && info.status !== "lobby";
    if (changed || began) this.resync(); // the server wants to know who is here
  }

  private failed(error: WireError): void {
    if (isFinal(error)) {
      this.refused = error;
      return;
    }
    if (error.fatal) return; // the line is dialled again, and what was said is said again
    this.outbox = [];
    this.notify(error.message);
  }
}

const seatsOfMine = (info: RoomInfo): number[] =>
  info.seats.filter((seat) => seat.mine && !seat.resigned).map((seat) => seat.seat);

/** Where the socket is. */
function address(): string {
  if (typeof location === "undefined") return "";
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${SOCKET}`;
}
