"""Information-set Monte Carlo tree search: one tree over many guesses, seen by one observer.

Every iteration guesses what is hidden, walks down the tree of what the observer would see, adds
one node, plays on, and carries the result back. Chance is answered on the spot and has no nodes.
What an opponent does face down or sealed is one branch, so the observer's later choices cannot
depend on it.
"""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.habits.habit import preferences
from coltexpress.bots.mind import Mind
from coltexpress.kernel.agenda import Ask, State, choose, first_waiting, is_over, question_for
from coltexpress.kernel.playout import play_out
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.kernel.views import View

CHOICES: Final = 4096  # more than there are numbers for choices
KINDS: Final = 64  # more than there are kinds of questions


class Branch:
    """One choice at one node: how often it was there, was taken, and what that brought."""

    __slots__ = ("offered", "prior", "taken", "total")

    def __init__(self, prior: float) -> None:
        self.offered = 0
        self.taken = 0
        self.total = 0.0
        self.prior = prior


class Node:
    """What the observer has seen so far, and the choices that were made from there."""

    __slots__ = ("branches", "nodes")

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}  # by seat, question and choice
        self.nodes: dict[int, Node] = {}  # by seat, question and what is seen of the choice


def name_of(question: Ask, choice: int) -> int:
    """A choice of one seat at one kind of question, as a number."""
    return (question.seat * KINDS + question.what) * CHOICES + choice


class TreeSearch(Mind):
    """The search; what differs between bots is how branches are picked and how a walk ends."""

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        root = Node()
        while clock.goes_on():
            self.iterate(root, view, question)
        return self.most_taken(root, view, question)

    def iterate(self, root: Node, view: View, question: Ask) -> None:
        """Guess, walk down, add a node, play on, carry the result back."""
        observer = question.seat
        g = self.guess(view)
        until = self.horizon(g)
        path: list[Branch] = []
        seats: list[int] = []
        node: Node | None = root
        asked: Ask | None = question_for(g, observer)
        while node is not None and asked is not None:
            choice = self.pick(node, g, asked)
            path.append(node.branches[name_of(asked, choice)])
            seats.append(asked.seat)
            node = self.follow(node, name_of(asked, self.judge.seen(g, asked, choice, observer)))
            choose(g, asked.seat, choice)
            asked = self.next_question(g, until)
        self.finish(g, until)
        rewards = self.worth(g, observer)
        for place, branch in enumerate(path):
            branch.taken += 1
            branch.total += rewards[seats[place]]

    def follow(self, node: Node, seen: int) -> Node | None:
        """The node after a choice; when it is new it is only added, and the walk ends."""
        after = node.nodes.get(seen)
        if after is None:
            node.nodes[seen] = Node()
        return after

    def next_question(self, g: State, until: int) -> Ask | None:
        """Who is asked next, unless the walk has come to its horizon."""
        if is_over(g) or self.judge.rounds(g) >= until:
            return None
        return first_waiting(g)

    def most_taken(self, root: Node, view: View, question: Ask) -> int:
        """The choice that the search came back to most often."""
        best, best_taken, best_mean = question.options[0], -1, 0.0
        for option in question.options:
            branch = root.branches.get(name_of(question, option))
            if branch is None or branch.taken == 0:
                continue
            mean = branch.total / branch.taken
            if (branch.taken, mean) > (best_taken, best_mean):
                best, best_taken, best_mean = option, branch.taken, mean
        if best_taken < 0:  # not one iteration fitted into the budget
            return self.habits.choose(self.guess(view), question, self.dice)
        return best

    def horizon(self, g: State) -> int:
        """How many rounds may have begun when a walk ends."""
        raise NotImplementedError

    def pick(self, node: Node, g: State, asked: Ask) -> int:
        """The choice to try now; its branch is made if it is new."""
        raise NotImplementedError

    def finish(self, g: State, until: int) -> None:
        """Play on from the node that was added."""
        raise NotImplementedError

    def worth(self, g: State, observer: int) -> list[float]:
        """By seat: what the end of the walk is worth."""
        raise NotImplementedError


class Desperado(TreeSearch):
    """Branches are picked by value and habit; the walk ends with the round and is judged."""

    usual = Budget(seconds=0.3)
    rounds_ahead = 1
    curiosity = 0.6
    warmth = 170.0

    def horizon(self, g: State) -> int:
        return self.judge.rounds(g) + self.rounds_ahead

    def pick(self, node: Node, g: State, asked: Ask) -> int:
        branches = self.branches_at(node, g, asked)
        best, best_score = asked.options[0], -1e9
        for place, option in enumerate(asked.options):
            branch = branches[place]
            branch.offered += 1
            mean = branch.total / branch.taken if branch.taken else 1.0 / g.seats
            explore = branch.prior * math.sqrt(branch.offered) / (1 + branch.taken)
            score = mean + self.curiosity * explore
            if score > best_score:
                best, best_score = option, score
        return best

    def branches_at(self, node: Node, g: State, asked: Ask) -> list[Branch]:
        """The branches of all options; new ones are weighed by habit."""
        names = [name_of(asked, option) for option in asked.options]
        if any(name not in node.branches for name in names):
            priors = preferences(self.habits.scores(g, asked), self.warmth)
            for place, name in enumerate(names):
                if name not in node.branches:
                    node.branches[name] = Branch(priors[place])
        return [node.branches[name] for name in names]

    def finish(self, g: State, until: int) -> None:
        self.play_on(g, self.dice, until)

    def worth(self, g: State, observer: int) -> list[float]:
        return self.rewards(g, observer)


class Legend(Desperado):
    """Longer, a round further, and with a model of what people lay face down."""

    usual = Budget(seconds=1.5)
    rounds_ahead = 2
    guesses = 3

    def guess(self, view: View) -> State:
        """One of several guesses, the likelier ones more often."""
        tables = [Mind.guess(self, view) for _ in range(self.guesses)]
        weights = [self.habits.plausibility(g, view.seat) for g in tables]
        point = self.dice.below(1 << 20) / (1 << 20) * sum(weights)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return tables[place]
        return tables[-1]


class Plain(TreeSearch):
    """The textbook: UCB1 over what is on offer, random playouts to the end, wins and losses."""

    effort: int | None = 700  # what the peer in Java reaches in a tenth of a second
    curiosity = 0.7

    def horizon(self, g: State) -> int:
        return CHOICES  # rounds: never reached, so every game is played to its end

    def pick(self, node: Node, g: State, asked: Ask) -> int:
        fresh = vec[i64]()
        best, best_score = asked.options[0], -1e9
        for option in asked.options:
            name = name_of(asked, option)
            branch = node.branches.get(name)
            if branch is None:
                branch = node.branches[name] = Branch(0.0)
            branch.offered += 1
            if branch.taken == 0:
                fresh = append(fresh, option)
                continue
            explore = math.sqrt(math.log(branch.offered) / branch.taken)
            score = branch.total / branch.taken + self.curiosity * explore
            if score > best_score:
                best, best_score = option, score
        return self.dice.answer(fresh) if len(fresh) > 0 else best

    def finish(self, g: State, until: int) -> None:
        play_out(g, self.dice)

    def worth(self, g: State, observer: int) -> list[float]:
        winners = self.book.winners(g)
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(g.seats)]
