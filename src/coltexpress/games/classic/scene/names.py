"""What the numbers of the base game are called in sentences, in no language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coltexpress.games.classic.printed import CARS, EVENTS, ROUND_CARDS, TURN_KINDS, action_cards
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, PHASES, bandits_of
from coltexpress.kernel.agenda import CHANCE, HIDDEN
from coltexpress.protocol.saying import Names, Naming, Said, Values, characters, money, person
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import DONE, DRAW, FACE_DOWN, NEUTRAL, PASS, bullet, card, face_of
from coltexpress.train.faces import BULLET, FACES
from coltexpress.train.loot import ALL_KINDS, KIND_OF, VALUE_OF, is_sealed

DICE: Final = Said("player-dice")
INSTEAD: Final[dict[int, Values]] = {
    DRAW: {"card": Said("answer-draw"), "face": "instead"},
    PASS: {"card": Said("answer-pass"), "face": "instead"},
    DONE: {"card": Said("answer-done"), "face": "done"},
}  # of playing or discarding a card
UNSEEN: Final[Values] = {"card": Said("card-hidden"), "face": "hidden", "down": "yes"}


def names_of(g: Classic) -> Names:
    """By type of number what each number is called."""
    bandits = range(g.bandits)
    faces = [*dict.fromkeys([face_of(one) for one in action_cards(0)]), BULLET]
    return {
        "bandit": Naming({one: bandit_values(g, one, GUNSLINGER_PRIZE) for one in bandits}),
        **{kind: Naming({one: {kind: bandit(one)} for one in bandits}) for kind in OTHER_BANDITS},
        "player": Naming(
            {
                CHANCE: {"player": DICE},
                **{one: {"player": player(g, one)} for one in range(g.players)},
            }
        ),
        "seat": Naming(
            {CHANCE: {"seat": DICE}, **{one: {"seat": seat(g, one)} for one in range(g.seats)}}
        ),
        "character": Naming(
            {
                one: {"character": character(one), "power": Said(f"power-{NAMES[one]}")}
                for one in g.options.characters
            },
            answer="answer-character",
        ),
        "spot": Naming(
            {
                spot: {"floor": floor, "section": section, "name": car_in(section)}
                for section in range(g.train.sections)
                for floor, spot in floors_of(g, section)
            },
            alone="spot-at",
            answer="spot-answer",
        ),
        "token": Naming({one: token_values(one) for one in range(len(KIND_OF))}, alone="loot-one"),
        "loot": Naming(
            {one: {"kind": kind, "value": "hidden"} for one, kind in enumerate(ALL_KINDS)},
            alone="loot-one",
        ),
        "car": Naming(
            {
                one: {"car": Said(f"car-{name}"), "name": Said(f"car-{name}")}
                for one, name in enumerate(CARS)
            }
        ),
        "card": Naming(cards(g, faces)),
        "face": Naming({one: face_values(one) for one in faces}),
        "cause": Naming({BY_MEETING: {"cause": "meeting"}, BY_EVENT: {"cause": "event"}}),
        "round_card": printed("round_card", "round-card-{}", [key_of(one) for one in ROUND_CARDS]),
        "round_event": printed("round_event", "round-event-{}", EVENTS),
        "turn_kind": printed("turn_kind", "turn-{}", TURN_KINDS),
        "phase": printed("phase", "phase-{}", PHASES),
        "turn": Naming({one: {"turn": one + 1} for one in range(MOST_TURNS)}),
        "piled": Naming(piled(g, faces)),
    }


MOST_TURNS: Final = 6  # of a round
OTHER_BANDITS: Final = ("target", "victim")


def printed(kind: str, key: str, names: Iterable[str]) -> Naming:
    """Printed things that are called by their names."""
    return Naming({one: {kind: Said(key.format(name))} for one, name in enumerate(names)})


def key_of(round_card: str) -> str:
    """What a round card is called: the same for every number of players."""
    return round_card.partition("_")[2]


# People


def character(number: int) -> Said:
    """A character by name."""
    return Said(f"bandit-{NAMES[number]}")


def bandit(number: int) -> Said:
    """The name of the character; before it is picked, the number of the pawn."""
    return characters([number], Said("bandit-unpicked", {"number": number + 1}))


def bandit_values(g: Classic, number: int, prize: int) -> Values:
    """A bandit, who leads it, and what the best gun is paid."""
    leader = person(g.seat_of[g.player_of[number]])
    return {"bandit": bandit(number), "seat": leader, "prize": money(prize)}


def player(g: Classic, number: int) -> Said:
    """The names of a player's bandits; before all are picked, whoever sits there."""
    return characters(list(bandits_of(g, number)), person(g.seat_of[number]))


def seat(g: Classic, number: int) -> Said:
    """All bandits that a seat leads; before they are picked, whoever sits there."""
    led = [one for one in range(g.bandits) if g.seat_of[g.player_of[one]] == number]
    return characters(led, person(number))


# Things


def floors_of(g: Classic, section: int) -> tuple[tuple[str, int], tuple[str, int]]:
    """The two spots of a section."""
    return ("inside", g.train.inside[section]), ("roof", g.train.roof[section])


def car_in(section: int) -> Said | str:
    """Which car was coupled there; the locomotive is none."""
    if not section:
        return "none"
    return Said(type="car", field="cars", rows=[section - 1], otherwise="none")


def token_values(token: int) -> Values:
    """A token for the messages loot-one and loot-taken."""
    kind = KIND_OF[token]
    return {
        "kind": ALL_KINDS[kind],
        "value": "hidden" if is_sealed(token) else money(VALUE_OF[token]),
    }


def face_values(face: int) -> Values:
    """A kind of card."""
    return {"face": FACES[face], "card": Said(f"card-{FACES[face]}")}


def cards(g: Classic, faces: list[int]) -> dict[int, Values]:
    """All cards, those that lie face down too, and what is done instead of playing one."""
    found: dict[int, Values] = {HIDDEN: UNSEEN}
    for owner in range(g.bandits):
        for face in faces:
            found |= both_ways(card(owner, face), card_values(g, owner, face))
    found |= both_ways(bullet(NEUTRAL), {"card": Said("card-bullet-neutral"), "face": "bullet"})
    return found | INSTEAD


def piled(g: Classic, faces: list[int]) -> dict[int, Values]:
    """Cards of the common pile, with whose they are."""
    names: dict[int, Values] = {}
    for owner in range(g.bandits):
        of_whom = Said(type="bandit", number=owner)
        for face in faces:
            values: Values = {"bandit": of_whom, "card": Said(f"card-{FACES[face]}")}
            names |= both_ways(card(owner, face), {"piled": Said("card-of-gang", values)})
    return names


def both_ways(number: int, values: Values) -> dict[int, Values]:
    """A card face up and face down; Misty plays bullets, too. [A-MISTY-01]"""
    return {number: {**values, "down": "no"}, number | FACE_DOWN: {**values, "down": "yes"}}


def card_values(g: Classic, owner: int, face: int) -> Values:
    """What is on a card; in a gang also whose it is."""
    name = Said(f"card-{FACES[face]}")
    of_whom = Said(type="bandit", number=owner)
    if face == BULLET:
        name = Said("card-bullet-from", {"bandit": of_whom})
    elif g.options.gangs:
        name = Said("card-of-gang", {"bandit": of_whom, "card": name})
    return {"card": name, "face": FACES[face]}
