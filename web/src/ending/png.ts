/**
 * A drawing of the page as a picture in a file.
 *
 * The drawing is copied with the paints that the style sheets give it, for a picture has none of its
 * own, and put onto a canvas. Letters are written there afterwards: a picture knows no fonts of the page.
 */

const PAINTS = [
  "display",
  "fill",
  "fill-opacity",
  "opacity",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-width",
  "visibility",
] as const;

/** The drawing as a PNG of this width. */
export async function pngOf(drawing: SVGSVGElement, wide: number): Promise<Blob> {
  const box = drawing.getBoundingClientRect();
  const high = Math.round((wide * box.height) / box.width);
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  const picture = new Image(wide, high);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(painted(drawing, wide, high))}`;
  await picture.decode();
  context.drawImage(picture, 0, 0, wide, high);
  for (const text of drawing.querySelectorAll("text")) write(context, text, box, wide / box.width);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error("the picture could not be made"));
    }, "image/png"),
  );
}

/** The drawing as text, everything painted as it is seen, without its letters. */
function painted(drawing: SVGSVGElement, wide: number, high: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((one) => [...one.querySelectorAll("*")]) as [
    Element[],
    Element[],
  ];
  from.forEach((one, n) => {
    const style = getComputedStyle(one);
    for (const paint of PAINTS) to[n]!.setAttribute(paint, style.getPropertyValue(paint));
    to[n]!.removeAttribute("class");
  });
  for (const text of copy.querySelectorAll("text")) text.remove();
  copy.setAttribute("width", String(wide));
  copy.setAttribute("height", String(high));
  return new XMLSerializer().serializeToString(copy);
}

/** Write letters where they are in the drawing. */
function write(
  context: CanvasRenderingContext2D,
  text: SVGTextElement,
  box: DOMRect,
  zoom: number,
): void {
  const style = getComputedStyle(text);
  const at = text.getScreenCTM();
  if (!at) return;
  const { a, b, c, d, e, f } = at;
  context.setTransform(
    a * zoom,
    b * zoom,
    c * zoom,
    d * zoom,
    (e - box.x) * zoom,
    (f - box.y) * zoom,
  );
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.fill;
  context.globalAlpha = Number(style.opacity);
  context.textAlign = ({ middle: "center", end: "right" } as const)[style.textAnchor] ?? "left";
  const [x, y] = ["x", "y"].map((side) => Number(text.getAttribute(side) ?? 0)) as [number, number];
  context.fillText(text.textContent?.trim() ?? "", x, y);
}
