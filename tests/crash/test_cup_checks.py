"""The crash oracle finds nothing wrong with a cup as it is played, and whatever is spoilt."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from club.model.cup import Cup, CupCode
from tests.club.running_club import PLAYERS, Club, make_club
from tests.crash.cup_checks import CupsFound, cups_in, faults_of_cups, faults_of_posts, read_cups
from tests.crash.platform_double import Message
from tests.crash.promise_checks import keep_a_journal

SPOILT = {
    "UPDATE cup_round SET ended_at = NULL WHERE number = 1": "before the last had ended",
    "UPDATE cup_pairing SET table_id = 1 WHERE table_id > 1": "of two pairings",
    "UPDATE cup_pairing SET table_id = NULL WHERE round = 2": "of no pairing",
    "UPDATE cup_pairing SET code = 'ZZ' WHERE round = 2": "has not its table",
    "UPDATE cup_pairing SET runs = TRUE WHERE round = 1": "counts while it runs",
    "UPDATE cup_pairing SET places = replace(places, '\"rank\":1', '\"rank\":9')": "otherwise",
    "UPDATE cup_entrant SET player_id = 1001 WHERE number = 2": "has not its table",
    "UPDATE cup SET status = 'called-off', ended_at = NULL": "not everybody was told its end",
    "DELETE FROM letter_journal WHERE CAST(payload AS TEXT) LIKE '%club-told%'": "not everybody",
    "INSERT INTO letter_journal SELECT id + 9000, lane, payload, 0 FROM letter_journal": "once",
}
"""What is done to the database, and the fault that must be found then."""


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with make_club(tmp_path) as made:
        await keep_a_journal(made.house.store)
        yield made


async def played(club: Club, **fields: Any) -> tuple[Cup, CupsFound]:
    """A cup of three that has been played, and what is found of it at each step."""
    code: CupCode = await club.open(*PLAYERS[:3], most=3, **fields)
    await club.service.advance()
    while not (await club.cup(code)).status.is_over:
        assert faults_of_cups(await read_cups(club.house.store)) == []
        await club.play_round(code)
    return await club.cup(code), await read_cups(club.house.store)


async def test_nothing_is_wrong_with_a_cup_at_any_time(club: Club) -> None:
    _, found = await played(club)
    assert faults_of_cups(found) == []
    assert (found.rounds, found.played_to_the_end) == (3, 1)


class Undone(Exception):
    """What was spoilt is not committed."""


async def faults_once_spoilt(club: Club, statement: str) -> list[str]:
    """What is found after this statement, which is undone."""
    faults: list[str] = []

    def tried(connection: Connection) -> None:
        connection.exec_driver_sql(statement).close()
        faults.extend(faults_of_cups(cups_in(connection)))
        raise Undone

    with pytest.raises(Undone):
        await club.house.store.database.write(tried)
    return faults


async def test_whatever_is_spoilt_is_found(club: Club) -> None:
    await played(club)
    for statement, fault in SPOILT.items():
        faults = await faults_once_spoilt(club, statement)
        assert any(fault in each for each in faults), (statement, faults)


def posts(*said: tuple[str, ...]) -> list[Message]:
    return [Message(n, "cups:21", n, list(words)) for n, words in enumerate(said, 1)]


async def test_posts_of_a_cup_that_are_missing_doubled_or_outdated_are_found(club: Club) -> None:
    cup, found = await played(club)
    await club.posted(cup.code)
    found = await read_cups(club.house.store)
    post = (f"{cup.code} cup 1 ", f"{cup.code} cup {cup.version} ")
    end = (f"{cup.code} cup-end {cup.version} ",)
    assert faults_of_posts(found, posts(post, end)) == []
    for wrong, fault in (
        (posts(post), "posts are missing"),
        (posts(post, end, end), "too many posts"),
        (posts(post[:1], end), "is not to be read"),
    ):
        assert any(fault in each for each in faults_of_posts(found, wrong))
