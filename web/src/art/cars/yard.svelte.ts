/** Which cars can be drawn: the coaches of the base game, and those that a game brings along. */

import type { CarId } from "../carGeometry.ts";
import type { Drawing } from "../paper.ts";
import { COACHES } from "./coaches.ts";

/** A car, and the two colours by which it is known from afar. */
export interface CarArt {
  drawing: Drawing;
  wall: string;
  roof: string;
  /** Is nobody ever inside? */
  closed?: boolean;
}

export type Cars = Readonly<Record<CarId, CarArt>>;

let here = $state.raw<Cars>(COACHES);

/** More cars can be drawn from now on. */
export function addCars(cars: Cars): void {
  here = { ...here, ...cars };
}

/** How a car is drawn, if it is here. */
export const carArt = (id: CarId): CarArt | undefined => here[id];

/** Every car that can be drawn now. */
export const carsHere = (): CarId[] => Object.keys(here);
