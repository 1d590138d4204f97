"""Games played to their end without anybody watching."""

from __future__ import annotations

from coltexpress.kernel.agenda import NOBODY, State, choose, first_waiting, is_over
from coltexpress.kernel.chance import Dice, StandIn
from coltexpress.kernel.rules import Rulebook


def play_out(g: State, dice: Dice) -> int:
    """Play at random to the end, all on the spot; how many choices the seats had."""
    stand_in = StandIn(dice)
    g.chance = dice
    g.stand_in = stand_in
    while not is_over(g):  # what is sealed is still asked, and so is what was open before
        if g.asked != NOBODY:
            choose(g, g.asked, stand_in.answer(g.among))
        else:
            question = first_waiting(g)
            choose(g, question.seat, stand_in.answer(question.options))
    g.stand_in = None
    return stand_in.choices


def play_games(book: Rulebook, like: State, dice: Dice, games: int) -> int:
    """So many random games with the options of this one; how many choices the seats had."""
    choices = 0
    while games > 0:
        choices += play_out(book.again(like, dice), dice)
        games -= 1
    return choices
