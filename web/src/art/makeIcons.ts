/**
 * Write the icons of the app: `node src/art/makeIcons.ts`, in the folder of the page.
 *
 * The pictures are taken by a Chromium: `$CHROMIUM`, or the one on the path.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ROUND, appIcon } from "./appIcon.ts";
import { markup } from "./markup.ts";

const FOLDER = "public/icons";

/** The icon as a file of its own; shadows get their paint here, since no style sheet is near. */
function svg(full: boolean): string {
  const parts = markup(appIcon(full)).replaceAll(
    'class="art-shade"',
    'fill="#2a1b12" fill-opacity=".3"',
  );
  const clip = full ? "" : `<clipPath id="c"><path d="${ROUND}"/></clipPath>`;
  const inside = full ? parts : `<g clip-path="url(#c)">${parts}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" stroke-linecap="round" stroke-linejoin="round">${clip}${inside}</svg>\n`;
}

/** A picture of an icon, so many pixels wide. */
function picture(text: string, size: number, name: string): void {
  const folder = mkdtempSync(join(tmpdir(), "icons-"));
  const page = join(folder, "icon.html");
  const sized = text.replace(
    "<svg ",
    `<svg width="${size}" height="${size}" style="display:block" `,
  );
  writeFileSync(page, `<!doctype html><body style="margin:0">${sized}`);
  execFileSync(process.env.CHROMIUM ?? "chromium", [
    "--headless",
    "--no-sandbox",
    "--hide-scrollbars",
    "--default-background-color=00000000",
    `--window-size=${size},${size}`,
    `--screenshot=${join(FOLDER, name)}`,
    `file://${page}`,
  ]);
  rmSync(folder, { recursive: true });
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, "icon.svg"), svg(false));
picture(svg(false), 192, "icon-192.png");
picture(svg(false), 512, "icon-512.png");
picture(svg(true), 512, "maskable-512.png");
