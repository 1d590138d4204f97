"""A batch of games as arrays: what learning programs step through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from coltexpress.compiled import is_compiled
from coltexpress.games import game, observation_of
from coltexpress.kernel.batch import Batch
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.library import Setting, as_text
from coltexpress.sim.series import sides_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class Many:
    """So many games of one kind, one choice in each at a time.

    >>> import coltexpress
    >>> from coltexpress.envs import Many
    >>> first, *others = coltexpress.GAMES
    >>> many = Many(first, 3, seed=7, players=4)
    >>> len(many.rows), len(many.mask)
    (3, 3)
    >>> many.step(many.mask.argmax(axis=1))  # the first action on offer in each

    `rows` and `mask` belong to the seat that is asked, `seat`. Where `over` is true the last step
    ended a game: `share` and `scores` tell how, and what is shown is already the next game.
    The arrays are the same at every step, and new ones only in the interpreted form: copy what you
    want to keep. Questions of the kinds in `drawn`, such as `pick-character`, are left to luck.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        seed: int = 0,
        drawn: Sequence[str] = (),
        **settings: Setting,
    ) -> None:
        if games < 1:
            raise Unreadable(f"games={games}: expected at least 1")
        self.book = game(name)
        texts = {option: as_text(option, value) for option, value in settings.items()}
        like = self.book.new(texts)
        self.observation: Observation = observation_of(name)  # what numbers and actions mean
        self.settings = self.book.settings(like)
        self.batch = Batch(self.book, self.observation, like, games, seed, drawn)
        self.games: int = games  # side by side
        self.seats: int = like.seats  # in each
        self.sides = np.array(sides_of(self.book, like.seats))
        self.rows: NDArray[np.uint8]  # by game: what the asked seat may know
        self.mask: NDArray[np.bool_]  # by game and action: is it on offer?
        self.seat: NDArray[np.int64]  # by game: who is asked
        self.over: NDArray[np.bool_]  # by game: did the last step end one?
        self.scores: NDArray[np.int64]  # by game and seat: the money of the game that ended last
        self._read()

    def step(self, actions: ArrayLike) -> None:
        """One choice in each game, by action; IllegalChoice if one is not on offer."""
        chosen = np.asarray(actions, dtype=np.int64)
        self.batch.step(row(chosen.tolist()))
        if not is_compiled():
            self._read()

    @property
    def share(self) -> NDArray[np.float32]:
        """By game and seat: its share of the win of the game that the last step ended, or 0.

        Sides that win together share one win; all of a team that wins have it whole.
        """
        shares = np.zeros((self.games, self.seats), dtype=np.float32)
        ended = np.flatnonzero(self.over)
        if len(ended):
            won = small(self.batch.won).reshape(self.games, self.seats)[ended] != 0
            sides = [won[:, self.sides == side].any(axis=1) for side in set(self.sides.tolist())]
            shares[ended] = won / np.maximum(sum(sides), 1)[:, None]
        return shares

    def _read(self) -> None:
        batch, sight = self.batch, self.observation
        self.rows = small(batch.rows).reshape(self.games, int(sight.width))
        mask = small(batch.mask).reshape(self.games, int(sight.actions))
        self.mask = mask.view(np.bool_)
        self.seat = whole(batch.seat)
        self.over = small(batch.over).view(np.bool_)
        self.scores = whole(batch.scores).reshape(self.games, self.seats)


# A compiled vector is a buffer, so its array is a look at it; a list is copied.


def small(numbers: vec[u8]) -> NDArray[np.uint8]:
    """Small numbers as an array."""
    if is_compiled():
        return np.frombuffer(memoryview(numbers), dtype=np.uint8)
    return np.array(list(numbers), dtype=np.uint8)


def whole(numbers: vec[i64]) -> NDArray[np.int64]:
    """Whole numbers as an array."""
    if is_compiled():
        return np.frombuffer(memoryview(numbers), dtype=np.int64)
    return np.array(list(numbers), dtype=np.int64)
