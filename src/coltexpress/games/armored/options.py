"""The options of the expansion: editions, modes, and the base options that still matter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from coltexpress.games.classic.options import CHOICES as BASE_CHOICES
from coltexpress.games.classic.options import Options as BaseOptions
from coltexpress.games.classic.options import with_settings
from coltexpress.kernel.errors import Unreadable, bad_value
from coltexpress.kernel.fields import NO_OWNER
from coltexpress.kernel.options import check_settings, read_count
from coltexpress.kernel.rules import OptionKind
from coltexpress.train.bandits import BASE, MEI, MISTY, SILK, TWINZZ
from coltexpress.train.options import texts_of, who_plays

PLAYERS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8, 9, 10)
EDITIONS: Final[tuple[str, ...]] = ("en", "pl")
BETRAYAL_PLAYERS: Final = 4
EIGHT: Final = [*BASE, MISTY, TWINZZ]  # who can be picked
NINE: Final = [*EIGHT, MEI]
TEN: Final = [*NINE, SILK]


class Choice(NamedTuple):
    """One option: its values, the default (and English) one first, the Polish one, its clause."""

    values: tuple[str, ...]
    pl: str | None
    clause: str


KEPT: Final = (
    "tuco_targets",
    "car_choice",
    "character_choice",
    "purse_pick",
    "expert_variant",
    "expert_bullet_discard",
    "expert_keep_timing",
    "expert_reshuffle",
    "guest_bandits",
)  # base options that still have an object: A-COMP-01, A-RULE-60
CHOICES: Final[dict[str, Choice]] = {
    "mode": Choice(("normal", "betrayal"), None, "A-SETUP-21"),
    "professore_bullets": Choice(("own", "neutral"), "neutral", "A-ED-01"),
    "heal_choice": Choice(("free", "neutral_first"), "neutral_first", "A-ED-02"),
    "healed_neutral_bullets": Choice(("box", "pile"), "pile", "A-ED-03"),
    "robbery_pick": Choice(("random", "choice"), "choice", "A-ED-04"),
    "nudge_source": Choice(("any_base_action", "own_card"), "own_card", "A-ED-05"),
    "gatling_loot_pick": Choice(("shooter_unseen", "random"), "random", "A-ED-06"),
    "armory_draw": Choice(("always", "optional"), "optional", "A-ED-07"),
    "two_player_mode": Choice(("two_bandits_each", "one_bandit_each"), None, "A-RULE-02"),
    "couriers_block_sight": Choice(("true", "false"), None, "A-RULE-22"),
    **{name: Choice(BASE_CHOICES[name].values, None, BASE_CHOICES[name].clause) for name in KEPT},
}
KINDS: Final = {name: OptionKind(choice.values, choice.clause) for name, choice in CHOICES.items()}
OTHERS: Final = ("players", "edition", "bandits", "data")


@dataclass(frozen=True)
class Options(BaseOptions):
    """The frozen options of one game; each is read by one rule.

    `players` are the people at the table. Base options without an object keep their default.
    """

    mode: str = "normal"
    professore_bullets: str = "own"
    heal_choice: str = "free"
    healed_neutral_bullets: str = "box"
    robbery_pick: str = "random"
    nudge_source: str = "any_base_action"
    gatling_loot_pick: str = "shooter_unseen"
    armory_draw: str = "always"
    two_player_mode: str = "two_bandits_each"
    couriers_block_sight: str = "true"
    data: str = ""  # the digest of a data file that replaces printed parts

    def __reduce__(self) -> tuple[object, ...]:
        return (read_options, (write_options(self),))

    @property
    def gangs(self) -> bool:
        """Nobody shares a deck here: with two players every bandit has his own. [A-RULE-02]"""
        return False

    @property
    def expert(self) -> bool:
        """The expert variant; here it is never compulsory. [A-RULE-02]"""
        return self.expert_variant == "true"

    @property
    def cars(self) -> int:
        """Restaurant, baggage and first class. [A-SETUP-02]"""
        return 3

    @property
    def decks(self) -> int:
        """One deck for each bandit. [A-RULE-02]"""
        both = self.players == 2 and self.two_player_mode == "two_bandits_each"
        return 4 if both else self.players

    @property
    def pawns(self) -> int:
        """How many bandits play."""
        return self.decks

    @property
    def professore(self) -> bool:
        """Il Professore joins when the number of bandits is odd. [A-TEAM-02]"""
        return self.pawns % 2 == 1

    @property
    def places(self) -> int:
        """Il Professore has the last place, and nobody chooses for him. [A-RULE-61]"""
        return self.decks + (1 if self.professore else 0)

    @property
    def chairs(self) -> list[int]:
        seats = [player % self.players for player in range(self.decks)]
        return seats + [NO_OWNER] * (self.places - self.decks)

    @property
    def leads(self) -> list[list[int]]:
        return [[player] if player < self.decks else [] for player in range(self.places)]

    @property
    def teams(self) -> list[list[int]]:
        """By team: its bandits. Places alternate between the teams. [A-TEAM-01..04]"""
        return [list(range(team, self.decks, 2)) for team in (0, 1)]

    @property
    def mates(self) -> list[list[int]]:
        """By bandit: the others of the team."""
        return [
            [one for one in self.teams[bandit % 2] if one != bandit] for bandit in range(self.decks)
        ]

    @property
    def characters(self) -> list[int]:
        """Who can be picked: eight, Mei for a ninth, Silk for a tenth. [A-RULE-01, A-RULE-60]"""
        if self.guest_bandits == "true" or self.pawns > 9:
            return TEN
        return NINE if self.pawns > 8 else EIGHT

    @property
    def starts_with_purse(self) -> bool:
        """Everybody starts with a $250 purse. [A-SETUP-15]"""
        return True


def preset(edition: str, players: int = 4) -> Options:
    """The options as a printed edition has them: A-ED-01 to A-ED-07."""
    if edition not in EDITIONS:
        raise bad_value("edition", edition, EDITIONS)
    options = Options(players)
    if edition == "en":
        return options
    return with_settings(
        options, {name: choice.pl for name, choice in CHOICES.items() if choice.pl is not None}
    )


def read_options(settings: dict[str, str]) -> Options:
    """Options from texts such as those of a record or a command line, checked strictly."""
    check_settings(settings, KINDS, OTHERS)
    players = read_count("players", settings.get("players", "4"), PLAYERS)
    options = with_settings(
        preset(settings.get("edition", "en"), players),
        {name: value for name, value in settings.items() if name in CHOICES or name == "data"},
    )
    if options.mode == "betrayal" and players < BETRAYAL_PLAYERS:
        raise Unreadable("", "betrayal_for_four")
    bandits = who_plays(settings, options.characters, options.pawns)
    return replace(options, bandits=bandits)


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from the default, as texts; `read_options` takes them back."""
    texts = texts_of(options, KINDS, options.players, options.bandits)
    if options.data:
        texts["data"] = options.data
    return texts
