"""/tavolo rehearse compares Discord with the bot's assumptions and cleans up after itself."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

import bot
from cogs.rehearsal import PAUSE, RehearsalCommand, running_versions
from cogs.tavolo_commands import TavoloCommands
from core.texts import Locale, Moment
from playroom.discord_rules import PLANTABLE
from rehearsal.discord_assumptions import belief, limit
from rehearsal.rehearsal_thread import THREAD_NAME
from rehearsal.run import FILE_NAME
from rehearsal.steps import SCENES
from sandbox import make_tavolo, open_sandbox
from tests.e2e.conftest import the_translator
from tests.e2e.running_bot import Complaints, House
from tests.e2e.ruta_game import begin, say
from tests.e2e.simulated_people import PlayerHere, Reply
from tests.e2e.test_doctor import own

LOOKED_AT = frozenset(key for scene in SCENES for key in scene.beliefs)
IN_FORUMS = frozenset(
    {"forum-takes-no-messages", "forum-may-require-a-tag", "forum-post-is-a-thread"}
)
"""See tests/rehearsal/test_steps.py."""

IN_ALL_ANSWERS = frozenset({"own-messages-are-readable"})
"""What is wrong with all answers shows itself in other comparisons as well."""

ID = re.compile(r"\d{15,}")
GAMES = "games"


@pytest.fixture
async def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[House]:
    """A bot that may manage threads. A parameter is a belief that its Discord contradicts.

    The rehearsal's requests are not checked against Discord's document: they break it on purpose.
    """
    monkeypatch.setattr(bot, "Translator", the_translator)
    wrong = getattr(request, "param", None)
    complaints = Complaints()
    with complaints.heard():
        house = await House.build(tmp_path, wrong=(wrong,) if wrong in PLANTABLE else ())
        house.complaints = complaints
        house.server.allow_bot(GAMES, manage_threads=True)
        if wrong is not None and wrong not in PLANTABLE:
            twist(house, TWISTS[wrong])
        yield house
        await house.close()
    assert house.take_complaints() == []


def manager(house: House) -> PlayerHere:
    return house.player("ada").at(house.channel(GAMES))


async def rehearse(here: PlayerHere) -> Reply:
    return await here.slash("tavolo rehearse")


def report_in(reply: Reply) -> str:
    return reply.posts[-1].files[FILE_NAME].decode()


def left_behind(house: House) -> list[str]:
    """Threads of rehearsals, direct messages, and what the channel was told of threads."""
    threads = [thread.name for thread in house.threads(GAMES) if thread.name == THREAD_NAME]
    messages = house.env.backend.messages[house.channel(GAMES).id].values()
    announced = [m.content for m in messages if m.type == limit("thread-is-announced")]
    return [*threads, *announced, *(letter.text for letter in house.player("ada").letters)]


# --- what it finds -------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "locale"), [("ada", "en"), ("chloe", "fr"), ("bruno", "it")])
async def test_a_discord_that_answers_as_believed_is_told_in_the_readers_language(
    house: House, who: str, locale: Locale
) -> None:
    own(house, house.player(who))
    reply = await rehearse(house.player(who).at(house.channel(GAMES)))
    assert reply.is_private
    assert say(locale, "rehearsal-heading", count=0) in reply.text
    for part in ("posts", "limits", "components", "private", "places", "uploads", "discord"):
        assert say(locale, f"rehearsal-group-{part}") in reply.text
    for why in (
        "client",
        "press",
        "time",
        "registration",
        "permission",
        "circumstances",
        "no-forum",
    ):
        assert say(locale, f"rehearsal-unseen-{why}") in reply.text
    assert say(locale, "rehearsal-file") in reply.text
    assert "⚠️" not in reply.text
    assert left_behind(house) == []


Twist = Callable[[str, str, Any], Any]
"""What is made of an answer, given its method and path."""


def in_messages(change: Callable[[dict[str, Any]], None], method: str = "POST|PATCH|GET") -> Twist:
    def twisted(asked: str, path: str, answer: Any) -> Any:
        if re.fullmatch(method, asked) and isinstance(answer, dict) and "content" in answer:
            change(answer)
        return answer

    return twisted


def _same_type(message: dict[str, Any]) -> None:
    for file in message["attachments"]:
        file["content_type"] = "image/png"


def _buttons_stay(message: dict[str, Any]) -> None:
    if not message["components"] and message["content"] == "Retired.":
        button = {"type": 2, "style": 2, "label": "Play", "custom_id": "old"}
        message["components"] = [{"type": 1, "components": [button]}]


def _links_lead_elsewhere(message: dict[str, Any]) -> None:
    for part in (part for row in message["components"] for part in row.get("components", ())):
        if "url" in part:
            part["url"] += "?from=elsewhere"


def _first_post_hides_files(message: dict[str, Any]) -> None:
    if any(file["filename"] == "board-1.png" for file in message["attachments"]):
        message["attachments"] = []


def _a_day_only(asked: str, path: str, answer: Any) -> Any:
    if isinstance(answer, dict) and "thread_metadata" in answer:
        answer["thread_metadata"]["auto_archive_duration"] = 1440
    return answer


def _reply_keeps_picture(asked: str, path: str, answer: Any) -> Any:
    """A picture once shown in the private reply stays."""
    if path.endswith("@original") and asked == "PATCH" and len(answer["components"]) == 1:
        answer["components"].append({"type": 12, "items": [{"media": {"url": "cdn"}}]})
    return answer


def _reply_takes_no_picture(asked: str, path: str, answer: Any) -> Any:
    if path.endswith("@original") and asked == "PATCH" and len(answer["components"]) == 2:
        answer["components"].pop()
    return answer


def _letters_stay_as_they_are(asked: str, path: str, answer: Any) -> Any:
    letter = say("en", "rehearsal-letter")
    if asked == "PATCH" and str(answer.get("content", "")).startswith(letter):
        response: Any = SimpleNamespace(status=403, reason="")
        raise discord.Forbidden(response, {"code": 50013})
    return answer


def _another_mailbox(asked: str, path: str, answer: Any) -> Any:
    """Opening direct messages anew gives a channel that was not there."""
    if path == "/users/@me/channels":
        _MAILBOXES.append(answer["id"])
        if len(_MAILBOXES) % 2 == 0:
            return {**answer, "id": "1"}
    return answer


_MAILBOXES = list[str]()


def _oldest_first(asked: str, path: str, answer: Any) -> Any:
    is_history = asked == "GET" and path.endswith("/messages")
    return answer[::-1] if is_history else answer


TWISTS: dict[str, Twist] = {
    "post-names-its-files": in_messages(_first_post_hides_files, "POST"),
    "equal-edit-is-marked": in_messages(lambda m: m.update(edited_timestamp=None), "PATCH"),
    "post-mentions-whom-it-allows": in_messages(lambda m: m["mentions"].clear(), "POST"),
    "edit-mentions-whom-it-allows": in_messages(lambda m: m["mentions"].clear(), "PATCH"),
    "buttons-come-off": in_messages(_buttons_stay),
    "link-button-keeps-its-address": in_messages(_links_lead_elsewhere),
    "gif-stays-a-gif": in_messages(_same_type),
    "history-is-newest-first": _oldest_first,
    "answers-name-their-interaction": in_messages(
        lambda m: m.pop("interaction_metadata", None), "PATCH"
    ),
    "silence-is-kept": in_messages(lambda m: m.update(flags=m["flags"] & ~(1 << 12))),
    "thread-may-stay-a-week": _a_day_only,
    "reply-loses-its-picture": _reply_keeps_picture,
    "reply-takes-a-late-picture": _reply_takes_no_picture,
    "direct-channel-stays": _another_mailbox,
    "direct-messages-can-be-edited": _letters_stay_as_they_are,
}
"""Wrong answers that the simulated Discord cannot be asked to give."""


def twist(house: House, twisted: Twist) -> None:
    honest = house.env.bot.http.request

    async def request(route: Route, **kwargs: Any) -> Any:
        answer = await honest(route, **kwargs)
        return twisted(route.method, route.path, answer)

    house.env.bot.http.request = request  # type: ignore[method-assign]


PLANTED = sorted((PLANTABLE & LOOKED_AT) - IN_FORUMS | TWISTS.keys())


@pytest.mark.parametrize(
    ("house", "key"), [(k, k) for k in PLANTED], ids=PLANTED, indirect=["house"]
)
async def test_a_wrong_belief_is_found(house: House, key: str) -> None:
    reply = await rehearse(manager(house))
    assert f"❌ {key} " in reply.text
    report = report_in(reply)
    differing = report.split("DISCORD DIFFERS")[1].split("AS BELIEVED")[0]
    found = re.findall(r"^[a-z0-9-]+$", differing, re.M)
    assert key in found
    if key not in IN_ALL_ANSWERS:
        assert found == [key]
    assert f"relies on it: {belief(key).relies}\n" in differing
    assert not ID.search(report + reply.text)
    if key != "deleted-message-is-gone":
        assert left_behind(house) == []


# --- who may, where, how often -------------------------------------------------------------------


async def test_whoever_neither_manages_the_server_nor_owns_the_bot_is_told_so(
    house: House,
) -> None:
    before = len(house.requests)
    reply = await rehearse(house.player("bruno").at(house.channel(GAMES)))
    assert reply.is_private
    assert say("it", "rehearsal-refusal") in reply.text
    assert made_since(house, before) == []


async def test_in_a_private_chat_it_is_said_where_to_ask(house: House) -> None:
    reply = await house.player("ada").mailbox.slash("tavolo rehearse")
    assert say("en", "rehearsal-refusal-server") in reply.text


async def test_a_place_without_threads_is_refused_kindly(house: House) -> None:
    voice = house.server.guild.create_voice_channel("talk")
    reply = await rehearse(house.player("ada").at(voice))
    assert say("en", "rehearsal-refusal-place") in reply.text


@pytest.mark.parametrize("lacking", ["create_public_threads", "attach_files", "manage_threads"])
async def test_a_permission_that_lacks_is_named_before_anything_is_done(
    house: House, lacking: str
) -> None:
    house.server.allow_bot(GAMES, **{"manage_threads": True, lacking: False})
    before = len(house.requests)
    reply = await rehearse(manager(house))
    assert say("en", f"permission-{lacking.replace('_', '-')}") in reply.text
    assert "Nothing was done" in reply.text
    assert made_since(house, before) == []


async def test_asked_for_in_a_thread_it_takes_place_beside_it(house: House) -> None:
    ada = house.player("ada")
    house.env.backend.create_thread(house.channel(GAMES).id, "Chat", ada.id)
    (chat,) = house.threads(GAMES)
    reply = await rehearse(ada.at(chat))
    assert say("en", "rehearsal-heading", count=0) in reply.text
    assert [one.name for one in house.threads(GAMES)] == ["Chat"]


async def test_after_one_there_is_a_pause_in_that_server(house: House) -> None:
    assert say("en", "rehearsal-heading", count=0) in (await rehearse(manager(house))).text
    again = await rehearse(manager(house))
    assert say("en", "rehearsal-refusal-again", at=Moment(0)).split("<")[0] in again.text
    await house.pass_time(seconds=PAUSE / 1000)
    assert say("en", "rehearsal-heading", count=0) in (await rehearse(manager(house))).text


async def test_a_closed_mailbox_is_told_and_is_no_difference(house: House) -> None:
    house.close_mailbox(house.player("ada"))
    reply = await rehearse(manager(house))
    assert say("en", "rehearsal-heading", count=0) in reply.text
    assert say("en", "rehearsal-unseen-door-closed") in reply.text
    assert "door-is-closed\n    believed refused (403, 50007)" in report_in(reply)


# --- what it never does --------------------------------------------------------------------------


async def test_it_touches_no_table(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    await manager(house).slash("tavolo doctor")
    before, posts = rows_of(house), len(game.posts)
    assert "Rehearsal" in (await rehearse(manager(house))).text
    assert rows_of(house) == before
    assert len(game.posts) == posts


async def test_the_report_names_the_versions_and_nobody(house: House) -> None:
    reply = await rehearse(manager(house))
    report = report_in(reply)
    assert ", ".join(running_versions()) in report
    interaction = house.env.backend.interactions.values()
    assert not ID.search(report)
    assert not any(one.token in report for one in interaction)
    for name in ("Ada", "ada", house.server.guild.name + ":", "#" + GAMES):
        assert name not in report.split()


async def test_whoever_stops_the_bot_in_the_middle_leaves_nothing_behind(house: House) -> None:
    running = house.env.bot
    assert isinstance(running, bot.Tavolo)
    closing: list[asyncio.Task[None]] = []
    honest = running.http.request

    async def request(route: Route, **kwargs: Any) -> Any:
        answer = await honest(route, **kwargs)
        if route.path == "/users/@me/channels" and not closing:
            closing.append(asyncio.create_task(running.close()))
            await asyncio.sleep(0)
        return answer

    running.http.request = request  # type: ignore[method-assign]
    reply = await rehearse(manager(house))
    assert closing
    await asyncio.wait(closing)
    assert left_behind(house) == []
    assert FILE_NAME not in str(reply)
    assert any(one.method == "DELETE" for one in house.requests)
    await house.restart()


async def test_a_second_one_waits_until_the_first_is_over(house: House) -> None:
    rehearsing = the_rehearsing(house)
    guild = house.server.guild.id
    rehearsing._running[guild] = asyncio.get_running_loop().create_future()  # type: ignore[assignment]
    reply = await rehearse(manager(house))
    assert say("en", "rehearsal-refusal-running") in reply.text
    del rehearsing._running[guild]


async def test_a_thread_that_discord_refuses_is_told(house: House) -> None:
    place = house.channel(GAMES).id
    house.fail("POST", f"/channels/{place}/threads", status=400, code=160006)
    reply = await rehearse(manager(house))
    assert say("en", "rehearsal-refusal-thread", code=160006) in reply.text


async def test_a_discord_that_fails_is_told_and_what_was_made_is_deleted(house: House) -> None:
    place = house.channel(GAMES).id
    house.fail("POST", f"/channels/{place}/threads", status=503)
    assert say("en", "rehearsal-refusal-no-answer") in (await rehearse(manager(house))).text
    await house.pass_time(seconds=PAUSE / 1000)
    house.fail("POST", "/users/@me/channels", status=503)
    reply = await rehearse(manager(house))
    assert say("en", "rehearsal-broke-off") in reply.text
    assert left_behind(house) == []


def the_rehearsing(house: House) -> RehearsalCommand:
    running = house.env.bot
    assert isinstance(running, bot.Tavolo)
    (cog,) = (one for one in running.cogs.values() if isinstance(one, TavoloCommands))
    return cog._rehearsing


def made_since(house: House, before: int) -> list[str]:
    """What was asked of Discord since then, private answers aside."""
    asked = (f"{one.method} {one.path}" for one in house.requests[before:])
    return [one for one in asked if "/interactions/" not in one and "/webhooks/" not in one]


def rows_of(house: House) -> list[str]:
    """All that is stored."""
    with sqlite3.connect(house.server._folder / "house.db") as database:
        return list(_rows(database))


def _rows(database: sqlite3.Connection) -> Iterator[str]:
    """All rows but the notes: the bot writes there that it is alive."""
    return (line for line in database.iterdump() if not line.startswith('INSERT INTO "notes"'))


async def test_it_can_be_tried_in_the_sandbox() -> None:
    async with open_sandbox(make_tavolo, port=0) as page:
        server = page.house.server
        games = server.channels[GAMES]
        async with page.house.action():
            server.env.hurry = None
            reply = Reply(await server.members["ada"].slash(games, "tavolo rehearse"))
            assert say("en", "rehearsal-heading", count=0) in reply.text
            assert games.threads == []
