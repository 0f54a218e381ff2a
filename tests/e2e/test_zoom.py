"""Close-ups of parts of the board."""

from games.la_strada.board import HEX_NAMES
from games.la_strada.moves import PlaceWorkshop
from tests.e2e import la_strada_game, ruta_game, stratego4_game
from tests.e2e.running_bot import House
from tests.e2e.whole_games import say, tongue

PARTS = ("own", "left", "upper", "right", "middle")


async def test_a_part_is_drawn_larger_beside_ones_own_view(house: House) -> None:
    game = await stratego4_game.begin(house, "ada", "bruno", "chloe", "dario")
    bruno = house.player("bruno")
    here, spoken = game.here(bruno), tongue(house, bruno)
    view = (await here.press("My view", on=game.board)).posts[-1]
    reply = await here.press(say(spoken, "closer-button"), on=view)
    part = reply.posts[-1]
    assert reply.is_private
    assert part.buttons == tuple(say(spoken, f"{name}-button") for name in PARTS)
    assert say(spoken, "own-button") in part.alts[0], "the words say which part it is"
    assert part.alts[0].endswith(view.alts[0][-40:]), "and all that the whole says"
    kept = next(post for post in here.posts if post.message.id == view.message.id)
    assert kept.buttons == view.buttons, "what can be done is not pushed aside"


async def test_another_part_takes_the_place_of_the_one_before(house: House) -> None:
    game = await stratego4_game.begin(house, "ada", "bruno", "chloe", "dario")
    ada = house.player("ada")
    here, spoken = game.here(ada), tongue(house, ada)
    await here.press("My view", on=game.board)
    first = (await here.press(say(spoken, "closer-button"))).posts[-1]
    await house.restart()
    (turned,) = (await here.press(say(spoken, "middle-button"), on=first)).posts
    assert turned.message.id == first.message.id
    assert turned.files != first.files
    assert say(spoken, "middle-button") in turned.alts[0]


async def test_the_last_move_is_the_first_thing_to_see_closer(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    placed = next(move for move in await game.legal() if isinstance(move, PlaceWorkshop))
    hex_name = HEX_NAMES[placed.hex]
    view = (await game.type(who, f"workshop {hex_name}")).posts[-1]
    spoken = tongue(house, who)
    part = (await game.here(who).press(say(spoken, "closer-button"), on=view)).posts[-1]
    assert part.buttons[0] == say(spoken, "last-button")
    assert say(spoken, "last-button") in part.alts[0]
    assert part.files != view.files


async def test_a_board_that_can_be_read_offers_no_closer_look(house: House) -> None:
    game = await ruta_game.begin(house)
    who = await game.to_play()
    view = (await game.here(who).press("My view", on=game.board)).posts[-1]
    assert say(tongue(house, who), "closer-button") not in view.buttons
