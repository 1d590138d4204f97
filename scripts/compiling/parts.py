"""Which modules are compiled, and which of them are worth tuning."""

from __future__ import annotations

from pathlib import Path
from typing import Final

COMPILED: Final = (  # files and folders of the package, without __init__.py: those only open doors
    "bots/bot.py",
    "bots/branches.py",
    "bots/characters.py",
    "bots/greenhorn.py",
    "bots/habits.py",
    "bots/judge.py",
    "bots/learned.py",
    "bots/lookahead.py",
    "bots/mind.py",
    "bots/mixing.py",
    "bots/net.py",
    "bots/nets.py",
    "bots/outlook.py",
    "bots/sharp.py",
    "bots/tree.py",
    "bots/uniform.py",
    "games",
    "kernel",
    "protocol/asking.py",
    "protocol/drafts.py",
    "protocol/hearing.py",
    "protocol/reader.py",
    "protocol/telling.py",
    "protocol/writing.py",
    "server/fair.py",
    "server/hosting/audience.py",
    "server/hosting/catching_up.py",
    "server/hosting/infos.py",
    "server/hosting/keeping.py",
    "server/hosting/play.py",
    "server/hosting/room.py",
    "server/hosting/timing.py",
    "server/hosting/turns.py",
    "server/http/frames.py",
    "server/http/line.py",
    "server/http/socket.py",
    "server/limits.py",
    "server/store/journal.py",
    "server/store/packing.py",
    "server/store/writer.py",
    "train",
)
INTERPRETED: Final = {  # exceptions among them, each with its reason
    "kernel/vecs.py": "it stands for the native vectors where there is no compiler",
    "kernel/buffers.py": "it stands for the buffers of librt where that is missing",
    "train/data.py": "it reads one file, once",
    "games/*/data.py": "it reads one file, once",
    "games/*/builder.py": "a position is built once",
    "kernel/building.py": "it is what somebody wants, once",
    "games/*/scene/advice.py": "it is asked about one question, and words take longer to read",
    "games/*/scene/box.py": "what is printed is told once",
    "games/*/scene/names.py": "and so are its names",
    "games/*/scene/scene.py": "only types",
    "games/*/study/*.py": "themes are found once a puzzle",
    "games/*/terminal/*.py": "people read more slowly than it draws",
}
SELDOM: Final = {  # packages and modules that run once a game or less: not worth tuning
    "characters",
    "check",
    "errors",
    "game",
    "geometry",
    "greenhorn",
    "lookahead",
    "match",
    "notation",
    "options",
    "position",
    "printed",
    "questions",
    "rules",
    "saving",
    "scene",
    "server",
    "steps",
    "texts",
    "trains",
    "protocol",
    "uniform",
}


def modules(package: Path) -> list[Path]:
    """The source files to compile."""
    listed = [package / name for name in COMPILED]
    found = [file for path in listed for file in (path.rglob("*.py") if path.is_dir() else [path])]
    left = {file for name in INTERPRETED for file in package.glob(name)}
    return sorted(file for file in found if file.name != "__init__.py" and file not in left)


def is_busy(source: str) -> bool:
    """Is this C file of a module that runs all the time?"""
    _, *names = Path(source).stem.removeprefix("__native_").split("___")
    return bool(names) and SELDOM.isdisjoint(names)
