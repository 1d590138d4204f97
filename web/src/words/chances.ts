/** Chances as people read them. */

import { words } from "./words.svelte.ts";

export const percent = (chance: number): string => `${words().number(Math.round(chance * 100))} %`;
