"""Guided play of Stratego 4: private deployment, then pieces, targets, flags, cannons."""

from games.stratego4.armies import FORMATIONS
from games.stratego4.board import ARMY, CROSS, Rank, board_for
from games.stratego4.moves import FireCannon, MovePiece, Recruit
from games.stratego4.state import State, cell_of
from games.stratego4.texts import place_on, ranked
from tests.e2e.play_strategies import offered
from tests.e2e.running_bot import House
from tests.e2e.stratego4_game import (
    Game,
    be_ready,
    bear,
    begin,
    change,
    choose_piece,
    deploy,
    is_step,
    key_of,
    menu_of,
    opened,
    press_go,
    put,
    space,
    targets_of,
    to_battle,
    values_of,
)
from tests.e2e.whole_games import ids, say, tongue

THREE = ("ada", "bruno", "chloe")
FOUR = (*THREE, "dario")


def army_in(state: State, seat: int) -> tuple[int, ...]:
    """The ranks in a zone, in its order."""
    zone = board_for(len(state.flags)).zones[seat]
    return tuple(state.cells[space] & 15 for space in zone)


# --- deploying -----------------------------------------------------------------------------------


async def test_whoever_deploys_reads_which_piece_will_carry_the_flag_and_which_formation_stands(
    house: House,
) -> None:
    game = await begin(house, *THREE)
    bruno = house.player("bruno")
    here, seat = game.here(bruno), await game.seat_of(bruno)

    async def bearer() -> str:
        state = await game.state()
        place = board_for(3).flags[seat]
        named = ranked(Rank(state.cells[place] & 15))
        return say("it", "stratego4-hand-bearer", rank=named, place=place_on(place))

    view = await opened(game, bruno)
    assert await bearer() in view.text
    for formation in ("hammer", "oak"):
        menu = menu_of(view, "formation")
        view = (await here.choose(formation, custom_id=menu["custom_id"], on=view)).posts[-1]
        assert await bearer() in view.text
        assert say("it", f"stratego4-formation-{formation}") in view.text
    for button in ("mirror", "draw"):
        view = (await here.press(custom_id=f"stratego4-{button}:", on=view)).posts[-1]
        assert await bearer() in view.text
    done = (await here.press(custom_id="stratego4-weigh:", on=view)).posts[-1]
    assert await bearer() in done.text, "ready before the others"


async def test_an_army_that_was_arranged_goes_into_battle_as_it_stands(house: House) -> None:
    game = await begin(house, *THREE)
    for person, formation in zip(THREE, ("fox", "oak", "thunder"), strict=True):
        await deploy(game, house.player(person), formation)
    posts = len(game.posts)
    await house.restart()
    await be_ready(game, *THREE)
    state = await game.state()
    assert state.round == 1
    assert [army_in(state, seat) for seat in range(3)] == [
        FORMATIONS[key] for key in ("fox", "oak", "thunder")
    ]
    *_, last = range(len(THREE))
    called = state.first != last
    assert len(game.posts) == posts + called, "whoever begins, unless they have just pressed"


# --- pieces and targets --------------------------------------------------------------------------


async def name_of(game: Game, seat: int) -> str:
    """The display name of whoever sits there."""
    who = await game.at_seat(seat)
    return next(
        person.name
        for key, person in game.house.server.people.items()
        if game.house.player(key) is who
    )


async def test_a_step_is_one_press_and_an_attack_says_before_what_it_tells(house: House) -> None:
    game = await to_battle(house, *FOUR)
    await put(game, d5=(0, 9), e5=(1, 4), b9=(1, 5), b5=(2, 2), k5=(3, 4))
    ada, bruno = await game.at_seat(0), await game.at_seat(1)
    page = await choose_piece(game.here(ada), await opened(game, ada), space("d5"))
    moves = (await game.table()).moves
    assert (await game.table()).moves == moves
    assert say(tongue(house, ada), "stratego4-play-told") in page.text
    await press_go(game.here(ada), page, MovePiece(space("d5"), space("e5")))
    state = await game.state()
    assert state.cells[space("e5")] == cell_of(0, 9)
    assert state.lost[1].count(Rank(4)) == ARMY.count(Rank(4))
    page = await choose_piece(game.here(bruno), await opened(game, bruno), space("b9"))
    assert say(tongue(house, bruno), "stratego4-play-told") not in page.text
    await press_go(game.here(bruno), page, MovePiece(space("b9"), space("b10")))
    assert (await game.state()).cells[space("b10")] == cell_of(1, 5)


# --- flags ---------------------------------------------------------------------------------------


async def test_a_scout_that_runs_can_only_leave_its_flag(house: House) -> None:
    game = await to_battle(house, *FOUR)
    await put(game, d5=(0, 3), k10=(1, 4), b8=(2, 2), k6=(3, 4))
    await bear(game, "d5")
    ada = await game.at_seat(0)
    page = await choose_piece(game.here(ada), await opened(game, ada), space("d5"))
    menu = next(menu for menu in page.selects if "h5" in values_of(menu))
    await game.here(ada).choose("h5", custom_id=str(menu["custom_id"]), on=page)
    state = await game.state()
    assert (key_of(state.flags[0]), state.cells[space("h5")]) == ("d5", cell_of(0, 3))


async def test_the_move_command_leaves_the_flag_when_it_is_told_to(house: House) -> None:
    game = await to_battle(house, *FOUR)
    await put(game, g4=(0, 5), e5=(1, 4), b5=(2, 2), k5=(3, 4))
    await bear(game, "g4")
    ada = await game.at_seat(0)
    await game.type(ada, "g4 g5 leave")
    state = await game.state()
    assert (key_of(state.flags[0]), state.cells[space("g5")]) == ("g4", cell_of(0, 5))


# --- cannons and recruits ------------------------------------------------------------------------


async def test_a_cannon_moves_or_fires_and_a_shot_says_before_what_it_costs(house: House) -> None:
    game = await to_battle(house, *FOUR)
    await put(game, e5=(0, 1), h5=(1, 9), b9=(2, 2), k9=(3, 4), m4=(1, 3))
    ada = await game.at_seat(0)
    here, shot = game.here(ada), FireCannon(space("e5"), space("h5"))
    page = await choose_piece(here, await opened(game, ada), space("e5"))
    assert {"h5", "e4"} <= set(targets_of(page))
    assert say(tongue(house, ada), "stratego4-play-fire-cost") in page.text
    await press_go(here, page, shot)
    state = await game.state()
    assert (state.lost[0], state.cells[space("h5")]) == (ARMY, 0), "both are lost"


async def test_whoever_recruits_presses_a_rank_in_private(house: House) -> None:
    game = await to_battle(house, *FOUR)
    await put(game, d5=(0, 9), e5=(1, 4), b5=(2, 2), k5=(3, 4), m4=(1, 3))
    lost = ((8, 6, 6, 3), (), (), ())
    await change(game, sliders=(5, 0, 0, 0), lost=lost)
    ada = await game.at_seat(0)
    sure = await game.type(ada, "d5xe5")
    assert (await game.state()).recruiter == 0
    ranks = [p for p in sure.posts[-1].pressable if is_step(p, "go")]
    assert len(ranks) == 3
    assert await game.to_play() is ada
    assert "stratego4-" not in ids(game.board), "the channel has no such buttons"
    found = await offered(game, game.here(ada))
    assert sorted(found.values()) == ["recruit 3", "recruit 6", "recruit 8"]
    await press_go(game.here(ada), sure.posts[-1], Recruit(Rank(6)))
    assert (await game.state()).cells[CROSS.recruitment[0]] == cell_of(0, 6)
