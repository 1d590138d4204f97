/** A room, and what speaks of it. */

import type { Words } from "./words.svelte.ts";
import type { AnyScene, Box, EventInfo } from "../net/protocol/index.ts";

/** A room, and the words and names to speak of it with. */
export interface Told<Scene extends AnyScene = AnyScene> {
  words: Words;
  box: Box;
  scene: Scene;
  /** By seat: the names of the people who gave one. */
  people: Record<number, string>;
}

/** What the box says of a kind of event: whether it begins a paragraph, whether it stays quiet. */
export const kindOf = ({ box }: Told, name: string): EventInfo | undefined =>
  box.events.find((one) => one.name === name);

/** The section that a spot belongs to, and whether it is the roof. */
export function sectionOf(box: Box, spot: number): { section: number; roof: boolean } {
  const section = box.sections.findIndex((one) => one.roof === spot || one.inside === spot);
  return { section, roof: box.sections[section]?.roof === spot };
}
