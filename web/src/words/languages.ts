import LANGUAGES from "../../../src/coltexpress/i18n/languages.json";

/** The languages, each in its own words: the terminal and the server read the same file. */
export { LANGUAGES };

export type Language = keyof typeof LANGUAGES;

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];

/** The language behind a name such as zh-TW or sv-SE, if we speak it. */
export function languageCalled(name: string): Language | undefined {
  const first = name.toLowerCase().split(/[-_]/)[0];
  return ALL_LANGUAGES.find((language) => language.split("-")[0] === first);
}

/** The first of these that we speak, else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const found = languageCalled(name);
    if (found) return found;
  }
  return "en";
}
