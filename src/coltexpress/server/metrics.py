"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from coltexpress.server.workers.shared import Shared

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.workers.pool import Bots

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
        most = open_sockets.together
        yield Gauge("coltexpress_sockets_limit", "Sockets that may be open", most)
        yield Gauge("coltexpress_connections", "Connections that are open", connections.total)
        well = float(hall.store.health.is_well)
        yield Gauge("coltexpress_storage_well", "1 if the database works, else 0", well)
        servers = max(1, len(hall.node.peers))
        yield Gauge("coltexpress_servers", "Servers that share the database", servers)
        relayed = sum(len(links) for links in hall.node.links.values())
        yield Gauge("coltexpress_relays", "Sockets in rooms of other servers", relayed)
        yield Gauge("coltexpress_rooms", "Rooms in memory", len(hall.rooms))
        awake = sum(room.play is not None for room in hall.rooms.values())
        yield Gauge("coltexpress_games", "Games in memory", awake)
        yield Gauge(
            "coltexpress_bots_waiting", "Bots that wait to think", len(hall.workers.waiting)
        )
        yield Counter("coltexpress_bots_failed", "Bots that gave no answer", hall.workers.failed)
        yield from queue_metrics(hall.workers)


def queue_metrics(queue: Bots) -> Iterator[Metric]:
    """The queue that servers share, which each of them sees in the same way, and our part in it."""
    from prometheus_client.core import CounterMetricFamily as Counter
    from prometheus_client.core import GaugeMetricFamily as Gauge
    from prometheus_client.core import SummaryMetricFamily as Summary

    if not isinstance(queue, Shared):
        return
    load = queue.load
    yield Gauge("coltexpress_queue_workers", "Workers that are there", load.workers)
    yield Gauge("coltexpress_queue_slots", "Jobs that they can do at a time", load.slots)
    yield Gauge("coltexpress_queue_waiting", "Jobs that nobody does yet", load.waiting)
    yield Gauge("coltexpress_queue_running", "Jobs that a worker does", load.running)
    oldest = load.oldest / 1000
    yield Gauge("coltexpress_queue_oldest_seconds", "How long the first job has waited", oldest)
    waits = Summary(
        "coltexpress_queue_wait_seconds",
        "How long jobs of this server waited for a worker",
        count_value=queue.answered,
        sum_value=queue.waited,
    )
    yield waits
    yield Counter("coltexpress_queue_retries", "Jobs of workers that were gone", queue.retried)
    yield Counter("coltexpress_queue_returns", "Jobs done here after all", queue.came_back)


def write_metrics(hall: Hall) -> bytes:
    """All numbers as text, with those of the process."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

    registry = CollectorRegistry()
    registry.register(Collector(hall))
    ProcessCollector(registry=registry)
    return generate_latest(registry)
