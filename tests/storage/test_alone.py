"""Two bots on one file are one too many, in real processes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage.alone import AlreadyInUse, alone_on
from tests.storage.making import ROOT, SECONDS, sqlite_url

HOLDER = """
import sys
from storage.alone import alone_on

with alone_on(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_process_on(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that holds a database until it is killed or told to end."""
    command = [sys.executable, "-c", HOLDER, url]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


def start_bot(url: str) -> subprocess.CompletedProcess[str]:
    """The real bot as a host starts it, with a token that opens nothing."""
    surroundings = {**os.environ, "DATABASE_URL": url, "DISCORD_TOKEN": "none"}
    return subprocess.run(
        [sys.executable, "bot.py"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def test_a_file_is_held_by_one_process_at_a_time(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url), pytest.raises(AlreadyInUse), alone_on(url):
        pass


def test_a_process_that_is_killed_leaves_the_file_free(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url) as process:
        process.kill()
        process.wait(SECONDS)
        with alone_on(url), another_process_on(sqlite_url(tmp_path / "elsewhere")):
            pass


def test_a_process_that_ends_in_good_order_leaves_the_file_free(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url) as process:
        process.communicate(timeout=SECONDS)
        with alone_on(url):
            pass
    with alone_on(url):
        pass


def test_a_file_is_the_same_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with another_process_on(f"sqlite:///{tmp_path}/data/tavolo.sqlite3"):
        for other in ("link/tavolo.sqlite3", "data/../data/tavolo.sqlite3"):
            with pytest.raises(AlreadyInUse), alone_on(f"sqlite:///{tmp_path}/{other}"):
                pass


def test_a_second_bot_says_why_it_does_not_start(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url):
        second = start_bot(url)
    assert second.returncode == 2
    assert second.stderr == (
        f"Another Tavolo is running on {tmp_path / 'tavolo.sqlite3'}: stop it first, or give this "
        "one a DATABASE_URL of its own.\n"
    )
    assert not (tmp_path / "tavolo.sqlite3").exists(), "it has not touched the database"


def test_a_database_on_a_server_may_be_shared() -> None:
    url = "postgresql://tavolo@localhost/games"
    with alone_on(url), alone_on(url):
        pass
