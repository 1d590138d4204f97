import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Plugin } from "vite";

import { ALL_LANGUAGES, type Language } from "../src/words/languages.ts";
import { fontsOf } from "./fonts.ts";
import { messageOf, textOf } from "./words.ts";

/** The fonts that the first screen writes with, by the beginning of their names. */
const LATIN = ["bitter-latin-wght", "rye-latin-400"];
const EXTENDED = ["bitter-latin-ext-wght"];
const MANIFEST = resolve(import.meta.dirname, "../public/manifest.webmanifest");
/** Letters that are not in the Latin slice of a font. */
const BEYOND = /[\u0100-\u024f]/;

/**
 * An opening page for each language, index.sv.html beside index.html: the words and fonts of the
 * language are fetched together with the script and not after it. The server picks one. Beside it is a
 * manifest, which names the page where it is installed.
 */
export function openings(): Plugin {
  return {
    name: "coltexpress-openings",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return this.error("there is no page to open");
        const words = new Map(
          Object.values(bundle)
            .filter((file) => file.type === "chunk")
            .map(({ facadeModuleId, fileName }) => [facadeModuleId?.split("/").at(-1), fileName]),
        );
        for (const language of ALL_LANGUAGES) {
          const files = [words.get(language)!, ...filesFor(language, Object.keys(bundle))];
          const source = opening(String(index.source), language, files);
          this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
          const fileName = `manifest.${language}.webmanifest`;
          this.emitFile({ type: "asset", fileName, source: manifest(language) });
        }
      },
    },
  };
}

/** The styles and fonts that the first screen needs in a language, besides those of any. */
export function filesFor(language: Language, files: readonly string[]): string[] {
  const styles = files.filter((file) => new RegExp(`/${language}-[^/]+\\.css$`).test(file));
  const fonts = latinFor(language).flatMap((name) =>
    files.filter((file) => file.includes(`/${name}-`) && file.endsWith(".woff2")),
  );
  return [...styles, ...fonts];
}

function latinFor(language: Language): string[] {
  if (!fontsOf(language).includes("bitter")) return [];
  return BEYOND.test(textOf(language)) ? [...LATIN, ...EXTENDED] : LATIN;
}

/** The page in a language, with links to these files. */
export function opening(page: string, language: Language, files: readonly string[]): string {
  const say = (key: string): string =>
    messageOf(language, key).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return page
    .replace(/(?<=<html lang=")[^"]*/, language)
    .replace(/(?<=<title>)[^<]*/, say("web-title-home"))
    .replace(/(?<=name="description" content=")[^"]*/, say("web-tagline"))
    .replace(/(?<=href="\/manifest)(?=\.webmanifest")/, `.${language}`)
    .replace("</head>", [...files.map((file) => `  ${link(file)}`), "</head>"].join("\n  "));
}

/** What a language calls the page where it is installed. */
export function manifest(language: Language): string {
  const any = JSON.parse(readFileSync(MANIFEST, "utf-8")) as Record<string, unknown>;
  const name = messageOf(language, "web-title-home");
  const description = messageOf(language, "web-tagline");
  return JSON.stringify({ ...any, lang: language, name, short_name: name, description });
}

function link(file: string): string {
  if (file.endsWith(".js")) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  if (file.endsWith(".css")) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}
