"""The tree that a search grows."""

import pytest

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.branches import NONE, ROOT, Tree
from coltexpress.bots.learned import LearnedLegend
from coltexpress.bots.levels import make
from coltexpress.bots.nets import net_of
from coltexpress.bots.sharp import leanings
from coltexpress.bots.tree import Plain
from coltexpress.games import game, observation_of
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look


def test_a_branch_is_found_by_its_name_wherever_it_stands() -> None:
    tree = Tree()
    tree.add(ROOT, 7, 0.5)
    other = tree.follow(tree.find(ROOT, 7, 0))
    assert other == NONE, "the node is only added"
    node = tree.follow(tree.find(ROOT, 7, 0))
    made = [tree.add(node, name, name / 10) for name in (7, 3)]
    late = tree.add(ROOT, 3, 0.25)
    made.append(tree.add(node, 9, 0.9))
    names = (7, 3, 9)
    assert [tree.find(node, name, 0) for name in names] == made
    assert [tree.find(node, name, place) for place, name in enumerate(names)] == made
    assert [tree.prior[branch] for branch in made] == [0.7, 0.3, 0.9]
    assert tree.find(ROOT, 3, 2) == late, "what stands there belongs to another node"
    assert tree.find(ROOT, 9, 0) == tree.find(node, 4, 0) == NONE
    assert sorted(tree.branches(node)) == made


def test_a_branch_leads_to_one_node_and_no_other_does() -> None:
    tree = Tree()
    branches = [tree.add(ROOT, name, 0.0) for name in range(3)]
    assert [tree.follow(branch) for branch in branches] == [NONE] * 3
    nodes = [tree.follow(branch) for branch in branches]
    assert nodes == [tree.follow(branch) for branch in branches]
    assert len({ROOT, NONE, *nodes}) == 5


def test_what_was_never_taken_is_worth_what_somebody_says() -> None:
    tree = Tree()
    branch = tree.add(ROOT, 1, 0.0)
    assert tree.mean(branch, 0.25) == 0.25
    walk = Plain(game("toy"), 1)
    g = game("toy").new({}, Dice(2))
    question = waiting(g)[0]
    grown = walk.search(look(g, question.seat), question, Clock(Budget(iterations=60)))
    assert sum(grown.taken[one] for one in grown.branches(ROOT)) == 60
    assert all(0 <= grown.mean(one, 0) <= 1 for one in range(len(grown.key)))


def test_the_tree_of_a_legend_begins_with_what_the_net_likes() -> None:
    book = game("classic")
    g = book.new({}, Dice(2))
    while len(waiting(g)[0].options) < 4:
        question = waiting(g)[0]
        choose(g, question.seat, question.options[0])
    question = waiting(g)[0]
    net = net_of("classic")
    assert net is not None
    view, bot = look(g, question.seat), LearnedLegend(book, 1, net)
    priors = list(bot.planted(view, question).prior)
    assert priors == leanings(net, observation_of("classic"), view.state, question)
    assert sum(priors) == pytest.approx(1)
    assert bot.choose(view, question, Budget(iterations=1)) in question.options


def test_without_a_net_a_legend_is_the_search_alone() -> None:
    assert type(make("legend", game("toy"), 1)) is type(make("legend-search", game("toy"), 1))
