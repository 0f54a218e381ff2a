"""When the bot cannot start, the host gets one sentence and an exit status, for any cause."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import discord
import pytest

import bot
import logs
from settings import Settings, is_open_to_others

ROOT = Path(__file__).parents[2]


def start(url: str) -> subprocess.CompletedProcess[str]:
    """The real bot as a host starts it, with a token that opens nothing."""
    surroundings = {**os.environ, "DATABASE_URL": url, "DISCORD_TOKEN": "of.no.bot"}
    return subprocess.run(
        (sys.executable, "bot.py"),
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.long
def test_a_database_that_cannot_be_used_is_said_before_discord_is_asked(tmp_path: Path) -> None:
    (tmp_path / "tavolo.sqlite3").write_text("shopping list\n" * 500)
    ended = start(f"sqlite:///{tmp_path}/tavolo.sqlite3")
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"{tmp_path}/tavolo.sqlite3 is no database of Tavolo: ")


@pytest.mark.parametrize(
    ("url", "status"),
    [("sqlite:///:memory:", 2), ("postgresql://tavolo@/games?host=/nowhere", 75)],
)
def test_a_status_says_whether_trying_again_may_help(
    url: str,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bot, "read_settings", lambda: Settings("none", database_url=url))
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    monkeypatch.setattr("bot.os.umask", lambda _mode: 0)
    assert bot.main() == status
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_token_that_discord_refuses_may_be_old_or_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(_: Settings) -> None:
        raise discord.LoginFailure

    monkeypatch.setattr(bot, "read_settings", lambda: Settings("of.no.bot"))
    monkeypatch.setattr(bot, "_run_alone", refuse)
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    monkeypatch.setattr("bot.os.umask", lambda _mode: 0)
    assert bot.main() == 2
    said = capsys.readouterr().err
    assert "it has been reset since, or it is not a bot's token" in said
    assert "of.no.bot" not in said


def test_names_that_are_no_setting_are_said_at_the_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot, "read_settings", lambda: Settings("of.no.bot", "sqlite:///:memory:"))
    monkeypatch.setattr(bot, "unknown_names", lambda: ["one", "another"])
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    monkeypatch.setattr("bot.os.umask", lambda _mode: 0)
    assert bot.main() == 2, "for another reason"
    assert caplog.messages == ["one", "another"]


def test_that_voice_is_not_supported_is_of_no_concern(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    library = logging.getLogger("discord.client")

    def warnings() -> list[str]:
        caplog.clear()
        for name in ("warn_nacl", "warn_dave"):
            monkeypatch.setattr(discord.VoiceClient, name, True)
        discord.Client(intents=discord.Intents(guilds=True))
        library.warning("something else")
        return caplog.messages.copy()

    library.removeFilter(logs._is_of_concern)  # an earlier test may have set up the log
    assert len(warnings()) == 3, "what discord.py says by itself"
    logs.hush()
    assert warnings() == ["something else"]
    library.removeFilter(logs._is_of_concern)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize(("mode", "is_open"), [(0o600, False), (0o640, True), (0o604, True)])
def test_settings_that_others_can_read_are_noticed(
    tmp_path: Path, mode: int, is_open: bool
) -> None:
    file = tmp_path / ".env"
    assert not is_open_to_others(file), "there is none"
    file.touch()
    file.chmod(mode)
    assert is_open_to_others(file) is is_open
