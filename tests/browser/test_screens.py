"""Every screen: nobody is shut out, fingers fit, nothing sticks out, in light and in dark."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from browser.inspecting import DRAWN, raw_words, small_targets, too_wide, violations
from playground import PHONE, Person
from playwright.sync_api import ViewportSize, expect

from coltexpress.study.puzzles import lines_of

NARROW: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
Finished = dict[str, str]
Way = Callable[[Person, Finished], None]


def at(path: str) -> Way:
    """A screen with an address of its own."""
    return lambda ada, finished: ada.go(path)


def casting(ada: Person, finished: Finished) -> None:
    ada.sit_down("classic")
    expect(ada.page.locator(".gang button:enabled")).not_to_have_count(0)


def lobby(ada: Person, finished: Finished) -> None:
    ada.go(f"/table/{ada.new_room('classic', open_seats=1, bots=1)}")


def asked(game: str, choices: int = 0) -> Way:
    """The board, while something is asked."""

    def way(ada: Person, finished: Finished) -> None:
        ada.sit_down(game)
        ada.to_the_board()
        ada.play(choices)
        ada.to_the_board()

    return way


def curtain(ada: Person, finished: Finished) -> None:
    ada.sit_down("super", people=3, bots=0)
    while (seen := ada.look())["what"] != "curtain":
        ada.act(seen)


def menu(ada: Person, finished: Finished) -> None:
    asked("classic")(ada, finished)
    ada.page.locator(".board .top button").first.click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()


def over(ada: Person, finished: Finished) -> None:
    ada.go(f"/table/{finished['classic']}")
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()


def replay(game: str) -> Way:
    """A game that is over, in the middle of it."""
    return lambda ada, finished: ada.go(f"/replay/{finished[game]}?at=60")


def studied(ada: Person, finished: Finished) -> None:
    """The judge beside a replay."""
    ada.go(f"/replay/{finished['super']}?at=12")
    ada.page.get_by_role("button", name="Analysis").click()
    expect(ada.page.get_by_role("heading", name="Skill and luck")).to_be_visible(timeout=120_000)


def board_of_analysis(ada: Person, finished: Finished) -> None:
    """A position with the judge's bars."""
    ada.go(f"/study?{urlencode({'line': lines_of('classic')[0].line})}")
    expect(ada.page.locator(".options .bar")).not_to_have_count(0, timeout=60_000)


def puzzle(ada: Person, finished: Finished) -> None:
    """A puzzle while it is asked, with a hand that is moved sideways on a phone."""
    ada.go("/puzzles?id=3ab72de8")
    expect(ada.page.locator(".options button")).not_to_have_count(0)


def verdict(ada: Person, finished: Finished) -> None:
    """A puzzle with its answer."""
    ada.go(f"/puzzles?id={lines_of('armored')[0].id}")
    if not ada.page.locator(".verdict").count():
        ada.page.locator(".options button").first.click()
    expect(ada.page.locator(".verdict")).to_be_visible()


SCREENS: dict[str, Way] = {
    "home": at("/"),
    "new room": at("/new/armored"),
    "join": at("/join"),
    "daily": at("/daily"),
    "ladder": at("/ladder"),
    "learn": at("/learn"),
    "rules": at("/rules"),
    "rules of classic": at("/rules/classic"),
    "settings": at("/settings"),
    "link": at("/link/ABCDEF"),
    "nowhere": at("/this/is/no/screen"),
    "no room": at("/table/ZZZZZZ"),
    "lobby": lobby,
    "casting": casting,
    "classic": asked("classic", 1),
    "armored": asked("armored", 1),
    "super": asked("super"),
    "menu": menu,
    "curtain": curtain,
    "over": over,
    "replay": replay("classic"),
    "studied": studied,
    "board of analysis": board_of_analysis,
    "puzzle": puzzle,
    "verdict": verdict,
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_shuts_nobody_out(ada: Person, finished: Finished, axe: str, name: str) -> None:
    SCREENS[name](ada, finished)
    found = violations(ada.page, axe)
    ada.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    ada.page.set_viewport_size(PHONE)
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dusk")
    ada.page.evaluate(DRAWN)
    found += [f"on a phone in the dark: {one}" for one in violations(ada.page, axe)]
    found += [f"small: {one}" for one in small_targets(ada.page)]
    for screen in (NARROW, SIDEWAYS):
        ada.page.set_viewport_size(screen)
        ada.page.evaluate(DRAWN)
        found += [f"{screen['width']} wide: {one}" for one in too_wide(ada.page)]
    found += raw_words(ada.page)
    assert not found, "\n".join(found)
    excused(ada, name)


def excused(ada: Person, name: str) -> None:
    """A browser says by itself that an address does not exist; the page may ask for such a one."""
    if name in ("no room", "link"):
        ada.complaints[:] = [words for words in ada.complaints if "status of 404" not in words]
