"""Somebody stays away: what the table does about it, and the way back."""

from tables.model import Computer, Human, PlayerId, Status
from tests.e2e.house import House
from tests.e2e.ruta_game import begin, draw, say, tongue


async def test_a_computer_plays_for_whoever_stays_away_until_they_come_back(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="computer")
    who, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    table = await game.table()
    seat = next(s for s in table.seats if s.owner == who.id)
    assert seat.occupant == Computer("ruta", "normal", PlayerId(who.id))
    assert table.moves > 0, "and has played"
    stood_in = f"🤖 for {house.person(who).name}"
    assert stood_in in game.board.text
    (picture,) = game.board.files.values()
    assert f"for {house.person(who).name}" in str(house.sketch.scenes[picture])
    (letter,) = who.letters
    assert say(tongue(house, who), "letter-tended-said") in letter.text
    status = await game.here(rival).slash("table status")
    robot = say(tongue(house, rival), "computer-for", who="")
    assert robot.strip() in status.text
    listed = await who.mailbox.slash("me tables")
    assert say(tongue(house, who), "label-tended") in listed.text
    back = await who.mailbox.press(custom_id=f"tavolo:return:{game.code}", on=letter)
    assert back.is_private
    table = await game.table()
    assert next(s for s in table.seats if s.owner == who.id).occupant == Human(PlayerId(who.id))
    assert stood_in not in game.board.text
    assert not any(b["custom_id"].startswith("tavolo:return") for b in who.letters[-1].pressable)
    while (await game.to_play()) is not who:
        await draw(game, rival)
    await draw(game, who)


async def test_whoever_looks_in_while_a_computer_plays_can_take_the_seat_back(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="computer")
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    reply = await game.here(who).press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    assert say(tongue(house, who), "table-refusal-tended") in reply.text
    typed = await game.here(who).slash("ruta draw", card="pile", table=game.code)
    assert say(tongue(house, who), "table-refusal-tended") in typed.text
    await game.here(who).press(custom_id=f"tavolo:return:{game.code}", on=reply.posts[0])
    assert (await game.table()).seat_of(PlayerId(who.id)) is not None


async def test_a_seat_can_be_taken_back_by_command(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="computer")
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    await game.here(who).slash("table join", table=game.code)
    table = await game.table()
    assert table.status is Status.PLAYING
    assert table.seat_of(PlayerId(who.id)) is not None
