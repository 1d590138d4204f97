/** A table with the words to speak of it. */

import type { Table, View } from "../net/table.svelte.ts";
import type { AnyScene } from "../net/protocol/index.ts";
import type { Told } from "./wording.ts";
import { words } from "./words.svelte.ts";

/** What sentences about this view are made with; nothing before the first scene. */
export function toldBy(table: Table, view: View, scene?: AnyScene): Told | undefined {
  const seen = scene ?? view.scene;
  if (!table.box || !seen) return undefined;
  return { words: words(), box: table.box, scene: seen, people: table.people };
}
