"""What the numbers of Couriers & Armored Train are called in sentences, in no language.

What is not here is called as in the base game.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PLANS, PROFESSORE, binoculars
from coltexpress.games.armored.facts import PLACE
from coltexpress.games.armored.granting import ANY_ACTION
from coltexpress.games.armored.printed import EMPTY_BARREL, EVENTS, NO_EVENT, TURN_KINDS
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import BY_GATLING, BY_PROFESSORE, TEAMS, team_of
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.armored.trains import NAMES as SECTION_NAMES
from coltexpress.games.armored.trains import is_starting
from coltexpress.games.classic.scene import names as base
from coltexpress.games.classic.scene.names import bandit, bandit_values, printed
from coltexpress.kernel.agenda import BLANK
from coltexpress.protocol.saying import Names, Naming, Said, Values
from coltexpress.train.cards import bullet
from coltexpress.train.faces import FACES, MARSHAL
from coltexpress.train.loot import BLUE_DOCUMENT, DECOY, RED_DOCUMENT

HIM: Final = Said("armored-professore")
COURIERS: Final = ("first", "central", "last")
PLACES: Final = ("deck", "hand", "discard", "under")  # where a healed bullet is taken from
DOCUMENTS: Final = {DECOY: "decoy", BLUE_DOCUMENT: "blue", RED_DOCUMENT: "red"}
FACES_HERE: Final = [face for face in range(len(FACES)) if face != MARSHAL]


def names_of(g: Armored) -> Names:
    """By type of number what each number is called."""
    names = base.names_of(g)
    tokens, cards = tokens_of(names), cards_of(g)
    return {
        **names,
        "bandit": Naming(
            {
                one: {**bandit_values(g, one, EMPTY_BARREL), "team": TEAMS[team_of(g, player)]}
                for one, player in enumerate(g.player_of)
            },
            answer="armored-of-team",
        ),
        "target": Naming({one: {"target": name} for one, name in targets(g).items()}),
        "player": Naming({**names["player"].of, g.players: {"player": HIM}}),
        "spot": Naming(
            {
                spot: spot_values(section, floor)
                for section in range(g.train.sections)
                for floor, spot in base.floors_of(g, section)
            },
            alone="spot-at",
            answer="spot-answer",
        ),
        "token": Naming(tokens, alone="loot-one"),
        "own_loot": Naming(tokens, alone="loot-one"),
        "card": Naming(cards),
        "piled": Naming(
            {
                **{one: {"piled": values["card"]} for one, values in cards.items()},
                **base.piled(g, FACES_HERE),
            }
        ),
        "face": Naming({one: base.face_values(one) for one in FACES_HERE}),
        "healing": Naming(
            {
                one + place * PLACE: {"card": Said(type="card", number=one), "place": name}
                for one, values in cards.items()
                if values.get("face") == "bullet" and values.get("down") == "no"
                for place, name in enumerate(PLACES)
            },
            alone="armored-healing",
        ),
        "courier": Naming(
            {one: {"courier": name} for one, name in enumerate(COURIERS)}, alone="armored-courier"
        ),
        "team": Naming(
            {one: {"team": team} for one, team in enumerate(TEAMS)}, alone="armored-team"
        ),
        "cause": Naming(
            {
                **names["cause"].of,
                BY_GATLING: {"cause": "gatling"},
                BY_PROFESSORE: {"cause": "professore"},
            }
        ),
        "action": Naming(
            {
                **{
                    one: {"action": Said(f"card-{FACES[one]}"), "offer": "one"}
                    for one in FACES_HERE
                },
                ANY_ACTION: {"action": Said("armored-any-action"), "offer": "any"},
            }
        ),
        "giver": Naming(
            {
                BLANK: {"giver": "none"},
                **{one: {"giver": bandit(one)} for one in range(g.bandits)},
                PROFESSORE: {"giver": HIM},
            }
        ),
        "round_card": Naming(
            {one: {"round_card": round_card(g, one)} for one in range(len(g.printed.round_cards))}
        ),
        "round_event": printed("round_event", "round-event-{}", EVENTS),
        "turn_kind": printed("turn_kind", "turn-{}", TURN_KINDS),
    }


def targets(g: Armored) -> dict[int, Said]:
    """Whom or what can be shot at."""
    return {
        **{one: bandit(one) for one in range(g.bandits)},
        **{
            A_COURIER + one: Said("armored-courier", {"courier": name})
            for one, name in enumerate(COURIERS)
        },
        A_BURST: Said("armored-answer-burst"),
    }


def spot_values(section: int, floor: str) -> Values:
    """A spot: the cars of the armored train are called by what they are."""
    if is_starting(section):
        return {"floor": floor, "section": section, "name": base.car_in(section)}
    return {"floor": floor, "section": "own", "own": Said(f"armored-car-{SECTION_NAMES[section]}")}


def tokens_of(names: Names) -> dict[int, Values]:
    """The tokens: documents have a colour, not a value."""
    tokens = names["token"].of
    return tokens | {one: {**tokens[one], "value": name} for one, name in DOCUMENTS.items()}


def cards_of(g: Armored) -> dict[int, Values]:
    """All cards, Il Professore's and his bullets included; his own have the face plan."""
    names = {one: Said(f"plan-{name}") for one, name in PLANS.items()}
    for one in range(g.bandits):
        names[binoculars(one)] = Said(
            "plan-binoculars", {"bandit": Said(type="bandit", number=one)}
        )
    shot: Values = {"card": Said("card-bullet-from", {"bandit": HIM}), "face": "bullet"}
    found = base.cards(g, FACES_HERE)
    for one, name in names.items():
        found |= base.both_ways(one, {"card": name, "face": "plan"})
    return {
        **found,
        **base.both_ways(bullet(PROFESSORE), shot),
        SKIP: {"card": Said("answer-skip"), "face": "instead"},
    }


def round_card(g: Armored, number: int) -> Said:
    """A card is called by its event; one without an event by its own name."""
    event, name = g.printed.event_of[number], g.printed.round_cards[number]
    is_charge = number in g.printed.normal or number in g.printed.betrayal
    if event != NO_EVENT:
        effect = Said(f"round-event-{EVENTS[event]}")
        return Said("armored-charge", {"effect": effect}) if is_charge else effect
    if is_charge:
        return Said("armored-charge-plain")
    plain = name.replace("_", " ")
    return Said(f"round-card-{base.key_of(name)}", otherwise=plain[:1].upper() + plain[1:])
