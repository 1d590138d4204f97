"""What is looked for on every screen: what shuts people out, small targets, lost words."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 44  # pixels that a fingertip needs
RAW = ("undefined", "NaN", "[object", "Error:", "TypeError", "Traceback", "null,", "{$", "{ $")

# Whatever changes has come to rest, as colours after a change of the light.
DRAWN = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().some(
    (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 2000);
  await frame();
  for (let frames = 0; frames < 120 && (frames < 2 || moving()); frames++) await frame();
}
"""

FITTING = 500  # milliseconds between two looks: a busy machine lays the board out late

SMALL_TARGETS = """
(smallest) => {
  const found = [];
  for (const one of document.querySelectorAll(
    "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]")) {
    const label = one.closest("label");
    const box = (label ?? one).getBoundingClientRect();
    const shown = one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (!shown || box.width === 0 || one.closest(".unseen")) continue;
    if (one.matches("p a, li a, dd a, code a")) continue; // words in a sentence
    if (Math.min(box.width, box.height) < smallest - 0.5)
      found.push(`${one.tagName} ${one.className} "${
        (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30)}" ${
        Math.round(box.width)}x${Math.round(box.height)}`);
  }
  return found;
}
"""

TOO_WIDE = """
() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > wide + 1)
    .map((one) => `${one.tagName} ${one.getAttribute("class")} ${
      Math.round(one.getBoundingClientRect().right)}`).slice(0, 5);
}
"""


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds, as one line each."""
    page.evaluate(axe)
    found = page.evaluate(  # a drawing is judged as a whole: there are thousands of lines in it
        "() => axe.run({exclude: [['svg > *']]}, {resultTypes: ['violations']})"
    )
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for violation in found["violations"]
        for node in violation["nodes"][:3]
    ]


def small_targets(page: Page) -> list[str]:
    """What can be tapped and is too small for a finger, even after the board has settled."""
    found = list(page.evaluate(SMALL_TARGETS, SMALLEST))
    for _ in range(20):
        if not found:
            break
        page.wait_for_timeout(FITTING)
        found = list(page.evaluate(SMALL_TARGETS, SMALLEST))
    return found


def too_wide(page: Page) -> list[str]:
    """What sticks out, if the page can be moved sideways."""
    return list(page.evaluate(TOO_WIDE))


def raw_words(page: Page) -> list[str]:
    """Words that only a programmer would say."""
    text = page.locator("body").inner_text()
    return [raw for raw in RAW if raw in text]
