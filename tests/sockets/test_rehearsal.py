"""The rehearsal over real sockets: by command line, and by a running bot's command."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

import rehearse
from rehearsal.rehearsal_thread import THREAD_NAME
from sandbox import make_tavolo
from settings import Settings
from tests.sockets.loopback_discord import API, TOKEN, LoopbackDiscord
from tests.sockets.test_real_sockets import running

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]


def allow(discord_here: LoopbackDiscord, **permissions: bool) -> None:
    """Let the bot do this in the channel, or not."""
    given = Permissions(**{name: True for name, is_given in permissions.items() if is_given})
    denied = Permissions(**{name: True for name, is_given in permissions.items() if not is_given})
    bot = discord_here.backend.bot_user.id
    overwrite = Overwrite(bot, OverwriteType.MEMBER, allow=given.value, deny=denied.value)
    discord_here.backend.set_overwrite(discord_here.channel.id, overwrite)


def threads(discord_here: LoopbackDiscord) -> list[str]:
    channels = discord_here.backend.channels.values()
    return [str(one.name) for one in channels if one.thread_metadata is not None]


async def test_the_command_line_rehearses_and_tells_what_it_saw(
    discord_here: LoopbackDiscord,
) -> None:
    allow(discord_here, manage_threads=True)
    report, differs = await rehearse.report_of(TOKEN, discord_here.channel.id)
    assert not differs, report
    assert "asked by the command line, in a text channel" in report
    assert "all deleted: yes" in report
    assert "commands-translations" not in report
    assert not re.search(r"\d{15,}", report)
    assert TOKEN not in report
    assert threads(discord_here) == []
    assert discord_here.identified == [], "it never connects to the gateway"


async def test_the_command_line_sends_its_requests_where_the_settings_say(
    discord_here: LoopbackDiscord,
) -> None:
    allow(discord_here, manage_threads=True)
    proxy = discord_here.api.removesuffix(API)
    command = (sys.executable, "-m", "rehearse", "--channel", str(discord_here.channel.id))
    rehearsing = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": TOKEN, "DISCORD_REST": proxy},
        stdout=asyncio.subprocess.PIPE,
    )
    report, _ = await rehearsing.communicate()
    assert rehearsing.returncode == 0, report
    assert "all deleted: yes" in report.decode()
    assert ("DELETE", 200) in {(one.method, one.status) for one in discord_here.received}


async def test_the_rate_limits_met_are_in_the_report(discord_here: LoopbackDiscord) -> None:
    allow(discord_here, manage_threads=True)
    report, _ = await rehearse.report_of(TOKEN, discord_here.channel.id)
    assert re.search(r"[A-Z]  1000 in 1\.5 s  POST /channels/\{channel_id\}/messages\n", report)
    assert "rate-limits-are-named\n    believed named | seen named" in report


async def test_files_that_are_sent_arrive_as_they_are(discord_here: LoopbackDiscord) -> None:
    allow(discord_here, manage_threads=True)
    await rehearse.report_of(TOKEN, discord_here.channel.id)
    sent = {file.filename: file for one in discord_here.received for file in one.uploads}
    assert sent["board-1.png"].content.startswith(b"\x89PNG")
    assert sent["board-1.png"].description == "A small grey rectangle."
    assert len(sent["8-mb.png"].content) > 7_900_000


@pytest.mark.parametrize("key", ["content-length", "nonce-is-honoured", "edit-keeps-files"])
async def test_a_wrong_belief_is_found_over_sockets(
    discord_here: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    allow(discord_here, manage_threads=True)
    monkeypatch.setattr(discord_here.rules, "wrong", frozenset((key,)))
    report, differs = await rehearse.report_of(TOKEN, discord_here.channel.id)
    assert differs
    differing = report.split("DISCORD DIFFERS")[1].split("AS BELIEVED")[0]
    assert re.findall(r"^[a-z0-9-]+$", differing, re.M) == [key]


async def test_a_missing_permission_is_named_before_anything_is_done(
    discord_here: LoopbackDiscord,
) -> None:
    allow(discord_here, attach_files=False)
    with pytest.raises(rehearse.CannotRehearse, match="Attach Files, Manage Threads"):
        await rehearse.report_of(TOKEN, discord_here.channel.id)
    assert {one.method for one in discord_here.received} == {"GET"}


async def test_a_channel_that_is_not_there_or_takes_no_thread_is_told(
    discord_here: LoopbackDiscord,
) -> None:
    with pytest.raises(rehearse.CannotRehearse, match="no such channel"):
        await rehearse.report_of(TOKEN, 123)
    voice = discord_here.backend.create_channel(
        discord_here.guild.id, "talk", type=ChannelType.VOICE
    )
    with pytest.raises(rehearse.CannotRehearse, match="text channel or a forum"):
        await rehearse.report_of(TOKEN, voice.id)


async def test_where_discord_cannot_be_reached_the_rehearsal_cannot_begin() -> None:
    rehearsing = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rehearse", "--channel", "123"),
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": TOKEN, "DISCORD_REST": "http://127.0.0.1:9"},
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await rehearsing.communicate()
    assert rehearsing.returncode == 2, told.decode()
    assert told.decode().splitlines()[-1].startswith("Discord cannot be reached.")
    assert "Traceback" not in told.decode()


async def test_whoever_interrupts_the_command_line_leaves_nothing_behind(
    discord_here: LoopbackDiscord,
) -> None:
    allow(discord_here, manage_threads=True)
    path = f"/channels/{discord_here.channel.id}/threads"
    task = asyncio.ensure_future(rehearse._run(TOKEN, discord_here.channel.id))
    await discord_here.wait_for(lambda one: (one.method, one.path) == ("POST", path))
    os.kill(os.getpid(), signal.SIGTERM)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert any(one.method == "DELETE" for one in discord_here.received)
    assert THREAD_NAME not in threads(discord_here)


async def test_the_command_of_a_running_bot_rehearses_over_the_wire(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    allow(discord_here, manage_threads=True)
    async with running(make_tavolo, tmp_path):
        token = discord_here.slash("tavolo rehearse")
        reply = f"/webhooks/{discord_here.backend.application_id}/{token}/messages/@original"
        told = await discord_here.wait_for(
            lambda one: one.path == reply and any(u.filename.endswith("txt") for u in one.uploads)
        )
    report = next(u.content.decode() for u in told.uploads if u.filename.endswith("txt"))
    assert "different: 0" in report, report
    assert "command-translations-are-kept\n    believed 0 differ | seen 0 differ" in report
    assert token not in report
    assert threads(discord_here) == []


# --- what the owner is told ----------------------------------------------------------------------


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rehearse.logs.set_up", lambda *_: None)
    monkeypatch.setattr(rehearse, "read_settings", lambda: Settings(TOKEN))


@pytest.mark.parametrize(("differs", "status"), [(False, 0), (True, 1)])
def test_the_report_is_printed_and_written_and_the_status_says_whether_something_differs(
    settings: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    differs: bool,
    status: int,
) -> None:
    async def report_of(token: str, channel: int) -> tuple[str, bool]:
        assert (token, channel) == (TOKEN, 42)
        return "The report.", differs

    monkeypatch.setattr(rehearse, "report_of", report_of)
    file = tmp_path / "rehearsal.txt"
    assert rehearse.main(["--channel", "42", "--file", str(file)]) == status
    assert capsys.readouterr().out == "The report.\n"
    assert file.read_text() == "The report."


def test_without_a_token_the_owner_is_told_what_to_do(
    settings: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rehearse, "read_settings", lambda: Settings(""))
    assert rehearse.main(["--channel", "42"]) == 2
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN is missing")
