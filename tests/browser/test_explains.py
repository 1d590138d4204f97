"""The board explains itself: by pointer, by keyboard, and to a finger that stays."""

from __future__ import annotations

import pytest
from browser.inspecting import DRAWN, small_targets, violations
from playground import PHONE, Newcomer, Person
from playwright.sync_api import expect

CARD = ".explain:popover-open"
# A finger on the middle of a thing, and off again after so long; says where it was.
HOLD = """
async (thing, time) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const at = {bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true,
              clientX: x + width / 2, clientY: y + height / 2};
  thing.dispatchEvent(new PointerEvent("pointerdown", at));
  await new Promise((done) => setTimeout(done, 900));
  thing.dispatchEvent(new PointerEvent("pointerup", at));
  thing.click();
}
"""


def test_a_pointer_that_rests_is_answered_with_a_sentence_and_the_rule(ada: Person) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    ada.page.locator(".hand [data-explain]").first.hover()
    card = ada.page.locator(CARD)
    expect(card).to_be_visible()
    expect(card.locator("p")).to_have_count(1)
    expect(card.locator("details dt")).to_have_count(0)
    card.locator("summary").click()
    expect(card.locator("details dt").first).to_contain_text("C-")
    ada.page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    ada.page.locator("[data-part=scene] [data-explain^=bandit]").first.hover(force=True)
    expect(card).to_be_visible()


def test_the_keyboard_asks_what_a_thing_is_and_goes_back(ada: Person, axe: str) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    round_card = ada.page.locator(".round button[data-explain]")
    round_card.focus()
    ada.page.keyboard.press("?")
    card = ada.page.locator(CARD)
    expect(card.locator("summary")).to_be_focused()
    expect(round_card).to_have_attribute("aria-describedby", "explanation")
    assert card.locator("p").count() >= 2  # its turns, and its event
    ada.page.keyboard.press("Enter")
    expect(card.locator("details dt").first).to_be_visible()
    ada.page.evaluate(DRAWN)
    assert violations(ada.page, axe) == []
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(round_card).to_be_focused()


def test_a_finger_that_stays_asks_and_plays_nothing(newcomer: Newcomer) -> None:
    ada = newcomer(screen=PHONE, touch=True, language="ja")
    ada.sit_down("classic")
    ada.to_the_board()
    number = ada.number
    ada.page.locator(".hand button[data-target]").first.evaluate(HOLD)
    expect(ada.page.locator(CARD)).to_be_visible()
    expect(ada.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert ada.number == number
    assert small_targets(ada.page) == []
    ada.page.locator(".strip").tap(position={"x": 5, "y": 5})
    expect(ada.page.locator(CARD)).to_have_count(0)
    ada.page.locator(".hand button[data-target]").first.tap()
    expect(ada.page.locator(".hand [aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "thing"),
    [
        ("armored", "wild-bunch"),
        ("armored", "opposite"),
        ("super", "loot-card"),
        ("super", "card-fire"),
        ("toy", "crate"),
    ],
)
def test_every_game_explains_its_own_things(ada: Person, game: str, thing: str) -> None:
    ada.sit_down(game)
    ada.to_the_board()
    ada.page.locator(f"[data-explain={thing}]").first.hover(force=True)
    expect(ada.page.locator(f"{CARD} summary")).to_be_visible()


def test_why_is_told_in_plain_words_before_the_clauses(ada: Person, axe: str) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    ada.page.locator(".prompt .ways button").last.click()
    sheet = ada.page.locator("dialog[open]")
    expect(sheet.locator(".what")).to_contain_text("your turn")
    expect(sheet.locator(".plain dd").first).to_contain_text("Turn 1")
    expect(sheet.locator("details dt")).to_have_count(0)
    sheet.locator("summary").click()
    expect(sheet.locator("details dt").first).to_contain_text("C-PLAN")
    ada.page.evaluate(DRAWN)
    assert violations(ada.page, axe) == []


SEEN = """
window.seen = [];
new MutationObserver(() => {
  const ribbon = document.querySelector(".ribbon");
  const more = ribbon?.querySelector(".more")?.textContent;
  if (!more || seen.at(-1)?.more === more) return;
  const [card, scene] = [ribbon, document.querySelector("[data-part=scene]")].map(
    (one) => one.getBoundingClientRect());
  const asked = document.querySelector(".prompt.mine") !== null;
  seen.push({more, asked, inside: card.left >= scene.left - 1 && card.right <= scene.right + 1
    && card.top >= scene.top - 1 && card.bottom <= scene.bottom + 1});
}).observe(document, {childList: true, subtree: true});
"""


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("classic", (1440, 900), "en"),
        ("armored", (390, 844), "pl"),
        ("armored", (360, 640), "de"),
        ("classic", (844, 390), "ja"),
    ],
)
def test_an_event_comes_forward_with_its_sentence(
    newcomer: Newcomer, game: str, size: tuple[int, int], language: str
) -> None:
    """Before anything is asked, whole and on the picture; in every game that has events."""
    screen = {"width": size[0], "height": size[1]}
    ada = newcomer(speed=4, reduced=False, screen=screen, language=language)
    ada.page.add_init_script(SEEN)
    code = ada.finished(game, seats=4)
    ada.go(f"/replay/{code}")
    ada.page.locator(".ways .primary").last.click()  # play
    ada.page.wait_for_function("() => seen.length > 0", timeout=120_000)
    for seen in ada.page.evaluate("seen"):
        assert seen["more"][-1] in ".。"
        assert seen["inside"], seen
        assert not seen["asked"]


FITS = """
() => {
  const outer = document.querySelector(".prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt .warning span, .prompt .sentence")].every((one) => {
    const {top, bottom} = one.getBoundingClientRect();
    const whole = one.scrollHeight <= one.clientHeight + 1;
    return whole && top >= outer.top && bottom <= outer.bottom;
  });
}
"""


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Letzter Spielzug"), ("ja", "最後のターン")]
)
def test_a_warning_stands_before_the_question_and_both_can_be_read(
    newcomer: Newcomer, language: str, words: str
) -> None:
    """C-PLAN-07"""
    ada = newcomer(screen=PHONE, touch=True, language=language)
    ada.sit_down("classic")
    ada.to_the_board()
    warning = ada.page.locator(".prompt .warning")
    while not warning.count():
        seen = ada.look()
        assert seen["what"] != "over", "no round had a last turn"
        ada.act(seen)
    expect(warning).to_contain_text(words)
    assert ada.page.evaluate(FITS)


def test_the_first_visit_offers_to_learn(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("link", name="Learn in 3 minutes").click()
    expect(ada.page.locator(".coach, .board").first).to_be_visible()
    ada.go("/")
    ada.page.get_by_role("button", name="Play now").first.click()
    ada.page.wait_for_url("**/table/**")
    ada.go("/")
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(ada.page.get_by_role("link", name="Learn in 3 minutes")).to_have_count(0)
