import type { Plugin } from "vite";

import { textOf } from "./words.ts";

/** Which languages a package of fonts is there for. */
const SPOKEN: Record<string, string[]> = {
  rye: ["en", "sv", "pl"],
  bitter: ["en", "sv", "pl"],
  "noto-sans-jp": ["ja"],
  "noto-sans-tc": ["zh-Hant"],
};
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
      const wanted = lettersOf(SPOKEN[name] ?? []);
      const faces = code.match(FACE) ?? [];
      return { code: faces.filter((face) => holds(face, wanted)).join("\n"), map: null };
    },
  };
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
