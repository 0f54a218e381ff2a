"""Guided play of Stratego 4: private deployment, then pieces, targets, flags, cannons."""

from games.stratego4.armies import FORMATIONS, mirrored
from games.stratego4.board import ARMY, CROSS, Rank, board_for
from games.stratego4.moves import FireCannon, MovePiece, Recruit
from games.stratego4.state import State, cell_of
from games.stratego4.texts import place_on, ranked
from tests.e2e.play_strategies import offered
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import MEDIA_GALLERY
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
from tests.e2e.whole_games import has, ids, say, tongue

THREE = ("ada", "bruno", "chloe")
FOUR = (*THREE, "dario")


def army_in(state: State, seat: int) -> tuple[int, ...]:
    """The ranks in a zone, in its order."""
    zone = board_for(len(state.flags)).zones[seat]
    return tuple(state.cells[space] & 15 for space in zone)


# --- deploying -----------------------------------------------------------------------------------


async def test_a_formation_is_taken_from_a_menu_and_nobody_else_hears_of_it(house: House) -> None:
    game = await begin(house, *THREE)
    bruno, letters = house.player("bruno"), len(house.player("ada").letters)
    view, posts = await opened(game, bruno), len(game.posts)
    before = (await game.state()).cells
    (menu,) = [menu for menu in view.selects if is_step(menu, "formation")]
    assert values_of(menu) == list(FORMATIONS)
    told = {option["value"]: option["description"] for option in menu["options"]}
    assert told["hammer"] == "Forte a sinistra, debole a destra"
    chosen = "oak"
    reply = await game.here(bruno).choose(chosen, custom_id=str(menu["custom_id"]), on=view)
    assert reply.is_private
    state, seat = await game.state(), await game.seat_of(bruno)
    assert state.cells != before
    assert army_in(state, seat) == FORMATIONS[chosen]
    assert reply.posts[-1].alts != view.alts, "the picture shows the new army"
    assert (len(game.posts), len(house.player("ada").letters)) == (posts, letters)


async def test_an_army_can_be_mirrored_and_drawn_anew(house: House) -> None:
    game = await begin(house, *THREE)
    bruno = house.player("bruno")
    here, seat = game.here(bruno), await game.seat_of(bruno)
    await deploy(game, bruno, "hammer")
    view = await opened(game, bruno)
    view = (await here.press(custom_id="stratego4-mirror:", on=view)).posts[-1]
    assert army_in(await game.state(), seat) == mirrored(FORMATIONS["hammer"])
    await here.press(custom_id="stratego4-draw:", on=view)
    army = army_in(await game.state(), seat)
    assert sorted(army, reverse=True) == list(ARMY)
    assert army not in [each for ranks in FORMATIONS.values() for each in (ranks, mirrored(ranks))]


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


async def test_two_pieces_change_places_by_menus_and_by_command(house: House) -> None:
    game = await begin(house, *FOUR)
    ada = house.player("ada")
    here, before = game.here(ada), await game.state()
    await deploy(game, ada, "phalanx")
    view = await opened(game, ada)
    menu = menu_of(view, "swap")
    assert set(values_of(menu)) == {key_of(at) for at in CROSS.zones[0]}
    labels = {option["value"]: option["label"] for option in menu["options"]}
    assert "marshal (9)" in labels["g3"]
    which = (await here.choose("g3", custom_id="stratego4-swap:", on=view)).posts[-1]
    others = values_of(menu_of(which, "other"))
    assert "g3" not in others
    assert len(others) == 19
    assert which.alts != view.alts, "the picture marks the piece"
    await here.choose("d1", custom_id="stratego4-other:", on=which)
    state = await game.state()
    assert (state.cells[space("g3")] & 15, state.cells[space("d1")] & 15) == (3, 9)
    swapped = await game.type(ada, "swap g3 d1")
    assert swapped.is_private
    assert army_in(await game.state(), 0) == FORMATIONS["phalanx"]
    assert army_in(await game.state(), 1) == army_in(before, 1)
    alone = await game.type(ada, "swap g3")
    assert has(alone.posts[-1].selects, "stratego4-other:")


async def test_an_army_is_written_into_a_form_even_through_a_restart(house: House) -> None:
    game = await begin(house, *THREE)
    chloe = house.player("chloe")
    here, view = game.here(chloe), await opened(game, chloe)
    form = await here.press(custom_id="stratego4-form:", on=view)
    assert form.form is not None
    seat = await game.seat_of(chloe)
    digits = [str(rank) for rank in army_in(await game.state(), seat)]
    assert "".join(digits) in str(form.form).replace("\\n", "").replace(" ", "")
    turned = digits[::-1]
    lines = "\n".join(("".join(turned[:7]), " ".join(turned[7:13]), "-".join(turned[13:])))
    await house.restart()
    reply = await here.fill(form, ranks=lines)
    assert reply.is_private
    assert army_in(await game.state(), seat) == tuple(map(int, turned))
    assert has(reply.posts[-1].selects, "stratego4-swap:"), "one can go on"


async def test_only_the_last_is_asked_before_being_ready_as_that_begins_the_battle(
    house: House,
) -> None:
    game = await begin(house, *THREE)
    *others, ada = map(house.player, ("bruno", "chloe", "ada"))
    for person in others:
        posts = len(game.posts)
        view = await opened(game, person)
        done = await game.here(person).press(custom_id="stratego4-weigh:", on=view)
        assert (await game.state()).ready[await game.seat_of(person)] == 1
        assert len(game.posts) == posts, "the newest post tells it: nobody is newly called"
        assert await name_of(game, await game.seat_of(person)) in game.board.text
        assert has(done.posts[-1].pressable, "tavolo:undo:"), "it can be taken back"
        assert not has(done.posts[-1].pressable, "stratego4-"), "nothing else is left to press"
    view = await opened(game, ada)
    sure = (await game.here(ada).press(custom_id="stratego4-weigh:", on=view)).posts[-1]
    kinds = [part["type"] for part in sure.parts]
    below_the_picture = sure.parts[kinds.index(MEDIA_GALLERY) :]
    question = say("en", "stratego4-play-ready-sure")
    assert any(question in str(part.get("content")) for part in below_the_picture)
    assert (await game.state()).round == 0, "nothing has happened yet"
    assert has(sure.pressable, "stratego4-back:")
    await game.here(ada).press(custom_id="stratego4-go:", on=sure)
    assert (await game.state()).round == 1


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
