/** My own place, which is what one wants to know first. */

import type { Count } from "../words/counts.ts";
import { seatName, type Told } from "../words/telling.ts";

/** The places of these seats in words; several at one device are told apart by name. */
export function placeOf(
  told: Told,
  all: readonly Count[],
  ranks: readonly number[],
  seats: readonly number[],
): string[] {
  const { words, scene } = told;
  const places = seats.filter((seat) => ranks[seat] !== undefined);
  return places.map((seat) => {
    const count = all.find((one) => one.seats.includes(seat));
    const values = { place: ranks[seat]!, players: ranks.length };
    if (places.length > 1) {
      const name = told.people[seat] || seatName(told, seat);
      return words.labelled(name, words.say("web-place-of", values));
    }
    if (scene.winners.includes(seat)) return words.say("web-end-won");
    return count?.team ? words.say("web-end-lost") : words.say("web-end-place", values);
  });
}
