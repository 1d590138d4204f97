"""Around the game: it can be installed, it is polite about sound, its lessons can be left."""

from __future__ import annotations

import pytest
from playground import GAMES, Person
from playwright.sync_api import expect

LISTEN = """
globalThis.heard = 0;
const Silent = AudioContext;
globalThis.AudioContext = class extends Silent { constructor() { super(); heard++; } };
"""


def test_the_page_can_be_installed(ada: Person) -> None:
    ada.go("/")
    link = ada.page.locator("link[rel=manifest]").get_attribute("href")
    assert link
    manifest = ada.context.request.get(link).json()
    assert manifest["display"] in ("standalone", "fullscreen")
    assert manifest["start_url"]
    sizes = set()
    for icon in manifest["icons"]:
        answer = ada.context.request.get(icon["src"])
        assert answer.ok, icon
        assert answer.headers["content-type"] == icon["type"]
        sizes.update(icon["sizes"].split())
    assert {"192x192", "512x512"} <= sizes


def test_nothing_is_heard_until_somebody_allows_it(ada: Person) -> None:
    ada.context.add_init_script(LISTEN)
    ada.sit_down("super")
    ada.play(3)
    assert ada.page.evaluate("heard") == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_on_the_board_and_can_be_left(ada: Person, game: str) -> None:
    ada.go("/learn")
    ada.page.locator(f"a[href='/learn/{game}']").click()
    expect(ada.page.locator(".board[data-number]")).to_be_visible()
    ada.page.get_by_role("button", name="Leave").or_(
        ada.page.get_by_role("link", name="Leave")
    ).first.click()
    expect(ada.page.locator(".board[data-number]")).to_have_count(0)
