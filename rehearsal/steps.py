"""The steps of a rehearsal, in their order: what is done, and what is expected of Discord.

Every belief occurs at least once: in a step, or with the reason why no step checks it.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from rehearsal.discord_assumptions import limit
from rehearsal.interface import (
    ACCEPTED,
    BUTTON,
    COMPONENTS_V2,
    GALLERY,
    Component,
    DiscordAnswer,
    Request,
    Upload,
    animation,
    button,
    gallery,
    large_picture,
    link,
    menu,
    picture,
    refused,
    row,
    words,
)
from rehearsal.rehearsal_thread import (
    CHANNEL,
    MESSAGES,
    PUBLIC_THREAD,
    THREAD_NAME,
    NotSeen,
    Stage,
    with_files,
)

Group: TypeAlias = Literal[
    "posts", "limits", "components", "private", "places", "uploads", "discord"
]
"""Groups of beliefs in the report."""

Step: TypeAlias = Callable[[Stage], Awaitable[None]]
Body: TypeAlias = Mapping[str, Any]


class RehearsalScene(msgspec.Struct, frozen=True):
    """One step. ``beliefs``: the keys of those it checks; other steps may check them, too."""

    group: Group
    beliefs: tuple[str, ...]
    step: Step


SCENES: list[RehearsalScene] = []
"""All steps. Each is added by its definition below."""


def _scene(group: Group, *beliefs: str) -> Callable[[Step], Step]:
    def add(step: Step) -> Step:
        SCENES.append(RehearsalScene(group, beliefs, step))
        return step

    return add


_POST: Body = {
    "content": "**Tavolo · rehearsal**\nA post with a picture and two buttons.",
    "components": [row(button("rehearsal-play", "Play"), button("rehearsal-view", "My view"))],
}
_ALT = "A small grey rectangle."
_ADDRESS = "https://example.org/t/K7QD"
_NO_BMP = "😀"
"""One character, two UTF-16 code units."""

_SILENT = 1 << 12
_SAME_MESSAGE = "the same message"
_UPLOADS = {"50 kB": 50_000, "1 MB": 1_000_000, "8 MB": 8_000_000}


# --- what a table's posts do ---------------------------------------------------------------------


@_scene(
    "private",
    "reply-takes-a-late-picture",
    "reply-loses-its-picture",
    "answers-name-their-interaction",
)
async def replies(stage: Stage) -> None:
    """Edit the private reply: words first, then a picture too, then words alone."""
    wait = words(stage.asker.words.running)
    await _reply(stage, [wait])
    painted = await _reply(stage, [wait, gallery("view.png")], [picture("view.png", 200)])
    stage.expect("reply-takes-a-late-picture", "pictures: 1", painted, _pictures)
    stage.expect("answers-name-their-interaction", "an answer", painted, _whether_answer)
    plain = await _reply(stage, [wait])
    stage.expect("reply-loses-its-picture", "pictures: 0", plain, _pictures)


async def _reply(
    stage: Stage, parts: Sequence[Component], files: Sequence[Upload] = ()
) -> DiscordAnswer:
    """Edit the private reply to the command. Raises NotSeen if there is none."""
    reply = stage.asker.reply
    if reply is None:
        raise NotSeen("no-command")
    body = {"flags": COMPONENTS_V2, "components": parts, "attachments": []}
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    ids: Mapping[str, int | str] = {
        "webhook_id": reply.application,
        "webhook_token": reply.token,
    }
    return await stage.ask(Request("PATCH", path, ids, with_files(body, files), files))


@_scene(
    "posts",
    "post-names-its-files",
    "alt-text-is-kept",
    "edit-drops-unnamed-files",
    "equal-edit-is-marked",
    "edit-keeps-files",
    "post-mentions-whom-it-allows",
    "edit-mentions-whom-it-allows",
    "buttons-come-off",
)
async def posts(stage: Stage) -> None:
    """Send a post with a picture, alt text and buttons; then edit it as a table does."""
    post = await stage.post(_POST, [picture("board-1.png", 90, _ALT)])
    stage.expect("post-names-its-files", ["board-1.png"], post, _files)
    stage.expect("alt-text-is-kept", "lost: 0", post, _lost_alts)

    same = await stage.edit(post, {"content": _POST["content"]})
    stage.expect("equal-edit-is-marked", "marked as edited", same, _mark)

    edited = await stage.edit(post, _POST, [picture("board-2.png", 150, _ALT)])
    stage.expect("edit-drops-unnamed-files", ["board-2.png"], edited, _files)
    stage.expect("alt-text-is-kept", "lost: 0", edited, _lost_alts)

    before = edited.seen(_files)
    edited = await stage.edit(post, {"content": "The same post, in other words."})
    stage.expect("edit-keeps-files", before, edited, _files)

    bot = str(stage.place.bot)
    for allowed, expected in (({"users": [bot]}, 1), ({"parse": []}, 0)):
        named = f"<@{bot}>: words that name somebody."
        call: Body = {"content": named, "allowed_mentions": allowed}
        called = await stage.post(call)
        stage.expect("post-mentions-whom-it-allows", expected, called, _mentions)
        edited = await stage.edit(post, call)
        stage.expect("edit-mentions-whom-it-allows", expected, edited, _mentions)

    await stage.edit(post, {"content": "Retired.", "components": []})
    retired = await stage.read(post)
    stage.expect("buttons-come-off", "buttons: 0", retired, _buttons)
    stage.expect("edit-keeps-files", before, retired, _files)


@_scene("posts", "link-button-keeps-its-address")
async def links(stage: Stage) -> None:
    """Send a post with a link, as *On the board* is one."""
    post = await stage.post({"content": "A link.", "components": [row(link(_ADDRESS))]})
    for answer in (post, await stage.read(post)):
        stage.expect("link-button-keeps-its-address", [(_ADDRESS, None)], answer, _links)


@_scene(
    "posts",
    "own-messages-are-readable",
    "history-is-newest-first",
    "answers-name-their-interaction",
    "deleted-message-is-gone",
    "nonce-outlives-its-message",
)
async def history(stage: Stage) -> None:
    """Find messages in the thread's history; edit one that was deleted, and send it again."""
    said = "⚠️ Words to be found again: <t:1767225600:R>, https://example.org/x"
    newest = "The newest words come first."
    body = {**_POST, "content": said, "nonce": str(stage.thread)[-11:], "enforce_nonce": True}
    post = await stage.post(body)
    ours = [(await stage.post({"content": newest})).seen(_id), post.seen(_id)]
    ids = {"channel_id": stage.thread}
    found = await stage.ask(Request("GET", MESSAGES, ids, query={"limit": 50}))
    stage.expect(
        "own-messages-are-readable",
        sorted([(newest, []), (said, _names_in(_POST))]),
        found,
        lambda messages: sorted((m["content"], _names_in(m)) for m in messages if m["id"] in ours),
    )
    stage.expect(
        "history-is-newest-first",
        "newest first",
        found,
        lambda messages: (
            "newest first" if [_id(m) for m in messages if m["id"] in ours] == ours else "otherwise"
        ),
    )
    stage.expect("answers-name-their-interaction", "no answer", post, _whether_answer)
    await stage.delete(post)
    gone = await stage.edit(post, {"content": "Too late."})
    key = "deleted-message-is-gone"
    stage.expect_refusal(key, gone, 404, limit(key))
    if not gone.is_accepted:
        again = await stage.post(body)
        stage.expect_refusal("nonce-outlives-its-message", again, 404, limit(key))


@_scene("posts", "nonce-is-honoured", "nonce-length")
async def nonces(stage: Stage) -> None:
    """Send a message twice with the same nonce: only one message may appear."""
    body = {"content": "Sent twice, with one nonce.", "enforce_nonce": True}
    nonce = str(stage.thread)[-12:]
    for own, files in ((nonce, []), (nonce[:-1], [picture("board.png", 90)])):
        first, second = [await stage.post({**body, "nonce": own}, files) for _ in range(2)]
        seen = _same_message(first, second)
        stage.compare("nonce-is-honoured", _SAME_MESSAGE, seen, first, second)
    longer = await stage.post({**body, "nonce": "1" * (limit("nonce-length") + 1)})
    stage.expect_refusal("nonce-length", longer)


@_scene("posts", "gif-stays-a-gif")
async def animations(stage: Stage) -> None:
    """Send a GIF, as replays do."""
    post = await stage.post({"content": "A replay."}, [animation("replay.gif")])
    stage.expect("gif-stays-a-gif", ["image/gif"], post, _types)


@_scene(
    "components",
    "files-shown-by-components",
    "components-v2-stays",
    "components-v2-without-content",
    "gallery-has-items",
)
async def components(stage: Stage) -> None:
    """Send a message made of components, and what Discord refuses to do with such."""
    parts = [words("A message made of components."), gallery("board.png")]
    post = await stage.post(_of(*parts), [picture("board.png", 120)])
    for answer in (post, await stage.read(post)):
        stage.expect("files-shown-by-components", _SHOWN, answer, _shown)
    undone = await stage.edit(post, {"flags": 0, "content": "Plain again.", "components": []})
    stage.expect_refusal("components-v2-stays", undone)
    both = await stage.post({**_of(words("Both.")), "content": "Both."})
    stage.expect_refusal("components-v2-without-content", both)
    empty = await stage.post(_of(words("No picture."), gallery()))
    stage.expect_refusal("gallery-has-items", empty)


# --- limits: the largest value believed to be accepted, and one more -----------------------------


def _of(*parts: Component) -> Body:
    return {"flags": COMPONENTS_V2, "components": parts}


def _rows(*rows: Sequence[Component]) -> Body:
    return {"content": "At a limit.", "components": [row(*controls) for controls in rows]}


def _many_buttons(count: int) -> list[Component]:
    return [button(f"rehearsal-{number}") for number in range(count)]


_OF_SIZE: Mapping[str, Callable[[int], Body]] = {
    "content-length": lambda count: {"content": "x" * count},
    "row-count": lambda count: _rows(*([one] for one in _many_buttons(count))),
    "row-button-count": lambda count: _rows(_many_buttons(count)),
    "button-label-length": lambda count: _rows([button("rehearsal", "x" * count)]),
    "custom-id-length": lambda count: _rows([button("x" * count)]),
    "select-option-count": lambda count: _rows([menu(count)]),
    "option-text-length": lambda count: _rows([menu(2, text="x" * count)]),
    "placeholder-length": lambda count: _rows([menu(2, placeholder="x" * count)]),
    "component-count": lambda count: _of(*(words("x") for _ in range(count))),
    "component-text-length": lambda count: _of(words("x" * count)),
}
"""Limits, and functions that make a message of a given size."""


@_scene("limits", *_OF_SIZE)
async def sizes(stage: Stage) -> None:
    """Send messages at each limit and just above it."""
    for key, message in _OF_SIZE.items():
        for count in (limit(key), limit(key) + 1):
            _compare_size(stage, key, count, await stage.post(message(count)))


@_scene("limits", "alt-text-length")
async def alt_texts(stage: Stage) -> None:
    """Test how long alt texts may be, and whether an emoji counts as two."""
    key = "alt-text-length"
    for count in (limit(key), limit(key) + 1):
        _compare_size(stage, key, count, await _described(stage, "x" * count))
    answer = await _described(stage, _NO_BMP * (limit(key) // 2 + 1))
    seen = "characters" if answer.is_accepted else "UTF-16 units"
    stage.compare(key, "counted in UTF-16 units", f"counted in {seen}", answer)


async def _described(stage: Stage, alt: str) -> DiscordAnswer:
    return await stage.post({"content": "Alt texts."}, [picture("board.png", 60, alt)])


def _compare_size(stage: Stage, key: str, count: int, answer: DiscordAnswer) -> None:
    believed = ACCEPTED if count <= limit(key) else refused(400, 50035)
    stage.compare(key, f"{count}: {believed}", f"{count}: {answer.outcome}", answer)


@_scene("uploads", "upload-size")
async def uploads(stage: Stage) -> None:
    """Upload pictures of three sizes."""
    for said, size in _UPLOADS.items():
        name = f"{said.replace(' ', '-')}.png".lower()
        post = await stage.post({"content": said}, [large_picture(name, size)])
        stage.compare("upload-size", f"{said}: {ACCEPTED}", f"{said}: {post.outcome}", post)


@_scene("uploads", "upload-size")
async def too_large(stage: Stage) -> None:
    """Upload a file one byte above what any server accepts; skipped if this server accepts more."""
    most = limit("upload-size")
    if stage.place.size_limit > most:
        raise NotSeen("more-granted")
    post = await stage.post({"content": "Too large."}, [Upload("large.bin", bytes(most + 1))])
    stage.expect_refusal("upload-size", post, 413, 40005)


# --- threads and forums --------------------------------------------------------------------------


@_scene("places", "thread-is-announced")
async def announcement(stage: Stage) -> None:
    """Check the message with which Discord announced the thread in its channel."""
    if stage.place.forum:
        raise NotSeen("forum")
    read, found = await stage.announcement_of(stage.thread)
    seen = "no message" if found is None else f"a message of type {found['type']}"
    believed = f"a message of type {limit('thread-is-announced')}"
    stage.compare("thread-is-announced", believed, seen, read)


@_scene("places", "thread-in-wrong-place", "thread-name-length")
async def other_threads(stage: Stage) -> None:
    """Make a thread where none is possible, and one with too long a name."""
    wrong = {"name": THREAD_NAME, "type": PUBLIC_THREAD}
    inside = await stage.make_thread_in(stage.thread, wrong)
    key = "thread-in-wrong-place"
    stage.expect_refusal(key, inside, code=limit(key))
    longer = await stage.make_thread("x" * (limit("thread-name-length") + 1))
    stage.expect_refusal("thread-name-length", longer)


@_scene("places", "forum-post-is-a-thread", "forum-takes-no-messages")
async def forums(stage: Stage) -> None:
    """Check that posts of a forum have a message, and that a forum takes no other messages."""
    if not stage.place.forum:
        raise NotSeen("no-forum")
    opened = stage.opening.body
    same = (opened.get("message") or {}).get("id") == opened["id"]
    seen = "the thread's id" if same else "another id"
    stage.compare("forum-post-is-a-thread", "the thread's id", seen, stage.opening)
    beside = await stage.post({"content": "Beside the posts."}, to=stage.place.channel)
    key = "forum-takes-no-messages"
    stage.expect_refusal(key, beside, code=limit(key))


@_scene("places", "forum-may-require-a-tag")
async def forum_tags(stage: Stage) -> None:
    """Post without a tag in a forum that requires one."""
    if not stage.place.needs_tag:
        raise NotSeen("no-forum")
    bare = await stage.make_thread(THREAD_NAME, tagged=False)
    key = "forum-may-require-a-tag"
    stage.expect_refusal(key, bare, code=limit(key))


@_scene("places", "thread-may-stay-a-week", "archived-thread-refuses-edits", "thread-reopens")
async def threads(stage: Stage) -> None:
    """Archive a thread; check what still works in it, and what reopens it."""
    key = "thread-may-stay-a-week"
    stage.expect(key, limit(key), stage.opening, lambda t: _state(t)["auto_archive_duration"])
    ids = {"channel_id": stage.thread}
    post = await stage.post({"content": "Written before the thread is closed."})
    closed = await stage.ask(Request("PATCH", CHANNEL, ids, {"archived": True}))
    if not closed.is_accepted:
        raise NotSeen("not-sent")
    edited = await stage.edit(post, {"content": "Edited in a closed thread."})
    key = "archived-thread-refuses-edits"
    stage.expect_refusal(key, edited, code=limit(key))
    await stage.post({"content": "This opens the thread again."})
    thread = await stage.ask(Request("GET", CHANNEL, ids))
    stage.expect("thread-reopens", "archived: False", thread, _archived)


# --- direct messages, commands, rate limits ------------------------------------------------------


@_scene(
    "private",
    "direct-channel-stays",
    "direct-messages-can-be-edited",
    "nonce-is-honoured",
    "silence-is-kept",
    "door-is-closed",
)
async def letters(stage: Stage) -> None:
    """Open a direct message channel; send, edit and delete a silent message with a picture."""
    if stage.asker.person is None:
        raise NotSeen("nobody")
    request = Request("POST", "/users/@me/channels", body={"recipient_id": str(stage.asker.person)})
    opened = await stage.ask(request)
    if not opened.is_accepted:
        raise NotSeen("door-closed")
    again = await stage.ask(request)
    seen = "the same channel" if again.seen(_id) == opened.seen(_id) else "another channel"
    stage.compare("direct-channel-stays", "the same channel", seen, opened, again)

    said = stage.asker.words.letter
    body = {"content": said, "flags": _SILENT, "nonce": str(stage.thread)[-12:]}
    body["enforce_nonce"] = True
    mailbox, view = int(opened.body["id"]), [picture("view.png", 90)]
    letter = await stage.write_letter(mailbox, body, view)
    if not letter.is_accepted:
        stage.expect_refusal("door-is-closed", letter, 403, limit("door-is-closed"))
        raise NotSeen("door-closed")
    stage.reasons["door-is-closed"] = "door-open"
    stage.expect("silence-is-kept", "silent, pictures: 1", letter, _silence)
    second = await stage.write_letter(mailbox, body, view)
    same = _same_message(letter, second)
    stage.compare("nonce-is-honoured", _SAME_MESSAGE, same, letter, second)
    edited = await stage.edit(letter, {"content": f"{said} …"})
    deleted = await stage.delete(letter)
    seen = f"{edited.outcome}, {deleted.outcome}"
    believed = f"{ACCEPTED}, {ACCEPTED}"
    stage.compare("direct-messages-can-be-edited", believed, seen, edited, deleted)


@_scene("discord", "command-translations-are-kept")
async def commands(stage: Stage) -> None:
    """Compare the commands that Discord has, in every language, with those sent."""
    ids = {"application_id": stage.asker.application}
    path = "/applications/{application_id}/commands"
    known = await stage.ask(Request("GET", path, ids, query={"with_localizations": "true"}))
    sent = stage.asker.commands
    if sent is None:
        raise NotSeen("no-command")

    def differing(stored: Any) -> str:
        by_name = {one["name"]: one for one in stored}
        return f"{sum(not _holds(one, by_name.get(one['name'])) for one in sent)} differ"

    stage.expect("command-translations-are-kept", "0 differ", known, differing)


def _holds(sent: Any, known: Any) -> bool:
    """Whether Discord's answer contains all that was sent; it may omit empty values."""
    if isinstance(sent, Mapping):
        there = known if isinstance(known, Mapping) else {}
        return all(_holds(value, there.get(name)) for name, value in sent.items())
    if isinstance(sent, Sequence) and not isinstance(sent, str):
        return _holds_all(sent, known if isinstance(known, list) else [])
    return bool(sent == known or (not sent and not known))


def _holds_all(sent: Sequence[Any], known: Sequence[Any]) -> bool:
    """Whether this holds for lists; the order of plain values does not matter."""
    if sorted(map(str, sent)) == sorted(map(str, known)):
        return True
    return len(sent) == len(known) and all(map(_holds, sent, known))


@_scene("discord", "rate-limits-are-named")
async def rate_limits(stage: Stage) -> None:
    """Check that the answers so far contain rate limit headers."""
    limited = [answer for asked, answer in stage.answers if asked.startswith(f"POST {CHANNEL}")]
    if not any(answer.rate_limit for answer in limited):
        raise NotSeen("no-headers")
    stage.compare("rate-limits-are-named", "named", "named")


# --- what is read in accepted answers ------------------------------------------------------------

_SHOWN = "in attachments: 0, attachment_id is named"


def _id(body: Body) -> str:
    return str(body["id"])


def _whether_answer(message: Body) -> str:
    return "an answer" if message.get("interaction_metadata") else "no answer"


def _same_message(first: DiscordAnswer, second: DiscordAnswer) -> str:
    both = first.is_accepted and second.is_accepted
    return _SAME_MESSAGE if both and _id(first.body) == _id(second.body) else "another message"


def _files(message: Body) -> list[str]:
    return [str(file["filename"]) for file in message["attachments"]]


def _types(message: Body) -> list[str]:
    return [str(file.get("content_type")) for file in message["attachments"]]


def _lost_alts(message: Body) -> str:
    return f"lost: {sum(file.get('description') != _ALT for file in message['attachments'])}"


def _mark(message: Body) -> str:
    return "marked as edited" if message.get("edited_timestamp") else "not marked"


def _mentions(message: Body) -> int:
    return len(message["mentions"])


def _buttons(message: Body) -> str:
    controls = [part for row in message["components"] for part in row["components"]]
    return f"buttons: {sum(part['type'] == BUTTON for part in controls)}"


def _links(message: Body) -> list[tuple[object, object]]:
    """Return address and custom id of a message's buttons."""
    controls = [part for row in message["components"] for part in row["components"]]
    return [(part.get("url"), part.get("custom_id")) for part in controls]


def _names_in(message: Body) -> list[str]:
    """Return the custom ids of a message's buttons."""
    return [
        str(part.get("custom_id")) for row in message["components"] for part in row["components"]
    ]


def _pictures(message: Body) -> str:
    return f"pictures: {len(list(_items_of(message['components'])))}"


def _shown(message: Body) -> str:
    """Return how a message with a picture in its gallery refers to it."""
    media = [item["media"] for item in _items_of(message["components"])]
    is_named = bool(media) and all(one.get("attachment_id") for one in media)
    named = "is named" if is_named else "is missing"
    return f"in attachments: {len(message['attachments'])}, attachment_id {named}"


def _items_of(parts: Any) -> Iterator[Body]:
    """Yield all pictures in the galleries of these components."""
    for part in parts:
        if part["type"] == GALLERY:
            yield from part["items"]
        yield from _items_of(part.get("components", ()))


def _silence(message: Body) -> str:
    flag = "silent" if message["flags"] & _SILENT else "loud"
    return f"{flag}, pictures: {len(message['attachments'])}"


def _state(thread: Body) -> Body:
    return dict(thread["thread_metadata"])


def _archived(thread: Body) -> str:
    return f"archived: {_state(thread)['archived']}"


UNSEEN: Mapping[str, str] = {
    "push-shows-content": "client",
    "push-length": "client",
    "push-hides-stamps": "client",
    "silent-counts": "client",
    "deleted-counts": "client",
    "edit-notifies-nobody": "client",
    "pictures-side-by-side-are-cropped": "client",
    "message-parts-order": "client",
    "menu-choice-is-kept": "client",
    "built-in-commands": "client",
    "archived-posts-need-permission": "client",
    "late-press-is-refused": "press",
    "locked-thread-refuses-answers": "press",
    "rows-in-forms-are-deprecated": "press",
    "form-title-length": "press",
    "form-field-count": "press",
    "nonce-lifetime": "time",
    "a-session-can-go-deaf": "time",
    "old-edits-are-limited": "time",
    "old-edit-age": "time",
    "old-edit-count": "time",
    "old-edit-window": "time",
    "thread-archives": "time",
    "command-count": "registration",
    "command-size": "registration",
    "command-option-count": "registration",
    "command-name-length": "registration",
    "command-description-length": "registration",
    "choice-count": "press",
    "choice-name-length": "press",
    "private-thread-needs-member": "permission",
    "history-is-empty-without-permission": "permission",
    "audit-log-reason-length": "unused",
    "no-server-in-common": "circumstances",
    "threads-are-limited": "circumstances",
    "thread-opens": "permission",
    "thread-owner-edits": "permission",
    "thread-renames": "time",
    "thread-stays-open": "time",
    "forum-tag-count": "unused",
    "applied-tag-count": "unused",
    "tag-name-length": "unused",
    "role-mention-notifies": "client",
    "push-shows-no-files": "client",
    "words-are-refused": "circumstances",
    "form-label-length": "press",
    "form-label-description-length": "press",
    "user-command-count": "registration",
    "application-emoji-count": "unused",
    "emoji-size": "unused",
    "emoji-name-length": "unused",
    "unknown-emoji-is-refused": "circumstances",
}
"""Beliefs that no rehearsal can check, and the key of the reason (``WHY_NOT`` of the report)."""
