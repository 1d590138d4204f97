/**
 * The line to a room: one socket that heals by itself.
 *
 * A line that breaks is opened again, sooner at first, then ever more patiently. What was said and
 * not yet acknowledged is said again; the server knows a repetition.
 */

import type { ClientMessage, Hello, ServerMessage, WireError } from "./protocol/index.ts";

export type LineState = "opening" | "open" | "lost" | "closed";

export interface Listener {
  /** The line was opened; what is to be said first. */
  greet(): Hello;
  heard(message: ServerMessage): void;
  changed(state: LineState): void;
}

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Dial = (address: string) => Wire;

const FIRST_PAUSE = 400; // milliseconds
const LONGEST_PAUSE = 12_000;
const PING_EVERY = 6_000;
// For a line to open, and for anything to be heard after something was said; longer than a server
// waits for a room that changes hands.
const PATIENCE = 9_000;
const NORMAL_CLOSE = 1000;

/** Refusals that pass: whoever dials again later is let in. */
const PASSING = ["closing", "too_fast", "too_many_sockets"];

/** Does it make no sense to dial again? */
export const isFinal = (error: WireError): boolean =>
  Boolean(error.fatal) && !PASSING.includes(error.code);

const browser: Dial = (address) => new WebSocket(address) as unknown as Wire;

export class Line {
  state: LineState = "closed";
  private wire?: Wire;
  private tries = 0;
  private pause?: ReturnType<typeof setTimeout>;
  private pinging?: ReturnType<typeof setTimeout>;
  private patience?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly dial: Dial = browser,
  ) {}

  /** Open the line and keep it open. */
  open(): void {
    globalThis.addEventListener?.("online", this.hurry);
    this.connect();
  }

  /** Hang up for good. */
  close(): void {
    globalThis.removeEventListener?.("online", this.hurry);
    this.forget();
    this.become("closed");
  }

  /** Say something, if anybody hears it; what must not get lost is kept by the listener. */
  say(message: ClientMessage): boolean {
    if (this.state !== "open" || !this.wire) return false;
    this.wire.send(JSON.stringify(message));
    this.wait();
    return true;
  }

  /** Hang up and dial again at once, as after a change that the server tells only to newcomers. */
  again(): void {
    this.forget();
    this.tries = 0;
    this.connect();
  }

  private readonly hurry = (): void => {
    if (this.state === "lost") this.again();
  };

  private connect(): void {
    this.become("opening");
    const wire = this.dial(this.address);
    this.wire = wire;
    this.wait();
    wire.onopen = () => {
      this.tries = 0;
      this.waitNoLonger();
      this.become("open");
      this.say(this.listener.greet());
      this.ping();
    };
    wire.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerMessage);
    wire.onclose = ({ code }) => this.lost(code);
  }

  private hear(message: ServerMessage): void {
    this.waitNoLonger();
    if (message.type === "error" && isFinal(message)) this.end();
    if (message.type !== "pong") this.listener.heard(message);
  }

  /** The server wants no further word: it makes no sense to dial again. */
  private end(): void {
    this.forget();
    this.become("closed");
  }

  private lost(code: number): void {
    this.forget();
    if (code === NORMAL_CLOSE && this.state === "closed") return;
    this.become("lost");
    const wait = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.7 ** this.tries++);
    this.pause = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private ping(): void {
    this.pinging = setTimeout(() => {
      this.say({ type: "ping", at: Date.now() });
      this.ping();
    }, PING_EVERY);
  }

  /** A server that stays silent is given up: it may have stopped without a word. */
  private wait(): void {
    this.patience ??= setTimeout(() => this.lost(0), PATIENCE);
  }

  private waitNoLonger(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private forget(): void {
    for (const timer of [this.pause, this.pinging]) clearTimeout(timer);
    this.waitNoLonger();
    const { wire } = this;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    // Browsers complain of a socket that is closed before it is open.
    if (this.state === "opening") wire.onopen = () => wire.close();
    else wire.close();
    this.wire = undefined;
  }

  private become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.changed(state);
  }
}
