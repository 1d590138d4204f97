"""The train as the terminal draws it, as a text or on the screen."""

from __future__ import annotations

import io
import sys
from typing import Any, Final

from coltexpress.i18n import ENGLISH
from coltexpress.kernel.agenda import State
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look

MODES: Final = ("ansi", "human")
WIDTH: Final = 100  # columns


def check_mode(mode: str | None) -> str | None:
    """How an environment is drawn: as a text, on the screen, or not at all."""
    if mode is not None and mode not in MODES:
        raise Unreadable(f"render_mode={mode!r}: expected one of {', '.join(MODES)}")
    return mode


def metadata(name: str) -> dict[str, Any]:
    """What an environment says of itself; its name carries the version of the rows."""
    return {"render_modes": list(MODES), "render_fps": 4, "name": name}


def drawn(book: Rulebook, state: State, seat: int) -> str:
    """The train as this seat sees it, in colours; NOBODY is a spectator."""
    from rich.console import Console

    from coltexpress.cli.scene import scene_of
    from coltexpress.telling.words import Words

    page = io.StringIO()
    console = Console(
        file=page, force_terminal=True, color_system="truecolor", width=WIDTH, highlight=False
    )
    for line in scene_of(book.name).draw(Words(ENGLISH), look(state, seat), WIDTH):
        console.print(line, soft_wrap=True)
    return page.getvalue()


def render(mode: str | None, book: Rulebook, state: State, seat: int) -> str | None:
    """The drawing as a text, or on the screen."""
    if mode is None:
        raise Unreadable(f"nothing is drawn: give render_mode, one of {', '.join(MODES)}")
    text = drawn(book, state, seat)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None
