"""The options of the base game: editions, variants and who picks what."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final, NamedTuple

from coltexpress.kernel.errors import Unreadable
from coltexpress.table.bandits import BASE, GUESTS, NAMES

PLAYERS: Final = (2, 3, 4, 5, 6)


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
EDITIONS: Final = ("default", "zh", "sv")


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


def preset(edition: str, players: int = 4) -> Options:
    """The options as a printed edition has them: C-ED-01 to C-ED-11."""
    if edition not in EDITIONS:
        raise Unreadable(f"edition={edition}: expected one of {', '.join(EDITIONS)}")
    printed = {
        name: choice.zh if edition == "zh" else choice.sv for name, choice in CHOICES.items()
    }
    settings = {name: value for name, value in printed.items() if value is not None}
    chosen = Options(players=players)
    return chosen if edition == "default" else replace(chosen, **settings)  # type: ignore[arg-type]  # replace cannot check names given by a table


def read_options(settings: dict[str, str]) -> Options:
    """Options from texts such as those of a record or a command line, checked strictly."""
    rest = dict(settings)
    edition = rest.pop("edition", "default")
    players = rest.pop("players", "4")
    bandits = rest.pop("bandits", "")
    if players not in [str(number) for number in PLAYERS]:
        raise Unreadable(f"players={players}: the base game is for 2 to 6 players")
    for name, value in rest.items():
        if name not in CHOICES:
            known = ", ".join(["players", "edition", "bandits", *CHOICES])
            raise Unreadable(f"there is no option {name!r}; the options are {known}")
        if value not in CHOICES[name].values:
            raise Unreadable(f"{name}={value}: expected {' or '.join(CHOICES[name].values)}")
    options = replace(preset(edition, int(players)), **rest)  # type: ignore[arg-type]  # names were checked above
    return replace(options, bandits=read_bandits(options, bandits)) if bandits else options


def read_bandits(options: Options, text: str) -> tuple[int, ...]:
    """Who plays whom, as names separated by commas, in the order of the pawns."""
    names = text.split(",")
    for name in names:
        if name not in NAMES:
            raise Unreadable(f"bandits={text}: there is no bandit {name!r}; {', '.join(NAMES)}")
    picked = tuple([NAMES.index(name) for name in names])
    if len(set(picked)) != len(picked) or len(picked) != options.pawns:
        raise Unreadable(f"bandits={text}: expected {options.pawns} different bandits")
    if any(one not in options.characters for one in picked):
        raise Unreadable(f"bandits={text}: guests need guest_bandits=true")
    return picked


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from the default, as texts; `read_options` takes them back."""
    default = Options()
    texts = {"players": str(options.players)}
    for field in fields(Options):
        value = getattr(options, field.name)
        if field.name in CHOICES and value != getattr(default, field.name):
            texts[field.name] = value
    if options.bandits:
        texts["bandits"] = ",".join([NAMES[one] for one in options.bandits])
    return texts
