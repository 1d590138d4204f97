"""What goes wrong is said in plain words, and mends itself where it can."""

from __future__ import annotations

import json
from pathlib import Path

import playground
from browser.inspecting import raw_words
from playground import Newcomer, Person
from playwright.sync_api import Browser, expect


def test_a_refused_choice_explains_itself(newcomer: Newcomer) -> None:
    ada = newcomer(tapped=True)
    ada.sit_down("classic")
    ada.to_the_board()
    ada.forge = illegal
    while not ada.page.locator(".notices p").count():
        seen = ada.glance()
        if seen:
            ada.act(seen)
        ada.page.wait_for_timeout(50)
    notice = ada.page.locator(".notices p").first.inner_text()
    assert len(notice) > 10
    assert not raw_words(ada.page)
    ada.forge = str
    ada.play(2)  # and the game goes on


def test_an_answered_question_is_not_asked_again(newcomer: Newcomer) -> None:
    ada = newcomer(tapped=True)
    ada.sit_down("classic")
    ada.to_the_board()
    ada.hold()
    ada.page.locator("[data-option]").first.click()
    ada.page.wait_for_timeout(300)  # the choice is acknowledged, but no news come of it
    assert ada.glance() is None
    ada.release()
    assert ada.look()


def illegal(words: str) -> str:
    """A choice that nobody offered."""
    message = json.loads(words)
    if message["type"] == "choose":
        message["choice"] = 30_000
    return json.dumps(message)


def test_a_room_that_is_not_there_is_no_riddle(ada: Person) -> None:
    ada.go("/table/ZZZZZZ")
    expect(ada.page.locator("main h1, main h2").first).to_be_visible()
    assert not raw_words(ada.page)
    ada.complaints.clear()  # the browser itself notes that nothing was found


def test_a_server_that_answers_nothing_is_no_riddle(ada: Person) -> None:
    ada.page.route("**/api/**", lambda route: route.abort())
    ada.go("/new")
    expect(ada.page.locator(".trouble")).to_be_visible()
    assert not raw_words(ada.page)
    ada.page.unroute("**/api/**")
    ada.page.locator(".trouble button").first.click()
    expect(ada.page.locator("form")).to_be_visible()
    ada.complaints.clear()  # the browser itself notes that nothing was answered


def test_a_server_that_is_started_again_finds_its_players(browser: Browser, tmp_path: Path) -> None:
    with playground.serving(tmp_path) as address:
        ada = Person(browser, address)
        ada.sit_down("classic")
        ada.play(4)
        number = ada.number
    expect(ada.page.locator(".banner")).to_be_visible()
    port = address.rpartition(":")[2]
    with playground.serving(tmp_path, "--port", port):
        expect(ada.page.locator(".banner")).to_have_count(0)
        ada.play(4)
        assert ada.number > number
    ada.close()
