"""A rehearsal checks every assumption about Discord, or says why not."""

import re

import msgspec
import pytest

from rehearsal.discord_assumptions import BELIEFS
from rehearsal.interface import DiscordAnswer, RateLimit, Request, animation, large_picture, picture
from rehearsal.rehearsal_thread import Asker, Reply
from rehearsal.run import WHY_NOT, About, file_of
from rehearsal.steps import SCENES, UNSEEN
from tests.games.catalogue import texts
from tests.rehearsal.port_double import WORDS, SimulatedPort

LOOKED_AT = frozenset(key for scene in SCENES for key in scene.beliefs)
ABOUT = About("a test", "text channel", ("discord.py 2",))


def test_every_belief_is_looked_at_or_has_a_reason_why_not() -> None:
    keys = {one.key for one in BELIEFS}
    assert keys - LOOKED_AT == UNSEEN.keys()
    assert keys >= LOOKED_AT


def test_every_reason_is_said_in_every_language_and_in_the_file() -> None:
    start = "rehearsal-unseen-"
    said = {key.removeprefix(start) for key in texts().keys("en") if key.startswith(start)}
    assert said == WHY_NOT.keys()
    assert set(UNSEEN.values()) <= said


async def test_each_step_compares_what_it_says_it_compares() -> None:
    port = SimulatedPort()
    findings = await port.rehearse()
    looked_at = {one.belief.key for one in findings.found if one.observed}
    needs_more = {key for scene in SCENES for key in scene.beliefs} - looked_at
    assert needs_more == {
        "reply-takes-a-late-picture",
        "reply-loses-its-picture",
        "forum-takes-no-messages",
        "forum-post-is-a-thread",
        "forum-may-require-a-tag",
        "door-is-closed",
        "command-translations-are-kept",
        "rate-limits-are-named",
    }
    assert not findings.having("differs")


async def test_in_a_forum_it_is_a_post_with_a_tag_where_one_is_required() -> None:
    port = SimulatedPort()
    findings = await port.rehearse_in_forum()
    assert not findings.having("differs")
    compared = {one.belief.key for one in findings.having("as-believed")}
    assert {"forum-takes-no-messages", "forum-post-is-a-thread", "forum-may-require-a-tag"} <= (
        compared
    )
    assert port.left_behind == []


@pytest.mark.parametrize("key", ["forum-takes-no-messages", "forum-may-require-a-tag"])
async def test_a_forum_that_contradicts_a_belief_is_noticed(key: str) -> None:
    port = SimulatedPort(wrong=(key,))
    findings = await port.rehearse_in_forum()
    assert [one.belief.key for one in findings.having("differs")] == [key]
    assert port.left_behind == []


async def test_a_closed_door_is_compared_and_told() -> None:
    port = SimulatedPort()
    bot = port.backend.make_user("robot", bot=True).id
    findings = await port.rehearse(person=bot)
    assert not findings.having("differs")
    (door,) = (one for one in findings.found if one.belief.key == "door-is-closed")
    assert door.verdict == "as-believed"
    (edits,) = (one for one in findings.found if one.belief.key == "silence-is-kept")
    assert edits.why == "door-closed"


class FaultyPort(SimulatedPort):
    """Answers as believed, but does otherwise with one message: see FAULTS."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault

    async def ask(self, request: Request) -> DiscordAnswer:
        is_message = request.path.endswith("/{message_id}")
        match self.fault, request.method:
            case "edits are answered and not stored", "PATCH" if is_message:
                stored = await super().ask(Request("GET", request.path, request.ids))
                return msgspec.structs.replace(stored, body={**stored.body, **request.body})
            case "own messages cannot be deleted", "DELETE" if is_message:
                return DiscordAnswer(403, code=50013)
            case "a message that is read has no components", "GET" if is_message:
                read = await super().ask(request)
                return msgspec.structs.replace(read, body={**read.body, "components": []})
        return await super().ask(request)


FAULTS = {
    "edits are answered and not stored": "buttons-come-off",
    "own messages cannot be deleted": "deleted-message-is-gone",
    "a message that is read has no components": "files-shown-by-components",
}
"""What another double of Discord did wrong, and a belief that it contradicted."""


@pytest.mark.parametrize("fault", FAULTS)
async def test_the_faults_of_another_double_are_found(fault: str) -> None:
    findings = await FaultyPort(fault).rehearse()
    assert FAULTS[fault] in {one.belief.key for one in findings.having("differs")}


class OddPort(SimulatedPort):
    """Gives undocumented answers."""

    async def ask(self, request: Request) -> DiscordAnswer:
        answer = await super().ask(request)
        if request.method == "PATCH" and isinstance(answer.body, dict):
            return msgspec.structs.replace(answer, body={"id": answer.body["id"]})
        return answer


async def test_an_answer_of_another_form_is_a_difference_and_ends_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    port = OddPort()
    findings = await port.rehearse()
    assert findings.is_whole
    assert {one.belief.key for one in findings.having("differs")} >= {"edit-drops-unnamed-files"}
    assert port.left_behind == []
    assert "not understood" in caplog.text


class LimitedPort(SimulatedPort):
    """Sends rate limit headers as the real Discord does; answers once with 429."""

    async def ask(self, request: Request) -> DiscordAnswer:
        answer = await super().ask(request)
        limit = RateLimit(5, 2.34, f"secret-{request.path}")
        return msgspec.structs.replace(answer, rate_limit=limit, waits=len(self.asked) == 9)


async def test_the_report_lists_the_rate_limits_met() -> None:
    port = LimitedPort()
    findings = await port.rehearse()
    report = file_of(findings, ABOUT)
    assert "B  5 in 2.3 s  POST /channels/{channel_id}/messages\n" in report
    assert "asked to wait (429): 1" in report
    assert "secret" not in report
    assert "rate-limits-are-named" not in {one.belief.key for one in findings.having("not-seen")}


POST = "POST /channels/{channel_id}/messages"
SECONDS_A_REQUEST, SECONDS_A_MESSAGE, BITS_A_SECOND = 0.3, 1.0, 10_000_000
"""A usual answer; five messages in five seconds, as seen by others; a slow line."""


async def test_a_rehearsal_takes_about_a_minute_as_the_documents_say() -> None:
    port = SimulatedPort()
    findings = await port.rehearse()
    messages = port.asked.count(POST) - 2  # two go to the person who asked
    assert (findings.requests, messages) == (78, 46), "docs/operations.md says so"
    others = (findings.requests - messages) * SECONDS_A_REQUEST
    uploads = port.uploaded * 8 / BITS_A_SECOND
    assert uploads == pytest.approx(15.6, abs=0.2), "each file has nearly the size it should have"
    assert messages * SECONDS_A_MESSAGE + others + uploads < 75


async def test_the_report_names_nobody() -> None:
    port = SimulatedPort()
    findings = await port.rehearse()
    report = file_of(findings, ABOUT)
    assert not re.search(r"\d{15,}", report)
    assert "ada" not in report.lower().split()
    for one in BELIEFS:
        assert f"\n{one.key}" in report


def test_a_secret_to_answer_with_is_in_no_repr() -> None:
    assert "hush" not in repr(Asker(1, 2, WORDS, reply=Reply(3, "hush")))


def test_the_samples_are_pictures_that_can_be_read() -> None:
    from io import BytesIO

    from PIL import Image

    for upload in (picture("a.png", 90), large_picture("b.png", 50_000), animation("c.gif")):
        with Image.open(BytesIO(upload.data)) as image:
            image.load()
            assert getattr(image, "n_frames", 1) == (2 if upload.name == "c.gif" else 1)
