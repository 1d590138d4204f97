"""Puzzles in the browser: chosen by keyboard, judged once, and gone on with."""

from __future__ import annotations

import pytest
from playground import PHONE, Newcomer, Person
from playwright.sync_api import ViewportSize, expect

from coltexpress.study.puzzles import lines_of, puzzle, read


def test_todays_puzzle_is_answered_once_and_its_verdict_stays(newcomer: Newcomer) -> None:
    eve = newcomer()
    eve.go("/")
    eve.page.get_by_role("link", name="Puzzles").click()
    expect(eve.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    shown = eve.context.request.get("/api/puzzles/today").json()["puzzle"]
    options = eve.page.locator(".options button")
    expect(options).to_have_count(len(shown["scene"]["ask"]["options"]))
    options.nth(shown["scene"]["ask"]["options"].index(puzzle(shown["id"]).answers[0])).focus()
    eve.page.keyboard.press("Enter")
    verdict = eve.page.locator(".verdict")
    expect(verdict).to_contain_text("Solved:")
    expect(verdict).to_be_focused()
    expect(eve.page.get_by_text("Solved: 1 of 1")).to_be_visible()
    eve.go("/puzzles")
    expect(verdict).to_contain_text("Solved:")
    expect(options).to_have_count(0)


def test_a_wrong_answer_is_told_with_the_right_one_and_the_next_puzzle_is_another(
    newcomer: Newcomer,
) -> None:
    eve = newcomer()
    found = read(lines_of("classic")[4])
    eve.go(f"/puzzles?id={found.id}")
    wrong = next(n for n, one in enumerate(found.options) if one.choice not in found.answers)
    eve.page.locator(".options button").nth(wrong).click()
    expect(eve.page.locator(".verdict")).to_contain_text("Not the best.")
    best = eve.page.locator(".options .right").first
    expect(best).to_contain_text(f"{round(max(one.chance for one in found.options) * 100)} %")
    eve.page.get_by_role("button", name="Next puzzle").click()
    expect(eve.page.locator(".options button")).not_to_have_count(0)
    assert found.id not in eve.page.url


def test_puzzles_are_picked_by_game_and_theme(ada: Person) -> None:
    ada.go("/puzzles")
    ada.page.get_by_label("Game").select_option(label="Colt Express")
    ada.page.get_by_label("Theme").select_option(label="Pick your shot")
    ada.page.get_by_role("button", name="Another puzzle").click()
    ada.page.wait_for_url("**/puzzles?id=*")
    assert puzzle(ada.page.url.rpartition("=")[2]).theme == "shot"


@pytest.mark.parametrize(
    "screen",
    [
        {"width": 1440, "height": 900},
        {"width": 1024, "height": 768},
        {"width": 390, "height": 844},
        {"width": 360, "height": 640},
        {"width": 844, "height": 390},
    ],
)
def test_board_and_first_option_are_seen_without_scrolling_the_board_away(
    ada: Person, screen: ViewportSize
) -> None:
    ada.page.set_viewport_size(screen)
    ada.go(f"/puzzles?id={lines_of('classic')[5].id}")
    expect(ada.page.locator(".options button")).not_to_have_count(0)
    board = ada.page.locator(".stage").first.bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= screen["height"]
    expect(ada.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_in_viewport()
    expect(ada.page.locator(".options button").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (360, 640), (844, 390), (1440, 900)])
def test_the_hand_of_every_puzzle_is_seen(ada: Person, wide: int, high: int) -> None:
    ada.page.set_viewport_size({"width": wide, "height": high})
    ada.go(f"/puzzles?id={lines_of('super')[1].id}")
    for card in ada.page.locator(".board .dock .cards li").all():
        expect(card).to_be_in_viewport(ratio=0.9)
        box = card.bounding_box()
        assert box
        assert box["width"] >= 40, "large enough to be read"
    expect(ada.page.locator(".board .dock .cards li")).to_have_count(4)


def test_a_long_pile_makes_nothing_wider_than_a_phone(newcomer: Newcomer) -> None:
    eve = newcomer(screen=PHONE)
    eve.go("/puzzles?id=3ab72de8")
    expect(eve.page.locator(".pile li")).to_have_count(12)
    cut_off = """() => [...document.querySelectorAll("[data-part]")]
      .filter((part) => part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.dataset.part)"""
    assert eve.page.evaluate(cut_off) == []
