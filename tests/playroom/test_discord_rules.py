"""The simulated Discord behaves like the real one, and can be given faults."""

from collections.abc import Callable
from typing import Any

import pytest
from discord import Permissions
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from playroom.discord_rules import INVITED, PLANTABLE
from rehearsal.discord_assumptions import BELIEFS, belief, limit
from tests.playroom.rest_server import TEXT, V2, Server, Upload, picture

HOUR = 3600


def refused(code: int, act: Callable[[], Any], status: int = 400) -> bool:
    """Whether Discord refuses this with this code. Any other refusal is raised."""
    try:
        act()
    except BackendError as error:
        if (error.status, error.code) != (status, code):
            raise
        return True
    return False


FORM = {
    "type": 9,
    "data": {
        "custom_id": "form",
        "title": "A form",
        "components": [
            {
                "type": 1,
                "components": [{"type": 4, "custom_id": "what", "style": 1, "label": "What"}],
            }
        ],
    },
}
HELLO = {"type": 4, "data": {"content": "Hello", "flags": 64}}
COMMAND = {
    "name": "play",
    "description": "Play",
    "type": 1,
    "name_localizations": {"it": "gioca"},
}


def menu(options: int) -> dict[str, Any]:
    choices = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 1, "components": [{"type": 3, "custom_id": "menu", "options": choices}]}


def texts(count: int) -> list[dict[str, Any]]:
    return [dict(TEXT) for _ in range(count)]


def buttons(count: int, name: str = "press") -> dict[str, Any]:
    made = [{"type": 2, "style": 1, "label": "x", "custom_id": f"{name}{n}"} for n in range(count)]
    return {"type": 1, "components": made}


def posts(server: Server, body: dict[str, Any], *files: Upload) -> bool:
    return not refused(50035, lambda: server.post(body, *files))


# Each function says whether this Discord behaves as one belief says.


def content_length(server: Server) -> bool:
    most = limit("content-length")
    return posts(server, {"content": "x" * most}) and not posts(
        server, {"content": "x" * (most + 1)}
    )


def alt_text_length(server: Server) -> bool:
    most = limit("alt-text-length")
    enough, too_much = picture(alt="🎲" * (most // 2)), picture(alt="🎲" * (most // 2) + "x")
    return posts(server, {"content": "x"}, enough) and not posts(server, {"content": "x"}, too_much)


def component_count(server: Server) -> bool:
    most = limit("component-count")
    return posts(server, {"flags": V2, "components": texts(most)}) and not posts(
        server, {"flags": V2, "components": texts(most + 1)}
    )


def row_button_count(server: Server) -> bool:
    most = limit("row-button-count")
    return posts(server, {"components": [buttons(most)]}) and not posts(
        server, {"components": [buttons(most + 1)]}
    )


def select_option_count(server: Server) -> bool:
    most = limit("select-option-count")
    return posts(server, {"components": [menu(most)]}) and not posts(
        server, {"components": [menu(most + 1)]}
    )


def custom_id_length(server: Server) -> bool:
    most = limit("custom-id-length")
    enough, too_long = "x" * (most - 1), "x" * most
    return posts(server, {"components": [buttons(1, enough)]}) and not posts(
        server, {"components": [buttons(1, too_long)]}
    )


def upload_size(server: Server) -> bool:
    most = limit("upload-size")
    half = refused(40005, lambda: server.post({}, picture(most // 2 + 1)), 413)
    return not half and refused(40005, lambda: server.post({}, picture(most + 1)), 413)


def alt_text_is_kept(server: Server) -> bool:
    sent = server.post({"content": "x"}, picture())
    return [one["description"] for one in server.read(sent)["attachments"]] == ["A board."]


def own_messages_are_readable(server: Server) -> bool:
    sent = server.post({"content": "Hello", "components": [buttons(1)]})
    read = server.read(sent)
    return read["content"] == "Hello" and len(read["components"]) == 1


def files_shown_by_components(server: Server) -> bool:
    sent = server.board()
    (item,) = sent["components"][0]["items"]
    return (
        sent["attachments"] == server.read(sent)["attachments"] == []
        and item["media"].get("attachment_id") is not None
    )


def gallery_has_items(server: Server) -> bool:
    return not posts(server, {"flags": V2, "components": [TEXT, {"type": 12, "items": []}]})


def edit_keeps_files(server: Server) -> bool:
    sent = server.post({"content": "x"}, picture())
    server.edit(sent, {"content": "y"})
    return server.stored_files(sent) == ["board.png"]


def edit_drops_unnamed_files(server: Server) -> bool:
    sent = server.post({"content": "x"}, picture())
    server.edit(sent, {"content": "y", "attachments": []})
    return server.stored_files(sent) == []


def components_v2_stays(server: Server) -> bool:
    sent = server.post({"flags": V2, "components": [TEXT]})
    return refused(50035, lambda: server.edit(sent, {"flags": 0, "content": "x", "components": []}))


def components_v2_without_content(server: Server) -> bool:
    return not posts(server, {"flags": V2, "components": [TEXT], "content": "x"})


def deleted_message_is_gone(server: Server) -> bool:
    sent = server.post({"content": "x"})
    server.ask("DELETE", server.path(sent))
    return refused(limit("deleted-message-is-gone"), lambda: server.read(sent), 404)


def nonce_is_honoured(server: Server) -> bool:
    said = {"content": "x", "nonce": "7", "enforce_nonce": True}
    return bool(server.post(said)["id"] == server.post(said)["id"])


def nonce_outlives_its_message(server: Server) -> bool:
    said = {"content": "x", "nonce": "7", "enforce_nonce": True}
    server.ask("DELETE", server.path(server.post(said)))
    return refused(limit("deleted-message-is-gone"), lambda: server.post(said), 404)


def old_edits_are_limited(server: Server) -> bool:
    sent = server.post({"content": "x"})
    server.backend.advance_clock(HOUR + 1)
    for number in range(limit("old-edit-count")):
        server.edit(sent, {"content": str(number)})
    return refused(
        limit("old-edits-are-limited"), lambda: server.edit(sent, {"content": "again"}), 429
    )


def forum_takes_no_messages(server: Server) -> bool:
    return refused(
        limit("forum-takes-no-messages"),
        lambda: server.post({"content": "x"}, place=server.forum),
    )


def new_post(server: Server, **more: Any) -> Any:
    body = {"name": "table", "message": {"content": "x"}, **more}
    return server.ask("POST", f"/channels/{server.forum}/threads", body)


def forum_may_require_a_tag(server: Server) -> bool:
    server.rules.require_tag(server.forum)
    return refused(limit("forum-may-require-a-tag"), lambda: new_post(server))


def forum_post_is_a_thread(server: Server) -> bool:
    return not refused(limit("thread-in-wrong-place"), lambda: new_post(server))


def thread_in_wrong_place(server: Server) -> bool:
    path = f"/channels/{server.thread()}/threads"
    body = {"name": "deeper", "type": 11}
    return refused(limit("thread-in-wrong-place"), lambda: server.ask("POST", path, body))


def thread_is_announced(server: Server) -> bool:
    body = {"name": "A game", "type": 11}
    thread = server.ask("POST", f"/channels/{server.channel}/threads", body)
    server.backend.delete_channel(int(thread["id"]))
    messages = server.ask("GET", f"/channels/{server.channel}/messages", None)
    announced = [m for m in messages if m["type"] == limit("thread-is-announced")]
    return [m["message_reference"]["channel_id"] for m in announced] == [thread["id"]]


def thread_archives(server: Server) -> bool:
    thread = server.thread(60)
    server.backend.advance_clock(HOUR)
    return server.is_archived(thread)


def archived_thread(server: Server) -> tuple[int, Any]:
    thread = server.thread(60)
    sent = server.post({"content": "x"}, place=thread)
    server.backend.edit_channel(thread, {}, thread_metadata={"archived": True})
    return thread, sent


def thread_reopens(server: Server) -> bool:
    thread, _ = archived_thread(server)
    if refused(limit("thread-reopens"), lambda: server.post({"content": "y"}, place=thread)):
        return False
    return not server.is_archived(thread)


def archived_thread_refuses_edits(server: Server) -> bool:
    _, sent = archived_thread(server)
    return refused(
        limit("archived-thread-refuses-edits"), lambda: server.edit(sent, {"content": "y"})
    )


def locked_thread_refuses_answers(server: Server) -> bool:
    thread = server.thread()
    server.lock(thread)
    return refused(limit("locked-thread-refuses-answers"), lambda: server.callback(thread, HELLO))


def private_thread_needs_member(server: Server) -> bool:
    thread = server.thread(kind=ChannelType.PRIVATE_THREAD)
    return refused(
        limit("private-thread-needs-member"),
        lambda: server.post({"content": "x"}, place=thread),
        403,
    )


def rows_in_forms_are_deprecated(server: Server) -> bool:
    return not refused(50035, lambda: server.callback(server.channel, FORM))


def command_translations_are_kept(server: Server) -> bool:
    path = f"/applications/{server.backend.application_id}/commands"
    (told,) = server.ask("PUT", path, [COMMAND])
    return bool(told.get("name_localizations") == COMMAND["name_localizations"])


OBSERVED: dict[str, Callable[[Server], bool]] = {
    seen.__name__.replace("_", "-"): seen
    for seen in (
        alt_text_is_kept,
        alt_text_length,
        archived_thread_refuses_edits,
        command_translations_are_kept,
        component_count,
        components_v2_stays,
        components_v2_without_content,
        content_length,
        custom_id_length,
        deleted_message_is_gone,
        edit_drops_unnamed_files,
        edit_keeps_files,
        files_shown_by_components,
        forum_may_require_a_tag,
        forum_post_is_a_thread,
        forum_takes_no_messages,
        gallery_has_items,
        locked_thread_refuses_answers,
        nonce_is_honoured,
        nonce_outlives_its_message,
        old_edits_are_limited,
        own_messages_are_readable,
        private_thread_needs_member,
        row_button_count,
        rows_in_forms_are_deprecated,
        select_option_count,
        thread_archives,
        thread_in_wrong_place,
        thread_is_announced,
        thread_reopens,
        upload_size,
    )
}


@pytest.mark.parametrize("key", sorted(PLANTABLE))
def test_the_simulated_discord_behaves_as_believed(key: str) -> None:
    assert OBSERVED[key](Server()), belief(key).says


@pytest.mark.parametrize("key", sorted(PLANTABLE))
def test_a_belief_that_is_planted_wrong_is_contradicted(key: str) -> None:
    assert not OBSERVED[key](Server({key})), belief(key).says


def test_only_known_beliefs_can_be_planted_wrong() -> None:
    assert {one.key for one in BELIEFS} >= PLANTABLE
    with pytest.raises(ValueError, match="push-length"):
        Server({"push-length"})


def test_a_history_that_the_bot_may_not_read_is_empty() -> None:
    server = Server()
    path = f"/channels/{server.channel}/messages"
    server.post({"content": "x"})
    assert len(server.ask("GET", path)) == 1
    denied = Permissions(read_message_history=True).value
    bot = server.backend.bot_user.id
    overwrite = Overwrite(bot, OverwriteType.MEMBER, allow=0, deny=denied)
    server.backend.set_overwrite(server.channel, overwrite)
    said = belief("history-is-empty-without-permission").says
    assert server.ask("GET", path) == [], said


def test_events_leave_out_the_files_that_components_show() -> None:
    server = Server()
    heard: list[Any] = []
    server.backend.subscribers.append(lambda event, payload: heard.append((event, payload)))
    server.edit(server.board(), {"components": [TEXT]})
    server.board()
    told = [payload["attachments"] for event, payload in heard if event.startswith("MESSAGE_")]
    assert [len(files) for files in told] == [0, 1, 0]


def test_a_nonce_is_honoured_for_minutes_only() -> None:
    server = Server()
    said = {"content": "x", "nonce": "7", "enforce_nonce": True}
    first = server.post(said)
    server.backend.advance_clock(limit("nonce-lifetime") - 1)
    assert server.post(said)["id"] == first["id"]
    server.backend.advance_clock(1)
    assert server.post(said)["id"] != first["id"]


def test_a_message_keeps_a_thread_open() -> None:
    server = Server()
    thread = server.thread(60)
    server.backend.advance_clock(HOUR - 1)
    server.post({"content": "x"}, place=thread)
    server.backend.advance_clock(HOUR - 1)
    assert not server.is_archived(thread)


@pytest.mark.parametrize("archived", [True, False])
def test_a_message_to_a_locked_thread_is_refused(archived: bool) -> None:
    server = Server()
    thread = server.thread()
    server.lock(thread, archived=archived)
    assert refused(50083, lambda: server.post({"content": "x"}, place=thread))


def test_the_bot_has_the_permissions_that_its_invitation_asks_for() -> None:
    server = Server()
    backend = server.backend
    (own,) = (r for r in backend.get_guild(server.guild).roles.values() if r.managed)
    assert own.permissions == Permissions(**dict.fromkeys(INVITED, True)).value
