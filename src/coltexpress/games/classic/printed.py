"""What is printed on the components of the base game, as tables of small numbers."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.data import read_data
from coltexpress.kernel.rows import row, rows
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import card
from coltexpress.train.faces import FACES
from coltexpress.train.loot import A_JEWEL, A_STRONGBOX, purse

STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURN_KINDS: Final = ("standard", "tunnel", "speeding_up", "switching")

NO_EVENT: Final = -1
ANGRY_MARSHAL: Final = 0
SWIVEL_ARM: Final = 1
BRAKING: Final = 2
TAKE_IT_ALL: Final = 3
PASSENGERS_REBELLION: Final = 4
PICKPOCKETING: Final = 5
MARSHALS_REVENGE: Final = 6
HOSTAGE_CONDUCTOR: Final = 7
EVENTS: Final = (
    "angry_marshal",
    "swivel_arm",
    "braking",
    "take_it_all",
    "passengers_rebellion",
    "pickpocketing",
    "marshals_revenge",
    "hostage_conductor",
)

_box: Final = read_data()

CARS: Final = tuple([car.id for car in _box.cars])
CAR_PURSES: Final = row([car.purses for car in _box.cars])
CAR_JEWELS: Final = row([car.jewels for car in _box.cars])

_round_cards: Final = [each for cards in _box.round_cards.values() for each in cards]
ROUND_CARDS: Final = tuple([each.id for each in _round_cards])
TURNS: Final = rows([[TURN_KINDS.index(turn) for turn in each.turns] for each in _round_cards])
EVENT_OF: Final = row(
    [NO_EVENT if each.event is None else EVENTS.index(each.event) for each in _round_cards]
)
CARDS_2_4: Final = row([ROUND_CARDS.index(each.id) for each in _box.round_cards["2-4"]])
CARDS_5_6: Final = row([ROUND_CARDS.index(each.id) for each in _box.round_cards["5-6"]])
STATIONS: Final = row([ROUND_CARDS.index(each.id) for each in _box.round_cards["station"]])

NEUTRAL_BULLETS: Final = _box.neutral_bullets
BULLETS: Final = _box.bullets_per_bandit
_purses: Final = [purse(value) for value, count in _box.purses.items() for _ in range(count)]
PURSES: Final = row(_purses)
LOOT: Final = _purses + [A_JEWEL] * _box.jewels + [A_STRONGBOX] * _box.strongboxes


_faces: Final = sorted(
    [FACES.index(name) for name, count in _box.action_cards.items() for _ in range(count)]
)
ACTION_CARDS: Final = rows(
    [[card(bandit, face) for face in _faces] for bandit in range(len(NAMES))]
)


def action_cards(bandit: i64) -> vec[i64]:
    """The ten action cards of a bandit. [C-COMP-09, C-COMP-10]"""
    return ACTION_CARDS[bandit]


def rounds_for(players: i64) -> vec[i64]:
    """The seven round cards for so many players. [C-SETUP-17, C-RULE-70]"""
    return CARDS_2_4 if players <= 4 else CARDS_5_6
