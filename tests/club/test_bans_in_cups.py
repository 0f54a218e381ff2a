"""Bans of people who are in a cup: nobody wins by banning somebody they play with."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from club.model.cup import CupCode
from tables.history.rated_games import FEWEST_MOVES_A_SEAT
from tables.model import game_json
from tables.model.commands import Person
from tables.model.refusals import TableRefuses
from tables.model.table import HOUSE, GuildId, PlayerId, Status, Table
from tests.club.running_club import MANAGER, PLAYERS, Club, make_club
from tests.tables.sample_tables import CLUB
from tests.tables.toy_game import Options

ELSEWHERE = GuildId(CLUB + 1)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with make_club(tmp_path) as club:
        await club.house.remember(*PLAYERS[:4], MANAGER)
        yield club


async def a_table(club: Club, code: CupCode) -> tuple[Table, Person, Person]:
    """The first table of a round, and who plays there."""
    table, *_ = await club.tables(code)
    one, other = (Person(player, f"Player {player}") for player in table.people)
    return table, one, other


async def ban(club: Club, player: PlayerId, by: Person, server: GuildId = CLUB) -> None:
    """Ban somebody as the command of a manager does."""
    ban = partial(club.house.service.removals.ban, server, player, by.id)
    await club.service.leave_shared(server, by.id, player, ban)


async def numbers(club: Club, code: CupCode) -> dict[PlayerId | None, int]:
    return {entrant.player: entrant.number for entrant in (await club.cup(code)).entrants}


@pytest.mark.parametrize("server", [CLUB, HOUSE])
async def test_a_ban_that_is_lifted_wins_a_rival_neither_a_point_nor_the_cup(
    club: Club, server: GuildId
) -> None:
    code = await club.begin(*PLAYERS[:4])
    table, rival, leader = await a_table(club, code)
    number = await numbers(club, code)
    await ban(club, leader.id, rival, server)
    await club.house.service.bans.lift(server, leader.id)
    ended = await club.house.table(table.code)
    assert (ended.status, ended.outcome) == (Status.CANCELLED, None), "so nothing is rated"
    await club.service.advance()
    pairing = next(p for p in (await club.round(code)).pairings if p.code == table.code)
    assert [(place.rank, place.judged) for place in pairing.places] == [(1, True)] * 2
    public = await club.play_to_the_end(code)
    left = {e.player: e.left_because for e in public.facts.entrants if not e.plays}
    assert left == {rival.id: "removed"}, "whoever bans a rival wins nothing any more"
    assert public.champion != number[rival.id]


async def test_whoever_bans_a_rival_in_the_last_round_wins_no_title(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4])
    for _ in (1, 2):
        await club.play_round(code)
    _, rival, banned = await a_table(club, code)
    number = await numbers(club, code)
    await ban(club, banned.id, rival)
    public = await club.play_to_the_end(code)
    assert public.facts.planned_rounds == len(public.facts.rounds) == 3
    assert public.champion not in (None, number[rival.id])
    assert number[rival.id] in public.gone


async def test_whoever_bans_in_vain_stays_in_their_cups(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await club.begin(*PLAYERS[:4])
    table, rival, leader = await a_table(club, code)
    monkeypatch.setattr("tables.removals.MOST_BANNED", 0)
    with pytest.raises(TableRefuses) as refusal:
        await ban(club, leader.id, rival)
    assert refusal.value.refusal.code == "ban-refusal-too-many"
    assert {entrant.player for entrant in (await club.cup(code)).active} == {
        player.id for player in PLAYERS[:4]
    }
    assert (await club.house.table(table.code)).status is Status.PLAYING


async def test_whoever_bans_in_a_cup_of_theirs_wins_nothing_by_the_games_of_others(
    club: Club,
) -> None:
    code = await club.begin(*PLAYERS[:4])
    table, _, leader = await a_table(club, code)
    (_, other) = await club.tables(code)
    rival = Person(other.people[0], "Rival")
    await ban(club, leader.id, rival)
    assert (await club.house.table(table.code)).status is Status.CANCELLED
    assert (await club.house.table(other.code)).status is Status.PLAYING
    assert (await club.cup(code)).entrant_of(rival.id) is None


async def test_a_ban_by_a_manager_who_is_not_in_the_cup_is_a_loss_there_and_rated_for_nobody(
    club: Club,
) -> None:
    code = await club.begin(*PLAYERS[:4], options=game_json.encode(Options(rounds=9)))
    table, stays, banned = await a_table(club, code)
    while (await club.house.table(table.code)).open_moves < FEWEST_MOVES_A_SEAT * 2:
        for person in (stays, banned):
            if (await club.house.service.queries.look(table.code, person.id)).legal:
                await club.house.lay(table.code, person)
    await ban(club, banned.id, MANAGER)
    await club.service.advance()
    assert (await club.house.table(table.code)).status is Status.FINISHED
    pairing = next(p for p in (await club.round(code)).pairings if p.code == table.code)
    number = await numbers(club, code)
    ranks = {number[stays.id]: 1, number[banned.id]: 2}
    assert {place.entrant: place.rank for place in pairing.places} == ranks
    for person in (stays, banned):
        (game,) = (await club.house.service.archive.games_of(person.id, 0, 9)).results
        assert game.unrated == "handed"
        assert [seat.rated for seat in game.seats] == [None, None]


async def test_a_ban_elsewhere_or_before_the_first_round_leaves_everybody_in_the_cup(
    club: Club,
) -> None:
    gathers = await club.open(*PLAYERS[:4])
    plays = await club.begin(*PLAYERS[:4])
    one, two, three, _ = PLAYERS[:4]
    await ban(club, two.id, one, ELSEWHERE)
    assert await club.service.queries.shared_cups(CLUB, one.id, three.id) == [plays]
    assert await club.service.queries.shared_cups(CLUB, one.id, MANAGER.id) == []
    await ban(club, two.id, MANAGER)
    for code in (gathers, plays):
        assert len((await club.cup(code)).active) == 4
