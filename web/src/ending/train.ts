/** The train at the station: as it came in, with a car in the middle of the picture. */

import { PITCH } from "../art/carGeometry.ts";
import type { Carriage } from "../stage/scene/tableau.ts";

/** The cars of the first train, moved so that their middle is at x = 0 and a car stands there. */
export function trainAt(cars: readonly Carriage[]): Carriage[] {
  const front = Math.max(...cars.map(({ y }) => y));
  const train = cars.filter(({ y, uncoupled }) => y === front && !uncoupled);
  if (!train.length) return [];
  const xs = train.map(({ x }) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const nearest = train.reduce((best, car) =>
    Math.abs(car.x - middle) < Math.abs(best.x - middle) ? car : best,
  );
  return train.map((car) => ({ ...car, x: Math.round((car.x - nearest.x) / PITCH) * PITCH }));
}
