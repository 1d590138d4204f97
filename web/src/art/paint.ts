/**
 * A drawing put into an element: its nodes are made once for each drawing, then copied.
 *
 * Nodes and not text, since a page under a strict policy takes no text for markup.
 */

import type { Attachment } from "svelte/attachments";

import { isGroup } from "./paper.ts";
import type { Drawing, Part, Piece } from "./paper.ts";

const SVG = "http://www.w3.org/2000/svg";
const known = new WeakMap<Drawing, DocumentFragment>();

/** Fill a group with a drawing: `<g {@attach paint(parts)} />`. */
export function paint(drawing: Drawing): Attachment<SVGGElement> {
  return (group) => group.replaceChildren(nodes(drawing).cloneNode(true));
}

/** The nodes of a drawing, to be copied. */
function nodes(drawing: Drawing): DocumentFragment {
  let made = known.get(drawing);
  if (!made) {
    made = document.createDocumentFragment();
    made.append(...drawing.flatMap(elements));
    known.set(drawing, made);
  }
  return made;
}

/** The elements of a part. */
function elements(part: Part): Element[] {
  if (!isGroup(part)) return [...shadow(part), piece(part)];
  const group = element("g", { transform: part.t, class: part.cls });
  group.append(nodes(part.parts).cloneNode(true));
  return [group];
}

/** The shadow under a piece that lies above another. */
function shadow({ d, lift }: Piece): Element[] {
  if (!lift) return [];
  const transform = `translate(${lift * 0.7} ${lift})`;
  return [element("path", { class: "art-shade", d, transform })];
}

/** The element of a piece. */
function piece({ d, f, s, w, o, cls }: Piece): Element {
  return element("path", {
    d,
    fill: f ?? "none",
    stroke: s,
    "stroke-width": s === undefined ? undefined : (w ?? 1.4),
    opacity: o,
    class: cls,
  });
}

/** An element with those attributes that have a value. */
function element(name: string, given: Record<string, string | number | undefined>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined) made.setAttribute(key, String(value));
  }
  return made;
}
