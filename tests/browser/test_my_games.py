"""My games: what runs, what is over, what became of it, and the way out of a game."""

from __future__ import annotations

import re

import pytest
from browser.inspecting import DRAWN, small_targets, violations
from browser.measuring import LAID_OUT, SIZES, misplaced
from playground import PHONE, Newcomer, Person
from playwright.sync_api import Browser, expect


@pytest.fixture
def grace(browser: Browser, address: str, newcomer: Newcomer) -> Person:
    """Somebody with games of several kinds: given up, waiting, and in play."""
    grace = newcomer()
    grace.become("Grace")
    for game in ("super", "classic"):
        give_up_and_wait(grace, game)
    for plan in (
        {"game": "armored", "seats": [{"kind": "person"}, *bots(3)], "start": True},
        {"game": "super", "seats": [{"kind": "person"}, {"kind": "open"}, *bots(1)]},
    ):
        grace.post("/api/rooms", plan)
    return grace


def bots(number: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "level": "greenhorn"}] * number


def give_up_and_wait(person: Person, game: str) -> str:
    """A finished game that a bot has played to its end."""
    plan = {"game": game, "seats": [{"kind": "person"}, *bots(2)], "start": True}
    code = str(person.post("/api/rooms", plan)["code"])
    person.post(f"/api/rooms/{code}/resign", {"seat": 0})
    while person.context.request.get(f"/api/rooms/{code}").json()["status"] != "over":
        person.page.wait_for_timeout(50)
    return code


def test_my_games_say_how_far_they_are_and_what_became_of_them(grace: Person) -> None:
    grace.go("/games")
    running = grace.page.get_by_role("region", name="Running games").locator("li")
    expect(running).to_have_count(2)
    expect(grace.page.get_by_role("link", name="New table")).to_be_in_viewport()
    mine = running.filter(has_text="Couriers")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Round 1")
    expect(mine.locator("time")).to_have_text(re.compile("now|ago"))
    expect(running.filter(has_text="seat open")).to_have_count(1)
    finished = grace.page.get_by_role("region", name="Finished games").locator("li")
    expect(finished).to_have_count(2)
    expect(finished.filter(has_text="Given up")).to_have_count(2)
    expect(finished.filter(has_text="$")).to_have_count(1)
    expect(finished.filter(has_text="loot card")).to_have_count(1)
    expect(finished.first.locator(".faces svg")).to_have_count(1)
    totals = grace.page.get_by_role("region", name="Totals")
    expect(totals.get_by_role("table")).to_have_count(3)
    expect(totals.get_by_role("row", name=re.compile("Greenhorn"))).to_contain_text("2")


def test_a_running_game_is_given_up_after_a_second_thought(grace: Person) -> None:
    grace.go("/games")
    mine = grace.page.get_by_role("region", name="Running games").locator("li.turn")
    mine.get_by_role("button", name="Give up").click()
    dialog = grace.page.get_by_role("dialog", name="Give up this game?")
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    expect(mine).to_have_count(1)
    mine.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Give up").click()
    expect(dialog).to_have_count(0)
    expect(grace.page.get_by_role("button", name="Give up")).to_have_count(0)


def test_a_game_is_given_up_from_its_menu(ada: Person) -> None:
    code = ada.sit_down("classic")
    ada.to_the_board()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    dialog = ada.page.get_by_role("dialog", name="Give up this game?")
    expect(dialog).to_contain_text("cannot come back")
    dialog.get_by_role("button", name="Give up").click()
    ada.page.wait_for_url("**/games")
    seats = ada.context.request.get(f"/api/rooms/{code}").json()["seats"]
    assert [seat["resigned"] for seat in seats] == [True, False, False]


def test_nobody_finds_an_empty_page_without_a_way_on(ada: Person) -> None:
    ada.go("/games")
    expect(ada.page.get_by_text("No games yet.")).to_be_visible()
    ada.page.get_by_role("link", name="Play now").click()
    ada.page.wait_for_url(re.compile(r"/$"))


def test_home_leads_to_my_games(ada: Person) -> None:
    ada.new_room("super", open_seats=1, bots=1)
    ada.page.goto("/")
    ada.page.evaluate("localStorage.coltexpress = JSON.stringify({known: true, language: 'en'})")
    ada.go("/")
    ada.page.get_by_role("link", name="All my games").first.click()
    expect(ada.page.get_by_role("heading", name="My games")).to_be_visible()


def test_my_games_shut_nobody_out_on_any_screen(grace: Person, axe: str) -> None:
    grace.go("/games")
    expect(grace.page.get_by_role("region", name="Totals")).to_be_visible()
    found = violations(grace.page, axe)
    for wide, high in SIZES:
        grace.page.set_viewport_size({"width": wide, "height": high})
        grace.page.evaluate(LAID_OUT)
        found += [f"{wide}x{high}: {one}" for one in misplaced(grace.page)]
    grace.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    grace.page.set_viewport_size(PHONE)
    grace.page.evaluate(DRAWN)
    found += [f"on a phone in the dark: {one}" for one in violations(grace.page, axe)]
    found += [f"small: {one}" for one in small_targets(grace.page)]
    assert not found, "\n".join(found)
