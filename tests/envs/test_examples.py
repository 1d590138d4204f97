"""The examples of the environments run."""

from __future__ import annotations

import doctest
from types import ModuleType

import numpy as np
import pytest
import zoo

from coltexpress.envs import gymnasium_env, many, openspiel, pettingzoo_env

MODULES = [many, pettingzoo_env, gymnasium_env, openspiel]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_in_the_environments_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


def test_the_loop_with_pettingzoo_learns_something_and_the_same_again() -> None:
    weights = zoo.learn("toy", 20)
    assert np.abs(weights).max() > 0.01
    assert np.array_equal(weights, zoo.learn("toy", 20))
    assert not np.array_equal(weights, zoo.learn("toy", 20, seed=2))
