/** Which screen is shown: paths, without a library. */

/** The screens and their paths; `:name` is a part that is read. */
export const ROUTES = {
  home: "/",
  create: "/new",
  createGame: "/new/:game",
  join: "/join",
  invited: "/t/:code",
  room: "/table/:room",
  replay: "/replay/:room",
  daily: "/daily",
  ladder: "/ladder",
  study: "/study",
  book: "/study/book",
  puzzles: "/puzzles",
  learn: "/learn",
  lesson: "/learn/:game",
  rules: "/rules",
  rulesOf: "/rules/:game",
  mine: "/games",
  settings: "/settings",
  link: "/link/:code",
} as const;

export type Screen = keyof typeof ROUTES | "nowhere";
export interface Route {
  screen: Screen;
  parts: Record<string, string>;
}

/** The screen behind a path. */
export function read(path: string): Route {
  const given = path.split("/").filter(Boolean);
  for (const [screen, pattern] of Object.entries(ROUTES)) {
    const parts = match(pattern.split("/").filter(Boolean), given);
    if (parts) return { screen: screen as Screen, parts };
  }
  return { screen: "nowhere", parts: {} };
}

function match(pattern: string[], given: string[]): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [place, piece] of pattern.entries()) {
    const text = given[place]!;
    if (piece.startsWith(":")) parts[piece.slice(1)] = unescaped(text);
    else if (piece !== text) return undefined;
  }
  return parts;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody typed a lone percent sign
  }
}

/** The path of a screen. */
export function path(screen: keyof typeof ROUTES, parts: Record<string, string> = {}): string {
  return ROUTES[screen].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parts[name] ?? ""),
  );
}

/** Where the page is. */
class Router {
  private address = $state(location.pathname);
  private asked = $state(location.search);
  private mark = $state(location.hash);
  readonly route = $derived(read(this.address));
  readonly query = $derived(new URLSearchParams(this.asked));

  /** What stands behind the # sign. */
  get hash(): string {
    return this.mark.slice(1);
  }

  /** Follow the back button, and links to this page. */
  begin(): void {
    addEventListener("popstate", () => this.look());
    document.addEventListener("click", (click) => this.follow(click));
  }

  /** Go to a path; `instead` leaves no way back to the present one. */
  go(to: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", to);
    this.look();
    if (!location.hash) scrollTo(0, 0);
  }

  private look(): void {
    this.address = location.pathname;
    this.asked = location.search;
    this.mark = location.hash;
  }

  private follow(click: MouseEvent): void {
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!plain || !link || click.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return; // a file or a document, not a screen
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = typeof location === "undefined" ? (undefined as never) : new Router();
