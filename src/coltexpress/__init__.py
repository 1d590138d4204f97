"""The Colt Express family as a library: games, views, bots and notation.

>>> import coltexpress
>>> game = coltexpress.new("classic", players=4, seed=7)
>>> while not game.over:
...     question = game.asks[0]
...     game.play(question.seat, question.options[0])
>>> len(game.scores())
4
"""

from coltexpress.compiled import is_compiled  # first: it decides which form the rest has
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, NOBODY, Ask, State, choose
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
from coltexpress.library import Game, begin, new, resume
from coltexpress.notation.position import line, line_of_view, read, read_view

__version__ = "0.1.0"

__all__ = [
    "BLANK",
    "CHANCE",
    "HIDDEN",
    "NOBODY",
    "Ask",
    "BadPosition",
    "Chance",
    "ColtExpressError",
    "Dice",
    "Event",
    "Game",
    "IllegalChoice",
    "NotOver",
    "Rulebook",
    "Scripted",
    "State",
    "Unreadable",
    "View",
    "begin",
    "choose",
    "is_compiled",
    "line",
    "line_of_view",
    "look",
    "new",
    "read",
    "read_view",
    "resume",
    "told",
]
