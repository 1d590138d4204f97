/** What is drawn here besides the box of the base game: a train, couriers, Il Professore, guests. */

import type { GameArt } from "../../art/load.ts";

/** Each by itself, for the first screen shows some of them. */
export async function fetchArt(): Promise<GameArt> {
  const [{ CARS }, { PUPPETS }, { PUPPETS: GUESTS }] = await Promise.all([
    import("./cars.ts"),
    import("./figures.ts"),
    import("../../art/figures/guests.ts"),
  ]);
  return { cars: CARS, people: { ...GUESTS, ...PUPPETS } };
}
