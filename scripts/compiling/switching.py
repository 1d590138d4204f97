"""A long chain of `elif rule == …` as one switch of C, so that no rule is far down the list.

A rulebook compares the number of a rule with one after another. mypyc writes that as it stands, and
GCC does not see through it. What looks different, or is written otherwise by a later mypyc, stays
as it is.
"""

from __future__ import annotations

import re
from typing import Final

LEAST: Final = 8  # comparisons for which a switch is worth it
HEAD: Final = re.compile(
    r"^(?P<label>CPyL\d+): ;\n"
    r" +(?P<test>cpy_r_\w+) = (?P<number>cpy_r_\w+) == (?P<case>\d+);\n"
    r" +if \(!(?P=test)\) goto (?P<otherwise>CPyL\d+);\n",
    re.MULTILINE,
)
LEAVES: Final = re.compile(r"(?:^ +goto CPyL\d+;\n|^ +return \S+;\n)\Z", re.MULTILINE)


def switched(function: str) -> str:
    """The same function, in which long chains of comparisons are switches."""
    for chain in chains(function):
        function = with_switch(function, chain)
    return function


def chains(function: str) -> list[list[re.Match[str]]]:
    """The comparisons of one number that follow each other, where there are enough of them."""
    found: list[list[re.Match[str]]] = []
    for head in HEAD.finditer(function):
        if not (found and goes_on(function, found[-1][-1], head)):
            found.append([])
        found[-1].append(head)
    return [
        one
        for one in found
        if len(one) >= LEAST and len({head["case"] for head in one}) == len(one)
    ]


def goes_on(function: str, before: re.Match[str], head: re.Match[str]) -> bool:
    """Does one come here only from the comparison before, when that fails?"""
    return (
        before["otherwise"] == head["label"]
        and before["number"] == head["number"]
        and function.count(f"goto {head['label']};") == 1
        and LEAVES.search(function, before.end(), head.start()) is not None
    )


def with_switch(function: str, chain: list[re.Match[str]]) -> str:
    """The same function with one switch in the place of this chain."""
    first, last = chain[0], chain[-1]
    for head in reversed(chain[1:]):
        function = function.replace(head[0], f"{case_label(head)}: ;\n", 1)
    cases = "".join([f"    case {head['case']}: goto {case_label(head)};\n" for head in chain])
    switch = (
        f"{first['label']}: ;\n    switch ({first['number']}) {{\n{cases}"
        f"    default: goto {last['otherwise']};\n    }}\n{case_label(first)}: ;\n"
    )
    return function.replace(first[0], switch, 1)


def case_label(head: re.Match[str]) -> str:
    """A label of its own for what is done in this case."""
    return f"{head['label']}_{head['case']}"
