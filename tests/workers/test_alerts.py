"""Alerts to the owner are marked in the log where they arise."""

import asyncio
import logging
import re
from pathlib import Path

import pytest

from core.texts import Text
from storage.rows.key_values import KeyValues
from tests.tables.sample_tables import NOON, FixedClock
from workers.maintenance import KINDS, TOLD_AGAIN, Alerts
from workers.post_model import TryLater

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "cups", "model", "storage", "tables", "workers")
MARK = re.compile(r'"alert": "(\w+)"')


def test_each_kind_is_marked_somewhere_and_no_other_is() -> None:
    files = [file for room in ROOMS for file in (ROOT / room).rglob("*.py")]
    marked = {
        kind
        for file in files
        if file.name != "alerts.py"
        for kind in MARK.findall(file.read_text(encoding="utf-8"))
    }
    assert marked == set(KINDS)


class FullDisk(KeyValues):
    """Fails to write while it is full."""

    def __init__(self) -> None:
        self.is_full = True

    async def claim(self, _key: str, _now: int, _lasts: int) -> bool:
        if self.is_full:
            raise OSError("the disk is full")
        return True


class Notebook(KeyValues):
    """Remembers claims forever."""

    def __init__(self) -> None:
        self.claimed: set[str] = set()

    async def claim(self, key: str, _now: int, _lasts: int) -> bool:
        is_new = key not in self.claimed
        self.claimed.add(key)
        return is_new


async def test_what_the_platform_does_not_take_is_told_later_once() -> None:
    told, rung, again = list[str](), asyncio.Event(), list[int | None]()
    faults = [TryLater()]

    async def tell(said: Text) -> None:
        if faults:
            raise faults.pop()
        told.append(said.key)

    alerts = Alerts(Notebook(), FixedClock(NOON), tell, rung.set)
    for _ in range(2):
        alerts.emit(logging.makeLogRecord({"alert": "gateway"}))
        await rung.wait()
        rung.clear()
        again.append(await alerts.work())
    assert again == [NOON + TOLD_AGAIN, None]
    assert told == ["alert-gateway"]


async def test_what_cannot_be_noted_is_told_as_soon_as_it_can() -> None:
    disk, told, rung = FullDisk(), list[str](), asyncio.Event()

    async def tell(said: Text) -> None:
        told.append(said.key)

    alerts = Alerts(disk, FixedClock(NOON), tell, rung.set)
    alerts.emit(logging.makeLogRecord({"alert": "disk"}))
    await rung.wait()
    with pytest.raises(OSError, match="full"):
        await alerts.work()
    disk.is_full = False
    for _ in range(2):
        await alerts.work()
    assert told == ["alert-disk"]
