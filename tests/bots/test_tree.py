"""The tree that a search grows."""

import gc

import pytest

from coltexpress.bots.tree import Branch, Node


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
