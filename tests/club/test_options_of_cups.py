"""The options of a cup's game: who changes them until when, and at which tables they are played."""

from pathlib import Path

from catalog import CATALOG
from club.decisions.public_cup import PublicCup
from club.model.cup import CupCode, CupStatus
from tables.model import game_json
from tables.model.commands import OptionValue, Person
from tests.club.running_club import OPENER, PLAYERS, Club, cup_opening, make_club
from tests.club.test_entry import refusal
from tests.tables.toy_game import Options

ONE, TWO, THREE, FOUR = PLAYERS[:4]
AGREED = "club-refusal-options-agreed"


async def change(
    club: Club, code: CupCode, by: Person = OPENER, *, manages: bool = False, **options: OptionValue
) -> PublicCup:
    """Somebody changes options of the cup's game."""
    request = club.house.request()
    return await club.service.change_options(request, code, by, options, manages=manages)


async def test_options_are_played_at_all_tables_of_each_round(club: Club) -> None:
    code = await club.open()
    public = await change(club, code, rounds=3)
    assert public.facts.options == game_json.encode(Options(rounds=3))
    for person in PLAYERS[:4]:
        await club.enter(code, person)
    await club.service.begin(club.house.request(), code, OPENER, manages=False)
    await club.service.advance()
    for _ in range(2):
        tables = await club.tables(code)
        assert {table.options for table in tables} == {public.facts.options}
        assert len({table.seed for table in tables}) == 2
        await club.play_round(code)
    assert (await club.cup(code)).options == public.facts.options


async def test_whoever_entered_keeps_the_options_that_they_agreed_to(club: Club) -> None:
    code = await club.open(TWO)
    before = await club.cup(code)
    assert await refusal(change(club, code, rounds=3)) == AGREED
    assert await refusal(change(club, code, THREE, manages=True, rounds=3)) == AGREED
    assert await club.cup(code) == before
    await club.leave(code, TWO)
    assert await refusal(change(club, code, rounds=3)) is None


async def test_an_organiser_who_is_in_alone_changes_them_and_nobody_else_for_them(
    club: Club,
) -> None:
    code = await club.open(OPENER, computers=("easy",))
    assert await refusal(change(club, code, THREE, manages=True, rounds=3)) == AGREED
    assert await refusal(change(club, code, rounds=3)) is None
    assert await refusal(change(club, code, TWO, rounds=4)) == "club-refusal-not-organiser"


async def test_once_entries_are_closed_nothing_changes(club: Club) -> None:
    code = await club.open(*PLAYERS[:3], most=3)
    assert (await club.cup(code)).status is CupStatus.PLAYING
    assert await refusal(change(club, code, rounds=3)) == "club-refusal-entries-closed"


async def test_a_game_has_only_its_own_options(club: Club) -> None:
    code, unknown = await club.open(), "table-refusal-no-such-option"
    assert await refusal(change(club, code, colour="red")) == unknown
    assert await refusal(change(club, code, rounds="many")) == unknown


async def test_options_that_need_more_seats_than_a_table_has_are_refused(tmp_path: Path) -> None:
    game = CATALOG["stratego4"].game
    options = game_json.encode(game.manifest.options())
    async with make_club(tmp_path, stratego4=game) as club:
        small = await club.open(game="stratego4", options=options, size=3)
        full = await club.open(game="stratego4", options=options, size=4)
        assert await refusal(change(club, small, teams=True)) == "club-refusal-seats"
        assert await refusal(change(club, full, teams=True)) is None
        assert (await club.cup(small)).options == options


async def test_a_change_makes_the_post_outdated_and_no_change_does_not(club: Club) -> None:
    code = await club.open()
    before = (await club.cup(code)).version
    await change(club, code, rounds=3)
    await change(club, code, rounds=3)
    assert (await club.cup(code)).version == before + 1


async def test_nobody_enters_by_a_button_that_showed_other_options(club: Club) -> None:
    code = await club.open()
    seen = (await club.cup(code)).options_mark
    public = await change(club, code, rounds=3)
    enter, request = club.service.enter, club.house.request
    assert await refusal(enter(request(), code, ONE, seen)) == "club-refusal-options-changed"
    assert await refusal(enter(request(), code, ONE, public.facts.options_mark)) is None


def test_the_mark_of_options_tells_them_apart() -> None:
    marks = {
        cup_opening(options=game_json.encode(Options(rounds=n))).options_mark for n in range(100)
    }
    assert len(marks) == 100
