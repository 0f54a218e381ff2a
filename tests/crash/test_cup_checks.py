"""The crash oracle finds nothing wrong with a cup as it is played, and whatever is spoilt."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from model.cup import CupStatus, Pairing, Round
from model.table import Status, TableId
from tests.crash.cup_checks import CupsFound, faults_at_rest, faults_of_cups, read_cups
from tests.crash.platform_double import Message
from tests.cups.running_cups import PLAYERS, Cups, make_cups


@pytest.fixture
async def cups(tmp_path: Path) -> AsyncIterator[Cups]:
    async with make_cups(tmp_path) as made:
        yield made


async def played(cups: Cups) -> CupsFound:
    """What is found of a cup of three that has been played, of which nothing is wrong before."""
    code = await cups.begin(*PLAYERS[:3])
    while not (cup := await cups.cup(code)).status.is_over:
        assert faults_of_cups(await read_cups(cups.house.store), {code: cup.version}) == []
        await cups.play_round(code)
    return await read_cups(cups.house.store)


def changed(found: CupsFound, **fields: Any) -> CupsFound:
    """The same with other fields of its cup."""
    (cup,) = found.cups
    return msgspec.structs.replace(found, cups=(msgspec.structs.replace(cup, **fields),))


def with_first(found: CupsFound, **fields: Any) -> CupsFound:
    """The same with other fields of the first round."""
    first, *others = found.cups[0].rounds
    return changed(found, rounds=(msgspec.structs.replace(first, **fields), *others))


def game_of(played: Round) -> Pairing:
    """The pairing of three entrants that has a table."""
    return next(pairing for pairing in played.pairings if pairing.table is not None)


def with_game(found: CupsFound, **fields: Any) -> CupsFound:
    """The same with other fields of the game of the first round."""
    pairings = found.cups[0].rounds[0].pairings
    game = game_of(found.cups[0].rounds[0])
    spoilt = msgspec.structs.replace(game, **fields)
    return with_first(found, pairings=tuple(spoilt if p == game else p for p in pairings))


def with_table(found: CupsFound, **fields: Any) -> CupsFound:
    """The same with another table of that game."""
    number = game_of(found.cups[0].rounds[0]).table
    assert number is not None
    spoilt = msgspec.structs.replace(found.tables[number], **fields)
    return msgspec.structs.replace(found, tables={**found.tables, number: spoilt})


async def test_nothing_is_wrong_with_a_cup_at_any_time(cups: Cups) -> None:
    found = await played(cups)
    assert faults_of_cups(found, {found.cups[0].code: found.cups[0].version}) == []
    assert (found.rounds, found.played_to_the_end) == (3, 1)


async def test_whatever_is_spoilt_is_found(cups: Cups) -> None:
    found = await played(cups)
    (cup,) = found.cups
    first, second, _ = cup.rounds
    game = game_of(first)
    unequal = tuple(msgspec.structs.replace(p, rank=1) for p in game.places)
    uncounted = tuple(msgspec.structs.replace(p, rank=None) for p in game.places)
    theirs = found.tables[game.table or TableId(0)].seats
    lost = tuple(msgspec.structs.replace(s, occupant=None) if s.seat == 0 else s for s in theirs)
    for spoilt, fault in (
        (with_first(found, ended_at=None), "before the last had ended"),
        (changed(found, planned_rounds=2), "it has 3 rounds of 2"),
        (with_first(found, pairings=(*first.pairings, game)), "is paired twice in round 1"),
        (with_game(found, places=uncounted), "round 1 has ended with games that do not count"),
        (changed(found, rounds=()), "over before its last round"),
        (with_game(found, table=game_of(second).table), "of two pairings"),
        (with_game(found, table=None), "of no pairing"),
        (with_game(found, code="ZZ"), "of round 1 has not its table"),
        (with_table(found, status=Status.PLAYING), "counts while it is played"),
        (with_game(found, places=unequal), "otherwise than it ended"),
        (with_table(found, seats=lost), "otherwise than it ended"),
    ):
        assert any(fault in each for each in faults_of_cups(spoilt, {})), fault
    assert any("was shown newer" in each for each in faults_of_cups(found, {cup.code: 999}))


async def test_a_cup_that_stands_still_is_found(cups: Cups) -> None:
    found = await played(cups)
    (cup,) = found.cups
    last = msgspec.structs.replace(cup.rounds[-1], ended_at=None)
    between = changed(found, status=CupStatus.PLAYING, rounds=cup.rounds[:-1])
    counted = changed(found, status=CupStatus.PLAYING, rounds=(*cup.rounds[:-1], last))
    full = changed(found, status=CupStatus.ENTRY, most=3)
    for still, fault in (
        (between, "does not go on"),
        (counted, "does not go on"),
        (full, "it is full and has not begun"),
        (uncounted_last(found), "never counted"),
    ):
        assert any(fault in each for each in faults_at_rest(still, [])), fault


def uncounted_last(found: CupsFound) -> CupsFound:
    """The same before the games of the last round were counted."""
    (cup,) = found.cups
    *before, last = cup.rounds
    pairings = tuple(
        msgspec.structs.replace(
            p, places=tuple(msgspec.structs.replace(place, rank=None) for place in p.places)
        )
        for p in last.pairings
    )
    running = msgspec.structs.replace(last, ended_at=None, pairings=pairings)
    return changed(found, status=CupStatus.PLAYING, rounds=(*before, running))


def posts(*said: tuple[str, ...], retired: int = 0) -> list[Message]:
    """Posts of a cup, of which the first ones are ``retired``."""
    return [
        Message(n, "cups:21", n, list(words), has_buttons=n > retired)
        for n, words in enumerate(said, 1)
    ]


async def test_posts_of_a_cup_that_are_missing_doubled_or_outdated_are_found(cups: Cups) -> None:
    found = await played(cups)
    (cup,) = found.cups
    post = (f"{cup.code} cup 1 ", f"{cup.code} cup {cup.version} ")
    end = (f"{cup.code} cup-end {cup.version} ",)
    assert faults_at_rest(found, posts(post, end, retired=1)) == []
    for wrong, fault in (
        (posts(post), "with buttons stand"),
        (posts(post, end), "with buttons stand"),
        (posts(post, end, retired=2), "with buttons stand"),
        (posts(post, (f"{cup.code} cup-end 1 ",), retired=1), "with buttons stand"),
        (posts(post, end, end, retired=2), "its posts are"),
    ):
        assert any(fault in each for each in faults_at_rest(found, wrong))
