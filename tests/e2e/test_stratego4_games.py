"""Whole games of Stratego 4 for three, four and two teams, and its guided play."""

from itertools import cycle

from tests.e2e.house import House, seed_number
from tests.e2e.player import Player, Reply
from tests.e2e.playing import (
    assert_nothing_is_lost_or_doubled,
    assert_the_board_is_told,
    assert_the_end_is_told,
)
from tests.e2e.stratego4_game import (
    Game,
    Habit,
    begin,
    boldly,
    in_notation,
    rushing,
    to_battle,
    with_buttons,
    with_commands,
    with_letter,
)

PEOPLE = ("ada", "bruno", "chloe", "dario")
MOST_MOVES = 120


def by_turns(*habits: Habit) -> Habit:
    """These habits, one after the other, with a look at the table's place after every move."""
    ahead = cycle(habits)

    async def move_and_look(game: Game, who: Player) -> Reply:
        reply = await next(ahead)(game, who)
        assert reply.is_private
        if not await game.is_over():
            await assert_the_board_is_told(game, who)
        return reply

    return move_and_look


async def play_with_a_break(game: Game, *habits: Habit) -> None:
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


async def test_three_play_a_whole_game_through_a_restart(house: House) -> None:
    game = await to_battle(house, *PEOPLE[:3], seed=seed_number(3))
    game.script = rushing(1)
    await play_with_a_break(game, with_buttons, with_commands, in_notation)
    assert await winners_of(game) == (1,)


async def test_four_play_a_whole_game_through_a_restart(house: House) -> None:
    game = await to_battle(house, *PEOPLE, seed=seed_number(4))
    game.script = rushing(3)
    await play_with_a_break(game, with_commands, with_letter, in_notation)
    assert await winners_of(game) == (3,)


async def test_two_teams_play_a_whole_game_through_a_restart(house: House) -> None:
    game = await to_battle(house, *PEOPLE, seed=seed_number(5), teams=True)
    game.script = rushing(2)
    await play_with_a_break(game, in_notation, with_buttons, with_letter)
    assert await winners_of(game) == (0, 2)


async def test_a_whole_game_is_played_with_nothing_but_buttons_and_menus(house: House) -> None:
    game = await begin(house, *PEOPLE[:3], seed=seed_number(6))
    game.script = rushing(0)
    for person in PEOPLE[:3]:
        await with_buttons(game, house.player(person))
    await game.play_on(with_buttons, until=MOST_MOVES)
    assert await winners_of(game) == (0,)


async def test_a_whole_game_is_played_with_nothing_but_commands(house: House) -> None:
    game = await begin(house, *PEOPLE[:3], seed=seed_number(7))
    game.script = rushing(2)
    for person in PEOPLE[:3]:
        await with_commands(game, house.player(person))
    await game.play_on(with_commands, until=MOST_MOVES)
    assert await winners_of(game) == (2,)


async def test_a_battle_of_many_duels_is_told_in_the_channel_move_by_move(house: House) -> None:
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
