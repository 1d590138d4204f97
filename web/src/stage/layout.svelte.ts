/**
 * How the board is laid out: wide on desks, stacked on tablets held upright, tall on phones, flat on
 * phones on their side.
 */

export type Layout = "wide" | "stacked" | "tall" | "flat";

const STACKED = "(min-width: 640px) and (min-height: 800px) and (max-aspect-ratio: 1)";
const WIDE = "(min-width: 900px) and (min-height: 560px)";
const FLAT = "(max-height: 559px) and (orientation: landscape)";

function current(): Layout {
  if (matchMedia(STACKED).matches) return "stacked";
  if (matchMedia(WIDE).matches) return "wide";
  return matchMedia(FLAT).matches ? "flat" : "tall";
}

class Watch {
  layout = $state<Layout>(typeof matchMedia === "undefined" ? "wide" : current());

  /** Follow the window; returns how to stop. */
  follow(): () => void {
    const look = (): void => {
      this.layout = current();
    };
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }
}

export const watch = new Watch();
