"""The command `coltexpress`, and `python -m coltexpress`: what is missing is said plainly."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; a package that is not installed is one sentence."""
    try:
        from coltexpress.cli.main import main as run

        run()
    except ModuleNotFoundError as error:
        if str(error.name).startswith("coltexpress"):
            raise
        sys.exit(f"The package {error.name} is not installed: python -m pip install coltexpress")


if __name__ == "__main__":
    main()
