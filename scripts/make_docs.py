"""Builds the documents as a site, in build/docs; a link that leads nowhere fails it.

python scripts/make_docs.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import manual

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "docs"


def main() -> int:
    """Build it, and say where it is or what is wrong."""
    wrong = manual.build(ROOT, TARGET)
    for words in wrong:
        print(words, file=sys.stderr)
    if not wrong:
        print(f"The documents: {(TARGET / 'index.html').as_uri()}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
