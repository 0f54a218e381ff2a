"""/tavolo rehearse: Discord is compared with what is believed of it, and nothing is left behind."""

import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

import bot
from core.text import Locale
from playroom.discord_rules import PLANTABLE
from rehearsal.beliefs import belief
from rehearsal.report import FILE_NAME
from rehearsal.stage import THREAD_NAME
from rehearsal.steps import SCENES
from tests.e2e.conftest import the_translator
from tests.e2e.house import Complaints, House
from tests.e2e.player import PlayerHere, Reply
from tests.e2e.ruta_game import say
from tests.e2e.test_doctor import own

LOOKED_AT = frozenset(key for scene in SCENES for key in scene.beliefs)
IN_FORUMS = frozenset({"forum-takes-no-messages", "forum-may-require-a-tag"})
IN_ALL_ANSWERS = frozenset({"own-messages-are-readable"})
"""What is wrong with all answers shows itself in other comparisons as well."""

ID = re.compile(r"\d{15,}")
GAMES = "games"


@pytest.fixture
async def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[House]:
    """A house whose bot may manage threads. A parameter is a belief that its Discord contradicts.

    What a rehearsal sends is not held against Discord's document: it goes beyond it on purpose.
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
    """Threads of rehearsals, and direct messages."""
    threads = [thread.name for thread in house.threads(GAMES) if thread.name == THREAD_NAME]
    return [*threads, *(letter.text for letter in house.player("ada").letters)]


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
    for why in ("client", "press", "time", "registration", "permission", "no-forum"):
        assert say(locale, f"rehearsal-unseen-{why}") in reply.text
    assert say(locale, "rehearsal-file") in reply.text
    assert "⚠️" not in reply.text
    assert left_behind(house) == []


def test_every_belief_is_looked_at_or_the_report_says_why_not() -> None:
    """See tests/rehearsal/test_steps.py for the list itself."""
    assert len(LOOKED_AT) > 30


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


TWISTS: dict[str, Twist] = {
    "post-names-its-files": in_messages(_first_post_hides_files, "POST"),
    "edit-mentions-whom-it-allows": in_messages(lambda m: m["mentions"].clear(), "PATCH"),
    "buttons-come-off": in_messages(_buttons_stay),
    "gif-stays-a-gif": in_messages(_same_type),
    "silence-is-kept": in_messages(lambda m: m.update(flags=m["flags"] & ~(1 << 12))),
    "thread-may-stay-a-week": _a_day_only,
    "reply-loses-its-picture": _reply_keeps_picture,
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
    for test in belief(key).tests:
        assert f"test: {test}\n" in differing
    assert not ID.search(report + reply.text)
    if key != "deleted-message-is-gone":
        assert left_behind(house) == []
