"""Times of a cup do not pass while its people cannot be reached."""

import pytest

from club.channel_checks import Whereabouts
from club.cup_times import REACHED_AGAIN, CupTimes
from club.decisions.progress import DAY, LOST_FOR
from club.model.cup import CupCode, CupStatus
from tables.games_away import remember_games_away
from tables.model.shards import ProcessShards
from tables.model.table import HOUR, MINUTE, GuildId, Pace
from tables.server_settings import KeyValueStore
from tables.service import TableService
from tests.club.running_club import OPENER, PLAYERS, Club
from tests.club.test_damaged_cups import DAMAGES, damage_row
from tests.club.test_interruptions import Died, DyingStore

ROUND = 7 * DAY
OTHERS_GUILD = GuildId(1 << 22)
"""A server of the second of two shards."""

MINE = ProcessShards(2, frozenset({0}))
THEIRS = ProcessShards(2, frozenset({1}))


async def down(club: Club, days: int) -> None:
    """The bot is down for some days, and starts again."""
    await club.house.service.outages.mark_alive()
    club.house.clock.pass_by(days * DAY)
    await restarted(club).outages.wake_up()


def restarted(club: Club) -> TableService:
    """The service of the next process."""
    service = club.house.service_over(club.house.store)
    service.outages.include(CupTimes(club.house.store).timed)
    return service


async def begun(club: Club, **fields: object) -> tuple[CupCode, int]:
    """A cup with rounds of seven days, and when its first ends."""
    code = await club.begin(*PLAYERS[:4], round_days=7, pace=Pace(hours=24), **fields)
    return code, club.house.clock.now() + ROUND


async def test_a_round_ends_later_by_the_time_that_the_bot_was_down(club: Club) -> None:
    code, ends = await begun(club)
    version = (await club.cup(code)).version
    await down(club, 8)
    assert await club.service.advance() == ends + 8 * DAY
    played = await club.round(code)
    assert (played.ends_at, played.ended_at, played.lengthened_by) == (ends + 8 * DAY, None, 0)
    assert (await club.cup(code)).version > version, "its post tells when the round ends"
    club.house.clock.instant = ends + 8 * DAY
    await club.service.advance()
    assert (await club.cup(code)).rounds[0].ended_at == club.house.clock.now()


async def test_entries_close_later_by_the_time_that_the_bot_was_down(club: Club) -> None:
    closes = club.house.clock.now() + DAY
    code = await club.open(*PLAYERS[:2], closes_at=closes)
    await down(club, 2)
    assert await club.service.advance() == closes + 2 * DAY
    assert (await club.cup(code)).status is CupStatus.ENTRY


async def test_entries_that_had_a_minute_left_are_open_for_half_a_day(club: Club) -> None:
    closes = club.house.clock.now() + DAY
    code = await club.open(*PLAYERS[:2], closes_at=closes)
    club.house.clock.instant = closes - MINUTE
    await down(club, 2)
    assert (await club.cup(code)).closes_at == club.house.clock.now() + 12 * HOUR


async def test_a_round_that_had_a_minute_left_goes_on_for_half_a_day(club: Club) -> None:
    code, ends = await begun(club)
    club.house.clock.instant = ends - MINUTE
    await down(club, 2)
    assert (await club.round(code)).ends_at == club.house.clock.now() + 12 * HOUR


async def test_a_channel_is_given_up_later_by_the_time_that_the_bot_was_down(club: Club) -> None:
    async def deleted(_guild: object, _place: object) -> Whereabouts:
        return "deleted"

    code = await club.open(*PLAYERS[:3])
    await club.service.look_for_places(deleted)
    lost = club.house.clock.now()
    await down(club, 8)
    await club.service.advance()
    cup = await club.cup(code)
    assert (cup.status, cup.lost_at) == (CupStatus.ENTRY, lost + 8 * DAY)
    club.house.clock.instant = lost + 8 * DAY + LOST_FOR
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF


async def test_a_cup_that_cannot_go_on_is_tried_again_after_a_week_without_the_bot(
    club: Club,
) -> None:
    code, ends = await begun(club)
    game = club.house.games.pop("pebbles")
    club.house.clock.instant = ends
    await club.service.advance()
    failing_since = (await club.cup(code)).failing_since
    assert failing_since == ends
    await down(club, 8)
    club.house.games["pebbles"] = game
    await club.service.advance()
    cup = await club.cup(code)
    assert (cup.status, cup.failing_since) == (CupStatus.PLAYING, None)


async def test_time_that_changes_nothing_to_be_seen_edits_no_post(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=None)
    version = (await club.cup(code)).version
    await down(club, 2)
    cup = await club.cup(code)
    assert (cup.version, cup.stood_until) == (version, club.house.clock.now())


@pytest.mark.parametrize("committed", [True, False], ids=["after", "before"])
@pytest.mark.parametrize("step", [0, 1])
async def test_it_is_given_back_once_though_the_process_dies_in_between(
    club: Club, step: int, committed: bool
) -> None:
    cups = [await begun(club), await begun(club)]
    await club.house.service.outages.mark_alive()
    club.house.clock.pass_by(8 * DAY)
    dying = club.house.service_over(club.house.store)
    dying.outages.include(CupTimes(DyingStore(club.house.store, step, committed=committed)).timed)
    with pytest.raises(Died):
        await dying.outages.wake_up()
    await restarted(club).outages.wake_up()
    await restarted(club).outages.wake_up()
    assert [(await club.round(code)).ends_at for code, _ in cups] == [e + 8 * DAY for _, e in cups]


async def test_each_process_gives_the_cups_of_its_own_servers_their_time(club: Club) -> None:
    cups = [await begun(club), await begun(club, guild=OTHERS_GUILD)]
    service = club.house.service
    await service.outages.mark_alive(MINE)
    await service.outages.mark_alive(THEIRS)
    club.house.clock.pass_by(8 * MINUTE)
    await service.outages.mark_alive(MINE)
    club.house.clock.pass_by(8 * DAY)
    away = 8 * DAY + 8 * MINUTE
    for process, awaited in ((THEIRS, (0, away)), (MINE, (8 * DAY, away))):
        await restarted(club).outages.wake_up(process)
        for (code, ends), later in zip(cups, awaited, strict=True):
            assert (await club.round(code)).ends_at == ends + later


async def test_no_round_ends_while_the_shard_of_its_server_is_lost(club: Club) -> None:
    code, ends = await begun(club, guild=OTHERS_GUILD)
    since = club.house.clock.now()
    await club.house.service.outages.mark_alive(ProcessShards(2, frozenset({0, 1})))
    club.house.clock.instant = ends
    lost = ProcessShards(2, frozenset({0}), {1: since})
    assert await club.service.advance(lost) == ends + REACHED_AGAIN
    assert (await club.round(code)).ended_at is None
    await club.house.service.outages.give_back(since, THEIRS)
    assert (await club.round(code)).ends_at == ends + ROUND


async def test_any_process_ends_a_round_whose_end_came_while_people_were_there(club: Club) -> None:
    code, ends = await begun(club, guild=OTHERS_GUILD)
    club.house.clock.instant = ends
    await club.house.service.outages.mark_alive(THEIRS)
    club.house.clock.pass_by(MINUTE)
    await club.service.advance(MINE)
    assert (await club.cup(code)).rounds[0].ended_at == club.house.clock.now()


class Notes:
    """Keeps what is remembered from start to start."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self._kept.get(key)

    async def write(self, key: str, value: str) -> None:
        self._kept[key] = value


async def test_a_round_does_not_end_while_its_game_is_not_loaded(club: Club) -> None:
    code, ends = await begun(club)
    notes: KeyValueStore = Notes()
    game = club.house.games.pop("pebbles")
    await remember_games_away(restarted(club).outages, notes)
    club.house.clock.instant = ends
    await club.service.advance()
    assert (await club.round(code)).ended_at is None
    club.house.games["pebbles"] = game
    await remember_games_away(restarted(club).outages, notes)
    assert (await club.round(code)).ends_at == ends + ROUND


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY, -3 * HOUR])
async def test_a_wrong_clock_gives_no_round_more_than_its_days(club: Club, jump: int) -> None:
    code, ends = await begun(club)
    outages = club.house.service.outages
    await outages.mark_alive()
    for way in (jump, -jump):
        club.house.clock.pass_by(way)
        await outages.mark_alive()
        left = ((await club.round(code)).ends_at or 0) - club.house.clock.now()
        assert ROUND - 3 * HOUR <= left <= ROUND
    assert ends


async def test_a_cup_that_is_over_stays_as_it_is(club: Club) -> None:
    code = await club.open(*PLAYERS[:3])
    await club.service.call_off(club.house.request(), code, OPENER, manages=True)
    before = await club.cup(code)
    await down(club, 8)
    assert await club.cup(code) == before


async def test_a_damaged_cup_keeps_no_other_from_its_time(club: Club) -> None:
    (ill, _), (well, ends) = await begun(club), await begun(club)
    await damage_row(club, ill, DAMAGES["a pace that is none"])
    await down(club, 8)
    assert (await club.round(well)).ends_at == ends + 8 * DAY
