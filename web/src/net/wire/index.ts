/** The messages of the wire under the names that the page uses. */

export * from "./types.ts";
export type { Error as WireError } from "./types.ts";
