"""The scenes of the games: what a page draws, made from a view alone."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.wire.reading import reader_of
from coltexpress.wire.scenes.armored import ArmoredScene
from coltexpress.wire.scenes.classic import ClassicScene
from coltexpress.wire.scenes.scenery import Scene
from coltexpress.wire.scenes.superexpress import SuperScene
from coltexpress.wire.values import Row

SCENES: Final[dict[str, type[Scene]]] = {
    "classic": ClassicScene,
    "armored": ArmoredScene,
    "super": SuperScene,
}


def scene(book: Rulebook, view: View) -> Scene:
    """The table as the eyes of this view see it."""
    reader, table, eyes = reader_of(book.name), view.table, view.seat
    own = reader.owns(table, eyes, reader.ghost(table))
    return SCENES[book.name](**reader.read(table), **reader.stands(table), **own, eyes=eyes)


def patch(before: Scene, after: Scene) -> Row:
    """The fields of a scene that have changed."""
    return {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }
