"""Tables in forum channels: each has its own post, with tags for its status."""

from collections.abc import Sequence
from typing import Any

import pytest
from discord import Permissions
from simcord import ChannelHandle
from simcord.backend.models import Channel, Overwrite
from simcord.enums import OverwriteType

from tables.service import TableService
from tests.e2e import whole_games
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw, open_table, say
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import Game


@pytest.fixture
def forum(house: House) -> ChannelHandle:
    """A forum without tags, in which the bot may create tags."""
    made = house.server.guild.create_forum_channel("tables")
    house.server.channels["tables"] = made
    grant(house, made, allow=("manage_channels",))
    return made


def manager(house: House) -> Player:
    return house.player("ada")


def discussion(house: House, forum: ChannelHandle) -> ChannelHandle:
    """A post that somebody has begun in the forum."""
    thread = house.env.backend.create_thread(forum.id, "Hello!", house.player("bruno").id)
    return next(t for t in forum.threads if t.id == thread.id)


async def settle(house: House, place: ChannelHandle) -> Reply:
    return await manager(house).at(place).slash("tavolo settings", place="channel")


async def open_in_forum(house: House, forum: ChannelHandle, **wishes: Any) -> Game:
    """Make the forum the home of tables, and open one from another channel."""
    await settle(house, discussion(house, forum))
    return await open_table(house, "bruno", **wishes)


def known(house: House, place: ChannelHandle) -> Channel:
    return house.env.backend.channels[place.id]


def tag(name: str, number: int = 1) -> dict[str, Any]:
    none = {"emoji_id": None, "emoji_name": None}
    return {"id": str(number), "name": name, "moderated": False, **none}


def tags_of(house: House, forum: ChannelHandle) -> list[str]:
    return [str(tag["name"]) for tag in known(house, forum).available_tags]


def tags_on(house: House, post: ChannelHandle) -> list[str]:
    parent = house.env.backend.channels[known(house, post).parent_id or 0]
    names = {int(tag["id"]): str(tag["name"]) for tag in parent.available_tags}
    return [names[tag] for tag in known(house, post).applied_tags]


def grant(
    house: House, place: ChannelHandle, allow: Sequence[str] = (), deny: Sequence[str] = ()
) -> None:
    """Let the bot have these permissions there, and not those."""
    allowed, denied = (Permissions(**dict.fromkeys(names, True)).value for names in (allow, deny))
    bot = house.env.backend.bot_user.id
    overwrite = Overwrite(bot, OverwriteType.MEMBER, allow=allowed, deny=denied)
    house.env.backend.set_overwrite(place.id, overwrite)


async def test_tags_that_people_made_and_set_are_left_alone(
    house: House, forum: ChannelHandle
) -> None:
    known(house, forum).available_tags = [tag("Aperto"), tag("cosy", 2)]
    house.env.backend.announce_channel_update(forum.id)
    game = await open_in_forum(house, forum)
    assert "open" not in tags_of(house, forum), "it is there in another language"
    assert tags_on(house, game.place) == ["Ruta", "Aperto"]
    known(house, game.place).applied_tags.append(2)
    house.env.backend.announce_channel_update(game.place.id)
    await game.here(house.player("chloe")).press(custom_id=f"tavolo:join:{game.code}")
    await game.here(house.player("bruno")).act("start", game.code)
    assert tags_on(house, game.place) == ["Ruta", "playing", "cosy"]


async def test_those_invited_are_called_once_by_the_first_message_of_the_post(
    house: House, forum: ChannelHandle
) -> None:
    chloe, dario = house.player("chloe"), house.player("dario")
    await dario.at(house.channel("games")).wish(calls="direct")
    await settle(house, discussion(house, forum))
    game, _ = [
        await whole_games.open_table(Game, "la-strada", house, "bruno", None, opponent=one.member)
        for one in (chloe, dario)
    ]
    (lobby,) = game.posts
    assert chloe.mention in lobby.text
    begun: list[Any] = [r.json for r in house.requests if r.path == f"/channels/{forum.id}/threads"]
    assert [one["message"]["allowed_mentions"]["users"] for one in begun] == [[chloe.id], []]
    assert lobby.message.id == game.place.id
    (shown,) = (one.text for one in chloe.lock_screen if one.place == game.place.id)
    assert say("en", "heading-lobby", game="La Strada", code=game.code) in shown
    assert say("en", "call-lobby", people="@Chloé") in shown, "what is wanted of her"
    assert dario.mention not in begun[1]["message"]["content"].split("\n\n")[0]


async def test_a_role_is_called_by_the_first_message_of_a_post_to_the_seats_that_are_free(
    house: House, forum: ChannelHandle
) -> None:
    role = house.server.guild.create_role("players", mentionable=True)
    dario = house.player("dario")
    house.env.backend.guilds[house.server.guild.id].members[dario.id].role_ids.append(role.id)
    await manager(house).at(house.channel("games")).slash("tavolo settings", role=role)
    game = await open_in_forum(house, forum)
    (shown,) = (one.text for one in dario.lock_screen if one.place == game.place.id)
    assert say("en", "heading-lobby", game="Ruta", code=game.code) in shown
    assert f"@players · {say('en', 'lobby-free', count=1)}" in shown


async def test_in_a_post_of_the_forum_a_new_table_has_a_post_of_its_own_unless_asked_otherwise(
    house: House, forum: ChannelHandle
) -> None:
    talk = discussion(house, forum)
    await settle(house, talk)
    apart = await open_table(house, "bruno", place=talk)
    assert apart.place.id != talk.id
    here = await open_table(house, "bruno", place=talk, thread=False)
    assert here.place.id == talk.id
    assert tags_on(house, talk) == [], "the tags of somebody's post are theirs"


async def test_a_forum_that_wants_a_tag_none_of_which_fits_is_no_home_for_tables(
    house: House, forum: ChannelHandle
) -> None:
    grant(house, forum)
    house.server.rules.require_tag(forum.id)
    talk = discussion(house, forum)
    reply = await settle(house, talk)
    assert reply.is_private
    for words in ("open", "playing", say("en", "permission-manage-channels")):
        assert words in reply.text
    assert (await (await open_table(house, "bruno")).table()).place == house.channel("games").id


async def test_a_table_for_which_a_forum_has_no_tag_any_more_is_not_opened(
    house: House, forum: ChannelHandle
) -> None:
    grant(house, forum)
    await settle(house, discussion(house, forum))
    house.server.rules.require_tag(forum.id)
    reply = await house.player("ada").at(house.channel("games")).slash("ruta new")
    for words in ("open", "Ruta", say("en", "permission-manage-channels")):
        assert words in reply.text
    assert house.dice.codes == []
    assert len(forum.threads) == 1


async def test_where_each_post_wants_a_tag_the_bot_makes_what_it_needs(
    house: House, forum: ChannelHandle
) -> None:
    house.server.rules.require_tag(forum.id)
    game = await open_in_forum(house, forum)
    assert tags_on(house, game.place) == ["Ruta", "open"]


async def test_one_tag_that_fits_is_enough_and_the_post_keeps_it(
    house: House, forum: ChannelHandle
) -> None:
    grant(house, forum)
    known(house, forum).available_tags = [tag("open")]
    house.server.rules.require_tag(forum.id)
    game = await open_in_forum(house, forum)
    await game.here(house.player("chloe")).press(custom_id=f"tavolo:join:{game.code}")
    await game.here(house.player("bruno")).act("start", game.code)
    assert tags_on(house, game.place) == ["open"]


@pytest.mark.parametrize("code", [40066, 40067])
async def test_discord_s_word_on_tags_is_the_last(
    house: House, forum: ChannelHandle, code: int
) -> None:
    await settle(house, discussion(house, forum))
    house.fail("POST", f"/channels/{forum.id}/threads", status=400, code=code)
    reply = await house.player("ada").at(house.channel("games")).slash("ruta new")
    assert "Ruta" in reply.text
    assert await house.store.read(lambda r: r.tables.by_code(house.dice.codes[-1])) is None


@pytest.mark.parametrize(
    "permission", ["send_messages", "send_messages_in_threads", "attach_files"]
)
async def test_a_permission_that_lacks_in_a_forum_is_named_at_once(
    house: House, forum: ChannelHandle, permission: str
) -> None:
    talk = discussion(house, forum)
    grant(house, forum, deny=(permission,))
    named = say("en", f"permission-{permission.replace('_', '-')}")
    assert named in (await settle(house, talk)).text
    grant(house, forum)
    await settle(house, talk)
    grant(house, forum, deny=(permission,))
    opened = await house.player("ada").at(house.channel("games")).slash("ruta new")
    assert named in opened.text


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_post_in_which_no_table_can_be_opened_is_deleted_or_closed(
    house: House, forum: ChannelHandle, monkeypatch: pytest.MonkeyPatch, may_delete: bool
) -> None:
    await settle(house, discussion(house, forum))
    if may_delete:
        grant(house, forum, allow=("manage_threads",))
    before = {thread.id for thread in forum.threads}

    async def refuse(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(TableService, "open", refuse)
    await house.player("ada").at(house.channel("games")).slash("ruta new")
    left = [known(house, thread) for thread in forum.threads if thread.id not in before]
    assert len(left) == (0 if may_delete else 1)
    assert all(thread.thread_metadata and thread.thread_metadata.archived for thread in left)
    assert len(house.take_complaints()) == 1


async def test_old_wishes_for_a_forum_work_from_now_on(house: House, forum: ChannelHandle) -> None:
    """An earlier version remembered a forum like any channel, and its tables were never seen."""
    talk = discussion(house, forum)
    await settle(house, talk)
    await house.restart()
    game = await open_table(house, "bruno")
    assert known(house, game.place).parent_id == forum.id


async def test_begun_in_a_forum_or_not_a_table_is_the_same(
    house: House, forum: ChannelHandle
) -> None:
    game = await begin(house, "bruno", "chloe", place=discussion(house, forum))
    await draw(game, await game.to_play())
    assert (await game.table()).moves == 1


async def test_the_doctor_says_where_posts_go_dead_for_players(
    house: House, forum: ChannelHandle
) -> None:
    await settle(house, discussion(house, forum))
    here = manager(house).at(house.channel("games"))
    warning = say(
        "en",
        "doctor-posts-go-dead",
        place=f"<#{forum.id}>",
        permission=say("en", "permission-send-messages-in-threads"),
    )
    assert warning not in (await here.slash("tavolo doctor")).text
    everyone = house.server.guild.id
    denied = Permissions(send_messages_in_threads=True).value
    overwrite = Overwrite(everyone, OverwriteType.ROLE, allow=0, deny=denied)
    house.env.backend.set_overwrite(forum.id, overwrite)
    grant(house, forum, allow=("manage_channels", "send_messages_in_threads"))
    assert warning in (await here.slash("tavolo doctor")).text
