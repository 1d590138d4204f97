/** What is read aloud by screen readers, from anywhere on the page. */

import { untrack } from "svelte";

class Live {
  polite = $state("");
  urgent = $state("");
}

export const live = new Live();

/** Say something to those who listen; what is urgent interrupts. */
export function announce(text: string, urgent = false): void {
  const region = urgent ? "urgent" : "polite";
  // The same text twice is heard twice: an invisible letter makes it another text.
  live[region] = untrack(() => live[region]) === text ? `${text}\u200b` : text;
}

/** Take back what was said: it is not for whoever looks now. */
export function hush(): void {
  live.polite = live.urgent = "";
}
