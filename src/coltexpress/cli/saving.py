"""A game in a file: its record, with who plays at the keyboard, written whole or not at all."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from coltexpress.cli.bots import LEVEL, read_bots
from coltexpress.kernel.agenda import CHANCE
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import ColtExpressError, Unreadable
from coltexpress.library import Game
from coltexpress.notation import record
from coltexpress.telling.words import Words

NO_NAME = "-"
LONGEST_NAME = 20


@dataclass
class Seating:
    """Who sits at the keyboard, and what chance is made of."""

    seed: int
    people: list[int] = field(default_factory=list)  # seats
    names: dict[int, str] = field(default_factory=dict)  # by seat
    bots: list[str] = field(default_factory=list)  # in turn for the other seats

    def bot_at(self, seat: int) -> str:
        """The bot that plays a seat without a person."""
        others = [other for other in range(seat) if other not in self.people]
        return self.bots[len(others) % len(self.bots)] if self.bots else LEVEL

    def tags(self) -> dict[str, str]:
        """What the header of a record says of it; seats count from 1."""
        bots = {"bots": ", ".join(self.bots)} if self.bots else {}
        if not self.people:
            return {**bots, "seed": str(self.seed)}
        names = [self.names.get(seat, NO_NAME) for seat in self.people]
        return {
            **bots,
            "names": ", ".join(names),
            "people": ", ".join(str(seat + 1) for seat in self.people),
            "seed": str(self.seed),
        }


def tidy(name: str) -> str:
    """A name that fits a header and a line: no commas, no odd characters, not too long."""
    kept = "".join(one for one in name if one.isprintable() and one != ",")
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def read_seating(tags: dict[str, str], seats: int) -> Seating:
    """Who sat at the keyboard, from the header of a record."""
    seed = number("seed", tags.get("seed", "0"))
    people = [number("people", one) - 1 for one in split(tags.get("people", ""))]
    names = split(tags.get("names", ""))
    if any(seat not in range(seats) for seat in people) or len(set(people)) != len(people):
        raise Unreadable(f"people: {tags['people']}: expected different seats from 1 to {seats}")
    given = {seat: tidy(name) for seat, name in zip(people, names, strict=False)}
    kept = {seat: name for seat, name in given.items() if name != NO_NAME}
    return Seating(seed, people, kept, read_bots(tags["bots"]) if tags.get("bots") else [])


def split(text: str) -> list[str]:
    """The parts of a list in a header."""
    return [part.strip() for part in text.split(",") if part.strip()]


def number(name: str, text: str) -> int:
    """A whole number in a header."""
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise Unreadable(f"{name}: {text}: expected a whole number")
    return int(text)


def write_whole(path: Path, text: str) -> None:
    """Replace the file in one stroke: whoever reads it finds the old text or the new one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_text(words: Words, path: Path) -> str:
    """The text of a file; what cannot be read says why in one line."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise ColtExpressError(words.say("cli-no-file", file=str(path))) from error
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.reason
        text = words.say("cli-not-readable", file=str(path), reason=reason or type(error).__name__)
        raise ColtExpressError(text) from error


def read_record(words: Words, file: str) -> record.Record:
    """The record in a file, or `-` for what comes in."""
    return record.read(sys.stdin.read() if file == "-" else read_text(words, Path(file)))


def resumed(words: Words, path: Path) -> tuple[Game, Seating]:
    """The game in a file where it was left; chance goes on as if there had been no pause."""
    found = record.read(read_text(words, path))
    game = Game(found.book, found.start(listen=True), None)
    seating = read_seating(found.tags, game.state.seats)
    dice = Dice(seating.seed)
    for move in found.moves:
        if move.seat == CHANCE:
            dice.answer(game.asks[0].options)
        game.play(move.seat, move.choice)
    game.match.answer_chance_with(dice)
    return game, seating
