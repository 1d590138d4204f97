"""Writes the lessons of the page: games with scripted chance, told to the one who learns.

python scripts/make_lessons.py           write web/src/games/*/lesson.json
python scripts/make_lessons.py --check   fail if they are not current

A lesson is a script, one line for each thing that happens:

    say KEY PART          a text is shown, and a part of the table is pointed at
    say KEY PART EVENT    the same, as soon as this event of the last answer has been shown
    do KEY PART WORD      a text is shown until the learner has answered with this word
    WORD                  whoever is asked answers with this word of the notation

What chance answers stands beside the script, by question; where nothing stands it takes the first.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from coltexpress.games import GAMES
from coltexpress.kernel.agenda import CHANCE, Ask, State, choose, waiting
from coltexpress.kernel.log import Log
from coltexpress.kernel.rules import Rulebook
from coltexpress.protocol.box import box
from coltexpress.protocol.messages import Afresh, Update
from coltexpress.protocol.telling import Teller, afresh, read_update

TARGET: Final = Path(__file__).parents[1] / "web/src/games"
LEARNER: Final = 0


class Script(NamedTuple):
    """A lesson as it is written down."""

    game: str
    settings: dict[str, str]
    chance: dict[str, str]  # by question: words in the order of the asking
    lines: str


class Step(msgspec.Struct, omit_defaults=True):
    """A text of a lesson, and when it is shown."""

    after: int  # so many updates
    key: str
    part: str
    events: int = 0  # and so many events of the next one
    choice: int | None = None  # what the learner is to answer


class Lesson(msgspec.Struct):
    """A lesson as the page reads it."""

    game: str
    box: msgspec.Raw
    first: Afresh
    updates: list[Update]
    steps: list[Step]


CLASSIC: Final = Script(
    game="classic",
    settings={"players": "3"},
    chance={
        "which-car": "first_class saloon mail",
        "which-purse": "$300 $350 $400 $250 $500 $450 $300",
        "who-is-first": "B",
        "which-card-drawn": "r m f c s p  m c s r f p  p f c m r s  m r f",
        "which-round-card": "r24_swivel_arm r24_bridge r24_angry_marshal",
    },
    lines="""
        belle
        django
        tuco
        say welcome scene
        say people players
        say loot scene
        say goal players
        say round round
        say hand hand
        do play-rob hand r
        m
        p
        do play-climb hand (c)
        (c)
        draw
        do play-fire hand f
        s
        c
        do play-move hand m
        r
        f
        say stealin pile
        do rob-what scene jewel
        3i
        say belle bandit-0 revealed
        say punched bandit-1 thrown
        say hidden bandit-0 climbed
        say shot players shot
        say marshal marshal marshal-moved
        do move-where scene 1r
        say event round
        say again round
        m
        draw
        do draw tray draw
        say speeding round
        draw
        draw
        draw
        m
        do twice hand c
        do at-once hand r
        s
        f
        do last hand m
        1r
        2r
        0i
        say switching round
        say end scene
    """,
)

SUPER: Final = Script(
    game="super",
    settings={"players": "4"},
    chance={"who-starts": "B", "which-loot": "$356 $389"},
    lines="""
        belle
        django
        tuco
        doc
        say welcome scene
        say facing scene
        say rear scene
        say cards hand
        do plan hand fire-climb-turn
        move-climb-turn
        climb-turn-move
        turn-move-fire
        say shot bandit-1 knocked-back
        say up bandit-1 stood-up
        say missed bandit-3 missed
        say loose scene decoupled
        say claimed players claimed
        do again hand turn-move-fire
        climb-turn-move
        turn-climb-fire
        climb-fire-turn
        say end scene
    """,
)

ARMORED: Final = Script(
    game="armored",
    settings={"players": "4"},
    chance={
        "which-car": "restaurant first_class",
        "which-loot-laid": "b500 b300 b700 b400 dB d0",
        "who-is-first": "B",
        "which-card-drawn": "c m m c n r  m r f c m f  c n c m p r  m f c r p n",
        "which-round-card": "a24_couriers",
    },
    lines="""
        belle
        django
        tuco
        doc
        say welcome scene
        say teams players
        say opposite scene
        say treasure scene
        say guards scene
        say round round
        do play-climb hand c
        m
        c
        m
        do play-move hand m
        r
        m
        f
        do play-cross hand (m)
        (f)
        (c)
        (c)
        do play-down hand c
        r
        n
        f
        do run scene S0r
        S1r
        do cross scene A0r
        robbery
        do nudged tray robbery
        say strongbox players robbed
        say couriers scene event-struck
        say passing scene trains-moved
        say document scene
        say end scene
    """,
)

SCRIPTS: Final = (CLASSIC, SUPER, ARMORED)


class Stage:
    """Plays a script and keeps what the learner is told."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.book: Rulebook = GAMES[script.game]
        self.chance = {question: words.split() for question, words in script.chance.items()}
        self.g: State = self.book.new(script.settings)
        self.g.log = Log()
        self.number = 0
        self.first: Afresh | None = None
        self.teller: Teller | None = None
        self.updates: list[Update] = []
        self.steps: list[Step] = []
        self.roll()

    def run(self) -> Lesson:
        """The whole lesson."""
        for line in self.script.lines.split("\n"):
            words = line.split()
            if words:
                self.play(words)
        assert self.first is not None, "a lesson says something"
        return Lesson(
            game=self.script.game,
            box=msgspec.Raw(msgspec.json.encode(box(self.book, self.script.settings))),
            first=self.first,
            updates=self.updates,
            steps=self.steps,
        )

    def play(self, words: list[str]) -> None:
        """One line of the script."""
        if words[0] == "say":
            self.begin()
            self.steps.append(self.saying(*words[1:]))
            return
        if words[0] == "do":
            self.begin()
            choice = self.read(self.ask(LEARNER), words[3])
            self.steps.append(Step(len(self.updates), words[1], words[2], choice=choice))
            self.answer(LEARNER, choice)
            return
        asked = waiting(self.g)[0]
        self.answer(asked.seat, self.read(asked, words[0]))

    def saying(self, key: str, part: str, event: str = "") -> Step:
        """A text that is shown now, or in the midst of what was just told."""
        if not event:
            return Step(len(self.updates), key, part)
        told = self.steps[-1].events if self.steps[-1].after == len(self.updates) - 1 else 0
        kinds = [happening.kind for happening in self.updates[-1].events]
        return Step(len(self.updates) - 1, key, part, events=kinds.index(event, told) + 1)

    def begin(self) -> None:
        """The learner looks at the table from now on."""
        if self.teller is None:
            self.first = afresh(self.book, self.g, self.number, LEARNER)
            self.teller = Teller(self.book, self.g, self.number)
            self.teller.follow(LEARNER)
            assert self.g.log is not None, "somebody listens"
            self.g.log.clear()

    def ask(self, seat: int) -> Ask:
        """The question of this seat."""
        for asked in waiting(self.g):
            if asked.seat == seat:
                return asked
        raise SystemExit(f"{self.script.game}: seat {seat} is not asked; {self.where()}")

    def read(self, asked: Ask, word: str) -> int:
        """The option behind a word."""
        kind = self.book.questions[asked.what].options
        for option in asked.options:
            if self.book.write_word(self.g, kind, option) == word:
                return option
        raise SystemExit(f"{self.script.game}: no option is {word}; {self.where()}")

    def where(self) -> str:
        """Who is asked what, for whoever writes a script."""
        found = []
        for asked in waiting(self.g):
            question = self.book.questions[asked.what]
            options = [self.book.write_word(self.g, question.options, one) for one in asked.options]
            found.append(f"{asked.seat} {question.name}: {' '.join(options)}")
        return "; ".join(found)

    def answer(self, seat: int, choice: int) -> None:
        """A choice, what chance makes of it, and what the learner hears of it."""
        choose(self.g, seat, choice)
        self.number += 1
        self.roll()
        if self.teller is not None:
            assert self.g.log is not None, "somebody listens"
            told = self.teller.tell(self.g.log, self.number)[LEARNER]
            self.updates.append(read_update(told))
            self.g.log.clear()

    def roll(self) -> None:
        """Chance answers as it is told."""
        while waiting(self.g) and waiting(self.g)[0].seat == CHANCE:
            asked = waiting(self.g)[0]
            words = self.chance.get(self.book.questions[asked.what].name)
            choice = self.read(asked, words.pop(0)) if words else asked.options[0]
            choose(self.g, CHANCE, choice)
            self.number += 1


def main() -> None:
    """Write or check the lessons."""
    check = "--check" in sys.argv[1:]
    stale = []
    for script in SCRIPTS:
        path = TARGET / script.game / "lesson.json"
        text = msgspec.json.encode(Stage(script).run()) + b"\n"
        if check and (not path.exists() or path.read_bytes() != text):
            stale.append(path.name)
        elif not check:
            path.write_bytes(text)
    if stale:
        raise SystemExit(f"not current: {', '.join(stale)}; run scripts/make_lessons.py")


if __name__ == "__main__":
    main()
