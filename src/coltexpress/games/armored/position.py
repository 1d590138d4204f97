"""The state as named texts, and back.

    starting=-/x;-/$$$;-/jjj;GT/- armored=-/x;nnn/-;*b/d;-/b;b/*d;-/b;*b/d advances=0 …

Both trains are written from their locomotive back, each car roof/inside: bandits, `*` a courier,
loot. After so many advances, car k of the Starting Train is beside car 2 * advances - k of the
other.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.notation import (
    ABOARD,
    CAUSES,
    COURIER,
    SPOTS,
    read_cards,
    read_player,
    read_source,
    read_tokens,
    write_cards,
    write_player,
    write_tokens,
    write_wound,
)
from coltexpress.games.armored.options import CHOICES, OTHERS, read_options, write_options
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import ArmoredState
from coltexpress.games.armored.trains import (
    ARMORED_SECTIONS,
    LAST_ADVANCE,
    SECTIONS,
    STARTING_CARS,
    inside,
    roof,
    trains_after,
)
from coltexpress.games.classic.notation import read_bandit, write_bandit
from coltexpress.games.classic.position import (
    laid,
    lay_on_pile,
    letter,
    played_in,
    read_cast,
    shuffled,
    write_pile,
)
from coltexpress.games.classic.printed import CARS
from coltexpress.games.classic.state import PHASES
from coltexpress.kernel import texts
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.demands import demand, demand_count
from coltexpress.kernel.rows import row, rows
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import face_up
from coltexpress.train.geometry import NOWHERE

SETTINGS: Final = (*OTHERS, *CHOICES)
TRAINS: Final = {"starting": range(STARTING_CARS), "armored": range(STARTING_CARS, SECTIONS)}
NUMBERS: Final = (
    "advances",
    "neutral",
    "professore-bullets",
    "ladder",
    "diverted",
    "turn",
    "first",
)


def write_fields(g: ArmoredState) -> dict[str, str]:
    """Everything in the state, in reading order."""
    fields = write_options(g.rules)
    fields["who"] = "".join([letter(one) for one in g.who])
    fields["cars"] = ",".join(["-" if car == BLANK else CARS[car] for car in g.cars])
    for name, sections in TRAINS.items():
        fields[name] = ";".join(
            [f"{write_spot(g, roof(one))}/{write_spot(g, inside(one))}" for one in sections]
        )
    fields["advances"] = str(g.advances)
    fields["held"] = ",".join([write_tokens(tokens) for tokens in g.held])
    fields["guns"] = ",".join([str(bullets) for bullets in g.bullets])
    fields["wounds"] = ",".join([write_wounds(g, sources) for sources in g.wounds])
    fields["bunch"] = write_wounds(g, g.bunch)
    fields["healed-away"] = write_wounds(g, g.boxed)
    fields["neutral"] = str(g.neutral)
    fields["professore-bullets"] = str(g.professore_bullets)
    fields["ladder"] = str(g.ladder)
    fields["box"] = write_tokens(g.box)
    for name, cards in piles(g).items():
        fields[name] = ",".join([write_cards(g, each) for each in cards])
    fields["bonus"] = ",".join([str(more) for more in g.bonus])
    fields["kept"] = ",".join([str(count) for count in g.kept])
    fields["healed"] = ",".join([str(count) for count in g.healed])
    fields["diverted"] = str(g.diverted)
    cards_played = [write_cards(g, [face_up(one)]) for one in g.pile]
    fields["pile"] = write_pile(g, [write_player(g, one) for one in g.pile_by], cards_played)
    fields["phase"] = PHASES[g.phase]
    fields["rounds"] = ",".join([g.printed.round_cards[one] for one in g.round_cards]) or "-"
    fields["turn"] = str(g.turn)
    fields["first"] = str(g.first)
    return fields


def piles(g: ArmoredState) -> dict[str, vec[vec[i64]]]:
    """The cards of the players, Il Professore's last, by the name of the field."""
    return {
        "hands": g.hand,
        "decks": g.deck,
        "tops": g.top,
        "discards": g.discard,
        "unders": g.under,
    }


def write_spot(g: ArmoredState, spot: int) -> str:
    """Who and what is at a spot: bandits, a courier, loot."""
    people = "".join([write_bandit(g, one) for one in range(g.bandits) if g.at[one] == spot])
    courier = COURIER if spot in g.courier else ""
    loot = write_tokens(g.floor[spot]) if len(g.floor[spot]) > 0 else ""
    return people + courier + loot or "-"


def write_wounds(g: ArmoredState, sources: vec[i64]) -> str:
    """Whose bullets: letters, `P`, `n` neutral, or why: `m`, `e`, `g`, `b`."""
    return "".join([write_wound(g, one) for one in sources]) or "-"


def read_fields(fields: dict[str, str]) -> Armored:
    """The state behind such texts; what is missing is an error."""
    rest = dict(fields)
    g = Armored(read_options(texts.taken(rest, SETTINGS)))
    read_cast(g, rest)
    for name in TRAINS:
        read_train(g, name, texts.take(rest, name))
    g.held = rows([laid(g, read_tokens(text)) for text in texts.parts(rest, "held", g.bandits)])
    g.bullets = texts.numbers(rest, "guns", g.bandits)
    g.wounds = rows([read_wounds(g, text) for text in texts.parts(rest, "wounds", g.bandits)])
    g.bunch = row(read_wounds(g, texts.take(rest, "bunch")))
    g.boxed = row(read_wounds(g, texts.take(rest, "healed-away")))
    g.box = row(laid(g, read_tokens(texts.take(rest, "box"))))
    for name, cards in piles(g).items():
        for place, text in enumerate(texts.parts(rest, name, g.places)):
            cards[place] = row(shuffled(name, read_cards(g, place, text)))
    g.bonus = texts.numbers(rest, "bonus", g.players)
    g.kept = texts.numbers(rest, "kept", g.players)
    g.healed = texts.numbers(rest, "healed", g.bandits)
    read_pile(g, texts.take(rest, "pile"))
    g.phase = texts.pick_name(texts.take(rest, "phase"), PHASES, "phase")
    rounds = texts.listed(texts.take(rest, "rounds"))
    known = g.printed.round_cards
    g.round_cards = row([texts.pick_name(one, known, "rounds") for one in rounds])
    read_numbers(g, rest)
    texts.demand_none_left(rest)
    return g


def read_numbers(g: ArmoredState, rest: dict[str, str]) -> None:
    """The fields that are one number each."""
    found = {name: texts.number(rest, name) for name in NUMBERS}
    g.advances = found["advances"]
    g.neutral = found["neutral"]
    g.professore_bullets = found["professore-bullets"]
    g.ladder = found["ladder"]
    g.diverted = found["diverted"]
    g.turn = found["turn"]
    g.first = found["first"]
    demand_count("advances", g.advances, LAST_ADVANCE, "A-GEO-01")
    g.trains = trains_after(g.advances)
    g.train = g.trains


def read_train(g: ArmoredState, name: str, text: str) -> None:
    """People, couriers and loot of one train, from its locomotive back."""
    sections = TRAINS[name]
    for section, both in zip(
        sections, texts.sized(name, text.split(";"), len(sections)), strict=True
    ):
        floors = texts.sized(name, both.split("/"), 2)
        read_spot(g, roof(section), floors[0])
        read_spot(g, inside(section), floors[1])


def read_spot(g: ArmoredState, spot: int, text: str) -> None:
    """Who and what is at a spot."""
    place = 0
    while place < len(text) and text != "-" and text[place] not in "$jxbnd":
        end = place + (2 if text[place] == "#" else 1)
        if text[place] == COURIER:
            place_courier(g, spot)
        else:
            bandit = read_bandit(g, text[place:end])
            demand(g.at[bandit] == NOWHERE, "twice", word=text[place:end], where=ABOARD)
            g.at[bandit] = spot
        place = end
    g.floor[spot] = row(laid(g, read_tokens(text[place:])))


def place_courier(g: ArmoredState, spot: int) -> None:
    """A courier in his own car. [A-COURIER-03]"""
    section = g.train.section[spot]
    at_home = section in ARMORED_SECTIONS
    free = at_home and g.courier[ARMORED_SECTIONS.index(section)] == NOWHERE
    demand(free, "courier_place", spot=SPOTS[spot], clause="A-RULE-24")
    g.courier[ARMORED_SECTIONS.index(section)] = spot


def read_wounds(g: ArmoredState, text: str) -> list[int]:
    """Whose bullets, or why."""
    causes = {word: cause for cause, word in CAUSES.items()}
    return [causes[one] if one in causes else read_source(g, one) for one in text if text != "-"]


def read_pile(g: ArmoredState, text: str) -> None:
    """The common pile."""
    for one in played_in(text):
        by = read_player(g, one.player)
        lay_on_pile(g, by, one, read_cards(g, by, one.card))
