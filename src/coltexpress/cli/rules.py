"""The `rules` command: read the ledgers and see which tests hold them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.cells import cell_len

from coltexpress import ledger
from coltexpress.citations import Citations, checkout_tests, citations, uncited, unknown
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.help import hint, spoken
from coltexpress.ledger import Clause
from coltexpress.telling.words import Words

NOT_THERE: Final = {"clause": "cli-rules-no-clause", "game": "cli-rules-no-game"}


@command("rules", about=hint("cli-rules-about"))
@argument("ids", nargs=-1, metavar="id", help=hint("cli-rules-ids"))
@option("--coverage", is_flag=True, help=hint("cli-rules-coverage"))
@option("--game", metavar="game", help=hint("cli-rules-game"))
@option(
    "--tests",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help=hint("cli-rules-folder"),
)
def rules(ids: tuple[str, ...], coverage: bool, game: str | None, folder: Path | None) -> None:
    shown = Shown(spoken(), folder or checkout_tests())
    try:
        games = ledger.games() if game is None else (game,)
        known = {id: clause for g in games for id, clause in shown.load(g).items()}
        if coverage:
            shown.coverage(games)
        elif ids:
            shown.clauses([c for id in ids for c in shown.named(id.upper(), known)])
        else:
            shown.sections(games)
    except ledger.NotInLedger as error:
        raise click.UsageError(shown.unknown(error)) from None


class Shown:
    """The ledgers in the words of one language, and the folder of the tests that hold them."""

    def __init__(self, words: Words, folder: Path | None) -> None:
        self.words = words
        self.folder = folder

    def load(self, game: str) -> dict[str, Clause]:
        """The clauses of a game in this language."""
        return ledger.load(game, self.words.language)

    def named(self, name: str, known: dict[str, Clause]) -> list[Clause]:
        """The clauses meant by an ID, a range or a prefix."""
        if ".." in name:
            return [ledger.clause(id, self.words.language) for id in self.span(name)]
        if name in known:
            return [known[name]]
        begun = [c for id, c in known.items() if id.startswith(name)]
        return begun or [ledger.clause(name, self.words.language)]

    def span(self, name: str) -> list[str]:
        """The IDs of a range."""
        try:
            return ledger.expand(name)
        except ValueError:
            raise click.UsageError(self.words.say("cli-rules-no-range", name=name)) from None

    def unknown(self, error: ledger.NotInLedger) -> str:
        """Why a name was not found, and which names are like it."""
        found = [self.words.say(NOT_THERE[error.what], name=error.name)]
        if error.near:
            found.append(self.words.say("cli-rules-near", names=self.words.several(error.near)))
        return self.words.sentences(found)

    def clauses(self, clauses: list[Clause]) -> None:
        """One clause in full, several one under the other."""
        for clause in clauses:
            show_line(clause)
        if len(clauses) == 1:
            self.details(clauses[0])

    def details(self, clause: Clause) -> None:
        """Where a clause stands, which rulebook says it and which tests hold it."""
        rows = {"cli-rules-section": [clause.section]}
        if clause.source:
            rows["cli-rules-source"] = [clause.source]
        if self.folder:
            none = [self.words.say("cli-rules-no-test")]
            rows["cli-rules-tests"] = citations(self.folder).get(clause.id, none)
        labels = {key: self.words.say(key) for key in rows}
        widest = max(cell_len(label) for label in labels.values())
        for key, lines in rows.items():
            space = " " * (widest - cell_len(labels[key]) + 2)
            click.echo(f"  {labels[key]}{space}" + f"\n{' ' * (widest + 4)}".join(lines))

    def sections(self, games: tuple[str, ...]) -> None:
        """How many clauses each section has."""
        for game in games:
            sections = [clause.section for clause in self.load(game).values()]
            count = self.words.say("cli-rules-count", game=game, count=len(sections))
            click.secho(count, bold=True)
            for section in dict.fromkeys(sections):
                click.echo(f"{sections.count(section):5}  {section}")

    def coverage(self, games: tuple[str, ...]) -> None:
        """Every clause with its tests; fails if one has none."""
        if self.folder is None:
            raise click.UsageError(self.words.say("cli-rules-no-tests"))
        found = citations(self.folder)
        for game in games:
            self.tests(game, found)
        for id, tests in unknown(found).items():
            where = self.words.several(tests)
            click.echo(self.words.say("cli-rules-unknown", id=id, tests=where))
        for game in games:
            click.secho(self.summary(game, found), bold=True)
        if unknown(found) or any(uncited(ledger.load(game), found) for game in games):
            raise click.exceptions.Exit(1)

    def summary(self, game: str, found: Citations) -> str:
        """How many clauses of a game are cited."""
        needed = len(uncited(ledger.load(game), {}))
        missing = len(uncited(ledger.load(game), found))
        cited = needed - missing
        return self.words.say(
            "cli-rules-cited", game=game, cited=cited, needed=needed, missing=missing
        )

    def tests(self, game: str, found: Citations) -> None:
        """Every clause of a game with the tests that cite it."""
        for clause in ledger.load(game).values():
            none = "cli-rules-withdrawn" if clause.withdrawn else "cli-rules-no-test"
            tests = found.get(clause.id) or [self.words.say(none)]
            click.echo(f"{clause.id}  {', '.join(tests)}")


def show_line(clause: Clause) -> None:
    """A clause after its ID, its further lines below the first."""
    margin = "\n" + " " * (len(clause.id) + 2)
    text = clause.text.replace("\n", margin)
    click.echo(f"{click.style(clause.id, bold=True)}  {text}")
