/** A room with the words to speak of it. */

import type { Room, View } from "../net/room.svelte.ts";
import type { AnyScene } from "../net/protocol/index.ts";
import type { Told } from "./wording.ts";
import { words } from "./words.svelte.ts";

/** What sentences about this view are made with; nothing before the first scene. */
export function toldBy(room: Room, view: View, scene?: AnyScene): Told | undefined {
  const seen = scene ?? view.scene;
  if (!room.box || !seen) return undefined;
  return { words: words(), box: room.box, scene: seen, people: room.people };
}
