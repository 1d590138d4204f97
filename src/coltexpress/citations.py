"""Which tests cite which clauses of the rules ledgers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from coltexpress import ledger
from coltexpress.ledger import Clause

Citations: TypeAlias = dict[str, list[str]]
Tables: TypeAlias = dict[str, ast.expr]
Test: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

# Greedy at its end: a slip such as C-FIRE-01a or C-FIRE-01/02 is reported whole, not cut short.
CITED: Final = re.compile(r"\b[A-Z](?:-[A-Z]+)+-\d+(?:\.\.[A-Z\d-]*\d)?(?:[/–-]?\w+)*")


def citations(tests_folder: Path) -> Citations:
    """The tests that cite each ID, known or not, in the order of files and lines."""
    found: Citations = {}
    folder = tests_folder.resolve()
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder.parent).as_posix()
        for test, ids in _cited_by_tests(path):
            for id in ids:
                found.setdefault(id, []).append(f"{file}::{test}")
    return found


def uncited(clauses: Mapping[str, Clause], found: Citations) -> list[Clause]:
    """The clauses of a ledger that still need a test."""
    return [c for id, c in clauses.items() if id not in found and not c.withdrawn]


def unknown(found: Citations) -> Citations:
    """The citations of IDs that no ledger defines."""
    known = {id for game in ledger.games() for id in ledger.load(game)}
    return {id: tests for id, tests in found.items() if id not in known}


def cited(text: str) -> list[str]:
    """The IDs named in a text, ranges spelled out and misspelt ones as they stand."""
    return [id for span in CITED.findall(text) for id in _spelled_out(span)]


def checkout_tests() -> Path | None:
    """The tests of the checkout this package runs from, if it runs from one."""
    folder = ledger.CHECKOUT / "tests"
    return folder if folder.is_dir() and (ledger.CHECKOUT / "docs" / "rules").is_dir() else None


def _spelled_out(span: str) -> list[str]:
    try:
        return ledger.expand(span)
    except ValueError:
        return [span]


def _cited_by_tests(path: Path) -> Iterator[tuple[str, list[str]]]:
    module = ast.parse(path.read_text(encoding="utf-8"), str(path))
    tables = _tables(module)
    for name, test in _tests(module.body):
        texts = [ast.get_docstring(test) or "", *_case_names(test, tables)]
        yield name, list(dict.fromkeys(id for text in texts for id in cited(text)))


def _tests(body: Iterable[ast.stmt]) -> Iterator[tuple[str, Test]]:
    for node in body:
        if isinstance(node, Test) and node.name.startswith("test_"):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for name, test in _tests(node.body):
                yield f"{node.name}::{name}", test


def _tables(module: ast.Module) -> Tables:
    tables: Tables = {}
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            tables[node.target.id] = node.value
        elif isinstance(node, ast.Assign):
            tables |= {t.id: node.value for t in node.targets if isinstance(t, ast.Name)}
    return tables


def _case_names(test: Test, tables: Tables) -> Iterator[str]:
    """The names given to parametrised cases by `id=` or `ids=`."""
    for node in _with_tables(test.decorator_list, tables):
        if isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            for part in _with_tables([node.value], tables):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def _with_tables(nodes: Iterable[ast.expr], tables: Tables) -> Iterator[ast.AST]:
    """All parts of some expressions and of the module's tables that they name."""
    for node in nodes:
        for part in ast.walk(node):
            yield part
            if isinstance(part, ast.Name) and part.id in tables:
                yield from ast.walk(tables[part.id])
