/** A drawing as the text of its SVG elements, for files; the page itself puts nodes in place (`paint.ts`). */

import { isGroup } from "./paper.ts";
import type { Drawing, Part, Piece } from "./paper.ts";

/** The elements of a drawing. */
export function markup(drawing: Drawing): string {
  return drawing.map(element).join("");
}

/** A part as text. */
function element(part: Part): string {
  return isGroup(part)
    ? `<g${given("transform", part.t)}${given("class", part.cls)}>${markup(part.parts)}</g>`
    : shadow(part) + piece(part);
}

/** The shadow under a piece that lies above another. */
function shadow({ d, lift }: Piece): string {
  if (!lift) return "";
  return `<path class="art-shade" d="${d}" transform="translate(${lift * 0.7} ${lift})"/>`;
}

/** A piece as text. */
function piece({ d, f, s, w, o, cls }: Piece): string {
  const ink = s === undefined ? "" : ` stroke="${s}" stroke-width="${w ?? 1.4}"`;
  return `<path d="${d}" fill="${f ?? "none"}"${ink}${given("opacity", o)}${given("class", cls)}/>`;
}

/** An attribute, if it has a value. */
function given(name: string, value: string | number | undefined): string {
  return value === undefined ? "" : ` ${name}="${value}"`;
}
