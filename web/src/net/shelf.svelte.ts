/** The games and bots of the server, asked for once. */

import { api } from "./api.ts";
import type { Catalogue, Shelf } from "./protocol/index.ts";

let asked: Promise<Shelf> | undefined;

/** What stands on the shelf; a failure is not remembered. */
export function shelf(): Promise<Shelf> {
  asked ??= api.shelf().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The options that an edition sets, over the defaults. */
export function editionSettings(catalogue: Catalogue, edition: string): Record<string, string> {
  const preset = catalogue.presets.find((one) => one.name === edition);
  return { ...preset?.settings };
}

/** Those settings that differ from the default: all that has to be told. */
export function differing(
  catalogue: Catalogue,
  settings: Record<string, string>,
): Record<string, string> {
  const told = catalogue.options.filter(
    ({ name, values }) => settings[name] !== undefined && settings[name] !== values[0],
  );
  return Object.fromEntries(told.map(({ name }) => [name, settings[name]!]));
}
