"""Every screen on twelve sizes, in all languages and in both themes: nothing covers anything.

Each size is seen in three languages, each language on six sizes, each screen in both themes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Literal
from urllib.parse import urlencode

import pytest
from browser.measuring import LAID_OUT, SIZES, misplaced, speak
from playground import Newcomer, Person, seed
from playwright.sync_api import expect

from coltexpress.i18n import LANGUAGES
from coltexpress.study.puzzles import lines_of

Finished = dict[str, str]
Way = Callable[[Person, Finished], None]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def board(game: str, bots: int, choices: int) -> Way:
    """The board while something is asked."""

    def way(ada: Person, finished: Finished) -> None:
        ada.sit_down(game, bots=bots)
        ada.to_the_board()
        ada.play(choices)
        ada.to_the_board()

    return way


def lobby(ada: Person, finished: Finished) -> None:
    ada.go(f"/table/{ada.new_room('classic', open_seats=2, bots=1)}")


def casting(ada: Person, finished: Finished) -> None:
    ada.sit_down("armored", bots=4)
    expect(ada.page.locator(".gang button:enabled")).not_to_have_count(0)


def over(ada: Person, finished: Finished) -> None:
    ada.go(f"/table/{finished['classic']}")
    expect(ada.page.locator(".ceremony .verdict")).to_be_visible()


def replay(ada: Person, finished: Finished) -> None:
    ada.go(f"/replay/{finished['armored']}?at=60")
    expect(ada.page.locator(".board .people, .board .chips, .board .side")).not_to_have_count(0)


def board_of_analysis(ada: Person, finished: Finished) -> None:
    ada.go(f"/study?{urlencode({'line': lines_of('classic')[0].line})}")
    expect(ada.page.locator(".options .bar")).not_to_have_count(0, timeout=60_000)


def puzzle(ada: Person, finished: Finished) -> None:
    ada.go(f"/puzzles?id={lines_of('armored')[1].id}")
    expect(ada.page.locator(".options button")).not_to_have_count(0)


SCREENS: dict[str, Way] = {
    "home": lambda ada, finished: ada.go("/"),
    "daily": lambda ada, finished: ada.go("/daily"),
    "ladder": lambda ada, finished: ada.go("/ladder"),
    "new room": lambda ada, finished: ada.go("/new/classic"),
    "lobby": lobby,
    "casting": casting,
    "classic": board("classic", 4, 5),
    "armored": board("armored", 5, 9),
    "super": board("super", 6, 1),
    "replay": replay,
    "over": over,
    "board of analysis": board_of_analysis,
    "puzzle": puzzle,
}


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_covers_anything(ada: Person, finished: Finished, name: str) -> None:
    SCREENS[name](ada, finished)
    ada.page.mouse.move(0, 0)  # whoever points at a thing sees a card beside it
    themes = cycle(THEMES)
    found = []
    for number, language in enumerate(LANGUAGES):
        speak(ada.page, language)
        ada.page.evaluate("document.fonts.ready.then(() => undefined)")
        for wide, high in SIZES[number % 2 :: 2]:  # every size in three languages
            theme = next(themes)
            ada.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            ada.page.set_viewport_size({"width": wide, "height": high})
            where = f"{wide}x{high} {language} {theme}"
            found += [f"{where}: {one}" for one in misplaced(ada.page)]
    assert not found, f"{len(found)} of them, dealt by {seed()}:\n" + "\n".join(found[:40])


@pytest.mark.parametrize(
    ("game", "wide", "high"), [("classic", 1440, 900), ("armored", 1920, 1080)]
)
def test_posters_fill_the_screen(ada: Person, game: str, wide: int, high: int) -> None:
    ada.page.set_viewport_size({"width": wide, "height": high})
    ada.sit_down(game, bots=3)
    posters = ada.page.locator(".gang > li")
    expect(posters).not_to_have_count(0)
    boxes = [box for one in posters.all() if (box := one.bounding_box())]
    lowest = max(box["y"] + box["height"] for box in boxes)
    assert 0.9 * high < lowest <= high, "all are seen at once, and nothing is left over"
    assert max(box["x"] + box["width"] for box in boxes) > 0.9 * wide


@pytest.mark.parametrize("game", ["classic", "armored"])
def test_a_poster_shows_its_power_as_a_sign_of_its_own(ada: Person, game: str) -> None:
    ada.sit_down(game, bots=3)
    posters = ada.page.locator(".gang > li")
    expect(posters).not_to_have_count(0)
    signs = posters.locator(".paper .sign svg")
    expect(signs).to_have_count(posters.count())
    assert len({one.inner_html() for one in signs.all()}) == posters.count()


def test_a_new_room_asks_first_for_what_matters(ada: Person) -> None:
    ada.go("/new/classic")
    for label in ("2", "Bots", "None"):
        expect(ada.page.get_by_text(label, exact=True).first).to_be_in_viewport()
    expect(ada.page.get_by_role("switch", name="Expert variant")).to_be_in_viewport()
    expect(ada.page.get_by_text("As in the Swedish rulebook.")).not_to_be_visible()
    ada.page.get_by_text("House rules").click()
    expect(ada.page.get_by_text("As in the Swedish rulebook.")).to_be_visible()
    ada.page.get_by_text("Bots", exact=True).click()
    ada.page.get_by_text("3", exact=True).first.click()
    ada.page.get_by_role("switch", name="Expert variant").click()
    ada.page.get_by_role("button", name="Start game").click()
    ada.page.wait_for_url("**/table/*")
    code = ada.page.url.rstrip("/").rpartition("/")[2]
    room = ada.context.request.get(f"/api/rooms/{code}").json()
    assert [seat["kind"] for seat in room["seats"]] == ["person", "bot", "bot"]
    assert room["settings"]["expert_variant"] == "true"


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (844, 390), (390, 844)])
@pytest.mark.parametrize("path", ["/new/classic", "/learn", "/daily"])
def test_nobody_in_a_picture_of_a_game_loses_a_hat(
    ada: Person, path: str, wide: int, high: int
) -> None:
    ada.page.set_viewport_size({"width": wide, "height": high})
    ada.go(path)
    pictures = ada.page.locator(".picture:has(.figure svg)")
    expect(pictures).not_to_have_count(0)
    for picture in pictures.all():
        frame = picture.bounding_box()
        figures = [box for one in picture.locator("svg").all() if (box := one.bounding_box())]
        assert frame
        assert figures
        assert min(box["y"] for box in figures) >= frame["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_train_of_the_first_screen_is_seen_on_a_low_screen(
    newcomer: Newcomer, language: str
) -> None:
    ada = newcomer(screen={"width": 844, "height": 390}, language=language)
    ada.go("/")
    train = ada.page.locator(".hero .train")
    expect(train).to_be_visible()
    box = train.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 390
    figure = ada.page.locator(".hero .train .art-figure").first.bounding_box()
    assert figure
    assert figure["height"] >= 32, "small, but somebody"


def test_trouble_has_its_way_on_in_sight_on_a_low_screen(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.go("/table/ZZZZZZ")
    expect(ada.page.locator(".trouble .primary")).to_be_in_viewport(ratio=1)
    ada.complaints[:] = [words for words in ada.complaints if "status of 404" not in words]


def test_the_gang_of_the_day_is_seen_on_a_low_screen(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.go("/daily")
    for figure in ada.page.locator(".picture .figure svg").all():
        expect(figure).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("button", name="Start today's robbery")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("wide", "high"), [(844, 390), (390, 844), (360, 640)])
def test_the_note_of_a_lesson_leaves_the_hand_free(
    newcomer: Newcomer, wide: int, high: int, language: str
) -> None:
    ada = newcomer(screen={"width": wide, "height": high}, language=language)
    ada.go("/learn/classic")
    cards = ada.page.locator(".hand li")
    for _ in range(5):
        note = ada.page.locator(".coach:not(.waiting)")
        text = note.locator("p").inner_text()
        ada.page.evaluate(LAID_OUT)
        found, boxes = note.bounding_box(), [card.bounding_box() for card in cards.all()]
        assert found
        assert boxes
        for box in boxes:
            assert box
            beside = box["x"] >= found["x"] + found["width"]
            above = box["y"] + box["height"] <= found["y"] + 1
            below = box["y"] >= found["y"] + found["height"] - 1
            assert beside or above or below, (text, found, box)
        note.locator(".primary").click()
        expect(note.locator("p")).not_to_have_text(text)


def test_players_beside_each_other_stand_in_even_lines(ada: Person) -> None:
    ada.go(f"/study?{urlencode({'line': lines_of('classic')[0].line})}")
    players = ada.page.locator(".people .players > ul > li")
    expect(players).to_have_count(4)
    for wide, lines in ((1024, 2), (1280, 2), (1440, 2), (1920, 1)):
        ada.page.set_viewport_size({"width": wide, "height": 900})
        ada.page.evaluate(LAID_OUT)
        tops = [box["y"] for one in players.all() if (box := one.bounding_box())]
        assert {tops.count(top) for top in tops} == {4 // lines}, (wide, tops)


@pytest.mark.parametrize("opponents", ["Friends with the link", "Bots", "People on this device"])
def test_no_part_of_a_new_room_is_empty_or_half_covered(ada: Person, opponents: str) -> None:
    ada.go("/new/classic")
    ada.page.get_by_text(opponents, exact=True).click()
    gaps = """() => [...document.querySelectorAll(".pair > .panel")].flatMap((panel) => {
      const parts = [...panel.children].filter((part) => !part.matches(".unseen"))
        .map((part) => part.getBoundingClientRect());
      const {bottom} = panel.getBoundingClientRect();
      return parts.map((part, n) => (parts[n + 1]?.top ?? bottom) - part.bottom);
    })"""
    assert max(ada.page.evaluate(gaps)) < 60, "pixels of paper without a word"
    bar = ada.page.locator(".go")
    assert bar.evaluate("(one) => getComputedStyle(one).backgroundImage") == "none"
    ada.page.set_viewport_size({"width": 844, "height": 390})
    box = bar.bounding_box()
    assert box
    assert box["height"] <= 70
    assert box["width"] == 844


def test_the_note_of_a_lesson_covers_nobody_on_a_tablet(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 820, "height": 1180})
    ada.go("/learn/classic")
    note = ada.page.locator(".coach:not(.waiting)").bounding_box()
    people = ada.page.locator(".board .players").bounding_box()
    assert note
    assert people
    assert note["y"] + note["height"] <= people["y"]


def test_every_language_writes_its_name_in_its_own_letters(ada: Person) -> None:
    ada.go("/settings")
    ada.page.wait_for_function(
        """() => ["JP", "TC"].every((script) => [...document.fonts].some((font) =>
          font.family.includes(`Noto Sans ${script}`)))
          && document.fonts.check("16px 'Noto Sans TC Variable'", "繁體中文日本語")"""
    )
