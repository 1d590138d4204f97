/** What is drawn here besides the box of the base game: cars, and guests. */

import type { GameArt } from "../../art/load.ts";

/** Each by itself, for the first screen shows some of them. */
export async function fetchArt(): Promise<GameArt> {
  const [{ CARS }, { PUPPETS }] = await Promise.all([
    import("./cars.ts"),
    import("../../art/figures/guests.ts"),
  ]);
  return { cars: CARS, people: PUPPETS };
}
