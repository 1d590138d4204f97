"""The fields of the base game, each declared once; stored.py is made from them."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.fields import Cover, Field, Stored, declared, follows, in_scene, number_of
from coltexpress.kernel.shapes import COUNTS, NUMBER, NUMBERS, OBJECT, ROWS
from coltexpress.train.following import MONEY, ORDER, SEATS
from coltexpress.train.owners import BY_BANDIT, BY_PLAYER

# Who may not know what. [C-RULE-01, C-RULE-03, C-SETUP-08]
CARDS: Final = Cover("hidden({})", "HIDDEN in {}", BY_PLAYER)
PLAYED: Final = Cover(  # a card that lies face down, of its player
    "others_face_down(self, {}, self.pile_by, seat)",
    "HIDDEN in {}",
    knowers="face_down_of(self, {}, self.pile_by)",
)
LYING: Final = Cover("backs({})", "has_back({})")  # of nobody
HELD: Final = Cover("backs_after({}, self.lying_open(row))", "has_back({})", BY_BANDIT)

BY_PLACE: Final = "empty_rows(options.places)"
BY_PAWN: Final = "empty_rows(options.pawns)"

FIELDS: Final = declared(
    Field("options", OBJECT, "options"),
    Field("gangs", OBJECT, "options.gangs"),
    Field("expert", OBJECT, "options.expert"),
    Field("told_apart", OBJECT, "options.tokens_told_apart"),
    Field("train", OBJECT, "train_of(options.cars)"),
    Field("gang", ROWS, "rows(options.leads)", fixed=True),  # by player: the bandits
    # people
    Field("players", NUMBER, "options.decks", "how many have a deck and a hand", fixed=True),
    Field("bandits", NUMBER, "options.pawns", "how many stand on the train", fixed=True),
    Field(
        "who",
        NUMBERS,
        "filled(BLANK, options.pawns)",
        "by bandit: the character, -1 before it is picked",
    ),
    Field("player_of", NUMBERS, "vec[i64](options.leaders)", "by bandit: the player", fixed=True),
    Field("seat_of", NUMBERS, "vec[i64](options.chairs)", "by player: the seat", fixed=True),
    # the train
    Field(
        "cars",
        NUMBERS,
        "filled(BLANK, options.cars)",
        "by section after the locomotive: the car, -1 before",
    ),
    Field("at", NUMBERS, "filled(NOWHERE, options.pawns)", "by bandit: the spot, -1 before"),
    Field("marshal", NUMBER, "NOWHERE", "the spot of the Marshal, -1 before"),
    Field("floor", ROWS, "empty_rows(self.train.spots)", "by spot: the loot tokens", cover=LYING),
    Field("box", NUMBERS, "vec[i64](sorted(LOOT))", cover=LYING),  # loot that is not in play
    Field("spare", NUMBER, "0", "strongboxes waiting beside the train"),
    Field("made_up", NUMBER, "0"),  # $250 purses made up when the box had none left
    # what bandits have
    Field("held", ROWS, BY_PAWN, "by bandit: the loot tokens", cover=HELD),
    Field(  # by bandit: tokens still to be turned over while the money is counted
        "uncounted", NUMBERS, "filled(0, options.pawns)", passing=True
    ),
    Field("bullets", NUMBERS, "filled(BULLETS, options.pawns)", "by bandit: own bullets left"),
    Field("wounds", ROWS, BY_PAWN, "by bandit: where each bullet taken came from"),
    Field("neutral", NUMBER, "NEUTRAL_BULLETS", "neutral bullets left"),
    # cards, by player
    Field("hand", ROWS, BY_PLACE, "by player: the cards in hand, -2 for each unseen", cover=CARDS),
    Field("deck", ROWS, BY_PLACE, "by player: cards in no order, -2 for each unseen", cover=CARDS),
    Field("top", ROWS, BY_PLACE, "by player: known cards above the deck, topmost last"),
    Field("discard", ROWS, BY_PLACE, "by player: the discard pile, topmost last"),
    Field("law", NUMBERS, "filled(BLANK, options.decks)"),  # whose Marshal card a gang kept
    # the common pile, first played first
    Field("pile", NUMBERS, "vec[i64]()", cover=PLAYED),  # some cards face down
    Field("pile_by", NUMBERS, "vec[i64]()", "by card of the pile: the player"),
    # where we are
    Field("phase", NUMBER, "0", "an index into the phases of the box"),
    Field(
        "round_cards", NUMBERS, "vec[i64]()", "the round cards turned up so far, the present last"
    ),
    Field("turn", NUMBER, "0", "the present turn of the round card, from 0"),
    Field("first", NUMBER, "0", "the first player"),
)

# The fields that follow from these, those of the armored train too.
PILE: Final = 110
PILE_DOWN: Final = 111
DRAW: Final = 112
GUNSLINGERS: Final = 113

SHARED: Final = (
    follows(SEATS, "seats", NUMBER, "how many people choose"),
    follows(
        PILE, "pile", NUMBERS, "the common pile, next card first, -2 for each unseen", veiled=True
    ),
    follows(PILE_DOWN, "pile_down", NUMBERS, "by card of the pile: 1 while face down"),
    follows(DRAW, "draw", COUNTS, "by player: how many cards could still be drawn"),
    follows(
        MONEY,
        "money",
        COUNTS,
        "by seat: what the tokens are worth that this viewer knows",
        veiled=True,
    ),
    follows(ORDER, "order", NUMBERS, "the players in the order of the present turn"),
)
SCENE: Final = in_scene(
    *FIELDS,
    *SHARED,
    follows(
        GUNSLINGERS, "gunslingers", NUMBERS, "the bandits who have fired most, if it ended now"
    ),
)
STORED_PILE: Final = number_of("pile", FIELDS)
STORED_HELD: Final = number_of("held", FIELDS)
STORED_FLOOR: Final = number_of("floor", FIELDS)

STORED: Final = Stored(
    "ClassicStored",
    "Everything in play in the base game.",
    FIELDS,
    """
from coltexpress.games.classic.options import Options
from coltexpress.games.classic.printed import BULLETS, LOOT, NEUTRAL_BULLETS
from coltexpress.train.cards import face_down_of, hidden, others_face_down
from coltexpress.train.loot import backs, backs_after, has_back
from coltexpress.train.geometry import NOWHERE, train_of
""",
)
