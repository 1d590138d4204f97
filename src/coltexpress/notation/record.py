"""The record of a game: its options and every choice, chance included, like PGN.

    coltexpress record 1
    game: (its name)
    rules: 2
    players: 4

    #0 pick-character belle
    dice which-car mail saloon baggage restaurant
    B play-or-draw f

After the header, a line has who was asked, what, and one answer or, when the same seat is asked
the same again, several. Lines that begin with `;` are remarks. A game that began at a position has
its line in the header.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask, State, choose, waiting
from coltexpress.kernel.errors import ColtExpressError, Unreadable
from coltexpress.kernel.events import Event
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.texts import demand_length
from coltexpress.notation import position
from coltexpress.notation.choices import read_move

VERSION: Final = 1
POSITION: Final = "position"  # in the header of a game that began at one
TITLE: Final = "coltexpress record"
WORDS_A_LINE: Final = 12
LONGEST: Final = 1_000_000  # characters; a long game has about 15,000
TAGS: Final[tuple[str, ...]] = (
    "bots",
    "date",
    "missing",
    "names",
    "parts",
    "people",
    "seals",
    "secret",
    "secret-sha256",
    "seed",
    "table",
)  # what else a header may say


class Record(NamedTuple):
    """A game as it was played."""

    book: Rulebook
    settings: dict[str, str]
    tags: dict[str, str]
    moves: list[Move]
    position: str = ""  # the line at which the game began, if not at the beginning

    def start(self, *, listen: bool = False) -> State:
        """The game before its first choice."""
        if not self.position:
            return self.book.new(self.settings, listen=listen)
        g = position.read(self.position)
        g.log = Log() if listen else None
        return g


def write(record: Record) -> str:
    """The record as text."""
    lines: list[list[str]] = []
    g = record.start()
    for move in record.moves:
        asked, answer = write_move(record.book, g, move)
        if lines and lines[-1][0] == asked and len(lines[-1]) <= WORDS_A_LINE:
            lines[-1].append(answer)
        else:
            lines.append([asked, answer])
        choose(g, move.seat, move.choice)
    texts = [" ".join(words) for words in lines]
    return "\n".join([*write_header(record), *texts, *write_end(record.book, g), ""])


def write_with_story(record: Record) -> str:
    """The record with what happened as remarks: one move a line, made to be read and compared."""
    book = record.book
    g = record.start(listen=True)
    assert g.log is not None
    lines = [f"; {write_event(book, g, event)}" for event in g.log]
    heard = len(g.log)
    for move in record.moves:
        lines.append(" ".join(write_move(book, g, move)))
        choose(g, move.seat, move.choice)
        lines += [f"; {write_event(book, g, event)}" for event in g.log[heard:]]
        heard = len(g.log)
    return "\n".join([*write_header(record), *lines, *write_end(book, g), ""])


def write_header(record: Record) -> list[str]:
    """The lines before the first move."""
    book = record.book
    header = [f"{TITLE} {VERSION}", f"game: {book.name}", f"rules: {book.version}"]
    header += [f"{name}: {text}" for name, text in record.settings.items()]
    if record.position:
        header.append(f"{POSITION}: {record.position}")
    for name, text in record.tags.items():
        check_tag(name, text)
        header.append(f"{name}: {text}")
    return [*header, ""]


def check_tag(name: str, text: str) -> None:
    """Refuse to write what could not be read again."""
    if name not in TAGS:
        raise Unreadable(f"{name}: no tag of a record; expected one of {', '.join(TAGS)}")
    if not text.strip() or len(text.splitlines()) != 1:
        raise Unreadable(f"{name}: {text!r}: expected one line of text")


def write_end(book: Rulebook, g: State) -> list[str]:
    """The line after the last move of a finished game."""
    if g.asks:
        return []
    winners = [book.write_word(g, "seat", seat) for seat in book.winners(g)]
    return [" ".join(["end", *(winners or ["nobody"])])]


def write_event(book: Rulebook, g: State, event: Event) -> str:
    """An event in the words of the notation, secrets included."""
    kind = book.events[event.kind]
    words = [
        book.write_word(g, type_, value) for type_, value in zip(kind.args, event.args, strict=True)
    ]
    return " ".join([kind.name, *words])


def write_move(book: Rulebook, g: State, move: Move) -> tuple[str, str]:
    """Who is asked what, and the answer."""
    kind = book.questions[move.what]
    seat = book.write_word(g, "seat", move.seat)
    return f"{seat} {kind.name}", book.write_word(g, kind.options, move.choice)


def read(text: str) -> Record:
    """The record behind a text, replayed and checked move by move."""
    demand_length(text, LONGEST, "record_too_long")
    lines = text.splitlines()
    if not lines or lines[0].strip() != f"{TITLE} {VERSION}":
        title = f"{TITLE} {VERSION}"
        raise Unreadable("", "no_record", title=title)
    body = next((place for place, line in enumerate(lines) if not line.strip()), len(lines))
    header = read_header(lines[1:body])
    book = game(header.pop("game", ""))
    rules = header.pop("rules", "")
    is_older = rules in [str(version) for version in range(1, book.version)]
    if rules != str(book.version) and not is_older:
        raise other_rules(book, rules)
    tags = {name: header.pop(name) for name in TAGS if name in header}
    record = Record(book, header, tags, [], header.pop(POSITION, ""))
    check_position(record)
    try:
        replay_lines(record, lines, body, older=is_older)
    except Unreadable as error:
        if is_older:
            other = other_rules(book, rules)
            text = f"{other}; {error}"
            raise Unreadable(text, "older_record", **other.values) from error
        raise
    return record


def check_position(record: Record) -> None:
    """The position at which a game began is one of this game, with these options."""
    if not record.position:
        return
    book, (name, *_) = record.book, record.position.split()
    if name != book.name:
        raise Unreadable(f"{POSITION}: a position of {name} in a record of {book.name}")
    try:
        options = book.settings(record.start())
    except ColtExpressError as error:
        raise Unreadable(f"{POSITION}: {error}", "record_position") from error
    if options != book.settings(book.new(record.settings)):
        raise Unreadable(f"{POSITION}: its options are not those that the header says")


def other_rules(book: Rulebook, rules: str) -> Unreadable:
    """Why a record of another version of the rules cannot be replayed."""
    if not rules:
        return Unreadable("", "no_rules", version=book.version)
    return Unreadable("", "other_rules", rules=rules, game=book.name, version=book.version)


def read_header(lines: list[str]) -> dict[str, str]:
    """The header by name."""
    header: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        name, colon, text = line.partition(":")
        if line.startswith(";"):
            continue
        if not colon or not text.strip():
            raise Unreadable("", "bad_header", line=number, word=line)
        if name in header:
            raise Unreadable("", "said_twice", line=number, name=name)
        header[name] = text.strip()
    return header


def replay_lines(record: Record, lines: list[str], body: int, *, older: bool) -> None:
    """Play every move of the body, so that the record ends where the game did.

    With older rules the game goes on by itself where they did not ask.
    """
    g = record.start()
    for number, line in enumerate(lines[body:], start=body + 1):
        words = line.split()
        if not words or line.startswith(";"):
            continue
        try:
            if words[0] == "end":
                if older:
                    skip_unasked(record, g, "", "")
                check_end(record.book, g, words[1:])
            else:
                play_line(record, g, words, older=older)
        except ColtExpressError as error:
            move = len(record.moves) + 1
            raise Unreadable(
                f"line {number}, move {move}: {error}", "record_line", line=number, move=move
            ) from error


def check_end(book: Rulebook, g: State, winners: list[str]) -> None:
    """The record ends where and how the game ends."""
    if g.asks:
        asked = describe(book, g, waiting(g)[0])
        raise Unreadable("", "record_unfinished", asked=asked)
    expected = [book.write_word(g, "seat", seat) for seat in book.winners(g)] or ["nobody"]
    if winners != expected:
        said, found = " ".join(winners), " ".join(expected)
        raise Unreadable("", "wrong_winners", said=said, found=found)


def play_line(record: Record, g: State, words: list[str], *, older: bool = False) -> None:
    """Play the answers of one line."""
    if len(words) < 3:
        raise Unreadable("", "not_a_move")
    for answer in words[2:]:
        if older:
            skip_unasked(record, g, words[0], words[1])
        play_answer(record, g, words[0], words[1], answer)


def skip_unasked(record: Record, g: State, who: str, what: str) -> None:
    """Give the only answer to questions that older rules did not ask, up to this one."""
    while len(waiting(g)) == 1 and len(waiting(g)[0].options) == 1:
        question = waiting(g)[0]
        asked = record.book.write_word(g, "seat", question.seat)
        if (asked, record.book.questions[question.what].name) == (who, what):
            return
        record.moves.append(Move(question.seat, question.what, question.options[0]))
        choose(g, question.seat, question.options[0])


def play_answer(record: Record, g: State, who: str, what: str, answer: str) -> None:
    """Play one answer, if this is what the game asks."""
    move = read_move(record.book, g, who, what, answer)
    record.moves.append(move)
    choose(g, move.seat, move.choice)


def describe(book: Rulebook, g: State, question: Ask) -> str:
    """Who is asked what, as a record writes it."""
    return f"{book.write_word(g, 'seat', question.seat)} {book.questions[question.what].name}"
