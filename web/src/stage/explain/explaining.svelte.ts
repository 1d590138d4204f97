/**
 * What a thing on the board is, told beside it: whoever points at it, holds a finger on it or asks
 * with a key sees a small card.
 *
 * Elements say in `data-explain` what they are, by the names that the box explains; several names
 * are told one after the other.
 */

const HOVER = 450; // milliseconds until a pointer that rests is answered
const HOLD = 480; // and a finger that stays
const LEAVE = 220; // milliseconds to get from the thing onto its card
const SLIP = 12; // pixels that a finger may slip

export class Explaining {
  things = $state.raw<readonly string[]>([]);
  /** What the card lies beside. */
  anchor = $state.raw<Element>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: { x: number; y: number } | undefined;
  private held = false;
  /** Was the last key a number? Whoever picks a thing by its number knows what it is. */
  private numbered = false;

  /** Listen to everything on the page. */
  readonly listen = (card: HTMLElement): (() => void) => {
    const ends = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      kind: K,
      act: (event: DocumentEventMap[K]) => void,
    ): void => document.addEventListener(kind, act, { signal: ends.signal, capture: true });
    const inCard = (target: EventTarget | null): boolean =>
      target instanceof Node && card.contains(target);
    on("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      if (inCard(event.target)) this.wait();
      else this.rest(event);
    });
    on("pointermove", (event) => this.slid(event));
    on("pointerdown", (event) => {
      if (inCard(event.target)) return;
      this.close();
      if (event.pointerType !== "mouse") this.hold(event);
    });
    on("pointerup", () => this.release());
    on("pointercancel", () => this.release());
    on("click", (event) => this.clicked(event));
    on("contextmenu", (event) => {
      if (this.held || this.from) event.preventDefault();
    });
    on("focusin", (event) => this.focused(event, inCard(event.target)));
    on("keydown", (event) => this.pressed(event, card));
    document.addEventListener("scroll", () => this.close(), { signal: ends.signal, capture: true });
    addEventListener("resize", () => this.close(), { signal: ends.signal });
    return () => {
      ends.abort();
      this.close();
    };
  };

  open(anchor: Element): void {
    this.wait();
    this.anchor?.removeAttribute("aria-describedby");
    this.things = (anchor.getAttribute("data-explain") ?? "").split(" ").filter(Boolean);
    this.anchor = this.things.length ? anchor : undefined;
    this.anchor?.setAttribute("aria-describedby", "explanation");
  }

  close(): void {
    this.wait();
    this.anchor?.removeAttribute("aria-describedby");
    this.anchor = undefined;
    this.things = [];
  }

  /** Nothing happens by itself any more, or this after a while. */
  private wait(act?: () => void, time = 0): void {
    clearTimeout(this.timer);
    this.timer = act && setTimeout(act, time);
  }

  private rest({ target, clientX, clientY }: PointerEvent): void {
    const thing = thingAt(target, clientX, clientY);
    if (thing && thing === this.anchor) this.wait();
    else if (thing) this.wait(() => this.open(thing), HOVER);
    else if (this.anchor) this.wait(() => this.close(), LEAVE);
    else this.wait();
  }

  private hold({ target, clientX: x, clientY: y }: PointerEvent): void {
    const thing = thingAt(target, x, y);
    if (!thing) return;
    this.from = { x, y };
    this.wait(() => {
      this.open(thing);
      this.held = true;
    }, HOLD);
  }

  private slid(event: PointerEvent): void {
    const { from } = this;
    if (event.pointerType === "mouse") {
      // Figures let the pointer through to what is behind them: it moves there without a word.
      if (event.buttons === 0 && inScene(event.target)) this.rest(event);
    } else if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) {
      this.from = undefined;
      if (!this.held) this.wait();
    }
  }

  private release(): void {
    this.from = undefined;
    if (!this.anchor) this.wait();
  }

  /** A finger that was held has asked, and chooses nothing; what is no button answers a click. */
  private clicked(event: MouseEvent): void {
    if (this.held) {
      this.held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest("button, a, summary");
    const asked = button ? button.matches("[data-explain-only]") && button : undefined;
    const thing = target?.closest("[data-explain]");
    if (asked) this.open(thing ?? asked);
  }

  private focused({ target }: FocusEvent, inside: boolean): void {
    if (inside || !(target instanceof Element) || !target.matches(":focus-visible")) return;
    this.close();
    if (target.matches("[data-explain]") && !this.numbered)
      this.wait(() => this.open(target), HOVER);
  }

  private pressed(event: KeyboardEvent, card: HTMLElement): void {
    const { anchor } = this;
    this.numbered = /^[1-9]$/.test(event.key);
    if (event.key === "Escape" && anchor) {
      const inside = card.contains(document.activeElement);
      this.close();
      if (!inside) return; // it may mean something else, too
      if (anchor instanceof HTMLElement) anchor.focus();
    } else if (event.key === "?" && document.activeElement?.matches("[data-explain]")) {
      this.open(document.activeElement);
      setTimeout(() => card.querySelector<HTMLElement>("summary")?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

const inScene = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-part=scene]") !== null;

/** The thing at a point; of figures and loot, which let a pointer through, the nearest. */
function thingAt(target: EventTarget | null, x: number, y: number): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const direct = target.closest("[data-explain]");
  if (direct) return direct;
  const scene = target.closest("[data-part=scene]");
  const near = [...(scene?.querySelectorAll("[data-explain]") ?? [])].flatMap((thing) => {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    const inside = x >= left && x <= right && y >= top && y <= bottom && width > 0;
    const away = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    return inside ? [{ thing, away }] : [];
  });
  return near.toSorted((a, b) => a.away - b.away)[0]?.thing;
}
