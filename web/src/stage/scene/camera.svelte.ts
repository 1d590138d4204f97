/** What part of the scene is seen, and how big. */

import type { Point } from "../animation/motion.ts";

const MARGIN = 24; // units left and right of the train
/** Pixels of a unit; below that only a part of the train is shown. */
const SMALLEST = { phone: 0.5, desk: 0.36 };
const SMALLEST_OF_TWO = 0.45; // two trains on a desk: there is room to be nearer
const PHONE = 700; // pixels; narrower pictures are those of phones
const BIGGEST = 1.9;
/** Units to be seen when only a part is shown: two and a half cars, or six. */
const CLOSE = { phone: 690, desk: 1700 };
const CLOSEST = 0.9; // pixels of a unit when only a part is shown
const AIR = 26; // units above the highest hat
const PATIENCE = 5000; // milliseconds that somebody may look around undisturbed

export interface Bounds {
  left: number;
  right: number;
  top: number;
  lanes: { length: number };
}

/** Pixels of a unit so that enough is seen, and so that everything fits. */
export function unitFor(
  { left, right, top, lanes }: Bounds,
  wide: number,
  high: number,
  ground: number,
): { unit: number; fits: number } {
  const tall = Math.max(0.2, (high - ground) / (AIR - top));
  const fits = Math.min(wide / (right - left + 2 * MARGIN), tall, BIGGEST);
  const device = wide < PHONE ? "phone" : "desk";
  const least = device === "desk" && lanes.length > 1 ? SMALLEST_OF_TWO : SMALLEST[device];
  if (fits >= least || fits >= tall) return { unit: fits, fits };
  return { unit: Math.max(fits, Math.min(tall, wide / CLOSE[device], CLOSEST)), fits };
}

/** Keep a point between two ends; where there is no room, in their middle. */
export function clamped(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

export class Camera {
  wide = $state(0);
  high = $state(0);
  /** Pixels at the lower edge that belong to the ground. */
  ground = $state(60);
  zoom = $state(1);
  dragging = $state(false);
  private bounds = $state.raw<Bounds>({ left: -400, right: 400, top: -276, lanes: [] });
  private wanted = $state.raw<Point>({ x: 0, y: 0 });
  private held = 0; // until when nobody else moves the camera

  private readonly base = $derived(unitFor(this.bounds, this.wide, this.high, this.ground));
  /** Pixels of a unit. */
  readonly unit = $derived(this.base.unit * this.zoom);
  /** Is everything to be seen at once? */
  readonly whole = $derived(this.unit <= this.base.fits * 1.001);
  /** The x that is in the middle of the picture. */
  readonly x = $derived.by(() => {
    const half = this.wide / this.unit / 2;
    const { left, right } = this.bounds;
    return clamped(this.wanted.x, left - MARGIN + half, right + MARGIN - half);
  });
  /** How far the picture is moved down, in pixels, where it is higher than the window. */
  readonly down = $derived.by(() => {
    const hidden = (AIR - this.bounds.top) * this.unit - (this.high - this.ground);
    if (hidden <= 0) return 0;
    return clamped(-this.wanted.y * this.unit - this.high * 0.4, 0, hidden);
  });
  /** From the top of the window to the rails, in pixels. */
  readonly rails = $derived.by(() => {
    const spare = this.high - this.ground - (AIR - this.bounds.top) * this.unit;
    return this.high - this.ground - Math.max(0, spare) * 0.22 + this.down;
  });
  /** Where x = 0 is, in pixels from the left of the window. */
  readonly origin = $derived(this.wide / 2 - this.x * this.unit);

  /** The scene has these bounds now. */
  frame({ left, right, top, lanes }: Bounds): void {
    const old = this.bounds;
    if (old.left === left && old.right === right && old.top === top) return;
    this.bounds = { left, right, top, lanes };
  }

  /** Something happens there: look, unless somebody is looking around. */
  follow(at: Point): void {
    if (Date.now() < this.held || this.dragging) return;
    this.wanted = at;
  }

  /** Somebody wants to see this. */
  go(at: Point): void {
    this.held = Date.now() + PATIENCE;
    this.wanted = at;
  }

  /** The picture is dragged by so many pixels. */
  drag(dx: number, dy: number): void {
    this.held = Date.now() + PATIENCE;
    const y = -(this.down + this.high * 0.4) / this.unit;
    this.wanted = { x: this.x - dx / this.unit, y: y - dy / this.unit };
  }

  /** Bigger, or smaller until everything is seen. */
  magnify(factor: number): void {
    this.zoom = clamped(this.zoom * factor, this.base.fits / this.base.unit, 2.6);
  }
}
