"""What is asked for in one turn of the event loop is done together at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from coltexpress.server.hosting.turns import Late, Turn


class Counted(asyncio.SelectorEventLoop):
    """An event loop that counts what it is to do soon."""

    def __init__(self) -> None:
        super().__init__()
        self.soon = 0

    def call_soon(self, *args: object, **more: object) -> asyncio.Handle:
        self.soon += 1
        return super().call_soon(*args, **more)  # type: ignore[arg-type]


class Work(Late):
    """Does something at the end of a turn."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work

    def end_turn(self) -> None:
        self.work()


def test_everything_is_done_in_one_wake_up() -> None:
    loop, done = Counted(), list[int]()
    turn = Turn(loop)
    for number in range(3):
        turn.do(Work(partial(done.append, number)))
    assert (done, loop.soon) == ([], 1)
    loop.run_until_complete(asyncio.sleep(0))
    assert done == [0, 1, 2]
    loop.close()


def test_what_goes_wrong_with_one_does_not_concern_the_others() -> None:
    loop, done, wrong = Counted(), list[str](), list[object]()
    loop.set_exception_handler(lambda _, context: wrong.append(context.get("exception")))
    turn = Turn(loop)

    def fail() -> None:
        raise ValueError

    works: list[Callable[[], None]] = [
        partial(done.append, "first"),
        fail,
        partial(done.append, "last"),
    ]
    for work in works:
        turn.do(Work(work))
    loop.run_until_complete(asyncio.sleep(0.01))
    assert done == ["first", "last"]
    assert [type(one) for one in wrong] == [ValueError]
    loop.close()
