"""Break the rules on purpose, one small change at a time, and see whether a test notices.

    python3 run.py mutate                       # the rules of every game and the table
    python3 run.py mutate --only games/classic/stealing --jobs 2
    python3 run.py mutate --json

The tests are collected once. For every mutant a child process is forked, the code of one function
is replaced in it, and the tests that reach the changed line run until one fails. What no test
notices is listed. (mutmut does not work with pytest 9, and cosmic-ray starts a new interpreter for
every mutant; this takes minutes instead of hours.)
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import json
import os
import pickle
import select
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, NoReturn

import hypothesis
import progress
import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "coltexpress"
TARGETS = ("games", "train")
TESTS = ("rules", "train", "kernel", "notation", "golden", "laws")  # in tests/, in this order
SKIPPED = ("printed.py", "steps.py", "questions.py")  # tables of names and numbers
SECONDS = 90  # after which a mutant counts as noticed: it made a test hang

CANNOT = 3  # exit status of a child that could not put the mutant in place

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.RShift: ast.LShift,
    ast.LShift: ast.RShift,
}


class Mutant(NamedTuple):
    """One small change in one function."""

    file: str
    function: str
    line: int
    change: str
    code: CodeType


def changes(node: ast.AST) -> list[tuple[str, ast.AST]]:
    """What could be wrong instead of this node."""
    found: list[tuple[str, ast.AST]] = []
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        name = type(node.ops[0]).__name__
        found += [
            (f"{name} → {other.__name__}", with_op(node, other()))
            for other in COMPARISONS.get(type(node.ops[0]), [])
        ]
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        twin = copy.deepcopy(node)
        twin.op = ARITHMETIC[type(node.op)]()
        found.append((f"{type(node.op).__name__} → {type(twin.op).__name__}", twin))
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        augmented = copy.deepcopy(node)
        augmented.op = ARITHMETIC[type(node.op)]()
        found.append((f"{type(node.op).__name__}= → {type(augmented.op).__name__}=", augmented))
    elif isinstance(node, ast.BoolOp):
        other_bool = copy.deepcopy(node)
        other_bool.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        found.append((f"{type(node.op).__name__} → {type(other_bool.op).__name__}", other_bool))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        found.append(("not x → x", node.operand))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        found.append((f"{node.value} → {node.value + 1}", ast.Constant(node.value + 1)))
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        found.append((f"{node.value} → {not node.value}", ast.Constant(not node.value)))
    elif isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, ast.Compare):
        negated = copy.deepcopy(node)
        negated.test = ast.UnaryOp(ast.Not(), negated.test)
        found.append(("condition negated", negated))
    elif isinstance(node, ast.IfExp):
        swapped = copy.deepcopy(node)
        swapped.body, swapped.orelse = swapped.orelse, swapped.body
        found.append(("branches swapped", swapped))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        found.append((f"without {ast.unparse(node)[:50]}", ast.Pass()))
    elif isinstance(node, (ast.Break, ast.Continue)):
        found.append((f"without {type(node).__name__.lower()}", ast.Pass()))
    return found


def with_op(node: ast.Compare, op: ast.cmpop) -> ast.Compare:
    """The same comparison with another sign."""
    twin = copy.deepcopy(node)
    twin.ops = [op]
    return twin


class Replace(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> object:
        if node is self.old:
            return ast.copy_location(self.new, node)
        return super().visit(node)


def functions(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module by their qualified names."""
    found = [(node.name, node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    for part in tree.body:
        if isinstance(part, ast.ClassDef):
            found += [
                (f"{part.name}.{node.name}", node)
                for node in part.body
                if isinstance(node, ast.FunctionDef) and not node.decorator_list
            ]
    return found


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    source = path.read_text(encoding="utf-8")
    return [
        mutant
        for name, function in functions(ast.parse(source))
        for place in range(len(points(function)))
        for mutant in mutants_at(path, source, name, place)
    ]


def points(function: ast.FunctionDef) -> list[tuple[ast.AST, str, ast.AST]]:
    """Every node of a function with each of its changes."""
    return [
        (node, change, other)
        for statement in function.body
        for node in ast.walk(statement)
        for change, other in changes(node)
    ]


def mutants_at(path: Path, source: str, name: str, place: int) -> list[Mutant]:
    """The mutant at one point of a function, compiled."""
    tree = ast.parse(source)
    function = dict(functions(tree))[name]
    node, change, other = points(function)[place]
    line = getattr(node, "lineno", function.lineno)
    Replace(node, other).visit(function)
    compiled = compile(ast.fix_missing_locations(tree), str(path), "exec")
    code = find_code(compiled, name)
    return [] if code is None else [Mutant(str(path), name, line, change, code)]


def find_code(code: CodeType, name: str) -> CodeType | None:
    """The code of a function inside that of its module."""
    first, _, rest = name.partition(".")
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == first:
            return find_code(constant, rest) if rest else constant
    return None


def function_object(mutant: Mutant) -> FunctionType:
    """The living function that a mutant changes."""
    parts = Path(mutant.file).relative_to(ROOT / "src").with_suffix("").parts
    found: object = importlib.import_module(".".join(parts))
    for name in mutant.function.split("."):
        found = vars(found)[name]
    assert isinstance(found, FunctionType)
    return found


def forget_tables(mutant: Mutant) -> None:
    """Empty the caches of the mutant's module, so that what is made once is made anew."""
    for name, value in vars(sys.modules[function_object(mutant).__module__]).items():
        if name.startswith("_") and not name.startswith("__") and isinstance(value, dict):
            value.clear()


class Mutator:
    """A pytest plugin that runs the collected tests once for every mutant."""

    def __init__(self, mutants: list[Mutant], jobs: int) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.survivors: list[Mutant] = []
        self.unreached: list[Mutant] = []
        self.ran = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        reached = self.trace(session.items)
        self.ran = True
        running: dict[int, tuple[Mutant, int, float]] = {}
        waiting = list(reversed(self.mutants))
        done, all_of_them, start = 0, len(self.mutants), time.monotonic()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                items = [session.items[i] for i in reached.get((mutant.file, mutant.line), [])]
                if items:
                    child, pipe = self.fork(mutant, items)
                    running[child] = (mutant, pipe, time.monotonic())
                else:
                    self.unreached.append(mutant)
                    done += 1
            done += self.reap(running)
            spent = time.monotonic() - start
            left = spent / max(done, 1) * (all_of_them - done)
            bar = f"{done} of {all_of_them} mutants, {len(self.survivors)} survive"
            progress.show(f"{bar}, {left:,.0f} s left")
        progress.end()
        return True

    def reap(self, running: dict[int, tuple[Mutant, int, float]]) -> int:
        """Note which children have ended, or hang."""
        ready, _, _ = select.select([pipe for _, pipe, _ in running.values()], [], [], 0.5)
        ended = 0
        for child, (mutant, pipe, started) in list(running.items()):
            late = time.monotonic() - started > SECONDS
            if pipe not in ready and not late:
                continue
            if late:
                os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
            os.close(pipe)
            del running[child]
            if not late and status == 0:
                self.survivors.append(mutant)
            if os.waitstatus_to_exitcode(status) == CANNOT:
                self.mutants.remove(mutant)
            ended += 1
        return ended

    def fork(self, mutant: Mutant, items: list[pytest.Item]) -> tuple[int, int]:
        """A child that runs the tests with the mutant; its pipe closes when it ends."""
        mine, theirs = os.pipe()
        child = os.fork()
        if child:
            os.close(theirs)
            return child, mine
        quiet()
        try:
            function_object(mutant).__code__ = mutant.code
            forget_tables(mutant)
        except ValueError:  # a method that no longer calls super() has another closure
            leave(CANNOT)
        return leave(0 if all(passes(item) for item in items) else 1)

    def trace(self, items: list[pytest.Item]) -> dict[tuple[str, int], list[int]]:
        """Which tests reach which lines, found out in a child so that nothing is left behind."""
        mine, theirs = os.pipe()
        child = os.fork()
        if not child:
            os.close(mine)
            with os.fdopen(theirs, "wb") as out:
                quiet()
                pickle.dump(run_traced(items, {mutant.file for mutant in self.mutants}), out)
            leave(0)
        os.close(theirs)
        with os.fdopen(mine, "rb") as come:
            reached, failed = pickle.load(come)
        os.waitpid(child, 0)
        if failed:
            sys.exit(f"these tests fail without any mutant: {', '.join(failed)}")
        return dict(reached)


class Tracer:
    """Notes the lines that are run in some files."""

    def __init__(self, files: set[str], lines: set[tuple[str, int]]) -> None:
        self.files = files
        self.lines = lines

    def enter(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        return self.note(frame, event, arg) if frame.f_code.co_filename in self.files else None

    def note(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.note


def run_traced(
    items: list[pytest.Item], files: set[str]
) -> tuple[dict[tuple[str, int], list[int]], list[str]]:
    """Run every test and note the lines it reaches."""
    reached: dict[tuple[str, int], list[int]] = defaultdict(list)
    failed = []
    for number, item in enumerate(items):
        lines: set[tuple[str, int]] = set()

        sys.settrace(Tracer(files, lines).enter)
        good = passes(item)
        sys.settrace(None)
        if not good:
            failed.append(item.nodeid)
        for line in lines:
            reached[line].append(number)
    return reached, failed


def passes(item: pytest.Item) -> bool:
    """Run one test."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def quiet() -> None:
    """A child says nothing."""
    void = os.open(os.devnull, os.O_WRONLY)
    os.dup2(void, 1)
    os.dup2(void, 2)


def leave(status: int) -> NoReturn:
    """End a child at once, without anything that the parent will do."""
    os._exit(status)


def targets(only: list[str]) -> list[Path]:
    """The files to mutate."""
    files = [
        path
        for target in only or TARGETS
        for path in sorted(
            (PACKAGE / target).rglob("*.py") if (PACKAGE / target).is_dir() else [PACKAGE / target]
        )
    ]
    return [path for path in files if path.name not in SKIPPED]


def report(mutator: Mutator, as_json: bool) -> None:
    """Say how many were noticed and list the others."""
    left = mutator.survivors + mutator.unreached
    total = len(mutator.mutants)
    killed = total - len(left)
    where = [
        f"{Path(one.file).relative_to(PACKAGE)}:{one.line} {one.function}: {one.change}"
        + (" (no test comes here)" if one in mutator.unreached else "")
        for one in sorted(left, key=lambda one: (one.file, one.line))
    ]
    if as_json:
        print(json.dumps({"mutants": total, "killed": killed, "left": where}, indent=1))
        return
    print("\n".join(where))
    print(f"{killed} of {total} mutants were noticed: {killed / max(total, 1):.1%}")


def main() -> None:
    """Read the command line and mutate."""
    parser = argparse.ArgumentParser(description="Break rules on purpose and see tests fail.")
    parser.add_argument(
        "--only", action="append", default=[], help="a folder or file in the package"
    )
    parser.add_argument("--tests", action="append", default=[], help="instead of all rules tests")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    os.chdir(ROOT)
    mutants = [one for path in targets(given.only) for one in mutants_of(path)]
    mutator = Mutator(mutants, given.jobs)
    tests = given.tests or [f"tests/{part}" for part in TESTS]
    phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]  # no time lost on shrinking
    hypothesis.settings.register_profile("mutate", derandomize=True, database=None, phases=phases)
    hypothesis.settings.load_profile("mutate")
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is imported above
    pytest.main([*options, *tests], plugins=[mutator])
    if not mutator.ran:
        sys.exit("the tests could not be collected; run them with pytest first")
    report(mutator, given.json)


if __name__ == "__main__":
    main()
