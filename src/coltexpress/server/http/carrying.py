"""Having a request answered where its room is: here, or at the server that owns the room."""

from __future__ import annotations

from coltexpress.server.hosting.node import Elsewhere
from coltexpress.server.http.call import Answer, Call, Handler
from coltexpress.server.http.peers import Looking, pass_on


async def carry_out(call: Call, method: str, handler: Handler) -> Answer:
    """Have a request answered here, or by the server that owns its room.

    While a room changes hands it is waited for. What another server has passed on is not passed on
    once more: that one looks again.
    """
    looking = Looking(call.hall)
    while True:
        try:
            return await handler(call)
        except Elsewhere as where:
            if call.is_passed_on:
                raise
            answer = await pass_on(call, method, where)
        if answer is not None:
            return answer
        await looking.wait()
