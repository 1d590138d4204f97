"""Positions of the base game of which only a part is named; the rest is filled in.

Nothing lies on the train and nobody holds anything but what is named: the other tokens are in the
box. Cards that are named nowhere are in the decks, with the bullets taken; in Schemin' hands of
which nothing was said are full.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from coltexpress.games.classic import notation, position
from coltexpress.games.classic.notation import CARD_LETTERS
from coltexpress.games.classic.options import PLAYERS, read_options
from coltexpress.games.classic.powers import hand_size
from coltexpress.games.classic.printed import (
    BULLETS,
    EVENT_OF,
    LOOT,
    NEUTRAL_BULLETS,
    NO_EVENT,
    ROUND_CARDS,
    rounds_for,
)
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import PHASES, SCHEMIN, STEALIN, bandits_of
from coltexpress.games.classic.steps import END_ROUND, HAPPEN, LAY_DOWN, NEXT_CARD, STEAL, TURN
from coltexpress.games.classic.view import cards_owned
from coltexpress.kernel.agenda import BLANK, Step
from coltexpress.kernel.building import Place, Wanted, refuse, with_players
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import row, rows
from coltexpress.kernel.texts import pick_name
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train import bandits
from coltexpress.train.bandits import letter_of, seated
from coltexpress.train.cards import face_up
from coltexpress.train.faces import FACES
from coltexpress.train.loot import A_STRONGBOX, ALL_KINDS, KIND_OF, remove_token

FLOORS: Final = ("roof", "inside")
CAUSES: Final = {"marshal": "m", "event": "e"}  # of wounds that nobody fired
Texts = dict[str, str]


class Stock:
    """The tokens of the box, to be laid out one by one."""

    def __init__(
        self,
        tokens: Sequence[int],
        read: Callable[[str], list[int]],
        write: Callable[[Iterable[int]], str],
    ) -> None:
        self.tokens = sorted(tokens)
        self.read = read
        self.write = write

    def lay_out(self, wanted: Wanted) -> tuple[dict[Place, str], Texts]:
        """The tokens on floors and in hands, in words; those of a certain value come first."""
        floor: dict[Place, str] = {}
        held: Texts = {}
        for by_kind in (False, True):
            for place, word in wanted.floor:
                if (word in ALL_KINDS) == by_kind:
                    floor[place] = floor.get(place, "") + self.take(word)
            for who, word in wanted.held:
                if (word in ALL_KINDS) == by_kind:
                    letter = letter_of(who)
                    held[letter] = held.get(letter, "") + self.take(word)
        return floor, held

    def take(self, word: str) -> str:
        """One token: that of a value, or the least of a kind that is called by its name."""
        if word in ALL_KINDS:
            found = [one for one in self.tokens if ALL_KINDS[KIND_OF[one]] == word]
        else:
            if is_name(word):
                pick_name(word, ALL_KINDS)
            found = [one for one in self.read(word) if one in self.tokens]
        if not found:
            raise BadPosition("", "no_token_left", token=word)
        self.tokens.remove(found[0])
        return self.write([found[0]])


def build(wanted: Wanted) -> Classic:
    """A state with all that is wanted, at the beginning of what is to be played."""
    refuse("classic", {"bandits who are out": wanted.out, "cars that are gone": wanted.gone})
    settings = with_players(wanted, 3, PLAYERS[-1])
    options = read_options(settings)
    letters = seated(wanted.named, settings, options.pawns, list(options.characters))
    if any(bandits.LETTERS.index(one) in bandits.GUESTS for one in letters):
        settings["guest_bandits"] = "true"
    stock = Stock(list(LOOT), notation.read_tokens, notation.write_tokens)
    floor, held = stock.lay_out(wanted)
    g = table(
        train_in_text(wanted, letters, options.cars, floor),
        seats=f"{letters[:2]},{letters[2:]}" if options.gangs else letters,
        held=held,
        guns={one: left(BULLETS, fired_by(wanted, one, CAUSES)) for one in letters},
        wounds=wounds_of(wanted, CAUSES),
        neutral=left(NEUTRAL_BULLETS, neutral_in(wanted, CAUSES)),
        rounds=",".join(wanted.rounds),
        settings=settings,
    )
    g.law = row([bandits_of(g, player)[0] if g.gangs else BLANK for player in range(g.players)])
    leaders = {one: notation.write_player(g, leader(g, one)) for one in letters}
    letter_cards = CARD_LETTERS if not g.gangs else ""
    position.read_pile(g, pile_in_text(wanted, leaders, letter_cards))
    deal(g, cards_in_texts(wanted, leaders, letter_cards))
    begin(g, wanted)
    return g


def begin(g: Classic, wanted: Wanted) -> None:
    """The rest of the round on the agenda, from Schemin', Stealin' or the event on."""
    g.first = leader(g, letter_of(wanted.first)) if wanted.first else 0
    last = len(g.turns()) - 1
    g.phase = PHASES.index(wanted.phase or ("stealin" if wanted.pile else "schemin"))
    g.turn = wanted.turn if g.phase == SCHEMIN else last
    if not 0 <= g.turn <= last:
        raise BadPosition("", "no_such_turn", turns=last + 1)
    if g.phase == SCHEMIN:
        fill_hands(g, wanted)
    g.agenda = rest_of_round(g, last + 1)


def rest_of_round(g: Classic, turns: int) -> vec[i64]:
    """The agenda of a round of so many turns: from this turn, Stealin' or the event on."""
    steps = [Step(HAPPEN), Step(END_ROUND)]
    if g.phase == STEALIN:
        steps = [Step(NEXT_CARD), *steps]
    elif g.phase == SCHEMIN:
        to_come = [Step(TURN, turn) for turn in range(g.turn, turns)]
        steps = [*to_come, Step(LAY_DOWN), Step(STEAL), *steps]
    return row([step.number() for step in reversed(steps)])


def fill_hands(g: Classic, wanted: Wanted) -> None:
    """In Schemin' a hand of which nothing was said has a card less for every turn before."""
    named = [leader(g, letter_of(who)) for who, _ in wanted.cards.get("hand", [])]
    for player in range(g.players):
        if player not in named:
            size = max(0, hand_size(g, player) - g.turn)
            g.hand[player], g.deck[player] = g.deck[player][:size], g.deck[player][size:]


# What is wanted, in the words of the notation


def train_in_text(wanted: Wanted, letters: str, cars: int, floor: dict[Place, str]) -> str:
    """Who and what is where; everybody else is inside the caboose, or next to it."""
    people: dict[Place, str] = {}
    for piece in wanted.pieces:
        people[piece.place] = people.get(piece.place, "") + letter_of(piece.who)
    marshal = wanted.guards[-1] if wanted.guards else free_inside(people, list(range(cars + 1)))
    placed = "".join(people.values())
    others = "".join([one for one in letters if one not in placed])
    if others:
        taken = {**people, marshal: "*"}
        rest = free_inside(
            {place: who for place, who in taken.items() if "*" in who}, list(range(cars, -1, -1))
        )
        people[rest] = people.get(rest, "") + others
    people[marshal] = people.get(marshal, "") + "*"
    for place in [*people, *floor]:
        on_train(place, cars)
    return ";".join(
        [
            "/".join([spot_in_text(Place(name, car, ""), people, floor) for name in FLOORS])
            for car in range(cars + 1)
        ]
    )


def on_train(place: Place, cars: int) -> None:
    """Refuse a place that the train does not have."""
    if place.floor not in FLOORS or not 0 <= place.car <= cars or place.train:
        where = " ".join([place.train, place.floor, str(place.car)]).strip()
        raise BadPosition("", "no_such_place", place=where, cars=cars)


def free_inside(people: dict[Place, str], cars: list[int]) -> Place:
    """The first of these cars with nobody inside."""
    places = [Place("inside", car, "") for car in cars]
    return next((place for place in places if place not in people), places[0])


def spot_in_text(place: Place, people: dict[Place, str], floor: dict[Place, str]) -> str:
    """Who and what is at one place."""
    return people.get(place, "") + floor.get(place, "") or "-"


def left(bullets: int, taken: int) -> int:
    """The bullets that are left when so many were taken."""
    if taken > bullets:
        raise BadPosition("", "too_many_bullets", taken=taken, bullets=bullets)
    return bullets - taken


def fired_by(wanted: Wanted, letter: str, causes: Texts) -> int:
    """How many bullets of a bandit others have taken."""
    fired = [one for one in wanted.wounds if one.by not in causes]
    return sum(one.bullets for one in fired if letter_of(one.by) == letter)


def neutral_in(wanted: Wanted, causes: Texts) -> int:
    """How many neutral bullets were taken."""
    return sum(one.bullets for one in wanted.wounds if one.by in causes)


def wounds_of(wanted: Wanted, causes: Texts) -> Texts:
    """By bandit: whose bullets were taken."""
    wounds: Texts = {}
    for one in wanted.wounds:
        letter = letter_of(one.who)
        source = causes.get(one.by) or letter_of(one.by)
        wounds[letter] = wounds.get(letter, "") + source * one.bullets
    return wounds


def pile_in_text(wanted: Wanted, leaders: Texts, letters: str) -> str:
    """The common pile; its first card is shown, since it is carried out next."""
    played = []
    for place, one in enumerate(wanted.pile):
        text = card_in_text(one.who, one.card, letters)
        down = one.down and (place > 0 or wanted.phase == PHASES[SCHEMIN])
        played.append(f"{leaders[letter_of(one.who)]}:{f'({text})' if down else text}")
    return ",".join(played) or "-"


def cards_in_texts(wanted: Wanted, leaders: Texts, letters: str) -> dict[str, Texts]:
    """By where they are wanted and by player: cards."""
    places: dict[str, Texts] = {}
    for place, cards in wanted.cards.items():
        texts = places.setdefault(place, {})
        for who, card in cards:
            name = leaders[letter_of(who)]
            texts[name] = texts.get(name, "") + card_in_text(who, card, letters)
    return places


def card_in_text(who: str, text: str, letters: str) -> str:
    """A card by its name, or as it is written; in a gang, without `letters`, with its bandit."""
    names = FACES[: len(letters or CARD_LETTERS)]
    named = text in names
    if is_name(text):
        pick_name(text, names)
    if named:
        text = (letters or CARD_LETTERS)[FACES.index(text)]
    return text if letters or not (named or text in CARD_LETTERS) else f"{letter_of(who)}{text}"


def is_name(text: str) -> bool:
    """Is it meant as a name, and not as the notation has it?"""
    return len(text) > 2 and text.isalpha() and text.islower()


def leader(g: Classic, letter: str) -> int:
    """The player of a bandit."""
    return g.player_of[notation.read_bandit(g, letter)]


# The state itself, from the texts of the notation


def table(
    train: str,
    *,
    seats: str = "",
    held: Texts | None = None,
    guns: dict[str, int] | None = None,
    wounds: Texts | None = None,
    rounds: str = "",
    neutral: int = NEUTRAL_BULLETS,
    settings: Texts | None = None,
) -> Classic:
    """A state in the middle of a round, with an empty agenda and no cards yet.

    Whoever stands on the train plays, seated in the order of `seats` (letters; gangs with a
    comma), or as they appear from the locomotive back.
    """
    letters = seats.replace(",", "") or "".join([one for one in train if one in bandits.LETTERS])
    players = len(seats.split(",")) if "," in seats else len(letters)
    g = Classic(read_options({"players": str(players), **(settings or {})}))
    g.who = row([bandits.LETTERS.index(one) for one in letters])
    g.cars = row(list(range(g.options.cars)))
    position.read_train(g, train)
    g.held = rows([notation.read_tokens((held or {}).get(one, "-")) for one in letters])
    fill_box(g)
    g.neutral = neutral
    for one, count in (guns or {}).items():
        g.bullets[notation.read_bandit(g, one)] = count
    for one, sources in (wounds or {}).items():
        g.wounds[notation.read_bandit(g, one)] = row(position.read_wounds(g, sources))
    names = rounds.split(",") if rounds else [default_card(g)]
    g.round_cards = row([pick_name(name, ROUND_CARDS) for name in names])
    return g


def fill_box(g: Classic) -> None:
    """All that lies nowhere is in the box, but a strongbox that waits beside the train."""
    g.box = row(sorted(LOOT))
    for tokens in [*g.floor, *g.held]:
        for one in tokens:
            g.box = remove_token(g.box, one)
    if A_STRONGBOX in g.box:
        g.box = remove_token(g.box, A_STRONGBOX)
        g.spare = 1


def default_card(g: Classic) -> str:
    """A round card without an event."""
    return next(ROUND_CARDS[one] for one in rounds_for(g.players) if EVENT_OF[one] == NO_EVENT)


def deal(g: Classic, places: dict[str, Texts]) -> None:
    """Cards by where they are wanted and by player; the others are in the decks."""
    for player in range(g.players):
        name = notation.write_player(g, player)
        hand = notation.read_cards(g, player, places.get("hand", {}).get(name, "-"))
        g.hand[player] = row(sorted(hand))
        g.top[player] = row(notation.read_cards(g, player, places.get("top", {}).get(name, "-")))
        g.discard[player] = row(
            notation.read_cards(g, player, places.get("discard", {}).get(name, "-"))
        )
        if name in places.get("deck", {}):
            g.deck[player] = row(sorted(notation.read_cards(g, player, places["deck"][name])))
            continue
        cards = list(cards_owned(g, player))
        played = [face_up(one) for one, by in zip(g.pile, g.pile_by, strict=True) if by == player]
        for one in [*g.hand[player], *g.top[player], *g.discard[player], *played]:
            if one in cards:
                cards.remove(one)
        g.deck[player] = row(sorted(cards))
