"""A data file of a user's own in place of printed parts."""

import json
import re
from pathlib import Path

import pytest
from rules.armored.words import BOOK, Scenario

import coltexpress
from coltexpress.games.armored.options import Options
from coltexpress.games.armored.printed import BOX, PRINTED, read_printed
from coltexpress.games.armored.rulebook import new_game
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.kernel.agenda import choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.notation import record
from coltexpress.notation.position import line

DOCUMENT = Path(__file__).parents[3] / "docs" / "armored-data.md"
CARD = {"id": "one", "turns": ["standard"], "event": None}
CHARGE = {"id": "charge", "turns": ["standard"], "effect": None}


def example() -> bytes:
    found = re.search(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1].encode()


def with_part(name: str, part: object) -> bytes:
    return json.dumps({"game": "armored", name: part}, indent=1).encode()


def rounds(*cards: object) -> bytes:
    return with_part("round_cards", {"designed": False, "2-4": list(cards), "5+": list(cards)})


def test_the_parts_that_were_not_found_are_marked_as_designed() -> None:
    """A-RULE-07"""
    parts = (BOX.ladder, BOX.round_cards, BOX.cavalry)
    assert [part.designed for part in parts] == [True, True, True]


def test_the_file_of_the_document_replaces_the_cards_wholly() -> None:
    """A-RULE-74, A-RULE-07"""
    printed = read_printed(example())
    t = Scenario(new_game(Options(), printed=printed)).play(
        "#0 pick-character ghost", "#1 pick-character tuco"
    )
    t.play("#2 pick-character belle", "#3 pick-character doc").roll("which-round-card")
    assert t.asks() == ["dice which-round-card bridge gorge curve steam"]
    assert (list(t.g.printed.ladder), list(t.g.printed.charges_for("betrayal"))) == (
        [0, 250, 500, 1000, 1500],
        [9],
    )
    assert len(PRINTED.small) == 7  # other games keep the printed cards


def test_a_game_with_a_data_file_is_played_to_its_end_and_its_record_names_the_file() -> None:
    """A-RULE-74"""
    g = new_game(Options(players=5, character_choice="random"), printed=read_printed(example()))
    settings = BOOK.settings(g)
    assert len(settings["data"]) == 12
    dice = Dice(4)
    while g.asks:
        choose(g, g.asks[0].seat, dice.answer(g.asks[0].options))
    BOOK.check(g)
    assert coltexpress.read(line(BOOK, g)) == g
    text = record.write(record.Record(BOOK, settings, {}, []))
    assert record.read(text).settings == settings


def test_another_file_is_refused() -> None:
    """A-RULE-74"""
    g = new_game(Options(), printed=read_printed(example()))
    text = line(BOOK, g).replace(BOOK.settings(g)["data"], "0123456789ab")
    with pytest.raises(Unreadable, match="data=0123456789ab: that data file has not been read"):
        coltexpress.read(text)


def test_the_digest_depends_on_what_the_file_says_and_not_on_its_layout() -> None:
    """A-RULE-74"""
    squeezed = json.dumps(json.loads(example())).encode()
    assert read_printed(squeezed).digest == read_printed(example()).digest
    other = example().replace(b"1500]", b"1400]")
    assert read_printed(other).digest != read_printed(example()).digest


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{\n"game": "armored",\n}', r"line 3: "),
        (b'{"game": "classic"}', "line 1, game: expected armored"),
        (b'{\n"game": "\xff"}', "line 2: the file is not UTF-8 text"),
        (b"[]", "line 1, the file: Expected `object`"),
        (b"", "line 1: Input data was truncated"),
        (b'{\n "game": "armored",\n "wheels": 4}', "unknown field `wheels`"),
        (
            with_part("ladder", {"designed": False, "spaces": ["x"]}),
            r"line 6, ladder.spaces\[0\]",
        ),
        (with_part("ladder", {"designed": False, "spaces": [5]}), "lowest space is worth 0"),
        (
            with_part("ladder", {"designed": False, "spaces": [0, 500, 250]}),
            r"line 8, ladder.spaces\[2\]: 250: expected a rise",
        ),
        (with_part("cars", {"designed": False, "loot": []}), "cars.loot: expected restaurant"),
        (rounds(CARD), r'round_cards\["2-4"\]: four cards are drawn'),
        (rounds(*[{**CARD, "turns": []}] * 4), r"turns: expected 1 to 6 turns"),
        (
            rounds(*[{**CARD, "turns": ["nap"]}] * 4),
            r"line 9, .*turns\[0\]: expected one of standard",
        ),
        (rounds(*[{**CARD, "event": "braking"}] * 4), r"event: expected null or couriers"),
        (rounds(*[{**CARD, "id": "a b"}] * 4), r"id: expected letters"),
        (rounds(*[CARD] * 4), "two cards are called one"),
        (
            with_part("cavalry", {"designed": False, "normal": [], "betrayal": [CHARGE]}),
            "cavalry.normal: expected at least one card",
        ),
        (
            with_part(
                "cavalry",
                {
                    "designed": False,
                    "normal": [{**CHARGE, "effect": "double_bottom"}],
                    "betrayal": [CHARGE],
                },
            ),
            r"cavalry.normal\[0\].effect: expected null or understaffing",
        ),
        (
            with_part(
                "cavalry",
                {
                    "designed": False,
                    "normal": [{**CHARGE, "effect": "delayed_assault"}],
                    "betrayal": [CHARGE],
                },
            ),
            "Delayed assault has 5 turns",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_field(content: bytes, message: str) -> None:
    """A-RULE-74"""
    with pytest.raises(Unreadable, match=message):
        read_printed(content)


@pytest.mark.parametrize(
    ("purses", "jewels", "message"),
    [(11, 0, "only 10 purses"), (0, 7, "only 6 jewels"), (-1, 0, "less than nothing")],
)
def test_cars_have_no_more_loot_than_there_is(purses: int, jewels: int, message: str) -> None:
    """A-RULE-07, A-SETUP-03"""
    loot = [
        {"id": "restaurant", "purses": purses, "jewels": jewels},
        {"id": "baggage", "purses": 0, "jewels": 0},
        {"id": "first_class", "purses": 0, "jewels": 0},
    ]
    with pytest.raises(Unreadable, match=message):
        read_printed(with_part("cars", {"designed": False, "loot": loot}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_action_plan_on_a_cavalry_card_asks_nobody_what_to_keep(players: int) -> None:
    """A-RULE-76, A-PLAN-01"""
    charge = {**CHARGE, "turns": ["action_plan"]}
    cards = {"designed": False, "normal": [charge], "betrayal": [{**charge, "id": "other"}]}
    g = new_game(
        Options(players=players, character_choice="random"),
        printed=read_printed(with_part("cavalry", cards)),
    )
    dice = Dice(players)
    asked = set()
    while g.asks:
        if len(g.round_cards) == ROUNDS:
            asked.add(BOOK.questions[g.asks[0].what].name)
        choose(g, g.asks[0].seat, dice.answer(g.asks[0].options))
        BOOK.check(g)
    assert "play-or-draw" in asked
    assert "keep-which" not in asked
    assert not any(g.kept)
