"""Who is who on the page: tickets, devices, onlookers, other sites."""

from typing import Any

import pytest
from sqlalchemy import update

from model.retention import DEVICES_KEPT, TICKETS_KEPT
from model.table import PlayerId
from storage.privacy.erasure import PersonalData
from storage.rows.schema import device
from tests.e2e import ruta_game
from tests.e2e.running_bot import House
from tests.e2e.whole_games import say
from tests.web.devices import Devices
from web.limits import AT_ONCE
from web.server import HEADERS

pytestmark = pytest.mark.usefixtures("slowly")


async def test_a_private_link_signs_one_device_in(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ticket = await devices.ticket(game, house.player("ada"))
    first = await devices.request("POST", "/api/session", {"ticket": ticket})
    again = await devices.request("POST", "/api/session", {"ticket": ticket})
    assert (first.status, again.status) == (200, 403)
    assert again.json == {"error": say("en", "web-refusal-ticket")}
    devices.secrets.append(first.json["token"])


async def test_the_page_of_a_device_shows_the_board_of_its_person(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    for name, whose in (("ada", "Ada"), ("bruno", "Bruno")):
        said = await (await devices.sign_in(game, house.player(name))).look(game.code)
        assert said.status == 200
        assert said.json["me"] == whose
        assert whose in said.json["board_of"]
        mine = house.player(name) is await game.to_play()
        assert (said.json["mine"], said.json["screen"] is not None) == (mine, mine)
        hand = [line for line in said.json["text"] if line.startswith(("Your hand", "La tua"))]
        assert hand, "it shows what only this person sees"


async def test_the_post_has_one_link_for_everybody_and_it_holds_no_secret(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    (link,) = [one["url"] for one in _buttons(game.board.message) if one.get("url")]
    assert link == f"{devices.address}/t/{game.code}"
    said = await devices.request("GET", f"/t/{game.code}")
    assert (said.status, said.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert b'data-keep="tab"' in said.body, "on a loopback address several people share a browser"


def _buttons(message: object) -> list[dict[str, str]]:
    rows = getattr(message, "components", ())
    return [child.to_dict() for row in rows for child in getattr(row, "children", ())]


async def test_forged_tokens_and_tickets_open_nothing(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    token = str(ada.token)
    ticket = await devices.ticket(game, house.player("ada"))
    for forged in (token[:-1], f"{token}=", token.swapcase(), ticket, "", "x" * 4000):
        ada.token = forged
        assert (await ada.look(game.code)).status == 401, forged
    for forged in (token, ticket[:-1], "", "\x00", "💥"):
        said = await devices.request("POST", "/api/session", {"ticket": forged})
        assert said.status == 403, forged
    ada.token = token
    assert (await ada.look(game.code)).status == 200


async def test_a_token_of_bytes_that_are_no_text_opens_nothing(
    house: House, devices: Devices
) -> None:
    head = devices.head("POST /api/tables") + b"Authorization: Bearer \xff\xfe\r\n"
    answer = await devices.raw(head + b"Content-Length: 2\r\n\r\n{}")
    assert answer.startswith(b"HTTP/1.1 401 ")


async def test_a_token_is_no_bearer_of_another_scheme(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    for header in (f"Basic {ada.token}", f"bearer {ada.token}"):
        headers = {"Authorization": header}
        said = await devices.request("POST", f"/api/t/{game.code}", {}, headers)
        assert said.status == 401


async def test_tickets_and_idle_devices_expire(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    late = await devices.ticket(game, house.player("ada"))
    await house.pass_time(seconds=TICKETS_KEPT / 1000)
    assert (await devices.request("POST", "/api/session", {"ticket": late})).status == 403
    assert (await ada.look(game.code)).status == 200
    idle = update(device).values(seen_at=house.server.time.now() - DEVICES_KEPT)
    await house.store.database.write(lambda c: c.execute(idle).close())
    assert (await ada.look(game.code)).status == 401


async def test_devices_are_listed_and_ended_under_privacy(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada, bruno = house.player("ada"), house.player("bruno")
    one, two = [await devices.sign_in(game, ada) for _ in range(2)]
    other = await devices.sign_in(game, bruno)
    page = await game.here(ada).slash("my privacy")
    assert page.text.count("📱") == 2
    reply = await game.here(ada).press(custom_id="tavolo-privacy:out:", on=page.posts[-1])
    assert say("en", "privacy-out") in reply.text
    assert [(await each.look(game.code)).status for each in (one, two, other)] == [401, 401, 200]
    again = await game.here(ada).slash("my privacy")
    assert "📱" not in again.text
    assert say("en", "privacy-out-button") not in again.text


async def test_whoever_is_forgotten_is_signed_out_at_once(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = house.player("ada")
    hers, ticket = await devices.sign_in(game, ada), await devices.ticket(game, ada)
    await PersonalData(house.store.database).mark(PlayerId(ada.id), house.server.time.now())
    assert (await hers.look(game.code)).status == 401
    assert (await hers.do(game.code, "type", text="draw pile")).status == 401
    assert (await devices.request("POST", "/api/session", {"ticket": ticket})).status == 403


async def test_two_devices_of_a_person_are_signed_in_beside_each_other(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    one, two = [await devices.sign_in(game, house.player("ada")) for _ in range(2)]
    assert one.token != two.token
    first, second = await one.look(game.code), await two.look(game.code)
    assert first.json["page"] != second.json["page"]
    assert first.json["drawing"] == second.json["drawing"]
    stolen = await two.look(game.code, page=first.json["page"], known=first.json["known"])
    assert stolen.json["page"] != first.json["page"], "a page belongs to one device"


async def test_a_private_link_on_ones_own_device_changes_nothing(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    ticket = await devices.ticket(game, house.player("ada"))
    said = await ada.post("/api/session", {"ticket": ticket})
    assert said.json == {"token": ada.token, "said": ""}
    assert (await ada.post("/api/session", {"ticket": ticket})).status == 403, "it is good once"
    page = await game.here(house.player("ada")).slash("my privacy")
    assert page.text.count("📱") == 1
    assert (await ada.look(game.code)).json["me"] == "Ada"


async def test_a_private_link_on_somebody_elses_device_says_so_and_ends_their_session(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    ticket = await devices.ticket(game, house.player("bruno"))
    said = await ada.post("/api/session", {"ticket": ticket})
    assert said.status == 200
    devices.secrets.append(said.json["token"])
    names = {"before": "Ada", "now": "Bruno"}
    assert said.json["said"] == say("it", "web-other-person", **names), "as the new person speaks"
    assert (await ada.look(game.code)).status == 401, "nobody is left signed in unseen"
    assert "📱" not in (await game.here(house.player("ada")).slash("my privacy")).text
    ada.token = said.json["token"]
    assert (await ada.look(game.code)).json["me"] == "Bruno"


async def test_a_bad_link_ends_nobodys_session(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    used = await devices.ticket(game, house.player("bruno"))
    bruno = await devices.request("POST", "/api/session", {"ticket": used})
    devices.secrets.append(bruno.json["token"])
    for bad in (used, str(ada.token), bruno.json["token"]):
        assert (await ada.post("/api/session", {"ticket": bad})).status == 403
    assert (await ada.look(game.code)).json["me"] == "Ada"


async def test_a_ticket_in_the_place_of_a_session_is_not_used_up(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    other = await devices.ticket(game, house.player("ada"))
    ticket = await devices.ticket(game, house.player("bruno"))
    headers = {"Authorization": f"Bearer {other}"}
    said = await devices.request("POST", "/api/session", {"ticket": ticket}, headers)
    assert (said.status, said.json["said"]) == (200, "")
    devices.secrets.append(said.json["token"])
    late = await devices.request("POST", "/api/session", {"ticket": other})
    assert late.status == 200
    devices.secrets.append(late.json["token"])


async def test_devices_outlast_a_restart(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    before = await ada.look(game.code)
    await house.restart()
    after = await ada.look(game.code)
    assert after.status == 200
    assert after.json["page"] != before.json["page"], "the page begins again"
    assert len(after.json["drawing"]["new"]) == after.json["known"]


async def test_an_old_private_button_of_a_bot_without_a_page_is_stale(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ruta_game.begin(house)
    here = game.here(house.player("ada"))
    view = (await here.press(custom_id=f"tavolo:view:{game.code}")).posts[-1]
    running: Any = house.env.bot
    monkeypatch.setattr(running.get_cog("tables")._desk, "page", None)
    reply = await here.press(custom_id=f"tavolo:page:{game.code}", on=view)
    assert say("en", "table-refusal-stale", code=game.code) in reply.text


# --- other sites ---------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost:1", ""])
async def test_a_name_that_is_not_the_pages_is_refused(
    house: House, devices: Devices, host: str
) -> None:
    """DNS rebinding: a site of others can give its name this machine's address."""
    for method, path in (("GET", "/"), ("GET", "/static/live.js"), ("POST", "/api/tables")):
        said = await devices.request(method, path, {}, {"Host": host})
        assert said.status in (400, 403)
        assert len(said.body) < 100


async def test_other_origins_are_refused(house: House, devices: Devices) -> None:
    own = await devices.request("POST", "/api/tables", {}, {"Origin": devices.address})
    assert own.status == 200
    for origin in ("https://evil.example", "null", f"{devices.address}0", "file://"):
        said = await devices.request("POST", "/api/tables", {}, {"Origin": origin})
        assert said.status == 403
        assert "Access-Control-Allow-Origin" not in said.headers


async def test_every_answer_bears_the_headers(house: House, devices: Devices) -> None:
    for method, path in (
        ("GET", "/"),
        ("GET", "/t/ABCD"),
        ("GET", "/static/live.css"),
        ("GET", "/nothing"),
        ("PUT", "/api/tables"),
        ("POST", "/api/tables"),
        ("POST", "/api/t/ABCD"),
        ("POST", "/api/session"),
    ):
        said = await devices.request(method, path, b"{}")
        assert {name: said.headers[name] for name in HEADERS} == HEADERS, path
    font = await devices.request("GET", "/static/bold.woff")
    assert "max-age" in font.headers["Cache-Control"]
    assert font.body.startswith(b"wOFF")


async def test_only_the_pages_own_files_are_served(house: House, devices: Devices) -> None:
    for name in ("live.html", "../server.py", "..%2fserver.py", "%2e%2e/answers.py", "nothing.js"):
        assert (await devices.request("GET", f"/static/{name}")).status == 404, name
    for name in ("live.js", "board.js", "live.css", "drawing.css", "medium.woff"):
        assert (await devices.request("GET", f"/static/{name}")).status == 200, name


def test_the_burst_of_a_device_is_smaller_than_that_of_all() -> None:
    assert AT_ONCE < 20


@pytest.mark.parametrize(
    "sent",
    [
        "POST /api/tables HTTP/1.1\r\nAuthorization: Bearer {secret}\r\nBad header\r\n\r\n",
        "POST /api/tables?{secret} HTTP/9.9\r\n\r\n",
        "{secret}\r\n\r\n",
        "GET /t/{secret}\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST /api/session HTTP/1.1\r\nContent-Length: -1\r\nX: {secret}\r\n\r\n",
    ],
)
async def test_malformed_requests_leave_no_secret_in_the_log(
    house: House, devices: Devices, sent: str
) -> None:
    secret = "a-secret-of-somebody-who-types-it"
    devices.secrets.append(secret)
    answer = await devices.raw(sent.format(secret=secret).encode())
    assert answer.startswith(b"HTTP/1.")
    assert b" 200 " not in answer.splitlines()[0]
