"""Why there is no build; each has the exit code of the script."""

from __future__ import annotations


class Failed(Exception):
    """There will be no build, for this reason."""

    code = 1


class Refused(Failed):
    """The source is to blame, not the machine."""

    code = 2


class Busy(Failed):
    """Another run makes one."""

    code = 3
