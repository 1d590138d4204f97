/**
 * Who can be drawn: the bandits of the box at once, the guests when somebody asks for one of them, and
 * whomever a game brings along. They appear when they have come.
 */

import { isBandit, type Person } from "../palette.ts";
import { PUPPETS as BASE } from "./base.ts";
import type { Puppet } from "./puppet.ts";

export type Puppets = Readonly<Partial<Record<Person, Puppet>>>;

let here = $state.raw<Puppets>(BASE);
let guests: Promise<void> | undefined;

/** More people can be drawn from now on. */
export function addPeople(people: Puppets): void {
  here = { ...here, ...people };
}

/** The puppet of a person, as soon as it is here. */
export function puppetOf(who: Person): Puppet | undefined {
  const puppet = here[who];
  if (!puppet && isBandit(who)) {
    guests ??= import("./guests.ts").then(({ PUPPETS }) => addPeople(PUPPETS));
  }
  return puppet;
}
