"""Whole games of Stratego 4 for three, four and two teams, and its guided play."""

from typing import Any

from core.text import Listing, text
from tables.model.table import Computer, Status
from tables.time.clocks import THINKING_PAUSE
from tests.e2e.house import House, seed_number
from tests.e2e.playing import (
    Habit,
    assert_nothing_is_lost_or_doubled,
    assert_the_end_is_told,
    by_turns,
    say,
    wish_for_letters,
)
from tests.e2e.stratego4_game import (
    Game,
    begin,
    boldly,
    in_notation,
    open_table,
    rushing,
    to_battle,
    with_buttons,
    with_commands,
    with_letter,
)

PEOPLE = ("ada", "bruno", "chloe", "dario")
MOST_MOVES = 120


async def play_with_a_break(game: Game, *habits: Habit[Game]) -> None:
    """Play to the end, with a restart and a crash on the way."""
    habit, moves = by_turns(*habits), (await game.table()).moves
    await game.play_on(habit, until=moves + 7)
    await game.house.restart()
    await game.play_on(habit, until=moves + 14)
    await game.house.crash()
    await game.play_on(habit, until=MOST_MOVES)
    await assert_the_end_is_told(game)
    await assert_nothing_is_lost_or_doubled(game)


async def winners_of(game: Game) -> tuple[int, ...]:
    """Who won, and by carrying a flag to the turret."""
    outcome = (await game.table()).outcome
    assert outcome is not None
    assert outcome.reason == "turret"
    return outcome.winners


async def test_two_teams_play_a_whole_game_through_a_restart(house: House) -> None:
    await wish_for_letters(house, *PEOPLE)
    game = await to_battle(house, *PEOPLE, seed=seed_number(5), teams=True)
    game.script = rushing(2)
    await play_with_a_break(game, in_notation, with_buttons, with_letter)
    assert await winners_of(game) == (0, 2)


async def test_a_battle_of_many_duels_is_told_in_the_channel_move_by_move(house: House) -> None:
    await wish_for_letters(house, *PEOPLE[:3])
    game = await to_battle(house, *PEOPLE[:3], seed=seed_number(8))
    game.script = boldly
    await game.play_on(by_turns(with_buttons, with_commands, with_letter), until=39)
    state = await game.state()
    assert sum(map(len, state.lost)) > 4, "pieces were beaten"
    for person in PEOPLE[:2]:
        await game.here(house.player(person)).slash("table resign", table=game.code)
        await game.here(house.player(person)).press(custom_id=f"tavolo:resign:{game.code}")
    await assert_the_end_is_told(game)
    assert (await game.table()).outcome is not None


# --- tables --------------------------------------------------------------------------------------


async def test_teams_are_refused_kindly_unless_four_play(house: House) -> None:
    ada = house.player("ada")
    here = ada.at(house.channel("games"))
    for options in ({"players": 3}, {"players": 3, "computer": "easy"}):
        reply = await here.slash("stratego new", teams=True, **options)
        assert reply.is_private
        assert say("en", "stratego4-play-refusal-teams") in reply.text
    assert not house.dice.codes, "no table was opened"
    game = await open_table(house, teams=True)
    assert (await game.table()).size == 4
    assert say("en", "stratego4-option-teams") in game.board.text


async def test_three_at_a_table_of_teams_are_told_what_they_would_begin(house: House) -> None:
    game = await open_table(house, teams=True)
    option = text("option-without", option=text("stratego4-option-teams"))
    warning = say("en", "lobby-lost", count=3, options=Listing((option,)))
    warned = []
    for guest in ("bruno", "chloe"):
        warned.append(warning in game.board.text)
        await game.here(house.player(guest)).press("Join")
    assert warned == [False, False]
    assert warning in game.board.text
    await game.here(house.player("ada")).slash("table start")
    assert not (await game.state()).options.teams


async def test_what_the_table_agrees_on_is_said_and_kept(house: House) -> None:
    agreed: dict[str, Any] = {"memory": True, "slow-start": True, "quiet-rounds": 7}
    game = await begin(house, *PEOPLE[:3], **agreed)
    options = (await game.state()).options
    assert (options.memory, options.slow_start, options.quiet_rounds) == (True, True, 7)
    assert not options.teams
    status = await game.here(house.player("ada")).slash("table status", table=game.code)
    assert say("en", "stratego4-option-memory") in status.text


async def test_against_computers_four_play_unless_another_number_is_named(house: House) -> None:
    game = await open_table(house, computer="easy")
    table = await game.table()
    assert table.status is Status.PLAYING
    assert [seat.occupant for seat in table.seats][1:] == [Computer("stratego4", "easy")] * 3
    await house.pass_time(seconds=THINKING_PAUSE / 1000)
    assert (await game.table()).moves, "the computers have set up their armies"
    level = say("en", "computer-at-level", who="", level="easy").strip()
    assert game.board.text.count(level) == 3
    assert say("en", "table-opened", who="").strip() in game.board.text
    smaller = await open_table(house, players=3, computer="easy")
    assert len((await smaller.table()).seats) == 3
    teams = await open_table(house, computer="easy", teams=True)
    assert len((await teams.table()).seats) == 4


async def test_a_table_of_invited_guests_has_seats_for_all_of_them(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    game = await open_table(house, opponent=bruno.member)
    assert (await game.table()).size == 3
    invited: dict[str, Any] = {"opponent": bruno.member, "second-opponent": chloe.member}
    other = await open_table(house, **invited)
    for guest in (bruno, chloe):
        await guest.mailbox.press(custom_id=f"tavolo:join:{other.code}")
    assert (await other.table()).status is Status.PLAYING
