"""Answers to a question edit the post that asks it, and notify nobody."""

import pytest
from simcord import HttpLogEntry

from model.table import Status
from tests.e2e import la_strada_game, ruta_game
from tests.e2e.play_strategies import Curious, with_buttons
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.test_undo import ASK, answered, needs_consent
from tests.e2e.whole_games import Game, call_off, called, marked, say, tongue
from workers.sentences import SEAT_EMOJI

AGREE, REFUSE = "tavolo:accept:", "tavolo:refuse:"


async def four_with_an_answered_move(house: House) -> tuple[Game, Player, list[Player]]:
    """La Strada among four: the game, whose last move others have answered, and the others."""
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe", "dario")
    who, _ = await answered(game)
    return game, who, [each for each in await game.people() if each is not who]


def _edits(request: HttpLogEntry, post: Post) -> bool:
    """Whether a request edits this post."""
    return request.method == "PATCH" and request.path.endswith(f"/messages/{post.message.id}")


async def ask(game: Game, who: Player) -> Reply:
    """Ask the others to let a move be taken back; what whoever asks is told."""
    asking = await game.here(who).slash("table undo")
    return await game.here(who).press(custom_id=ASK, on=asking.posts[-1])


@pytest.mark.long
async def test_one_undo_among_four_costs_one_post_beside_the_board(house: House) -> None:
    game, who, others = await four_with_an_answered_move(house)
    posts = len(game.posts)
    await ask(game, who)
    table, asked = await game.table(), game.board
    assert len(game.posts) == posts + 1
    assert called(asked) == {other.id for other in others}
    names = [marked(game, table, each) for each in others]
    for number, other in enumerate(others[:-1], 1):
        requests = len(house.requests)
        await game.here(other).press(custom_id=AGREE, on=asked)
        (edit,) = [one for one in house.requests[requests:] if _edits(one, asked)]
        assert edit.json is not None
        assert "attachments" not in edit.json, "only the words are sent"
        assert len(game.posts) == posts + 1, "an answer edits the post that asks"
        assert game.board.message.id == asked.message.id
        given, _, awaited = game.board.text.partition("Answered: ")[2].partition("Awaited: ")
        assert all(name in given for name in (marked(game, table, who), *names[:number]))
        assert all(name in awaited.split("\n")[0] for name in names[number:])
        assert game.board.files == asked.files, "the picture stays"
    await game.here(others[-1]).press(custom_id=AGREE, on=asked)
    assert len(game.posts) <= posts + 2, "the board without the move"
    assert "↩ All agreed. Taken back" in game.board.text
    assert not any("accept" in each["custom_id"] for each in game.board.pressable)


@pytest.mark.long
async def test_who_asks_again_within_a_day_is_told_that_nobody_was_called(house: House) -> None:
    game, who, others = await four_with_an_answered_move(house)
    locale = tongue(house, who)
    first = await ask(game, who)
    assert say(locale, "done-proposed", code=game.code, count=len(others), people="") in first.text
    await game.here(others[0]).press(custom_id=REFUSE, on=game.board)
    posts = len(game.posts)
    again = await ask(game, who)
    assert again.is_private
    assert say(locale, "done-proposed-silently", code=game.code) in again.text
    assert len(game.posts) == posts
    assert any(AGREE in each["custom_id"] for each in game.board.pressable)
    await game.here(others[0]).press(custom_id=REFUSE, on=game.board)
    await house.pass_time(hours=25)
    if await needs_consent(game, who):
        later = await ask(game, who)
        assert (
            say(locale, "done-proposed", code=game.code, count=len(others), people="") in later.text
        )


async def test_no_single_press_that_was_never_offered_ends_a_game(house: House) -> None:
    game = await ruta_game.begin(house, "ada", "bruno")
    bruno = house.player("bruno")
    await call_off(game, house.player("ada"))
    wish = (await game.table()).ending
    assert wish is not None
    for name in ("accept", "sure-draw"):
        forged = f"tavolo:{name}:{game.code}:{wish.number}"
        reply = await game.here(bruno).forge(forged, on=game.board)
        assert say(tongue(house, bruno), "table-refusal-stale", code=game.code) in reply.text
        assert (await game.table()).ending == wish, "what ends the game is confirmed"
    assert (await game.table()).status is Status.PLAYING


async def test_the_lapse_of_a_wish_to_call_off_is_told(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe")
    (mover,) = await game.people_to_play()
    by = marked(game, await game.table(), mover)
    await call_off(game, mover)
    while (await game.table()).ending:
        await with_buttons(game, mover)
    assert say("en", "table-calling-off-over", who=by) in game.board.text
    assert say("en", "refuse-end-button") not in game.board.buttons


async def test_the_last_post_has_the_last_moves_behind_a_button(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    tastes = {who: Curious() for who in await game.people()}
    for _ in range(4):
        (who,) = await game.people_to_play()
        await with_buttons(game, who, tastes[who])
    (who,) = await game.people_to_play()
    (other,) = [each for each in await game.people() if each is not who]
    await game.here(who).slash("table end")
    await game.here(who).press(custom_id="tavolo:resign:")
    _, verdict, *_ = game.board.text.split("\n")
    seat = next(s.seat for s in (await game.table()).seats if s.owner == other.id)
    assert verdict.startswith(f"🏆 {SEAT_EMOJI[seat]} {other.mention} ")
    assert f": {marked(game, await game.table(), who)}." in game.board.text, "who resigned"
    assert say("en", "la-strada-end-resigned") not in game.board.text, "it is said once"
    for each in (other, house.player("dario")):
        button = say(tongue(house, each), "last-moves-button")
        shown = await game.here(each).press(button, on=await game.more(each))
        assert shown.is_private
        assert shown.posts[-1].files


async def test_a_question_that_was_overtaken_is_not_shown_as_open_once_it_is_declined(
    house: House,
) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe")
    mover, *_ = await game.people_to_play()
    other = next(each for each in await game.people() if each is not mover)
    await game.here(other).act("pause-all", game.code)
    asked = game.board
    means = say("en", "proposal-means-pause")
    assert means in asked.text
    while game.board.message.id == asked.message.id:
        (mover,) = await game.people_to_play()
        await with_buttons(game, mover)
    wish = (await game.table()).proposal
    assert wish is not None
    await game.here(mover).act("refuse", f"{game.code}:{wish.number}")
    (old,) = [post for post in game.posts if post.message.id == asked.message.id]
    assert not old.pressable
    assert means not in old.text
    assert other.mention not in old.text
    assert (await game.table()).proposal is None
    assert "/channels/" in old.text, "the way to the newer post"
