import { expect, test } from "vitest";

import { ALL_LANGUAGES } from "../src/words/languages.ts";
import { filesFor, manifest, opening } from "../plugins/openings.ts";

const PAGE = `<html lang="en">
  <head>
    <meta name="description" content="Rob a train." />
    <title>Colt Express</title>
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>
</html>`;
const FILES = [
  "index.html",
  "assets/ja-1a2b.css",
  "assets/ja-1a2b.js",
  "assets/page-1a2b.css",
  "assets/bitter-latin-wght-normal-1a2b.woff2",
  "assets/bitter-latin-ext-wght-normal-1a2b.woff2",
  "assets/rye-latin-400-normal-1a2b.woff",
  "assets/rye-latin-400-normal-1a2b.woff2",
  "assets/rye-latin-ext-400-normal-1a2b.woff2",
];

test("each language brings the letters that it is written with", () => {
  const latin = [FILES[4], FILES[7]];
  expect(filesFor("sv", FILES)).toEqual(latin);
  expect(filesFor("pl", FILES)).toEqual([...latin, FILES[5]]);
  expect(filesFor("ja", FILES)).toEqual([FILES[1]]);
});

test("an opening page speaks its language and names what is fetched with it", () => {
  const page = opening(PAGE, "sv", ["assets/sv-1a2b.js", ...FILES.slice(3, 5)]);
  expect(page).toContain('<html lang="sv">');
  expect(page).toContain('content="Råna ett tåg');
  expect(page).toContain('<link rel="manifest" href="/manifest.sv.webmanifest" />');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/sv-1a2b.js">');
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/page-1a2b.css">');
  expect(page).toContain('as="font" type="font/woff2" crossorigin href="/assets/bitter-latin-wght');
  expect(opening(PAGE, "ja", [])).toContain("<title>コルト・エクスプレス</title>");
});

test("a page that is installed has a name and a description in its language", () => {
  const made = ALL_LANGUAGES.map((one) => JSON.parse(manifest(one)) as Record<string, unknown>);
  expect(made.map(({ lang }) => lang)).toEqual(ALL_LANGUAGES);
  expect(new Set(made.map(({ id, start_url }) => `${String(id)} ${String(start_url)}`)).size).toBe(
    1,
  );
  const japanese = JSON.parse(manifest("ja")) as Record<string, unknown>;
  expect(japanese).toMatchObject({
    name: "コルト・エクスプレス",
    short_name: "コルト・エクスプレス",
  });
  expect(japanese.description).toContain("列車");
});
