/** The board by keyboard: arrows go from thing to thing, numbers pick, Enter means it. */

export type Way = "left" | "right" | "up" | "down";

const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export const wayOf = (key: string): Way | undefined => WAYS[key];

export interface Place {
  x: number;
  y: number;
}

const ASKEW = 2.2; // how much worse it is to be off the straight line than further along it

/** Which of these places is next, seen from here, in this direction; -1 if none is. */
export function nextPlace(from: Place, way: Way, places: readonly Place[]): number {
  let best = -1;
  let least = Infinity;
  for (const [n, { x, y }] of places.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const aside = Math.abs(way === "left" || way === "right" ? dy : dx);
    if (ahead <= 4) continue;
    const far = ahead + ASKEW * aside;
    if (far < least) [best, least] = [n, far];
  }
  return best;
}

/** Does somebody type, so that keys mean letters? */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input, textarea, select, [contenteditable]");
}

const THINGS = "[data-target], [data-option], [data-slot]:not(:disabled)";

/** Move the focus to the next thing that can be chosen; says whether it moved. */
export function moveFocus(way: Way): boolean {
  const things = [...document.querySelectorAll<HTMLElement>(THINGS)].filter(
    (one) => one.offsetParent !== null || one.getClientRects().length > 0,
  );
  const here = document.activeElement;
  const middle = (one: Element): Place => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const inside = here instanceof HTMLElement && things.includes(here);
  if (!inside) {
    things[0]?.focus();
    return things.length > 0;
  }
  const others = things.filter((one) => one !== here);
  const next = nextPlace(middle(here), way, others.map(middle));
  others[next]?.focus();
  return next >= 0;
}
