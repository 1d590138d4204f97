"""Our own C for rows: it does what lists do, and the engine plays the same games without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from compiling import builds, machine, quick_rows
from same_games import compare

from coltexpress.games import GAMES
from coltexpress.kernel import rows

ROOT: Final = Path(__file__).parents[2]
WITH_COMPILER: Final = pytest.mark.skipif(
    not machine.can_compile() or os.name == "nt", reason="there is no C compiler with headers"
)
PROBE: Final = """\
from coltexpress.kernel.rows import (
    add_lines, clear, copied, emptied, in_order, numbers_in, put_all, put_different, put_in_order,
    put_two, row, rows, sort, without, without_either, without_turned)
from coltexpress.kernel.vecs import append, i64, pop, remove, u8, vec


def worked(steps: list[tuple[str, int]]) -> list[list[int]]:
    \"\"\"The row after each of these steps.\"\"\"
    one = vec[i64]()
    found: list[list[int]] = []
    for word, number in steps:
        if word == "append":
            one = append(one, number)
        elif word == "put_in_order":
            sort(one)
            one = put_in_order(one, number)
        elif word == "put_all":
            sort(one)
            one = put_all(one, row([number, number - 3, number + 5]))
        elif word == "put_two":
            one = put_two(one, number, 1)
        elif word == "without":
            one = without(one, number % len(one))
        elif word == "first":
            one = without(one, 0)
        elif word == "last":
            one = without(one, -1)
        elif word == "pop":
            one, taken = pop(one, number % len(one))
            found.append([taken])
        elif word == "remove":
            one = remove(one, one[number % len(one)])
        elif word == "copy":
            twin = one[:]
            one = append(one, number)
            found.append(list(twin))
        elif word == "part":
            one = one[1:]
        elif word == "room":
            one = append(vec[i64](capacity=number % 40), number)
        else:
            one = emptied(one)
        found.append(list(one))
    return found


class Table:
    def __init__(self) -> None:
        self.one = vec[i64]()
        self.both = vec[vec[i64]]([vec[i64](), vec[i64]()])


def kept(numbers: list[int]) -> list[list[int]]:
    \"\"\"Rows of an object, changed and written in again and again.\"\"\"
    table = Table()
    for number in numbers:
        table.one = append(table.one, number)
        side = number % 2
        table.both[side] = append(table.both[side], number)
        if len(table.one) > 20:
            table.one = without(table.one, 0)
            table.one = remove(table.one, number)
        table.one[number % len(table.one)] = number
    return [list(table.one), *[list(each) for each in table.both]]


def lost() -> int:
    table = Table()
    table.one = append(table.one, 5)
    try:
        table.one = remove(table.one, 6)
    except ValueError:
        table.one = append(table.one, 7)
    return table.one[-1]


def removed(numbers: list[int], number: i64) -> list[int]:
    one = row(numbers)
    one = remove(one, number)
    return list(one)


def popped(numbers: list[int], place: int) -> list[int]:
    return list(without(row(numbers), place))


def different(numbers: list[int], more: int, left_out: int) -> list[int]:
    return list(put_different(row([3]), row(numbers), more, 7, left_out))


def either(numbers: list[int], number: i64, other: i64) -> list[int]:
    return list(without_either(row(numbers), number, other))


def turned(numbers: list[int], place: int) -> list[int]:
    return list(without_turned(row(numbers), place))


def counted(bits: i64) -> list[int]:
    found = numbers_in(bits)
    found = append(found, 7)
    return list(found)


def added(numbers: list[int], table: list[int], lines: list[int], times: list[int]) -> list[int]:
    return list(add_lines(row(numbers), vec[u8](bytes(table)), row(lines), row(times)))


def copies(sizes: list[int]) -> list[list[list[int]]]:
    \"\"\"Tables of these sizes and their copies, both changed, one after the other.\"\"\"
    found: list[list[list[int]]] = []
    for size in sizes:
        table = rows([[number] * (number % 11) for number in range(size)])
        twin = copied(copied(table))
        if size > 0:
            twin[0] = append(twin[0], 99)
            table[size - 1] = append(table[size - 1], 98)
        found.append([list(each) for each in table])
        found.append([list(each) for each in twin])
    return found


def part(numbers: list[int], first: i64, last: i64) -> list[int]:
    cut = row(numbers)[first:last]
    cut = append(cut, 7)
    return list(cut)


def ordered(numbers: list[int], others: list[int]) -> list[int]:
    return list(put_all(in_order(row(numbers)), row(others)))


def cleared(first: int, count: int) -> list[int]:
    one = vec[u8](b"123456")
    return [clear(one, first, count), *bytes(one)]
"""
BUILD: Final = """\
import sys
from pathlib import Path
sys.path.insert(0, {scripts!r})
from compiling import borrowing, quick_rows
from compiling.pieces import compile_pieces
from compiling.saying import Progress
from mypyc.build import mypycify
quick_rows.register()
pieces = mypycify(
    ["--config-file=", "--explicit-package-bases", "coltexpress/kernel/rows.py", "probe.py"],
    opt_level="0", debug_level="0", multi_file=True, group_name="probes", target_dir="c",
)
borrowing.borrow(Path("c"))
for piece in pieces:
    piece.extra_compile_args = [*piece.extra_compile_args, "-Wno-error", {told!r}]
with Progress() as progress:
    compile_pieces(pieces, Path("."), 2, False, progress)
"""
ASK: Final = """\
import json, random, sys
sys.path.insert(0, ".")
import probe
dice = random.Random(7)
words = ["append"] * 6 + ["put_in_order"] * 3 + [
    "put_all", "put_two", "without", "without", "first", "last", "pop", "remove", "copy", "part",
    "room", "emptied"]
steps, size = [], 0
for _ in range(4000):
    word = dice.choice(words) if size else "append"
    steps.append((word, dice.randrange(-99, 99)))
    size = {"append": size + 1, "put_in_order": size + 1, "put_all": size + 3, "copy": size + 1,
            "put_two": size + 2, "room": 1, "emptied": 0}.get(word, size - 1)
told = []
for work in (lambda: probe.removed([1, 2], 3), lambda: probe.removed(list(range(40)), 99),
             lambda: probe.popped([1, 2], 2), lambda: probe.popped([], -1),
             lambda: probe.either([1, 2], 3, 4),
             lambda: probe.added([1, 2], [3, 4, 5, 252], [1, 0, 1], [-7, 1, 2]),
             lambda: probe.added([], [3], [], []), lambda: probe.added([1, 2], [3, 4, 5], [1], [1]),
             lambda: probe.added([1], [3], [-1], [1]), lambda: probe.added([1], [3], [0], []),
             lambda: probe.cleared(2, 3), lambda: probe.cleared(6, 0),
             lambda: probe.different([-2, -2, 0, 7, 9, 9, 15, 16], 128, 7),
             lambda: probe.different([5] * 40, 0, 4), lambda: probe.different([], 0, 0)):
    try:
        told.append(work())
    except (IndexError, ValueError) as error:
        told.append(type(error).__name__)
told += [probe.lost(), probe.kept([dice.randrange(99) for _ in range(500)])]
told += [probe.copies([dice.randrange(20) for _ in range(700)])]
told += [[probe.part([*range(dice.randrange(40))], *dice.choices(range(-45, 45), k=2))
          for _ in range(700)]]
told += [[probe.ordered(dice.choices(range(-9, 9), k=size), dice.choices(range(-9, 9), k=more))
          for size in range(20) for more in range(20)]]
told += [[probe.different(sorted(dice.choices(range(-2, 30), k=size)), more, left)
          for size in range(12) for more in (0, 128) for left in (7, 8)]]
told += [[probe.either([*range(size), 5, 5], dice.randrange(-2, size + 4), 5)
          for size in range(50)]]
told += [[probe.added(dice.choices(range(-1 << 28, 1 << 28), k=size), [*dice.randbytes(9 * size)],
                      dice.choices(range(9), k=lines), dice.choices(range(-most, most), k=lines))
          for size in (1, 15, 16, 17, 40, 576) for lines in (0, 1, 2, 7)
          for most in (99, 4095, 1 << 20)]]
told += [[probe.turned([*range(size)], place) for size in range(9) for place in range(size)]]
told += [[probe.counted(dice.getrandbits(size)) for size in range(62)]]
large = [1 << 32 | 5, 70000, -32768, 32767, 32768, 5, -1 << 40, 65541]
told += [[probe.removed(large, each) for each in large]]
told += [[probe.ordered(large[:size], large[size:]) for size in range(9)]]
told += [[probe.different(sorted(large[:size]), 1, 5) for size in range(9)]]
told += [[probe.either(large, each, 5) for each in [*large, 6]]]
print(json.dumps([probe.__file__.endswith(".py"), probe.worked(steps), told]))
"""


def test_what_is_called_in_c_is_there_in_python_and_in_c() -> None:
    header = quick_rows.HEADER.read_text(encoding="utf-8")
    for name in quick_rows.FUNCTIONS:
        assert callable(getattr(rows, name))
        assert f" quick_{name}(" in header


def test_mypyc_learns_what_to_call_in_c(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = pytest.importorskip("mypyc.primitives.registry")
    monkeypatch.setenv(quick_rows.SWITCH, "")
    for _ in range(2):  # a second build in the same process is no trouble
        quick_rows.register()
    for name in quick_rows.FUNCTIONS:
        (called,) = registry.function_ops[f"coltexpress.kernel.rows.{name}"]
        assert called.c_function_name == f"quick_{name}"


def test_switched_off_nothing_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = pytest.importorskip("mypyc.primitives.registry")
    monkeypatch.setenv(quick_rows.SWITCH, "")
    quick_rows.register()
    on = builds.made_with(builds.PLAIN)
    assert bool(quick_rows.options_for("__native_x.c")) is (os.name != "nt")
    assert quick_rows.options_for("lib-rt/int_ops.c") == []
    monkeypatch.setenv(quick_rows.SWITCH, "0")
    quick_rows.register()
    assert quick_rows.options_for("__native_x.c") == []
    for name in quick_rows.FUNCTIONS:
        assert f"coltexpress.kernel.rows.{name}" not in registry.function_ops
    assert builds.made_with(builds.PLAIN) != on, "a build without is not taken for one with"


@pytest.mark.slow
@WITH_COMPILER
def test_rows_do_what_lists_do(tmp_path: Path) -> None:
    """The header by itself: a small program in all its forms."""
    pytest.importorskip("mypyc")
    pytest.importorskip("setuptools")
    is_source, worked, told = probed(tmp_path / "lists")
    assert is_source
    for name, switch in {"quick": "1", "quick, narrow": "1", "librt": "0"}.items():
        compiled = probed(tmp_path / name, switch, "-DNARROW" if "narrow" in name else "-g0")
        assert compiled == [False, worked, told], name
    refused = ["ValueError", "ValueError", "IndexError", "IndexError", "ValueError"]
    different = [[3, 126, 128, 137, 144], [3, 5], [3]]
    added = [[-21, 26], [], "IndexError", "IndexError", "IndexError"]
    cleared = [[5, 49, 50, 0, 0, 0, 54], [6, *b"123456"]]
    assert isinstance(told, list)
    assert told[:-13] == [*refused, *added, *cleared, *different, 7]


def probed(folder: Path, switch: str | None = None, told_to_c: str = "") -> list[object]:
    """What the program says in this folder, compiled if rows are switched on or off."""
    import json

    kernel = folder / "coltexpress" / "kernel"
    kernel.mkdir(parents=True)
    for name in ("rows.py", "vecs.py"):
        source = ROOT / "src" / "coltexpress" / "kernel" / name
        (kernel / name).write_bytes(source.read_bytes())
    (folder / "probe.py").write_text(PROBE)
    if switch is not None:
        run(folder, BUILD.format(scripts=str(ROOT / "scripts"), told=told_to_c), switch)
    found: list[object] = json.loads(run(folder, ASK, ""))
    return found


def run(folder: Path, code: str, switch: str) -> str:
    names = os.environ | {quick_rows.SWITCH: switch, "PYTHONPATH": "", "COLTEXPRESS_COMPILED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=names,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.timeout(1200)  # it compiles the engine
@WITH_COMPILER
def test_without_them_the_engine_plays_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("mypyc")
    pytest.importorskip("setuptools")
    monkeypatch.setenv(quick_rows.SWITCH, "0")
    monkeypatch.setenv("COLTEXPRESS_BUILDS", str(tmp_path))
    command = [sys.executable, str(ROOT / "scripts" / "compile.py"), "--rough", "--brief"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert quick_rows.HEADER.name not in (tmp_path / "log.txt").read_text(encoding="utf-8")
    for name in GAMES:
        assert compare(name, range(1, 11)) == 10
