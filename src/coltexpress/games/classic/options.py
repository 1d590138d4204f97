"""The options of the base game: editions, variants and who picks what."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeVar

from coltexpress.kernel.errors import bad_value
from coltexpress.kernel.options import check_settings, read_count
from coltexpress.kernel.rules import Cast, OptionKind
from coltexpress.train.bandits import BASE, GUESTS, NAMES
from coltexpress.train.options import texts_of, who_plays

PLAYERS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6)


class Choice(NamedTuple):
    """One option: its values, the default first, what the printed editions say, and its clause."""

    values: tuple[str, ...]
    zh: str | None
    sv: str | None
    clause: str


YES_NO: Final = ("true", "false")
CHOICES: Final[dict[str, Choice]] = {
    "marshals_revenge": Choice(("least", "most"), "least", "most", "C-ED-01"),
    "station_position": Choice(("last", "shuffled"), "last", "shuffled", "C-ED-02"),
    "tuco_targets": Choice(
        ("other_floor", "other_floor_and_same_spot"),
        "other_floor_and_same_spot",
        "other_floor",
        "C-ED-03",
    ),
    "car_choice": Choice(("random", "chosen"), "random", "chosen", "C-ED-04"),
    "starting_purse": Choice(YES_NO, "true", "false", "C-ED-05"),
    "pickpocketing_alone": Choice(("spot", "car"), "spot", "car", "C-ED-06"),
    "tiebreak_bullets": Choice(
        ("all", "players_and_events"), "all", "players_and_events", "C-ED-07"
    ),
    "expert_bullet_discard": Choice(("must", "may"), "may", "must", "C-ED-08"),
    "expert_keep_timing": Choice(
        ("after_schemin", "end_of_round"), "after_schemin", "end_of_round", "C-ED-09"
    ),
    "expert_reshuffle": Choice(("on_demand", "on_empty"), "on_demand", "on_empty", "C-ED-10"),
    "two_player_gangs": Choice(("chosen", "random"), "random", "chosen", "C-ED-11"),
    "character_choice": Choice(("chosen", "random"), None, None, "C-RULE-05"),
    "purse_pick": Choice(("random", "token"), None, None, "C-RULE-04"),
    "expert_variant": Choice(("false", "true"), None, None, "C-EXPERT-01"),
    "guest_bandits": Choice(("false", "true"), None, None, "C-GUEST-02"),
}
EDITIONS: Final[tuple[str, ...]] = ("default", "zh", "sv")


@dataclass(frozen=True)
class Options:
    """The frozen options of one game; each is read by one rule."""

    players: int = 4
    marshals_revenge: str = "least"
    station_position: str = "last"
    tuco_targets: str = "other_floor"
    car_choice: str = "random"
    starting_purse: str = "true"
    pickpocketing_alone: str = "spot"
    tiebreak_bullets: str = "all"
    expert_bullet_discard: str = "must"
    expert_keep_timing: str = "after_schemin"
    expert_reshuffle: str = "on_demand"
    two_player_gangs: str = "chosen"
    character_choice: str = "chosen"
    purse_pick: str = "random"
    expert_variant: str = "false"
    guest_bandits: str = "false"
    bandits: tuple[int, ...] = ()  # who plays whom, if that is settled beforehand

    def __reduce__(self) -> tuple[object, ...]:
        return (read_options, (write_options(self),))

    @property
    def gangs(self) -> bool:
        """Two players lead a gang of two bandits each. [C-TWO-02]"""
        return self.players == 2

    @property
    def expert(self) -> bool:
        """The expert variant; always on with two players. [C-EXPERT-01, C-TWO-12]"""
        return self.gangs or self.expert_variant == "true"

    @property
    def cars(self) -> int:
        """As many cars as players; four with two. [C-SETUP-09, C-TWO-01]"""
        return 4 if self.gangs else self.players

    @property
    def pawns(self) -> int:
        """How many bandits are on the train."""
        return 4 if self.gangs else self.players

    @property
    def decks(self) -> int:
        """How many players have a deck and a hand of their own."""
        return self.players

    @property
    def places(self) -> int:
        """How many have a place at the table."""
        return self.decks

    @property
    def chairs(self) -> list[int]:
        """By place: the seat that chooses for it."""
        return list(range(self.decks))

    @property
    def leads(self) -> list[list[int]]:
        """By place: the bandits that it leads. [C-TWO-02]"""
        return [[0, 1], [2, 3]] if self.gangs else [[pawn] for pawn in range(self.pawns)]

    @property
    def leaders(self) -> list[int]:
        """By bandit: the place that leads it."""
        return [place for place, bandits in enumerate(self.leads) for _ in bandits]

    @property
    def characters(self) -> list[int]:
        """Who can be picked. [C-SETUP-01, C-GUEST-02]"""
        return BASE + GUESTS if self.guest_bandits == "true" else BASE

    @property
    def starts_with_purse(self) -> bool:
        """A $250 purse at the start; the gangs have it in every edition. [C-SETUP-06, C-TWO-07]"""
        return self.gangs or self.starting_purse == "true"

    @property
    def tokens_told_apart(self) -> bool:
        """May a chooser name one of several purses? [C-RULE-04]"""
        return self.purse_pick == "token"


Own = TypeVar("Own", bound=Options)  # those of a game that extends this one, too

KINDS: Final = {name: OptionKind(choice.values, choice.clause) for name, choice in CHOICES.items()}
OTHERS: Final = ("players", "edition", "bandits")  # settings that are not a choice among values


def preset(edition: str, players: int = 4) -> Options:
    """The options as a printed edition has them: C-ED-01 to C-ED-11."""
    if edition not in EDITIONS:
        raise bad_value("edition", edition, EDITIONS)
    if edition == "default":
        return Options(players)
    printed = {
        name: choice.zh if edition == "zh" else choice.sv for name, choice in CHOICES.items()
    }
    return with_settings(
        Options(players), {name: value for name, value in printed.items() if value is not None}
    )


def with_settings(options: Own, settings: dict[str, str]) -> Own:
    """The same options with some of them set."""
    return replace(options, **settings)  # type: ignore[arg-type]  # the names are fields: a test holds that


def read_options(settings: dict[str, str]) -> Options:
    """Options from texts such as those of a record or a command line, checked strictly."""
    check_settings(settings, KINDS, OTHERS)
    players = read_count("players", settings.get("players", "4"), PLAYERS)
    options = with_settings(
        preset(settings.get("edition", "default"), players),
        {name: value for name, value in settings.items() if name in CHOICES},
    )
    bandits = who_plays(settings, options.characters, options.pawns)
    return replace(options, bandits=bandits)


def cast_of(options: Options) -> Cast:
    """Who can be picked, or who is settled, and the seat that leads each bandit."""
    return Cast(
        tuple([NAMES[one] for one in options.bandits or options.characters]),
        tuple([options.chairs[place] for place in options.leaders]),
    )


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from the default, as texts; `read_options` takes them back."""
    return texts_of(options, KINDS, options.players, options.bandits)
