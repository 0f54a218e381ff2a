"""Steps that do what a table's posts do: send, edit, retire, find again."""

from collections.abc import Mapping, Sequence
from typing import Any

from rehearsal.discord_assumptions import limit
from rehearsal.interface import DiscordAnswer, refused
from rehearsal.rehearsal_thread import Stage
from rehearsal.samples import BUTTON, animation, button, picture, row

_POST: Mapping[str, Any] = {
    "content": "**Tavolo · rehearsal**\nA post with a picture and two buttons.",
    "components": [row(button("rehearsal-play", "Play"), button("rehearsal-view", "My view"))],
}
_ALT = "A small grey rectangle."
_INVALID_FORM = refused(400, 50035)


async def posts(stage: Stage) -> None:
    """Send a post with a picture, alt text and buttons; then edit it as a table does."""
    post = await stage.post(_POST, [picture("board-1.png", 90, _ALT)])
    stage.compare("post-names-its-files", _files("board-1.png"), _files_of(post), post)
    alts = [file.get("description") == _ALT for file in _attachments(post)]
    stage.compare("alt-text-is-kept", [True] * len(alts), alts, post)

    same = await stage.edit(post, {"content": _POST["content"]})
    stage.compare("equal-edit-is-marked", "marked as edited", _marked(same), same)

    edited = await stage.edit(post, _POST, [picture("board-2.png", 150, _ALT)])
    stage.compare("edit-drops-unnamed-files", _files("board-2.png"), _files_of(edited), edited)
    alts = [file.get("description") == _ALT for file in _attachments(edited)]
    stage.compare("alt-text-is-kept", [True] * len(alts), alts, edited)

    before = _files_of(edited)
    edited = await stage.edit(post, {"content": "The same post, in other words."})
    stage.compare("edit-keeps-files", before, _files_of(edited), edited)

    bot = stage.place.bot
    call = {"content": f"<@{bot}>: an edit that names somebody."}
    for allowed, expected in (({"users": [str(bot)]}, 1), ({"parse": []}, 0)):
        said: dict[str, Any] = {"content": f"<@{bot}>: a post that names somebody."}
        said["allowed_mentions"] = allowed
        called = await stage.post(said)
        stage.compare("post-mentions-whom-it-allows", expected, _mentioned(called), called)
    named = await stage.edit(post, {**call, "allowed_mentions": {"users": [str(bot)]}})
    stage.compare("edit-mentions-whom-it-allows", 1, _mentioned(named), named)
    unnamed = await stage.edit(post, {**call, "allowed_mentions": {"parse": []}})
    stage.compare("edit-mentions-whom-it-allows", 0, _mentioned(unnamed), unnamed)

    await stage.edit(post, {"content": "Retired.", "components": []})
    retired = await stage.read(post)
    stage.compare("buttons-come-off", "0 buttons", f"{_buttons(retired)} buttons", retired)
    stage.compare("edit-keeps-files", before, _files_of(retired), retired)


async def history(stage: Stage) -> None:
    """Find a message in the thread's history; edit one that was deleted."""
    said = "⚠️ Words to be found again: <t:1767225600:R>, https://example.org/x"
    post = await stage.post({**_POST, "content": said})
    later = await stage.post({"content": "The newest words come first."})
    path, ids = "/channels/{channel_id}/messages", {"channel_id": stage.thread}
    found = await stage.ask("GET", path, ids, query={"limit": 50})
    same = [m for m in _listed(found) if m["id"] in (_id_of(post), _id_of(later))]
    stage.compare(
        "own-messages-are-readable",
        [("The newest words come first.", []), (said, _names_in(_POST["components"]))],
        [(m["content"], _names_in(m["components"])) for m in same],
        found,
    )
    await stage.delete(post)
    gone = await stage.edit(post, {"content": "Too late."})
    stage.compare(
        "deleted-message-is-gone",
        refused(404, limit("deleted-message-is-gone")),
        gone.outcome,
        gone,
    )


async def nonces(stage: Stage) -> None:
    """Send a message twice with the same nonce: only one message may appear."""
    body = {"content": "Sent twice, with one nonce.", "enforce_nonce": True}
    body["nonce"] = str(stage.thread)[-12:]
    first, second = await stage.post(body), await stage.post(body)
    same = _id_of(first) is not None and _id_of(first) == _id_of(second)
    stage.compare("nonce-is-honoured", "the same message", _same(same), first, second)
    body["nonce"] = str(stage.thread)[-12:-1]
    first, second = [await stage.post(body, [picture("board.png", 90)]) for _ in range(2)]
    same = _id_of(first) is not None and _id_of(first) == _id_of(second)
    stage.compare("nonce-is-honoured", "the same message", _same(same), first, second)
    body["nonce"] = "1" * (limit("nonce-length") + 1)
    longer = await stage.post(body)
    stage.compare("nonce-length", _INVALID_FORM, longer.outcome, longer)


async def animations(stage: Stage) -> None:
    """Send a GIF, as replays do."""
    post = await stage.post({"content": "A replay."}, [animation("replay.gif")])
    kinds = [str(file.get("content_type")) for file in _attachments(post)]
    stage.compare("gif-stays-a-gif", ["image/gif"], kinds, post)


def _attachments(message: DiscordAnswer) -> list[Mapping[str, Any]]:
    return list(message.body["attachments"]) if message.is_accepted else []


def _files_of(message: DiscordAnswer) -> str:
    if not message.is_accepted:
        return message.outcome
    return _files(*(str(file["filename"]) for file in _attachments(message)))


def _files(*names: str) -> str:
    return ", ".join(names) or "no files"


def _mentioned(message: DiscordAnswer) -> int | str:
    return len(message.body["mentions"]) if message.is_accepted else message.outcome


def _marked(message: DiscordAnswer) -> str:
    if not message.is_accepted:
        return message.outcome
    return "marked as edited" if message.body.get("edited_timestamp") else "not marked"


def _buttons(message: DiscordAnswer) -> int:
    rows = message.body["components"] if message.is_accepted else ()
    return sum(part["type"] == BUTTON for row in rows for part in row["components"])


def _names_in(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the custom ids of the buttons in these rows."""
    return [str(part.get("custom_id")) for row in rows for part in row["components"]]


def _listed(found: DiscordAnswer) -> list[Mapping[str, Any]]:
    return list(found.body) if found.is_accepted else []


def _id_of(message: DiscordAnswer) -> str | None:
    return str(message.body["id"]) if message.is_accepted else None


def _same(same: bool) -> str:
    return "the same message" if same else "not the same message"
