"""Fair dealing: every answer of chance follows from a secret and from what the players add to it.

From the opening of a room everybody sees the SHA-256 of the server's secret, its seal. Every
player may seal a part of their own in the same way. When the game starts, no seal can change any
more, and the players open theirs. The key is the SHA-256 of the secret followed by the opened
parts in the order of their seats, or the secret itself where nobody gave a part. Answer number n of
chance, counted from 0, is drawn with the first eight bytes of the SHA-256 of n (as eight bytes)
followed by the key. So nobody can choose the cards or foresee them, and when the game is over
everybody can do the sum again.
"""

from __future__ import annotations

import re
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from coltexpress.kernel.agenda import CHANCE, choose, question_for
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.vecs import i64, vec
from coltexpress.notation.record import Record
from coltexpress.server.codes import LUCK

SIZE: Final = 32  # bytes of a secret, a part and a seal
SECRET: Final = "secret"  # the tags of a record that say it
SEAL: Final = "secret-sha256"
SEALS: Final = "seals"  # by seat, from 1
PARTS: Final = "parts"
MISSING: Final = "missing"  # seats that sealed a part and did not open it in time
PEOPLE: Final = "people"
SEED: Final = "seed"  # of a game at the keyboard, which uses plain dice
ENTRY: Final = re.compile(r"([1-9][0-9]?) ([0-9a-f]{64})")


class Deal:
    """Chance that follows from a key; it can begin at any answer. It is asked as a seat is."""

    __slots__ = ("answered", "key")

    def __init__(self, key: bytes, answered: int = 0) -> None:
        self.key = key
        self.answered = answered

    def answer(self, options: vec[i64]) -> int:
        """One of the options, each place in the list being equally likely."""
        digest = sha256(self.answered.to_bytes(8, "big") + self.key).digest()
        self.answered += 1
        count: int = len(options)  # an int of any size, as the number before it
        return options[int.from_bytes(digest[:8], "big") % count]


class Shuffle(NamedTuple):
    """What chance is made of: the server's secret, and by seat what players sealed and opened."""

    secret: bytes
    seals: dict[int, str]
    parts: dict[int, bytes]

    @property
    def key(self) -> bytes:
        """What every answer follows from."""
        if not self.parts:
            return self.secret
        opened = [self.parts[seat] for seat in sorted(self.parts)]
        return sha256(b"".join([self.secret, *opened])).digest()

    @property
    def missing(self) -> list[int]:
        """The seats whose parts were sealed and not opened."""
        return sorted(self.seals.keys() - self.parts.keys())

    def tags(self) -> dict[str, str]:
        """What the header of a finished record says, so that it can be checked."""
        tags = {SECRET: self.secret.hex(), SEAL: seal(self.secret)}
        if self.seals:
            tags[SEALS] = written(self.seals)
        if self.parts:
            tags[PARTS] = written({seat: part.hex() for seat, part in self.parts.items()})
        if self.missing:
            tags[MISSING] = ", ".join(str(seat + 1) for seat in self.missing)
        return tags


class Checked(NamedTuple):
    """What a record proves: how many answers follow, and which seats had a part in them."""

    answers: int
    given: list[int]
    missing: list[int]
    without: list[int]  # people who sealed nothing
    by_seed: bool = False  # a game at the keyboard
    from_position: bool = False  # what came before that position is not in the record


def new_secret(luck: Random = LUCK) -> bytes:
    """A secret for a new room."""
    return luck.randbytes(SIZE)


def repeated_secret(seed: int, wish: bytes) -> bytes:
    """A secret that everybody could know: the same for the same wish, for tests to repeat."""
    return sha256(b"%d " % seed + wish).digest()


def seal(secret: bytes) -> str:
    """What everybody may see of a secret, or of a part, from the start."""
    return sha256(secret).hexdigest()


def written(by_seat: dict[int, str]) -> str:
    """Hexadecimal digits by seat, as a tag says them; seats count from 1."""
    return ", ".join(f"{seat + 1} {digits}" for seat, digits in sorted(by_seat.items()))


# Reading and checking a record


def check(record: Record) -> Checked:
    """What a record proves; refused at the first thing that does not fit."""
    tags, from_position = record.tags, record.position != ""
    if SECRET not in tags:
        answers = follow(record, Dice(read_seed(tags)))
        return Checked(answers, [], [], [], by_seed=True, from_position=from_position)
    shuffle = read_shuffle(tags)
    answers = follow(record, Deal(shuffle.key))
    people = {int(seat) - 1 for seat in re.findall(r"\d+", tags.get(PEOPLE, ""))}
    without = sorted(people - shuffle.seals.keys())
    parts = sorted(shuffle.parts)
    return Checked(answers, parts, shuffle.missing, without, from_position=from_position)


def follow(record: Record, chance: Deal | Dice) -> int:
    """How many answers of chance follow; refused at the first that does not."""
    g = record.start()
    checked = 0
    for number, move in enumerate(record.moves, start=1):
        if move.seat == CHANCE:
            question = question_for(g, CHANCE)
            assert question is not None, "the record was read and checked"
            dealt = chance.answer(question.options)
            if dealt != move.choice:
                said, due = (
                    record.book.write_word(g, record.book.questions[move.what].options, choice)
                    for choice in (move.choice, dealt)
                )
                raise Unreadable(
                    f"move {number}: chance said {said}, but by its secret it is {due}"
                )
            checked += 1
        choose(g, move.seat, move.choice)
    return checked


def read_seed(tags: dict[str, str]) -> int:
    """The seed of a game at the keyboard; refused if the record names no chance at all."""
    seed = tags.get(SEED, "")
    if not seed:
        raise Unreadable(
            f"the record names no {SECRET}: and no {SEED}: its chance cannot be checked"
        )
    if not seed.isascii() or not seed.isdigit() or len(seed) > 20:
        raise Unreadable(f"{SEED}: {seed}: expected a whole number")
    return int(seed)


def read_shuffle(tags: dict[str, str]) -> Shuffle:
    """The secret and the parts of a record, if they are those that were sealed."""
    parts = {seat: bytes.fromhex(text) for seat, text in read_by_seat(tags, PARTS).items()}
    found = Shuffle(read_secret(tags), read_by_seat(tags, SEALS), parts)
    for seat, part in parts.items():
        if found.seals.get(seat) != seal(part):
            raise Unreadable(f"{PARTS}: that of seat {seat + 1} does not fit its seal")
    missing = ", ".join(str(seat + 1) for seat in found.missing)
    if tags.get(MISSING, "") != missing:
        raise Unreadable(f"{MISSING}: by its seals and parts it is {missing or 'nobody'}")
    return found


def read_secret(tags: dict[str, str]) -> bytes:
    """The secret of a record, if it is the one that was sealed at the start."""
    try:
        secret = bytes.fromhex(tags[SECRET])
    except ValueError as error:
        raise Unreadable(f"{SECRET}: expected {2 * SIZE} hexadecimal digits") from error
    if len(secret) != SIZE:
        raise Unreadable(f"{SECRET}: expected {2 * SIZE} hexadecimal digits")
    if tags.get(SEAL) != seal(secret):
        raise Unreadable(f"the {SECRET} is not the one of which {SEAL} is the hash")
    return secret


def read_by_seat(tags: dict[str, str], name: str) -> dict[int, str]:
    """A tag that says hexadecimal digits by seat."""
    if name not in tags:
        return {}
    found: dict[int, str] = {}
    for entry in tags[name].split(", "):
        match = ENTRY.fullmatch(entry)
        if match is None or int(match[1]) - 1 in found:
            raise Unreadable(f"{name}: expected each seat once, with {2 * SIZE} hexadecimal digits")
        found[int(match[1]) - 1] = match[2]
    return found
