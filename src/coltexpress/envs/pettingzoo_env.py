"""The games in PettingZoo: one seat after another, or all at once where all plan together.

>>> import coltexpress
>>> from coltexpress.envs import pettingzoo_env
>>> first, *others = coltexpress.GAMES
>>> env = pettingzoo_env.env(first, players=4)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     action = None if terminated else seen["action_mask"].argmax()
...     env.step(action)

Sealed questions, such as secret plans, are put to the waiting seats one after another; what the
others observe does not change until the last has answered. The reward is the share of the win, at
the end and to everybody at once: a seat that does not move last learns of it through `last()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from coltexpress.envs.drawing import check_mode, metadata, render
from coltexpress.envs.one import Illegal, One, Seen
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.library import Setting

if TYPE_CHECKING:
    from gymnasium import spaces

Options = dict[str, object]  # to a reset; there are none
Info = dict[str, object]

FIRST_TOGETHER: Final = next(name for name, book in GAMES.items() if book.plans_together)


def env(game: str, *, render_mode: str | None = None, **settings: Setting) -> AECEnv:
    """One seat after another, with calls in a wrong order refused."""
    return InOrder(Turns(game, render_mode=render_mode, **settings))


def raw_env(game: str, *, render_mode: str | None = None, **settings: Setting) -> AECEnv:
    """The same, nothing around it."""
    return Turns(game, render_mode=render_mode, **settings)


def parallel_env(
    game: str | None = None,
    *,
    render_mode: str | None = None,
    illegal: Illegal = "raise",
    **settings: Setting,
) -> ParallelEnv:
    """All at once, where everybody plans together; without a name the first such game."""
    return Together(game, render_mode=render_mode, illegal=illegal, **settings)


def name_of(one: One) -> str:
    """The name of an environment; rows that mean something else have another version."""
    return f"coltexpress_{one.book.name}_v{one.sight.version}"


class Seated:
    """The agents of an environment, one a seat: what each can be given, and what it can do."""

    one: One

    def seat_agents(self) -> None:
        """Everybody is there; nobody plays before the first reset."""
        self.possible_agents = self.one.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self.one.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.one.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What this agent can be given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What this agent can do."""
        return self.action_spaces[agent]


class InOrder(OrderEnforcingWrapper):
    """Refuses calls in a wrong order."""

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, Info]:
        """The same as without it; asked at once, and not name by name, it takes half the time."""
        if not self._has_reset:
            raise AttributeError("last() cannot be called before reset()")
        told: tuple[Seen | None, float, bool, bool, Info] = self.env.last(observe)
        return told


class Turns(Seated, AECEnv):
    """A game in which one seat after another is asked."""

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Setting) -> None:
        super().__init__()
        self.one = One(game, settings)
        self.render_mode = check_mode(render_mode)
        self.metadata = {**metadata(name_of(self.one)), "is_parallelizable": False}
        self.seat_agents()
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        """Begin another game; with a seed, it and all later ones are decided by that."""
        self.one.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Seen:
        """What this agent is given now."""
        return self.one.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The action of the agent that is asked; None once it is told that the game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        question = self.question
        self.one.choose(question.seat, self.one.option(question, action))
        self.infos[self.agent_selection] = {}
        self._go_on()

    def _go_on(self) -> None:
        """Ask whoever is next, or tell everybody that the game is over."""
        if self.one.over:
            self._end()
        else:
            question = self.question = self.one.waiting()[0]
            self.agent_selection = self.possible_agents[question.seat]
            self.infos[self.agent_selection] = {"action_mask": self.one.mask(question)}
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        shares, scores = self.one.shares(), self.one.scores()
        self.agent_selection = self.agents[0]
        for agent, share, score in zip(self.agents, shares, scores, strict=True):
            self.rewards[agent] = share
            self.terminations[agent] = True
            self.infos[agent] = {"score": score}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The train, as whoever is asked sees it."""
        seat = NOBODY if self.one.over else self.seat_of[self.agent_selection]
        return render(self.render_mode, self.one.book, self.one.state, seat)

    def close(self) -> None:
        """Nothing is held open."""


class Together(Seated, ParallelEnv):
    """A game in which everybody plans at once.

    Whoever is not asked, because he is out of the game or because characters are picked one by
    one, has an empty mask; an action of his is not looked at.
    """

    def __init__(
        self,
        game: str | None = None,
        *,
        render_mode: str | None = None,
        illegal: Illegal = "raise",
        **settings: Setting,
    ) -> None:
        self.one = One(game or FIRST_TOGETHER, settings, illegal)
        if not self.one.book.plans_together:
            raise Unreadable(f"in {game} one seat is asked after another: use env({game!r})")
        self.render_mode = check_mode(render_mode)
        self.metadata = metadata(name_of(self.one))
        self.seat_agents()

    def reset(
        self, seed: int | None = None, options: Options | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Begin another game; with a seed, it and all later ones are decided by that."""
        self.one.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
    ]:
        """The actions of all agents at once; if one is refused, none is done."""
        one, agents = self.one, self.agents
        if not agents:
            raise IllegalChoice("the game is over: call reset()")
        answers = []
        for question in one.waiting():
            action = actions.get(self.possible_agents[question.seat])
            answers.append((question.seat, one.option(question, action)))
        for seat, option in answers:
            one.choose(seat, option)
        seen, infos = self._seen()
        rewards = dict.fromkeys(agents, 0.0)
        if one.over:
            rewards = dict(zip(agents, one.shares(), strict=True))
            infos = {
                agent: {"score": score} for agent, score in zip(agents, one.scores(), strict=True)
            }
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, one.over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _seen(self) -> tuple[dict[str, Seen], dict[str, Info]]:
        if self.render_mode == "human":
            self.render()
        seen = {agent: self.one.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        return seen, {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}

    def render(self) -> str | None:
        """The train, as a spectator sees it."""
        return render(self.render_mode, self.one.book, self.one.state, NOBODY)

    def close(self) -> None:
        """Nothing is held open."""
