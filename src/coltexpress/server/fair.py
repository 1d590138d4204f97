"""Fair dealing: every answer of chance follows from a secret that is shown when the game is over.

Before the game everybody sees the SHA-256 of the secret. Answer number n of chance, counted from 0,
is drawn with the first eight bytes of the SHA-256 of n (as eight bytes) followed by the secret. So
nobody can foresee it from the answers before, and afterwards everybody can do the sum again.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

from coltexpress.kernel.agenda import CHANCE, choose, question_for
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.vecs import i64, vec
from coltexpress.notation.record import Record
from coltexpress.server.codes import LUCK

SIZE: Final = 32  # bytes of a secret
SECRET: Final = "secret"  # the tags of a record that say it
SEAL: Final = "secret-sha256"
SEED: Final = "seed"  # of a game at the keyboard, which uses plain dice


class Deal:
    """Chance that follows from a secret; it can begin at any answer. It is asked as a seat is."""

    __slots__ = ("answered", "secret")

    def __init__(self, secret: bytes, answered: int = 0) -> None:
        self.secret = secret
        self.answered = answered

    def answer(self, options: vec[i64]) -> int:
        """One of the options, each place in the list being equally likely."""
        digest = sha256(self.answered.to_bytes(8, "big") + self.secret).digest()
        self.answered += 1
        return options[int.from_bytes(digest[:8], "big") % len(options)]


def new_secret(luck: Random = LUCK) -> bytes:
    """A secret for a new table."""
    return luck.randbytes(SIZE)


def seal(secret: bytes) -> str:
    """What everybody may see of a secret from the start."""
    return sha256(secret).hexdigest()


def tags_of(secret: bytes) -> dict[str, str]:
    """What the header of a finished record says, so that it can be checked."""
    return {SECRET: secret.hex(), SEAL: seal(secret)}


def chance_of(tags: dict[str, str]) -> Deal | Dice:
    """The chance that a record says it was played with; refused if it names none."""
    if SECRET in tags:
        return Deal(read_secret(tags))
    seed = tags.get(SEED, "")
    if not seed:
        raise Unreadable(
            f"the record names no {SECRET}: and no {SEED}: its chance cannot be checked"
        )
    if not seed.isascii() or not seed.isdigit() or len(seed) > 20:
        raise Unreadable(f"{SEED}: {seed}: expected a whole number")
    return Dice(int(seed))


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


def check(record: Record) -> int:
    """How many answers of chance follow from the secret; refused at the first that does not."""
    chance = chance_of(record.tags)
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
