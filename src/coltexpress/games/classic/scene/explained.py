"""What lies on the table of the base game, in a sentence or two, and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from coltexpress.games.classic.printed import EVENTS, TURN_KINDS, action_cards
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.protocol.box import Explained, Explanations, explanation
from coltexpress.protocol.saying import Said, money
from coltexpress.train.bandits import BANDITS
from coltexpress.train.cards import face_of
from coltexpress.train.faces import BULLET, FACES
from coltexpress.train.loot import ALL_KINDS, KIND_OF, KINDS, VALUE_OF, is_sealed

CARDS: Final = {
    "move": "C-MOVE-01 C-MOVE-02 C-MOVE-03 C-MOVE-05",
    "floor_change": "C-FLOOR-01 C-FLOOR-02",
    "marshal": "C-MARSHAL-01 C-MARSHAL-02 C-MARSHAL-03",
    "fire": "C-FIRE-01 C-FIRE-02 C-FIRE-05 C-FIRE-07 C-FIRE-08 C-FIRE-12",
    "robbery": "C-ROB-01 C-ROB-03 C-ROB-04",
    "punch": "C-PUNCH-01 C-PUNCH-02 C-PUNCH-03 C-PUNCH-05 C-PUNCH-06",
    "bullet": "C-PLAN-05 C-FIRE-02",
}
TURNS: Final = {
    "standard": "C-TURN-01 C-PLAN-02",
    "tunnel": "C-TURN-02",
    "speeding_up": "C-TURN-03 C-TURN-04",
    "switching": "C-TURN-05",
}
ROUND_EVENTS: Final = {
    "angry_marshal": "C-EVENT-ANGRY-01 C-EVENT-ANGRY-02 C-EVENT-ANGRY-03",
    "swivel_arm": "C-EVENT-SWIVEL-01 C-EVENT-SWIVEL-02",
    "braking": "C-EVENT-BRAKE-01 C-EVENT-BRAKE-02",
    "take_it_all": "C-EVENT-TAKE-01",
    "passengers_rebellion": "C-EVENT-REBEL-01",
    "pickpocketing": "C-EVENT-PICK-01 C-EVENT-PICK-02",
    "marshals_revenge": "C-EVENT-REVENGE-01 C-EVENT-REVENGE-03",
    "hostage_conductor": "C-EVENT-HOSTAGE-01",
}
LOOT: Final = {
    "purse": "C-COMP-03 C-PUNCH-04",
    "jewel": "C-COMP-04",
    "strongbox": "C-COMP-05 C-SETUP-14",
}


def explained_in(g: Classic) -> Explanations:
    """Everything that can be pointed at, by what it is."""
    faces = dict.fromkeys([FACES[face_of(one)] for one in action_cards(0)] + [FACES[BULLET]])
    return {
        **printed("card-{}", faces, CARDS),
        **printed("turn-{}", TURN_KINDS, TURNS),
        **printed("round-event-{}", EVENTS, ROUND_EVENTS),
        **loot(KINDS, LOOT),
        **bandits(g.options.characters, {}),
        "barrel": barrel(GUNSLINGER_PRIZE, "C-SCORE-02 C-SCORE-03 C-FIRE-13"),
        "marshal": explanation("card-marshal", "marshal-rule", "C-MARSHAL-02 C-MEET-03 C-MEET-06"),
    }


def printed(key: str, names: Iterable[str], clauses: Mapping[str, str]) -> Explanations:
    """Things that have a name and a rule in one line."""
    keys = {key.format(name): clauses[name] for name in names}
    return {one: explanation(one, f"{one}-rule", rules) for one, rules in keys.items()}


def bandits(characters: Iterable[int], changed: Mapping[str, str]) -> Explanations:
    """The bandits with their powers; `changed` are clauses that are not those of the entry."""
    return {
        f"bandit-{one.name}": explanation(
            f"bandit-{one.name}", f"power-{one.name}", changed.get(one.name, one.clauses)
        )
        for one in [BANDITS[number] for number in characters]
    }


def loot(kinds: Iterable[str], clauses: Mapping[str, str]) -> Explanations:
    """Loot and what it is worth."""
    return {
        f"loot-{kind}": explanation(f"loot-{kind}", worth(kind), clauses[kind]) for kind in kinds
    }


def worth(kind: str) -> Said:
    """What a token of this kind is worth: from least to most, or exactly."""
    number = ALL_KINDS.index(kind)
    amounts = [
        VALUE_OF[token]
        for token, of_kind in enumerate(KIND_OF)
        if of_kind == number and not is_sealed(token)
    ]
    least, most = min(amounts), max(amounts)
    if least == most:
        return Said("loot-worth-exactly", {"least": money(least)})
    return Said("loot-worth", {"least": money(least), "most": money(most)})


def barrel(prize: int, clauses: str) -> Explained:
    """The bullets that are left, and what firing them is good for."""
    return explanation("barrel", Said("barrel-rule", {"prize": money(prize)}), clauses)
