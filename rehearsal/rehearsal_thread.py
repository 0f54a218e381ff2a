"""The place of a rehearsal: its own thread, deleted at the end."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from rehearsal.discord_assumptions import limit
from rehearsal.interface import Ask, DiscordAnswer, NoAnswer, Request, Upload, refused

THREAD_NAME = "Tavolo: rehearsal"
"""In English everywhere, so that a thread left by a killed process is recognized."""

PUBLIC_THREAD = 11
_ANNOUNCEMENT_THREAD = 10

_STALE = 15 * 60_000
"""Milliseconds after which a thread of an earlier rehearsal must be a leftover."""

_SNOWFLAKE_SHIFT = 22
"""The bits of an id below its time, in milliseconds since Discord's epoch."""

_NEAR = 20
"""Number of messages around a thread's creation among which its announcement is searched."""

_INVALID_FORM = 50035
_QUIET: Mapping[str, Any] = {"allowed_mentions": {"parse": []}}

CHANNEL = "/channels/{channel_id}"
MESSAGES = f"{CHANNEL}/messages"
_MESSAGE = f"{MESSAGES}/{{message_id}}"

T = TypeVar("T")


class RehearsalPlace(msgspec.Struct, frozen=True):
    """The channel in which a rehearsal is requested.

    ``forum``: each of its threads is a post with a message. ``tag``: one of its tags, required if
    ``needs_tag``. ``size_limit``: the largest file in bytes.
    """

    channel: int
    guild: int
    bot: int
    size_limit: int
    forum: bool = False
    announcements: bool = False
    needs_tag: bool = False
    tag: int | None = None


class Reply(msgspec.Struct, frozen=True):
    """The private reply to a command: the application, and the secret token for answers."""

    application: int
    token: str

    def __repr__(self) -> str:
        return f"<Reply to application {self.application}>"


class RehearsalWords(msgspec.Struct, frozen=True):
    """Texts that people read during a rehearsal: in the reply, the thread, a direct message."""

    running: str
    thread: str
    letter: str


class Asker(msgspec.Struct, frozen=True):
    """The person who asked, as far as the rehearsal may write to them.

    ``reply``: None on the command line. ``commands``: those sent for registration, None if unknown.
    """

    person: int | None
    application: int
    words: RehearsalWords
    reply: Reply | None = None
    commands: Sequence[Mapping[str, Any]] | None = None


class CannotBegin(Exception):
    """Discord refuses the thread; ``answer`` says how."""

    def __init__(self, answer: DiscordAnswer) -> None:
        super().__init__(answer.outcome)
        self.answer = answer


class NotSeen(Exception):
    """A step cannot check its beliefs; ``why``: the key of a reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class SeenAnswer(msgspec.Struct, frozen=True):
    """One observation: what a belief predicts, and what Discord answered."""

    key: str
    believed: str
    seen: str
    faults: tuple[str, ...] = ()


class Stage:
    """Sends the requests of a rehearsal, records observations, and cleans up.

    ``reasons``: why beliefs were not checked. ``opening``: the answer that made the thread.
    ``is_clean``: whether everything could be deleted.
    """

    opening: DiscordAnswer

    def __init__(self, ask: Ask, place: RehearsalPlace, asker: Asker) -> None:
        self._ask = ask
        self.place = place
        self.asker = asker
        self.observed: list[SeenAnswer] = []
        self.answers: list[tuple[str, DiscordAnswer]] = []
        self.reasons: dict[str, str] = {}
        self.is_clean = True
        self._threads: list[int] = []
        self._letters: list[tuple[int, int]] = []
        self._opening_was_lost = False

    @property
    def thread(self) -> int:
        """The thread of this rehearsal."""
        return self._threads[0]

    # --- observations ------------------------------------------------------------------------

    def compare(self, key: str, believed: object, seen: object, *answers: DiscordAnswer) -> None:
        """Record what a belief predicts and what was seen. Neither may contain a name or an id."""
        faults = tuple(dict.fromkeys(fault for answer in answers for fault in answer.faults))
        self.observed.append(SeenAnswer(key, str(believed), str(seen), faults))

    def expect(
        self, key: str, believed: object, answer: DiscordAnswer, read: Callable[[Any], object]
    ) -> None:
        """Compare what ``read`` finds in an answer."""
        self.compare(key, believed, answer.seen(read), answer)

    def expect_refusal(
        self, key: str, answer: DiscordAnswer, status: int = 400, code: int = _INVALID_FORM
    ) -> None:
        """Compare how a request was refused."""
        self.compare(key, refused(status, code), answer.outcome, answer)

    # --- requests ----------------------------------------------------------------------------

    async def ask(self, request: Request) -> DiscordAnswer:
        """Send one request. Raises NoAnswer."""
        answer = await self._ask(request)
        self.answers.append((str(request), answer))
        return answer

    async def post(
        self, body: Mapping[str, Any], files: Sequence[Upload] = (), *, to: int | None = None
    ) -> DiscordAnswer:
        """Send a message, by default to the thread of the rehearsal."""
        ids = {"channel_id": self.thread if to is None else to}
        return await self.ask(Request("POST", MESSAGES, ids, with_files(body, files), files))

    async def edit(
        self, message: DiscordAnswer, body: Mapping[str, Any], files: Sequence[Upload] | None = None
    ) -> DiscordAnswer:
        """Edit a message; ``files`` replace its files, None leaves them out of the request."""
        whole = body if files is None else with_files({**body, "attachments": []}, files)
        return await self.ask(Request("PATCH", _MESSAGE, _ids_of(message), whole, files or ()))

    async def read(self, message: DiscordAnswer) -> DiscordAnswer:
        """Read the present state of a message."""
        return await self.ask(Request("GET", _MESSAGE, _ids_of(message)))

    async def delete(self, message: DiscordAnswer) -> DiscordAnswer:
        """Delete a message."""
        return await self.ask(Request("DELETE", _MESSAGE, _ids_of(message)))

    # --- its place ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Make the thread, and delete leftovers of killed processes.

        Raises CannotBegin and NoAnswer.
        """
        self._opening_was_lost = True
        self.opening = await to_its_end(self.make_thread(THREAD_NAME))
        self._opening_was_lost = False
        if not self.opening.is_accepted:
            raise CannotBegin(self.opening)
        if not self.place.forum:
            await self.post({"content": self.asker.words.thread})
        with suppress(NoAnswer):
            await self._delete_found(self._is_stale)

    async def make_thread(self, name: str, *, tagged: bool = True) -> DiscordAnswer:
        """Make a thread in the rehearsal's channel; in a forum, a post with a message.

        It is deleted at the end. ``tagged``: with a tag if the forum requires one.
        """
        place = self.place
        body: dict[str, Any] = {"name": name}
        body["auto_archive_duration"] = limit("thread-may-stay-a-week")
        if not place.forum:
            body["type"] = _ANNOUNCEMENT_THREAD if place.announcements else PUBLIC_THREAD
            return await self.make_thread_in(place.channel, body)
        body["message"] = {"content": self.asker.words.thread, **_QUIET}
        if place.needs_tag and tagged and place.tag is not None:
            body["applied_tags"] = [str(place.tag)]
        return await self.make_thread_in(place.channel, body)

    async def make_thread_in(self, channel: int, body: Mapping[str, Any]) -> DiscordAnswer:
        """Try to make a thread in any channel; it is deleted at the end."""
        answer = await self.ask(
            Request("POST", f"{CHANNEL}/threads", {"channel_id": channel}, body)
        )
        if answer.is_accepted:
            self._threads.append(int(answer.body["id"]))
        return answer

    async def write_letter(
        self, channel: int, body: Mapping[str, Any], files: Sequence[Upload]
    ) -> DiscordAnswer:
        """Send a direct message, which is deleted at the end. Raises NoAnswer."""
        return await to_its_end(self._write_letter(channel, body, files))

    async def _write_letter(
        self, channel: int, body: Mapping[str, Any], files: Sequence[Upload]
    ) -> DiscordAnswer:
        try:
            answer = await self.post(body, files, to=channel)
        except NoAnswer:
            self.is_clean = False  # it may have arrived, and nobody knows its id
            raise
        if answer.is_accepted:
            written = (channel, int(answer.body["id"]))
            self._letters += [written] * (written not in self._letters)
        return answer

    async def announcement_of(self, thread: int) -> tuple[DiscordAnswer, Mapping[str, Any] | None]:
        """Return the answer of the search, and the message that announces this thread, if found.

        Raises NoAnswer.
        """
        ids = {"channel_id": self.place.channel}
        near = {"around": thread, "limit": _NEAR}
        answer = await self.ask(Request("GET", MESSAGES, ids, query=near))
        messages = answer.body if answer.is_accepted else ()
        return answer, next((one for one in messages if _announces(one, thread)), None)

    # --- cleaning up -------------------------------------------------------------------------

    async def close(self) -> None:
        """Delete the direct messages, the threads and their announcements. Raises nothing."""
        for channel, message in self._letters:
            await self._tidy(self._delete(_MESSAGE, channel_id=channel, message_id=message))
        for thread in reversed(self._threads):
            await self._delete_thread(thread)
        if self._opening_was_lost and not self._threads:
            await self._tidy(self._delete_found(lambda _thread: True))

    async def _tidy(self, work: Awaitable[None]) -> None:
        try:
            await work
        except NoAnswer:
            self.is_clean = False

    async def _delete(self, path: str, **ids: int) -> None:
        answer = await self.ask(Request("DELETE", path, ids))
        self.is_clean = self.is_clean and (answer.is_accepted or answer.status == 404)

    async def _delete_thread(self, thread: int) -> None:
        """Delete a thread, and first its announcement, which Discord would keep."""
        if not self.place.forum:
            await self._tidy(self._delete_announcement(thread))
        await self._tidy(self._delete(CHANNEL, channel_id=thread))

    async def _delete_announcement(self, thread: int) -> None:
        read, found = await self.announcement_of(thread)
        self.is_clean = self.is_clean and read.is_accepted
        if found is not None:
            message = int(found["id"])
            await self._delete(_MESSAGE, channel_id=self.place.channel, message_id=message)

    async def _delete_found(self, is_meant: Callable[[int], bool]) -> None:
        """Delete rehearsals' threads in this channel that ``is_meant`` selects. Raises NoAnswer."""
        path = "/guilds/{guild_id}/threads/active"
        found = await self.ask(Request("GET", path, {"guild_id": self.place.guild}))
        for thread in found.body["threads"] if found.is_accepted else ():
            if self._is_ours(thread) and is_meant(int(thread["id"])):
                await self._delete_thread(int(thread["id"]))

    def _is_ours(self, thread: Mapping[str, Any]) -> bool:
        """Whether a rehearsal in this channel made the thread."""
        ours = (THREAD_NAME, str(self.place.bot), str(self.place.channel))
        return (thread["name"], thread["owner_id"], thread["parent_id"]) == ours

    def _is_stale(self, thread: int) -> bool:
        """Whether the thread is old enough to be a leftover of a killed process."""
        return (self.thread >> _SNOWFLAKE_SHIFT) - (thread >> _SNOWFLAKE_SHIFT) > _STALE


async def to_its_end(work: Awaitable[T]) -> T:
    """Await what creates or deletes something to its end, even when cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(NoAnswer):
            await task
        raise


def with_files(body: Mapping[str, Any], files: Sequence[Upload]) -> dict[str, Any]:
    """Return the message with its files listed; it notifies nobody unless it says otherwise."""
    named = [
        {"id": number, "filename": file.name}
        | ({} if file.alt is None else {"description": file.alt})
        for number, file in enumerate(files)
    ]
    quiet = {**_QUIET, **body}
    return {**quiet, "attachments": named} if named or "attachments" in body else quiet


def _ids_of(message: DiscordAnswer) -> dict[str, int]:
    """Return the ids of a message that was sent. Raises NotSeen if it was refused."""
    if not message.is_accepted:
        raise NotSeen("not-sent")
    return {
        "channel_id": int(message.body["channel_id"]),
        "message_id": int(message.body["id"]),
    }


def _announces(message: Mapping[str, Any], thread: int) -> bool:
    """Whether Discord wrote this message to announce a thread."""
    meant = (message.get("message_reference") or {}).get("channel_id")
    return (message["type"], meant) == (limit("thread-is-announced"), str(thread))
