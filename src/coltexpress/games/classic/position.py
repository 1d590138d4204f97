"""The state as named texts, and back; and what no state can look like."""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.games.classic.notation import (
    CAUSES,
    STAR,
    read_bandit,
    read_cards,
    read_player,
    read_tokens,
    write_bandit,
    write_cards,
    write_player,
    write_tokens,
)
from coltexpress.games.classic.options import CHOICES, OTHERS, read_options, write_options
from coltexpress.games.classic.printed import CARS, ROUND_CARDS
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import BY_MEETING, PHASES, ClassicState
from coltexpress.kernel import texts
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.demands import demand
from coltexpress.kernel.errors import unreadable
from coltexpress.kernel.rows import row, rows
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train import bandits
from coltexpress.train.cards import FACE_DOWN, face_up, lies_down
from coltexpress.train.geometry import NOWHERE

UNORDERED: Final = ("hands", "decks")
SETTINGS: Final = (*OTHERS, *CHOICES)


def write_fields(g: ClassicState) -> dict[str, str]:
    """Everything in the state, in reading order."""
    fields = write_options(g.options)
    fields["who"] = "".join([letter(one) for one in g.who])
    fields["cars"] = ",".join(["-" if car == BLANK else CARS[car] for car in g.cars])
    fields["train"] = ";".join(
        [
            f"{write_spot(g, g.train.roof[section])}/{write_spot(g, g.train.inside[section])}"
            for section in range(g.train.sections)
        ]
    )
    fields["held"] = ",".join([write_tokens(tokens) for tokens in g.held])
    fields["guns"] = ",".join([str(bullets) for bullets in g.bullets])
    fields["wounds"] = ",".join([write_wounds(g, sources) for sources in g.wounds])
    fields["neutral"] = str(g.neutral)
    fields["box"] = write_tokens(g.box)
    fields["beside"] = str(g.spare)
    fields["made-up"] = str(g.made_up)
    for name, cards in piles(g).items():
        fields[name] = ",".join([write_cards(g, each) for each in cards])
    fields["law"] = "".join(["-" if one == BLANK else write_bandit(g, one) for one in g.law])
    cards_played = [write_cards(g, [face_up(one)]) for one in g.pile]
    fields["pile"] = write_pile(g, [write_player(g, one) for one in g.pile_by], cards_played)
    fields["phase"] = PHASES[g.phase]
    fields["rounds"] = ",".join([ROUND_CARDS[one] for one in g.round_cards]) or "-"
    fields["turn"] = str(g.turn)
    fields["first"] = str(g.first)
    return fields


def piles(g: ClassicState) -> dict[str, vec[vec[i64]]]:
    """The cards of the players, by the name of the field."""
    return {"hands": g.hand, "decks": g.deck, "tops": g.top, "discards": g.discard}


def letter(character: int) -> str:
    """The letter of a character, or `-` for a pawn that nobody has picked."""
    return "-" if character == BLANK else bandits.LETTERS[character]


def write_spot(g: ClassicState, spot: int) -> str:
    """Who and what is at a spot: bandits, the Marshal, loot."""
    people = "".join([write_bandit(g, one) for one in range(g.bandits) if g.at[one] == spot])
    star = STAR if g.marshal == spot else ""
    loot = "".join([write_tokens(g.floor[spot])]) if g.floor[spot] else ""
    return people + star + loot or "-"


def write_wounds(g: ClassicState, sources: vec[i64]) -> str:
    """Who shot a bandit: letters, `m` the Marshal, `e` an event."""
    return "".join([CAUSES.get(one) or write_bandit(g, one) for one in sources]) or "-"


def write_pile(g: ClassicState, players: list[str], cards: list[str]) -> str:
    """The common pile: who played, and the card, in brackets while it lies face down."""
    entries = [
        f"{player}:({card})" if lies_down(one) else f"{player}:{card}"
        for one, player, card in zip(g.pile, players, cards, strict=True)
    ]
    return ",".join(entries) or "-"


def read_fields(fields: dict[str, str]) -> Classic:
    """The state behind such texts; what is missing is an error."""
    rest = dict(fields)
    g = Classic(read_options(texts.taken(rest, SETTINGS)))
    read_cast(g, rest)
    read_train(g, texts.take(rest, "train"))
    g.held = rows([laid(g, read_tokens(text)) for text in texts.parts(rest, "held", g.bandits)])
    g.bullets = texts.numbers(rest, "guns", g.bandits)
    g.wounds = rows([read_wounds(g, text) for text in texts.parts(rest, "wounds", g.bandits)])
    g.neutral = texts.number(rest, "neutral")
    g.box = row(laid(g, read_tokens(texts.take(rest, "box"))))
    g.spare = texts.number(rest, "beside")
    g.made_up = texts.number(rest, "made-up")
    for name, cards in piles(g).items():
        for player, text in enumerate(texts.parts(rest, name, g.players)):
            cards[player] = row(shuffled(name, read_cards(g, player, text)))
    law = texts.sized("law", list(texts.take(rest, "law")), g.players)
    g.law = row([BLANK if one == "-" else read_bandit(g, one) for one in law])
    read_pile(g, texts.take(rest, "pile"))
    g.phase = texts.pick_name(texts.take(rest, "phase"), PHASES, "phase")
    rounds = texts.listed(texts.take(rest, "rounds"))
    g.round_cards = row([texts.pick_name(one, ROUND_CARDS, "rounds") for one in rounds])
    g.turn = texts.number(rest, "turn")
    g.first = texts.number(rest, "first")
    texts.demand_none_left(rest)
    return g


def read_cast(g: ClassicState, rest: dict[str, str]) -> None:
    """Who plays, and which cars are coupled."""
    g.who = row(
        [read_letter(one) for one in texts.sized("who", list(texts.take(rest, "who")), g.bandits)]
    )
    cars = texts.parts(rest, "cars", len(g.cars))
    g.cars = row([BLANK if car == "-" else texts.pick_name(car, CARS, "cars") for car in cars])


def laid(g: ClassicState, tokens: list[int]) -> list[int]:
    """Tokens as they lie: where they are not told apart they have no order, and stand sorted."""
    return tokens if g.told_apart else sorted(tokens)


def shuffled(name: str, cards: list[int]) -> list[int]:
    """Cards as they lie: a hand and a deck have no order, and stand sorted."""
    return sorted(cards) if name in UNORDERED else cards


def read_letter(text: str) -> int:
    """The character of a letter."""
    return BLANK if text == "-" else bandits.pick_bandit(text, bandits.LETTERS)


def read_train(g: ClassicState, text: str) -> None:
    """People, the Marshal and loot, section by section from the locomotive."""
    sections = texts.sized("train", text.split(";"), g.train.sections)
    for section, both in enumerate(sections):
        floors = texts.sized("train", both.split("/"), 2)
        read_spot(g, g.train.roof[section], floors[0])
        read_spot(g, g.train.inside[section], floors[1])


def read_spot(g: ClassicState, spot: int, text: str) -> None:
    """Who and what is at a spot."""
    place = 0
    while place < len(text) and text != "-" and text[place] not in "$jx":
        if text[place] == STAR:
            demand(g.marshal == NOWHERE, "twice", word=STAR, where="train=")
            g.marshal = spot
        else:
            bandit = read_bandit(g, text[place])
            demand(g.at[bandit] == NOWHERE, "twice", word=text[place], where="train=")
            g.at[bandit] = spot
        place += 1
    g.floor[spot] = row(laid(g, read_tokens(text[place:])))


def read_wounds(g: ClassicState, text: str) -> list[int]:
    """Who shot a bandit."""
    causes = tuple(CAUSES.values())
    return [
        BY_MEETING + causes.index(one) if one in causes else read_bandit(g, one)
        for one in text
        if text != "-"
    ]


def read_pile(g: ClassicState, text: str) -> None:
    """The common pile."""
    for one in played_in(text):
        by = read_player(g, one.player)
        lay_on_pile(g, by, one, read_cards(g, by, one.card))


class Played(NamedTuple):
    """An entry of the pile: who played which card, and whether it lies face down."""

    entry: str
    player: str
    card: str
    down: bool


def played_in(text: str) -> list[Played]:
    """The entries of the pile."""
    return [split_played(entry) for entry in texts.listed(text)]


def split_played(entry: str) -> Played:
    """One entry of the pile."""
    player, colon, shown = entry.partition(":")
    if not colon:
        raise unreadable("such_as", word=f"pile={entry}", example="T:f, T:(f)")
    down = shown.startswith("(") and shown.endswith(")")
    return Played(entry, player, shown[1:-1] if down else shown, down)


def lay_on_pile(g: ClassicState, by: int, played: Played, cards: list[int]) -> None:
    """One more card on the common pile, as it was read from an entry."""
    if len(cards) != 1:
        raise unreadable("not_one", word=played.card, count=len(cards))
    if cards[0] == HIDDEN and not played.down:
        raise unreadable("seen_face_up", word=played.entry)
    the_card = cards[0] | FACE_DOWN if played.down else cards[0]
    g.pile = append(g.pile, the_card)
    g.pile_by = append(g.pile_by, by)
