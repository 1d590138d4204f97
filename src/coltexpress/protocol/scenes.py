"""Scenes: what a page draws, made from a view alone."""

from __future__ import annotations

from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.scenery import Scene, scene_type
from coltexpress.protocol.values import Row


def scene(book: Rulebook, view: View) -> Scene:
    """The state as the viewer of this view sees it."""
    reader, state, viewer = reader_of(book.name), view.state, view.seat
    own = reader.owns(state, viewer, reader.foresight(state))
    return scene_type(book.name)(**reader.read(state), **reader.stands(state), **own, viewer=viewer)


def patch(before: Scene, after: Scene) -> Row:
    """The fields of a scene that have changed."""
    return {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }
