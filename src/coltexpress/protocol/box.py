"""The box of a game: everything printed, and what the numbers of the protocol mean.

A box belongs to a game with its settings. It is told once; scenes, events and questions then speak
in numbers that point into it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

import msgspec

from coltexpress.games import game, part
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, NOBODY, State
from coltexpress.kernel.rules import Rulebook
from coltexpress.protocol.saying import Names, Said
from coltexpress.protocol.scenery import says
from coltexpress.protocol.values import OPEN
from coltexpress.train.bandits import LETTERS, NAMES

CODES: Final = {
    "blank": BLANK,
    "hidden": HIDDEN,
    "chance": CHANCE,
    "nobody": NOBODY,
    "open": OPEN,
}  # numbers with the same meaning in every game


class Character(msgspec.Struct, frozen=True):
    """A character; its number is its place in the list."""

    name: str
    letter: str
    offered: Annotated[bool, says("can it be picked in this game?")]


class Section(msgspec.Struct, frozen=True):
    """A section of a train; its number is its place in the list."""

    name: Annotated[str, says("0, 1, … or S0 to S3 and A0 to A6")]
    inside: Annotated[int, says("the spot inside")]
    roof: Annotated[int, says("the spot on the roof")]
    train: Annotated[int, says("0, or 1 for the second train")]
    closed: Annotated[bool, says("is nobody ever inside?")] = False
    gatling: Annotated[bool, says("is there a Gatling on the roof?")] = False


class Car(msgspec.Struct, frozen=True):
    """A car and the loot printed on its floor; its number is its place in the list."""

    name: str
    purses: int
    jewels: int
    used: Annotated[bool, says("can it be in this game?")]


class RoundCard(msgspec.Struct, frozen=True):
    """A round card; its number is its place in the list."""

    name: str
    turns: Annotated[list[str], says("the kinds of its turns")]
    event: str | None
    used: Annotated[bool, says("can it be turned up in this game?")]
    last: Annotated[bool, says("is it a card for the last round?")] = False


class Token(msgspec.Struct, frozen=True):
    """A loot token; its number is its place in the list."""

    kind: str
    value: Annotated[int, says("in dollars, 0 if unknown; documents pay by teams")]
    back: Annotated[int, says("the token that it is to those who may not look under it")]
    sealed: Annotated[bool, says("is this only the back of a token?")]


class Plan(msgspec.Struct, frozen=True):
    """A card of Il Professore's."""

    card: int
    name: Annotated[str, says("scheme, bonus_nudge, last_courier, rapid_fire or binoculars")]
    bandit: Annotated[int, says("whom binoculars name, else -1")] = -1


class Advance(msgspec.Struct, frozen=True):
    """How the two trains lie after so many advances, which is the place in the list."""

    x: Annotated[list[int], says("by section: where it lies along the tracks, in car lengths")]
    opposite: Annotated[list[int], says("by spot: the spot across the tracks, -1 for none")]


class Explained(msgspec.Struct, frozen=True):
    """Something on the table in a sentence or two, and the rules behind it."""

    name: Said
    text: Said
    clauses: list[str]


Explanations: TypeAlias = dict[str, Explained]


class EventInfo(msgspec.Struct, frozen=True):
    """A kind of event."""

    name: str
    args: Annotated[list[str], says("names of its arguments, which are their types too")]
    clauses: list[str]
    heads: Annotated[bool, says("does it begin a paragraph of the story?")]
    quiet: Annotated[bool, says("does the picture show it better than words?")]
    runs: Annotated[bool, says("are several in a row told in one sentence?")] = False
    no_news: Annotated[
        int, says("so many in a row are not told to those who may not know all; 0: they are")
    ] = 0


class QuestionInfo(msgspec.Struct, frozen=True):
    """A kind of question."""

    name: str
    options: Annotated[str, says("the type of its options")]
    clauses: list[str]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of the game."""

    name: str
    values: Annotated[list[str], says("the default first")]
    clause: str


class Preset(msgspec.Struct, frozen=True):
    """A printed edition: the options that differ from the default."""

    name: str
    settings: dict[str, str]


class Catalogue(msgspec.Struct, kw_only=True):
    """What can be settled before a game is opened, and how to word what happens in it."""

    game: str
    players: list[int]
    options: list[OptionInfo]
    presets: list[Preset]
    events: list[EventInfo]
    questions: list[QuestionInfo]


class Box(Catalogue, kw_only=True):
    """The printed things of a game with its settings, and what numbers mean."""

    settings: Annotated[dict[str, str], says("all options with their values, and players")]
    seats: int
    characters: list[Character]
    phases: list[str]
    rounds: Annotated[int, says("how many rounds a game has, at most")]
    sections: list[Section]
    codes: Annotated[dict[str, int], says("numbers with a meaning of their own")]
    faces: Annotated[list[str], says("by card & 7, or by card where it is nothing but its face")]
    cards: Annotated[dict[str, int], says("the cards of one bandit: how many of each face")]
    names: Annotated[Names, says("by type: what its numbers are called")]
    explained: Annotated[
        Explanations, says("by what it is, such as card-move or bandit-belle: what it does")
    ]
    cars: list[Car] = []
    round_cards: list[RoundCard] = []
    turn_kinds: list[str] = []
    round_events: list[str] = []
    loot_kinds: list[str] = []
    tokens: list[Token] = []
    loot_by_place: Annotated[bool, says("are options of type loot places in a row of tokens?")] = (
        False
    )
    bullets: Annotated[int, says("own bullets of a bandit at the start")] = 0
    neutral: Annotated[int, says("neutral bullets at the start")] = 0
    gunslinger_prize: int = 0
    # two trains
    document_prize: Annotated[int, says("what a team's own document pays")] = 0
    teams: list[str] = []
    couriers: Annotated[list[int], says("by courier: the section of its own car")] = []
    advances: list[Advance] = []
    ladder: Annotated[list[int], says("by space: what Il Professore's plan pays")] = []
    plans: Annotated[list[Plan], says("Il Professore's cards")] = []
    # plans
    facings: list[str] = []
    loot: Annotated[list[int], says("the values of all cars of the box")] = []
    plan_size: int = 0


def explanation(name: str, text: str | Said, clauses: str) -> Explained:
    """An explanation from the key of a name, that of a text, and clauses with spaces between."""
    said = text if isinstance(text, Said) else Said(text)
    return Explained(Said(name), said, clauses.split())


def box(book: Rulebook, settings: dict[str, str]) -> Box:
    """The box of a game with these settings; raises Unreadable. None is made twice."""
    return _box(book.name, tuple(sorted(settings.items())))


def written_box(book: Rulebook, settings: dict[str, str]) -> msgspec.Raw:
    """The same as it is sent, long and always the same: it is written once, too."""
    return _written_box(book.name, tuple(sorted(settings.items())))


@lru_cache(maxsize=256)
def _written_box(name: str, settings: tuple[tuple[str, str], ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(_box(name, settings)))


@lru_cache(maxsize=256)
def _box(name: str, settings: tuple[tuple[str, str], ...]) -> Box:
    state = game(name).new(dict(settings))
    made = part(name, "scene.box").box_of(state)
    assert isinstance(made, Box), "every game has a box"
    return made


def box_with(
    book: Rulebook,
    g: State,
    *,
    offered: Iterable[int],
    phases: Iterable[str],
    rounds: int,
    sections: list[Section],
    codes: dict[str, int],
    faces: Iterable[str],
    cards: dict[str, int],
    names: Names,
    explained: Explanations,
) -> Box:
    """A box with what all games have; `offered` are the characters that can be picked."""
    return Box(
        **msgspec.structs.asdict(catalogue(book.name)),
        settings=all_settings(book, book.settings(g)),
        seats=g.seats,
        characters=characters(offered),
        phases=list(phases),
        rounds=rounds,
        sections=sections,
        codes=codes,
        faces=list(faces),
        cards=cards,
        names=names,
        explained=explained,
    )


@lru_cache(maxsize=8)
def catalogue(name: str) -> Catalogue:
    """What can be settled before a game of this name is opened."""
    book = game(name)
    return Catalogue(
        game=book.name,
        players=list(book.players),
        options=[
            OptionInfo(option, list(kind.values), kind.clause)
            for option, kind in book.options.items()
        ],
        presets=[Preset(edition, edition_settings(book, edition)) for edition in book.presets],
        events=[
            EventInfo(
                each.name,
                list(each.args),
                list(each.clauses),
                each.heads,
                each.quiet,
                each.runs,
                each.no_news,
            )
            for each in book.events
        ],
        questions=[
            QuestionInfo(each.name, each.options, list(each.clauses)) for each in book.questions
        ],
    )


def edition_settings(book: Rulebook, edition: str) -> dict[str, str]:
    """The options that a printed edition sets; how many play is everybody's own affair."""
    settings = book.settings(book.new({"edition": edition}))
    return {name: value for name, value in settings.items() if name != "players"}


def all_settings(book: Rulebook, settings: dict[str, str]) -> dict[str, str]:
    """Every option with its value: those that differ from the default, and the defaults."""
    return {name: kind.values[0] for name, kind in book.options.items()} | settings


def characters(offered: Iterable[int]) -> list[Character]:
    """All characters, and which of them can be picked."""
    can_be = list(offered)
    return [Character(name, LETTERS[number], number in can_be) for number, name in enumerate(NAMES)]
