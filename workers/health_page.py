"""Health and metrics over HTTP, on the loopback address only.

``/health`` answers 200 if all parts work, else 503; its JSON says of each part whether it works.
``/metrics`` is for Prometheus."""

from collections.abc import Iterator

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric

from model.health_figures import Figures
from workers.health import Condition, Health
from workers.metrics import REGISTRY

LOOPBACK = "127.0.0.1"

_OWN_NAMES = (LOOPBACK, "localhost")
"""What programs of this machine call it, whatever port a tunnel has."""


class HealthPage:
    """Serves both pages on a port of the loopback address; port 0 takes a free one."""

    def __init__(self, health: Health, port: int) -> None:
        self._health = health
        self._wanted = port
        self.port = 0
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/health", self._show_health)
        app.router.add_get("/metrics", self._show_metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def open(self) -> None:
        """Start the server. Raises OSError if the port is taken."""
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self._wanted).start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop the server; open requests are cut off."""
        await self._runner.cleanup()

    async def _show_health(self, _request: web.Request) -> web.Response:
        condition = await self._health.condition()
        status = 200 if condition.is_good else 503
        return web.json_response(msgspec.to_builtins(condition), status=status)

    async def _show_metrics(self, _request: web.Request) -> web.Response:
        condition = await self._health.condition()
        figures = await self._health.figures() if condition.database else None
        now = CollectorRegistry()
        now.register(_Instant(condition, figures, self._health.now()))
        body = generate_latest(REGISTRY) + generate_latest(now)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse pages of other sites, which can give their name this machine's address (DNS rebinding)
    and read it in a browser here.
    """
    if request.url.host not in _OWN_NAMES:
        raise web.HTTPForbidden
    return await handler(request)


class _Instant:
    """A Prometheus collector of the figures at one instant."""

    def __init__(self, condition: Condition, figures: Figures | None, now: int) -> None:
        self._condition = condition
        self._figures = figures
        self._now = now

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics; those counted in the database only if it can be reached."""
        up = GaugeMetricFamily("tavolo_up", "1 where all is well, 0 where not", labels=("part",))
        for part, is_good in msgspec.structs.asdict(self._condition).items():
            up.add_metric((part,), float(is_good))
        yield up
        if (figures := self._figures) is None:
            return
        tables = GaugeMetricFamily("tavolo_tables", "Tables by status", labels=("status",))
        for status, count in figures.tables.items():
            tables.add_metric((status,), count)
        yield tables
        waiting = "Messages that wait"
        yield GaugeMetricFamily("tavolo_messages_waiting", waiting, figures.messages)
        waited = max(0, self._now - (figures.oldest_message or self._now))
        yield GaugeMetricFamily(
            "tavolo_messages_oldest_seconds", "How long the oldest has waited", waited / 1000
        )
        yield GaugeMetricFamily("tavolo_timers_late", "Timers past due", figures.late_timers)
        if figures.copied_at is not None:
            age = max(0, self._now - figures.copied_at) / 1000
            yield GaugeMetricFamily("tavolo_copy_age_seconds", "Age of the newest copy", age)
        if figures.free_bytes is not None:
            yield GaugeMetricFamily("tavolo_disk_free_bytes", "Room left", figures.free_bytes)
