"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from coltexpress.server.hosting.hall import Hall

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Plain numbers; they cost nothing until somebody reads them."""

    __slots__ = ("chat", "choices", "refused", "woken")

    def __init__(self) -> None:
        self.choices = 0
        self.woken = 0
        self.refused = 0
        self.chat = 0


class Collector:
    """The numbers of a hall, as Prometheus wants them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        """All numbers, each with a sentence."""
        from prometheus_client.core import CounterMetricFamily as Counter
        from prometheus_client.core import GaugeMetricFamily as Gauge

        hall, counted = self.hall, self.hall.metrics
        open_sockets, connections = hall.limits.open_sockets, hall.limits.connections
        yield Counter("coltexpress_choices", "Choices that were played", counted.choices)
        yield Counter("coltexpress_commits", "Batches that were kept", hall.store.writer.batches)
        yield Counter("coltexpress_refusals", "Requests and messages refused", counted.refused)
        yield Counter("coltexpress_chat_lines", "Lines of chat", counted.chat)
        yield Counter("coltexpress_woken", "Games rebuilt from their record", counted.woken)
        yield Gauge("coltexpress_sockets", "Sockets that are open", open_sockets.total)
        yield Gauge("coltexpress_connections", "Connections that are open", connections.total)
        yield Gauge("coltexpress_rooms", "Rooms in memory", len(hall.rooms))
        awake = sum(room.play is not None for room in hall.rooms.values())
        yield Gauge("coltexpress_games", "Games in memory", awake)
        yield Gauge(
            "coltexpress_bots_waiting", "Bots that wait to think", len(hall.workers.waiting)
        )
        yield Counter("coltexpress_bots_failed", "Bots that gave no answer", hall.workers.failed)


def write_metrics(hall: Hall) -> bytes:
    """All numbers as text, with those of the process."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

    registry = CollectorRegistry()
    registry.register(Collector(hall))
    ProcessCollector(registry=registry)
    return generate_latest(registry)
