"""What is measured on a screen of any size: nothing covers anything, and nothing sticks out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

SIZES = (
    (360, 640),
    (390, 844),
    (430, 932),
    (844, 390),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
)

# Two frames are enough: the second is drawn after everything has been measured by the page itself.
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# The language is changed as in another window of the same browser.
SPEAK = """
(language) => {
  const pick = document.querySelector(".language select, select.language, header select");
  pick.value = language;
  pick.dispatchEvent(new Event("change", {bubbles: true}));
}
"""

# Things of one family lie beside each other; whatever can be tapped has a place of its own.
FAMILIES = {
    "parts of the board": ".board > *, .board > .dock > *, .asking > *, .bottom > *",
    "the top bar": ".board > .top > *",
    "the head of the page": "header > nav, .hero h1, .hero .tagline",
    "chips": ".chips > *, .strip > *",
    "cards of the hand": ".hand li, .planner li",
    "cards of the pile": ".pile li",
    "players": ".players > ul > li",
    "a player": ".players .head > *",
    "posters": ".gang > li",
    "seats": ".seats > li",
    "sheets": ".sheet, .invite",
    "the end": ".ceremony > *",
    "a count": ".row > :not(.ribbon), .row .text > *",
    "an award": ".award > *",
    "controls": "button, a[href], select, input:not([type=radio]):not([type=checkbox]), summary",
}
# What must be read whole.
WORDS = (
    ".prompt .sentence, .invite .code, .invite .link, .button .words, .head, h1, h2, .tagline,"
    " .bot-who .text, .players .head strong"
)
# Of so many nobody has to be looked for further down.
SEEN_AT_ONCE = {".tray": 5, ".side > .scroll": 7}
# What must not be smaller, in pixels: how high the picture is, how wide a card that is tapped.
LEAST = {".scene-area": [0, 170], ".hand li, .planner li": [44, 0]}

MEASURE = """
({families, words, least, at_once}) => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const shown = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && !one.closest(".unseen, [data-size=alone] .words, [inert], .scene, .go, .defs")
    && one.getClientRects().length > 0;
  const named = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} "${
    (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 24)}"`;
  /** What is seen of it: whatever scrolls or hides cuts it off. */
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    let {left, right, top, bottom} = box;
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = up.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return {left, right, top, bottom};
  };
  const inside = document.querySelector("dialog[open]") ?? document;
  for (const [family, which] of Object.entries(families)) {
    const all = [...inside.querySelectorAll(which)].filter(shown);
    const boxes = all.map(seen);
    for (const [n, one] of all.entries()) {
      if (one.getBoundingClientRect().right > wide + 1 && boxes[n].right > wide + 1)
        found.push(`${family}: ${named(one)} sticks out to ${Math.round(boxes[n].right)}`);
      for (let m = n + 1; m < all.length; m++) {
        if (one.contains(all[m]) || all[m].contains(one)) continue;
        const [a, b] = [boxes[n], boxes[m]];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 3 && down > 3)
          found.push(`${family}: ${named(one)} and ${named(all[m])} by ${
            Math.round(across)}x${Math.round(down)}`);
      }
    }
  }
  for (const one of [...inside.querySelectorAll(words)].filter(shown)) {
    if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== "inline")
      found.push(`words: ${named(one)} are ${one.scrollWidth} wide in ${one.clientWidth}`);
    const [whole, part] = [one.getBoundingClientRect(), seen(one)];
    if (whole.height > part.bottom - part.top + 4 && one.matches(".sentence"))
      found.push(`words: ${named(one)} are ${Math.round(whole.height)} high in ${
        Math.round(part.bottom - part.top)}`);
  }
  for (const [which, [across, down]] of Object.entries(least)) {
    for (const one of [...inside.querySelectorAll(which)].filter(shown)) {
      const {width, height} = one.getBoundingClientRect();
      if (width < across || height < down)
        found.push(`too small: ${named(one)} is ${Math.round(width)}x${Math.round(height)}`);
    }
  }
  for (const [which, most] of Object.entries(at_once)) {
    for (const one of [...inside.querySelectorAll(which)].filter(shown)) {
      const all = one.querySelectorAll("li").length;
      if (all <= most && one.scrollHeight > one.clientHeight + 2)
        found.push(`too high: ${all} in ${named(one)} are ${one.scrollHeight} in ${
          one.clientHeight}`);
    }
  }
  // What is picked in a list is read whole.
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of [...inside.querySelectorAll("select")].filter(shown)) {
    const style = getComputedStyle(one);
    pen.font = style.font;
    const text = one.selectedOptions[0]?.textContent ?? "";
    const across = pen.measureText(text).width;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (across > room + 1 && parseFloat(style.opacity) > 0)
      found.push(`a list: "${text}" is ${Math.round(across)} wide in ${Math.round(room)}`);
  }
  // On the first screen nobody on the roofs has words over the hat.
  const front = inside.querySelector(".hero .front")?.getBoundingClientRect();
  for (const one of front ? inside.querySelectorAll(".hero .train .art-figure") : []) {
    const {top} = one.getBoundingClientRect();
    if (top < front.bottom)
      found.push(`the first screen: words over a hat by ${Math.round(front.bottom - top)}`);
  }
  if (document.documentElement.scrollWidth > wide + 1)
    found.push(`the page can be moved sideways: ${document.documentElement.scrollWidth}`);
  return found;
}
"""


def speak(page: Page, language: str) -> None:
    """Have the page speak this language; it is told on a desk, where that takes one step."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(LAID_OUT)
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def misplaced(page: Page) -> list[str]:
    """Whatever covers something else, or sticks out, as one line each."""
    page.evaluate(LAID_OUT)
    given = {"families": FAMILIES, "words": WORDS, "least": LEAST, "at_once": SEEN_AT_ONCE}
    return list(page.evaluate(MEASURE, given))
