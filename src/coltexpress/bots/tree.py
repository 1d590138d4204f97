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
from coltexpress.bots.habits import preferences
from coltexpress.bots.mind import UNTRIED, Mind
from coltexpress.kernel.agenda import Ask, State, choose, first_waiting, is_over, question_for
from coltexpress.kernel.playout import play_out
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.kernel.views import View

CHOICES: Final = 4096  # more than there are numbers for choices
KINDS: Final = 64  # more than there are kinds of questions
FINE: Final = 1 << 20  # a draw is one of so many points on a line


class Branch:
    """One choice at one node: how often it was there, was taken, and what that brought.

    Counts are kept as fractions, which they are compared with.
    """

    __slots__ = ("after", "offered", "prior", "taken", "total")

    def __init__(self, prior: float) -> None:
        self.offered = 0.0
        self.taken = 0.0
        self.total = 0.0
        self.prior = prior
        self.after: Node | None = None


class Node:
    """What the observer has seen so far, and the choices that were made from there."""

    __slots__ = ("branches", "names")

    def __init__(self) -> None:
        self.names = vec[i64]()  # by branch: the seat, question and choice
        self.branches: list[Branch] = []

    def find(self, name: i64, near: i64) -> i64:
        """The place of the branch with this name, perhaps near here; behind all if it is new."""
        size: i64 = len(self.names)
        if near < size and self.names[near] == name:
            return near
        place: i64 = 0
        while place < size and self.names[place] != name:
            place += 1
        return place

    def add(self, name: i64, prior: float) -> Branch:
        """A new branch."""
        branch = Branch(prior)
        self.names = append(self.names, name)
        self.branches.append(branch)
        return branch

    def branch(self, name: i64, near: i64) -> Branch | None:
        """The branch with this name, if there is one."""
        place = self.find(name, near)
        return self.branches[place] if place < len(self.branches) else None


def name_of(seat: i64, what: i64, choice: i64) -> i64:
    """A choice of one seat at one kind of question, as a number."""
    return (seat * KINDS + what) * CHOICES + choice


class TreeSearch(Mind):
    """The search; what differs between bots is how branches are picked and how a walk ends."""

    picked: i64 = 0  # the choice of the branch that was picked last

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        return self.most_taken(self.search(view, question, clock), view, question)

    def search(self, view: View, question: Ask, clock: Clock) -> Node:
        """The tree, as far as it has grown when the clock stops."""
        root = self.planted(view, question)
        while clock.goes_on():
            self.iterate(root, view, question.seat)
        return root

    def planted(self, view: View, question: Ask) -> Node:
        """The tree before it grows."""
        return Node()

    def values(self, view: View, question: Ask, clock: Clock) -> list[float]:
        root = self.search(view, question, clock)
        found: list[float] = []
        for option in question.options:
            branch = root.branch(name_of(question.seat, question.what, option), 0)
            if branch is None or branch.taken == 0.0:
                found.append(UNTRIED)
            else:
                found.append(branch.total / branch.taken)
        return found

    def iterate(self, root: Node, view: View, observer: i64) -> None:
        """Guess, walk down, add a node, play on, carry the result back."""
        g = self.guess(view)
        until = self.horizon(g)
        path: list[Branch] = []
        seats = vec[i64](capacity=16)
        node: Node | None = root
        asked = question_for(g, observer)
        while node is not None and asked is not None:
            branch = self.pick(node, g, asked)
            choice = self.picked
            path.append(branch)
            seats = append(seats, asked.seat)
            node = self.follow(
                node, branch, asked, choice, self.judge.seen(g, asked, choice, observer)
            )
            choose(g, asked.seat, choice)
            asked = self.next_question(g, until)
        self.finish(g, until)
        rewards = self.worth(g, observer)
        for place, branch in enumerate(path):
            branch.taken += 1.0
            branch.total += rewards[seats[place]]

    def follow(self, node: Node, branch: Branch, asked: Ask, choice: i64, seen: i64) -> Node | None:
        """The node after a choice; when it is new it is only added, and the walk ends.

        Choices that look the same lead to the same node: it hangs at a branch for what is seen.
        """
        if seen != choice:
            name = -1 - name_of(asked.seat, asked.what, seen)
            shared = node.branch(name, 0)
            branch = node.add(name, 0.0) if shared is None else shared
        after = branch.after
        if after is None:
            branch.after = Node()
        return after

    def next_question(self, g: State, until: i64) -> Ask | None:
        """Who is asked next, unless the walk has come to its horizon."""
        if is_over(g) or self.judge.rounds(g) >= until:
            return None
        return first_waiting(g)

    def most_taken(self, root: Node, view: View, question: Ask) -> int:
        """The choice that the search came back to most often."""
        best, best_taken, best_mean = question.options[0], 0.0, 0.0
        for option in question.options:
            branch = root.branch(name_of(question.seat, question.what, option), 0)
            if branch is None or branch.taken == 0.0:
                continue
            mean = branch.total / branch.taken
            if branch.taken > best_taken or (branch.taken == best_taken and mean > best_mean):
                best, best_taken, best_mean = option, branch.taken, mean
        if best_taken == 0.0:  # not one iteration fitted into the budget
            return self.habits.choose(self.guess(view), question, self.dice)
        return best

    def horizon(self, g: State) -> i64:
        """How many rounds may have begun when a walk ends."""
        raise NotImplementedError

    def pick(self, node: Node, g: State, asked: Ask) -> Branch:
        """The branch to try now, its choice in `picked`; it is made if it is new."""
        raise NotImplementedError

    def finish(self, g: State, until: i64) -> None:
        """Play on from the node that was added."""
        raise NotImplementedError

    def worth(self, g: State, observer: i64) -> list[float]:
        """By seat: what the end of the walk is worth."""
        raise NotImplementedError


class Desperado(TreeSearch):
    """Branches are picked by value and habit; the walk ends with the round and is judged."""

    usual = Budget(seconds=0.3)
    rounds_ahead: i64 = 1
    curiosity: float = 0.6
    warmth: float = 170.0
    caution: float = 0.0  # how much worse than the rest a choice seems that was never tried

    def horizon(self, g: State) -> i64:
        return self.judge.rounds(g) + self.rounds_ahead

    def pick(self, node: Node, g: State, asked: Ask) -> Branch:
        branches = self.branches_at(node, g, asked)
        total = 0.0
        taken = 0.0
        for branch in branches:
            total += branch.total
            taken += branch.taken
        untried = (total / taken if taken > 0.0 else 1.0 / float(g.seats)) - self.caution
        best = branches[0]
        best_score = -1e9
        for place, branch in enumerate(branches):
            branch.offered += 1.0
            score = branch.total / branch.taken if branch.taken > 0.0 else untried
            explore = branch.prior * math.sqrt(branch.offered) / (1.0 + branch.taken)
            score += self.curiosity * explore
            if score > best_score:
                best = branch
                best_score = score
                self.picked = asked.options[place]
        return best

    def branches_at(self, node: Node, g: State, asked: Ask) -> list[Branch]:
        """The branches of all options; new ones are weighed by habit."""
        first = name_of(asked.seat, asked.what, 0)
        found: list[Branch] = []
        for place, option in enumerate(asked.options):
            branch = node.branch(first + option, place)
            if branch is None:
                self.add_branches(node, g, asked)
                branch = node.branch(first + option, place)
            assert branch is not None, "it was just added"
            found.append(branch)
        return found

    def add_branches(self, node: Node, g: State, asked: Ask) -> None:
        """Branches for all options that have none."""
        first = name_of(asked.seat, asked.what, 0)
        priors = preferences(self.habits.scores(g, asked), self.warmth)
        for place, option in enumerate(asked.options):
            if node.branch(first + option, place) is None:
                node.add(first + option, priors[place])

    def finish(self, g: State, until: i64) -> None:
        self.play_on(g, self.dice, until)

    def worth(self, g: State, observer: i64) -> list[float]:
        return self.rewards(g, observer)


class Legend(Desperado):
    """Longer, a round further, and with a model of what people lay face down."""

    usual = Budget(seconds=1.5)
    rounds_ahead: i64 = 2
    guesses: i64 = 3

    def guess(self, view: View) -> State:
        """One of several guesses, the likelier ones more often."""
        g = Mind.guess(self, view)
        total = self.habits.plausibility(g, view.seat)
        if total == 1.0:  # nothing lies face down
            return g
        for _ in range(1, self.guesses):
            other = Mind.guess(self, view)
            weight = self.habits.plausibility(other, view.seat)
            total += weight
            if float(self.dice.below(FINE)) * total < weight * FINE:
                g = other
        return g


class Plain(TreeSearch):
    """The textbook: UCB1 over what is on offer, random playouts to the end, wins and losses."""

    effort: int | None = 700  # what the peer in Java reaches in a tenth of a second
    curiosity: float = 0.7

    def horizon(self, g: State) -> i64:
        return CHOICES  # rounds: never reached, so every game is played to its end

    def pick(self, node: Node, g: State, asked: Ask) -> Branch:
        first = name_of(asked.seat, asked.what, 0)
        fresh = vec[i64](capacity=16)
        best = node.branches[0] if len(node.branches) > 0 else None
        best_score = -1e9
        for place, option in enumerate(asked.options):
            branch = node.branch(first + option, place)
            if branch is None:
                branch = node.add(first + option, 0.0)
            branch.offered += 1.0
            if branch.taken == 0.0:
                fresh = append(fresh, option)
            elif len(fresh) == 0:
                explore = math.sqrt(math.log(branch.offered) / branch.taken)
                score = branch.total / branch.taken + self.curiosity * explore
                if score > best_score:
                    best = branch
                    best_score = score
                    self.picked = option
        if len(fresh) > 0:
            self.picked = self.dice.answer(fresh)
            best = node.branch(first + self.picked, 0)
        assert best is not None, "nobody is asked without an option"
        return best

    def next_question(self, g: State, until: i64) -> Ask | None:
        return None if is_over(g) else first_waiting(g)

    def finish(self, g: State, until: i64) -> None:
        play_out(g, self.dice)

    def worth(self, g: State, observer: i64) -> list[float]:
        winners = self.book.winners(g)
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(g.seats)]
