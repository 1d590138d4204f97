/** The messages of the protocol under the names that the page uses. */

import type { Emote } from "./types.ts";

export * from "./types.ts";
export type { Error as WireError } from "./types.ts";
export type EmoteName = Emote["emote"];
