/** The languages of the page, each in its own words. */
export const LANGUAGES = {
  en: "English",
  "zh-Hant": "繁體中文",
  sv: "Svenska",
  pl: "Polski",
  ja: "日本語",
} as const;

export type Language = keyof typeof LANGUAGES;

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];

/** Languages that write without spaces between words and sentences. */
const WITHOUT_SPACES: readonly Language[] = ["zh-Hant", "ja"];

export const spaced = (language: Language): boolean => !WITHOUT_SPACES.includes(language);

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
