"""The health check and metrics, as read by a program on the same machine."""

import json
from collections.abc import AsyncIterator

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from model.health_figures import Figures
from model.shards import ProcessShards
from tests.tables.sample_tables import NOON, FixedClock
from workers.health import OVERDUE, SLOT, STUCK, Health, Silences
from workers.health_page import LOOPBACK, HealthPage
from workers.metrics import count_interaction

WELL = Figures({"playing": 3, "finished": 9}, 0, None, 0, copied_at=NOON - 60_000, free_bytes=5)


class House:
    """A bot whose health the test sets."""

    def __init__(self) -> None:
        self.clock = FixedClock(NOON)
        self.figures = WELL
        self.database = True
        self.lost: int | None = None
        self.busy: int | None = None
        self.silences = Silences(self.clock, ProcessShards, self._renew, lambda *_: None)
        health = Health(
            self.clock,
            self._count,
            self._write,
            lambda: self.lost,
            lambda: self.busy,
            self.silences,
        )
        self.page = HealthPage(health, 0)

    async def _renew(self, _shard: int) -> None:
        return None

    async def fall_silent(self) -> None:
        """Five days of presses every ten minutes, then none for an hour and a half."""
        for _ in range(5 * 144):
            self.silences.hear(0, 1)
            self.clock.pass_by(SLOT)
        self.clock.pass_by(9 * SLOT)
        await self.silences.work()

    async def _count(self, _now: int) -> Figures:
        return self.figures

    async def _write(self, _now: str) -> None:
        if not self.database:
            raise OSError("the disk is full")

    async def ask(self, path: str, **headers: str) -> tuple[int, str]:
        url = f"http://{LOOPBACK}:{self.page.port}{path}"
        async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as answer:
            return answer.status, await answer.text()

    async def health(self) -> tuple[int, dict[str, bool]]:
        status, body = await self.ask("/health")
        return status, json.loads(body)

    async def metrics(self) -> dict[str, float]:
        _, body = await self.ask("/metrics")
        samples = [s for f in text_string_to_metric_families(body) for s in f.samples]
        return {".".join((s.name, *s.labels.values())): s.value for s in samples}


@pytest.fixture
async def house() -> AsyncIterator[House]:
    made = House()
    await made.page.open()
    yield made
    await made.page.close()


async def test_a_house_that_does_what_it_is_for_is_healthy(house: House) -> None:
    well = dict.fromkeys(("discord", "database", "clocks", "messages", "presses"), True)
    assert await house.health() == (200, well)
    house.busy = NOON - STUCK + 1
    assert (await house.health())[0] == 200, "it is at work"


async def test_whatever_fails_is_named(house: House) -> None:
    async def ails(part: str) -> None:
        status, parts = await house.health()
        assert status == 503
        assert not parts[part]

    house.lost = NOON
    await ails("discord")
    house.lost, house.busy = None, NOON - STUCK
    await ails("clocks")
    house.busy, house.figures = None, Figures({}, 1, NOON - OVERDUE, 0)
    await ails("messages")
    house.figures, house.database = WELL, False
    await ails("database")


@pytest.mark.parametrize("path", ["/health", "/metrics"])
async def test_only_this_machine_is_answered_under_its_own_name(house: House, path: str) -> None:
    """A site elsewhere can give its name this address, and its page asks in a browser here."""
    for own in (f"{LOOPBACK}:{house.page.port}", "localhost", "LOCALHOST:9999"):
        assert (await house.ask(path, Host=own))[0] == 200
    for other in ("evil.example", f"127.0.0.1.evil.example:{house.page.port}", ""):
        status, said = await house.ask(path, Host=other)
        assert status in (400, 403)
        assert "tavolo" not in said


async def test_an_unusual_silence_is_said_but_is_no_fault_of_the_house(house: House) -> None:
    await house.fall_silent()
    status, parts = await house.health()
    assert (status, parts["presses"]) == (200, False)
    assert (await house.metrics())["tavolo_up.presses"] == 0
    house.silences.hear(0, 1)
    assert (await house.health())[1]["presses"]


async def test_figures_are_shown_for_prometheus(house: House) -> None:
    before = await house.metrics()
    count_interaction("refused")
    house.figures = Figures({"playing": 3}, 2, NOON - 7_000, 1, copied_at=NOON - 1_000)
    found = await house.metrics()
    refused = "tavolo_interactions_total.refused"
    assert found[refused] == before.get(refused, 0) + 1
    assert found["tavolo_tables.playing"] == 3
    assert found["tavolo_messages_waiting"] == 2
    assert found["tavolo_messages_oldest_seconds"] == 7
    assert found["tavolo_timers_late"] == 1
    assert found["tavolo_copy_age_seconds"] == 1
    assert found["tavolo_up.messages"] == 1
    assert "tavolo_acknowledge_seconds_count" in found
    assert "tavolo_post_seconds_count" in found
    assert "tavolo_picture_seconds_count" in found


async def test_no_time_is_shown_below_zero_where_the_clock_was_set_back(house: House) -> None:
    house.figures = Figures({}, 1, NOON + 7_000, 0, copied_at=NOON + 1_000)
    found = await house.metrics()
    assert found["tavolo_messages_oldest_seconds"] == found["tavolo_copy_age_seconds"] == 0


async def test_without_a_database_there_are_figures_all_the_same(house: House) -> None:
    house.database = False
    found = await house.metrics()
    assert found["tavolo_up.database"] == 0
    assert "tavolo_messages_waiting" not in found
