"""The `rules` command: read the ledgers and see which tests hold them."""

from __future__ import annotations

from pathlib import Path

import click

from coltexpress import ledger
from coltexpress.citations import Citations, checkout_tests, citations, uncited, unknown
from coltexpress.ledger import Clause


@click.command("rules")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option(
    "--coverage", is_flag=True, help="List every clause with its tests; fail if one has none."
)
@click.option("--game", metavar="GAME", help="Only this game.")
@click.option(
    "--tests",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the tests; by default that of the checkout.",
)
def rules(ids: tuple[str, ...], coverage: bool, game: str | None, folder: Path | None) -> None:
    """Show clauses of the rules by ID (C-FIRE-03), range (C-FIRE-01..04) or prefix (C-FIRE)."""
    folder = folder or checkout_tests()
    try:
        games = ledger.games() if game is None else (game,)
        known = {id: clause for g in games for id, clause in ledger.load(g).items()}
        if coverage:
            _show_coverage(games, folder)
        elif ids:
            _show_clauses([c for id in ids for c in _named(id.upper(), known)], folder)
        else:
            _show_sections(games)
    except ledger.NotInLedger as error:
        raise click.UsageError(str(error)) from None


def _named(name: str, known: dict[str, Clause]) -> list[Clause]:
    """The clauses meant by an ID, a range or a prefix."""
    if ".." in name:
        return [ledger.clause(id) for id in _span(name)]
    if name in known:
        return [known[name]]
    return [c for id, c in known.items() if id.startswith(name)] or [ledger.clause(name)]


def _span(name: str) -> list[str]:
    try:
        return ledger.expand(name)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def _show_clauses(clauses: list[Clause], folder: Path | None) -> None:
    """One clause in full, several one under the other."""
    if len(clauses) == 1:
        _show_clause(clauses[0], folder)
        return
    for clause in clauses:
        _show_line(clause)


def _show_clause(clause: Clause, folder: Path | None) -> None:
    _show_line(clause)
    click.echo(f"  section  {clause.section}")
    if clause.source:
        click.echo(f"  source   {clause.source}")
    if folder:
        tests = "\n           ".join(citations(folder).get(clause.id, ["none"]))
        click.echo(f"  tests    {tests}")


def _show_line(clause: Clause) -> None:
    margin = "\n" + " " * (len(clause.id) + 2)
    text = clause.text.replace("\n", margin)
    click.echo(f"{click.style(clause.id, bold=True)}  {text}")


def _show_sections(games: tuple[str, ...]) -> None:
    for game in games:
        clauses = ledger.load(game).values()
        click.secho(f"{game}: {len(clauses)} clauses", bold=True)
        sections = [clause.section for clause in clauses]
        for section in dict.fromkeys(sections):
            click.echo(f"{sections.count(section):5}  {section}")


def _show_coverage(games: tuple[str, ...], folder: Path | None) -> None:
    if folder is None:
        raise click.UsageError("no tests here; name their folder with --tests")
    found = citations(folder)
    for game in games:
        _show_tests(game, found)
    for id, tests in unknown(found).items():
        click.echo(f"unknown clause {id}, cited by {', '.join(tests)}")
    for game in games:
        click.secho(_summary(game, found), bold=True)
    if unknown(found) or any(uncited(ledger.load(game), found) for game in games):
        raise click.exceptions.Exit(1)


def _summary(game: str, found: Citations) -> str:
    needed = len(uncited(ledger.load(game), {}))
    missing = len(uncited(ledger.load(game), found))
    return f"{game}: {needed - missing} of {needed} clauses cited, {missing} missing"


def _show_tests(game: str, found: Citations) -> None:
    for clause in ledger.load(game).values():
        none = "withdrawn" if clause.withdrawn else "no test"
        click.echo(f"{clause.id}  {', '.join(found.get(clause.id, [none]))}")
