/** What part of the scene is seen, and how big. */

import { ROOF_Y } from "../../art/carGeometry.ts";
import type { Point } from "../animation/motion.ts";

const MARGIN = 24; // units left and right of the train
const PHONE = 700; // pixels; narrower pictures are those of phones
/** Pixels from the rails to the roof that a car has at least, where there is room for it. */
const CAR = { phone: 150, desk: 200 };
/** Units that are seen at least: one car and a half, or more than two. */
const CLOSE = { phone: 420, desk: 590 };
const BIGGEST = 2.6; // pixels of a unit
const SKY = 1 / 3; // of the picture, above the highest hat
const SAND = 1 / 10; // of the picture, where the pile lies
const BALLAST = 30; // pixels under the rails
const RAILS = 16; // of these that no card covers
/** How high the pile is, in pixels: cards of 40 and more, but not so many that they hide a car. */
const PILE = { least: 63, most: 90 };
const PEEK = 1.35; // of two trains a phone shows one and a half
const AIR = 26; // units above the highest hat
const PATIENCE = 5000; // milliseconds that somebody may look around undisturbed

export interface Bounds {
  left: number;
  right: number;
  top: number;
  lanes: { length: number };
}

/**
 * Pixels of a unit: cars are large enough to see who is in them and the sky does not fill the
 * picture, even if only a part of the train fits in; and the pixels with which everything fits.
 */
export function unitFor(
  { left, right, top, lanes }: Bounds,
  wide: number,
  high: number,
  ground: number,
): { unit: number; fits: number } {
  const device = wide < PHONE ? "phone" : "desk";
  const tall = Math.max(0.2, (high - ground) / (AIR - top));
  const fits = Math.min(wide / (right - left + 2 * MARGIN), tall, BIGGEST);
  const wanted = Math.max(fits, CAR[device] / -ROOF_Y, (high * (1 - SKY) - ground) / (AIR - top));
  const peek = device === "phone" && lanes.length > 1 ? PEEK : 1;
  return { unit: Math.min(wanted, tall * peek, wide / CLOSE[device], BIGGEST), fits };
}

/** Pixels under the rails of a picture of this height, and those of the pile that lies there. */
export function groundFor(high: number): { ground: number; pile: number } {
  const ground = BALLAST + high * SAND;
  return { ground, pile: clamped(ground - RAILS, PILE.least, PILE.most) };
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
  /** Has the picture found its first place? Before that it jumps. */
  still = $state(true);
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
  readonly rails = $derived(this.high - this.ground + this.down);
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

  /** Is the picture so near that there is more to see from further away? */
  readonly near = $derived(this.base.unit > this.base.fits * 1.001);

  /** See everything at once, or be near again. */
  stepBack(): void {
    this.zoom = this.whole ? 1 : this.base.fits / this.base.unit;
  }

  /** Bigger, or smaller until everything is seen. */
  magnify(factor: number): void {
    this.zoom = clamped(this.zoom * factor, this.base.fits / this.base.unit, 2.6);
  }
}
