/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { neededFonts } from "./plugins/fonts.ts";
import { licences } from "./plugins/licences.ts";
import { openings } from "./plugins/openings.ts";
import { words } from "./plugins/words.ts";

// Where `coltexpress serve` listens while the page is being developed.
const server = process.env.COLTEXPRESS_SERVER ?? "http://127.0.0.1:8377";

/** The frame, the words and the small controls: what the first screen needs. */
const FIRST = new RegExp(
  [
    "node_modules/(?:svelte|esm-env|@fluent)/",
    "src/(?:App\\.|router|settings|screens/Home|styles|fonts/latin)",
    "src/games/(?:pages|index|[^/]+/index|[^/]+/sky\\.css)",
    "src/net/(?:api|guest|open|sha256|shuffle|wire)",
    "src/words/(?:forms|languages|words\\.)",
    "i18n/languages|virtual:words$",
    "src/ui/(?:Button|Cast|CodeField|Field|GameTicket|Hero\\.|LanguagePick|Loading|Masthead|Sign)",
    "src/ui/(?:RoomRow|SoundButton|ThemeButton|Trouble|frames|live|rooms\\.|symbols|turn\\.|why\\.)",
    "src/art/(?:art\\.css|icons)",
  ].join("|"),
);

export default defineConfig({
  plugins: [words(), neededFonts(), svelte(), licences(), openings()],
  build: {
    outDir: "../src/coltexpress/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the first screen needs is one file and not thirty; the rest comes when it is asked for.
        codeSplitting: {
          groups: [
            { name: "page", test: FIRST },
            {
              name: "people",
              test: /src\/ui\/Face|src\/art\/(?:Figure|Draw|Badge|bandits|palette|paper|paint|figures\/(?:base|cast|puppet))/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
