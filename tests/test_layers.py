"""Imports point down only, and each part imports only the packages it may need."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from coltexpress.games import GAMES as BOOKS

ROOT: Final = Path(__file__).parents[1]
SRC: Final = ROOT / "src"
DOOR: Final = "coltexpress"  # the public door: coltexpress/__init__.py itself

# Lowest first. A part uses itself, the parts of lower layers, and of its own only what is SIDEWAYS.
LAYERS: Final = (
    ("i18n",),
    ("compiled", "kernel"),
    ("train",),
    ("ledger", "citations"),
    ("games",),
    ("bots", "notation"),
    ("games.bots",),
    ("sim",),
    ("study",),
    ("games.study",),
    ("protocol",),
    ("games.scene",),
    ("telling",),
    ("library",),
    ("building",),
    (DOOR,),
    ("server",),
    ("cli", "__main__"),
    ("games.terminal",),
    ("envs",),  # on top: environments draw the train as the terminal does
    ("learning",),
)
SIDEWAYS: Final = {("citations", "ledger"), ("__main__", "cli")}
RANK: Final = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}

# Games: which other games each may use. Nothing outside a game's folder imports it.
GAMES: Final = {book.name: {book.extends} - {""} for book in BOOKS.values()}

# kernel/vecs.py shows the last two to type checkers and to the compiler only.
KERNEL_MAY_USE: Final = (
    "__future__",
    "bisect",
    "collections.abc",
    "importlib",  # a rulebook opens the files of its game
    "types",
    "typing",
    "librt.strings",  # kernel/buffers.py has something in its place where it is missing
    "librt.vecs",
    "mypy_extensions",
)
CLI_ONLY: Final = {"click", "rich"}
TELLING_ONLY: Final = {"fluent"}
LEARNING_ONLY: Final = {"numpy", "torch"}
ENVS_ONLY: Final = {*CLI_ONLY, "gymnasium", "numpy", "pettingzoo", "pyspiel", "open_spiel"}
SERVER_ONLY: Final = {
    "alembic",
    "cryptography",
    "prometheus_client",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
    "websockets",
}
EVERYWHERE: Final = {*sys.stdlib_module_names, "msgspec"}


class Import(NamedTuple):
    line: int
    name: str  # with the imported name at its end: coltexpress.kernel.agenda.Ask


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(module: str, source: str, *, is_package: bool = False) -> Iterator[Import]:
    """All imports anywhere in the module, those for type checkers too."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(package, node.level, node.module)
            yield from (Import(node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def absolute(package: str, level: int, module: str | None) -> str:
    if not level:
        return module or ""
    parts = package.split(".")
    return ".".join([*parts[: len(parts) - level + 1], *filter(None, [module])])


def part_of(name: str) -> str:
    """The part of coltexpress that a module, or a name in it, belongs to.

    What a game has for bots, pages and terminals lies in its folder and is a part of its own.
    """
    parts = name.split(".")
    inner = f"games.{parts[3]}" if parts[1:2] == ["games"] and len(parts) > 3 else ""
    if inner in RANK:
        return inner
    return parts[1] if parts[1:2] and parts[1] in RANK else DOOR


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in GAMES else None


def is_forbidden(module: str, imported: str) -> bool:
    part = part_of(module)
    if not is_in("coltexpress", imported):
        return not may_use_package(part, imported)
    other = part_of(imported)
    if not may_use_game(module, game_of(imported)):
        return True
    return other != part and RANK[other] >= RANK[part] and (part, other) not in SIDEWAYS


def may_use_package(part: str, imported: str) -> bool:
    if part == "kernel":
        return any(is_in(name, imported) for name in KERNEL_MAY_USE)
    own = {
        "cli": CLI_ONLY,
        "envs": ENVS_ONLY,
        "learning": LEARNING_ONLY,
        "telling": TELLING_ONLY,
        "games.terminal": CLI_ONLY,
        "server": SERVER_ONLY,
    }.get(part, set())
    return imported.partition(".")[0] in EVERYWHERE | own


def is_in(package: str, name: str) -> bool:
    return f"{name}.".startswith(f"{package}.")


def may_use_game(module: str, other: str | None) -> bool:
    """A game uses itself and those it extends; everything else knows the contract, no game."""
    game = game_of(module)
    return other is None or other == game or (game is not None and other in GAMES[game])


def violations(module: str, source: str, *, is_package: bool = False) -> list[str]:
    found = imports(module, source, is_package=is_package)
    return [f"line {i.line}: {i.name}" for i in found if is_forbidden(module, i.name)]


MODULES: Final = {module_name(path): path for path in sorted(SRC.rglob("*.py"))}


@pytest.mark.parametrize("module", MODULES)
def test_module_imports_only_what_it_may(module: str) -> None:
    path = MODULES[module]
    source = path.read_text(encoding="utf-8")
    found = violations(module, source, is_package=path.name == "__init__.py")
    assert not found, f"{module} may not import: {found}; the layers stand in {__file__}"


def test_every_part_of_the_package_has_a_layer() -> None:
    parts = {module.split(".")[1] for module in MODULES if "." in module}
    assert parts, "no modules found: is the package still under src?"
    assert parts <= set(RANK), "give new parts a layer in LAYERS"


def test_every_folder_of_a_game_is_in_the_registry() -> None:
    games = {module.split(".")[2] for module in MODULES if module.startswith("coltexpress.games.")}
    assert games == set(GAMES), "give new games a line in games/__init__.py"


# Everything that knows a game by name, and why. Whatever else it needs, the game's folder supplies.
NAMING: Final = {
    "src/coltexpress/games/__init__.py": "the registry: a line for each game",
    "web/src/games/index.ts": "the registry of the page",
    "web/src/net/protocol/types.ts": "generated from the registry: the scenes of all games",
    "src/coltexpress/__init__.py": "the first example that a user of the library sees",
}
MADE: Final = ("src/coltexpress/static", "__pycache__")
TITLES: Final = ("super express", "couriers & armored train", "crates")
NOT_A_GAME: Final = re.compile(r"\bsuper\(|\barmored (?:train|car)s?\b", re.IGNORECASE)


def named_games(text: str) -> set[str]:
    """The games that a text names: in words, in a key such as `lesson-toy-end`, in `ToyScene`."""
    words = set(re.findall(r"[A-Z]?[a-z]+", NOT_A_GAME.sub("", text)))
    titled = {title for title in TITLES if title in text.lower()}
    return titled | {word.lower() for word in words if word.lower() in GAMES}


def outside_the_games() -> Iterator[Path]:
    """The sources of package and page that lie in no game's folder."""
    folders = {
        ROOT / home / game for home in ("src/coltexpress/games", "web/src/games") for game in GAMES
    }
    for path in sorted([*SRC.rglob("*"), *(ROOT / "web/src").rglob("*")]):
        name = path.relative_to(ROOT).as_posix()
        if path.is_file() and not folders & set(path.parents) and not any(m in name for m in MADE):
            yield path


def test_nothing_but_the_registries_names_a_game() -> None:
    """What a game alone knows lies in its folder; the rest asks the contract."""
    found = {path.relative_to(ROOT).as_posix(): naming_lines(path) for path in outside_the_games()}
    naming = {name: lines for name, lines in found.items() if lines}
    strangers = {name: lines for name, lines in naming.items() if name not in NAMING}
    assert strangers == {}, "move what these lines know of a game to its folder"
    assert set(naming) == set(NAMING), "these need no leave to name a game any more"


def naming_lines(path: Path) -> list[str]:
    content = path.read_bytes()
    text = "" if b"\0" in content else content.decode("utf-8")
    return [line.strip() for line in text.splitlines() if named_games(line)]


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ('new("classic")', {"classic"}),
        ("scene: ToyScene;", {"toy"}),
        ("lesson-armored-end = Be back.", {"armored"}),
        ("In Colt Super Express: who is out", {"super", "super express"}),
        ("super().__init__()", set()),
        ("on the roof of the armored train", set()),
        ("supervise a classical toybox", set()),
    ],
)
def test_the_name_of_a_game_is_found(text: str, games: set[str]) -> None:
    assert named_games(text) == games


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("coltexpress.kernel.agenda", "import random"),
        ("coltexpress.kernel.agenda", "import msgspec"),
        ("coltexpress.kernel.agenda", "import collections"),
        ("coltexpress.kernel.agenda", "from coltexpress.train.geometry import Train"),
        ("coltexpress.kernel.agenda", "from coltexpress import table"),
        ("coltexpress.kernel.agenda", "from .. import table"),
        ("coltexpress.kernel.agenda", "from ..games.classic import rulebook"),
        ("coltexpress.kernel.agenda", "def late():\n    import coltexpress.cli.main"),
        ("coltexpress.kernel.agenda", "if TYPE_CHECKING:\n    from coltexpress import Game"),
        ("coltexpress.train.geometry", "import coltexpress.games.classic"),
        ("coltexpress.train.geometry", "from coltexpress import ledger"),
        ("coltexpress.i18n.catalog", "from fluent.runtime import FluentBundle"),
        ("coltexpress.ledger", "import rich"),
        ("coltexpress.ledger", "from coltexpress.citations import citations"),
        ("coltexpress.games.classic.state", "from coltexpress.games.armored import teams"),
        ("coltexpress.games.classic.state", "from coltexpress.games import armored"),
        ("coltexpress.games.classic.state", "from ..armored.teams import Team"),
        ("coltexpress.games.classic.state", "from coltexpress.notation import position"),
        ("coltexpress.games.super.board", "from coltexpress.games import classic"),
        ("coltexpress.games.super.board", "import coltexpress.games.armored"),
        ("coltexpress.notation.record", "import coltexpress.games.armored.state"),
        ("coltexpress.server.hosting.talk", "from coltexpress.games.classic.state import OVER"),
        ("coltexpress", "from coltexpress.games.armored import state"),
        ("coltexpress.games.classic.state", "from coltexpress.bots.judge import Judge"),
        ("coltexpress.games.classic.state", "from coltexpress.games.classic.scene import box"),
        ("coltexpress.games.classic.scene.fields", "import rich"),
        ("coltexpress.bots.greedy", "from coltexpress.notation import record"),
        ("coltexpress.bots.greedy", "import click"),
        ("coltexpress.bots.greedy", "import numpy"),
        ("coltexpress.sim.arena", "import numpy"),
        ("coltexpress.notation.record", "import coltexpress"),
        ("coltexpress.cli.main", "import numpy"),
    ],
)
def test_a_wrong_import_is_caught(module: str, source: str) -> None:
    assert len(violations(module, source)) == 1


def test_the_door_does_not_open_on_the_command_line() -> None:
    assert violations("coltexpress", "from .cli import main", is_package=True)
    assert violations("coltexpress", "from coltexpress.cli import main", is_package=True)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("coltexpress.kernel.agenda", "from __future__ import annotations"),
        ("coltexpress.kernel.agenda", "from collections.abc import Sequence"),
        ("coltexpress.kernel.agenda", "from collections import abc"),
        ("coltexpress.kernel.agenda", "from coltexpress.kernel import events"),
        ("coltexpress.kernel.agenda", "from .events import tell"),
        ("coltexpress.citations", "from coltexpress import ledger"),
        ("coltexpress.games.classic.setup", "from coltexpress.train import train"),
        ("coltexpress.games.armored.setup", "from coltexpress.games.classic import setup"),
        ("coltexpress.games.classic.bots.judge", "from coltexpress.bots.judge import Judge"),
        (
            "coltexpress.games.classic.scene.fields",
            "from coltexpress.protocol.reader import Reader",
        ),
        ("coltexpress.games.classic.terminal.scene", "import rich.text, coltexpress.telling.words"),
        ("coltexpress.bots.greedy", "from coltexpress.games import game"),
        ("coltexpress.cli.main", "import click, rich.table\nfrom coltexpress import Game"),
        ("coltexpress.telling.words", "from fluent.runtime import FluentBundle"),
        ("coltexpress.__main__", "from coltexpress.cli.main import main"),
    ],
)
def test_a_right_import_passes(module: str, source: str) -> None:
    assert violations(module, source) == []
