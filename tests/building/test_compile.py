"""The script that compiles the engine, and what it does where it cannot."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import compile as door
import compiling
import pytest
from compiling import builds, machine, parts, pieces, quick_rows, training, tuning
from compiling.saying import Progress

from coltexpress.compiled import ENGINE, SUFFIX, fingerprint

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "coltexpress"


def test_what_is_to_be_compiled_is_there() -> None:
    listed = [*parts.COMPILED, *parts.INTERPRETED]
    assert [name for name in listed if not any(PACKAGE.glob(name))] == []
    assert all(parts.INTERPRETED.values()), "give every exception its reason"


def test_compiled_modules_are_part_of_what_a_build_is_known_by() -> None:
    first = {file.relative_to(PACKAGE).parts[0] for file in parts.modules(PACKAGE)}
    assert first <= set(ENGINE)


def test_code_that_is_not_compiled_leaves_changing_rows_to_code_that_is() -> None:
    """It would do to native rows what is done to lists."""
    of_lists = re.compile(r"from coltexpress.kernel.vecs import .*\b(append|pop|remove)\b")
    sources = set(PACKAGE.rglob("*.py")) - set(parts.modules(PACKAGE))
    found = [file for file in sources if of_lists.search(file.read_text(encoding="utf-8"))]
    assert found == []


def is_constant(part: ast.expr) -> bool:
    """Does it stand in the source, as a number or by its name?"""
    return isinstance(part, ast.Constant) or (isinstance(part, ast.Name) and part.id.isupper())


def test_compiled_code_shifts_no_constant_but_1_by_a_variable() -> None:
    """Compiled, a constant on the left has 32 bits. 1 is a bit for a seat, a spot or a bandit."""
    found = [
        f"{file.relative_to(PACKAGE)}:{part.lineno} {ast.unparse(part)}"
        for file in parts.modules(PACKAGE)
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(part, ast.BinOp) and isinstance(part.op, ast.LShift)
        if is_constant(part.left) and ast.unparse(part.left) != "1"
        if not is_constant(part.right)
    ]
    assert found == []


def waits_while_it_handles(handler: ast.AST) -> bool:
    """Is something waited for in there?"""
    return any(
        isinstance(part, ast.Await | ast.AsyncWith | ast.AsyncFor) for part in ast.walk(handler)
    )


def test_compiled_coroutines_wait_for_nothing_while_they_handle_an_exception() -> None:
    """Compiled, they would keep it, and all that it has come through, for ever.

    An `async with` waits for its end in the same way.
    """
    found = [
        f"{file.relative_to(PACKAGE)}:{part.lineno}"
        for file in parts.modules(PACKAGE)
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(part, ast.AsyncWith)
        or (isinstance(part, ast.ExceptHandler) and waits_while_it_handles(part))
    ]
    assert found == []


def test_the_source_tree_holds_nothing_compiled() -> None:
    """It would stand in for the source beside it, edited or not."""
    assert list((ROOT / "src").rglob(f"*{SUFFIX}")) == []


def test_a_compiler_that_is_not_there_is_not_counted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert not compiling.can_compile()


def test_only_gcc_is_asked_to_tune(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for words, tunes in {"__GNUC__ 12": True, "__GNUC__ 4 __clang__ 1": False, "": False}.items():
        monkeypatch.setenv("CC", f"{sys.executable} {pretended_compiler(tmp_path, words)}")
        assert machine.can_tune() is (tunes and os.name != "nt"), words


def pretended_compiler(folder: Path, words: str) -> Path:
    """A program that says these words, whatever it is asked."""
    program = folder / "cc.py"
    program.write_text(f"print({words!r})")
    return program


@pytest.mark.parametrize("name", ["no-such-compiler", "false"])
def test_a_compiler_that_does_not_answer_is_not_asked_to_tune(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", name)
    assert not machine.can_tune()


def test_what_is_not_tuned_is_there() -> None:
    names = {
        part
        for file in parts.modules(PACKAGE)
        for part in file.relative_to(PACKAGE).with_suffix("").parts
    }
    assert names >= parts.SELDOM


def test_rules_are_tuned_and_what_is_said_of_them_is_not() -> None:
    begin = "c/__native_coltexpress"
    assert parts.is_busy(f"{begin}___kernel___agenda.c")
    assert parts.is_busy(f"{begin}___games___classic___stealing___fire.c")
    assert not parts.is_busy(f"{begin}___games___classic___notation.c")
    assert not parts.is_busy(f"{begin}___protocol___reader.c")
    assert not parts.is_busy(f"{begin}.c")
    assert not parts.is_busy("lib-rt/int_ops.c")


@pytest.mark.parametrize(
    ("there", "tunes", "wanted", "enough"),
    [
        ("tuned", True, "tuned", True),
        ("plain", True, "tuned", False),
        ("plain", True, "plain", True),
        ("tuned", True, "plain", True),
        ("plain", False, "tuned", True),
        ("plain", True, "rough", True),
        ("rough", False, "plain", False),
    ],
)
def test_a_plain_build_is_not_taken_for_a_tuned_one(
    there: str,
    tunes: bool,
    wanted: str,
    enough: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("mypyc")
    ready = tmp_path / fingerprint(str(PACKAGE))
    ready.mkdir()
    (ready / builds.MADE_WITH).write_text(builds.made_with(there))
    monkeypatch.setattr(machine, "can_tune", lambda: tunes)
    monkeypatch.setattr(machine, "can_compile", lambda: False)  # so nothing is ever made here
    if enough:
        assert compiling.build(tmp_path, jobs=1, effort=wanted) == ready
    else:
        with pytest.raises(compiling.Failed, match="no C compiler"):
            compiling.build(tmp_path, jobs=1, effort=wanted)


def test_two_builds_at_once_are_one_too_many(tmp_path: Path) -> None:
    with (
        compiling.alone(tmp_path, wait=False),
        pytest.raises(compiling.Busy, match="another run"),
        compiling.alone(tmp_path, wait=False),
    ):
        pass


def test_what_an_interrupted_build_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / f"{builds.WORK}x" / "c").mkdir(parents=True)
    (tmp_path / "a-build").mkdir()
    with compiling.alone(tmp_path, wait=False):
        assert {path.name for path in tmp_path.iterdir()} == {"a-build", builds.LOCK}


@pytest.mark.parametrize(
    ("trouble", "code", "words"),
    [
        (KeyboardInterrupt(), door.INTERRUPTED, "stopped; the next run begins anew"),
        (OSError(28, "No space left on device"), 1, "the engine stays interpreted: [Errno 28]"),
    ],
)
def test_what_ends_a_build_is_one_line(
    trouble: BaseException,
    code: int,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def build(*_: object, **__: object) -> Path:
        raise trouble

    monkeypatch.setattr(compiling, "build", build)
    monkeypatch.setattr(sys, "argv", ["compile.py", "--into", str(tmp_path)])
    assert door.main() == code
    said = capsys.readouterr().err
    assert said.startswith(words)
    assert said.count("\n") == 1


def test_the_training_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little effort: it is meant for compiled code."""
    for effort in ("GAMES_EACH", "WATCHED", "GUESSES", "ITERATIONS"):
        monkeypatch.setattr(training, effort, 1)
    training.main()


WITH_GCC: Final = pytest.mark.skipif(not machine.can_tune(), reason="the compiler is not GCC")
PIECES: Final = {"lib": "__native_lib___kernel.c", "door": "door.c"}
TINY: Final = """
#include <Python.h>
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "NAME", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_NAME(void) { return PyModule_Create(&tiny); }
"""


@WITH_GCC
def test_with_gcc_a_build_is_tuned_and_every_piece_is_counted(tiny: Path) -> None:
    with Progress() as progress:
        assert made_of_tiny_pieces(tiny, progress)
        assert progress.done == progress.total == 6  # the door, the training, 2 × file and link


@WITH_GCC
@pytest.mark.parametrize("options", ["COUNTING", "COUNTED"])
def test_a_compiler_that_cannot_tune_makes_a_plain_build(
    options: str, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, options, ["-fno-such-option-at-all"])
    with Progress() as progress:
        assert not made_of_tiny_pieces(tiny, progress)


@WITH_GCC
def test_training_that_fails_makes_a_plain_build(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "runs", lambda program, made: False)
    with Progress() as progress:
        assert not made_of_tiny_pieces(tiny, progress)


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with C for a library and a module that needs it, and no engine to run."""
    for name, file in PIECES.items():
        (tmp_path / file).write_text(TINY.replace("NAME", name))
    (tmp_path / "no_rows.h").touch()
    monkeypatch.setattr(quick_rows, "HEADER", tmp_path / "no_rows.h")
    monkeypatch.setattr(tuning, "runs", lambda program, made: True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def made_of_tiny_pieces(tiny: Path, progress: Progress) -> bool:
    """Compile them; were they tuned? The library is there in any case."""
    setuptools = pytest.importorskip("setuptools")
    made = [setuptools.Extension(name, [file]) for name, file in PIECES.items()]
    tuned = pieces.compile_pieces(made, tiny / "made", 2, True, progress)
    library = (tiny / "made" / f"lib{SUFFIX}").read_bytes()
    assert b"__gcov" not in library, "it still counts"
    return tuned


@pytest.mark.slow
def test_a_broken_compiler_is_one_line_and_is_not_tried_again(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    pytest.importorskip("setuptools")
    first, second = (brief(tmp_path, CC="false") for _ in range(2))
    assert first.returncode == second.returncode == compiling.Failed.code
    assert first.stderr.splitlines()[-1].startswith("the engine stays interpreted: the C compiler")
    assert second.stderr.splitlines() == first.stderr.splitlines()[-1:]
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []


BRIEF: Final = """
import compile, sys
from compiling import machine
machine.can_compile = lambda: True
sys.exit(compile.main())
"""


def brief(into: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """In one line, and as if Python's headers were there: no compiler comes to need them."""
    command = [sys.executable, "-c", BRIEF, "--brief", "--into", str(into)]
    names = os.environ | {"PYTHONPATH": str(Path(door.__file__).parent)} | settings
    return subprocess.run(command, env=names, capture_output=True, text=True, check=False)
