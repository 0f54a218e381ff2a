"""/my privacy: what is stored, its export as a file, erasure; typed and by button."""

import json
from io import StringIO
from typing import Any

from model.table import MINUTE, Former, PlayerId, Status
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw, open_table, say, tongue
from tests.e2e.simulated_people import Player, Reply
from tests.storage.person_traces import traces_left

FORGET = "tavolo-privacy:forget:"


async def left_of(house: House, who: Player) -> list[str]:
    return await traces_left(house.store, who.id, house.person(who).name)


def file_of(reply: Reply) -> Any:
    """What was handed out."""
    (raw,) = reply.posts[-1].files.values()
    return json.loads(raw)


def cells_of(told: Any) -> list[dict[str, Any]]:
    """All rows of a file."""
    return [row for rows in told["kept"].values() for row in rows]


async def asked(house: House, who: Player) -> Reply:
    here = who.at(house.channel("games"))
    return await here.press(
        custom_id="tavolo-privacy:ask:", on=(await here.slash("my privacy")).posts[0]
    )


async def forgotten(house: House, who: Player) -> Reply:
    """Asked, confirmed and done."""
    question = await asked(house, who)
    return await who.at(house.channel("games")).press(custom_id=FORGET, on=question.posts[-1])


async def test_what_is_kept_is_said_and_asking_leaves_no_trace(house: House) -> None:
    player, locale = house.player("bruno"), tongue(house, house.player("bruno"))
    page = await player.mailbox.slash("my privacy")
    assert page.is_private
    assert say(locale, "privacy-kept-copies", days=30) in page.text
    assert page.posts[-1].buttons == tuple(
        say(locale, f"privacy-{deed}-button") for deed in ("export", "ask")
    )
    exported = await player.mailbox.press(custom_id="tavolo-privacy:export:", on=page.posts[-1])
    assert file_of(exported)["kept"] == {}
    question = await player.mailbox.press(custom_id="tavolo-privacy:ask:", on=page.posts[-1])
    assert say(locale, "forget-for-good") in question.text
    assert await left_of(house, player) == []


async def test_everything_is_handed_out_to_oneself_alone(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    ada = house.player("ada")
    page = (await game.here(ada).slash("my privacy")).posts[0]
    reply = await game.here(ada).press(custom_id="tavolo-privacy:export:", on=page)
    assert reply.is_private
    told = file_of(reply)
    assert (told["person"], told["kept"]["player"][0]["name"]) == (str(ada.id), "Ada")
    assert [row["table"] for row in told["kept"]["member"]] == [game.code]
    assert not {"seed", "state", "seq"} & {name for row in cells_of(told) for name in row}


async def test_somebody_is_forgotten_and_the_others_see_a_former_player(
    house: House, log: StringIO
) -> None:
    game = await begin(house, "ada", "bruno")
    lobby = await open_table(house, "ada")
    ada, bruno = house.player("ada"), house.player("bruno")
    await game.here(ada).slash("my block", person=house.player("dario").member)
    assert ada.letters
    question = await asked(house, ada)
    tables = f"Ruta ({game.code})", f"Ruta ({lobby.code})"
    assert say("en", "forget-resigned", count=1, tables=tables[0]) in question.text
    assert say("en", "forget-closed", count=1, tables=tables[1]) in question.text
    assert (await game.table()).status is Status.PLAYING, "only asked so far"
    written = len(log.getvalue())
    reply = await ada.at(house.channel("games")).press(custom_id=FORGET, on=question.posts[-1])
    assert reply.is_private
    assert say("en", "forget-done") in reply.text
    await house.pass_time(seconds=5)
    assert await left_of(house, ada) == []
    assert not {str(ada.id), "Ada"} & set(log.getvalue()[written:].replace('"', " ").split())
    assert (await game.table()).status is Status.FINISHED
    assert Former() in [seat.occupant for seat in (await game.table()).seats]
    assert say("en", "former-player") in game.board.text
    assert not ada.letters, "what stood in the mailbox is gone"
    for command in ("table board", "table history", "table status", "table verify"):
        shown = await game.here(bruno).slash(command, table=game.code)
        assert "Ada" not in shown.text
    assert say("it", "former-player") in (await game.here(bruno).slash("table history")).text


async def test_an_old_button_is_that_of_a_stranger_and_whoever_comes_back_is_new(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno")
    ada = house.player("ada")
    view = await game.here(ada).slash("table mine")
    question = await asked(house, ada)
    here = ada.at(house.channel("games"))
    page = await here.slash("my privacy")
    (forget,) = (p for p in question.posts[-1].pressable if FORGET in str(p["custom_id"]))
    await here.press(custom_id=FORGET, on=question.posts[-1])
    twice = await here.forge(str(forget["custom_id"]), on=page.posts[-1])
    answers = [say("en", key) for key in ("forget-done", "being-forgotten")]
    assert any(answer in twice.text for answer in answers), "done already, or nearly"
    await house.pass_time(seconds=5)
    assert await left_of(house, ada) == []
    pressed = await game.here(ada).press(custom_id="ruta-", on=view.posts[-1])
    assert say("en", "table-refusal-over") in pressed.text
    assert (await house.store.read(lambda r: r.people.profile(PlayerId(ada.id)))) is not None
    assert game.code not in (await ada.mailbox.slash("my tables")).text
    again = await open_table(house, "ada")
    assert (await again.table()).people == (ada.id,)


async def test_nobody_is_forgotten_by_the_button_of_somebody_else_or_of_long_ago(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno")
    ada, bruno = house.player("ada"), house.player("bruno")
    question = (await asked(house, ada)).posts[-1]
    (theirs,) = (str(p["custom_id"]) for p in question.pressable if FORGET in str(p["custom_id"]))
    shown = await bruno.mailbox.slash("my privacy")
    reply = await bruno.mailbox.forge(theirs, on=shown.posts[-1])
    assert say("it", "privacy-refusal-not-yours") in reply.text
    await house.pass_time(seconds=16 * MINUTE / 1000)
    reply = await ada.at(house.channel("games")).press(custom_id=FORGET, on=question)
    assert say("en", "privacy-refusal-old") in reply.text
    assert (await game.table()).status is Status.PLAYING


async def test_while_somebody_is_being_forgotten_they_are_asked_to_wait(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    ada = house.player("ada")
    await ada.mailbox.wish(calls="direct")
    await game.play_on(draw, until=2)
    assert ada.letters
    house.fail("DELETE", f"/channels/{ada.mailbox.place.id}/*", status=503, times=None)
    await forgotten(house, ada)
    reply = await game.here(ada).slash("my tables")
    assert say(tongue(house, ada), "being-forgotten") in reply.text
