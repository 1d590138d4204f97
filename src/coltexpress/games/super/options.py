"""The options of Colt Super Express: mini-expansions, variants and who plays whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from coltexpress.games.super.printed import BANDITS, cards_of, plans_of
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.options import check_settings, read_count
from coltexpress.kernel.rules import Cast, OptionKind
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import NAMES
from coltexpress.train.options import texts_of, who_plays

PLAYERS: Final[tuple[int, ...]] = (3, 4, 5, 6, 7)
UNOFFICIAL: Final = 2
NO_YES: Final = ("false", "true")
KINDS: Final[dict[str, OptionKind]] = {
    "reflex": OptionKind(NO_YES, "S-EXP-02"),
    "horse": OptionKind(NO_YES, "S-EXP-02"),
    "unofficial_two_players": OptionKind(NO_YES, "S-RULE-01"),
    "last_casualties_by_loot": OptionKind(NO_YES, "S-RULE-15"),
    "horse_when_down": OptionKind(NO_YES, "S-RULE-17"),
    "horse_defers_end": OptionKind(NO_YES, "S-RULE-19"),
    "character_choice": OptionKind(("chosen", "random"), "S-RULE-31"),
}
OTHERS: Final = ("players", "bandits")
EDITIONS: Final[tuple[str, ...]] = ()  # there is one edition


@dataclass(frozen=True)
class Options:
    """The frozen options of one game; each is read by one rule."""

    players: int = 4
    reflex: str = "false"
    horse: str = "false"
    unofficial_two_players: str = "false"
    last_casualties_by_loot: str = "false"
    horse_when_down: str = "false"
    horse_defers_end: str = "false"
    character_choice: str = "chosen"
    bandits: tuple[int, ...] = ()  # who plays whom, if that is settled beforehand

    def __reduce__(self) -> tuple[object, ...]:
        return (read_options, (write_options(self),))

    @property
    def cars(self) -> int:
        """One car more than players. [S-SETUP-01]"""
        return self.players + 1

    @property
    def cards(self) -> list[int]:
        """The cards of every player: four, and one for each expansion. [S-EXP-03, S-EXP-04]"""
        return cards_of(self.reflex == "true", self.horse == "true")

    @property
    def plans(self) -> vec[i64]:
        """Every plan that these cards allow. [S-PLAN-06, S-EXP-05]"""
        return plans_of(self.reflex == "true", self.horse == "true")

    @property
    def rescues(self) -> bool:
        """Can a bandit who has fallen off still be saved? [S-HORSE-04, S-RULE-18]"""
        return self.horse == "true"


def read_options(settings: dict[str, str]) -> Options:
    """Options from texts such as those of a record or a command line, checked strictly."""
    check_settings(settings, KINDS, OTHERS)
    chosen = {name: value for name, value in settings.items() if name in KINDS}
    players = read_players(settings.get("players", "4"), chosen.get("unofficial_two_players"))
    options = replace(Options(players=players), **chosen)  # type: ignore[arg-type]  # names were checked above
    return replace(options, bandits=who_plays(settings, BANDITS, players))


def read_players(text: str, unofficial: str | None) -> int:
    """Three to seven; two only with the option that allows them. [S-RULE-01]"""
    if unofficial == "true":
        return read_count("players", text, (UNOFFICIAL, *PLAYERS))
    if text == str(UNOFFICIAL):
        raise Unreadable("", "two_unofficial")
    return read_count("players", text, PLAYERS)


def cast_of(options: Options) -> Cast:
    """Who can be picked, or who is settled; every seat leads one bandit."""
    who = options.bandits or tuple(BANDITS)
    return Cast(tuple([NAMES[one] for one in who]), tuple(range(options.players)))


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from the default, as texts; `read_options` takes them back."""
    return texts_of(options, KINDS, options.players, options.bandits)
