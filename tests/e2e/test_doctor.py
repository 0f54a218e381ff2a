"""/tavolo doctor for managers and the owner; alerts to the owner."""

import logging
import re
import shutil
from types import SimpleNamespace
from urllib.parse import parse_qs

import pytest
from discord import Permissions
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot import Tavolo
from cogs.discord.channels import INVITED_WITH
from cogs.rehearsal import running_versions
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, say
from tests.e2e.simulated_people import Player, Reply

_log = logging.getLogger("tests")


@pytest.fixture
def owner(house: House) -> Player:
    """Make Chloé the owner of the application."""
    chloe = house.player("chloe")
    own(house, chloe)
    return chloe


def own(house: House, who: Player) -> None:
    application = SimpleNamespace(team=None, owner=SimpleNamespace(id=who.id))
    house.env.bot._application = application  # type: ignore[assignment]


def manager(house: House) -> Player:
    """The server belongs to the first of its people."""
    return house.player("ada")


async def ask(house: House, who: Player) -> Reply:
    return await who.at(house.channel("games")).slash("tavolo doctor")


async def test_a_manager_reads_that_all_is_well(house: House) -> None:
    reply = await ask(house, manager(house))
    assert reply.is_private
    for key in ("heading", "permissions-well", "database-well", "messages-well", "clocks-well"):
        assert say("en", f"doctor-{key}") in reply.text
    assert say("en", "doctor-commands-well") in reply.text
    assert say("en", "doctor-copy-none") in reply.text
    assert say("en", "doctor-versions", versions=", ".join(running_versions())) in reply.text
    assert "Only you read this" not in reply.text


async def test_whoever_does_not_manage_the_server_is_told_so(house: House) -> None:
    reply = await ask(house, house.player("bruno"))
    assert reply.is_private
    assert say("it", "doctor-refusal") in reply.text
    assert say("it", "doctor-heading") not in reply.text
    elsewhere = await manager(house).mailbox.slash("tavolo doctor")
    assert say("en", "doctor-refusal") in elsewhere.text


async def test_the_owner_reads_the_figures_of_the_house_wherever_they_ask(
    house: House, owner: Player
) -> None:
    await begin(house)
    for place in (owner.at(house.channel("games")), owner.mailbox):
        reply = await place.slash("tavolo doctor")
        assert say("fr", "doctor-house", servers=1, playing=1, lobby=0, finished=0) in reply.text


async def test_the_owner_reads_how_many_thoughts_of_computers_were_cut(
    house: House, owner: Player
) -> None:
    bot = house.env.bot
    assert isinstance(bot, Tavolo)
    counts = bot.thought_counts
    counts.made = 40
    cut = say("fr", "doctor-thoughts-cut", cut=4, all=41)
    beginning, _ = cut.split("41")
    assert beginning not in (await ask(house, owner)).text, "all had their time"
    counts.starved, counts.ended = 3, 1
    assert cut in (await ask(house, owner)).text
    assert cut not in (await ask(house, manager(house))).text


async def test_the_owner_alone_reads_how_to_invite_the_bot(house: House, owner: Player) -> None:
    """The link asks for exactly what the doctor looks for."""
    link = re.compile(r"https://discord\.com/oauth2/authorize\?(\S+)")
    assert not link.search((await ask(house, manager(house))).text)
    found = link.search((await ask(house, owner)).text)
    assert found is not None
    asked = {name: value for name, (value,) in parse_qs(found[1]).items()}
    wanted = Permissions(**dict.fromkeys(INVITED_WITH, True))
    assert int(asked["permissions"]) == wanted.value
    assert asked["scope"].split() == ["bot", "applications.commands"]
    assert int(asked["client_id"]) == house.env.backend.application_id


async def test_commands_that_discord_refuses_are_told_and_games_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cogs.discord.application._fingerprint", lambda _wanted: "of another version"
    )
    house.fail("PUT", "/applications/*/commands", status=400, code=50035, times=1)
    await house.restart()
    assert say("en", "doctor-commands-refused") in (await ask(house, manager(house))).text
    await begin(house)
    await house.pass_time(hours=1, seconds=1)
    assert say("en", "doctor-commands-well") in (await ask(house, manager(house))).text
    assert "Discord refuses the commands" in house.take_complaints()[0]


async def test_a_permission_that_lacks_is_named(house: House) -> None:
    channel, bot = house.channel("games"), house.env.backend.bot_user.id
    denied = Permissions(attach_files=True).value
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    house.env.backend.set_overwrite(channel.id, overwrite)
    reply = await ask(house, manager(house))
    assert say("en", "permission-attach-files") in reply.text
    assert say("en", "doctor-permissions-well") not in reply.text


async def test_what_waits_is_told(house: House) -> None:
    channel = house.channel("games")
    house.fail("POST", f"/channels/{channel.id}/messages", status=503, times=None)
    await manager(house).at(channel).slash("ruta new")
    reply = await ask(house, manager(house))
    assert "One post is waiting to be sent" in reply.text
    house.env.backend.faults.clear()


async def test_the_newest_copy_is_dated(house: House) -> None:
    await house.store.back_up(1_760_000_000_000)
    reply = await ask(house, manager(house))
    assert "newest copy of the database" in reply.text


async def test_the_owner_is_told_once_a_day_of_each_kind(house: House, owner: Player) -> None:
    for _ in range(2):
        _log.error("no room for %s", "a secret", extra={"alert": "copy"})
        await house.pass_time(seconds=1)
    told = [letter.text for letter in owner.letters]
    assert len(told) == 1
    assert say("en", "alert-copy") in told[0], "nobody knows this person's language yet"
    assert "a secret" not in told[0]
    await house.restart()
    own(house, owner)
    _log.error("again", extra={"alert": "copy"})
    _log.error("another", extra={"alert": "timer"})
    await house.pass_time(seconds=1)
    assert len(owner.letters) == 2
    await house.pass_time(days=1)
    _log.error("again", extra={"alert": "copy"})
    await house.pass_time(seconds=1)
    assert len(owner.letters) == 3
    house.take_complaints()


async def test_a_copy_that_fails_is_told(
    house: House, owner: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = shutil.disk_usage("/")._replace(free=0)
    monkeypatch.setattr("storage.backup.shutil.disk_usage", lambda _folder: full)
    await ask(house, owner)
    await house.pass_time(days=1)
    told = [letter.text for letter in owner.letters]
    for kind in ("alert-disk", "alert-copy"):
        assert sum(say("fr", kind) in text for text in told) == 1, "not each hour"
    assert "the daily copy failed" in house.take_complaints()[0]
    assert say("fr", "doctor-disk-low", megabytes=0) in (await ask(house, owner)).text


async def test_an_owner_who_takes_no_letters_breaks_nothing(house: House, owner: Player) -> None:
    house.close_mailbox(owner)
    _log.error("no room", extra={"alert": "copy"})
    await house.pass_time(seconds=1)
    assert not owner.letters
    house.take_complaints()


async def test_of_a_team_whoever_leads_it_is_told(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    members = [SimpleNamespace(id=who.id) for who in (bruno, chloe)]
    team = SimpleNamespace(members=members, owner_id=chloe.id)
    house.env.bot._application = SimpleNamespace(team=team)  # type: ignore[assignment]
    _log.error("no room", extra={"alert": "copy"})
    await house.pass_time(seconds=1)
    assert (len(chloe.letters), len(bruno.letters)) == (1, 0)
    reply = await ask(house, bruno)
    assert "server 1" in reply.text, "all of the team may know"
    house.take_complaints()


async def test_in_a_private_thread_without_the_bot_the_doctor_says_what_to_do(house: House) -> None:
    backend, games = house.env.backend, house.channel("games")
    ada = manager(house)
    thread = backend.create_thread(games.id, "den", ada.id, type=ChannelType.PRIVATE_THREAD)
    reply = await ada.at(ChannelHandle(house.env, house.server.guild, thread)).slash(
        "tavolo doctor"
    )
    assert say("en", "doctor-not-joined") in reply.text
    assert say("en", "doctor-permissions-well") not in reply.text


async def test_the_doctor_looks_where_tables_of_the_server_stand(house: House) -> None:
    tavern = house.channel("tavern")
    await manager(house).at(tavern).slash("tavolo settings", place="channel")
    well = say("en", "doctor-home-well", place=f"<#{tavern.id}>")
    assert well in (await ask(house, manager(house))).text
    house.env.backend.delete_channel(tavern.id)
    assert say("en", "doctor-home-gone") in (await ask(house, manager(house))).text


async def test_the_doctor_names_what_lacks_in_the_forum_where_tables_stand(house: House) -> None:
    backend, bot = house.env.backend, house.env.backend.bot_user.id
    forum = house.server.guild.create_forum_channel("tables")
    post = backend.create_thread(forum.id, "Hello!", manager(house).id)
    here = manager(house).at(ChannelHandle(house.env, house.server.guild, post))
    await here.slash("tavolo settings", place="channel")
    reply = await ask(house, manager(house))
    place = f"<#{forum.id}>"
    assert say("en", "doctor-home-well", place=place) in reply.text
    assert "open, playing" in reply.text
    assert say("en", "permission-manage-channels") in reply.text
    deny = Permissions(send_messages_in_threads=True).value
    backend.set_overwrite(forum.id, Overwrite(bot, OverwriteType.MEMBER, allow=0, deny=deny))
    reply = await ask(house, manager(house))
    assert say("en", "permission-send-messages-in-threads") in reply.text
    assert say("en", "doctor-home-well", place=place) not in reply.text
