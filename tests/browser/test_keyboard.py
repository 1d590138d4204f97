"""Games without a mouse."""

from __future__ import annotations

from playground import CONFIRM, Person
from playwright.sync_api import expect

from coltexpress.train.bandits import NAMES

BANDITS = [name.capitalize() for name in NAMES]
STOPS = 80  # more of them than any screen has
FOCUSED = """
(wanted) => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(one);
  return {words: (one.getAttribute("aria-label") ?? one.textContent).trim(),
          there: one.matches(wanted),
          seen: (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none"};
}
"""


def tab_to(ada: Person, wanted: str, key: str = "Tab") -> None:
    """Press Tab until the focus is there; it can be seen at every stop."""
    for _ in range(STOPS):
        ada.page.keyboard.press(key)
        focused = ada.page.evaluate(FOCUSED, wanted)
        if focused is None:
            continue
        assert focused["seen"] or ada.page.locator("select:focus").count(), focused
        if focused["there"]:
            return
    raise AssertionError(f"{key} never comes to {wanted}")


def press_on(ada: Person, choices: int) -> None:
    """Answer with keys alone: so many times, or until the game is over."""
    keys = ada.page.keyboard
    while choices > 0:
        seen = ada.look()
        if seen["what"] == "over":
            return
        if seen["what"] == "animation":
            keys.press("s")
        elif seen["what"] == "confirm":
            tab_to(ada, CONFIRM, "Shift+Tab")
            keys.press("Enter")
        elif ada.page.locator(".gang").count():
            tab_to(ada, ".gang button")
            keys.press("Enter")
        else:
            keys.press(str(ada.random.randint(1, min(9, seen["hidden"]))))
            choices -= 1


def test_a_whole_game_by_keyboard_from_the_first_screen_to_the_count(ada: Person) -> None:
    ada.go("/")
    tab_to(ada, ".games li:nth-child(2) button")
    ada.page.keyboard.press("Enter")
    press_on(ada, 200)
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()


def test_arrows_go_from_thing_to_thing_and_escape_goes_back(ada: Person) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    ada.page.keyboard.press("ArrowRight")
    first = ada.page.evaluate(FOCUSED, "[data-target], [data-option]")
    ada.page.keyboard.press("ArrowRight")
    second = ada.page.evaluate(FOCUSED, "[data-target], [data-option]")
    assert first["there"]
    assert second["there"]
    ada.page.locator(".hand [data-target]").first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".prompt .ways .primary")).not_to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".prompt .ways .primary")).to_have_count(0)


def test_some_turns_of_the_first_game_by_keyboard(ada: Person) -> None:
    ada.sit_down("classic")
    press_on(ada, 8)


def test_the_log_is_one_stop_and_arrows_go_from_line_to_line(ada: Person) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    ada.play(3)
    ada.to_the_board()
    lines = ada.page.locator(".story button")
    expect(lines.nth(3)).to_be_attached()
    tab_to(ada, ".story")
    ada.page.keyboard.press("Tab")
    assert not ada.page.evaluate("() => !!document.activeElement.closest('.story')")
    ada.page.keyboard.press("Shift+Tab")
    number = ada.number
    ada.page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
    ada.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    ada.page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    assert ada.number == number


def test_cards_carry_the_numbers_that_pick_them(ada: Person) -> None:
    """Of equal cards the first is taken, whichever of their numbers was pressed."""
    ada.sit_down("classic")
    ada.to_the_board()
    cards = ada.page.locator(".hand li:has([data-target])")
    picked = ada.page.locator(".hand [data-target][aria-pressed=true]")
    for place in range(cards.count()):
        expect(cards.nth(place).locator("kbd")).to_have_text(str(place + 1))
        name = cards.nth(place).get_by_role("button").get_attribute("aria-label") or ""
        ada.page.keyboard.press(str(place + 1))
        expect(picked).to_have_attribute("aria-label", name)


def test_those_who_listen_hear_people_and_loot_in_a_car(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.sit_down("classic", bots=3)
    ada.to_the_board()
    train = ada.page.get_by_role("slider", name="The whole train")
    train.focus()
    heard = []
    for _ in range(8):
        heard.append(train.get_attribute("aria-valuetext") or "")
        ada.page.keyboard.press("ArrowLeft")
    for _ in range(8):
        ada.page.keyboard.press("ArrowRight")
        heard.append(train.get_attribute("aria-valuetext") or "")
    all_heard = " ".join(heard)
    drawn = ada.page.locator(".scene [role=img]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-label')).join(' ')"
    )
    for said in (all_heard, drawn):  # on the small train, and in the picture
        assert "the Marshal" in said.replace("The", "the")
        assert "purse" in said
        assert sum(bandit in said for bandit in BANDITS) == 4, said
