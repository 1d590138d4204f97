"""Fewer references counted: two forms of C are rewritten, and whatever looks different is not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from compiling import borrowing, quick_rows

PILE: Final = "((StateObject *)cpy_r_g)->_pile"
CHANGED: Final = f"""\
char CPyDef_facts___played(PyObject *cpy_r_g, int64_t cpy_r_card) {{
    VecI64 cpy_r_r0;
    VecI64 cpy_r_r1;
    cpy_r_r0 = {PILE};
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = VecI64Api.append(cpy_r_r0, cpy_r_card);
    if (unlikely(cpy_r_r1.len < 0)) {{
        CPy_AddTraceback("facts.py", "played", 7, CPyStatic_facts___globals);
        goto CPyL3;
    }}
    VEC_I64_DECREF({PILE});
    {PILE} = cpy_r_r1;
    return 1;
CPyL3: ;
    return 2;
}}
"""
WRITTEN: Final = f"""\
char CPyDef_facts___moved(PyObject *cpy_r_g, int64_t cpy_r_spot) {{
    VecI64 cpy_r_r0;
    cpy_r_r0 = {PILE};
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (uint64_t)0 < (uint64_t)cpy_r_r0.len;
    if (cpy_r_r1) {{
        goto CPyL2;
    }} else
        goto CPyL4;
CPyL1: ;
    PyErr_SetNone(PyExc_IndexError);
    goto CPyL3;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)cpy_r_r0.items;
    *(int64_t *)cpy_r_r2 = cpy_r_spot;
    VEC_I64_DECREF(cpy_r_r0);
    return 1;
CPyL3: ;
    return 2;
CPyL4: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL1;
}}
"""


def test_a_row_that_is_changed_leaves_its_object_and_comes_back() -> None:
    error = '        CPy_AddTraceback("facts.py", "played", 7, CPyStatic_facts___globals);\n'
    assert borrowing.rewritten(CHANGED) == CHANGED.replace(
        "    VEC_I64_INCREF(cpy_r_r0);\n", ""
    ).replace(error, f"        {PILE} = (VecI64){{0, NULL}};\n{error}").replace(
        f"    VEC_I64_DECREF({PILE});\n", ""
    )


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        ("VecI64Api.append", "CPyDef_rows___joined"),  # which does not take the row over
        (f"{PILE} = cpy_r_r1", "((StateObject *)cpy_r_g)->_discard = cpy_r_r1"),
        ("cpy_r_r0, cpy_r_card", "cpy_r_r0, CPyDef_cards___face_up(cpy_r_card)"),
    ],
)
def test_a_row_that_goes_elsewhere_is_left_alone(said: str, otherwise: str) -> None:
    source = CHANGED.replace(said, otherwise)
    assert source != CHANGED
    assert borrowing.rewritten(source) == source


def test_a_row_in_which_a_number_is_written_is_not_held() -> None:
    assert borrowing.rewritten(WRITTEN) == WRITTEN.replace(
        "    VEC_I64_INCREF(cpy_r_r0);\n", ""
    ).replace("    VEC_I64_DECREF(cpy_r_r0);\n", "")


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        ("cpy_r_r2 = (CPyPtr)", "cpy_r_r3 = CPyDef_tell(cpy_r_g);\n    cpy_r_r2 = (CPyPtr)"),
        ("cpy_r_r2 = (CPyPtr)", "cpy_r_r3 = cpy_r_r0;\n    cpy_r_r2 = (CPyPtr)"),
        ("cpy_r_r2 = (CPyPtr)", f"VEC_I64_DECREF({PILE});\n    cpy_r_r2 = (CPyPtr)"),
        ("    return 2;\n", "    goto CPyL2;\n"),
        ("    return 2;\n", "    return cpy_r_r0.len;\n"),
    ],
)
def test_a_row_that_somebody_might_take_away_is_held(said: str, otherwise: str) -> None:
    source = WRITTEN.replace(said, otherwise)
    assert source != WRITTEN
    assert borrowing.rewritten(source) == source


def test_only_our_own_c_is_rewritten_and_only_if_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / name for name in ("__native_facts.c", "int_ops.c")]
    for switch, rewritten in {"0": CHANGED, "1": borrowing.rewritten(CHANGED)}.items():
        for file in files:
            file.write_text(CHANGED, encoding="utf-8")
        monkeypatch.setenv(quick_rows.SWITCH, switch)
        borrowing.borrow(tmp_path)
        if quick_rows.are_wanted() or switch == "0":
            assert [file.read_text(encoding="utf-8") for file in files] == [rewritten, CHANGED]
