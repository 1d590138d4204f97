"""Fewer references counted: what mypyc writes about the rows of an object, said more shortly.

Where `g.pile = append(g.pile, card)` is compiled, the row is held twice while it is changed, and
where `g.at[bandit] = spot` is, it is held once more while a number is written. Neither is needed:
nobody looks at the object meanwhile, or can take the row away. So the C is rewritten before it is
compiled, in these two forms and nowhere else: whatever looks different, or is written otherwise by
a later mypyc, stays as it is. After an error in the first form the object has an empty row; before,
it had the old one.

Like the rest of our own C for rows it is left out by COLTEXPRESS_QUICK_ROWS=0.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from compiling import quick_rows
from compiling.switching import switched

FIELD: Final = r"\(\(\w+\ \*\)cpy_r_\w+\)->_\w+"  # an attribute of a native object
TAKES_OVER: Final = "|".join(  # functions that take a row over and give it back
    [
        r"VecI64Api\.append",
        r"VecI64Api\.remove",
        *(f"quick_{name}" for name, given in quick_rows.FUNCTIONS.items() if given[0] == "row"),
    ]
)
CHANGED: Final = re.compile(  # a row is held, changed, and put in its own place
    rf"""(?P<load>\ +(?P<row>cpy_r_\w+)\ =\ (?P<field>{FIELD});\n)
\ +VEC_I64_INCREF\((?P=row)\);\n
(?P<call>(?:\ +cpy_r_\w+\ =\ [^()\n]*;\n)*
\ +(?P<new>cpy_r_\w+)\ =\ (?:{TAKES_OVER})\((?P=row)\b[^()]*\);\n
\ +if\ \(unlikely\((?P=new)\.len\ <\ 0\)\)\ \{{\n)
(?P<error>\ +CPy_AddTraceback\([^\n]*\);\n
\ +goto\ CPyL\d+;\n
\ +\}}\n)
\ +VEC_I64_DECREF\((?P=field)\);\n
(?P<store>\ +(?P=field)\ =\ (?P=new);\n)""",
    re.VERBOSE,
)
HELD: Final = re.compile(
    rf"(?P<load> +(?P<row>cpy_r_\w+) = {FIELD};\n)"
    r" +VEC_(?P<kind>I64|NESTED)_INCREF\((?P=row)\);\n"
)
FUNCTION: Final = re.compile(
    r"^\w[^\n;]*\bCPyDef_\w+\([^\n;]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL
)
JUMP: Final = re.compile(r"\A +goto CPyL\d+;\n")
CALL: Final = re.compile(r"\b(\w+)\(")
HARMLESS: Final = {  # what may happen while a row is only borrowed: no row gets another owner
    "CPy_AddTraceback",
    "CPy_Unreachable",
    "PyErr_SetNone",
    "VEC_I64_DECREF",
    "if",
    "unlikely",
}


def borrow(folder: Path) -> None:
    """Rewrite the C of the engine in this folder."""
    if quick_rows.are_wanted():
        for file in folder.glob("__native_*.c"):
            file.write_text(rewritten(file.read_text(encoding="utf-8")), encoding="utf-8")


def rewritten(source: str) -> str:
    """The same C with fewer references counted."""
    return FUNCTION.sub(lambda found: switched(lent(moved(found[0]))), source)


def moved(function: str) -> str:
    """Rows that are changed leave their object without being held, and come back."""
    lost = r"        \g<field> = (VecI64){0, NULL};\n"
    return CHANGED.sub(rf"\g<load>\g<call>{lost}\g<error>\g<store>", function)


def lent(function: str) -> str:
    """Rows in which something is written are not held for that."""
    for found in HELD.finditer(function):
        release = f" +VEC_{found['kind']}_DECREF\\({found['row']}\\);\n"
        before, held, after = function.partition(found[0])
        while_held, *others = re.split(release, after)
        if held and others and is_only_lent(found["row"], before, while_held, others):
            function = before + found["load"] + while_held + "".join(others)
    return function


def is_only_lent(row: str, before: str, while_held: str, others: list[str]) -> bool:
    """Is a row only looked at while it is held, with nobody there who could take it away?

    The others are what comes after each place where it is let go; from there one may jump back.
    """
    elsewhere = before + others[0] + "".join(re.sub(JUMP, "", text, count=1) for text in others[1:])
    labels = set(re.findall(r"^(CPyL\d+): ;$", while_held, re.MULTILINE))
    return (
        re.findall(rf"\b{row}\b.*", elsewhere) == [f"{row};"]  # where it is declared
        and not re.search(rf"\b{row}\b(?!\.len\b|\.items\b)", while_held)
        and not re.search(rf"DECREF\({FIELD}\)", while_held)
        and HARMLESS.issuperset(CALL.findall(while_held))
        and labels.isdisjoint(re.findall(r"goto (CPyL\d+);", elsewhere))
    )
