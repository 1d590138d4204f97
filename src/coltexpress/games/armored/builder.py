"""Positions of the Armored Train of which only a part is named; the rest is filled in.

Nothing lies on the trains and nobody holds anything but what is named: the other tokens are in the
box. Bandits who are placed nowhere wait in the caboose, couriers where they start. Cards that are
named nowhere are in the decks, with the bullets taken.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import notation, position
from coltexpress.games.armored.options import PLAYERS, read_options
from coltexpress.games.armored.printed import BULLETS, LOOT, NEUTRAL_BULLETS, NO_EVENT
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import all_cards, started_bullets
from coltexpress.games.armored.trains import ARMORED_CARS, STARTING_CARS, trains_after
from coltexpress.games.classic.builder import (
    FLOORS,
    Stock,
    Texts,
    begin,
    cards_in_texts,
    fired_by,
    leader,
    left,
    neutral_in,
    pile_in_text,
    spot_in_text,
    wounds_of,
)
from coltexpress.games.classic.notation import read_bandit
from coltexpress.kernel.building import Place, Wanted, refuse, with_players
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import row, rows
from coltexpress.kernel.texts import pick_name
from coltexpress.train import bandits
from coltexpress.train.bandits import letter_of, seated
from coltexpress.train.cards import face_up
from coltexpress.train.loot import remove_token

EMPTY: Final = "-/-;-/-;-/-;-/-"
GUARDED: Final = "-/-;-/-;*/-;-/-;-/*;-/-;*/-"
STARTING: Final = "starting"
ARMORED: Final = "armored"
TRAINS: Final = {STARTING: STARTING_CARS, ARMORED: ARMORED_CARS}
CAUSES: Final = {"courier": "m", "event": "e", "gatling": "g", "binoculars": "b"}
COURIERS: Final = {2: "roof", 4: "inside", 6: "roof"}  # by car: where they start
LAST: Final = 5  # the round with a card of its own


def build(wanted: Wanted) -> Armored:
    """A state with all that is wanted, at the beginning of what is to be played."""
    refuse("armored", {"bandits who are out": wanted.out, "cars that are gone": wanted.gone})
    settings = with_players(wanted, 4, PLAYERS[-1])
    options = read_options(settings)
    letters = seated(wanted.named, settings, options.pawns, list(options.characters))
    settings = {**guests(letters), **settings}
    stock = Stock(list(LOOT), notation.read_tokens, notation.write_tokens)
    floor, held = stock.lay_out(wanted)
    starting, armored = trains_in_text(wanted, floor)
    g = table(
        starting,
        armored=armored,
        seats=letters,
        held=held,
        guns={one: left(BULLETS, fired_by(wanted, one, CAUSES)) for one in letters},
        wounds=wounds_of(wanted, CAUSES),
        neutral=left(NEUTRAL_BULLETS, neutral_in(wanted, CAUSES)),
        rounds=wanted.rounds,
        settings=settings,
    )
    leaders = {one: notation.write_player(g, leader(g, one)) for one in letters}
    position.read_pile(g, pile_in_text(wanted, leaders, notation.CARD_LETTERS))
    deal(g, cards_in_texts(wanted, leaders, notation.CARD_LETTERS))
    begin(g, wanted)
    return g


def guests(letters: str) -> Texts:
    """Mei and Silk need to be invited."""
    return {"guest_bandits": "true"} if set(letters) & set("MS") else {}


def trains_in_text(wanted: Wanted, floor: dict[Place, str]) -> list[str]:
    """Both trains, with people, couriers and loot."""
    people: dict[Place, str] = {}
    for piece in wanted.pieces:
        place = on_train(piece.place)
        people[place] = people.get(place, "") + letter_of(piece.who)
    for car, usual in COURIERS.items():
        wishes = [place.floor for place in wanted.guards if place.car == car]
        other = FLOORS[1 - FLOORS.index(usual)]
        taken = Place(usual, car, ARMORED) in people
        place = on_train(Place((wishes or [other if taken else usual])[-1], car, ARMORED))
        people[place] = people.get(place, "") + "*"
    lying = {on_train(place): tokens for place, tokens in floor.items()}
    return [
        ";".join(
            [
                "/".join([spot_in_text(Place(name, car, train), people, lying) for name in FLOORS])
                for car in range(cars)
            ]
        )
        for train, cars in TRAINS.items()
    ]


def on_train(place: Place) -> Place:
    """A place as it is on one of the trains, or refused."""
    train = place.train or STARTING
    if place.floor not in FLOORS or not 0 <= place.car < TRAINS.get(train, 0):
        where = f"{train} {place.floor} {place.car}"
        raise BadPosition(
            "", "no_such_place", place=where, cars=TRAINS.get(train, STARTING_CARS) - 1
        )
    return Place(place.floor, place.car, train)


# The state itself, from the texts of the notation


def table(
    starting: str = EMPTY,
    *,
    armored: str = GUARDED,
    seats: str,
    rest: str = "S3i",
    held: Texts | None = None,
    guns: dict[str, int] | None = None,
    wounds: Texts | None = None,
    neutral: int = NEUTRAL_BULLETS,
    rounds: list[str] | None = None,
    settings: Texts | None = None,
) -> Armored:
    """A state in the middle of a round, with an empty agenda and no cards yet.

    `seats` are the bandits in seating order, blue and red in turns; whoever is not on a train
    waits at `rest`.
    """
    g = Armored(read_options({"players": str(len(seats)), **(settings or {})}))
    g.who = row([bandits.LETTERS.index(one) for one in seats])
    g.cars = row([2, 0, 3])
    position.read_train(g, STARTING, starting)
    position.read_train(g, ARMORED, armored)
    waiting_room = notation.read_word(g, "spot", rest)
    g.at = row([waiting_room if spot < 0 else spot for spot in g.at])
    g.held = rows([notation.read_tokens((held or {}).get(one, "-")) for one in seats])
    g.box = row(list(LOOT))
    for tokens in [*g.floor, *g.held]:
        for token in tokens:
            g.box = remove_token(g.box, token)
    g.neutral = neutral
    g.professore_bullets = started_bullets(g)
    for one, count in (guns or {}).items():
        g.bullets[read_bandit(g, one)] = count
    for one, sources in (wounds or {}).items():
        g.wounds[read_bandit(g, one)] = row(position.read_wounds(g, sources))
    set_rounds(g, rounds or [default_card(g, 1)])
    return g


def set_rounds(g: Armored, names: list[str]) -> None:
    """The round cards so far; the Starting Train moves on after each. [A-TRAIN-01]"""
    known = tuple(g.printed.round_cards)
    g.round_cards = row([pick_name(name, known) for name in names])
    advance_to(g, len(names) - 1)


def advance_to(g: Armored, advances: int) -> None:
    """The Starting Train has moved on so often. [A-TRAIN-01]"""
    g.advances = advances
    g.train = g.trains = trains_after(advances)


def default_card(g: Armored, number: int) -> str:
    """A card without an event for the round of this number."""
    names, event_of = g.printed.round_cards, g.printed.event_of
    if number == LAST:
        return names[g.printed.charges_for(g.rules.mode)[-1]]
    return names[next(one for one in g.printed.rounds_for(g.bandits) if event_of[one] == NO_EVENT)]


def deal(g: Armored, places: dict[str, Texts]) -> None:
    """Cards by where they are wanted and by player; the others are in the decks."""
    for place in range(g.places):
        name = notation.write_player(g, place)
        wanted = {
            where: notation.read_cards(g, place, texts.get(name, "-"))
            for where, texts in places.items()
        }
        g.hand[place] = row(sorted(wanted.get("hand", [])))
        g.top[place] = row(wanted.get("top", []))
        g.discard[place] = row(wanted.get("discard", []))
        g.under[place] = row(wanted.get("under", []))
        if name in places.get("deck", {}):
            g.deck[place] = row(sorted(wanted["deck"]))
            continue
        cards = list(all_cards(g, place))
        gone = [face_up(one) for number, one in enumerate(g.pile) if g.pile_by[number] == place]
        for lying in (g.hand, g.top, g.discard, g.under):
            gone += list(lying[place])
        for one in gone:
            if one in cards:
                cards.remove(one)
        g.deck[place] = row(sorted(cards))
