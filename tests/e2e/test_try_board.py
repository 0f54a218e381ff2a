"""The try board: moves are tried by the usual controls, privately, and nothing is played."""

import pytest

from core.texts import LOCALES
from tests.e2e import la_strada_game, ruta_game
from tests.e2e.play_strategies import Eager, controls_of, use
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, PlayerHere
from tests.e2e.stratego4_game import mark, to_battle
from tests.e2e.whole_games import Game, say, tongue

TRIED = {"en": "Tried, not played", "fr": "Essayé, pas joué", "it": "Provato, non giocato"}


async def open_board(game: Game, who: Player) -> Post:
    """Press *Try it* below one's own view."""
    here = game.here(who)
    view = (await here.press(custom_id="tavolo:view:", on=game.board)).posts[-1]
    opened = await here.press(custom_id="tavolo:try:", on=view)
    assert opened.is_private
    return opened.posts[-1]


async def try_on(game: Game, here: PlayerHere, board: Post) -> Post:
    """Use the controls of guided play until something was tried."""
    for _ in range(9):
        found = [one for one in controls_of(board, game.key) if "-try" not in str(one["custom_id"])]
        board = (await use(here, Eager().pick(found), board, Eager())).posts[-1]
        if back_in(board):
            return board
    raise AssertionError(f"nothing was tried, but this is shown: {board}")


def back_in(board: Post) -> bool:
    """Whether something can be taken back on this board."""
    return any("-tryback:" in str(button["custom_id"]) for button in board.pressable)


async def stored(house: House, game: Game) -> object:
    """The table and its log, as they stand on disk."""
    return await game.table(), await house.moves(game.code)


async def test_ones_own_marks_are_seen_on_the_board(house: House) -> None:
    game = await to_battle(house, "ada", "bruno", "chloe")
    here = game.here(house.player("ada"))
    screen = (await here.act("marks", game.code)).posts[-1]
    square = next(
        str(option["value"])
        for menu in screen.selects
        for option in menu["options"]
        if str(menu["custom_id"]).startswith("stratego4-mark:")
    )
    await mark(game, house.player("ada"), square, "9")
    board = await open_board(game, house.player("ada"))
    assert f"Your own marks: {square} as marshal (9)." in str(board.alts)


async def test_a_control_of_a_position_that_is_gone_plays_nothing(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    here, spoken = game.here(who), tongue(house, who)
    tried = await try_on(game, here, await open_board(game, who))
    await la_strada_game.with_commands(game, who)
    moves = (await game.table()).moves
    refused = await here.press(say(spoken, "try-back-button"), on=tried)
    assert say(spoken, "table-refusal-stale", code=game.code) in refused.text
    assert TRIED[spoken] not in refused.text
    assert (await game.table()).moves == moves


async def test_a_line_ends_before_a_card_is_turned_up(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    here, spoken = game.here(who), tongue(house, who)
    board = await open_board(game, who)
    drawn = (await here.press(say(spoken, "ruta-play-pile"), on=board)).posts[-1]
    ends = say(spoken, "try-ends-learning-own", move=say(spoken, "ruta-play-pile"))
    assert ends in drawn.text
    assert (await game.table()).moves == 0


@pytest.mark.parametrize("language", LOCALES)
async def test_a_line_goes_on_after_a_face_up_card_with_its_slot_empty(
    house: House, language: str
) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    await who.mailbox.wish(language=language)
    here, left_open = game.here(who), say(language, "try-told-left-open", told="")
    tried = await here.slash("table mine", **{"try": "draw 1", "table": game.code})
    assert left_open.strip() in tried.text
    skipped = await here.press(say(language, "try-stand-button"), on=tried.posts[-1])
    assert say(language, "try-your-move", prompt="@").partition("@")[0].strip() in skipped.text
    assert (await game.table()).moves == 0


FORGED = ("trymay", "tryreply", "tryguess", "trystand", "tryback", "form", "go", "mark", "nonsense")


@pytest.mark.parametrize("chosen", ["1|zzz", "@zzz|²"])
async def test_a_forged_control_of_a_board_makes_no_move_and_no_fault(
    house: House, chosen: str
) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    here = game.here(who)
    board = await open_board(game, who)
    (back,) = {str(one["custom_id"]).split(":")[2] for one in controls_of(board, "ruta")}
    assert back.startswith("~")
    for step in FORGED:
        for number in (back, "~77777777777777777777"):
            reply = await here.forge(f"ruta-{step}:{game.code}:{number}:{chosen}", on=board)
            assert reply.text or reply.form, step
    assert (await game.table()).moves == 0
