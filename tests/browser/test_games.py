"""Whole games against bots, by clicking what is lit."""

from __future__ import annotations

import pytest
from playground import DESK, PHONE, Newcomer, Person
from playwright.sync_api import expect


@pytest.mark.parametrize("game", ["classic", "super", "toy"])
def test_a_whole_game_at_a_desk(ada: Person, game: str) -> None:
    ada.sit_down(game)
    assert ada.play()
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()
    expect(ada.page.locator(".ceremony .won")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["armored", "super"])
def test_a_whole_game_on_a_phone(newcomer: Newcomer, game: str) -> None:
    ada = newcomer(screen=PHONE, touch=True)
    ada.sit_down(game)
    assert ada.play()
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()


def test_play_now_begins_a_game_at_once_and_shows_what_the_bots_do(newcomer: Newcomer) -> None:
    ada = newcomer(screen=DESK, reduced=False)
    ada.go("/")
    ada.page.get_by_role("button", name="Play now").click()
    ada.to_the_board()
    ada.play(3, everything=True)
    expect(ada.page.locator(".ceremony")).to_have_count(0)


def test_the_log_tells_how_the_game_began(newcomer: Newcomer) -> None:
    """To somebody who comes when the board stands."""
    ada, stranger = newcomer(screen=DESK), newcomer(screen=DESK, seed=3)
    code = ada.sit_down("super")
    ada.to_the_board()
    stranger.go(f"/table/{code}")
    log = stranger.page.get_by_role("log", name="Log")
    expect(log).to_contain_text("plays")
    expect(log).not_to_contain_text("Nothing has happened yet")


def test_a_rematch_is_another_room(ada: Person) -> None:
    code = ada.sit_down("super")
    ada.play()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and code not in url)
    expect(ada.page.locator(".lobby, .casting, .board").first).to_be_visible()


def test_a_game_for_developers_is_only_at_its_address(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("heading", name="Colt Super Express").wait_for()
    expect(ada.page.get_by_role("heading", name="Crates")).to_have_count(0)
    ada.go("/new/toy")
    expect(ada.page.get_by_text("Four crates, five bid cards")).to_be_visible()
