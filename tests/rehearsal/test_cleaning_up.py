"""A rehearsal cleans up completely, wherever it is interrupted."""

import asyncio

import pytest

from rehearsal.interface import NoAnswer, Request
from rehearsal.rehearsal_thread import THREAD_NAME, CannotBegin
from rehearsal.steps import SCENES
from tests.rehearsal.port_double import WORDS, SimulatedPort

FEW = tuple(scene for scene in SCENES if scene.group in ("private", "places", "discord"))
"""Steps that make what must be deleted."""

CLEANING_UP = 4
"""Requests: the direct message and the thread deleted, what the channel says of it found, deleted.
"""

TABLE = "Ruta · Ada, Bruno"
"""The thread of a table; a channel says of each thread that it was begun."""


async def _requests_of_few() -> int:
    port = SimulatedPort()
    await port.rehearse(FEW)
    return len(port.asked)


async def test_nothing_is_left_when_all_went_well() -> None:
    port = SimulatedPort()
    findings = await port.rehearse()
    assert findings.is_whole
    assert findings.is_clean
    assert not findings.having("differs")
    assert port.left_behind == []


async def test_nothing_is_left_whenever_it_is_told_to_stop() -> None:
    for number in range(1, await _requests_of_few() + 1):
        port = SimulatedPort()
        port.breaks_at = number
        task = asyncio.ensure_future(port.rehearse(FEW))
        port.told_to_stop = task
        with pytest.raises(asyncio.CancelledError):
            await task
        assert port.left_behind == [], f"told to stop in {port.asked[number - 1]}"


POST = "POST /channels/{channel_id}/messages"


async def test_nothing_is_left_whenever_an_answer_is_lost() -> None:
    """Discord is back for the cleaning up; a second answer lost then leaves what is told."""
    for number in range(1, await _requests_of_few()):
        port = SimulatedPort()
        port.breaks_at = number
        try:
            findings = await port.rehearse(FEW)
        except NoAnswer:
            assert number <= 2, "before the first step, and the thread is found by its name"
        else:
            lost = WORDS.letter in port.left_behind or number > len(port.asked) - CLEANING_UP
            unsure = port.asked[number - 1] == POST and POST not in port.asked[number:]
            assert findings.is_clean or lost or unsure, "the letter sent again may be another"
            assert not findings.is_clean or port.left_behind == []
        assert THREAD_NAME not in port.threads


async def test_what_could_not_be_deleted_is_told() -> None:
    port = SimulatedPort()
    port.breaks_at, port.outage = 12, 1000
    findings = await port.rehearse(FEW)
    assert not findings.is_clean
    assert not findings.is_whole
    assert port.left_behind


async def test_a_thread_that_a_killed_process_left_is_deleted_by_the_next_rehearsal() -> None:
    port = SimulatedPort()
    path, ids = "/channels/{channel_id}/threads", {"channel_id": port.channel}
    for name in (THREAD_NAME, TABLE):
        await port.ask(Request("POST", path, ids, {"name": name, "type": 11}))
    assert port.left_behind == [THREAD_NAME, TABLE, THREAD_NAME, TABLE]
    await port.rehearse(())
    assert THREAD_NAME in port.left_behind, "another process may be at it"
    port.backend.advance_clock(3600)
    await port.rehearse(())
    assert port.left_behind == [TABLE, TABLE]


async def test_a_place_that_takes_no_thread_is_told_and_nothing_is_done() -> None:
    port = SimulatedPort()
    with pytest.raises(CannotBegin) as told:
        await port.rehearse(channel=4)
    assert told.value.answer.code == 10003
    assert len(port.asked) == 1


async def test_a_forum_in_which_no_post_can_be_made_is_told() -> None:
    port = SimulatedPort(wrong=("forum-post-is-a-thread",))
    with pytest.raises(CannotBegin) as told:
        await port.rehearse(channel=port.forum, forum=True)
    assert told.value.answer.code == 50024
    assert port.left_behind == []
