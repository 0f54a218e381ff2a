"""The bot is killed at random moments; everything it confirmed is stored once and told once."""

import re
from pathlib import Path

import pytest

from tests.crash import harness as crash_harness
from tests.crash.bot_process import Failpoint
from tests.crash.harness import EVERYWHERE, Goals, Harness
from tests.storage.new_stores import Server, sqlite_url

pytestmark = pytest.mark.long

Points = tuple[Failpoint | None, ...]

WHERE_FOUND: dict[str, Points] = {
    "answer_before_commit": ("before_commit",),
    "letters_deleted_before_sending": ("after_claim_before_post",),
    "nothing_found_again": ("after_post_before_done",),
    "rings_forgotten": (None,),
    "edits_forgotten": (None,),
    "requests_forgotten": EVERYWHERE,
}
"""Faults of any house, and where one that has it must die for it to show."""


SLOW = 10
"""Times the world's pace: a busy machine cannot send a letter before a lease thrice as short ends,
and whose lease has ended may find that another has sent its letter."""


@pytest.fixture
def fresh_server(server: Server, request: pytest.FixtureRequest) -> str:
    """Return the URL of a new database for this test."""
    return server.new_database(f"crash_{abs(hash(request.node.name))}")


async def test_one_process_on_a_file_loses_and_doubles_nothing(tmp_path: Path) -> None:
    report = await Harness(sqlite_url(tmp_path), tmp_path, seed=7).run(Goals(15, accepted=10))
    assert report.wrong == []


async def test_three_processes_on_a_server_lose_and_double_nothing(
    tmp_path: Path, fresh_server: str
) -> None:
    harness = Harness(fresh_server, tmp_path, processes=3, seed=8, speed=SLOW)
    report = await harness.run(Goals(15, accepted=10))
    assert report.wrong == []


async def test_planned_moves_are_made_once_or_not_yet_whoever_dies(tmp_path: Path) -> None:
    harness = Harness(sqlite_url(tmp_path), tmp_path, tables=3)
    report = await harness.run(Goals(6, planned=3))
    assert report.wrong == []
    assert report.planned >= 3


async def test_rounds_of_cups_open_once_and_count_once_whoever_dies(tmp_path: Path) -> None:
    harness = Harness(sqlite_url(tmp_path), tmp_path, tables=3, cups=2)
    report = await harness.run(Goals(6, cups_ended=1))
    assert report.wrong == []
    assert report.rounds >= report.cups_ended >= 1


async def test_what_a_dead_process_held_another_sends(tmp_path: Path, fresh_server: str) -> None:
    report = await Harness(fresh_server, tmp_path, seed=9).outlive()
    assert report.wrong == []
    assert report.kills == {"after_claim_before_post": 1}


async def test_people_computers_and_deadlines_race_at_two_tables(
    tmp_path: Path, fresh_server: str
) -> None:
    harness = Harness(fresh_server, tmp_path, processes=3, seed=10, tables=2, speed=20)
    report = await harness.race(seconds=4)
    assert report.wrong == []
    assert report.late, "some deadline passed meanwhile"


async def test_a_race_that_waits_in_vain_says_for_what_and_how_the_tables_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the world's own pace the shortest clock runs for a minute.

    A call that is held back for a minute (``GOES_ON``) outlasts what the harness waits for letters.
    """
    monkeypatch.setattr(crash_harness, "LONGEST_CLOCK", 0.1)
    harness = Harness(sqlite_url(tmp_path), tmp_path, seed=11, tables=8, speed=1)
    wrong, *others = (await harness.race(seconds=0, accepted=8)).wrong
    assert all(other.startswith("letters have not all been sent") for other in others)
    heading, *tables = wrong.splitlines()
    assert heading.startswith("no deadline has passed within 0.1 s; 1 lives, ")
    assert tables
    for line in tables:
        assert re.search(r"^  [0-9A-F]{8} \S+ (lobby|playing), .*, asked: .*; timers: ", line)


@pytest.mark.parametrize("fault", WHERE_FOUND)
async def test_a_planted_fault_is_found(tmp_path: Path, fault: str) -> None:
    points = WHERE_FOUND[fault]
    for attempt in range(6):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        url = sqlite_url(folder)
        harness = Harness(url, folder, seed=attempt, fault=fault, points=points)
        if (await harness.run(Goals(2 * len(points)))).wrong:
            return
    pytest.fail(f"{fault} was never found")


async def test_tables_without_lock_and_guard_are_found(tmp_path: Path, server: Server) -> None:
    for attempt in range(4):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        url = server.new_database(f"no_guard_{attempt}")
        harness = Harness(url, folder, processes=3, seed=attempt, fault="no_guard", tables=1)
        if (await harness.crowd(accepted=40)).wrong:
            return
    pytest.fail("it was never found")


async def test_a_process_that_starts_takes_no_letter_from_another(
    tmp_path: Path, fresh_server: str
) -> None:
    harness = Harness(fresh_server, tmp_path, speed=1, pauses=(0,))
    assert (await harness.welcome()).wrong == []


async def test_leases_without_an_owner_are_found(tmp_path: Path, server: Server) -> None:
    for attempt in range(6):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        url = server.new_database(f"no_owner_{attempt}")
        harness = Harness(url, folder, fault="leases_without_owner", speed=1, pauses=(0,))
        if (await harness.welcome()).wrong:
            return
    pytest.fail("it was never found")
