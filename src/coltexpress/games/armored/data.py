"""The reader of the data file of Couriers & Armored Train, and of files that replace its parts."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import Final

import msgspec

from coltexpress.games.classic.data import Car, RoundCard
from coltexpress.kernel.errors import Unreadable
from coltexpress.train.data import Strict

PATH: Final = re.compile(r" - at `\$([^`]*)`$")
BYTE: Final = re.compile(r"\(byte (\d+)\)")
WORD: Final = re.compile(r'\.([^.\[\]]+)|\[(?:"([^"]*)"|(\d+)|\.\.\.)\]')
LONGEST: Final = 200_000  # bytes; the printed data have about 3,500
SKIP: Final = re.compile(r"[\s,:]*")


class Cars(Strict, frozen=True):
    """The three cars of the Starting Train."""

    designed: bool
    loot: list[Car]


class Ladder(Strict, frozen=True):
    """The spaces of Il Professore's Diabolical Plan, in dollars, the lowest first."""

    designed: bool
    spaces: list[int]


class RoundCards(Strict, frozen=True):
    """The two sets of round cards, by the number of bandits."""

    designed: bool
    small: list[RoundCard] = msgspec.field(name="2-4")
    large: list[RoundCard] = msgspec.field(name="5+")


class CavalryCard(Strict, frozen=True):
    """A Cavalry Charge card: the kinds of its turns, and its effect if it has one."""

    id: str
    turns: list[str]
    effect: str | None


class Cavalry(Strict, frozen=True):
    """The Cavalry Charge cards of both modes."""

    designed: bool
    normal: list[CavalryCard]
    betrayal: list[CavalryCard]


class Professore(Strict, frozen=True):
    """What belongs to Il Professore."""

    bullets: int
    binoculars: list[str]
    scheme: int
    bonus_nudge: int
    last_courier: int
    rapid_fire: int


class Prizes(Strict, frozen=True):
    """What is paid at the end besides loot."""

    empty_barrel: int
    document: int
    wild_bunch: int


class Armored(Strict, frozen=True):
    """Everything printed in the box of Couriers & Armored Train."""

    game: str
    purses: dict[int, int]
    strongboxes: int
    bags: list[int]
    nuggets: list[int]
    documents: list[str]
    neutral_bullets: int
    team_badges: dict[str, int]
    couriers: int
    gatlings: int
    action_cards: dict[str, int]
    nudge_cards: list[str]
    professore: Professore
    prizes: Prizes
    ladder: Ladder
    cars: Cars
    round_cards: RoundCards
    cavalry: Cavalry


class Replacement(Strict, frozen=True):
    """A file of a user's own: any of the four parts that can be replaced."""

    game: str
    ladder: Ladder | None = None
    cars: Cars | None = None
    round_cards: RoundCards | None = None
    cavalry: Cavalry | None = None


def read_data() -> Armored:
    """The components of Couriers & Armored Train."""
    text = resources.files(__package__).joinpath("data.json").read_bytes()
    return msgspec.json.decode(text, type=Armored)


def read_replacement(content: bytes) -> Replacement:
    """The parts in a user's file; raises Unreadable with the line and the field."""
    if len(content) > LONGEST:
        raise Unreadable(f"a data file has at most {LONGEST:,} bytes, not {len(content):,}")
    try:
        content.decode("utf-8")
        return msgspec.json.decode(content, type=Replacement)
    except msgspec.ValidationError as error:
        what, path = split_path(str(error))
        raise Unreadable(f"line {line_of(content, path)}, {path or 'the file'}: {what}") from error
    except msgspec.DecodeError as error:
        place = BYTE.search(str(error))
        line = line_at(content, int(place[1]) if place else len(content))
        raise Unreadable(f"line {line}: {error}") from error
    except UnicodeDecodeError as error:
        line = line_at(content, error.start)
        raise Unreadable(f"line {line}: the file is not UTF-8 text") from error


def line_at(content: bytes, place: int) -> int:
    """The line of the byte at this place."""
    return content[:place].count(b"\n") + 1


def split_path(message: str) -> tuple[str, str]:
    """What is wrong, and the path of the field, from an error of the decoder."""
    found = PATH.search(message)
    return (message[: found.start()], found[1].lstrip(".")) if found else (message, "")


def line_of(content: bytes, path: str) -> int:
    """The line on which the field with this path begins, or the nearest field around it."""
    text = content.decode("utf-8")
    place = SKIP.match(text, 0).end()  # type: ignore[union-attr]  # it matches anywhere
    for found in WORD.finditer("." + path if path and path[0] != "[" else path):
        inner = enter(text, place, found[1] or found[2], int(found[3] or 0))
        if inner is None:
            break
        place = inner
    return text[:place].count("\n") + 1


def enter(text: str, place: int, name: str | None, index: int) -> int | None:
    """Where the named or numbered part of the value at this place begins."""
    decoder = json.JSONDecoder()
    is_object = text[place] == "{"
    if is_object != (name is not None) or text[place] not in "{[":
        return None
    place = skip(text, place + 1)
    while text[place] not in "}]":
        key = ""
        if is_object:
            key, place = decoder.raw_decode(text, place)
            place = skip(text, place)
        if (key == name) if is_object else index == 0:
            return place
        _, place = decoder.raw_decode(text, place)
        place = skip(text, place)
        index -= 1
    return None


def skip(text: str, place: int) -> int:
    """Past white space, commas and colons."""
    found = SKIP.match(text, place)
    return found.end() if found else place
