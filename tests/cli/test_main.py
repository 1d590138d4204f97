"""`python -m coltexpress`: the command without its name on the path."""

import subprocess
import sys


def test_the_package_can_be_run_as_a_module() -> None:
    words = [sys.executable, "-m", "coltexpress", "rules", "C-FIRE-08"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("C-FIRE-08")
