"""Notifications to systemd."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import supervisor
from service_manager import NOBODY, ServiceManager


@pytest.fixture
def line(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        yield listening


def test_news_are_sent_as_lines(line: socket.socket) -> None:
    manager = ServiceManager(line.getsockname())
    assert manager.listens
    manager.tell("READY=1", "STATUS=waiting for Discord")
    assert line.recv(100) == b"READY=1\nSTATUS=waiting for Discord"


def test_a_name_without_a_file_is_understood() -> None:
    name = f"tavolo-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(f"\0{name}")
        ServiceManager(f"@{name}").tell("READY=1")
        assert listening.recv(100) == b"READY=1"


def test_where_nobody_listens_nothing_is_sent() -> None:
    assert not NOBODY.listens
    NOBODY.tell("READY=1")


def test_who_listens_no_more_stops_nothing(
    line: socket.socket, caplog: pytest.LogCaptureFixture
) -> None:
    manager = ServiceManager(line.getsockname())
    line.close()
    manager.tell("STOPPING=1")
    assert "STOPPING=1" in caplog.text


class FakeLives:
    """A bot whose heartbeat the test stops."""

    status = "waiting for Discord"

    def __init__(self) -> None:
        self.ticking = True

    def clocks_tick(self) -> bool:
        return self.ticking


async def test_the_watchdog_is_fed_while_the_clocks_tick(
    line: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "SECONDS_BETWEEN_FEEDS", 0)
    lives = FakeLives()
    feeding = asyncio.create_task(
        supervisor.feed(ServiceManager(line.getsockname()), cast(supervisor.Supervisor, lives))
    )
    await asyncio.sleep(0)
    assert line.recv(100) == b"WATCHDOG=1\nSTATUS=waiting for Discord"
    lives.ticking = False
    for _ in range(5):
        await asyncio.sleep(0)
    feeding.cancel()
    with pytest.raises(BlockingIOError):
        line.recv(100)
