"""Our frames, as another library reads them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.server.http.frames import put_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000])
def test_a_message_of_any_length_is_one_whole_text(length: int) -> None:
    out = BytesWriter()
    put_frame(out, b"a" * length)
    put_frame(out, b"{}")
    reader = StreamReader()
    reader.feed_data(out.getvalue())
    for content in (b"a" * length, b"{}"):
        frame = read_frame(reader)
        assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, content)
    assert not reader.buffer


def read_frame(reader: StreamReader) -> Frame:
    parsing = Frame.parse(reader.read_exact, mask=False)
    try:
        next(parsing)
    except StopIteration as done:
        frame: Frame = done.value
        return frame
    raise AssertionError("the frame has not come whole")
