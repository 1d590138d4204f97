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
from coltexpress.bots.branches import NONE, ROOT, Tree
from coltexpress.bots.habits import preferences
from coltexpress.bots.mind import UNTRIED, Mind
from coltexpress.kernel.agenda import Ask, State, choose, first_waiting, is_over, question_for
from coltexpress.kernel.playout import play_out
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.kernel.views import View

CHOICES: Final = 4096  # more than there are numbers for choices
KINDS: Final = 64  # more than there are kinds of questions
FINE: Final = 1 << 20  # a draw is one of so many points on a line


def name_of(seat: i64, what: i64, choice: i64) -> i64:
    """A choice of one seat at one kind of question, as a number."""
    return (seat * KINDS + what) * CHOICES + choice


class TreeSearch(Mind):
    """The search; what differs between bots is how branches are picked and how a walk ends."""

    picked: i64 = 0  # the choice of the branch that was picked last

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        return self.most_taken(self.search(view, question, clock), view, question)

    def search(self, view: View, question: Ask, clock: Clock) -> Tree:
        """The tree, as far as it has grown when the clock stops."""
        tree = self.planted(view, question)
        while clock.goes_on():
            self.iterate(tree, view, question.seat)
        return tree

    def planted(self, view: View, question: Ask) -> Tree:
        """The tree before it grows."""
        return Tree()

    def values(self, view: View, question: Ask, clock: Clock) -> list[float]:
        tree = self.search(view, question, clock)
        found: list[float] = []
        for option in question.options:
            branch = tree.find(ROOT, name_of(question.seat, question.what, option), 0)
            found.append(UNTRIED if branch == NONE else tree.mean(branch, UNTRIED))
        return found

    def iterate(self, tree: Tree, view: View, observer: i64) -> None:
        """Guess, walk down, add a node, play on, carry the result back."""
        g = self.guess(view)
        until = self.horizon(g)
        path = vec[i64](capacity=16)
        seats = vec[i64](capacity=16)
        node: i64 = ROOT
        asked = question_for(g, observer)
        while asked is not None:
            branch = self.pick(tree, node, g, asked)
            choice = self.picked
            path = append(path, branch)
            seats = append(seats, asked.seat)
            node = self.follow(
                tree, node, branch, asked, choice, self.judge.seen(g, asked, choice, observer)
            )
            choose(g, asked.seat, choice)
            asked = None if node == NONE else self.next_question(g, until)
        self.finish(g, until)
        rewards = self.worth(g, observer)
        for place, branch in enumerate(path):
            tree.taken[branch] += 1.0
            tree.total[branch] += rewards[seats[place]]

    def follow(self, tree: Tree, node: i64, branch: i64, asked: Ask, choice: i64, seen: i64) -> i64:
        """The node after a choice; when it is new it is only added, and the walk ends.

        Choices that look the same lead to the same node: it hangs at a branch for what is seen.
        """
        if seen != choice:
            name = -1 - name_of(asked.seat, asked.what, seen)
            branch = tree.find(node, name, 0)
            if branch == NONE:
                branch = tree.add(node, name, 0.0)
        return tree.follow(branch)

    def next_question(self, g: State, until: i64) -> Ask | None:
        """Who is asked next, unless the walk has come to its horizon."""
        if is_over(g) or self.judge.rounds(g) >= until:
            return None
        return first_waiting(g)

    def most_taken(self, tree: Tree, view: View, question: Ask) -> int:
        """The choice that the search came back to most often."""
        best, best_taken, best_mean = question.options[0], 0.0, 0.0
        for option in question.options:
            branch = tree.find(ROOT, name_of(question.seat, question.what, option), 0)
            if branch == NONE or tree.taken[branch] == 0.0:
                continue
            taken, mean = tree.taken[branch], tree.mean(branch, UNTRIED)
            if taken > best_taken or (taken == best_taken and mean > best_mean):
                best, best_taken, best_mean = option, taken, mean
        if best_taken == 0.0:  # not one iteration fitted into the budget
            return self.habits.choose(self.guess(view), question, self.dice)
        return best

    def horizon(self, g: State) -> i64:
        """How many rounds may have begun when a walk ends."""
        raise NotImplementedError

    def pick(self, tree: Tree, node: i64, g: State, asked: Ask) -> i64:
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

    def pick(self, tree: Tree, node: i64, g: State, asked: Ask) -> i64:
        branches = self.branches_at(tree, node, g, asked)
        total = 0.0
        taken = 0.0
        for branch in branches:
            total += tree.total[branch]
            taken += tree.taken[branch]
        untried = (total / taken if taken > 0.0 else 1.0 / float(g.seats)) - self.caution
        best = branches[0]
        best_score = -1e9
        for place, branch in enumerate(branches):
            tree.offered[branch] += 1.0
            noticed = tree.prior[branch] * math.sqrt(tree.offered[branch])
            explore = noticed / (1.0 + tree.taken[branch])
            score = tree.mean(branch, untried) + self.curiosity * explore
            if score > best_score:
                best = branch
                best_score = score
                self.picked = asked.options[place]
        return best

    def branches_at(self, tree: Tree, node: i64, g: State, asked: Ask) -> vec[i64]:
        """The branches of all options; new ones are weighed by habit."""
        first = name_of(asked.seat, asked.what, 0)
        found = vec[i64](capacity=16)
        for place, option in enumerate(asked.options):
            branch = tree.find(node, first + option, place)
            if branch == NONE:
                self.add_branches(tree, node, g, asked)
                branch = tree.find(node, first + option, place)
            found = append(found, branch)
        return found

    def add_branches(self, tree: Tree, node: i64, g: State, asked: Ask) -> None:
        """Branches for all options that have none."""
        first = name_of(asked.seat, asked.what, 0)
        priors = preferences(self.habits.scores(g, asked), self.warmth)
        for place, option in enumerate(asked.options):
            if tree.find(node, first + option, place) == NONE:
                tree.add(node, first + option, priors[place])

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

    def pick(self, tree: Tree, node: i64, g: State, asked: Ask) -> i64:
        first = name_of(asked.seat, asked.what, 0)
        best: i64 = NONE
        best_score = -1e9
        untried: i64 = 0
        offered, log = 0.0, 0.0  # mostly all of them were there as often
        for place, option in enumerate(asked.options):
            branch = tree.find(node, first + option, place)
            if branch == NONE:
                branch = tree.add(node, first + option, 0.0)
            tree.offered[branch] += 1.0
            taken = tree.taken[branch]
            if taken == 0.0:
                untried += 1
            elif untried == 0:
                if tree.offered[branch] != offered:
                    offered = tree.offered[branch]
                    log = math.log(offered)
                explore = math.sqrt(log / taken)
                score = tree.total[branch] / taken + self.curiosity * explore
                if score > best_score:
                    best = branch
                    best_score = score
                    self.picked = option
        return best if untried == 0 else self.pick_untried(tree, node, asked, untried)

    def pick_untried(self, tree: Tree, node: i64, asked: Ask, untried: i64) -> i64:
        """Any branch of so many that were never taken."""
        skipped = self.dice.below(untried)
        first = name_of(asked.seat, asked.what, 0)
        for place, option in enumerate(asked.options):
            branch = tree.find(node, first + option, place)
            if tree.taken[branch] == 0.0:
                if skipped == 0:
                    self.picked = option
                    return branch
                skipped -= 1
        raise AssertionError("they were counted")

    def next_question(self, g: State, until: i64) -> Ask | None:
        return None if is_over(g) else first_waiting(g)

    def finish(self, g: State, until: i64) -> None:
        play_out(g, self.dice)

    def worth(self, g: State, observer: i64) -> list[float]:
        winners = self.book.who_won(g)
        shares = [0.0] * g.seats
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares
