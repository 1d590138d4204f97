/** One beat being played: what an act can do on the stage. */

import { tick } from "svelte";

import type { Facing } from "../../art/carGeometry.ts";
import type { Beat, Stage } from "../../net/animation.svelte.ts";
import type { Box, Happening } from "../../net/protocol/index.ts";
import type { Standing, Tableau } from "../scene/tableau.ts";
import { ASIDE, TIMES } from "./act.ts";
import {
  type Banner,
  type Director,
  type Given,
  type Manner,
  piecesOf,
  type SpriteLook,
} from "./director.svelte.ts";
import { apart, keyframes, moved, type Path, type Point } from "./motion.ts";
import { play, type SoundName } from "./sounds.ts";

const CHEST = -46; // from the feet
const OVERHEAD = -104;
const UNDER_WAY = 0.6; // of a move: whatever does not touch it may begin

export class Doing {
  readonly before: Tableau;
  readonly after: Tableau;
  readonly box: Box;
  readonly reduced: boolean;
  private readonly sprites: number[] = [];
  private readonly posed = new Set<string>();
  private settled = false;
  private readonly speed: number;
  /** Does it happen to me? */
  private readonly mine: boolean;

  constructor(
    private readonly director: Director,
    readonly beat: Beat,
    private readonly stage: Stage,
    private readonly given: Given,
  ) {
    this.box = given.box;
    this.mine = given.mine(beat);
    const aside = !this.mine && piecesOf(beat).length > 0;
    this.speed = stage.speed * (aside ? ASIDE : 1);
    this.reduced = given.reduced;
    this.before = director.board.tableau(given.box, beat.before);
    this.after = director.board.tableau(given.box, beat.after);
  }

  get args(): Record<string, number> {
    return this.beat.event.args;
  }

  get event(): Happening {
    return this.beat.event;
  }

  /** Everything is as it was; called when the beat is over or was skipped. */
  end(): void {
    this.director.remove(this.sprites);
    for (const key of this.posed) this.director.manner(key, undefined);
  }

  // Who and where

  person(key: string): Standing | undefined {
    return (this.settled ? this.after : this.before).people.find((one) => one.key === key);
  }

  /** The middle of somebody. */
  chest(key: string): Point {
    const one = this.person(key);
    return one ? { x: one.x, y: one.y + (one.lying ? -16 : CHEST) } : this.nowhere();
  }

  head(key: string): Point {
    const one = this.person(key);
    return one ? { x: one.x, y: one.y + (one.lying ? -40 : OVERHEAD) } : this.nowhere();
  }

  /** The middle of a spot. */
  spot(spot: number): Point {
    const found = this.after.spots.find((one) => one.spot === spot);
    if (!found) return this.nowhere();
    return { x: found.x + found.width / 2, y: found.y + found.height - 24 };
  }

  private nowhere(): Point {
    return { x: (this.after.left + this.after.right) / 2, y: -220 };
  }

  /** Look there. */
  look(at: Point): void {
    this.director.focus = at;
  }

  /** This one acts now. */
  actor(key: string): void {
    this.director.actor = key;
    const one = this.person(key);
    if (one) this.look({ x: one.x, y: one.y });
  }

  // Time

  wait(ms: number): Promise<void> {
    const { signal } = this.stage;
    if (signal.aborted) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(finish, ms / this.speed);
      signal.addEventListener("abort", finish, { once: true });
      function finish(): void {
        clearTimeout(timer);
        signal.removeEventListener("abort", finish);
        done();
      }
    });
  }

  sound(name: SoundName): void {
    if (!this.stage.signal.aborted) play(name, this.stage.speed);
  }

  // Motion

  /** Move an element by keyframes; a skipped animation ends at once. */
  async animate(
    key: string,
    frames: Keyframe[],
    ms: number,
    easing = "ease-in-out",
  ): Promise<void> {
    const element = this.director.find(key);
    if (!element || this.stage.signal.aborted) return this.wait(0);
    const timing = { duration: ms / this.speed, easing };
    const runs = this.reduced
      ? [element.animate([{ opacity: 0.2 }, { opacity: 1 }], timing)]
      : started(element, frames, timing);
    const done = Promise.all(runs.map((run) => run.finished)).catch(() => undefined);
    await Promise.race([done, this.wait(ms + 400)]);
    for (const run of runs) run.cancel();
  }

  /** The scene becomes what it is after the beat; whatever stands elsewhere now goes there. */
  async settle(mover?: string, path: Path = "slide", ms: number = TIMES.act): Promise<void> {
    const ways = [
      ...moved(this.before.people, this.after.people),
      ...moved(this.before.heaps, this.after.heaps),
      ...moved(carKeys(this.before), carKeys(this.after)),
    ];
    this.stage.settle();
    this.settled = true;
    await tick();
    if (mover) void this.wait(ms * UNDER_WAY).then(() => this.release());
    const unit = this.director.unit;
    await Promise.all(
      ways.map(([key, away]) => {
        const way = key === mover ? path : "slide";
        const easing = way === "fall" || way === "walk" ? "linear" : "ease-in-out";
        return this.animate(key, keyframes(way, away, unit), ms, easing);
      }),
    );
  }

  /** What is left may be seen beside what happens next, unless it is my own matter. */
  release(): void {
    if (!this.mine) this.stage.release();
  }

  /** Somebody takes on a pose until the beat is over. */
  pose(key: string, pose: Manner["pose"], facing?: Facing): void {
    this.posed.add(key);
    this.director.manner(key, { pose, facing });
  }

  /** The way from one to the other. */
  toward(from: Point, to: Point): Facing {
    return to.x >= from.x ? "right" : "left";
  }

  /** Something appears and stays until the beat is over. */
  async put(look: SpriteLook, at: Point): Promise<string> {
    const id = this.director.put(look, at);
    this.sprites.push(id);
    await tick();
    return `sprite-${id}`;
  }

  /** Something flies from here to there and is gone. */
  async fly(
    look: SpriteLook,
    from: Point,
    to: Point,
    ms: number,
    path: Path = "slide",
  ): Promise<void> {
    if (this.reduced || this.stage.signal.aborted) return this.wait(ms / 2);
    const key = await this.put(look, to);
    const away = { x: from.x - to.x, y: from.y - to.y };
    const easing = path === "slide" ? "cubic-bezier(.3,0,.7,1)" : "linear";
    await this.animate(key, keyframes(path, away, this.director.unit), ms, easing);
    this.director.remove([Number(key.slice(7))]);
  }

  /** Something pops up and fades. */
  async flash(look: SpriteLook, at: Point, ms: number): Promise<void> {
    const key = await this.put(look, at);
    const frames = this.reduced
      ? [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }]
      : [
          { scale: "0.2", opacity: 0 },
          { scale: "1.15", opacity: 1, offset: 0.25 },
          { scale: "1", opacity: 1, offset: 0.75 },
          { scale: "1.05", opacity: 0 },
        ];
    const element = this.director.find(key);
    if (!element || this.stage.signal.aborted) return;
    const run = element.animate(frames, { duration: ms / this.speed, fill: "forwards" });
    await Promise.race([run.finished.catch(() => undefined), this.wait(ms + 400)]);
    this.director.remove([Number(key.slice(7))]);
  }

  /** A small paper over somebody's head. */
  bubble(
    key: string,
    look: Omit<SpriteLook & { kind: "bubble" }, "kind">,
    ms: number,
  ): Promise<void> {
    return this.flash({ kind: "bubble", ...look }, this.head(key), ms);
  }

  /** Somebody staggers. */
  shake(key: string, ms: number = TIMES.answer): Promise<void> {
    const by = 5 * this.director.unit;
    const frames = [0, 1, -1, 0.7, -0.5, 0].map((part) => ({
      translate: `${part * by}px 0`,
      rotate: `${part * 6}deg`,
    }));
    return this.animate(key, frames, ms, "ease-out");
  }

  /** The whole train leans. */
  async lean(ms: number, degrees = 1.4): Promise<void> {
    if (this.reduced) return this.wait(ms / 2);
    const frames = [0, 1, 0.8, -0.4, 0].map((part) => ({
      transform: `skewX(${part * degrees * 3}deg) translateX(${part * 14}px)`,
    }));
    await this.animate("train", frames, ms, "ease-in-out");
  }

  /** A thing in a sentence, by the name that it is explained under. */
  explained(thing: string): string {
    return this.given.explain(thing);
  }

  /** What everybody should read. */
  async banner(banner: Partial<Omit<Banner, "id">> = {}, ms: number = TIMES.banner): Promise<void> {
    const id = this.director.announce({ text: this.given.tell(this.beat), ...banner });
    await this.wait(ms);
    this.director.lower(id);
  }
}

/** Set a piece in motion; of somebody with a sign only the figure turns, so that it stays upright. */
function started(
  element: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation[] {
  const figure = element.querySelector(":scope > [data-turns]");
  if (!figure) return [element.animate(frames, timing)];
  const { going, turning } = apart(frames);
  return [element.animate(going, timing), figure.animate(turning, timing)];
}

/** The cars under the keys of their elements. */
function carKeys({ cars }: Tableau): { key: string; x: number; y: number }[] {
  return cars.map(({ section, x, y }) => ({ key: `car-${section}`, x, y }));
}
