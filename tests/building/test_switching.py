"""Long chains of comparisons become switches of C, and whatever looks different does not."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from compiling.switching import LEAST, switched


def chain(cases: list[int], *, leaves: str = "    goto CPyL99;\n") -> str:
    """A function that compares a number with these, one after another."""
    heads = [
        f"CPyL{place}: ;\n    cpy_r_r{place} = cpy_r_rule == {case};\n"
        f"    if (!cpy_r_r{place}) goto CPyL{place + 1};\n    cpy_r_done = {case + 100};\n{leaves}"
        for place, case in enumerate(cases)
    ]
    rows = "".join([f"    char cpy_r_r{place};\n" for place, _ in enumerate(cases)])
    return (
        f"int CPyDef_resolve(long cpy_r_rule) {{\n{rows}    int cpy_r_done = 0;\n"
        f"{''.join(heads)}CPyL{len(cases)}: ;\n    cpy_r_done = -1;\n    goto CPyL99;\n"
        "CPyL99: ;\n    return cpy_r_done;\n}\n"
    )


LONG = chain([17, 9, 18, 0, 21, 22, 3, 5, 40])


def test_a_long_chain_becomes_a_switch() -> None:
    made = switched(LONG)
    assert "switch (cpy_r_rule) {" in made
    assert made.count("case ") == 9
    assert "default: goto CPyL9;" in made
    assert " == " not in made


@pytest.mark.parametrize(
    "left_alone",
    [
        chain(list(range(LEAST - 1))),  # too short
        chain([*range(LEAST), 3]),  # twice the same number
        chain(list(range(LEAST)), leaves=""),  # one case runs on into the next
        LONG.replace("goto CPyL99;\nCPyL4:", "goto CPyL5;\nCPyL4:"),  # somebody else comes by
        LONG.replace("cpy_r_rule == 21", "cpy_r_other == 21"),  # two numbers
    ],
)
def test_whatever_looks_different_is_left_alone(left_alone: str) -> None:
    assert switched(left_alone) == left_alone


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_switch_does_what_the_chain_did(tmp_path: Path) -> None:
    said = []
    for made in (LONG, switched(LONG)):
        program = tmp_path / "program.c"
        program.write_text(
            f"#include <stdio.h>\n{made}int main(void) {{\n"
            '    for (int i = -1; i < 50; i++) printf("%d ", CPyDef_resolve(i));\n}\n'
        )
        subprocess.run(["cc", str(program), "-o", str(tmp_path / "program")], check=True)
        found = subprocess.run([str(tmp_path / "program")], check=True, capture_output=True)
        said.append(found.stdout)
    assert said[0] == said[1]
    assert b"140" in said[0]
