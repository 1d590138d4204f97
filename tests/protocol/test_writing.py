"""JSON that is written by hand is what msgspec writes."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.rows import row
from coltexpress.protocol.values import Row
from coltexpress.protocol.writing import put_changed, put_list, put_number, put_numbers, put_value

NUMBERS = st.integers(-(2**62), 2**62)
VALUES = NUMBERS | st.booleans() | st.lists(NUMBERS) | st.lists(st.lists(NUMBERS))


@pytest.mark.parametrize("number", [0, 9, 10, 99, 100, 101, -1, -5, -10, 12_345, -(2**62), 2**62])
def test_numbers(number: int) -> None:
    out = BytesWriter()
    put_number(out, number)
    assert out.getvalue() == str(number).encode()


@given(st.lists(NUMBERS))
def test_rows_of_numbers(numbers: list[int]) -> None:
    out = BytesWriter()
    put_numbers(out, row(numbers))
    assert out.getvalue() == msgspec.json.encode(numbers)
    out = BytesWriter()
    put_list(out, numbers)
    assert out.getvalue() == msgspec.json.encode(numbers)


@given(st.dictionaries(st.sampled_from(["actor", "hand.1", "preview"]), VALUES), VALUES)
def test_fields(fields: Row, value: int | bool) -> None:
    out = BytesWriter()
    put_value(out, value)
    assert out.getvalue() == msgspec.json.encode(value)
    before: Row = {name: [-3] for name in fields}
    out = BytesWriter()
    put_changed(out, before, fields)
    new = {name: value for name, value in fields.items() if value != [-3]}
    assert b"{%b}" % out.getvalue() == msgspec.json.encode(new)
    out = BytesWriter()
    put_changed(out, fields, fields)
    assert out.getvalue() == b""
