"""The tree that a search grows."""

import gc

import pytest

from coltexpress.bots.bot import Budget
from coltexpress.bots.learned import LearnedLegend
from coltexpress.bots.nets import net_of
from coltexpress.bots.sharp import leanings
from coltexpress.bots.tree import Branch, Node
from coltexpress.games import game, observation_of
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look


def chain(depth: int) -> Node:
    """A tree that is all depth."""
    root = node = Node()
    for name in range(depth):
        branch = node.add(name, 0.0)
        branch.after = node = Node()
    return root


@pytest.mark.slow
def test_a_deep_tree_can_be_forgotten() -> None:
    for _ in range(20):
        neighbours = [Branch(float(number)) for number in range(500)]
        tree = chain(5000)
        del tree
        gc.collect()
        assert [one.prior for one in neighbours] == [float(number) for number in range(500)]


def test_a_branch_is_found_by_its_name_wherever_it_stands() -> None:
    node = Node()
    made = [node.add(name, name / 10) for name in (7, 3, 9)]
    assert [node.branch(name, 0) for name in (7, 3, 9)] == made
    assert [node.branch(name, place) for place, name in enumerate((7, 3, 9))] == made
    assert node.branch(4, 0) is None


def test_the_tree_of_a_legend_begins_with_what_the_net_likes() -> None:
    book = game("classic")
    g = book.new({}, Dice(2))
    while len(waiting(g)[0].options) < 4:
        question = waiting(g)[0]
        choose(g, question.seat, question.options[0])
    question = waiting(g)[0]
    view, bot = look(g, question.seat), LearnedLegend(book, 1)
    root = bot.planted(view, question)
    priors = [branch.prior for branch in root.branches]
    net = net_of("classic")
    assert net is not None
    assert priors == leanings(net, observation_of("classic"), view.state, question)
    assert sum(priors) == pytest.approx(1)
    assert bot.choose(view, question, Budget(iterations=1)) in question.options


def test_without_a_net_a_legend_goes_by_habit() -> None:
    book = game("toy")
    g = book.new({}, Dice(2))
    question = waiting(g)[0]
    assert LearnedLegend(book, 1).planted(look(g, question.seat), question).branches == []
