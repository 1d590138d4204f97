import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const NAMES = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license"];
const SPDX: Record<string, string> = {
  "Apache-2.0":
    "Licensed under the Apache License, Version 2.0 (www.apache.org/licenses/LICENSE-2.0).",
};

interface Package {
  version: string;
  license: string;
}

/** One file with the licences of all that is part of the page and not our own. */
export function licences(): Plugin {
  return {
    name: "coltexpress-licences",
    apply: "build",
    generateBundle() {
      const used = [...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []);
      const source = [...new Set(used)].sort().map(licenceOf).join("\n\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** The package that a module comes from. */
export function packageOf(id: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function licenceOf(name: string): string {
  const folder = join(MODULES, name);
  const known = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Package;
  const file = NAMES.map((one) => join(folder, one)).find((path) => existsSync(path));
  const text = file ? readFileSync(file, "utf-8") : (SPDX[known.license] ?? known.license);
  return `${name} ${known.version} (${known.license})\n\n${text.trim()}\n`;
}
