/** What was last seen of a room on this device, so that the next visit can show what came since. */

import type { Beat } from "./animation.svelte.ts";
import { type AnyScene, type Box, type Happening, VERSION } from "./protocol/index.ts";

export interface Visit {
  room: string;
  version: number;
  viewer: number;
  /** The number of the update that was seen last. */
  number: number;
  box: Box;
  scene: AnyScene;
  /** The last events, so that the story does not begin in mid-sentence. */
  story: Happening[];
}

const PLACE = "coltexpress-visits";
const ROOMS = 6; // that are remembered
const EVENTS = 120; // of the story

function all(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Visit[];
  } catch {
    return []; // storage may be forbidden, or hold what another version wrote
  }
}

/** The last visit of this viewer to a room. */
export function recall(room: string, viewer: number): Visit | undefined {
  return all().find(
    (visit) => visit.room === room && visit.viewer === viewer && visit.version === VERSION,
  );
}

/** Everything up to here has been seen. */
export function remember(visit: Omit<Visit, "version">): void {
  const story = visit.story.slice(-EVENTS).map(({ kind, args }) => ({ kind, args, patch: {} }));
  const others = all().filter((one) => one.room !== visit.room);
  const kept = [{ ...visit, story, version: VERSION }, ...others].slice(0, ROOMS);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // a device that keeps nothing begins anew
  }
}

/** The remembered events as beats that can be told but not be shown. */
export const beatsOfVisit = ({ story, number }: Visit): Beat[] =>
  story.map((event, place) => ({
    place,
    number,
    event,
    before: undefined!,
    after: undefined!,
  }));
