"""Steps about threads and forums."""

from rehearsal.discord_assumptions import limit
from rehearsal.interface import DiscordAnswer, refused
from rehearsal.rehearsal_thread import THREAD_NAME, NotSeen, Stage

_CHANNEL = "/channels/{channel_id}"


async def threads(stage: Stage) -> None:
    """Archive a thread; check what still works in it, and what reopens it."""
    opened = stage.opening
    assert opened is not None, "the stage is open"
    key = "thread-may-stay-a-week"
    kept = opened.body["thread_metadata"]["auto_archive_duration"]
    stage.compare(key, limit(key), kept, opened)

    ids = {"channel_id": stage.thread}
    post = await stage.post({"content": "Written before the thread is closed."})
    closed = await stage.ask("PATCH", _CHANNEL, ids, {"archived": True})
    if not closed.is_accepted:
        raise NotSeen("not-sent")
    edited = await stage.edit(post, {"content": "Edited in a closed thread."})
    stage.compare(
        "archived-thread-refuses-edits",
        refused(400, limit("archived-thread-refuses-edits")),
        edited.outcome,
        edited,
    )
    await stage.post({"content": "This opens the thread again."})
    thread = await stage.ask("GET", _CHANNEL, ids)
    stage.compare("thread-reopens", "open", _state(thread), thread)


async def announcement(stage: Stage) -> None:
    """Check the message with which Discord announced the thread in its channel."""
    if stage.place.forum:
        raise NotSeen("forum")
    read, found = await stage.announcement_of(stage.thread)
    seen = "no message" if found is None else f"a message of type {found['type']}"
    believed = f"a message of type {limit('thread-is-announced')}"
    stage.compare("thread-is-announced", believed, seen, read)


async def other_threads(stage: Stage) -> None:
    """Make a thread where none is possible, and one with too long a name."""
    wrong = await stage.thread_in(stage.thread)
    code = limit("thread-in-wrong-place")
    stage.compare("thread-in-wrong-place", refused(400, code), wrong.outcome, wrong)
    longer = await stage.make_thread({"name": "x" * (limit("thread-name-length") + 1)})
    stage.compare("thread-name-length", refused(400, 50035), longer.outcome, longer)


async def forums(stage: Stage) -> None:
    """Check that posts of a forum have a message, and that a forum takes no other messages."""
    if not stage.place.forum:
        raise NotSeen("no-forum")
    opened = stage.opening
    assert opened is not None, "the stage is open"
    message = opened.body.get("message") or {}
    seen = "the thread's id" if message.get("id") == opened.body["id"] else "another id"
    stage.compare("forum-post-is-a-thread", "the thread's id", seen, opened)
    beside = await stage.post({"content": "Beside the posts."}, to=stage.place.channel)
    code = limit("forum-takes-no-messages")
    stage.compare("forum-takes-no-messages", refused(400, code), beside.outcome, beside)


async def forum_tags(stage: Stage) -> None:
    """Post without a tag in a forum that requires one."""
    if not stage.place.needs_tag:
        raise NotSeen("no-forum")
    bare = await stage.make_thread({"name": THREAD_NAME}, tagged=False)
    code = limit("forum-may-require-a-tag")
    stage.compare("forum-may-require-a-tag", refused(400, code), bare.outcome, bare)


def _state(thread: DiscordAnswer) -> str:
    if not thread.is_accepted:
        return thread.outcome
    return "closed" if thread.body["thread_metadata"]["archived"] else "open"
