"""The messenger: its requests to Discord, and how it classifies the responses."""

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest
from discord.http import Route

from cogs.discord.channels import reopened
from cogs.discord.messenger import DiscordMessenger
from cogs.ui.messages import content_of
from model.table import PlaceId, PlayerId, TableCode
from rehearsal.discord_assumptions import limit
from workers.post_model import (
    Action,
    DoorClosed,
    Instead,
    Picture,
    Post,
    Sent,
    TryLater,
    Undeliverable,
)

PLACE = PlaceId(5)
SENT = Sent(PLACE, 70)
COMPONENTS_V2 = 1 << 15

BOARD = Post(
    heading="Ruta · table ABCD",
    lines=("Ada moved.",),
    call="<@7>, it is your turn.",
    actions=(Action("play", TableCode("ABCD"), "Play"),),
    picture=Picture("board.png", b"png", "the board"),
    pings=(PlayerId(7),),
)

ANOTHER = msgspec.structs.replace(BOARD, picture=Picture("board.png", b"other", "the board"))

Answer = Callable[[str, Any], dict[str, Any]]


class Wire:
    """Discord as seen by discord.py's HTTP client; ``answer``: given method and body."""

    def __init__(self, answer: Answer | None = None) -> None:
        self.asked: list[tuple[str, Any]] = []
        self._answer = answer or (lambda _, body: message_of(body))

    async def request(self, route: Route, **kwargs: Any) -> dict[str, Any]:
        body = kwargs.get("json")
        for part in kwargs.get("form") or ():
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
        self.asked.append((route.method, body))
        return self._answer(route.method, body)


def message_of(body: Any, **more: Any) -> dict[str, Any]:
    """A message as Discord answers with it."""
    said = body or {}
    return {
        "id": "70",
        "channel_id": str(PLACE),
        "author": {"id": "1", "username": "tavolo", "discriminator": "0", "avatar": None},
        "content": said.get("content", ""),
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": said.get("flags", 0),
        "components": said.get("components", []),
        **more,
    }


def refusal(status: int, code: int) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="no")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(cast(Any, response), {"code": code, "message": "no"})


def refusing(status: int, code: int) -> Answer:
    def answer(_method: str, _body: Any) -> dict[str, Any]:
        raise refusal(status, code)

    return answer


def messenger_on(wire: Wire) -> DiscordMessenger:
    client = discord.Client(intents=discord.Intents.none())
    client.http.request = wire.request  # type: ignore[method-assign]
    return DiscordMessenger(client)


# --- what is sent --------------------------------------------------------------------------------


async def test_a_post_is_an_ordinary_message_with_its_picture_attached() -> None:
    wire = Wire()
    assert await messenger_on(wire).post(PLACE, BOARD, 9) == SENT
    ((method, body),) = wire.asked
    assert method == "POST"
    assert body["content"] == content_of(BOARD)
    assert not body.get("flags", 0)
    assert not body.get("embeds")
    assert [(a["filename"], a["description"]) for a in body["attachments"]] == [
        ("board.png", "the board")
    ]
    assert [row["type"] for row in body["components"]] == [1]
    assert body["allowed_mentions"]["users"] == [7]
    assert (body["nonce"], body["enforce_nonce"]) == ("9", True)


async def test_a_post_that_is_rewritten_keeps_marked_whom_it_calls() -> None:
    """The one who called them has called nobody since; an edit notifies nobody."""
    wire = Wire()
    amended = msgspec.structs.replace(BOARD, pings=())
    assert await messenger_on(wire).replace(SENT, amended)
    ((method, body),) = wire.asked
    assert method == "PATCH"
    assert body["allowed_mentions"]["users"] == [7]
    assert body["content"] == content_of(BOARD)


async def test_a_post_without_a_picture_is_rewritten_without_one() -> None:
    wire = Wire()
    assert await messenger_on(wire).replace(SENT, Post("Over"))
    ((_, body),) = wire.asked
    assert body["attachments"] == []
    assert body["components"] == []


# --- what is overtaken ---------------------------------------------------------------------------


async def test_an_overtaken_post_loses_call_and_buttons_and_its_files_are_not_named() -> None:
    wire = Wire()
    messenger = messenger_on(wire)
    await messenger.post(PLACE, BOARD, 9)
    await messenger.retire(SENT, Instead("See below."))
    method, body = wire.asked[-1]
    assert (method, len(wire.asked)) == ("PATCH", 2), "it is remembered and not asked for"
    assert body["content"] == "**Ruta · table ABCD**\n-# See below.\n\nAda moved."
    assert body["components"] == []
    assert "attachments" not in body
    assert not body["allowed_mentions"].get("users")


async def test_after_a_restart_an_overtaken_post_is_asked_for_first() -> None:
    def answer(method: str, body: Any) -> dict[str, Any]:
        return message_of({"content": content_of(BOARD)} if method == "GET" else body)

    wire = Wire(answer)
    await messenger_on(wire).retire(SENT, Instead("See below."))
    assert [method for method, _ in wire.asked] == ["GET", "PATCH"]
    assert wire.asked[-1][1]["content"].endswith("-# See below.\n\nAda moved.")


def made_of_components() -> dict[str, Any]:
    """A post of an earlier version, as Discord gives it back: what it shows is not attached."""

    def shown(number: int, name: str) -> dict[str, Any]:
        media = {"url": f"https://cdn.example/{name}?ex=1", "attachment_id": str(number)}
        return {"type": 12, "id": number, "items": [{"media": media, "description": name}]}

    button = {"type": 2, "id": 8, "style": 2, "label": "Rematch", "custom_id": "tavolo:rematch:A"}
    parts = [
        {"type": 10, "id": 2, "content": "### The end"},
        shown(81, "board.png"),
        shown(82, "chart.png"),
        {"type": 10, "id": 1000, "content": "<@7>: rematch?"},
        {"type": 1, "id": 7, "components": [button]},
        {"type": 10, "id": 9, "content": "-# A remark"},
    ]
    container = {"type": 17, "id": 1, "components": parts, "accent_color": None, "spoiler": False}
    return message_of({"flags": COMPONENTS_V2, "components": [container]})


async def test_an_old_post_made_of_components_keeps_its_pictures_and_calls_nobody() -> None:
    wire = Wire(lambda method, body: made_of_components() if method == "GET" else message_of(body))
    await messenger_on(wire).retire(SENT, Instead("See below."))
    _, body = wire.asked[-1]
    assert body["attachments"] == [{"id": 81}, {"id": 82}]
    assert "content" not in body
    (container,) = body["components"]
    galleries = [part["items"] for part in container["components"] if part["type"] == 12]
    assert [[item["media"]["url"] for item in items] for items in galleries] == [
        ["attachment://board.png"],
        ["attachment://chart.png"],
    ]
    words = [part["content"] for part in container["components"] if part["type"] == 10]
    assert words == ["### The end", "-# See below.", "-# A remark"]
    assert not any(part["type"] == 1 for part in container["components"])


async def test_an_old_post_made_of_components_is_not_rewritten() -> None:
    def answer(method: str, _body: Any) -> dict[str, Any]:
        if method == "PATCH":
            raise refusal(400, 50035)
        return made_of_components()

    assert not await messenger_on(Wire(answer)).replace(SENT, BOARD)


async def test_words_that_discord_cannot_read_are_no_sign_of_an_old_post() -> None:
    def answer(method: str, body: Any) -> dict[str, Any]:
        if method == "PATCH":
            raise refusal(400, 50035)
        return message_of(body)

    with pytest.raises(discord.HTTPException):
        await messenger_on(Wire(answer)).replace(SENT, BOARD)


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (403, 50013), (404, 10008), (400, 0)])
async def test_a_post_that_cannot_be_retired_is_left_as_it_is(status: int, code: int) -> None:
    wire = Wire(refusing(status, code))
    await messenger_on(wire).retire(SENT, Instead("See below."))
    assert len(wire.asked) == 1


async def test_a_post_that_is_retired_again_is_not_asked_for_again() -> None:
    def answer(method: str, body: Any) -> dict[str, Any]:
        if method == "PATCH":
            raise refusal(429, 30046)
        return message_of(body)

    wire = Wire(answer)
    messenger = messenger_on(wire)
    sent = await messenger.post(SENT.place, BOARD, 1)
    for _ in range(2):
        assert not await messenger.retire(sent, Instead("See below."))
    assert [method for method, _ in wire.asked] == ["POST", "PATCH", "PATCH"]


@pytest.mark.parametrize(
    ("status", "code", "for_good"),
    [
        (429, 30046, False),
        (503, 0, False),
        (401, 0, False),
        (403, 50013, False),
        (404, 10008, True),
        (400, 0, False),
    ],
)
async def test_a_refused_retirement_is_worth_another_try_or_not(
    status: int, code: int, for_good: bool
) -> None:
    wire = Wire(refusing(status, code))
    assert await messenger_on(wire).retire(SENT, Instead("See below.")) is for_good


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "gone"), [(50007, False), (50278, True), (10013, True)])
async def test_who_shares_no_server_is_told_from_who_wants_no_messages(
    code: int, gone: bool
) -> None:
    messenger = messenger_on(Wire(refusing(403, code)))
    with pytest.raises(DoorClosed) as closed:
        await messenger.whisper(PlayerId(1), Post(heading="Hello", silent=True), 1)
    assert closed.value.gone is gone


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        (400, limit("words-are-refused"), "place-refused-words"),
        (403, limit("words-are-refused"), "place-refused-words"),
        (400, 200001, "place-refused-words"),
        (429, limit("old-edits-are-limited"), "place-too-old"),
        (403, 50083, "place-archived"),
        (400, 50083, "place-archived"),
        (404, 10003, "place-gone"),
        (403, 50001, "place-not-joined"),
    ],
)
async def test_what_will_never_arrive_is_told_by_its_code(
    status: int, code: int, said: str
) -> None:
    with pytest.raises(Undeliverable) as refused:
        await messenger_on(Wire(refusing(status, code))).post(PLACE, BOARD, 9)
    assert refused.value.said.key == said


@pytest.mark.parametrize(("status", "code"), [(429, 0), (400, 40003), (503, 0), (401, 0)])
async def test_what_passes_is_tried_later(status: int, code: int) -> None:
    with pytest.raises(TryLater):
        await messenger_on(Wire(refusing(status, code))).post(PLACE, BOARD, 9)


async def test_an_old_post_that_takes_no_more_edits_is_not_rewritten() -> None:
    """It is refused as if too much had been asked at once, but for good."""
    wire = Wire(refusing(429, 30046))
    assert not await messenger_on(wire).replace(SENT, BOARD)
    assert len(wire.asked) == 1


@pytest.mark.parametrize(("status", "code"), [(413, 0), (413, 40005), (400, 40005)])
async def test_a_picture_that_is_too_large_is_left_out_at_once(status: int, code: int) -> None:
    def answer(_method: str, body: Any) -> dict[str, Any]:
        if body["attachments"]:
            raise refusal(status, code)
        return message_of(body)

    wire = Wire(answer)
    messenger = messenger_on(wire)
    assert await messenger.post(PLACE, BOARD, 9) == SENT
    assert await messenger.replace(SENT, ANOTHER)
    words = [body["content"] for _, body in wire.asked]
    assert words == [content_of(BOARD)] * 4
    assert [len(body["attachments"]) for _, body in wire.asked] == [1, 0, 1, 0]
    assert wire.asked[1][1]["nonce"] == "9"


async def test_a_picture_that_stands_already_is_not_uploaded_again() -> None:
    wire = Wire(lambda _method, body: message_of(body))
    messenger = messenger_on(wire)
    await messenger.post(PLACE, BOARD, 9)
    assert await messenger.replace(SENT, msgspec.structs.replace(BOARD, lines=("Ada agreed.",)))
    assert await messenger.replace(SENT, ANOTHER)
    assert ["attachments" in body for _, body in wire.asked] == [True, False, True]
    assert await messenger_on(wire).replace(SENT, BOARD), "after a restart nothing is known"
    assert "attachments" in wire.asked[-1][1]


async def test_a_picture_is_uploaded_again_where_an_edit_may_have_replaced_it_unheard() -> None:
    def loses_the_second(_method: str, body: Any) -> dict[str, Any]:
        if len(wire.asked) == 2:
            raise TimeoutError
        return message_of(body)

    wire = Wire(loses_the_second)
    messenger = messenger_on(wire)
    await messenger.post(PLACE, BOARD, 9)
    with pytest.raises(TryLater):
        await messenger.replace(SENT, ANOTHER)
    assert await messenger.replace(SENT, BOARD)
    assert "attachments" in wire.asked[-1][1]


async def test_words_that_are_too_large_are_no_reason_to_go_on() -> None:
    wire = Wire(refusing(413, 40005))
    with pytest.raises(discord.HTTPException):
        await messenger_on(wire).post(PLACE, Post("Hello"), 9)
    assert len(wire.asked) == 1


# --- closed threads ------------------------------------------------------------------------------


def thread(*, archived: bool) -> dict[str, Any]:
    """A thread as Discord answers with it."""
    closed = {
        "archived": archived,
        "auto_archive_duration": 10_080,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    }
    return {
        "id": str(PLACE),
        "guild_id": "5",
        "parent_id": "6",
        "owner_id": "1",
        "name": "cup",
        "type": 11,
        "message_count": 1,
        "member_count": 1,
        "thread_metadata": closed,
    }


async def reopened_on(wire: Wire) -> bool:
    client = discord.Client(intents=discord.Intents.none())
    client.http.request = wire.request  # type: ignore[method-assign]
    return await reopened(client, PLACE)


@pytest.mark.parametrize("archived", [True, False])
async def test_a_closed_thread_is_opened_again_and_no_other(archived: bool) -> None:
    wire = Wire(lambda method, _: thread(archived=archived and method == "GET"))
    assert await reopened_on(wire) == archived
    edits = [("PATCH", {"archived": False})] if archived else []
    assert wire.asked == [("GET", None), *edits]


async def test_a_thread_that_is_gone_is_not_opened_again() -> None:
    assert not await reopened_on(Wire(refusing(404, 10003)))
