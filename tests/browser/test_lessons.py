"""A lesson from its first sentence to its last, as a learner goes through it."""

from __future__ import annotations

import pytest
from playground import CONFIRM, LIT, PHONE, Newcomer
from playwright.sync_api import Page, expect

LONGEST = 400  # looks
NEXT = ".coach button.primary:enabled"


def said_to_its_end(page: Page, last: str) -> str:
    """Everything that is said until the last sentence comes."""
    said = ""
    for _ in range(LONGEST):
        page.locator(".coach:not(.waiting)").wait_for()
        text = page.locator(".coach p").inner_text()
        if text not in said:
            said += f"\n{text}"
        if last in text:
            return said
        for thing in (NEXT, CONFIRM, LIT):
            found = page.locator(thing)
            if found.count():
                found.first.click(force=True)
                break
        page.wait_for_timeout(100)
    raise AssertionError(f"the lesson does not end:{said[-600:]}")


@pytest.mark.slow
def test_the_first_lesson_teaches_drawing_speeding_up_and_switching(newcomer: Newcomer) -> None:
    ada = newcomer(screen=PHONE)
    ada.go("/learn/classic")
    expect(ada.page.locator(".coach")).to_be_visible()
    said = said_to_its_end(ada.page, "rob a real train")
    for word in ("draw three", "Speeding-up", "Switching", "counter-clockwise"):
        assert word in said
