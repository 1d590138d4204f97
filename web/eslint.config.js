import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import config from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // Numbers of the wire point into the lists of the box: an index is known to be good.
      "@typescript-eslint/no-non-null-assertion": "off",
      // An underscore says that a value is not wanted.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // Addresses of this page are paths; there is no base to resolve them against.
      "svelte/no-navigation-without-resolve": "off",
      // Maps are replaced as a whole and never changed, like everything in raw state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
    rules: {
      // Names of types are checked by TypeScript itself.
      "no-undef": "off",
    },
  },
  { files: ["plugins/**", "tests/**", "*.ts", "*.js"], languageOptions: { globals: globals.node } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { ignores: ["src/net/protocol/types.ts", "node_modules", "dist"] },
);
