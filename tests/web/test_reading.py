"""What the page shows: to players, onlookers, and nobody else."""

import asyncio
from time import monotonic

import pytest

from catalog import CATALOG
from tests.e2e import ruta_game
from tests.e2e.kinds_of_people import Town
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.whole_games import Game, begin, ids, say, tongue
from tests.web.devices import Device, Devices, Said

pytestmark = pytest.mark.usefixtures("slowly")


async def test_an_onlooker_sees_what_all_see_in_a_channel_of_the_whole_server(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    said = await devices.onlooker().look(game.code)
    assert said.status == 200
    shown = said.json
    assert (shown["me"], shown["screen"], shown["undo"], shown["mine"]) == (None, None, None, False)
    assert shown["board_of"] == say("en", "web-board-public")
    assert shown["drawing"]["draw"]
    assert len(shown["text"]) > 3
    tables = await devices.onlooker().post("/api/tables")
    assert (tables.json["tables"], tables.json["mine"]) == ([], 0)
    assert tables.json["words"]["signin"] == say("en", "web-word-signin")


async def test_hidden_foreign_and_missing_tables_are_answered_alike(
    house: House, devices: Devices
) -> None:
    town = Town(house)
    hidden, game = await town.playing(), await ruta_game.begin(house)
    answers = []
    for who in (devices.onlooker(), await devices.sign_in(game, house.player("bruno"))):
        for code in (hidden.code, "ZZZZ", "zzzz", "Q", "0" * 16):
            answers += [
                await who.post(f"/api/t/{code}"),
                await who.post(f"/api/t/{code}/do", {"nonce": "12345678", "do": "undo"}),
                await devices.request("GET", f"/api/t/{code}/stream", headers=_bearer(who)),
            ]
    assert {(one.status, one.body) for one in answers} == {(404, answers[0].body)}, (
        "no answer tells whether there is such a table"
    )


@pytest.mark.parametrize("code", ["%00", "AB%00D", "%ff", "A%2FB", "%F0%9F%92%A5", "A" * 17])
async def test_what_can_be_no_code_of_a_table_reaches_no_database(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(devices.server, "_answers", None)
    for path in ("", "/do", "/stream"):
        method = "GET" if path == "/stream" else "POST"
        said = await devices.request(method, f"/api/t/{code}{path}", {})
        assert said.status == 404


async def test_no_delay_tells_whether_there_is_a_hidden_table(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether somebody can see its channel may have to be asked of Discord."""

    async def asked_of_discord(_table: object, _player: object) -> bool:
        await asyncio.sleep(0.3)
        return False

    hidden, took = await ruta_game.begin(house), dict[str, float]()
    monkeypatch.setattr(devices.server._answers, "_sees", asked_of_discord)
    for code in (hidden.code, "ZZZZ"):
        begin = monotonic()
        assert (await devices.onlooker().post(f"/api/t/{code}")).status == 404
        took[code] = monotonic() - begin
    assert took[hidden.code] == pytest.approx(took["ZZZZ"], abs=0.2)


def _bearer(device: Device) -> dict[str, str]:
    return {} if device.token is None else {"Authorization": f"Bearer {device.token}"}


async def test_people_of_a_table_in_a_hidden_channel_see_it_and_insiders_too(
    house: House, devices: Devices
) -> None:
    town = Town(house)
    table = await town.playing()
    for who, status in ((town.seated, 200), (town.onlooker, 200), (town.shut_out, 404)):
        device = await devices.signed_in(who.id)
        assert (await device.look(table.code)).status == status


async def test_ones_tables_are_listed_those_that_wait_first(house: House, devices: Devices) -> None:
    games = [await ruta_game.begin(house) for _ in range(3)]
    ada = house.player("ada")
    device = await devices.sign_in(games[0], ada)
    said = await device.post("/api/tables")
    waiting = [game.code for game in games if await game.to_play() is ada]
    listed = said.json["tables"]
    assert {one["code"] for one in listed} == {game.code for game in games}
    assert {one["code"] for one in listed[: len(waiting)]} == set(waiting)
    assert said.json["mine"] == len(waiting) == sum(one["mine"] for one in listed)
    view = await device.look(games[0].code)
    others = [code for code in waiting if code != games[0].code]
    assert view.json["others"] == len(others)
    assert (view.json["next"] is None) == (not others)


async def test_a_page_is_sent_each_shape_once(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, await game.to_play())
    first = await device.look(game.code)
    again = await device.look(game.code)
    assert (again.json["drawing"]["new"], again.json["drawing"]["defs"]) == ({}, "")
    assert again.json["drawing"]["draw"] == first.json["drawing"]["draw"]
    assert "words" in first.json
    assert "words" not in again.json
    moved = await device.do(game.code, "type", text="draw pile", asked=first.json["asked"])
    new = {int(number) for number in moved.json["drawing"]["new"]}
    assert new == set(range(first.json["known"], moved.json["known"]))
    assert new, "a card has come to the hand"


async def test_what_was_lost_on_the_way_is_sent_again(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, await game.to_play())
    first = await device.look(game.code)
    moved = await device.do(game.code, "type", text="draw pile", asked=first.json["asked"])
    device.known = first.json["known"]
    again = await device.look(game.code)
    assert again.json["page"] == first.json["page"]
    for part in ("new", "defs", "draw"):
        assert again.json["drawing"][part] == moved.json["drawing"][part]


async def test_a_page_that_claims_more_than_it_was_sent_begins_again(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, await game.to_play())
    first = await device.look(game.code)
    again = await device.look(game.code, known=first.json["known"] + 1)
    assert again.json["page"] != first.json["page"]
    assert again.json["drawing"] == first.json["drawing"]


async def test_numbers_of_shapes_do_not_tell_what_another_page_was_sent(
    house: House, devices: Devices
) -> None:
    """What one player has drawn and seen leaves no trace on the page of another."""
    game = await ruta_game.begin(house)
    mine, other = await game.to_play(), await game.waiting()
    before = await (await devices.sign_in(game, other)).look(game.code)
    device = await devices.sign_in(game, mine)
    await device.look(game.code)
    after = await (await devices.sign_in(game, other)).look(game.code)
    assert after.json["drawing"] == before.json["drawing"]


async def test_the_icon_of_a_choice_is_sent_once(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, await game.to_play())
    first = await device.look(game.code)
    assert first.json["drawing"]["icons"]
    assert_choices_have_icons(first)
    again = await device.look(game.code)
    assert again.json["drawing"]["icons"] == first.json["drawing"]["icons"]
    assert again.json["drawing"]["new"] == {}


@pytest.mark.long
@pytest.mark.parametrize("key", CATALOG)
async def test_every_game_is_shown_with_all_that_its_drawing_needs(
    house: House, devices: Devices, key: str
) -> None:
    people = ("ada", "bruno", "chloe")[: max(2, CATALOG[key].game.manifest.fewest_seats)]
    game = await begin(Game, key, house, *people)
    for name in people:
        said = await (await devices.sign_in(game, house.player(name))).look(game.code)
        assert said.status == 200
        assert_is_whole(said)
        assert_choices_have_icons(said)


def assert_choices_have_icons(said: Said) -> None:
    """Each icon that a choice names was sent, as a drawing that no screen reader reads."""
    drawing, screen = said.json["drawing"], said.json["screen"]
    if screen is None:
        return
    choices = [*screen["touches"]]
    for row in screen["rows"]:
        choices += row if isinstance(row, list) else row["options"]
    named = {one["icon"] for one in choices} - {""}
    assert drawing["icons"].keys() >= named
    for number in drawing["icons"].values():
        assert 'aria-hidden="true"' in drawing["new"][str(number)]


def assert_is_whole(said: Said) -> None:
    """Each shape that is drawn was sent, and each definition that a shape names."""
    drawing = said.json["drawing"]
    assert set(map(str, drawing["draw"])) <= set(drawing["new"])
    whole = "".join(drawing["new"].values()) + drawing["defs"]
    named = set(_between(whole, 'href="#', '"')) | set(_between(whole, "url(#", ")"))
    assert named == set(_between(drawing["defs"], ' id="', '"'))
    for box in said.json["places"].values():
        x, y, width, height = box
        assert x >= 0
        assert y >= 0
        assert x + width <= drawing["width"]
        assert y + height <= drawing["height"]


def _between(words: str, begin: str, end: str) -> list[str]:
    return [part.partition(end)[0] for part in words.split(begin)[1:]]


async def test_what_happened_to_the_table_stands_among_the_moves(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    await game.play_on(ruta_game.draw, until=1)
    bruno, game.place = house.player("bruno"), house.channel("tavern")
    await bruno.at(game.place).act("bring", game.code)
    await game.here(bruno).slash("table pause")
    await game.here(bruno).press(custom_id="tavolo:pause-day:")
    said = await devices.onlooker().look(game.code)
    elsewhere = say("en", "another-channel")
    assert said.json["moves"][-2:] == [
        say("en", "table-brought", who="Bruno", place=elsewhere),
        say("en", "table-paused-alone", who="Bruno"),
    ]


async def test_a_lobby_and_a_finished_game_are_shown(house: House, devices: Devices) -> None:
    lobby = await ruta_game.open_table(house)
    said = await devices.onlooker().look(lobby.code)
    assert (said.status, said.json["drawing"], said.json["text"]) == (200, None, [])
    game = await ruta_game.begin(house)
    ada = house.player("ada")
    device = await devices.sign_in(game, ada)
    await game.here(ada).slash("table end", table=game.code)
    await game.here(ada).press(custom_id="tavolo:resign:")
    over = await device.look(game.code)
    assert (over.status, over.json["screen"], over.json["mine"]) == (200, None, False)
    assert over.json["turn"] == say("en", "label-finished")


async def test_a_page_links_the_post_at_which_all_else_is_done(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe", pace=12)
    bruno = house.player("bruno")
    device = await devices.sign_in(game, bruno)

    async def assert_it_is_linked(button: str) -> None:
        await house.pass_time(seconds=1)
        place, message = game.board.message.channel.id, game.board.message.id
        link = f"https://discord.com/channels/{house.server.guild.id}/{place}/{message}"
        assert (await device.look(game.code)).json["post"] == link
        assert f"tavolo:{button}:" in ids(game.board)

    await assert_it_is_linked("play")
    await ruta_game.draw(game, await game.to_play())
    await assert_it_is_linked("play")
    await house.pass_time(hours=13)
    await house.pass_time(hours=6.1)
    await assert_it_is_linked("vote-end")
    await game.here(bruno).slash("table end", table=game.code)
    await game.here(bruno).press(custom_id="tavolo:resign:")
    await assert_it_is_linked("rematch")


# --- what is not done on the page: its link leads to the post below which it is ------------------


async def linked_post(house: House, device: Device, game: Game) -> Post:
    """The message that the page links, found by the link alone."""
    await house.pass_time(seconds=1)
    link = (await device.look(game.code)).json["post"]
    guild, place, message = link.removeprefix("https://discord.com/channels/").split("/")
    assert (guild, place) == (str(house.server.guild.id), str(game.place.id))
    (post,) = [one for one in game.posts if str(one.message.id) == message]
    return post


async def test_whoever_waits_finds_planning_below_the_post_that_the_page_links(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    who = await game.waiting()
    post = await linked_post(house, await devices.sign_in(game, who), game)
    here = game.here(who)
    more = (await here.press(custom_id="tavolo:more:", on=post)).posts[-1]
    plan = await here.press(custom_id=f"tavolo:planned-begin:{game.code}", on=more)
    assert plan.is_private
    assert say(tongue(house, who), "try-plan-how") in plan.text


async def test_whoever_is_to_move_finds_the_try_board_below_the_post_that_the_page_links(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    who = await game.to_play()
    post = await linked_post(house, await devices.sign_in(game, who), game)
    here = game.here(who)
    more = (await here.press(custom_id="tavolo:more:", on=post)).posts[-1]
    tried = await here.press(custom_id=f"tavolo:try:{game.code}", on=more)
    assert tried.is_private
    assert say(tongue(house, who), "try-alt") in " ".join(tried.posts[-1].alts)


async def test_a_pause_is_made_where_the_link_leads_and_ended_below_that_post(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    ada = house.player("ada")
    device = await devices.sign_in(game, ada)
    post = await linked_post(house, device, game)
    there = ada.at(game.place)
    await there.slash("table pause", table=game.code)
    await there.press(custom_id="tavolo:pause-day:")
    paused = await device.look(game.code)
    assert paused.json["left"] == ""
    post = await linked_post(house, device, game)
    assert f"tavolo:resume:{game.code}" in ids(post)
    await there.press(custom_id=f"tavolo:resume:{game.code}", on=post)
    assert (await game.table()).pause is None
    assert (await device.look(game.code)).json["turn"] != paused.json["turn"]
