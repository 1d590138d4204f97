/** Drawings that a game brings along. */

import { addCars, type Cars } from "./cars/yard.svelte.ts";
import { addPeople, type Puppets } from "./figures/cast.svelte.ts";

export interface GameArt {
  cars: Cars;
  people: Puppets;
}

/** From now on they can be drawn. */
export function addArt({ cars, people }: GameArt): void {
  addCars(cars);
  addPeople(people);
}
