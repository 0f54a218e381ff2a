"""What it means for a cup if somebody resigns at one of its tables."""

import pytest

from club.decisions.progress import DAY
from club.decisions.resignation_effects import ResignedGame
from club.model.cup import CupCode, Format
from tables.model.table import Human, PlayerId, TableCode
from tests.club.running_club import PLAYERS, Club

ONE, TWO, THREE, FOUR = PLAYERS[:4]


async def whose(club: Club, code: CupCode) -> tuple[TableCode, list[PlayerId]]:
    """A table of the round, and who sits there."""
    table, *_ = await club.tables(code)
    people = [s.occupant.player for s in table.seats if isinstance(s.occupant, Human)]
    return table.code, people


@pytest.mark.parametrize("format_", ["swiss", "all-play-all"])
async def test_it_is_a_lost_game_of_its_round(club: Club, format_: Format) -> None:
    code = await club.begin(ONE, TWO, THREE, FOUR, format=format_)
    table, (player, _) = await whose(club, code)
    game = await club.service.queries.if_resigned(code, table, player)
    assert game == ResignedGame(1, counts=True, lost=True, lives=None)


async def test_in_a_knock_out_it_takes_a_life_and_then_the_last(club: Club) -> None:
    code = await club.begin(ONE, TWO, THREE, FOUR, format="knock-out")
    table, (first, _) = await whose(club, code)
    game = await club.service.queries.if_resigned(code, table, first)
    assert game == ResignedGame(1, counts=True, lost=True, lives=2)
    await club.play_round(code)
    lives = set[int | None]()
    for each in await club.tables(code):
        for seat in each.seats:
            assert isinstance(seat.occupant, Human)
            game = await club.service.queries.if_resigned(code, each.code, seat.occupant.player)
            assert game is not None
            assert (game.round, game.counts) == (2, True)
            lives.add(game.lives)
    assert lives == {1, 2}


async def test_at_a_larger_table_it_need_not_be_the_last_place(club: Club) -> None:
    code = await club.begin(ONE, TWO, THREE, size=3, format="knock-out")
    table, (player, *_) = await whose(club, code)
    game = await club.service.queries.if_resigned(code, table, player)
    assert game == ResignedGame(1, counts=True, lost=False, lives=2)


async def test_whoever_has_left_has_no_life_to_lose_but_the_game_counts(club: Club) -> None:
    code = await club.begin(ONE, TWO, THREE, FOUR, format="knock-out")
    table, (player, _) = await whose(club, code)
    await club.leave(code, next(one for one in PLAYERS if one.id == player))
    game = await club.service.queries.if_resigned(code, table, player)
    assert game == ResignedGame(1, counts=True, lost=True, lives=None)


@pytest.mark.parametrize("how", ["round over", "called off"])
async def test_a_game_that_outlasts_its_round_or_cup_counts_no_more(club: Club, how: str) -> None:
    code = await club.begin(ONE, TWO, THREE, FOUR, format="knock-out", round_days=1)
    table, (player, _) = await whose(club, code)
    if how == "called off":
        await club.call_off(code)
    else:
        club.house.clock.pass_by(DAY)
        await club.service.advance()
    game = await club.service.queries.if_resigned(code, table, player)
    assert game == ResignedGame(1, counts=False, lost=True, lives=None)


async def test_other_tables_and_cups_mean_nothing(club: Club) -> None:
    code = await club.begin(ONE, TWO, THREE)
    table, (player, *_) = await whose(club, code)
    assert await club.service.queries.if_resigned(code, TableCode("NONE"), player) is None
    assert await club.service.queries.if_resigned(CupCode("NONE"), table, player) is None
