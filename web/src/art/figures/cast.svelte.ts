/**
 * Who can be drawn. Those of the larger boxes are fetched the first time somebody asks for them, and
 * appear when they have come.
 */

import type { Person } from "../palette.ts";
import { PUPPETS as BASE } from "./base.ts";
import type { Puppet } from "./puppet.ts";

type Cast = Partial<Record<Person, Puppet>>;

const ELSEWHERE = {
  guests: { who: ["mei", "misty", "twinzz", "silk"], fetch: () => import("./guests.ts") },
  armored: { who: ["courier", "professore"], fetch: () => import("./armored.ts") },
} satisfies Record<string, { who: Person[]; fetch: () => Promise<{ PUPPETS: Cast }> }>;

let here = $state.raw<Cast>({ ...BASE });
const asked: Partial<Record<keyof typeof ELSEWHERE, Promise<void>>> = {};

/** Fetch some more of the cast, once. */
export function fetchCast(name: keyof typeof ELSEWHERE): Promise<void> {
  asked[name] ??= ELSEWHERE[name].fetch().then(({ PUPPETS }) => {
    here = { ...here, ...PUPPETS };
  });
  return asked[name];
}

/** The puppet of a person, as soon as it is here. */
export function puppetOf(who: Person): Puppet | undefined {
  const puppet = here[who];
  if (!puppet) {
    const armored: readonly Person[] = ELSEWHERE.armored.who;
    void fetchCast(armored.includes(who) ? "armored" : "guests");
  }
  return puppet;
}
