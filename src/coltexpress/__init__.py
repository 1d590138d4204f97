"""The Colt Express family as a library: games, views, bots and notation.

>>> import coltexpress
>>> game = coltexpress.new("classic", players=4, seed=7)
>>> game.play("#0 pick-character belle")
>>> while not game.over:
...     game.play(game.legal_choices()[0])
>>> len(game.scores())
4
"""

from coltexpress.compiled import is_compiled  # first: it decides which form the rest has

# isort: split
from coltexpress.bots.bot import Bot, Budget
from coltexpress.building import Setup
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, NOBODY, Ask, State
from coltexpress.kernel.chance import Chance, Dice, Scripted
from coltexpress.kernel.errors import (
    BadPosition,
    ColtExpressError,
    IllegalChoice,
    NotOver,
    Unreadable,
)
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.library import Game, Setting, analyse, arena, make_bot, new, review
from coltexpress.notation.choices import Question, in_words
from coltexpress.notation.position import line, line_of_view, read, read_view

__version__ = "0.1.0"

__all__ = [
    "BLANK",
    "CHANCE",
    "GAMES",
    "HIDDEN",
    "NOBODY",
    "Ask",
    "BadPosition",
    "Bot",
    "Budget",
    "Chance",
    "ColtExpressError",
    "Dice",
    "Event",
    "Game",
    "IllegalChoice",
    "NotOver",
    "Question",
    "Rulebook",
    "Scripted",
    "Setting",
    "Setup",
    "State",
    "Unreadable",
    "View",
    "analyse",
    "arena",
    "in_words",
    "is_compiled",
    "line",
    "line_of_view",
    "look",
    "make_bot",
    "new",
    "read",
    "read_view",
    "review",
    "told",
]
