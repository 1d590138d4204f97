"""The end of a game: my place, the count on the train, podium, awards, chart and picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playground import DESK, PHONE, Newcomer, Person
from playwright.sync_api import Route, expect

GAMES = ("classic", "armored", "super", "toy")
PNG = b"\x89PNG\r\n\x1a\n"


def money(text: str) -> int:
    """The dollars in a text."""
    return int(re.sub(r"\D", "", text))


def test_my_place_comes_first_and_again_after_a_reload(ada: Person) -> None:
    ada.sit_down("super")
    ada.play()
    place = ada.page.get_by_role("heading", level=1)
    expect(place).to_have_text(re.compile(r"^(You win!|You finish \d.. of 3)$"))
    expect(place).to_be_in_viewport()
    said = place.inner_text()
    expect(ada.page.locator(".row.mine")).to_have_count(1)
    ada.page.reload()
    ada.settle()
    expect(place).to_have_text(said)
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_the_loot_is_counted_piece_by_piece_and_can_be_skipped(
    newcomer: Newcomer, finished: dict[str, str], screen: dict[str, int]
) -> None:
    ada = newcomer(screen=screen, reduced=False, speed=1)
    ada.go(f"/table/{finished['classic']}")
    expect(ada.page.locator(".somebody.front")).to_have_count(1)
    expect(ada.page.locator(".end .piece")).not_to_have_count(0)
    expect(ada.page.locator(".row")).not_to_have_count(0)  # the poorest has been counted
    assert ada.page.locator(".ceremony .verdict").count() == 0
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()
    expect(ada.page.locator(".row")).to_have_count(3)
    totals = [money(text) for text in ada.page.locator(".row .total .unseen").all_inner_texts()]
    assert totals == sorted(totals, reverse=True), "the richest stands on top"


# Notes whether a piece was ever seen: on a busy machine the count may be over before one looks.
WATCH = """
new MutationObserver(() => {
  window.counted ||= document.querySelector(".end .piece") !== null;
}).observe(document, {childList: true, subtree: true});
"""


def test_the_count_comes_to_its_end_by_itself(newcomer: Newcomer, finished: dict[str, str]) -> None:
    ada = newcomer(reduced=False, speed=4)
    ada.page.add_init_script(WATCH)
    ada.go(f"/table/{finished['classic']}")  # everybody had a purse at least
    ada.page.wait_for_function("() => window.counted")
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()
    expect(ada.page.locator(".somebody.front")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_podium_awards_and_a_chart(ada: Person, game: str) -> None:
    code = ada.finished(game)
    ada.go(f"/table/{code}")
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()
    counted = ada.page.locator(".row .face").count()
    assert counted >= 3
    expect(ada.page.locator(".end .somebody")).to_have_count(counted)
    expect(ada.page.locator(".award").first).to_be_visible()
    chart = ada.page.get_by_role("img", name="Everyone's money, round by round")
    expect(chart).to_be_visible()
    turns = ada.page.locator(".panel ol li")
    totals = ada.page.locator(".row .total .unseen").all_inner_texts()
    if game == "toy" and not any(map(money, totals)):  # all bid alike, so nobody got anything
        expect(turns).to_have_count(0)
    else:
        expect(turns).not_to_have_count(0)
    expect(chart.locator(".turn")).to_have_count(turns.count())


@pytest.mark.parametrize("game", ["classic", "armored"])
def test_the_picture_is_made_in_the_browser(
    ada: Person, finished: dict[str, str], tmp_path: Path, game: str
) -> None:
    """Nothing is fetched for it, and the policy forbids nothing that it needs."""
    ada.go(f"/table/{finished[game]}")
    asked: list[str] = []
    button = ada.page.get_by_role("button", name="Save picture")
    button.scroll_into_view_if_needed()
    ada.page.wait_for_load_state("networkidle")
    ada.page.on("request", lambda request: asked.append(request.url))
    with ada.page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename == "coltexpress.png"
    download.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture.startswith(PNG)
    wide, high = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
    assert (wide, high) == (1200, 630)
    assert len(picture) > 50_000, "there is something to see in it"
    assert not [url for url in asked if not url.startswith(("data:", "blob:"))]


def test_a_picture_is_shared_where_the_device_can(
    newcomer: Newcomer, finished: dict[str, str]
) -> None:
    ada = newcomer(screen=PHONE)
    ada.page.add_init_script("""
      navigator.canShare = ({files}) => files.every((one) => one.type === "image/png");
      navigator.share = async ({files, text}) => {
        window.shared = {name: files[0].name, size: files[0].size, text};
      };
    """)
    ada.go(f"/table/{finished['super']}")
    verdict = ada.page.locator(".ceremony .verdict").inner_text()
    ada.page.get_by_role("button", name="Share picture").click()
    ada.page.wait_for_function("() => window.shared")
    shared = ada.page.evaluate("window.shared")
    assert shared["name"] == "coltexpress.png"
    assert shared["size"] > 50_000
    assert shared["text"] == verdict


def test_a_replay_ends_with_the_count_too(ada: Person, finished: dict[str, str]) -> None:
    ada.go(f"/replay/{finished['super']}?at=30")
    ada.page.get_by_role("button", name="Final scoring").click()
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()
    expect(ada.page.locator(".award").first).to_be_visible()
    ada.page.get_by_role("button", name="Back to the board").click()
    expect(ada.page.get_by_role("slider", name="Step")).to_have_value("30")


def test_the_end_can_be_left_before_all_of_it_is_fetched(
    ada: Person, finished: dict[str, str]
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/replay?viewer=*", hold)
    ada.go(f"/table/{finished['super']}")
    ada.page.locator(".ceremony").wait_for()
    ada.page.locator("header .brand").click()
    ada.page.locator(".hero .train").wait_for()
    with ada.page.expect_response("**/replay?viewer=*"):
        for route in held:
            route.continue_()
    ada.page.wait_for_timeout(300)  # what comes late is dropped, and nothing is complained of
