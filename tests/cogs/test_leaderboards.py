"""Leaderboards: the best people still in the server, with few member look-ups."""

from cogs.leaderboards import Roll
from model.results import Ranked, Rating
from model.table import HOUR, PlayerId
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


async def test_nobody_stands_there_twice_who_is_overtaken_while_others_are_looked_up() -> None:
    pages = [CROWD[10:30], [CROWD[-1], *CROWD[10:]]]

    async def shifting(skip: int, most: int) -> list[Ranked]:
        ranks = pages[0] if skip == 0 else pages[1]
        return ranks[skip : skip + most]

    listed, gone = await Roll(Doorman(first=15), FixedClock(NOON).now).best_here(CLUB, shifting, 20)
    assert [one.rating.player for one in listed] == list(range(15, 35))
    assert gone == 4


async def test_where_very_many_have_left_they_are_looked_up_little_by_little() -> None:
    doorman, clock = Doorman(first=101), FixedClock(NOON)
    roll = Roll(doorman, clock.now)
    found = []
    for _ in range(3):
        before = len(doorman.asked)
        listed, _gone = await roll.best_here(CLUB, crowd, 20)
        assert len(doorman.asked) - before <= 60
        found.append(len(listed))
    assert found == [0, 20, 20]
    assert len(doorman.asked) == len({*doorman.asked}) == 120, "nobody is looked up twice"
    clock.pass_by(6 * HOUR)
    await roll.best_here(CLUB, crowd, 20)
    assert len(doorman.asked) > 120, "whom nobody has looked up for hours may have come back"
