"""What is printed on the components of the expansion; four parts can be replaced by a file."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from coltexpress.games.armored.data import (
    Cars,
    Cavalry,
    CavalryCard,
    Ladder,
    Replacement,
    RoundCards,
    line_of,
    read_data,
    read_replacement,
)
from coltexpress.games.classic import printed as base
from coltexpress.games.classic.data import RoundCard
from coltexpress.games.classic.printed import CARS
from coltexpress.kernel.errors import Unreadable, unreadable
from coltexpress.kernel.rows import joined, row, rows
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import card
from coltexpress.train.faces import FACES, NUDGE
from coltexpress.train.loot import (
    A_JEWEL,
    A_STRONGBOX,
    BLUE_DOCUMENT,
    DECOY,
    FOOLS_GOLD,
    NUGGET_1500,
    RED_DOCUMENT,
    bag,
    purse,
)

DIVERSION: Final = 4
ACTION_PLAN: Final = 5
TURN_KINDS: Final = (*base.TURN_KINDS, "diversion", "action_plan")

NO_EVENT: Final = base.NO_EVENT
COURIERS_IN_MOVEMENT: Final = 0
HEAVY_FIRE: Final = 1
SWIVEL_ARM: Final = 2
HELP: Final = 3
COORDINATED_ACTION_PLAN: Final = 4
HEAL: Final = 5
UNDERSTAFFING: Final = 6
DELAYED_ASSAULT: Final = 7
SURVIVAL_OF_THE_FITTEST: Final = 8
DOUBLE_BOTTOM: Final = 9
EVENTS: Final = (
    "couriers_in_movement",
    "heavy_fire",
    "swivel_arm",
    "help",
    "coordinated_action_plan",
    "heal",
    "understaffing",
    "delayed_assault",
    "survival_of_the_fittest",
    "double_bottom",
)
ROUND_EVENTS: Final = EVENTS[: HEAL + 1]
EFFECTS: Final = {
    "normal": EVENTS[UNDERSTAFFING : DELAYED_ASSAULT + 1],
    "betrayal": EVENTS[SURVIVAL_OF_THE_FITTEST:],
}
SHORT_ASSAULT: Final = 2  # turns of Delayed assault when a document is safe: A-CAVALRY-06
MOST_TURNS: Final = 6  # on one card of a file; the printed ones have at most five
BANDITS_MOST: Final = 10

_box: Final = read_data()
BOX: Final = _box

NEUTRAL_BULLETS: Final = base.NEUTRAL_BULLETS + _box.neutral_bullets
BULLETS: Final = base.BULLETS
PROFESSORE_BULLETS: Final = _box.professore.bullets
EMPTY_BARREL: Final = _box.prizes.empty_barrel
DOCUMENT_PRIZE: Final = _box.prizes.document
WILD_BUNCH_PRIZE: Final = _box.prizes.wild_bunch

_nugget: Final = {0: FOOLS_GOLD, 1500: NUGGET_1500}
_document: Final = {"decoy": DECOY, "blue": BLUE_DOCUMENT, "red": RED_DOCUMENT}
PURSES: Final = joined(
    base.PURSES,
    row([purse(value) for value, count in _box.purses.items() for _ in range(count)]),
)
BAGS: Final = row([bag(value) for value in _box.bags])
NUGGETS: Final = row([_nugget[value] for value in _box.nuggets])
DOCUMENTS: Final = row([_document[name] for name in _box.documents])
_jewels: Final = [A_JEWEL] * base.LOOT.count(A_JEWEL)
_strongboxes: Final = [A_STRONGBOX] * (base.LOOT.count(A_STRONGBOX) + _box.strongboxes)
_secret: Final = [*PURSES, *BAGS, *NUGGETS, *DOCUMENTS]
LOOT: Final = row(sorted(_secret + _jewels + _strongboxes))
STARTING_CARS: Final = row(sorted([CARS.index(car.id) for car in _box.cars.loot]))
_faces: Final = sorted(
    [FACES.index(name) for name, count in _box.action_cards.items() for _ in range(count)]
)
ACTION_CARDS: Final = rows(  # by bandit: A-SETUP-16, A-SETUP-17
    [[card(bandit, face) for face in _faces] for bandit in range(BANDITS_MOST)]
)
WITHOUT_NUDGE: Final = rows(  # A-SETUP-18
    [[card(bandit, face) for face in _faces if face != NUDGE] for bandit in range(BANDITS_MOST)]
)


class Printed:
    """The parts that a file can replace, as tables of small numbers; never changed."""

    def __init__(
        self, ladder: Ladder, cars: Cars, round_cards: RoundCards, cavalry: Cavalry, digest: str
    ) -> None:
        self.digest = digest
        self.ladder = row(list(ladder.spaces))
        purses = {car.id: car.purses for car in cars.loot}
        jewels = {car.id: car.jewels for car in cars.loot}
        self.car_purses = row([purses.get(name, 0) for name in CARS])
        self.car_jewels = row([jewels.get(name, 0) for name in CARS])
        regular = [*round_cards.small, *round_cards.large]
        charges = [*cavalry.normal, *cavalry.betrayal]
        self.round_cards = tuple([each.id for each in regular] + [each.id for each in charges])
        self.turns = rows(
            [
                [TURN_KINDS.index(turn) for turn in turns]
                for turns in [each.turns for each in regular] + [each.turns for each in charges]
            ]
        )
        self.event_of = row(
            [number_of(each.event) for each in regular]
            + [number_of(each.effect) for each in charges]
        )
        small, large = len(round_cards.small), len(regular)
        normal = large + len(cavalry.normal)
        self.small = row(list(range(small)))
        self.large = row(list(range(small, large)))
        self.normal = row(list(range(large, normal)))
        self.betrayal = row(list(range(normal, len(self.round_cards))))

    def rounds_for(self, pawns: i64) -> vec[i64]:
        """The seven round cards for so many bandits. [A-SETUP-20]"""
        return self.small if pawns <= 4 else self.large

    def charges_for(self, mode: str) -> vec[i64]:
        """The Cavalry Charge cards of a mode. [A-SETUP-21, A-CAVALRY-01]"""
        return self.normal if mode == "normal" else self.betrayal


def number_of(event: str | None) -> int:
    """The number of an event or effect."""
    return NO_EVENT if event is None else EVENTS.index(event)


PRINTED: Final = Printed(_box.ladder, _box.cars, _box.round_cards, _box.cavalry, "")
_known: Final[dict[str, Printed]] = {"": PRINTED}


def read_printed(content: bytes) -> Printed:
    """What a user's file puts in place of the printed parts; refused with line and field."""
    parts = read_replacement(content)
    if parts.game != BOX.game:
        refuse(content, "game", f"expected {BOX.game}")
    check_ladder(content, parts)
    check_cars(content, parts)
    check_round_cards(content, parts)
    check_cavalry(content, parts)
    check_names(content, parts)
    printed = Printed(
        parts.ladder or BOX.ladder,
        parts.cars or BOX.cars,
        parts.round_cards or BOX.round_cards,
        parts.cavalry or BOX.cavalry,
        hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:12],
    )
    return _known.setdefault(printed.digest, printed)


def printed_with(digest: str) -> Printed:
    """The printed parts of a game, by the digest that its record or position names."""
    if digest not in _known:
        raise unreadable("data_unread", digest=digest)
    return _known[digest]


def refuse(content: bytes, path: str, why: str) -> None:
    """Refuse a file, naming line and field."""
    raise Unreadable(f"line {line_of(content, path)}, {path}: {why}")


def check_ladder(content: bytes, parts: Replacement) -> None:
    """From $0 up to at most $1500, never down. [A-PROF-29]"""
    if parts.ladder is None:
        return
    spaces = parts.ladder.spaces
    if not spaces or spaces[0] != 0:
        refuse(content, "ladder.spaces", "the lowest space is worth 0")
    for place, value in enumerate(spaces):
        if value > 1500 or (place and value < spaces[place - 1]):
            refuse(content, f"ladder.spaces[{place}]", f"{value}: expected a rise up to 1500")


def check_cars(content: bytes, parts: Replacement) -> None:
    """The three cars of the Starting Train, with no more loot than there is. [A-SETUP-02..04]"""
    if parts.cars is None:
        return
    names = [car.id for car in parts.cars.loot]
    expected = [car.id for car in BOX.cars.loot]
    if sorted(names) != sorted(expected):
        refuse(content, "cars.loot", f"expected {', '.join(expected)}, each once")
    for place, car in enumerate(parts.cars.loot):
        if car.purses < 0 or car.jewels < 0:
            refuse(content, f"cars.loot[{place}]", "no car has less than nothing")
    if sum([car.purses for car in parts.cars.loot]) > len(PURSES) - BANDITS_MOST:
        refuse(content, "cars.loot", f"there are only {len(PURSES) - BANDITS_MOST} purses for cars")
    if sum([car.jewels for car in parts.cars.loot]) > len(_jewels):
        refuse(content, "cars.loot", f"there are only {len(_jewels)} jewels")


def check_round_cards(content: bytes, parts: Replacement) -> None:
    """At least four cards in each set, with known turns and events. [A-SETUP-20]"""
    if parts.round_cards is None:
        return
    sets = {"2-4": parts.round_cards.small, "5+": parts.round_cards.large}
    for name, cards in sets.items():
        if len(cards) < 4:
            refuse(content, f'round_cards["{name}"]', "four cards are drawn; expected at least 4")
        for place, each in enumerate(cards):
            path = f'round_cards["{name}"][{place}]'
            check_turns(content, path, each)
            if each.event is not None and each.event not in ROUND_EVENTS:
                refuse(content, f"{path}.event", f"expected null or {', '.join(ROUND_EVENTS)}")


def check_cavalry(content: bytes, parts: Replacement) -> None:
    """At least one card for each mode, with known turns and effects. [A-COMP-06, A-CAVALRY-07]"""
    if parts.cavalry is None:
        return
    for mode, cards in {"normal": parts.cavalry.normal, "betrayal": parts.cavalry.betrayal}.items():
        if not cards:
            refuse(content, f"cavalry.{mode}", "expected at least one card")
        for place, each in enumerate(cards):
            path = f"cavalry.{mode}[{place}]"
            check_turns(content, path, each)
            if each.effect is not None and each.effect not in EFFECTS[mode]:
                refuse(content, f"{path}.effect", f"expected null or {', '.join(EFFECTS[mode])}")
            if each.effect == EVENTS[DELAYED_ASSAULT] and len(each.turns) != 5:
                refuse(content, f"{path}.turns", "Delayed assault has 5 turns (A-CAVALRY-07)")


def check_turns(content: bytes, path: str, each: RoundCard | CavalryCard) -> None:
    """A card has a plain name and one to six turns of known kinds."""
    if not each.id.isascii() or not each.id.replace("_", "").isalnum():
        refuse(content, f"{path}.id", "expected letters, digits and _")
    if not 1 <= len(each.turns) <= MOST_TURNS:
        refuse(content, f"{path}.turns", f"expected 1 to {MOST_TURNS} turns")
    for place, turn in enumerate(each.turns):
        if turn not in TURN_KINDS:
            refuse(content, f"{path}.turns[{place}]", f"expected one of {', '.join(TURN_KINDS)}")


def check_names(content: bytes, parts: Replacement) -> None:
    """No two round or Cavalry Charge cards have the same name."""
    rounds = parts.round_cards or BOX.round_cards
    cavalry = parts.cavalry or BOX.cavalry
    names = [each.id for each in [*rounds.small, *rounds.large]]
    names += [each.id for each in [*cavalry.normal, *cavalry.betrayal]]
    for name in names:
        if names.count(name) > 1:
            field = "round_cards" if parts.round_cards else "cavalry"
            refuse(content, field, f"two cards are called {name}")


def action_cards(bandit: i64, nudges: bool) -> vec[i64]:
    """The ten action cards of a bandit, or nine without the Nudge. [A-SETUP-16..18]"""
    return ACTION_CARDS[bandit][:] if nudges else WITHOUT_NUDGE[bandit][:]
