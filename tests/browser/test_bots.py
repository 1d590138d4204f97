"""Bots are somebody: a name, a face, a temper, a line now and then, and as strong as is wished."""

from __future__ import annotations

from playground import PHONE, Newcomer, Person
from playwright.sync_api import expect


def levels(ada: Person) -> list[str]:
    """The bots of the room that is looked at, as the server knows them."""
    code = ada.page.url.rstrip("/").rpartition("/")[2]
    seats = ada.context.request.get(f"/api/rooms/{code}").json()["seats"]
    return [seat["level"] for seat in seats if seat["kind"] == "bot"]


def test_strength_is_picked_beside_play_now_and_remembered(newcomer: Newcomer) -> None:
    ada = newcomer(screen=PHONE)
    ada.go("/")
    expect(ada.page.get_by_role("radio", name="Normal")).to_be_checked()
    ada.page.get_by_text("Easy", exact=True).click()
    ada.page.reload()
    ada.settle()
    expect(ada.page.get_by_role("radio", name="Easy")).to_be_checked()
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/*")
    bots = levels(ada)
    assert {bot.partition(":")[0] for bot in bots} == {"greenhorn"}
    assert len(set(bots)) == 3, "each has a temper of its own"


def test_a_new_room_shows_its_bots_by_name_and_temper(ada: Person) -> None:
    ada.go("/new/classic")
    ada.page.get_by_text("Bots", exact=True).click()
    cast = ada.page.get_by_role("list", name="Your opponents").get_by_role("listitem")
    expect(cast).to_have_count(3)
    named = cast.locator("strong").all_inner_texts()
    assert len(set(named)) == 3
    ada.page.get_by_text("Hard", exact=True).click()
    assert cast.locator("strong").all_inner_texts() == named, "stronger, but the same people"
    ada.page.get_by_role("button", name="Start game").click()
    ada.page.wait_for_url("**/table/*")
    assert {bot.partition(":")[0] for bot in levels(ada)} == {"desperado"}


def test_a_lobby_shows_bots_by_name_and_changes_their_temper(ada: Person) -> None:
    ada.go(f"/table/{ada.new_room('classic', open_seats=2, bots=1, level='outlaw:greedy')}")
    seats = ada.page.locator(".seats > li")
    expect(seats.nth(3)).to_contain_text("greedy")
    ada.page.get_by_role("button", name="Add bot").first.click()
    expect(seats.nth(1)).to_contain_text("trigger-happy")
    temper = ada.page.get_by_role("combobox", name="Bot at seat 2: Temper")
    temper.select_option(label="vengeful")
    expect(seats.nth(1).locator(".bot-who")).to_contain_text("vengeful")


def test_bots_say_something_unless_they_are_told_not_to(
    newcomer: Newcomer, finished: dict[str, str]
) -> None:
    ada = newcomer(reduced=False, speed=2)
    ada.go(f"/replay/{finished['classic']}")
    ada.page.get_by_role("button", name="Play").last.click()
    line = ada.page.locator(".scene .says")
    line.first.wait_for(timeout=60_000)
    assert line.first.get_attribute("aria-hidden") == "true"
    assert line.count() == 1, "one at a time"
    ada.go("/settings")
    ada.page.get_by_role("switch", name="Bots talk").click()
    ada.go(f"/table/{finished['classic']}")
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()
    expect(ada.page.locator(".says")).to_have_count(0)
    ada.go("/settings")
    ada.page.get_by_role("switch", name="Bots talk").click()
    ada.go(f"/table/{finished['classic']}")
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator(".end .says")).to_have_count(2)  # the best and the last
