"""The games in Gymnasium: one seat learns, bots have the others.

>>> import gymnasium
>>> import coltexpress.envs.gymnasium_env  # makes the names known
>>> env = gymnasium.make(coltexpress.envs.gymnasium_env.IDS[0], players=4, bots="greenhorn")
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

A step is one choice of the seat; the bots then choose until it is asked again or the game is over.
The reward is its share of the win, at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np

from coltexpress.bots.levels import make, read_name
from coltexpress.envs.drawing import check_mode, metadata, render
from coltexpress.envs.one import SEED_BITS, Illegal, One, Seen
from coltexpress.games import NAMES
from coltexpress.kernel.agenda import waiting
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.views import look
from coltexpress.library import Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coltexpress.bots.bot import Bot

Info = dict[str, object]
BOT: Final = "greenhorn"


class Seat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game; `bots` are one name for all other seats, or one for each, in order."""

    metadata = metadata("coltexpress")  # Gymnasium reads it before there is an instance

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = BOT,
        render_mode: str | None = None,
        illegal: Illegal = "raise",
        **settings: Setting,
    ) -> None:
        self.one = One(game, settings, illegal)
        if not 0 <= seat < self.one.seats:
            raise Unreadable(f"seat={seat}: expected 0 to {self.one.seats - 1}")
        self.seat = seat  # whose choices are the steps
        self.names = by_seat(bots, self.one.seats, seat)
        self.render_mode = check_mode(render_mode)
        self.observation_space = self.one.observation_space()
        self.action_space = self.one.action_space()
        self.bots: dict[int, Bot] = {}  # by seat, made anew for every game

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, Info]:
        """Begin another game; with a seed, it and all later ones are decided by that."""
        super().reset(seed=seed)
        self.one.begin(int(self.np_random.integers(1 << SEED_BITS)))
        luck = self.one.dice
        self.bots = {
            seat: make(name, self.one.book, luck.below(1 << 30))
            for seat, name in self.names.items()
        }
        self._let_bots_choose()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, Info]:
        """One choice of the seat, and whatever the bots choose after it."""
        question = self.one.question_to(self.seat)
        self.one.choose(self.seat, self.one.option(question, action))
        self._let_bots_choose()
        seen, info = self._seen()
        if not self.one.over:
            return seen, 0.0, False, False, info
        info["score"] = self.one.scores()[self.seat]
        return seen, self.one.shares()[self.seat], True, False, info

    def _let_bots_choose(self) -> None:
        """Until the seat is asked, or until the game is over."""
        g = self.one.state
        while asked := waiting(g):
            if self.seat in [question.seat for question in asked]:
                return
            first = asked[0]
            self.one.choose(first.seat, self.bots[first.seat].choose(look(g, first.seat), first))

    def _seen(self) -> tuple[Seen, Info]:
        if self.render_mode == "human":
            self.render()
        seen = self.one.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def render(self) -> str | None:
        """The train, as the seat sees it."""
        return render(self.render_mode, self.one.book, self.one.state, self.seat)


def by_seat(bots: str | Sequence[str], seats: int, but: int) -> dict[int, str]:
    """The names of the bots by seat."""
    others = [seat for seat in range(seats) if seat != but]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    for name in names:
        read_name(name)
    if len(names) != len(others):
        raise Unreadable(f"{len(names)} bots for {len(others)} other seats; name one for each")
    return dict(zip(others, names, strict=True))


def register(name: str) -> str:
    """Make a game known to Gymnasium, and say as what."""
    called = f"coltexpress/{name.capitalize()}-v{One(name, {}).sight.version}"
    gymnasium.register(
        called, entry_point="coltexpress.envs.gymnasium_env:Seat", kwargs={"game": name}
    )
    return called


IDS: Final = tuple([register(name) for name in NAMES])  # what Gymnasium calls the games
