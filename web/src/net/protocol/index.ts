/** The messages of the protocol under the names that the page uses. */

export * from "./types.ts";
export type { Error as WireError } from "./types.ts";
