"""An absent player: what the table does about it, and how they return."""

import pytest

from model.table import Computer
from rehearsal.discord_assumptions import limit
from tests.e2e import la_strada_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, called, draw, say, tongue
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import marked, wish_for_letters

# --- the others are asked ------------------------------------------------------------------------


@pytest.mark.long
async def test_nobody_answers_and_the_table_waits_over_a_restart(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, forgives="no")
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    (poll,) = (await game.table()).polls
    await house.restart()
    await house.pass_time(hours=24.1)
    assert (await game.table()).polls == ()
    assert say("en", "table-late-wait-still", who=marked(game, await game.table(), who)) in (
        game.board.text
    )
    await house.pass_time(hours=48.1)
    (again,) = (await game.table()).polls
    assert again.number != poll.number
    assert "claim" in again.choices


# --- somebody takes over -------------------------------------------------------------------------


async def look_for_somebody(game: Game, rival: Player) -> None:
    """The time of whoever is to act has run out twice, and the other one looks for somebody."""
    await game.house.pass_time(hours=12.1)
    await game.here(rival).press(custom_id="tavolo:vote-wait:", on=game.board)
    await game.house.pass_time(hours=12.1)
    await game.here(rival).press(custom_id="tavolo:vote-substitute:", on=game.board)


def name(house: House, who: Player) -> str:
    return house.person(who).name


@pytest.mark.long
async def test_somebody_is_asked_by_name_to_take_over_and_need_not_see_the_place(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, forgives="no")
    rival = await game.waiting()
    ada = house.player("ada")
    await look_for_somebody(game, rival)
    await game.here(rival).invite(ada, game.code)
    assert (await game.table()).invited == (ada.id,)
    (letter,) = ada.letters
    assert say(tongue(house, ada), "take-button") in letter.buttons
    await ada.mailbox.press(custom_id="tavolo:take:", on=letter)
    await house.pass_time(hours=12.1)
    table = await game.table()
    assert ada.id in table.people
    assert table.invited == ()


@pytest.mark.long
async def test_nobody_takes_a_wanted_seat_by_the_button_to_take_ones_own_back(
    house: House,
) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe", pace=12, forgives="no")
    late = await game.to_play()
    others, dario = [p for p in await game.people() if p is not late], house.player("dario")
    for choice in ("substitute", "computer"):
        await house.pass_time(hours=12.1)
        for person in others:
            await game.here(person).press(custom_id=f"tavolo:vote-{choice}:", on=game.board)
    seat = next(s for s in (await game.table()).seats if s.owner == late.id)
    assert isinstance(seat.occupant, Computer)
    assert not seat.wanted, "nobody is looked for where a computer stands in"
    for who, refusal in ((dario, "not-seated"), (others[0], "already-seated")):
        reply = await game.here(who).press(custom_id="tavolo:return:", on=game.board)
        assert say(tongue(house, who), f"table-refusal-{refusal}") in reply.text
    assert dario.id not in (await game.table()).people
    await game.here(late).press(custom_id="tavolo:return:", on=game.board)
    assert late.id in (await game.table()).people


# --- somebody has left ---------------------------------------------------------------------------

NO_SERVER_IN_COMMON = limit("no-server-in-common")


async def test_a_letter_that_reaches_no_server_in_common_is_a_sign_of_absence(
    house: House,
) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe", pace=12)
    who, rival = await game.to_play(), await game.waiting()
    mailbox = f"/channels/{rival.mailbox.place.id}/messages"
    house.fail("POST", mailbox, status=403, code=NO_SERVER_IN_COMMON, times=None)
    await draw(game, who)
    table = await game.table()
    gone = say("en", "table-gone", who=marked(game, table, rival))
    assert any(gone in post.text for post in game.posts)
    (poll,) = table.polls
    assert table.seats[poll.about.seat].owner == rival.id, "asked at once, without the deadline"
    assert who.id in called(game.board)
    house.env.backend.faults.clear()
    await game.here(rival).press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    assert (await game.table()).seats[poll.about.seat].presence == "back"
    await draw(game, rival)
    assert (await game.table()).polls == ()
