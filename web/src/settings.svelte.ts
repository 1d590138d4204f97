/** What a person has set on this device; remembered here and nowhere else. */

import { type Strength, USUAL } from "./bots/strengths.ts";
import { type Language, pickLanguage } from "./words/languages.ts";
import { speak } from "./words/words.svelte.ts";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  language?: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  speed: Speed;
  plain: boolean;
  confirm: boolean;
  coach: boolean;
  calls: boolean;
  vibration: boolean;
  banter: boolean;
  strength: Strength;
  name: string;
  known: boolean;
}

const PLACE = "coltexpress";
const YEAR = 365 * 24 * 60 * 60; // seconds
const FIRST: Kept = {
  theme: "auto",
  motion: "auto",
  sound: false,
  volume: 0.6,
  speed: 1,
  plain: false,
  confirm: true,
  coach: false,
  calls: false,
  vibration: true,
  banter: true,
  strength: USUAL,
  name: "",
  known: false,
};

/** Tell the server which language was picked here: then the next page begins with it. */
function tell(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

function remembered(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST }; // storage may be forbidden, or hold what another version wrote
  }
}

/** The settings; writing to one keeps it. */
class Settings {
  private kept = $state<Kept>(remembered());
  private still = $state(false);
  private night = $state(false);

  /** Watch what the system wants, and show what is set. */
  begin(): void {
    const wish = matchMedia("(prefers-reduced-motion: reduce)");
    this.still = wish.matches;
    wish.addEventListener("change", () => {
      this.still = wish.matches;
      this.show();
    });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.night = dark.matches;
    dark.addEventListener("change", () => {
      this.night = dark.matches;
      this.show();
    });
    if (this.kept.language) tell(this.kept.language);
    this.show();
  }

  get language(): Language {
    return this.kept.language ?? pickLanguage(navigator.languages);
  }

  /** Switch the language; the words are fetched first, so that nothing flickers. */
  async setLanguage(language: Language): Promise<void> {
    await speak(language);
    tell(language);
    this.keep({ language });
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
  }

  /** Is it dark, because the system or the person wants it? */
  get dusk(): boolean {
    return this.kept.theme === "auto" ? this.night : this.kept.theme === "dark";
  }

  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(motion: Motion) {
    this.keep({ motion });
  }

  /** Should things stand still, because the system or the person wants it? */
  get reduced(): boolean {
    return this.still || this.kept.motion === "reduced";
  }

  /** Is sound allowed? It never is until somebody says so. */
  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  get volume(): number {
    return this.kept.volume;
  }
  set volume(volume: number) {
    this.keep({ volume });
  }

  /** How fast Stealin' is shown. */
  get speed(): Speed {
    return this.kept.speed;
  }
  set speed(speed: Speed) {
    this.keep({ speed });
  }

  /** Does the story tell the plain facts only? */
  get plain(): boolean {
    return this.kept.plain;
  }
  set plain(plain: boolean) {
    this.keep({ plain });
  }

  /** Is a choice that would hurt confirmed first? */
  get confirm(): boolean {
    return this.kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.keep({ confirm });
  }

  /** Does the coach say what is good about some options, wherever he may be asked? */
  get coach(): boolean {
    return this.kept.coach;
  }
  set coach(coach: boolean) {
    this.keep({ coach });
  }

  /** Are notifications wanted when it is this person's turn? */
  get calls(): boolean {
    return this.kept.calls;
  }
  set calls(calls: boolean) {
    this.keep({ calls });
  }

  /** May the device buzz? */
  get vibration(): boolean {
    return this.kept.vibration;
  }
  set vibration(vibration: boolean) {
    this.keep({ vibration });
  }

  /** May bots say something now and then? */
  get banter(): boolean {
    return this.kept.banter;
  }
  set banter(banter: boolean) {
    this.keep({ banter });
  }

  /** How strong the bots were that were last played against. */
  get strength(): Strength {
    return this.kept.strength;
  }
  set strength(strength: Strength) {
    this.keep({ strength });
  }

  /** The name this person goes by. */
  get name(): string {
    return this.kept.name;
  }
  set name(name: string) {
    this.keep({ name });
  }

  /** Has the server met this device? */
  get known(): boolean {
    return this.kept.known;
  }
  set known(known: boolean) {
    this.keep({ known });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // a device that keeps nothing still plays
    }
    this.show();
  }

  private show(): void {
    const page = document.documentElement;
    page.dataset.theme = this.dusk ? "dusk" : "noon";
    page.dataset.motion = this.reduced ? "reduced" : "full";
  }
}

export const settings = new Settings();
