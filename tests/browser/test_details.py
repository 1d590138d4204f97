"""Small things that somebody saw and minded: each of them stays mended."""

from __future__ import annotations

import re

import pytest
from browser.measuring import SIZES, misplaced
from playground import CONFIRM, PHONE, Newcomer, Person
from playwright.sync_api import expect

# Where the picture of the train is, in every frame from the first one on that shows it.
WATCH_THE_PICTURE = """
window.places = [];
const look = () => {
  const world = document.querySelector(".scene .world");
  if (world) places.push(Math.round(world.getBoundingClientRect().x));
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

# What of the drawn clouds lies behind these words.
CLOUDED = """
(words) => {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector(words));
  const {left, right, top, bottom} = text.getBoundingClientRect();
  const clouds = document.querySelector(".hero .layer");
  return [...clouds.querySelectorAll("path")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  }).length;
}
"""


# How much of a thing can be tapped: the part of its points at which nothing lies upon it.
WHOLE = """
(one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const open = parts.flatMap((across) => parts.map((down) =>
    one.contains(document.elementFromPoint(x + across * width, y + down * height))));
  return open.filter(Boolean).length / open.length;
}
"""


def test_the_menu_leads_to_the_rules_and_asks_for_no_room(ada: Person) -> None:
    asked: list[str] = []
    ada.sit_down("super")
    ada.to_the_board()
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="Rules").click()
    expect(ada.page.get_by_role("heading", name="Every rule")).to_be_visible()
    assert not [url for url in asked if re.search(r"/api/(rooms|tables)/?$", url)], asked


def test_the_menu_leads_to_the_text_version_and_that_back(ada: Person) -> None:
    ada.sit_down("super")
    ada.to_the_board()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="Text version").click()
    expect(ada.page.locator("div.plain")).to_be_visible()
    ada.page.get_by_role("link", name="Back to the board").click()
    expect(ada.page.locator(".board[data-number]")).to_be_visible()


def test_a_picked_chip_shows_no_radio_button(ada: Person) -> None:
    ada.go("/new/classic")
    chip = ada.page.locator("fieldset label").nth(1)
    chip.click()
    expect(chip.locator("input")).to_be_focused()
    box = chip.locator("input").bounding_box()
    assert box is not None
    assert box["width"] <= 1, box


def test_a_sheet_on_a_phone_is_as_high_as_its_words(newcomer: Newcomer) -> None:
    ada = newcomer(screen=PHONE)
    ada.sit_down("classic")
    ada.to_the_board()
    ada.page.get_by_role("button", name="Why?", exact=True).click()
    sheet = ada.page.locator("dialog[open]")
    expect(sheet.get_by_text("The rules in full")).to_be_visible()
    box = sheet.bounding_box()
    assert box
    assert box["height"] < 0.6 * PHONE["height"], "the board is still seen above"
    assert box["y"] + box["height"] == PHONE["height"]


def test_a_chat_sheet_says_once_what_it_is(newcomer: Newcomer) -> None:
    ada = newcomer(screen=PHONE, touch=True)
    ada.sit_down("super")
    ada.to_the_board()
    ada.page.get_by_role("button", name="Chat").click()
    titles = ada.page.locator("dialog[open]").get_by_role("heading", name="Chat")
    expect(titles.filter(visible=True).locator("visible=true")).not_to_have_count(0)
    shown = [one for one in titles.all() if (one.bounding_box() or {"width": 0})["width"] > 1]
    assert len(shown) == 1


def test_the_picture_does_not_glide_to_its_first_place(newcomer: Newcomer) -> None:
    ada = newcomer(reduced=False, screen=PHONE)
    code = ada.sit_down("classic", bots=3)
    ada.to_the_board()
    ada.page.add_init_script(WATCH_THE_PICTURE)
    ada.go(f"/table/{code}")
    ada.page.wait_for_timeout(1500)
    places = ada.page.evaluate("places")
    assert len(set(places)) <= 2, places  # at most one jump, before anything can be seen


def test_whoever_gave_a_name_is_named_once(ada: Person) -> None:
    code = ada.sit_down("super", name="Grace")
    ada.to_the_board()
    ada.post(f"/api/rooms/{code}/resign", {"seat": 0})
    while ada.context.request.get(f"/api/rooms/{code}").json()["status"] != "over":
        ada.page.wait_for_timeout(50)
    ada.go(f"/replay/{code}")
    assert ada.page.locator("aside.side .players").inner_text().count("Grace") == 1


def test_numbers_pick_the_cards_first_and_send_nothing(ada: Person) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    cards, before = ada.page.locator(".hand [data-target]"), ada.number
    ada.page.keyboard.press("1")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press(str(cards.count() + 1))
    expect(ada.page.locator(".prompt .ways .primary")).to_have_text("Draw three cards")
    assert ada.number == before
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".board")).not_to_have_attribute("data-number", str(before))


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_no_cloud_crosses_the_words_of_the_first_screen(newcomer: Newcomer, language: str) -> None:
    ada = newcomer(language=language)
    ada.go("/")
    ada.page.locator(".hero .layer").first.wait_for()
    for wide, high in ((360, 640), (390, 844), (820, 1180), (1440, 900), (2560, 1440)):
        ada.page.set_viewport_size({"width": wide, "height": high})
        assert ada.page.evaluate(CLOUDED, ".hero .tagline") == 0, (wide, high)


def test_only_the_figure_turns_under_the_name_of_who_acts(ada: Person) -> None:
    ada.sit_down("super")
    ada.to_the_board()
    flag = ada.page.locator(".piece .flag")
    expect(flag).not_to_have_count(0)
    assert flag.first.evaluate("(one) => one.closest('[data-turns]') === null")
    assert flag.first.evaluate(
        "(one) => !!one.parentElement.querySelector(':scope > [data-turns]')"
    )


def test_the_pause_button_has_a_place_of_its_own(newcomer: Newcomer) -> None:
    """Also while bots play, when nothing of the hand can be chosen."""
    ada = newcomer(screen=PHONE, reduced=False, speed=0.5)
    ada.sit_down("classic", bots=3)
    ada.to_the_board()
    ada.page.keyboard.press("1")
    ada.page.wait_for_timeout(600)  # whoever picks by number is told nothing that covers the button
    ada.page.locator(CONFIRM).click()
    ada.page.get_by_role("button", name="Pause").click()
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(ada.page.locator(".hand li")).not_to_have_count(0)
    for wide, high in SIZES:
        ada.page.set_viewport_size({"width": wide, "height": high})
        assert not misplaced(ada.page), (wide, high)


def test_the_card_of_a_lesson_is_covered_by_nothing(newcomer: Newcomer) -> None:
    ada = newcomer(screen={"width": 360, "height": 640}, touch=True)
    ada.go("/learn/classic")
    card = ada.page.locator(".hand [data-target]")
    while not card.count():
        ada.page.locator(".coach .ways .primary").click()
        ada.page.wait_for_timeout(100)
    assert card.evaluate(WHOLE) == 1


def test_the_whole_train_can_be_seen_at_once(ada: Person) -> None:
    ada.sit_down("super", bots=6)
    ada.to_the_board()
    cars = ada.page.locator(".scene .train .car:has(.body)")
    ada.page.get_by_role("button", name="See the whole train").click()
    edges = [box for one in cars.all() if (box := one.locator("svg").first.bounding_box())]
    assert min(box["x"] + box["width"] / 2 for box in edges) > 0
    scene = ada.page.locator(".scene").bounding_box()
    assert scene is not None
    assert max(box["x"] + box["width"] / 2 for box in edges) < scene["width"]
    ada.page.get_by_role("button", name="Zoom in").click()
    expect(ada.page.get_by_role("button", name="See the whole train")).to_be_visible()


def test_against_bots_a_choice_can_be_taken_back_after_they_have_chosen(ada: Person) -> None:
    ada.sit_down("classic")
    ada.to_the_board()
    hand = ada.page.locator(".hand [data-target]")
    before = hand.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    ada.page.keyboard.press("1")
    ada.page.locator(CONFIRM).click()
    expect(hand).to_have_count(len(before) - 1)  # asked again: the bots have chosen
    ada.page.wait_for_timeout(1500)
    ada.page.get_by_role("button", name="Take back").click()
    expect(hand).to_have_count(len(before))
    after = hand.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert after == before


def test_the_land_has_no_seams(ada: Person) -> None:
    """Every strip of the land is at least as wide as the picture, wherever that is moved."""
    ada.sit_down("super", bots=6)
    ada.to_the_board()
    for wide, high in SIZES:
        ada.page.set_viewport_size({"width": wide, "height": high})
        ada.page.wait_for_timeout(100)
        short = ada.page.evaluate(
            """() => {
              const scene = document.querySelector(".scene").getBoundingClientRect();
              return [...document.querySelectorAll(".scene .land svg, .scene .rails svg")]
                .map((one) => one.getBoundingClientRect())
                .filter(({left, right, width}) =>
                  width > 0 && (left > scene.left + 1 || right < scene.right - 1))
                .map(({left, right}) => `${left} to ${right} of ${scene.width}`);
            }"""
        )
        assert not short, (wide, high, short)
