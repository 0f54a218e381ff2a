"""What a touch does: moves once each, screens, forms, typed lines, undo, answers, refusals."""

import asyncio
from typing import Any

import pytest

from model.log import request_of_page, request_of_part
from model.table import Computer, PlayerId
from tests.e2e import la_strada_game, ruta_game
from tests.e2e.running_bot import House
from tests.e2e.test_draws import offer
from tests.e2e.whole_games import Game, begin, call_off, say, tongue
from tests.web.devices import Device, Devices

pytestmark = pytest.mark.usefixtures("slowly")


def go_of(screen: dict[str, Any]) -> dict[str, Any]:
    """The first choice of a screen that makes moves at once."""
    rows = (row for row in screen["rows"] if isinstance(row, list))
    return next(choice for row in rows for choice in row if choice["go"])


async def begun(
    house: House, devices: Devices, key: str = "ruta"
) -> tuple[Game, Device, dict[str, Any]]:
    """A game, the device of whoever is to play, and what it shows."""
    game = await begin(Game, key, house, "ada", "bruno")
    device = await devices.sign_in(game, await game.to_play())
    return game, device, (await device.look(game.code)).json


async def test_a_touch_makes_a_move_and_the_channel_is_told(house: House, devices: Devices) -> None:
    game, device, view = await begun(house, devices)
    before = len(await house.moves(game.code))
    said = await device.do(game.code, "go", asked=view["asked"], **go_of(view["screen"])["to"])
    assert said.status == 200
    assert len(await house.moves(game.code)) == before + 1
    assert said.json["said"], "it says what has happened"
    assert not said.json["mine"]
    await house.pass_time(seconds=1)
    assert game.board.text.count(say("en", "heading-playing", game="Ruta", code=game.code, move=1))


async def test_a_repeated_request_is_one_move_and_so_is_a_second_touch(
    house: House, devices: Devices
) -> None:
    game, device, view = await begun(house, devices)
    touch = {"asked": view["asked"], "nonce": "always the same", **go_of(view["screen"])["to"]}
    first = await device.do(game.code, "go", **touch)
    again = await device.do(game.code, "go", **touch)
    later = await device.do(game.code, "go", **{**touch, "nonce": "another one"})
    assert [one.status for one in (first, again, later)] == [200, 200, 409]
    assert later.json["stale"]
    assert len(await house.moves(game.code)) == 1


async def test_two_touches_at_the_same_time_are_one_move(house: House, devices: Devices) -> None:
    game, device, view = await begun(house, devices)
    other = await devices.sign_in(game, await game.to_play())
    touch = {"asked": view["asked"], **go_of(view["screen"])["to"]}
    both = await asyncio.gather(
        *(one.do(game.code, "go", **touch) for one in (device, other) for _ in range(2))
    )
    assert sorted(one.status for one in both) == [200, 409, 409, 409]
    assert len(await house.moves(game.code)) == 1


def test_requests_of_pages_have_a_range_of_their_own_with_room_for_parts() -> None:
    ids = {request_of_page(PlayerId(one), f"{two}") for one in range(60) for two in range(60)}
    assert len(ids) == 3600
    assert min(ids) >= 2**62
    assert max(ids) < 2**63 - 2**5
    parts = {abs(request_of_part(one, part)) for one in ids for part in range(32)}
    assert len(parts) == 32 * len(ids)
    same = request_of_page(PlayerId(7), "x")
    assert request_of_page(PlayerId(7), "x") == same != request_of_page(PlayerId(8), "x")


async def test_whoever_is_to_play_reads_what_they_may_do(house: House, devices: Devices) -> None:
    _game, _device, view = await begun(house, devices, "la-strada")
    assert view["screen"]["words"] == [say("en", "la-strada-prompt-workshop")]


async def test_a_place_leads_to_a_screen_and_back(house: House, devices: Devices) -> None:
    game, device, view = await begun(house, devices, "strada-romana")
    buttons = (row for row in view["screen"]["rows"] if isinstance(row, list))
    choice = next(one for row in buttons for one in row if one["at"])
    looked = await device.look(game.code, at=choice["to"], asked=view["asked"])
    followed = await device.do(game.code, "go", asked=view["asked"], **choice["to"])
    for said in (looked, followed):
        assert said.status == 200
        assert said.json["screen"] != view["screen"]
        assert said.json["screen"]["back"] is not None
    assert await house.moves(game.code) == []
    back = followed.json["screen"]["back"]
    home = await device.do(game.code, "go", asked=view["asked"], **back)
    assert home.json["screen"] == view["screen"]


async def test_looking_at_a_move_asks_about_it_and_makes_none(
    house: House, devices: Devices
) -> None:
    game, device, view = await begun(house, devices)
    to = go_of(view["screen"])["to"]
    said = await device.look(game.code, at=to, asked=view["asked"])
    assert (said.status, said.json["screen"]["kind"]) == (200, "sure")
    assert go_of(said.json["screen"])["go"]
    assert await house.moves(game.code) == []
    done = await device.do(game.code, "go", asked=view["asked"], **go_of(said.json["screen"])["to"])
    assert done.status == 200
    assert len(await house.moves(game.code)) == 1


async def test_an_older_question_is_answered_with_the_table_as_it_is(
    house: House, devices: Devices
) -> None:
    game, device, view = await begun(house, devices)
    to = go_of(view["screen"])["to"]
    await device.do(game.code, "go", asked=view["asked"], **to)
    for said in (
        await device.look(game.code, at=to, asked=view["asked"]),
        await device.do(game.code, "go", asked=view["asked"], **to),
        await device.do(game.code, "go", **to),
    ):
        assert (said.status, said.json["screen"]) == (409, None)
        assert said.json["said"] == [say("en", "table-refusal-stale", code=game.code)]


async def test_what_no_control_leads_to_is_refused(house: House, devices: Devices) -> None:
    game, device, view = await begun(house, devices)
    for step, chosen in (
        ("route", ["nowhere"]),
        ("nothing", []),
        ("go", []),
        ("go", ["@nothing"]),
        ("form", ["route"]),
        ("weigh", ["draw 9"]),
        ("go", ["claim 1; claim 2"]),
        ("x" * 900, ["y" * 900] * 9),
    ):
        for said in (
            await device.do(game.code, "go", asked=view["asked"], step=step, chosen=chosen),
            await device.look(game.code, at={"step": step, "chosen": chosen}, asked=view["asked"]),
        ):
            assert said.status in (200, 409), step
            assert said.json["said"] or said.json["screen"]["words"], step
    for do in ("undo", "accept", "vote-end", "cancel", "nothing"):
        assert (await device.do(game.code, do, number=1)).json["said"], do
    assert await house.moves(game.code) == []


async def test_typed_lines_are_moves_unfinished_ones_screens_wrong_ones_are_refused(
    house: House, devices: Devices
) -> None:
    game, device, view = await begun(house, devices)
    wrong = await device.do(game.code, "type", text="claim nothing", asked=view["asked"])
    assert wrong.json["screen"]["kind"] == "refused"
    assert wrong.json["screen"]["words"]
    right = await device.do(game.code, "type", text="Draw pile", asked=view["asked"])
    assert right.status == 200
    assert len(await house.moves(game.code)) == 1
    idle = await device.do(game.code, "type", text="draw pile")
    assert idle.json["said"], "it is somebody else's turn"
    assert len(await house.moves(game.code)) == 1


async def test_a_move_that_nobody_has_answered_is_taken_back(
    house: House, devices: Devices
) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    device = await devices.sign_in(game, await game.to_play())
    before = (await device.look(game.code)).json
    assert before["undo"] is None
    moved = await device.do(game.code, "type", text="pass", asked=before["asked"])
    if not moved.json["undo"]:
        moved = await _any_move(game, device, moved.json)
    assert moved.json["undo"]["label"] == say("en", "undo-button")
    undone = await device.do(game.code, "undo", number=moved.json["undo"]["number"])
    assert undone.status == 200
    assert undone.json["said"] == [say("en", "undo-done", count=1)]
    assert undone.json["mine"]
    again = await device.do(game.code, "undo", number=moved.json["undo"]["number"])
    assert again.json["said"] != undone.json["said"]


async def _any_move(game: Game, device: Device, view: dict[str, Any]) -> Any:
    """Make the first move of the rules that can be taken back."""
    look = await game.view_of(await game.to_play())
    state = await game.state()
    seat = next(iter(game.rules.to_act(state)))
    for move in game.rules.legal_moves(state, seat):
        line = game.rules.notate(move)
        said = await device.do(game.code, "type", text=line, asked=view["asked"])
        if said.json["undo"]:
            return said
    raise AssertionError(f"no move of {look} can be taken back")


async def test_a_proposal_is_answered_a_draw_only_after_a_second_press(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    ada, bruno = house.player("ada"), house.player("bruno")
    await offer(game, ada)
    device, own = await devices.sign_in(game, bruno), await devices.sign_in(game, ada)
    asked = (await device.look(game.code)).json["question"]
    assert [one["do"] for one in asked["answers"]] == ["accept", "refuse"]
    assert (await own.look(game.code)).json["question"]["answers"] == []
    yes = asked["answers"][0]
    sure = await device.do(game.code, "accept", number=yes["number"])
    assert sure.json["question"]["words"] == say("it", "sure-draw-asked", code=game.code)
    assert not await game.is_over()
    done = await device.do(game.code, "accept", number=yes["number"], sure=True)
    assert done.json["question"] is None
    assert await game.is_over()


async def test_a_proposal_is_refused(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada, bruno = house.player("ada"), house.player("bruno")
    await offer(game, ada)
    device = await devices.sign_in(game, bruno)
    no = (await device.look(game.code)).json["question"]["answers"][1]
    said = await device.do(game.code, "refuse", number=no["number"])
    assert said.json["said"] == [say("it", "done-refused", code=game.code)]
    assert said.json["question"] is None
    assert (await game.table()).proposal is None


async def test_a_page_opened_before_still_declines_the_end(house: House, devices: Devices) -> None:
    """It sends ``decline-end``, without a number."""
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, house.player("bruno"))
    early = await device.do(game.code, "decline-end")
    assert early.json["said"] == [say("it", "table-refusal-stale", code=game.code)]
    await call_off(game, house.player("ada"))
    said = await device.do(game.code, "decline-end")
    assert said.json["said"] == [say("it", "done-refused", code=game.code)]
    assert (await game.table()).ending is None


async def test_a_page_which_never_offers_that_ends_no_game(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, house.player("bruno"))
    await call_off(game, house.player("ada"))
    wish = (await game.table()).ending
    assert wish is not None
    for sure in (False, True):
        said = await device.do(game.code, "accept", number=wish.number, sure=sure)
        assert said.json["said"] == [say("it", "table-refusal-stale", code=game.code)]
    assert (await game.table()).ending == wish
    assert not await game.is_over()


async def test_a_vote_on_who_is_late_is_given_and_decides(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house, "ada", "bruno", pace=12)
    late, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    await house.pass_time(hours=6.1)
    device, own = await devices.sign_in(game, rival), await devices.sign_in(game, late)
    answers = (await device.look(game.code)).json["question"]["answers"]
    assert [one["do"] for one in answers] == ["vote-wait", "vote-computer"]
    assert (await own.look(game.code)).json["question"]["answers"] == []
    number = answers[1]["number"]
    refused = await own.do(game.code, "vote-computer", number=number)
    assert refused.json["said"] == [say(tongue(house, late), "table-refusal-not-voting")]
    said = await device.do(game.code, "vote-computer", number=number)
    assert said.json["said"] == [say(tongue(house, rival), "done-voted")]
    assert said.json["question"] is None
    seat = next(one for one in (await game.table()).seats if one.owner == late.id)
    assert seat.occupant == Computer("ruta", "normal", PlayerId(late.id))


async def test_the_wish_to_confirm_holds(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    who = await game.to_play()
    await game.here(who).wish(confirm="always")
    device = await devices.sign_in(game, who)
    view = (await device.look(game.code)).json
    rows = [row for row in view["screen"]["rows"] if isinstance(row, list)]
    assert not any(choice["go"] for row in rows for choice in row)
    to = next(choice["to"] for row in rows for choice in row if choice["to"]["step"] == "weigh")
    said = await device.do(game.code, "go", asked=view["asked"], **to)
    assert said.json["screen"]["kind"] == "sure"
    assert await house.moves(game.code) == []
    yes = go_of(said.json["screen"])["to"]
    await device.do(game.code, "go", asked=view["asked"], **yes)
    assert len(await house.moves(game.code)) == 1


async def test_onlookers_and_players_of_other_tables_can_do_nothing(
    house: House, devices: Devices
) -> None:
    game, _, view = await begun(house, devices)
    to = go_of(view["screen"])["to"]
    chloe = await devices.signed_in(house.player("chloe").id)
    nobody = await devices.onlooker().do(game.code, "go", asked=view["asked"], **to)
    assert nobody.status == 401
    for do in ("go", "type", "undo", "accept", "refuse", "vote-wait"):
        said = await chloe.do(game.code, do, asked=view["asked"], number=1, text="draw pile", **to)
        assert said.status in (200, 409)
        assert said.json["said"]
    assert await house.moves(game.code) == []


@pytest.mark.parametrize("key", ["ruta", "jacynth"])
async def test_a_person_whose_name_is_markup_is_only_named(
    house: House, devices: Devices, key: str
) -> None:
    name = "<img src=x onerror=alert(1)>\"'**`<t:1>@everyone"
    house.env.backend.users[house.player("bruno").id].global_name = name
    game = await begin(Game, key, house, "ada", "bruno")
    said = await (await devices.sign_in(game, house.player("ada"))).look(game.code)
    drawn = "".join(said.json["drawing"]["new"].values())
    assert "<img" not in drawn
    assert "onerror=alert(1)" in str(said.json["seats"])
    assert said.headers["Content-Type"].startswith("application/json")
