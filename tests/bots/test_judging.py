"""What the judges and habits say of a table."""

from __future__ import annotations

import pytest

from coltexpress.bots.habits import habits_of
from coltexpress.bots.judge import judge_of, likely_winners, settled
from coltexpress.games import GAMES, game
from coltexpress.games.classic.bots.judge import standing
from coltexpress.games.classic.questions import PLAY_OR_DRAW
from coltexpress.games.classic.rulebook import state_of
from coltexpress.games.super.questions import WHICH_PLAN
from coltexpress.kernel.agenda import Ask, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row
from coltexpress.train.cards import DRAW, FACE_DOWN, card
from coltexpress.train.faces import FIRE, ROBBERY
from coltexpress.train.loot import A_JEWEL


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("which", [0, 1, -1])
def test_chances_lie_between_nothing_and_certainty(name: str, which: int) -> None:
    book, judge, dice = game(name), judge_of(name), Dice(3)
    g = book.new({"players": str(book.players[which])}, dice)
    while g.asks:
        chances = judge.chances(g)
        assert len(chances) == g.seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        question = waiting(g)[0]
        assert len(habits_of(name).scores(g, question)) == len(question.options)
        choose(g, question.seat, dice.answer(question.options))
    winners = book.winners(g)
    chances = judge.chances(g)
    if winners:
        losers = [chances[seat] for seat in range(g.seats) if seat not in winners]
        assert min(chances[seat] for seat in winners) > max(losers, default=0.0)


def test_even_standings_are_even_chances() -> None:
    assert likely_winners([500.0, 500.0], 300.0) == [0.5, 0.5]
    first, second = likely_winners([800.0, 500.0], 300.0)
    assert 0.7 < first < 0.76
    assert settled(2, [0, 1], [0.5, 0.5]) == [0.5, 0.5]
    assert second == pytest.approx(1 - first)


def test_a_card_face_down_looks_like_any_other_card_face_down() -> None:
    judge, g = judge_of("classic"), game("classic").new({"players": "4"}, Dice(1))
    ask = Ask(1, PLAY_OR_DRAW, row([]))
    fire, robbery = card(1, FIRE), card(1, ROBBERY)
    hidden = [judge.seen(g, ask, one + FACE_DOWN, 0) for one in (fire, robbery)]
    assert hidden[0] == hidden[1]
    assert judge.seen(g, ask, fire, 0) != judge.seen(g, ask, robbery, 0)
    assert judge.seen(g, ask, DRAW, 0) == DRAW
    assert judge.seen(g, ask, fire + FACE_DOWN, 1) == fire + FACE_DOWN


def test_a_sealed_plan_looks_like_any_other_sealed_plan() -> None:
    judge, dice = judge_of("super"), Dice(1)
    g = game("super").new({"players": "3"}, dice)
    while waiting(g)[0].what != WHICH_PLAN:
        choose(g, waiting(g)[0].seat, dice.answer(waiting(g)[0].options))
    first, *others = waiting(g)[1].options
    assert {judge.seen(g, waiting(g)[1], plan, 0) for plan in [first, *others]} == {0}
    assert judge.seen(g, waiting(g)[1], others[0], 1) == others[0]


def test_loot_in_hand_counts_in_full() -> None:
    g = state_of(game("classic").new({"bandits": "ghost,doc,belle,tuco"}, Dice(1)))
    before = standing(g, 3)
    g.held[0] = row([*g.held[0], A_JEWEL])
    assert standing(g, 3) == pytest.approx([before[0] + 500, *before[1:]])
