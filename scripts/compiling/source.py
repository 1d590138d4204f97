"""Where the source lies, and the module of it that knows builds by their source."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Final

__all__ = ("PACKAGE", "ROOT", "compiled", "text")

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "coltexpress"

if TYPE_CHECKING:
    from coltexpress import compiled
else:  # by itself: the rest of coltexpress may be broken, or want packages that are not there
    spec = importlib.util.spec_from_file_location("compiled", PACKAGE / "compiled.py")
    compiled = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiled)


def text(path: Path) -> str:
    """What the file says; nothing if it is not there."""
    return path.read_text(encoding="utf-8") if path.exists() else ""
