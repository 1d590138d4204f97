"""The examples of the environments run."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from coltexpress.envs import gymnasium_env, many, openspiel, pettingzoo_env

MODULES = [many, pettingzoo_env, gymnasium_env, openspiel]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_in_the_environments_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)
