"""The games as environments for learning programs; `pip install coltexpress[env]`."""

from coltexpress.envs.many import Many

__all__ = ["Many"]
