"""Seasons in Discord: /club season, the post at the end, titles, and whoever does not want it."""

from sqlalchemy import Connection, text

from club.seasons.calendar import Season, season_at
from core.languages import Locale
from storage.rows.key_values import KeyValues
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.test_results import finished
from workers.delivery.season_ends import LOOK_AGAIN

WON = (("ada", "chloe"), ("ada", "bruno"), ("ada", "chloe"))
"""Who won against whom."""


async def played(house: House) -> None:
    for winner, loser in WON:
        await finished(house, winner, loser)


def now(house: House) -> Season:
    return season_at(house.server.time.now())


def name_of(season: Season, language: Locale) -> str:
    return say(language, "season-name", quarter=season.quarter, year=str(season.year))


async def until_it_is_over(house: House) -> None:
    """Make it so that all was played in the season before this one, which is still open."""

    def work(connection: Connection) -> None:
        ended = now(house).begins_at - 1
        connection.execute(text("UPDATE result SET ended_at = :ended"), {"ended": ended}).close()

    await house.store.database.write(work)
    await KeyValues(house.store.database).write("seasons_since", "0")
    await house.pass_time(seconds=LOOK_AGAIN / 1000 + 1)


async def test_the_season_so_far_is_shown_to_one(house: House) -> None:
    here = house.player("ada").at(house.channel("games"))
    empty = await here.slash("club season")
    assert empty.is_private
    assert say("en", "season-empty") in empty.text
    await played(house)
    reply = await house.player("chloe").at(house.channel("games")).slash("club season")
    assert name_of(now(house), "fr") in reply.text
    ada = house.person(house.player("ada")).name
    assert say("fr", "season-line", rank=1, who=ada, points=300, count=3) in reply.text
    outside = await house.player("chloe").mailbox.slash("club season")
    assert say("fr", "table-refusal-no-server") in outside.text


async def test_its_end_is_told_once_and_the_title_stays(house: House) -> None:
    await played(house)
    season = name_of(now(house).previous, "en")
    before = len(season_posts(house, season))
    await until_it_is_over(house)
    await house.pass_time(seconds=LOOK_AGAIN / 1000 + 1)
    assert len(season_posts(house, season)) == before + 1
    ada = house.player("ada")
    stats = await ada.mailbox.slash("my stats")
    assert say("en", "stats-titles", titles=say("en", "stats-title", season=season)) in stats.text
    board = await ada.at(house.channel("games")).slash("table leaderboard")
    name = house.person(ada).name
    assert say("en", "leaderboard-champion", season=season, who=name) in board.text


async def test_a_server_may_do_without_the_post(house: House) -> None:
    await played(house)
    season = name_of(now(house).previous, "en")
    manager = house.player("ada").at(house.channel("games"))
    reply = await manager.slash("tavolo settings", **{"season-posts": False})
    assert say("en", "server-no-seasons") in reply.text
    await until_it_is_over(house)
    assert season_posts(house, season) == []
    board = await manager.slash("table leaderboard")
    assert season in board.text, "there is a champion all the same"


def season_posts(house: House, season: str) -> list[str]:
    """The posts about the end of a season, as they were sent."""
    said = say("en", "season-over-heading", season=season)
    return [
        str(request.json)
        for request in house.requests
        if request.method == "POST" and said in str(request.json)
    ]
