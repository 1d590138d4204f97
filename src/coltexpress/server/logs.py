"""The log: one line a thing, on standard error; as JSON where no person reads it.

It never holds what people say, are called or keep secret. Requests are logged by the name of their
route, since paths have codes in them; failures by their kind and place, since what they say may
hold values; and other packages only when something is wrong, since else they log everything.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from collections.abc import Mapping
from types import TracebackType
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

OURS: Final = (
    *("calls", "hall", "http", "loop", "node", "queue", "room", "socket", "store", "worker"),
    "workers",
)
LOG: Final = structlog.get_logger("loop")


def set_logging(*, verbose: bool) -> None:
    """Log from now on."""
    level = logging.DEBUG if verbose else logging.INFO
    is_terminal = sys.stderr.isatty()
    renderer = (
        structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    )
    before: list[Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_values,
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=before,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of every request it cannot read
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def without_values(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A failure as its kinds and places, from the first cause on; never in its own words."""
    failure = event.pop("exc_info", None)
    if failure is True:
        failure = sys.exc_info()
    if isinstance(failure, tuple):
        failure = failure[1]
    if isinstance(failure, BaseException):
        event["exception"] = described(failure)
    return event


def described(failure: BaseException) -> str:
    """The kinds and places of a failure and of what caused it."""
    lines: list[str] = []
    seen: BaseException | None = failure
    while seen is not None:
        lines = [type(seen).__qualname__, *places(seen.__traceback__), *lines]
        seen = seen.__cause__ or seen.__context__
    return "\n".join(lines)


def places(trace: TracebackType | None) -> list[str]:
    """Where a failure passed."""
    return [
        f"  {place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(trace)
    ]


def failed_in_the_loop(loop: asyncio.AbstractEventLoop, context: Mapping[str, object]) -> None:
    """Something failed that nobody waits for; what the loop says of it has arguments in it."""
    failure = context.get("exception")
    LOG.error("failed", exc_info=failure if isinstance(failure, BaseException) else None)
