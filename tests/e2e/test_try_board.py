"""The try board: moves are tried by the usual controls, privately, and nothing is played."""

import json

import pytest

from core.decktet import CARDS
from core.texts import LOCALES, Verbatim
from tests.e2e import la_strada_game, ruta_game
from tests.e2e.message_recipients import Readers
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


async def test_moves_are_tried_marked_and_taken_back_and_nobody_hears_of_it(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    here, spoken = game.here(who), tongue(house, who)
    before, posts = await stored(house, game), len(game.posts)
    asked = len(house.requests)
    begun = await open_board(game, who)
    tried = await try_on(game, here, begun)
    for board in (begun, tried):
        assert board.text.startswith(f"### {TRIED[spoken]}")
        assert board.alts[0].startswith(TRIED[spoken])
        (file,) = board.files.values()
        scene = house.sketch.scenes[file]
        assert TRIED[spoken] in [getattr(shape, "words", "") for shape in scene.live]
    assert begun.files != tried.files
    assert say(spoken, "try-nothing-yet") in begun.text
    assert say(spoken, "try-nothing-yet") not in tried.text
    name = say(spoken, "la-strada-name")
    assert name in begun.text
    back = (await here.press(say(spoken, "try-back-button"), on=tried)).posts[-1]
    assert (back.text, back.files) == (begun.text, begun.files)
    assert await stored(house, game) == before
    assert len(game.posts) == posts
    readers = Readers(house, game.place.id)
    own = house.person(who).key
    heard = [request for request in house.requests[asked:] if readers.of(request) != own]
    assert TRIED[spoken] not in json.dumps([request.json for request in heard], default=str)


async def test_what_others_may_do_is_asked_guessed_and_let_pass(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    while (await game.state()).placing or await game.to_play() is not bruno:
        await la_strada_game.with_commands(game, await game.to_play())
    here, before = game.here(ada), await stored(house, game)
    board = await open_board(game, ada)
    assert say("en", "try-may", who=Verbatim("Bruno")) in board.buttons
    asked = (await here.press(custom_id="la-strada-trymay:", on=board)).posts[-1]
    assert say("en", "try-replies-menu") in [menu["placeholder"] for menu in asked.selects]
    replied = (await here.choose("0", custom_id="la-strada-tryreply:", on=asked)).posts[-1]
    assert "Bruno" in replied.text
    assert back_in(replied)
    back = (await here.press(custom_id="la-strada-tryback:", on=replied)).posts[-1]
    guessed = (await here.press(custom_id="la-strada-tryguess:", on=back)).posts[-1]
    assert "(guessed by a computer)" in guessed.text
    again = (await here.press(custom_id="la-strada-tryagain:", on=guessed)).posts[-1]
    stood = (await here.press(custom_id="la-strada-trystand:", on=again)).posts[-1]
    assert "let the turn pass" in stood.text
    assert "**Your move, here.**" in stood.text
    built = await try_on(game, here, stood)
    assert built.files != stood.files
    assert await stored(house, game) == before


async def test_a_board_is_read_in_words_beside_it(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    spoken = tongue(house, who)
    board = await open_board(game, who)
    words = (await game.here(who).press(say(spoken, "text-button"), on=board)).posts[-1]
    assert words.is_private
    assert not words.files
    assert words.text.startswith(f"### {TRIED[spoken]}")
    for card in (await game.view_of(who)).hand or ():
        assert say(spoken, f"decktet-card-{CARDS[card].key}") in words.text


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


async def test_a_board_is_used_after_a_restart_and_forgotten(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    here, spoken = game.here(who), tongue(house, who)
    tried = await try_on(game, here, await open_board(game, who))
    await house.restart()
    again = (await here.press(say(spoken, "try-again-button"), on=tried)).posts[-1]
    assert say(spoken, "try-nothing-yet") in again.text
    tried = await try_on(game, here, again)
    assert (await open_board(game, who)).text == tried.text, "it is still there"
    real = (await here.press(say(spoken, "try-forget-button"), on=tried)).posts[-1]
    assert TRIED[spoken] not in real.text
    assert say(spoken, "try-nothing-yet") in (await open_board(game, who)).text


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


async def test_moves_are_tried_by_typing_them(house: House) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    ada = house.player("ada")
    here = game.here(ada)
    while await game.to_play() != ada:
        await ruta_game.draw(game, await game.to_play())
    moves = (await game.table()).moves
    typed = await here.slash("table mine", **{"try": "draw pile", "table": game.code})
    assert typed.is_private
    assert typed.text.startswith(f"### {TRIED['en']}")
    assert "to light" in typed.text
    back = (await here.press("Back one step", on=typed.posts[-1])).posts[-1]
    wrong = await here.slash("table mine", **{"try": "nonsense", "table": game.code})
    assert wrong.text.startswith(f"### {TRIED['en']}")
    assert "nonsense" in wrong.text
    assert say("en", "try-nothing-yet") in back.text
    assert (await game.table()).moves == moves


async def test_who_has_nothing_to_try_has_no_board(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    dario = house.player("dario")
    refused = await game.here(dario).forge(f"tavolo:try:{game.code}", on=game.board)
    assert say(tongue(house, dario), "table-refusal-not-seated") in refused.text
    bruno = house.player("bruno")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    for key in ("bruno", "chloe"):
        who = house.player(key)
        over = await game.here(who).forge(f"tavolo:try:{game.code}", on=game.board)
        assert say(tongue(house, who), "try-refusal-over") in over.text
    lobby = await ruta_game.open_table(house, "ada", place=house.channel("tavern"))
    ada = house.player("ada")
    early = await lobby.here(ada).forge(f"tavolo:try:{lobby.code}", on=lobby.board)
    assert say("en", "table-refusal-not-started") in early.text


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
