/** Head and shoulders of a person, as the box to show. */

import { TALL, type Person } from "../palette.ts";

/** From boots to the top of the hat. */
export const HIGH: Record<Person, number> = {
  ...TALL,
  marshal: 96,
  courier: 80,
  professore: 82,
};

/** A viewBox around head and shoulders: square, with a little air above the hat. */
export function bustBox(who: Person, wide = 58): string {
  return `${-wide / 2 + 2} ${-HIGH[who] - 5} ${wide} ${wide}`;
}
