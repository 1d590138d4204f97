"""What run.py says of the project is true, and what goes wrong is one clear sentence."""

from __future__ import annotations

import errno
import fcntl
import importlib.util
import os
import sys
import time
import tomllib
import venv
from concurrent.futures import Future
from pathlib import Path
from typing import Final

import beside
import environment
import page
import pytest

ROOT: Final = Path(__file__).parents[2]
SPEC: Final = importlib.util.spec_from_file_location("run", ROOT / "run.py")
assert SPEC is not None
assert SPEC.loader is not None
run = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(run)


def test_the_extras_that_it_installs_exist() -> None:
    wanted = run.DEVELOPER | {"compile", "web"}
    assert wanted <= set(environment.project()["optional-dependencies"])


def test_the_site_needs_little() -> None:
    assert run.wanted_extras("docs") == {"docs"}
    assert run.wanted_extras("check") == run.DEVELOPER


def test_the_tests_of_the_engine_are_there() -> None:
    assert [one for one in run.ENGINE_TESTS if not (ROOT / "tests" / one).is_dir()] == []


def test_the_extra_for_compiling_is_what_the_types_are_checked_with() -> None:
    """A newer mypy in one of them would compile what the other never saw."""
    named = [
        [one for one in environment.optional(extra) if one.startswith("mypy>")]
        for extra in ("compile", "test")
    ]
    assert named[0] == named[1]


def test_every_dependency_has_its_version() -> None:
    pinned = {
        line.partition("==")[0]
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if line[:1].isalnum()
    }
    needed = environment.requirements(environment.project()["optional-dependencies"])
    names = {name_of(one) for one in needed}
    assert names - pinned == set()


def name_of(requirement: str) -> str:
    name = requirement.partition(">=")[0].partition("[")[0]
    return name.replace(".", "-").lower()


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([], ["serve"]),
        (["--port", "9000"], ["serve", "--port", "9000"]),
        (["--no-browser"], ["serve", "--no-browser"]),
        (["--help"], ["--help"]),
        (["-h"], ["-h"]),
        (["play", "--lang", "sv"], ["play", "--lang", "sv"]),
        (["test", "-k", "punch"], ["test", "-k", "punch"]),
    ],
)
def test_options_without_a_command_are_for_serve(given: list[str], meant: list[str]) -> None:
    assert run.with_command(given) == meant


# What goes wrong


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_full_disk_is_said_and_what_to_do(number: int) -> None:
    assert run.plainly(OSError(number, "no room")) == environment.NO_SPACE
    assert "make room" in environment.NO_SPACE


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_folder_that_cannot_be_written_is_named_with_a_way_out(number: int) -> None:
    words = run.plainly(OSError(number, "read-only", str(ROOT / ".venv")))
    assert words.startswith(str(ROOT / ".venv"))
    assert "Copy" in words


@pytest.mark.parametrize("said", ["[Errno 28] No space left on device", "npm error code ENOSPC"])
def test_what_fails_for_want_of_room_is_no_matter_of_the_network(said: str) -> None:
    assert environment.explained(said, environment.NO_INSTALL) == environment.NO_SPACE
    assert environment.explained("no route", "the advice").endswith("the advice")


@pytest.fixture
def failed() -> Future[None]:
    """The work of building a page, which came to nothing."""
    done: Future[None] = Future()
    done.set_exception(page.Failed("npm says why"))
    return done


def test_without_any_page_the_run_ends_with_the_reason(
    failed: Future[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "is_built", lambda: False)
    with pytest.raises(run.Stop, match="nothing to play on:\nnpm says why"):
        run.check_page(failed)


def test_an_older_page_is_shown_and_called_so(
    failed: Future[None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "is_built", lambda: True)
    run.check_page(failed)
    assert capsys.readouterr().err == f"{run.OLD_PAGE}\nnpm says why\n"


def test_a_second_set_up_says_that_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "run.py").touch()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    with (tmp_path / "run.py").open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        waited: list[str] = []

        def waiting() -> None:
            waited.append("said")
            fcntl.flock(other, fcntl.LOCK_UN)

        with environment.alone(waiting):
            assert waited == ["said"]
    with environment.alone(lambda: pytest.fail("there is nobody to wait for")):
        pass


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that has the compiler, and an extra that no longer exists."""
    python = tmp_path / "bin/python"
    python.parent.mkdir()
    python.touch()
    (tmp_path / "lib/python3.11/site-packages").mkdir(parents=True)
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "BEFORE", tmp_path / "before")
    monkeypatch.setattr(environment, "PYTHON", python)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    monkeypatch.setattr(venv, "create", lambda *_, **__: pytest.fail("it was there"))
    place, wanted = environment.place(), environment.wanted()
    (tmp_path / "stamp").write_text(f"{place}\n{wanted}\ncompile,of-old", encoding="utf-8")
    assert environment.is_ready(frozenset({"compile"}))
    return tmp_path


def test_an_interrupted_set_up_is_made_anew(installed: Path) -> None:
    """And extras that no longer exist are not asked for again."""
    assert environment.begin() == {"compile"}
    assert not environment.is_ready(frozenset())


def test_what_cannot_be_added_spoils_nothing_that_is_there(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Offline, the game starts as before."""

    def offline(names: list[str], tell: environment.Tell) -> None:
        raise environment.Failed("no network")

    monkeypatch.setattr(environment, "install", offline)
    with pytest.raises(environment.Failed, match="no network"):
        environment.fill(environment.begin() | {"postgres"}, lambda words: None)
    assert environment.is_ready(frozenset({"compile"}))
    assert not environment.is_ready(frozenset({"postgres"}))


def test_what_was_added_is_there_and_the_source_is_found(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(environment, "install", lambda names, tell: asked.extend(names))
    environment.fill(environment.begin() | {"postgres"}, lambda words: None)
    assert environment.is_ready(frozenset({"compile", "postgres"}))
    assert set(environment.optional("postgres")) <= set(asked)
    found = (installed / "lib/python3.11/site-packages/coltexpress.pth").read_text(encoding="utf-8")
    assert found == f"{ROOT / 'src'}\n"


def test_a_python_without_pip_is_told_where_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(environment.Failed, match="python3-pip"):
        environment.begin()


def test_packages_and_page_are_made_at_once() -> None:
    """Each waits for the other to have begun."""
    met = [Future[None](), Future[None]()]

    def job(mine: int) -> None:
        met[mine].set_result(None)
        met[1 - mine].result(timeout=60)

    done = run.at_once({"packages": lambda tell: job(0), "page": lambda tell: job(1)})
    assert [one.result() for one in done.values()] == [None, None]


# Side by side


def test_what_runs_beside_speaks_when_it_is_waited_for(capfd: pytest.CaptureFixture[str]) -> None:
    words = "print('one'); print('2 passed'); raise SystemExit(3)"
    with run.beside("the other", [sys.executable, "-c", words]) as finish:
        print("the first")
        assert finish() == 3
    assert capfd.readouterr().out == "the first\nthe other, beside the others:\none\n2 passed\n"


def test_what_runs_beside_ends_with_what_fails() -> None:
    """With all that it has started, which would else go on for ten minutes."""
    program = """
import subprocess, sys
subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"])
"""
    began = time.monotonic()
    with (
        pytest.raises(run.Stop, match="types"),
        run.beside("the other", [sys.executable, "-c", program]),
    ):
        raise run.Stop("types")
    assert time.monotonic() - began < 300


def test_nothing_runs_beside_where_there_is_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with run.beside("nothing", []) as finish:
        assert finish() == 0
    assert capfd.readouterr().out == ""


# Compiling


@pytest.mark.parametrize(
    ("command", "wanted", "first", "beside"),
    [
        ("serve", "", False, True),
        ("play", "", False, True),
        ("rules", "", False, False),
        ("bench", "", True, False),
        ("serve", "1", True, False),
        ("bench", "0", False, False),
        ("serve", "0", False, False),
    ],
)
def test_only_who_needs_it_waits_for_the_compiler(
    command: str, wanted: str, first: bool, beside: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLTEXPRESS_COMPILED", wanted)
    monkeypatch.setattr(run, "can_compile", lambda: True)
    assert run.is_compiled_first(command) is first
    assert run.is_compiled_beside(command) is (beside and os.name == "posix")
    monkeypatch.setattr(run, "can_compile", lambda: False)
    assert not run.is_compiled_first(command)
    assert not run.is_compiled_beside(command)


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program that is run instead of compiling."""
    monkeypatch.setattr(environment, "PYTHON", sys.executable)
    monkeypatch.setattr(beside, "COMPILE", tmp_path / "compile.py")
    monkeypatch.setattr(beside, "add_compiler", lambda: None)
    monkeypatch.setattr(os, "nice", lambda by: by)
    return tmp_path / "compile.py"


def test_compiling_beside_ends_with_the_game(compiler: Path) -> None:
    compiler.write_text("import time; time.sleep(600)")
    assert beside.compile_while(os.getpid()) is None  # nobody is their own parent: it is over


@pytest.mark.parametrize(
    ("code", "end"), [(0, beside.DONE), (1, beside.FAILED), (2, beside.FAILED), (3, "")]
)
def test_how_compiling_beside_ended_is_one_line(
    code: int, end: str, compiler: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing if another run does it."""
    compiler.write_text(f"raise SystemExit({code})")
    beside.main(os.getppid(), aloud=True)
    assert capsys.readouterr().err.splitlines() == [beside.BEGUN, *filter(None, [end])]
    beside.main(os.getppid(), aloud=False)
    assert capsys.readouterr().err == ""


def test_a_compiler_that_cannot_be_fetched_is_one_line(
    compiler: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline() -> None:
        raise environment.Failed("many\nlines")

    monkeypatch.setattr(beside, "add_compiler", offline)
    beside.main(os.getppid(), aloud=True)
    assert capsys.readouterr().err.splitlines() == [beside.BEGUN, beside.FAILED]


def test_the_oldest_python_is_the_one_that_is_promised() -> None:
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = ".".join(map(str, run.OLDEST_PYTHON))
    assert content["project"]["requires-python"] == f">={oldest}"
