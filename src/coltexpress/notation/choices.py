"""Questions and choices in the words of the notation, as they stand in records.

    O move-where S1i

The seat that is asked, what it is asked, and one of the options.
"""

from __future__ import annotations

from typing import NamedTuple

from coltexpress.kernel.agenda import Ask, State, waiting
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook


class Question(NamedTuple):
    """A question in words: who is asked, what, among what, who acts and who suffers.

    `about` says, in words by type, what is settled already: `{"bandit": "T", "target": "C"}`
    while Tuco punches Cheyenne. `words` are the options in the words of the notation, in the
    order of `options`. Of the questions of others a seat sees everything but the options.
    """

    seat: int  # who chooses; CHANCE for the dice
    who: str  # the word of the seat, `dice` for chance
    what: str  # such as move-where
    type: str  # what the options are, such as spot
    options: tuple[int, ...]  # by number
    words: tuple[str, ...]  # the same in words
    about: dict[str, str]  # who acts and who suffers, by type, as far as it is settled

    def __str__(self) -> str:
        return " ".join([self.who, self.what, *self.words])

    @property
    def choices(self) -> list[str]:
        """All that can be chosen, each as a record has it: `O move-where S1i`."""
        return [f"{self.who} {self.what} {word}" for word in dict.fromkeys(self.words)]

    @property
    def offered(self) -> str:
        """The options by word and by number: `S1i (2), S3i (6)`."""
        offers = dict(zip(self.words, self.options, strict=True))
        return ", ".join([f"{word} ({option})" for word, option in offers.items()])

    def word(self, choice: int) -> str:
        """An option in the words of the notation."""
        if choice not in self.options:
            raise self.refusal(str(choice))
        return self.words[self.options.index(choice)]

    def choice(self, word: str) -> int:
        """The option behind a word: the way back from `word`."""
        if word not in self.words:
            raise self.refusal(repr(word))
        return self.options[self.words.index(word)]

    def refusal(self, choice: str) -> IllegalChoice:
        """That this is not offered, and what is."""
        return IllegalChoice(
            "", "not_offered", choice=choice, who=self.who, seat=self.seat, offered=self.offered
        )


def in_words(book: Rulebook, g: State, asked: Ask) -> Question:
    """An open question in words; the state of a view is enough for it.

    >>> import coltexpress
    >>> first, *others = coltexpress.GAMES
    >>> game = coltexpress.new(first, players=3, bandits="tuco,belle,doc", seed=4)
    >>> view = game.view(0)
    >>> coltexpress.in_words(game.book, view.state, view.asks[0]).words
    ('m', 'c', 'f', 'r', 'p', 'draw')
    """
    kind = book.questions[asked.what]
    return Question(
        int(asked.seat),
        book.write_word(g, "seat", asked.seat),
        kind.name,
        kind.options,
        tuple([int(option) for option in asked.options]),
        tuple([book.write_word(g, kind.options, option) for option in asked.options]),
        {type_: book.write_word(g, type_, value) for type_, value in book.about(g).items()},
    )


def read_move(book: Rulebook, g: State, who: str, what: str, answer: str) -> Move:
    """The move behind words, if that is what the game asks and offers."""
    for asked in g.asks:
        question = in_words(book, g, asked)
        if (question.who, question.what) == (who, what):
            return Move(asked.seat, asked.what, read_answer(book, g, question, answer))
    raise not_asked(book, g, f"{who} {what}")


def read_answer(book: Rulebook, g: State, question: Question, answer: str) -> int:
    """The option behind a word, which may be spelled in another way than it is written."""
    if answer in question.words:
        return question.choice(answer)
    try:
        return question.choice(question.word(book.read_word(g, question.type, answer)))
    except (IllegalChoice, Unreadable):
        raise question.refusal(repr(answer)) from None


def not_asked(book: Rulebook, g: State, given: str | int) -> IllegalChoice:
    """That this, a seat or a question in words, is not asked, and what is."""
    questions = [in_words(book, g, asked) for asked in waiting(g)]
    if not questions:
        return IllegalChoice("", "game_over")
    asked = ", ".join([f"{one.who} {one.what}" for one in questions])
    seats = ", ".join([str(one.seat) for one in questions])
    if isinstance(given, int):
        return IllegalChoice("", "seat_not_asked", asked=asked, seats=seats, given=given)
    return IllegalChoice("", "not_asked", asked=asked, seats=seats, given=given)
