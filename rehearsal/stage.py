"""Where a rehearsal takes place: a thread of its own, which is gone when it is over."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from rehearsal.beliefs import limit
from rehearsal.interface import Discord, DiscordAnswer, NoAnswer, Upload
from rehearsal.samples import COMPONENTS_V2, Component

THREAD_NAME = "Tavolo: rehearsal"
"""In English everywhere, so that one left by a process that was killed is known again."""


_PUBLIC_THREAD, _ANNOUNCEMENT_THREAD = 11, 10
_STALE = 15 * 60_000
"""Milliseconds after which a thread of an earlier rehearsal was surely left behind."""

_SNOWFLAKE_SHIFT = 22

_NEAR = 20
"""Messages of the channel, around the time a thread was made, among which it is announced."""

T = TypeVar("T")


class RehearsalPlace(msgspec.Struct, frozen=True):
    """The channel a rehearsal is asked for in.

    ``forum``: each of its threads is a post with a message. ``tag``: one of its tags, needed where
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
    """The private reply to a command: by whom it is answered, and the secret to do so."""

    application: int
    token: str

    def __repr__(self) -> str:
        return f"<Reply to application {self.application}>"


class RehearsalWords(msgspec.Struct, frozen=True):
    """What people read while it goes on: in the reply, in the thread, in a direct message."""

    running: str
    thread: str
    letter: str


class Asker(msgspec.Struct, frozen=True):
    """Who asked, as far as the rehearsal may write to them.

    ``reply``: None on the command line. ``commands``: what was sent to be registered, None where it
    is not known.
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
    """A step cannot look at what it is for; ``why``: the key of a reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class SeenAnswer(msgspec.Struct, frozen=True):
    """One observation: what follows from a belief, and what Discord answered."""

    key: str
    believed: str
    seen: str
    faults: tuple[str, ...] = ()


class Stage:
    """Carries the requests of a rehearsal, notes what is seen, and cleans up."""

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

    # --- what is seen ------------------------------------------------------------------------

    def compare(self, key: str, believed: object, seen: object, *answers: DiscordAnswer) -> None:
        """Note what follows from a belief and what was seen. Neither may name anybody."""
        faults = tuple(dict.fromkeys(fault for answer in answers for fault in answer.faults))
        self.observed.append(SeenAnswer(key, _said(believed), _said(seen), faults))

    def pass_over(self, key: str, why: str) -> None:
        """Say why a belief is not looked at though its step was tried."""
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
        """Make one request. Raises NoAnswer."""
        answer = await self._discord.ask(method, path, ids, body, files, query)
        self.answers.append((f"{method} {path}", answer))
        return answer

    async def post(
        self, body: Mapping[str, Any], files: Sequence[Upload] = (), *, to: int | None = None
    ) -> DiscordAnswer:
        """Send a message, to the thread of the rehearsal unless told otherwise."""
        ids = {"channel_id": self.thread if to is None else to}
        message = _with_files(body, files)
        return await self.ask("POST", "/channels/{channel_id}/messages", ids, message, files)

    async def edit(
        self, message: DiscordAnswer, body: Mapping[str, Any], files: Sequence[Upload] | None = None
    ) -> DiscordAnswer:
        """Edit a message; ``files`` take the place of those there are, None leaves them out."""
        whole = body if files is None else _with_files({**body, "attachments": []}, files)
        return await self.ask("PATCH", _MESSAGE, _ids_of(message), whole, files or ())

    async def read(self, message: DiscordAnswer) -> DiscordAnswer:
        """Ask for a message as it stands now."""
        return await self.ask("GET", _MESSAGE, _ids_of(message))

    async def delete(self, message: DiscordAnswer) -> DiscordAnswer:
        """Delete a message."""
        return await self.ask("DELETE", _MESSAGE, _ids_of(message))

    async def reply(
        self, components: Sequence[Component], files: Sequence[Upload] | None = None
    ) -> DiscordAnswer:
        """Put this into the private reply to the command. Raises NotSeen where there is none."""
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
        """Make the thread, and delete what a process that was killed has left.

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
        """Make a thread in the place of the rehearsal; in a forum, a post with a message.

        It is deleted at the end. ``tagged``: with a tag where the forum needs one.
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
        """Try to make a thread in some other channel; it is deleted at the end, too."""
        return await self._make_thread(channel, {"name": THREAD_NAME, "type": _PUBLIC_THREAD})

    async def _make_thread(self, channel: int, body: Mapping[str, Any]) -> DiscordAnswer:
        answer = await self.ask(
            "POST", "/channels/{channel_id}/threads", {"channel_id": channel}, body
        )
        if answer.is_accepted:
            self._threads.append(int(answer.body["id"]))
        return answer

    async def write_letter(self, channel: int, body: Mapping[str, Any]) -> DiscordAnswer:
        """Send a direct message, which is deleted at the end."""

        async def write() -> DiscordAnswer:
            try:
                answer = await self.post(body, to=channel)
            except NoAnswer:
                self.is_clean = False  # it may have arrived, and nobody knows its id
                raise
            if answer.is_accepted:
                self._letters.append((channel, int(answer.body["id"])))
            return answer

        return await self._to_its_end(write())

    async def close(self) -> None:
        """Delete the direct messages, the threads and what announces them, whatever has happened.

        Raises nothing.

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
        """The message with which Discord told the channel of this thread, if it stands there.

        And the answer in which it was looked for. Raises NoAnswer.
        """
        ids = {"channel_id": self.place.channel}
        near = {"around": thread, "limit": _NEAR}
        answer = await self.ask("GET", "/channels/{channel_id}/messages", ids, query=near)
        messages = answer.body if answer.is_accepted else ()
        return answer, next((one for one in messages if _announces(one, thread)), None)

    async def _remove_thread(self, thread: int) -> None:
        """Delete a thread, and before it what tells the channel of it: that stays otherwise."""
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
        """Delete those threads of rehearsals in this place that are meant. Raises NoAnswer."""
        found = await self.ask(
            "GET", "/guilds/{guild_id}/threads/active", {"guild_id": self.place.guild}
        )
        for thread in found.body["threads"] if found.is_accepted else ():
            if self._is_ours(thread) and is_meant(int(thread["id"])):
                await self._remove_thread(int(thread["id"]))

    def _is_ours(self, thread: Mapping[str, Any]) -> bool:
        """Whether it was made by a rehearsal in this place."""
        ours = (THREAD_NAME, str(self.place.bot), str(self.place.channel))
        return (thread["name"], thread["owner_id"], thread["parent_id"]) == ours

    def _is_stale(self, thread: int) -> bool:
        """Whether a process that was killed has left it."""
        return _sent_at(self.thread) - _sent_at(thread) > _STALE

    async def _to_its_end(self, work: Awaitable[T]) -> T:
        """Wait for what makes something that must be deleted, even when told to stop meanwhile."""
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
    """The ids of a message that was sent. Raises NotSeen when it was refused."""
    if not message.is_accepted:
        raise NotSeen("not-sent")
    return {
        "channel_id": int(message.body["channel_id"]),
        "message_id": int(message.body["id"]),
    }


def _with_files(body: Mapping[str, Any], files: Sequence[Upload]) -> dict[str, Any]:
    """The message with its files named, notifying nobody unless it says otherwise."""
    named = [
        {"id": number, "filename": file.name}
        | ({} if file.alt is None else {"description": file.alt})
        for number, file in enumerate(files)
    ]
    quiet = {"allowed_mentions": {"parse": []}, **body}
    return {**quiet, "attachments": named} if named or "attachments" in body else quiet


def _announces(message: Mapping[str, Any], thread: int) -> bool:
    """Whether Discord wrote this message to tell of a thread."""
    meant = (message.get("message_reference") or {}).get("channel_id")
    return (message["type"], meant) == (limit("thread-is-announced"), str(thread))


def _sent_at(snowflake: int) -> int:
    """When an id was given, in Discord's milliseconds."""
    return snowflake >> _SNOWFLAKE_SHIFT


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
