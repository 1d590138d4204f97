"""Self-play: play with the net, see who wins, make what was better than expected likelier.

Proximal policy optimisation with one net for all seats. A choice is good if the seat came to win
more often than the critic expected, and the seat's own next choices are what it leads to. Early on
money counts too, since wins are rare and say little; in the end only wins count.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import torch

from coltexpress.games import observation_of
from coltexpress.learning.actors import GROUPS, Crew, Shape
from coltexpress.learning.features import Features
from coltexpress.learning.net import Intake, Net

if TYPE_CHECKING:
    from coltexpress.library import Setting

NEVER: Final = -1e9  # the score of an action that is not on offer


@dataclass(frozen=True)
class Recipe:
    """How to train; all of it is written into the checkpoint."""

    game: str
    seconds: float = 60.0  # of the whole schedule, over all runs that resume each other
    seed: int = 1
    actors: int = 2
    games: int = 128
    steps: int = 64
    sizes: tuple[int, ...] = (512, 256, 256)
    minibatch: int = 32_768
    epochs: int = 2
    rate: tuple[float, float] = (5e-4, 5e-5)
    entropy: tuple[float, float] = (0.04, 0.004)
    clip: float = 0.2
    trace: float = 0.95
    money: float = 0.3  # the weight of money in the reward, gone after a third of the time


class Trainer:
    """One training run, which can be cut at any time and resumed from its checkpoint."""

    def __init__(
        self, recipe: Recipe, kinds: list[dict[str, Setting]], file: Path | None = None
    ) -> None:
        self.recipe, self.file = recipe, file
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(recipe.seed)
        observation = observation_of(recipe.game)
        features = Features(observation)
        self.shape = Shape(recipe.game, recipe.actors, recipe.games, int(observation.seats))
        self.intake = Intake(features).to(self.device)
        self.policy = Net(features, recipe.sizes, self.shape.actions).to(self.device)
        self.critic = Net(features, recipe.sizes, 1).to(self.device)
        weights = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(weights, lr=recipe.rate[0], eps=1e-5, fused=True)
        self.spent, self.decisions, self.played = 0.0, 0, 0
        self.curve: list[dict[str, float]] = []
        self.kinds = kinds
        if file is not None and file.exists():
            self.resume(file)
        self.crew = Crew(self.shape, recipe.seed + 1000 * len(self.curve), kinds)
        self.taken = [0] * GROUPS
        if self.device.type == "cuda":  # memory that stays where it is travels faster
            seen = self.crew.board.seen
            torch.cuda.cudart().cudaHostRegister(seen.ctypes.data, seen.nbytes, 0)

    # Checkpoints

    def resume(self, file: Path) -> None:
        """Go on where a run was cut."""
        kept: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=False)
        self.policy.load_state_dict(kept["policy"])
        self.critic.load_state_dict(kept["critic"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.spent, self.decisions = kept["spent"], kept["decisions"]
        self.played, self.curve = kept["played"], kept["curve"]
        torch.set_rng_state(kept["luck"].cpu())

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        if self.file is None:
            return
        kept = {
            "recipe": asdict(self.recipe),
            "version": observation_of(self.recipe.game).version,
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "spent": self.spent,
            "decisions": self.decisions,
            "played": self.played,
            "curve": self.curve,
            "luck": torch.get_rng_state(),
        }
        half = self.file.with_suffix(".half")
        torch.save(kept, half)
        half.replace(self.file)

    # The run

    def run(self, seconds: float, tell: Callable[[str], None], *, saving: float = 60.0) -> None:
        """Train for so many seconds, or to the end of the schedule."""
        begun, saved = time.monotonic(), time.monotonic()
        before = self.spent
        try:
            while self.spent < self.recipe.seconds and time.monotonic() - begun < seconds:
                start = time.monotonic()
                played = self.play()
                playing = time.monotonic() - start
                told = self.learn(played) | {"playing": playing / (time.monotonic() - start)}
                self.spent = before + time.monotonic() - begun
                told |= {"seconds": self.spent, "decisions": self.decisions, "games": self.played}
                self.curve.append(told)
                if len(self.curve) % 50 == 1:
                    tell(json.dumps({name: round(value, 4) for name, value in told.items()}))
                if time.monotonic() - saved > saving:
                    self.save()
                    saved = time.monotonic()
            self.save()
        finally:
            self.crew.dismiss()

    def now(self, ends: tuple[float, float]) -> float:
        """A setting that moves from one end to the other over the schedule, by even factors."""
        part = min(self.spent / self.recipe.seconds, 1.0)
        return math.exp(math.log(ends[0]) * (1 - part) + math.log(ends[1]) * part)

    @property
    def money(self) -> float:
        """How much of the reward is money now."""
        return self.recipe.money * max(0.0, 1 - 3 * self.spent / self.recipe.seconds)

    # Playing

    def play(self) -> dict[str, torch.Tensor]:
        """So many steps in all games; everything by step and game."""
        steps, each = self.recipe.steps, self.shape.actors * self.shape.games
        total, device = GROUPS * each, self.device
        rows = torch.empty((steps, total, self.shape.width), dtype=torch.uint8, device=device)
        mask = torch.empty((steps, total, self.shape.actions), dtype=torch.bool, device=device)
        seat = torch.empty((steps, total), dtype=torch.int64, device=device)
        action = torch.empty((steps, total), dtype=torch.int64, device=device)
        chance = torch.empty((steps, total), device=device)
        over = torch.zeros((steps, total), dtype=torch.bool, device=device)
        reward = torch.zeros((steps, total, self.shape.seats), device=device)
        parts = self.crew.board.parts
        for step in range(steps):
            for group in range(GROUPS):
                part = slice(group * each, (group + 1) * each)
                seen = self.looked(group)
                if step > 0:
                    self.note_ends(seen, over[step - 1, part], reward[step - 1, part])
                rows[step, part] = seen[:, parts.rows]
                mask[step, part] = seen[:, parts.mask].bool()
                seat[step, part] = seen[:, parts.seat][:, 0].long()
                chosen, likely = self.choose(rows[step, part], mask[step, part])
                action[step, part], chance[step, part] = chosen, likely
                told = chosen.to(torch.int16).cpu().numpy()
                self.crew.go(group, told.reshape(self.shape.actors, self.shape.games))
                self.taken[group] += 1
        for group in range(GROUPS):
            part = slice(group * each, (group + 1) * each)
            self.note_ends(self.looked(group), over[-1, part], reward[-1, part])
        self.decisions += steps * total
        self.played += int(over.sum())
        return {
            "rows": rows,
            "mask": mask,
            "seat": seat,
            "action": action,
            "chance": chance,
            "over": over,
            "reward": reward,
        }

    def looked(self, group: int) -> torch.Tensor:
        """What is to be seen in a group when all its actors have taken their step."""
        self.crew.wait(group, self.taken[group])
        seen = torch.from_numpy(self.crew.board.seen[group])
        return seen.to(self.device, non_blocking=True).flatten(0, 1)

    def note_ends(self, seen: torch.Tensor, over: torch.Tensor, reward: torch.Tensor) -> None:
        """Note which games the last step ended, and what everybody got."""
        parts, money = self.crew.board.parts, self.money
        over.copy_(seen[:, parts.over][:, 0].bool())
        share = seen[:, parts.share].contiguous().view(torch.float32)
        coins = seen[:, parts.money].contiguous().view(torch.float32)
        reward.copy_((1 - money) * share + money * coins)

    @torch.no_grad()
    def choose(self, rows: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Draw an action for each row; and the logarithm of how likely it was."""
        scores = self.policy(self.intake(rows)).masked_fill(~mask, NEVER)
        luck = -torch.log(-torch.log(torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)))
        chosen = (scores + luck).argmax(dim=1)
        likely = scores.log_softmax(dim=1).gather(1, chosen[:, None])[:, 0]
        return chosen, likely

    # Learning

    @torch.no_grad()
    def judged(self, played: dict[str, torch.Tensor]) -> tuple[torch.Tensor, ...]:
        """By choice: how much better than expected, what the critic should say, and if it counts.

        Walks back from the last step. What a choice led to is the seat's own next choice, or the
        end of the game. The last choice of a seat in a game that still goes on does not count.
        """
        rows, seat, over, reward = (played[name] for name in ("rows", "seat", "over", "reward"))
        steps, total = seat.shape
        values = torch.cat(
            [self.critic(self.intake(rows[step]))[:, 0][None] for step in range(steps)]
        )
        after = torch.zeros((total, self.shape.seats), device=self.device)
        trace = torch.zeros_like(after)
        known = torch.zeros_like(after, dtype=torch.bool)
        better, wanted = torch.zeros_like(values), torch.zeros_like(values)
        counts = torch.zeros_like(values, dtype=torch.bool)
        for step in range(steps - 1, -1, -1):
            ended = over[step][:, None]
            after = torch.where(ended, reward[step], after)
            trace = torch.where(ended, torch.zeros_like(trace), trace)
            known = known | ended
            who = seat[step][:, None]
            led, is_known = after.gather(1, who)[:, 0], known.gather(1, who)[:, 0]
            gain = led - values[step] + self.recipe.trace * trace.gather(1, who)[:, 0]
            better[step] = torch.where(is_known, gain, torch.zeros_like(gain))
            wanted[step], counts[step] = values[step] + better[step], is_known
            after = after.scatter(1, who, values[step][:, None])
            trace = trace.scatter(1, who, better[step][:, None])
            known = known.scatter(1, who, torch.ones_like(is_known)[:, None])
        return better, wanted, counts

    def learn(self, played: dict[str, torch.Tensor]) -> dict[str, float]:
        """Change the nets by what was played."""
        better, wanted, counts = self.judged(played)
        chosen = counts.view(-1).nonzero()[:, 0]
        flat = {name: played[name].flatten(0, 1) for name in ("rows", "mask", "action", "chance")}
        better, wanted = better.view(-1), wanted.view(-1)
        mean, spread = better[chosen].mean(), better[chosen].std() + 1e-6
        for group in self.optimizer.param_groups:
            group["lr"] = self.now(self.recipe.rate)
        entropy_now = self.now(self.recipe.entropy)
        told = torch.zeros(3, device=self.device)
        batches = 0
        for _ in range(self.recipe.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            for part in order.split(self.recipe.minibatch):
                taken = self.intake(flat["rows"][part])
                scores = self.policy(taken)
                logs = scores.masked_fill(~flat["mask"][part], NEVER).log_softmax(dim=1)
                likely = logs.gather(1, flat["action"][part][:, None])[:, 0]
                ratio = (likely - flat["chance"][part]).exp()
                gain = (better[part] - mean) / spread
                held = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
                loss = -torch.minimum(ratio * gain, held * gain).mean()
                entropy = -(logs.exp() * logs).sum(dim=1).mean()
                off = (self.critic(taken)[:, 0] - wanted[part]).square().mean()
                self.optimizer.zero_grad(set_to_none=True)
                (loss - entropy_now * entropy + off).backward()
                torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
                self.optimizer.step()
                told += torch.stack([loss.detach(), entropy.detach(), off.detach()])
                batches += 1
        loss_, entropy_, off_ = (told / max(batches, 1)).tolist()
        return {"loss": loss_, "entropy": entropy_, "critic": off_}
