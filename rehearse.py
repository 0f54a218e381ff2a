"""Rehearses on the real Discord: whether it behaves as this bot assumes.

python -m rehearse --channel ID [--file rehearsal.txt]

For the host: it uses the token and the proxy of .env, makes a thread in the channel with this id,
does in it what games do, compares Discord's answers with the beliefs, and deletes the thread, in
about a minute. It opens no database and touches no table. The bot may run meanwhile.

The exit status is 0 when all is as believed, 1 when something differs, 2 when it could not begin.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
from functools import partial
from pathlib import Path

import aiohttp
import discord

import logs
from cogs.discord.requests import ask_discord, headers_heard, send_requests_to
from cogs.rehearsal import home_of, kind_of, missing_in, place_of, running_versions, words_said
from core.texts import ORIGINAL, text
from i18n import Translator
from rehearsal.interface import NoAnswer
from rehearsal.rehearsal_thread import Asker, CannotBegin
from rehearsal.run import About, RehearsalFindings, file_of, rehearse
from settings import TOKEN_REFUSED, SettingsFault, read_settings

DIFFERS, CANNOT_BEGIN = 1, 2

_SIGNALS = (signal.SIGINT, signal.SIGTERM)

_NO_CHANNEL = "There is no such channel, or the bot cannot see it: is it in that server?"


class CannotRehearse(Exception):
    """The rehearsal cannot run; the message tells the owner what to do."""


async def report_of(token: str, channel: int) -> tuple[str, bool]:
    """Rehearse in a channel; return the report, and whether something differs.

    Raises CannotRehearse, and discord.LoginFailure for a token that Discord refuses.
    """
    client = discord.Client(intents=discord.Intents.none(), http_trace=headers_heard())
    async with client:
        try:
            await client.login(token)
            findings, kind = await _rehearse_in(client, channel)
        except discord.NotFound as fault:
            raise CannotRehearse(_NO_CHANNEL) from fault
        except discord.Forbidden as fault:
            raise CannotRehearse(_NO_CHANNEL) from fault
        except (discord.HTTPException, aiohttp.ClientError, NoAnswer, OSError) as fault:
            raise CannotRehearse("Discord cannot be reached. What was made is deleted.") from fault
        except CannotBegin as fault:
            said = f"Discord makes no thread there: {fault}. Nothing was done."
            raise CannotRehearse(said) from fault
    about = About("the command line", kind, running_versions())
    return file_of(findings, about), bool(findings.having("differs"))


async def _rehearse_in(client: discord.Client, channel: int) -> tuple[RehearsalFindings, str]:
    """Rehearse in this channel; return the findings and the kind of the channel."""
    found = await client.fetch_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        raise CannotRehearse("Name a channel of a server.")
    guild = await client.fetch_guild(found.guild.id)
    known = await guild.fetch_channel(getattr(found, "parent_id", None) or channel)
    home = home_of(known)
    if home is None:
        raise CannotRehearse("Name a text channel or a forum: a rehearsal needs a thread.")
    assert client.user is not None, "the client has logged in"
    me = await guild.fetch_member(client.user.id)
    missing = missing_in(home, home.permissions_for(me))
    if missing:
        say = Translator().voice(ORIGINAL).say
        names = ", ".join(say(text(f"permission-{n.replace('_', '-')}")) for n in missing)
        raise CannotRehearse(f"Nothing was done: the bot lacks {names} in that channel.")
    owner = client.application
    assert owner is not None, "the client has logged in"
    asker = Asker(
        person=owner.owner.id if owner.team is None else owner.team.owner_id,
        application=owner.id,
        words=words_said(Translator().voice(ORIGINAL).say),
    )
    findings = await rehearse(partial(ask_discord, client.http), place_of(home, me.id), asker)
    return findings, kind_of(home)


async def _run(token: str, channel: int) -> tuple[str, bool]:
    """Rehearse until done or stopped by a signal, and clean up in either case."""
    task = asyncio.ensure_future(report_of(token, channel))
    loop = asyncio.get_running_loop()
    for sign in _SIGNALS:
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
            loop.add_signal_handler(sign, task.cancel)
    try:
        return await task
    finally:
        for sign in _SIGNALS:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(sign)


def main(arguments: list[str] | None = None) -> int:
    """Rehearse and print the report; return the exit status described above."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--channel", type=int, required=True, help="the id of a channel or thread")
    parser.add_argument("--file", type=Path, help="write the report there as well")
    chosen = parser.parse_args(arguments)
    logs.set_up("WARNING")
    try:
        settings = read_settings()
        if not settings.discord_token:
            raise SettingsFault("DISCORD_TOKEN is missing: copy .env.example to .env, fill it in.")
        send_requests_to(settings.discord_rest)
        report, differs = asyncio.run(_run(settings.discord_token, chosen.channel))
    except (SettingsFault, CannotRehearse) as fault:
        return _give_up(str(fault))
    except discord.LoginFailure:
        return _give_up(TOKEN_REFUSED)
    except (asyncio.CancelledError, KeyboardInterrupt):
        return _give_up("Stopped. What was made is deleted.")
    print(report)
    if chosen.file is not None:
        chosen.file.write_text(report, encoding="utf-8")
    return DIFFERS if differs else 0


def _give_up(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return CANNOT_BEGIN


if __name__ == "__main__":
    sys.exit(main())
