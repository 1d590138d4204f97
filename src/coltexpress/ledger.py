"""The rules ledgers: every clause, edition difference, ruling and example by its ID."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from coltexpress.train.bandits import BANDITS

PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parents[1]
ID: Final = re.compile(r"[A-Z](?:-[A-Z]+)+-\d+")
RANGE: Final = re.compile(
    r"(?P<stem>[A-Z](?:-[A-Z]+)+-)(?P<first>\d+)\.\.(?:(?P=stem))?(?P<last>\d+)"
)
HEADING: Final = re.compile(r"(#{2,}) (.+)")
CELL_END: Final = re.compile(r"(?<!\\)\|")
SOURCES: Final = ("Rulebook", "Reason")
ENGLISH: Final = "en"
COLON: Final = {"zh-Hant": "：", "ja": "："}  # elsewhere a colon and a space
POWERS: Final = {
    f"{one.words[ENGLISH]['name']}: {one.words[ENGLISH]['power']}": one.words for one in BANDITS
}  # what a clause says that a bandit says in every language


class NotInLedger(LookupError):
    """A name that no ledger knows."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.what, self.name = what, name
        self.near = get_close_matches(name, known)
        hint = f"; did you mean {', '.join(self.near)}?" if self.near else ""
        super().__init__(f"no {what} {name!r} in the ledgers{hint}")


@dataclass(frozen=True, slots=True)
class Clause:
    """One testable row of a ledger."""

    id: str
    game: str
    text: str
    section: str
    source: str

    @property
    def withdrawn(self) -> bool:
        """Whether the clause no longer holds and only keeps its ID."""
        return self.text.startswith("*withdrawn*")


@cache
def games() -> tuple[str, ...]:
    """The games that have a ledger."""
    return tuple(sorted(path.stem for path in _folder().glob("*.md") if path.stem.islower()))


@cache
def load(game: str, language: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of a game by ID, in the order of its ledger; English for what is missing."""
    if game not in games():
        raise NotInLedger("game", game, games())
    translated = own(game, language)
    return {
        id: replace(translated.get(id, clause), source=clause.source)
        for id, clause in own(game, ENGLISH).items()
    }


@cache
def own(game: str, language: str) -> dict[str, Clause]:
    """The clauses of a game that a language has itself.

    They stand in its ledger, but for those that are a bandit and its power in so many words:
    these the bandit has in every language.
    """
    there = path(game, language)
    written = parse(game, there.read_text(encoding="utf-8"), language) if there.exists() else {}
    if language == ENGLISH or not written:
        return written
    told = {id: told_by_power(one, language, written) for id, one in own(game, ENGLISH).items()}
    return {id: found for id, power in told.items() if (found := written.get(id, power))}


def told_by_power(clause: Clause, language: str, written: dict[str, Clause]) -> Clause | None:
    """A clause that says nothing but a bandit's power, in the words of the bandit."""
    words = POWERS.get(clause.text, {}).get(language)
    if words is None:
        return None
    text = f"{words['name']}{COLON.get(language, ': ')}{words['power']}"
    beside = [id for id, one in own(clause.game, ENGLISH).items() if one.section == clause.section]
    sections = [written[id].section for id in beside if id in written]
    return replace(clause, text=text, section=next(iter(sections), words["name"]), source="")


def path(game: str, language: str = ENGLISH) -> Path:
    """Where the ledger of a game is, in a language."""
    return _folder() / ("" if language == ENGLISH else language) / f"{game}.md"


def clause(id: str, language: str = ENGLISH) -> Clause:
    """The clause with this ID, whatever its game."""
    for game in games():
        if id in load(game):
            return load(game, language)[id]
    raise NotInLedger("clause", id, (known for game in games() for known in load(game)))


def expand(span: str) -> list[str]:
    """The IDs of a range such as C-FIRE-01..14; a single ID stands for itself."""
    if ID.fullmatch(span):
        return [span]
    match = RANGE.fullmatch(span)
    if match is None:
        raise ValueError(f"neither an ID nor a range of IDs: {span!r}")
    first, last = match["first"], match["last"]
    if int(first) > int(last):
        raise ValueError(f"a range that runs backwards: {span!r}")
    return [f"{match['stem']}{n:0{len(first)}}" for n in range(int(first), int(last) + 1)]


def parse(game: str, text: str, language: str = ENGLISH) -> dict[str, Clause]:
    """Read the clauses from the text of a ledger."""
    clauses: dict[str, Clause] = {}
    for row in _rows(game, text, COLON.get(language, ": ")):
        if row.id in clauses:
            raise ValueError(f"{row.id} is defined twice in the {game} ledger")
        clauses[row.id] = row
    return clauses


def _rows(game: str, text: str, colon: str) -> Iterator[Clause]:
    sections: list[str] = []
    header: list[str] = []
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            sections[len(heading[1]) - 2 :] = [heading[2]]
        if not line.startswith("|"):
            header = []
            continue
        cells = _cells(line)
        header = header or cells
        if ID.fullmatch(cells[0]):
            yield _clause(game, " / ".join(sections), header, cells, colon)


def _cells(line: str) -> list[str]:
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace(r"\|", "|") for cell in CELL_END.split(inner)]


def _clause(game: str, section: str, header: list[str], cells: list[str], colon: str) -> Clause:
    columns = dict(zip(header[1:], cells[1:], strict=True))
    source = "".join(columns.pop(name, "") for name in SOURCES)
    if len(columns) == 1:
        text = "".join(columns.values())
    else:
        text = "\n".join(f"{name}{colon}{cell}" for name, cell in columns.items())
    return Clause(cells[0], game, text, section, source)


def _folder() -> Path:
    for folder in (PACKAGE / "ledgers", CHECKOUT / "docs" / "rules"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no ledgers beside {PACKAGE} nor in {CHECKOUT / 'docs' / 'rules'}")
