"""A game that is over, seen again."""

from __future__ import annotations

import re

from playground import PHONE, Newcomer, Person
from playwright.sync_api import expect

A_BANDIT_IS_SEEN = """
() => [...document.querySelectorAll('svg.drawing[data-explain^="bandit-"]')].some((figure) => {
  const {left, right} = figure.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})
"""


def test_a_game_is_seen_again_card_by_card_and_as_any_viewer(
    ada: Person, finished: dict[str, str]
) -> None:
    ada.go(f"/table/{finished['classic']}")
    ada.page.get_by_role("link", name="Watch replay").click()
    moment = ada.page.get_by_role("slider", name="Step")
    expect(moment).to_have_value("0")
    ada.page.get_by_role("button", name="Next card").click()
    expect(moment).not_to_have_value("0")
    there = int(moment.input_value())
    ada.page.keyboard.press("ArrowRight")
    expect(moment).not_to_have_value(str(there))
    ada.page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(there))
    moment.press("End")
    expect(moment).to_have_value(moment.get_attribute("max") or "")
    viewer = ada.page.get_by_role("group", name="Watch replay").get_by_role("combobox").last
    viewer.select_option(index=2)
    expect(ada.page.locator(".board[data-number]")).to_be_visible()


def test_a_link_leads_to_the_same_moment(ada: Person, finished: dict[str, str]) -> None:
    ada.go(f"/replay/{finished['super']}?at=12")
    expect(ada.page.get_by_role("slider", name="Step")).to_have_value("12")
    ada.page.get_by_role("button", name="Link to this step").click()
    expect(ada.page).to_have_url(re.compile(r"at=12"))
    ada.page.goto(ada.page.url)
    expect(ada.page.get_by_role("slider", name="Step")).to_have_value("12")


def test_a_replay_opens_where_a_bandit_is_seen(
    newcomer: Newcomer, finished: dict[str, str]
) -> None:
    """Couriers are no bandits, and a phone shows a part of the trains only."""
    ada = newcomer(screen=PHONE)
    for step in (60, 75):
        ada.go(f"/replay/{finished['armored']}?at={step}")
        ada.page.wait_for_function(A_BANDIT_IS_SEEN)


def test_a_replay_plays_by_itself_and_stops(ada: Person, finished: dict[str, str]) -> None:
    ada.go(f"/replay/{finished['armored']}?at=20")
    moment = ada.page.get_by_role("slider", name="Step")
    ada.page.get_by_role("button", name="Play").last.click()
    expect(moment).not_to_have_value("20")
    ada.page.get_by_role("button", name="Pause").last.click()
