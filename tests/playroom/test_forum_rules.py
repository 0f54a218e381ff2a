"""Forums and threads of the simulated Discord behave like the real ones."""

from typing import Any

import pytest
from discord import Permissions
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType
from simcord.http import router

from playroom.discord_rules import DiscordRules
from rehearsal.discord_assumptions import limit

MISSING_PERMISSIONS = 50013


class Forum:
    """A server with a forum, driven by requests alone."""

    def __init__(self) -> None:
        self.backend = Backend()
        self.rules = DiscordRules(self.backend)
        ada = self.backend.make_user("ada").id
        guild = self.backend.create_guild("Tavolo", owner_id=ada).id
        self.id = self.backend.create_channel(guild, "tables", type=ChannelType.FORUM).id
        self.backend.emit("GUILD_CREATE", self._guild(guild))
        self.talk = self.backend.create_thread(self.id, "Hello!", ada).id

    def _guild(self, number: int) -> Any:
        return serializers.guild_create_payload(self.backend, self.backend.get_guild(number))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return router.dispatch(self.backend, method, path, json=body, files=[])

    def allow(self, **permissions: bool) -> None:
        allowed = Permissions(**permissions).value
        bot = self.backend.bot_user.id
        overwrite = Overwrite(bot, OverwriteType.MEMBER, allow=allowed)
        self.backend.set_overwrite(self.id, overwrite)

    def tags(self, count: int) -> list[int]:
        named = [{"id": str(n + 1), "name": f"tag {n}", "moderated": False} for n in range(count)]
        self.backend.channels[self.id].available_tags = named
        return [n + 1 for n in range(count)]

    def post(self) -> Any:
        body = {"name": "table", "message": {"content": "x"}}
        return self.ask("POST", f"/channels/{self.id}/threads", body)

    def tag(self, post: int, tags: list[int]) -> Any:
        return self.ask("PATCH", f"/channels/{post}", {"applied_tags": tags})


@pytest.fixture
def forum() -> Forum:
    return Forum()


def code_of(fault: pytest.ExceptionInfo[BackendError]) -> int:
    return int(fault.value.code)


def test_whoever_began_a_post_sets_its_tags(forum: Forum) -> None:
    first, second = forum.tags(2)
    post = int(forum.post()["id"])
    assert forum.tag(post, [second, first])["applied_tags"] == [str(second), str(first)]


def test_the_posts_of_others_are_left_to_who_manages_threads(forum: Forum) -> None:
    tags = forum.tags(1)
    with pytest.raises(BackendError) as refused:
        forum.tag(forum.talk, tags)
    assert code_of(refused) == MISSING_PERMISSIONS
    forum.allow(manage_threads=True)
    assert forum.tag(forum.talk, tags)["applied_tags"] == ["1"]


@pytest.mark.parametrize(
    "names",
    [
        [f"tag {n}" for n in range(limit("forum-tag-count") + 1)],
        ["open", "open"],
        ["x" * (limit("tag-name-length") + 1)],
    ],
)
def test_a_forum_has_at_most_so_many_tags_of_different_names(
    forum: Forum, names: list[str]
) -> None:
    forum.allow(manage_channels=True)
    path = f"/channels/{forum.id}"
    with pytest.raises(BackendError):
        forum.ask("PATCH", path, {"available_tags": [{"name": name} for name in names]})
    fewer = [{"name": name[:20]} for name in dict.fromkeys(names[:-1])]
    forum.ask("PATCH", path, {"available_tags": fewer})


def test_an_archived_thread_is_opened_by_anybody_and_changed_by_nobody(forum: Forum) -> None:
    forum.backend.edit_channel(forum.talk, {}, thread_metadata={"archived": True})
    forum.allow(manage_threads=True)
    with pytest.raises(BackendError) as refused:
        forum.tag(forum.talk, [])
    assert code_of(refused) == limit("thread-reopens")
    forum.allow()
    forum.ask("PATCH", f"/channels/{forum.talk}", {"archived": False})
    meta = forum.backend.channels[forum.talk].thread_metadata
    assert meta is not None
    assert not meta.archived


def test_a_locked_thread_is_opened_by_who_manages_threads_alone(forum: Forum) -> None:
    closed = {"archived": True, "locked": True}
    forum.backend.edit_channel(forum.talk, {}, thread_metadata=closed)
    path = f"/channels/{forum.talk}"
    with pytest.raises(BackendError) as refused:
        forum.ask("PATCH", path, {"archived": False})
    assert code_of(refused) == MISSING_PERMISSIONS
    forum.allow(manage_threads=True)
    assert forum.ask("PATCH", path, {"archived": False})["thread_metadata"]["locked"]


def test_a_thread_is_renamed_so_often_in_ten_minutes(forum: Forum) -> None:
    path = f"/channels/{forum.post()['id']}"
    for number in range(limit("thread-renames")):
        forum.ask("PATCH", path, {"name": f"name {number}"})
    with pytest.raises(BackendError) as refused:
        forum.ask("PATCH", path, {"name": "another"})
    assert refused.value.status == 429
    forum.backend.advance_clock(601)
    forum.ask("PATCH", path, {"name": "another"})
