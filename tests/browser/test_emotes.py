"""Emotes: a picture with a short line, at the figure, in the list of players and in the chat."""

from __future__ import annotations

from browser.inspecting import DRAWN, small_targets, violations
from browser.measuring import LAID_OUT
from browser.test_screens import NARROW, SIDEWAYS
from playground import BOARD, PHONE, Newcomer, Person
from playwright.sync_api import expect

LIVE = "[aria-live=polite]"


def seated(newcomer: Newcomer) -> tuple[Person, Person]:
    """Somebody at the board, and somebody who looks on."""
    ada, watcher = newcomer(), newcomer(seed=3)
    code = ada.sit_down("classic")
    ada.to_the_board()
    watcher.go(f"/table/{code}")
    expect(watcher.page.locator(BOARD)).to_be_visible()
    return ada, watcher


def send(person: Person, line: str) -> None:
    """Open the chat and send an emote by keyboard."""
    person.page.get_by_role("button", name="Chat").first.click()
    picture = person.page.get_by_role("group", name="Emotes").get_by_role("button", name=line)
    picture.focus()
    picture.press("Enter")


def test_an_emote_is_seen_and_heard_once_by_whoever_is_there(newcomer: Newcomer) -> None:
    ada, watcher = seated(newcomer)
    before = watcher.page.locator(".players li").first.bounding_box()
    send(ada, "Well played!")
    bubble = watcher.page.locator(".scene .says")
    expect(bubble).to_contain_text("Well played!")
    assert bubble.get_attribute("aria-hidden") == "true"
    expect(watcher.page.locator(".players .gesture")).to_have_count(1)
    assert watcher.page.locator(".players li").first.bounding_box() == before, "nothing jumps"
    heard = watcher.page.locator(LIVE).all_inner_texts()
    assert sum("Well played!" in words for words in heard) == 1
    line = ada.page.locator(".chat ol li")
    expect(line).to_contain_text("Well played!")
    heard = ada.page.locator(LIVE).all_inner_texts()
    assert sum("Well played!" in words for words in heard) == 1, "the chat says it already"
    expect(bubble).to_have_count(0)
    expect(watcher.page.locator(".gesture")).to_have_count(0)
    watcher.page.reload()
    expect(watcher.page.locator(BOARD)).to_be_visible()
    watcher.page.get_by_role("button", name="Chat").first.click()
    expect(watcher.page.locator(".chat ol li")).to_contain_text("Well played!")


def test_without_bubbles_an_emote_is_a_line_of_chat(newcomer: Newcomer) -> None:
    ada, watcher = seated(newcomer)
    code = watcher.page.url
    watcher.go("/settings")
    watcher.page.get_by_role("switch", name="Bots talk").click()
    watcher.page.goto(code)
    expect(watcher.page.locator(BOARD)).to_be_visible()
    watcher.page.get_by_role("button", name="Chat").first.click()
    send(ada, "Draw!")
    expect(watcher.page.locator(".chat ol li")).to_contain_text("Draw!")
    expect(watcher.page.locator(".scene .says, .gesture")).to_have_count(0)


def test_emotes_shut_nobody_out_on_any_screen(ada: Person, axe: str) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    send(ada, "Howdy!")
    expect(ada.page.locator(".chat ol li")).to_contain_text("Howdy!")
    assert violations(ada.page, axe) == []
    ada.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    ada.page.evaluate(DRAWN)
    assert violations(ada.page, axe) == []
    for screen in (PHONE, NARROW, SIDEWAYS):
        ada.page.set_viewport_size(screen)
        ada.page.evaluate(LAID_OUT)
        if not ada.page.locator(".chat").is_visible():
            ada.page.get_by_role("button", name="Chat").first.click()
        group = ada.page.get_by_role("group", name="Emotes")
        expect(group).to_be_visible()
        assert violations(ada.page, axe) == []
        assert not small_targets(ada.page)
        box = group.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["width"]
