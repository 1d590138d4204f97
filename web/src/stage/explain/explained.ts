/** What the things on the board are, in words. */

import type { Room } from "../../net/room.svelte.ts";
import { saying } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";
import { t } from "../../words/words.svelte.ts";

export interface Explanation {
  name: string;
  text: string;
  clauses: readonly string[];
}

/** What the box, or the room, says of a thing; nothing if it says nothing. */
export function explanationOf(told: Told, room: Room, thing: string): Explanation | undefined {
  if (thing === "clock") {
    const slow = room.info?.clock.kind === "slow";
    const text = t(slow ? "web-clock-slow-hint" : "web-clock-live-hint");
    return { name: t("board-time"), text, clauses: [] };
  }
  const found = told.box.explained[thing];
  return (
    found && {
      name: saying(told, found.name),
      text: saying(told, found.text),
      clauses: found.clauses,
    }
  );
}
