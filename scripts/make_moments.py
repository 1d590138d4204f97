"""Writes moments of random games to web/tests/samples: each kind of event and question once.

python scripts/make_moments.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from coltexpress.bots.levels import make
from coltexpress.bots.uniform import Uniform
from coltexpress.games import GAMES
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.library import Game, new
from coltexpress.protocol.box import box
from coltexpress.protocol.messages import Happening, Question, Update
from coltexpress.protocol.telling import replay
from coltexpress.protocol.values import OPEN

Row: TypeAlias = dict[str, object]

TARGET: Final = Path(__file__).parents[1] / "web/tests/samples"
VIEWER: Final = (0, OPEN)
SEEDS: Final = 6  # games with each settings
BY_HABIT: Final = "greenhorn"
MOST_OPTIONS: Final = 12  # of one question
# Games that together show everything: gangs, experts, guests, Il Professore, tokens told apart.
SETTINGS: Final[dict[str, tuple[dict[str, str], ...]]] = {
    "classic": (
        {"players": "4"},
        {"players": "2", "purse_pick": "token"},
        {"players": "6", "expert_variant": "true", "guest_bandits": "true"},
        {"players": "4", "car_choice": "chosen", "expert_variant": "true"},
    ),
    "super": (
        {"players": "4", "reflex": "true", "horse": "true"},
        {"players": "7"},
    ),
    "armored": (
        {"players": "4"},
        {"players": "5", "robbery_pick": "choice", "expert_variant": "true"},
        {"players": "2", "edition": "pl"},
        {"players": "7", "mode": "betrayal", "guest_bandits": "true"},
    ),
}
# What no sentence speaks of.
UNSPOKEN: Final = frozenset(
    [
        *("deck", "top", "discard", "hand", "preview", "draw", "under", "plan", "shown"),
        *("x", "opposite", "sealed", "money", "healed", "bonus", "boxed", "order"),
    ]
)


class Moments:
    """The boxes, scenes and moments of one game, none of them twice."""

    def __init__(self) -> None:
        self.boxes: list[object] = []
        self.scenes: list[Row] = []
        self.moments: list[Row] = []
        self.seen: set[object] = set()

    def watch(self, game: Game, settings: dict[str, str], viewer: int) -> None:
        """Everything new that this viewer sees in a game that is over."""
        book = GAMES[game.book.name]
        place = self.place_of(msgspec.to_builtins(box(book, settings)))
        first, updates = replay(book, settings, game.match.moves, viewer)
        scene: Row = msgspec.to_builtins(first.scene)
        for update in updates:
            scene = self.follow(place, scene, update)

    def follow(self, place: int, scene: Row, update: Update) -> Row:
        """The scene after an update, and what was new in it."""
        for event in update.events:
            scene = patched(scene, msgspec.to_builtins(event.patch))
            hidden = tuple(value < 0 for value in event.args.values())
            key = ("event", event.kind, hidden, event.args.get("cause"))
            if self.is_new(key):
                told = Happening(event.kind, event.args, {})
                self.keep(place, scene, [told], None, -4)
        scene = patched(scene, msgspec.to_builtins(update.patch))
        if update.ask and self.is_new(("question", update.ask.what, place)):
            self.keep(place, scene, [], update.ask, update.viewer)
        return scene

    def keep(
        self, place: int, scene: Row, events: list[Happening], ask: Question | None, seat: int
    ) -> None:
        """Write down a moment."""
        spoken = {name: value for name, value in scene.items() if name not in UNSPOKEN}
        if spoken not in self.scenes:
            self.scenes.append(spoken)
        asked = msgspec.to_builtins(ask)
        if asked:
            asked |= {"options": asked["options"][:MOST_OPTIONS], "previews": []}
        self.moments.append(
            {
                "box": place,
                "scene": self.scenes.index(spoken),
                "events": msgspec.to_builtins(events),
                "ask": asked,
                "seat": seat,
            }
        )

    def place_of(self, found: object) -> int:
        """The number of a box."""
        if found not in self.boxes:
            self.boxes.append(found)
        return self.boxes.index(found)

    def is_new(self, key: object) -> bool:
        """Has this not been seen yet?"""
        known = key in self.seen
        self.seen.add(key)
        return not known


def patched(scene: Row, patch: dict[str, object]) -> Row:
    """The scene after a patch: a key is a field, or one row of a field."""
    after = dict(scene)
    for key, value in patch.items():
        field, _, row = key.partition(".")
        if row:
            rows = after[field]
            assert isinstance(rows, list), field
            after[field] = [value if i == int(row) else one for i, one in enumerate(rows)]
        else:
            after[field] = value
    return after


def played(name: str, settings: dict[str, str], seed: int) -> Game:
    """A random game."""
    game = new(name, seed=seed, **settings)
    bot = Uniform(seed)
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, bot.choose(look(game.state, question.seat), question))
    return game


def each_number_of_players(book: Rulebook) -> tuple[dict[str, str], ...]:
    """What a game is tried with that has no settings of its own above."""
    return tuple({"players": str(players)} for players in book.players)


def longest_rounds() -> list[Row]:
    """First rounds of the largest table where all plan at once, as seat 0 sees them."""
    book = next(book for book in GAMES.values() if book.plans_together)
    settings = {"players": str(book.players[-1])}
    return [first_round(book, settings, seed) for seed in range(SEEDS)]


def first_round(book: Rulebook, settings: dict[str, str], seed: int) -> Row:
    """The updates from the first planning to the next."""
    game = new(book.name, seed=seed, **settings)
    dice = Dice(seed)
    while not game.over and book.round_number(game.state) < 2:
        question = game.asks[0]
        bot = make(BY_HABIT, book, dice.below(1 << 30))
        game.play(question.seat, bot.choose(look(game.state, question.seat), question))
    first, updates = replay(book, settings, game.match.moves, 0)
    plain = [msgspec.to_builtins(update) for update in updates]
    for update in plain:
        update["ask"] = None
    return {
        "box": msgspec.to_builtins(box(book, settings)),
        "scene": msgspec.to_builtins(first.scene),
        "updates": plain,
    }


def main() -> None:
    """Write one file for each game, and one with long rounds."""
    (TARGET / "rounds.json").write_bytes(msgspec.json.encode(longest_rounds()) + b"\n")
    for name, book in GAMES.items():
        moments = Moments()
        for settings in SETTINGS.get(name, each_number_of_players(book)):
            for seed in range(SEEDS):
                game = played(name, settings, seed)
                for viewer in VIEWER:
                    moments.watch(game, settings, viewer)
        kept = {"boxes": moments.boxes, "scenes": moments.scenes, "moments": moments.moments}
        (TARGET / f"{name}.json").write_bytes(msgspec.json.encode(kept) + b"\n")
        print(f"{name}: {len(moments.moments)} moments")


if __name__ == "__main__":
    main()
