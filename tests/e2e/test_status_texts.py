"""The texts of the lobby and of /table status, in every language."""

import pytest

from core.texts import Moment
from model.table import PlayerId
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, open_table, say, tongue
from tests.e2e.whole_games import say_in_public

EVERYBODY = ("ada", "bruno", "chloe")
"""They speak English, Italian and French."""

ADA, BRUNO = "🔵 **Ada**", "🟧 **Bruno**"


async def test_lobby_and_status_say_what_binds_all_who_sit(house: House) -> None:
    game = await open_table(house, "ada", pace=24, late="resign", reserve="small")
    for key in EVERYBODY:
        who = house.player(key)
        speak = tongue(house, who)
        day, two = (say(speak, "time-days", count=count) for count in (1, 2))
        hours = say(speak, "time-hours", count=2)
        told = (
            say(speak, "pace-limited", time=day),
            say(speak, "pace-bank", start=day, increment=hours, most=two),
            say(speak, "when-late-resign"),
        )
        reply = await game.here(who).slash("table status")
        for line in told:
            assert line in reply.text
            assert key != "ada" or line in game.board.text, "the lobby says so"


@pytest.mark.long
async def test_lobby_and_status_say_who_is_away_and_until_when(house: House) -> None:
    bruno = house.player("bruno")
    await bruno.mailbox.slash("my away", days=4)
    profile = await house.store.read(lambda reader: reader.people.profile(PlayerId(bruno.id)))
    assert profile is not None
    until = Moment(profile.away_until)
    game = await open_table(house, "bruno")
    away = {
        key: say(tongue(house, house.player(key)), "table-away", who="🔵 **Bruno**", until=until)
        for key in EVERYBODY
    }
    assert say_in_public("table-away", who="🔵 **Bruno**", until=until) in game.board.text
    await game.here(house.player("ada")).press(custom_id=f"tavolo:join:{game.code}")
    for key in EVERYBODY:
        reply = await game.here(house.player(key)).slash("table status")
        assert away[key] in reply.text
    await house.pass_time(days=5)
    reply = await game.here(bruno).slash("table status")
    assert away["bruno"] not in reply.text


async def test_a_pause_stands_in_the_status(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    await game.here(house.player("ada")).slash("table pause")
    await game.here(house.player("ada")).press(custom_id="tavolo:pause-day:")
    pause = (await game.table()).pause
    assert pause is not None
    for key in EVERYBODY:
        who = house.player(key)
        reply = await game.here(who).slash("table status")
        until = Moment(pause.until)
        assert say(tongue(house, who), "paused-until-by", until=until, who=ADA) in reply.text
