/** What a game needs, fetched before it begins. Nothing breaks without it; it only comes later. */

import { fetchCars } from "./cars/yard.svelte.ts";
import { fetchCast } from "./figures/cast.svelte.ts";

/** Fetch the drawings of a game. */
export async function loadArt(game: "classic" | "armored" | "super"): Promise<void> {
  if (game === "armored")
    await Promise.all([fetchCars("armored"), fetchCast("armored"), fetchCast("guests")]);
  if (game === "super") await Promise.all([fetchCars("super"), fetchCast("guests")]);
}
