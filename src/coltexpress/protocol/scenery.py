"""What the scenes of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Final

import msgspec

from coltexpress.games import part
from coltexpress.kernel.fields import Field
from coltexpress.kernel.shapes import COUNTS, FLAG, NUMBER, NUMBERS, ROWS, STACKS


class Scene(msgspec.Struct, tag_field="game", kw_only=True):
    """A state as one viewer sees it."""


def scene_type(game: str) -> type[Scene]:
    """The scene of the game with this name."""
    found: type[Scene] = part(game, "scene.scene").SCENE
    assert issubclass(found, Scene), "every game has a scene"
    return found


TYPES: Final[Mapping[int, object]] = {
    NUMBER: int,
    FLAG: bool,
    NUMBERS: list[int],
    COUNTS: list[int],
    ROWS: list[list[int]],
    STACKS: list[list[int]],
}  # by shape of a field


VIEWER: Final = Field("viewer", NUMBER, says="who looks: a seat, -4 a spectator, -5 all open")
WINNERS: Final = Field("winners", NUMBERS, says="the seats that have won; empty until the end")
SCORES: Final = Field("scores", NUMBERS, says="by seat: the final points; empty until the end")


def scene_with(
    name: str, game: str, about: str, fields: Iterable[Field], settled: Iterable[Field]
) -> type[Scene]:
    """The scene of a game: its fields as they are declared, and what else is settled."""
    every = (*fields, VIEWER, *settled, WINNERS, SCORES)
    made = msgspec.defstruct(
        name,
        [(each.name, Annotated[TYPES[each.shape], says(each.says)]) for each in every],
        bases=(Scene,),
        namespace={"__doc__": about},
        tag=game,
        kw_only=True,
    )
    assert issubclass(made, Scene), "a scene is built on Scene"
    return made


def says(text: str) -> msgspec.Meta:
    """What a field is, for the schema."""
    return msgspec.Meta(description=text)
