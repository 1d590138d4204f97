"""A game in play, as a user of the library holds it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, overload

from coltexpress.bots.bot import Bot
from coltexpress.bots.levels import make
from coltexpress.games import game
from coltexpress.i18n import ENGLISH, LANGUAGES, language_called
from coltexpress.kernel.agenda import CHANCE, NOBODY, Ask, State, offers, question_for
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable, bad_value
from coltexpress.kernel.events import Event, as_told_to
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.notation import position, record
from coltexpress.notation.choices import Question, in_words, not_asked, read_answer, read_move

if TYPE_CHECKING:
    from coltexpress.sim.arena import Report
    from coltexpress.study.shapes import GameAnalysis, PositionAnalysis
    from coltexpress.telling.sentences import Told

Setting = str | int | Sequence[str]  # an option as a program gives it; True and False are numbers


class Game:  # noqa: PLW1641 -- it changes, so it has no hash
    """One game: what is asked, what each seat sees, and what was chosen so far.

    Made by `new`, by `Game.from_line`, by `Game.from_record` or by a `Setup`.
    """

    def __init__(self, book: Rulebook, state: State, chance: Chance | None) -> None:
        self.book = book  # its rules: names of questions and events, options
        self.settings = book.settings(state)  # the options that differ from the default
        fresh = state == book.again(state)
        self.position = "" if fresh else position.line(book, state)  # where the game began
        self.match = Match(state, chance)

    @classmethod
    def from_line(cls, text: str, seed: int | None = None) -> Game:
        """A game that begins at a position line; its record says so.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> line = coltexpress.new(first, players=3, seed=1).line()
        >>> coltexpress.Game.from_line(line).line() == line
        True
        """
        g = position.read(text)
        return cls(game(text.split(maxsplit=1)[0]), g, dice(seed))

    @classmethod
    def from_record(cls, text: str, seed: int | None = None) -> Game:
        """A game from its record, at the point where that ends.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> game = coltexpress.new(first, players=3, seed=1)
        >>> game.play(game.legal_choices()[0])
        >>> coltexpress.Game.from_record(game.record()).line() == game.line()
        True
        """
        found = record.read(text)
        resumed = cls(found.book, found.start(listen=True), None)
        for move in found.moves:
            resumed.match.play(move.seat, move.choice)
        resumed.match.answer_chance_with(dice(seed))
        return resumed

    def copy(self) -> Game:
        """The same game once more, to try something out; seeded dice go on alike in both.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> game = coltexpress.new(first, players=3, seed=1)
        >>> trial = game.copy()
        >>> trial.play(trial.legal_choices()[0])
        >>> trial == game
        False
        """
        return deepcopy(self)

    __copy__ = copy  # a game that shared its match with another would play in both

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.book is other.book
            and self.position == other.position
            and self.match == other.match
        )

    def __repr__(self) -> str:
        return f"Game.from_line({self.line()!r})"

    @property
    def state(self) -> State:
        """The whole position, secrets included: not for players, bots or pages."""
        return self.match.state

    @property
    def asks(self) -> list[Ask]:
        """The open questions as bots get them: who must choose, what, and among what."""
        return self.match.asks

    @property
    def questions(self) -> list[Question]:
        """The open questions in words, with who acts and who suffers."""
        return [in_words(self.book, self.state, asked) for asked in self.asks]

    def legal_choices(self) -> list[str]:
        """All that can be chosen now, each as `play` takes it and as a record has it.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> game = coltexpress.new(first, players=3, bandits="tuco,belle,doc", seed=1)
        >>> game.legal_choices()[-1]
        'O play-or-draw draw'
        """
        return [text for question in self.questions for text in question.choices]

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.match.over

    @overload
    def play(self, seat: int, choice: int | str) -> None: ...

    @overload
    def play(self, seat: str) -> None: ...

    def play(self, seat: int | str, choice: int | str | None = None) -> None:
        """Answer a question; raises IllegalChoice, and then nothing has changed.

        The seat and one of its options, by number or by word; or all in the words of a record.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> game = coltexpress.new(first, players=3)
        >>> game.play("#0 pick-character tuco")
        >>> game.play(1, "belle")
        >>> game.play(2, 5)
        >>> game.play("dice which-car saloon")
        """
        if isinstance(seat, str) and choice is None:
            self.match.play(*self.read_choice(seat))
        elif choice is None:
            raise not_a_choice(self, str(seat))
        else:
            number = whole("seat", seat)
            self.match.play(number, self.option(number, choice))

    def read_choice(self, text: str) -> tuple[int, int]:
        """The seat and the option behind the words of a record: `O move-where S1i`."""
        words = text.split()
        if len(words) != 3:
            raise not_a_choice(self, text)
        move = read_move(self.book, self.state, words[0], words[1], words[2])
        return move.seat, move.choice

    def option(self, seat: int, choice: int | str) -> int:
        """An option of the open question of a seat, given by number or by word."""
        asked = question_for(self.state, seat)
        if asked is None:
            raise not_asked(self.book, self.state, seat)
        if isinstance(choice, str):
            return self.choice(asked, choice)
        if not offers(asked, whole("choice", choice)):
            raise in_words(self.book, self.state, asked).refusal(str(choice))
        return choice

    def view(self, seat: int) -> View:
        """All that this seat may know; NOBODY is a spectator."""
        return look(self.state, whole("seat", seat))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it, from event number `since` on."""
        heard = self.match.log
        if not 0 <= whole("since", since) <= len(heard):
            raise IllegalChoice("", "no_such_event", since=since, events=len(heard))
        self.view(seat)  # there is such a seat
        return told(heard[since:], seat)

    def say(self, said: Event | Ask, seat: int, language: str = ENGLISH) -> str:
        """An event or a question as a sentence to this seat, in one of the six languages.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> game = coltexpress.new(first, players=3, bandits="tuco,belle,doc", seed=1)
        >>> event = game.events(coltexpress.NOBODY)[-1]
        >>> game.say(event, coltexpress.NOBODY, "sv")
        'Tur 1: Vanlig.'
        """
        teller = self._teller(seat, language)
        if isinstance(said, Ask):
            return teller.question(said)
        return teller.event(as_told_to(said, seat))

    def say_options(self, asked: Ask, language: str = ENGLISH) -> list[str]:
        """The options of a question in words, in their order, for whoever is asked.

        >>> import coltexpress
        >>> first, *others = coltexpress.GAMES
        >>> game = coltexpress.new(first, players=3, bandits="tuco,belle,doc", seed=1)
        >>> game.say_options(game.asks[0], "sv")[-1]
        'Dra tre kort'
        """
        seat = NOBODY if asked.seat == CHANCE else asked.seat
        return self._teller(seat, language).answers(asked, list(asked.options))

    def _teller(self, seat: int, language: str) -> Told:
        """Whoever speaks to this seat of what it may know."""
        from coltexpress.telling.sentences import Told  # few want it, and Fluent takes its time
        from coltexpress.telling.words import Words

        spoken = language_called(language)
        if spoken is None:
            raise bad_value("language", language, LANGUAGES)
        return Told(Words(spoken), self.book, self.view(seat).state)

    def winners(self) -> list[int]:
        """The seats that have won, several or none; raises NotOver before the end."""
        return self.book.winners(self.state)

    def ranks(self) -> list[int]:
        """The rank of each seat, 1 for winners only, shared by equals; NotOver before the end."""
        return self.book.ranks(self.state)

    def scores(self) -> list[int]:
        """The money or points of each seat so far; who wins is said by `winners` and `ranks`."""
        return self.book.scores(self.state)

    def word(self, question: Ask, choice: int) -> str:
        """A choice in the words of the notation."""
        return in_words(self.book, self.state, question).word(whole("choice", choice))

    def choice(self, question: Ask, word: str) -> int:
        """The choice behind a word of the notation: the way back from `word`."""
        return read_answer(self.book, self.state, in_words(self.book, self.state, question), word)

    def line(self, seen_by: int | None = None) -> str:
        """The position line; with a seat, or NOBODY, that of what it sees."""
        if seen_by is None:
            return position.line(self.book, self.state)
        return position.line_of_view(self.book, self.view(seen_by))

    def record(self, tags: dict[str, str] | None = None) -> str:
        """The record so far, as text."""
        return record.write(
            record.Record(self.book, self.settings, tags or {}, self.match.moves, self.position)
        )


def new(name: str, *, seed: int | None = None, **settings: Setting) -> Game:
    """A new game; with a seed chance answers by itself, without one it is asked as CHANCE.

    Options are given as texts, as they are written; True and False, whole numbers and lists of
    names may be given as they are.
    """
    book = game(name)
    return Game(book, book.new(as_texts(settings), listen=True), dice(seed))


def make_bot(name: str, game: Game, *, seed: int = 0) -> Bot:
    """A bot for one seat of a game, by level, character and effort: `desperado:vengeful@300`."""
    return make(name, game.book, whole("seed", seed))


def arena(
    game: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int = 1,
    jobs: int = 1,
    sprt: tuple[float, float] | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    balanced: bool = True,
    file: str | Path | None = None,
    **settings: Setting,
) -> Report:
    """A series of games between bots, one for each seat, and how each of them did.

    As the command of the same name: in balanced blocks, in several processes, kept in a file from
    which it goes on. With `sprt`, two shares, it ends when it is known which the first bot has.

    >>> import coltexpress
    >>> game = next(iter(coltexpress.GAMES))
    >>> report = coltexpress.arena(game, ["greenhorn", "uniform", "uniform"], games=9)
    >>> first = report.bots[0]
    >>> first.low <= first.win_rate <= first.high
    True
    """
    from coltexpress.sim.arena import Diary, report, until_known  # few want it, and it is large
    from coltexpress.sim.sequential import Shares, check_shares
    from coltexpress.sim.series import Series

    texts = as_texts({"players": len(bots), **settings})
    series = Series(game, texts, tuple(bots), games, seed, seconds, iterations, balanced=balanced)
    series.check()
    shares = None if sprt is None else check_shares(Shares(*sprt))
    diary = None if file is None else Diary(Path(file), series)
    start = time.perf_counter()
    results = list(until_known(series, jobs, shares, diary))
    return report(series, results, time.perf_counter() - start, shares)


def analyse(position: str | Game, *, seat: int | None = None, seed: int = 0) -> PositionAnalysis:
    """What a judge thinks of a position, whole or a view, and of each option that is on offer.

    Judged by what the seat sees alone, or whoever is asked first, over many guesses at the rest.

    >>> import coltexpress
    >>> first, *others = coltexpress.GAMES
    >>> game = coltexpress.new(first, players=3, bandits="tuco,belle,doc", seed=1)
    >>> found = coltexpress.analyse(game.line())
    >>> found.what, len(found.options) > 1
    ('play-or-draw', True)
    >>> found.best == max(found.options, key=lambda one: one.chance).choice
    True
    """
    from coltexpress.study.board import analyse_line, analyse_view, first_asked

    if isinstance(position, str):
        return analyse_line(position, None if seat is None else whole("seat", seat), seed=seed)
    viewer = first_asked(position.state) if seat is None else whole("seat", seat)
    return analyse_view(position.book, position.view(viewer), seed=seed)


def review(game: str | Game, seat: int, *, seed: int = 0) -> GameAnalysis:
    """What a judge thinks of the choices of a seat in a finished game; NotOver before its end.

    >>> import coltexpress
    >>> *others, shortest = coltexpress.GAMES
    >>> game = coltexpress.new(shortest, players=3, seed=1)
    >>> while not game.over:
    ...     game.play(game.legal_choices()[-1])
    >>> found = coltexpress.review(game, seat=0)
    >>> found.points[-1].chances[0] == found.balance.result
    True
    """
    from coltexpress.study.analysis import analyse_game

    text = game if isinstance(game, str) else game.record()
    return analyse_game(record.read(text), whole("seat", seat), seed=seed)


def not_a_choice(game: Game, text: str) -> IllegalChoice:
    """Something that is no choice at all, and what one looks like."""
    choices = game.legal_choices()
    such_as = f", such as {choices[0]!r}" if choices else ""
    return IllegalChoice("", "not_a_choice", given=text, example=such_as)


def as_texts(settings: dict[str, Setting]) -> dict[str, str]:
    """Settings as the texts that are read."""
    return {option: as_text(option, value) for option, value in settings.items()}


def as_text(option: str, value: Setting) -> str:
    """A setting as the text that is read."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (str, int)):
        return str(value)
    if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    raise Unreadable("", "not_a_setting", option=option, value=repr(value))


def whole(name: str, value: object) -> int:
    """A whole number, whatever somebody gave who does not check types."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise IllegalChoice("", "not_whole", name=name, value=repr(value))
    return value


def dice(seed: int | None) -> Dice | None:
    """Dice that follow from a seed, if there is one."""
    return None if seed is None else Dice(whole("seed", seed))
