"""The tree that a search grows: long rows of numbers, in which nodes and branches are places."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.vecs import append, i64, vec

ROOT: Final = 0  # the node where a search begins
NONE: Final = -1  # no node, or no branch
NAMES: Final = 1 << 24  # more than branches of one node can have


class Tree:
    """Nodes: what the observer has seen so far. Branches: the choices that were made from there.

    All that is known of a branch stands at its place in these rows. So a tree of any size is a few
    objects, which nobody has to count or to collect, and it is gone as soon as it is forgotten.
    Counts are kept as fractions, which they are compared with.
    """

    def __init__(self) -> None:
        self.first = vec[i64]([NONE])  # by node: its first branch
        self.key = vec[i64]()  # by branch: its node and, within that, its name,
        self.sibling = vec[i64]()  # another branch of the same node,
        self.after = vec[i64]()  # the node to which it leads,
        self.prior = vec[float]()  # how good it seemed when it was made,
        self.offered = vec[float]()  # how often it was there,
        self.taken = vec[float]()  # how often it was taken,
        self.total = vec[float]()  # and what that brought

    def find(self, node: i64, name: i64, near: i64) -> i64:
        """The branch of a node with this name, perhaps so far behind its first one; or NONE."""
        key = key_of(node, name)
        branch = self.first[node]
        likely = branch + near
        if branch != NONE and likely < len(self.key) and self.key[likely] == key:
            return likely
        while branch != NONE and self.key[branch] != key:
            branch = self.sibling[branch]
        return branch

    def add(self, node: i64, name: i64, prior: float) -> i64:
        """A new branch of a node."""
        branch: i64 = len(self.key)
        sibling: i64 = NONE
        elder = self.first[node]
        if elder == NONE:
            self.first[node] = branch
        else:
            sibling = self.sibling[elder]
            self.sibling[elder] = branch
        self.key = append(self.key, key_of(node, name))
        self.sibling = append(self.sibling, sibling)
        self.after = append(self.after, NONE)
        self.prior = append(self.prior, prior)
        self.offered = append(self.offered, 0.0)
        self.taken = append(self.taken, 0.0)
        self.total = append(self.total, 0.0)
        return branch

    def follow(self, branch: i64) -> i64:
        """The node after a branch; NONE if it was not there and is only added now."""
        after = self.after[branch]
        if after == NONE:
            self.after[branch] = len(self.first)
            self.first = append(self.first, NONE)
        return after

    def branches(self, node: i64) -> list[int]:
        """All branches of a node."""
        found: list[int] = []
        branch = self.first[node]
        while branch != NONE:
            found.append(branch)
            branch = self.sibling[branch]
        return found

    def mean(self, branch: i64, untried: float) -> float:
        """What a branch has brought, or what it seems worth if it was never taken."""
        taken = self.taken[branch]
        return self.total[branch] / taken if taken > 0.0 else untried


def key_of(node: i64, name: i64) -> i64:
    """A branch of a node, told apart from all others; names may be below nothing."""
    return node * NAMES + name
