"""The place of a rehearsal: its own thread, deleted at the end."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from rehearsal.discord_assumptions import limit
from rehearsal.interface import Discord, DiscordAnswer, NoAnswer, Upload
from rehearsal.samples import COMPONENTS_V2, Component

THREAD_NAME = "Tavolo: rehearsal"
"""In English everywhere, so that a thread left by a killed process is recognized."""


_PUBLIC_THREAD, _ANNOUNCEMENT_THREAD = 11, 10
_STALE = 15 * 60_000
"""Milliseconds after which a thread of an earlier rehearsal must be a leftover."""

_SNOWFLAKE_SHIFT = 22

_NEAR = 20
"""Number of messages around a thread's creation among which its announcement is searched."""

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
    """Sends the requests of a rehearsal, records observations, and cleans up."""

    def __init__(self, discord: Discord, place: RehearsalPlace, asker: Asker) -> None:
        self._discord = discord
        self.place = place
        self.asker = asker
        self.observed: list[SeenAnswer] = []
        self.answers: list[tuple[str, DiscordAnswer]] = []
        self.passed_over: dict[str, str] = {}
        self.opening: DiscordAnswer | None = None
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
        self.observed.append(SeenAnswer(key, _said(believed), _said(seen), faults))

    def pass_over(self, key: str, why: str) -> None:
        """Record why a belief was not checked though its step was tried."""
        self.passed_over[key] = why

    # --- requests ----------------------------------------------------------------------------

    async def ask(
        self,
        method: str,
        path: str,
        ids: Mapping[str, int | str],
        body: Any = None,
        files: Sequence[Upload] = (),
        query: Mapping[str, str | int] | None = None,
    ) -> DiscordAnswer:
        """Send one request. Raises NoAnswer."""
        answer = await self._discord.ask(method, path, ids, body, files, query)
        self.answers.append((f"{method} {path}", answer))
        return answer

    async def post(
        self, body: Mapping[str, Any], files: Sequence[Upload] = (), *, to: int | None = None
    ) -> DiscordAnswer:
        """Send a message, by default to the thread of the rehearsal."""
        ids = {"channel_id": self.thread if to is None else to}
        message = _with_files(body, files)
        return await self.ask("POST", "/channels/{channel_id}/messages", ids, message, files)

    async def edit(
        self, message: DiscordAnswer, body: Mapping[str, Any], files: Sequence[Upload] | None = None
    ) -> DiscordAnswer:
        """Edit a message; ``files`` replace its files, None leaves them out of the request."""
        whole = body if files is None else _with_files({**body, "attachments": []}, files)
        return await self.ask("PATCH", _MESSAGE, _ids_of(message), whole, files or ())

    async def read(self, message: DiscordAnswer) -> DiscordAnswer:
        """Read the present state of a message."""
        return await self.ask("GET", _MESSAGE, _ids_of(message))

    async def delete(self, message: DiscordAnswer) -> DiscordAnswer:
        """Delete a message."""
        return await self.ask("DELETE", _MESSAGE, _ids_of(message))

    async def reply(
        self, components: Sequence[Component], files: Sequence[Upload] | None = None
    ) -> DiscordAnswer:
        """Edit the private reply to the command. Raises NotSeen if there is none."""
        reply = self.asker.reply
        if reply is None:
            raise NotSeen("no-command")
        body: Mapping[str, Any] = {
            "flags": COMPONENTS_V2,
            "components": list(components),
            "allowed_mentions": {"parse": []},
        }
        if files is not None:
            body = _with_files({**body, "attachments": []}, files)
        path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        ids: dict[str, int | str] = {
            "webhook_id": reply.application,
            "webhook_token": reply.token,
        }
        return await self.ask("PATCH", path, ids, body, files or ())

    # --- its place ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Make the thread, and delete leftovers of killed processes.

        Raises CannotBegin and NoAnswer.
        """
        self._opening_was_lost = True
        self.opening = await self._to_its_end(self.make_thread({"name": THREAD_NAME}))
        self._opening_was_lost = False
        if not self.opening.is_accepted:
            raise CannotBegin(self.opening)
        if not self.place.forum:
            await self.post(self._greeting())
        with suppress(NoAnswer):
            await self._delete_found(self._is_stale)

    async def make_thread(self, wishes: Mapping[str, Any], *, tagged: bool = True) -> DiscordAnswer:
        """Make a thread in the rehearsal's channel; in a forum, a post with a message.

        It is deleted at the end. ``tagged``: with a tag if the forum requires one.
        """
        place = self.place
        body: dict[str, Any] = {"auto_archive_duration": limit("thread-may-stay-a-week"), **wishes}
        if place.forum:
            body["message"] = self._greeting()
            if place.needs_tag and tagged and place.tag is not None:
                body["applied_tags"] = [str(place.tag)]
        else:
            body["type"] = _ANNOUNCEMENT_THREAD if place.announcements else _PUBLIC_THREAD
        return await self._make_thread(place.channel, body)

    def _greeting(self) -> dict[str, Any]:
        return {"content": self.asker.words.thread, "allowed_mentions": {"parse": []}}

    async def thread_in(self, channel: int) -> DiscordAnswer:
        """Try to make a thread in another channel; it is deleted at the end, too."""
        return await self._make_thread(channel, {"name": THREAD_NAME, "type": _PUBLIC_THREAD})

    async def _make_thread(self, channel: int, body: Mapping[str, Any]) -> DiscordAnswer:
        answer = await self.ask(
            "POST", "/channels/{channel_id}/threads", {"channel_id": channel}, body
        )
        if answer.is_accepted:
            self._threads.append(int(answer.body["id"]))
        return answer

    async def write_letter(
        self, channel: int, body: Mapping[str, Any], files: Sequence[Upload] = ()
    ) -> DiscordAnswer:
        """Send a direct message, which is deleted at the end. Raises NoAnswer."""

        async def write() -> DiscordAnswer:
            try:
                answer = await self.post(body, files, to=channel)
            except NoAnswer:
                self.is_clean = False  # it may have arrived, and nobody knows its id
                raise
            if answer.is_accepted:
                written = (channel, int(answer.body["id"]))
                self._letters += [written] * (written not in self._letters)
            return answer

        return await self._to_its_end(write())

    async def close(self) -> None:
        """Delete the direct messages, the threads and their announcements. Raises nothing.

        ``is_clean`` says afterwards whether nothing is left.
        """
        for channel, message in self._letters:
            ids = {"channel_id": channel, "message_id": message}
            await self._remove("DELETE", _MESSAGE, ids)
        for thread in reversed(self._threads):
            await self._remove_thread(thread)
        if self._opening_was_lost and not self._threads:
            try:
                await self._delete_found(lambda _thread: True)
            except NoAnswer:
                self.is_clean = False

    async def announcement_of(self, thread: int) -> tuple[DiscordAnswer, Mapping[str, Any] | None]:
        """Return the answer of the search, and the message that announces this thread, if found.

        Raises NoAnswer.
        """
        ids = {"channel_id": self.place.channel}
        near = {"around": thread, "limit": _NEAR}
        answer = await self.ask("GET", "/channels/{channel_id}/messages", ids, query=near)
        messages = answer.body if answer.is_accepted else ()
        return answer, next((one for one in messages if _announces(one, thread)), None)

    async def _remove_thread(self, thread: int) -> None:
        """Delete a thread, and first its announcement, which Discord would keep."""
        if not self.place.forum:
            await self._remove_announcement(thread)
        await self._remove("DELETE", "/channels/{channel_id}", {"channel_id": thread})

    async def _remove_announcement(self, thread: int) -> None:
        try:
            read, found = await self.announcement_of(thread)
        except NoAnswer:
            self.is_clean = False
            return
        self.is_clean = self.is_clean and read.is_accepted
        if found is not None:
            ids = {"channel_id": self.place.channel, "message_id": int(found["id"])}
            await self._remove("DELETE", _MESSAGE, ids)

    async def _remove(self, method: str, path: str, ids: Mapping[str, int | str]) -> None:
        try:
            answer = await self.ask(method, path, ids)
        except NoAnswer:
            self.is_clean = False
            return
        self.is_clean = self.is_clean and (answer.is_accepted or answer.status == 404)

    async def _delete_found(self, is_meant: Callable[[int], bool]) -> None:
        """Delete rehearsals' threads in this channel that ``is_meant`` selects. Raises NoAnswer."""
        found = await self.ask(
            "GET", "/guilds/{guild_id}/threads/active", {"guild_id": self.place.guild}
        )
        for thread in found.body["threads"] if found.is_accepted else ():
            if self._is_ours(thread) and is_meant(int(thread["id"])):
                await self._remove_thread(int(thread["id"]))

    def _is_ours(self, thread: Mapping[str, Any]) -> bool:
        """Whether a rehearsal in this channel made the thread."""
        ours = (THREAD_NAME, str(self.place.bot), str(self.place.channel))
        return (thread["name"], thread["owner_id"], thread["parent_id"]) == ours

    def _is_stale(self, thread: int) -> bool:
        """Whether the thread is old enough to be a leftover of a killed process."""
        return _sent_at(self.thread) - _sent_at(thread) > _STALE

    async def _to_its_end(self, work: Awaitable[T]) -> T:
        """Await a request that creates something to be deleted, even when cancelled meanwhile."""
        task = asyncio.ensure_future(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            with suppress(NoAnswer):
                await task
            raise


Step = Callable[[Stage], Awaitable[None]]

_MESSAGE = "/channels/{channel_id}/messages/{message_id}"


def _ids_of(message: DiscordAnswer) -> dict[str, int | str]:
    """Return the ids of a message that was sent. Raises NotSeen if it was refused."""
    if not message.is_accepted:
        raise NotSeen("not-sent")
    return {
        "channel_id": int(message.body["channel_id"]),
        "message_id": int(message.body["id"]),
    }


def _with_files(body: Mapping[str, Any], files: Sequence[Upload]) -> dict[str, Any]:
    """Return the message with its files listed; it notifies nobody unless it says otherwise."""
    named = [
        {"id": number, "filename": file.name}
        | ({} if file.alt is None else {"description": file.alt})
        for number, file in enumerate(files)
    ]
    quiet = {"allowed_mentions": {"parse": []}, **body}
    return {**quiet, "attachments": named} if named or "attachments" in body else quiet


def _announces(message: Mapping[str, Any], thread: int) -> bool:
    """Whether Discord wrote this message to announce a thread."""
    meant = (message.get("message_reference") or {}).get("channel_id")
    return (message["type"], meant) == (limit("thread-is-announced"), str(thread))


def _sent_at(snowflake: int) -> int:
    """Return when an id was generated, in milliseconds since Discord's epoch."""
    return snowflake >> _SNOWFLAKE_SHIFT


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
