import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Plugin } from "vite";

import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { textOf } from "./words.ts";

const FONTS = resolve(import.meta.dirname, "../src/fonts");
const FACE = /@font-face\s*\{[^}]*\}/g;
const PACKAGE = /@fontsource(?:-variable)?\/([a-z-]+)\//;
const LATIN = Array.from({ length: 0x24f - 0x20 }, (_, i) => i + 0x20); // names of people, too

/** Keeps only those slices of a font that hold a letter of the languages it is there for. */
export function neededFonts(): Plugin {
  return {
    name: "coltexpress-fonts",
    enforce: "pre",
    transform(code, id) {
      const name = PACKAGE.exec(id)?.[1];
      if (!name || !id.endsWith(".css")) return undefined;
      const wanted = lettersOf(ALL_LANGUAGES.filter((one) => fontsOf(one).includes(name)));
      const faces = code.match(FACE) ?? [];
      return { code: faces.filter((face) => holds(face, wanted)).join("\n"), map: null };
    },
  };
}

/** The packages of fonts that a language is written with: those of its own, else the Latin ones. */
export function fontsOf(language: string): string[] {
  const own = resolve(FONTS, `${language}.ts`);
  const text = readFileSync(existsSync(own) ? own : resolve(FONTS, "latin.ts"), "utf-8");
  return [...text.matchAll(new RegExp(PACKAGE, "g"))].map((match) => match[1]!);
}

function lettersOf(languages: string[]): Set<number> {
  const letters = languages.flatMap((one) =>
    [...textOf(one)].map((letter) => letter.codePointAt(0)!),
  );
  return new Set([...letters, ...LATIN]);
}

/** Does the unicode-range of a face hold one of these letters? */
export function holds(face: string, wanted: Set<number>): boolean {
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1];
  if (!ranges) return true;
  return ranges.split(",").some((range) => {
    const [first, last] = range.trim().slice(2).split("-");
    const low = parseInt(first!, 16);
    const high = parseInt(last ?? first!, 16);
    return [...wanted].some((letter) => low <= letter && letter <= high);
  });
}
