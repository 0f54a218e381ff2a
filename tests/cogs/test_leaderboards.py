"""Leaderboards: the best people still in the server, with few member look-ups."""

from cogs.leaderboards import Roll
from model.results import Ranked, Rating
from model.table import PlayerId
from tests.tables.sample_tables import CLUB, NOON, FixedClock

CROWD = [Ranked(Rating(PlayerId(n), "ruta"), among=9) for n in range(1, 201)]


async def crowd(skip: int, most: int) -> list[Ranked]:
    return CROWD[skip : skip + most]


class Doorman:
    """Counts member look-ups; people from a certain id on are members."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.asked: list[int] = []

    async def is_here(self, _guild: int, player: int) -> bool:
        self.asked.append(player)
        return player >= self.first


async def test_whoever_has_left_makes_room_for_those_behind_them() -> None:
    doorman = Doorman(first=11)
    listed, gone = await Roll(doorman, FixedClock(NOON).now).best_here(CLUB, crowd, 20)
    assert [one.rating.player for one in listed] == list(range(11, 31))
    assert gone == 10
    assert doorman.asked == list(range(1, 31))
