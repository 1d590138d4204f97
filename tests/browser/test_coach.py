"""The coach beside the question: off or on, for eyes, keys and ears."""

from __future__ import annotations

import pytest
from browser.inspecting import DRAWN, small_targets, violations
from browser.measuring import misplaced
from playground import GAMES, PHONE, Newcomer, Person
from playwright.sync_api import expect

NOTE = ".advice"
INSIDE = """
() => {
  const note = document.querySelector(".advice").getBoundingClientRect();
  const scene = document.querySelector("[data-part=scene]").getBoundingClientRect();
  return note.left >= scene.left && note.right <= scene.right && note.top >= scene.top
    && note.bottom <= scene.bottom;
}
"""


def with_coach(ada: Person, game: str) -> None:
    """A question with advice."""
    ada.sit_down(game)
    ada.to_the_board()
    ada.page.get_by_role("button", name="Coach", exact=True).click()
    expect(ada.page.locator(f"{NOTE} li").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_names_what_is_good_about_some_options(ada: Person, game: str, axe: str) -> None:
    with_coach(ada, game)
    lines = ada.page.locator(f"{NOTE} li")
    assert 1 <= lines.count() <= 3
    for line in lines.all():
        expect(line.locator("strong")).not_to_be_empty()
        expect(line.locator(".why")).to_contain_text(".")
    ada.page.evaluate(DRAWN)
    assert violations(ada.page, axe) == []
    number = ada.number
    lines.first.locator("button").click()
    picked = (
        ".hand .chosen, .tray .chosen, .planner .slots button, [data-target][aria-pressed=true]"
    )
    expect(ada.page.locator(picked).first).to_be_visible()
    assert ada.number == number, "nothing was sent"


def test_the_badges_are_those_of_the_note_and_go_with_it(ada: Person) -> None:
    with_coach(ada, "classic")
    notes = ada.page.locator(f"{NOTE} li").count()
    expect(ada.page.locator(".hand .rank .rank, .tray .rank")).to_have_count(notes)
    marked = ada.page.locator("[aria-describedby=advice-1]")
    expect(marked.first).to_be_visible()
    ada.page.keyboard.press("h")
    expect(ada.page.locator(NOTE)).to_have_count(0)
    expect(ada.page.locator(".rank")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(NOTE)).to_be_visible()


def test_who_listens_hears_the_coach(ada: Person) -> None:
    with_coach(ada, "classic")
    name = ada.page.locator(f"{NOTE} strong").first.inner_text()
    expect(ada.page.locator("[aria-live=polite]").filter(has_text="Coach").first).to_contain_text(
        name
    )


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_on_a_phone_the_note_is_short_and_can_be_opened(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    ada = newcomer(screen=PHONE, touch=True)
    with_coach(ada, "classic")
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(ada.page.locator(f"{NOTE} li")).to_have_count(1)
    assert ada.page.evaluate(INSIDE)
    assert misplaced(ada.page) == []
    assert small_targets(ada.page) == []
    more = ada.page.locator(f"{NOTE} > button")
    if more.count():
        more.tap()
        assert ada.page.locator(f"{NOTE} li").count() > 1
        assert ada.page.evaluate(INSIDE)


def test_among_people_the_host_decides(ada: Person) -> None:
    code = ada.new_room("classic", people=2, bots=1)
    ada.go(f"/table/{code}")
    assert not ada.context.request.get(f"/api/rooms/{code}").json()["coach"]
