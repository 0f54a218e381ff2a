"""Which cups are listed for whom: read without standings, and none hides another."""

from club.model.cup import CupStatus
from tables.model.table import PlaceId
from tests.club.running_club import PLAYERS, Club
from tests.tables.sample_tables import CLUB, PIAZZA

HIDDEN = PlaceId(4242)
ONE, TWO, THREE, *_ = PLAYERS


async def test_cups_in_channels_that_somebody_does_not_see_hide_no_others(club: Club) -> None:
    seen = await club.open(THREE)
    for by in PLAYERS[1:10]:
        for _ in range(3):
            club.house.clock.pass_by(1)
            await club.open(by=by, place=HIDDEN)
    assert await club.service.queries.places_in(CLUB) == sorted((PIAZZA, HIDDEN))
    assert [cup.code for cup in await club.listed(ONE)] == [seen]
    assert len(await club.listed(ONE, PIAZZA, HIDDEN)) == 28, "all of them, not as many as a menu"
    assert [cup.own for cup in await club.listed(THREE)] == [True]


async def test_ones_own_cups_are_listed_whatever_channels_one_sees(club: Club) -> None:
    hidden, left = await club.open(TWO, place=HIDDEN), await club.open(TWO, place=HIDDEN)
    await club.leave(left, TWO)
    assert [cup.code for cup in await club.listed(TWO)] == [hidden]
    assert [cup.code for cup in (await club.service.queries.offered_of(TWO.id)).cups] == [hidden]
    assert await club.listed(ONE) == []


async def test_a_list_says_how_far_each_cup_is_living_ones_first(club: Club) -> None:
    over, played = await club.open(ONE), await club.begin(*PLAYERS[:4])
    await club.call_off(over)
    gathers = await club.open(*PLAYERS[:3], name="", most=9)
    await club.leave(gathers, TWO)
    listed = await club.listed(THREE)
    assert [cup.code for cup in listed] == [gathers, played, over]
    assert [(cup.status, cup.entrants, cup.rounds) for cup in listed] == [
        (CupStatus.ENTRY, 2, 0),
        (CupStatus.PLAYING, 4, 1),
        (CupStatus.CALLED_OFF, 1, 0),
    ]
    assert [(cup.name, cup.most, cup.own) for cup in listed] == [
        ("", 9, True),
        ("Spring", 64, True),
        ("Spring", 64, False),
    ]


async def test_whoever_chooses_is_read_with_the_cups(club: Club) -> None:
    assert (await club.service.queries.offered_of(ONE.id)).by is None
    await club.house.remember(ONE)
    for offered in (
        await club.service.queries.offered_of(ONE.id),
        await club.service.queries.offered_in(CLUB, (), ONE.id),
    ):
        assert offered.by is not None
        assert offered.by.name == ONE.name
