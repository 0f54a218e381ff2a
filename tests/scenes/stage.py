"""What happens to a scene from outside: faults, crashes, places, secrets to be kept."""

import json
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final

from discord import Permissions
from msgspec.structs import replace
from simcord import ChannelHandle, HttpLogEntry, RoleHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from storage.transaction.transaction import Transaction
from tests.e2e.message_recipients import Readers
from tests.e2e.running_bot import House


class Stage:
    """The server of one scene, and what befalls it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._secrets: list[tuple[str, str]] = []
        self.expects_errors = False
        self.is_disturbed = False
        """Requests have failed, and no time has passed in which that could be made up for."""
        self.roles: dict[str, RoleHandle] = {}

    def place(self, name: str) -> ChannelHandle:
        """Return a channel, or the thread of a channel by its number: ``games/1``."""
        channel, _, thread = name.partition("/")
        found = self._house.channel(channel)
        return found.threads[int(thread) - 1] if thread else found

    async def set(self, command: str) -> None:
        """Carry out one line of the stage."""
        for pattern, deed in self._deeds.items():
            if found := re.fullmatch(pattern, command):
                await deed(self, *found.groups())
                return
        raise AssertionError(f"nobody can do this: {command}")

    async def _crash(self) -> None:
        await self._house.crash()

    async def _restart(self) -> None:
        await self._house.restart()

    async def _down(self, hours: str) -> None:
        await self._house.env.bot.close()
        await self._house.pass_time(hours=float(hours))
        await self._house.restart()

    async def _fault(
        self, method: str, path: str, status: str, code: str | None, times: str
    ) -> None:
        count = None if times == " always" else int(times.removeprefix(" x") or 1)
        where = self._path(path)
        self.is_disturbed = True
        self._house.fail(method, where, status=int(status), code=int(code or 0), times=count)

    async def _mend(self) -> None:
        self._house.env.backend.faults.clear()
        self._house.mend_line()

    async def _lose(self, method: str, path: str) -> None:
        self._house.lose_reply(method, self._path(path))
        self.is_disturbed = True

    def _path(self, told: str) -> str:
        """``games/messages`` as Discord's path; ``answers``: what people are answered."""
        if told == "answers":
            return "/webhooks/*"
        if re.fullmatch(r"\w+/\d+", told):
            return f"/channels/{self.place(told).id}"
        named = re.fullmatch(r"(?:(\w+)@mail|(\w+(?:/\d+)?))/(.+)", told)
        assert named is not None, told
        who, place, rest = named.groups()
        found = self._house.player(who).mailbox.place if who else self.place(place)
        return f"/channels/{found.id}/{rest}"

    async def _close_mail(self, who: str) -> None:
        self._house.close_mailbox(self._house.player(who))

    async def _open_mail(self, who: str) -> None:
        self._house.open_mailbox(self._house.player(who))

    async def _only(self, who: str, secret: str) -> None:
        self._secrets.append((who, secret))

    async def _count_lapses(self, number: str) -> None:
        code = self._house.dice.codes[int(number) - 1]

        def work(tx: Transaction) -> None:
            table = tx.tables.by_code(code)
            assert table is not None
            strict = replace(table.pace, forgives=False)
            after = replace(table, pace=strict, version=table.version + 1)
            tx.tables.save(after, table.version)

        await self._house.store.transact(work)

    async def _manager(self, who: str) -> None:
        role = self._house.server.guild.create_role(
            "manager", permissions=Permissions(manage_guild=True)
        )
        await self._wear(who, role.id)

    async def _wear(self, who: str, role: int) -> None:
        guild = self._house.env.backend.guilds[self._house.server.guild.id]
        guild.members[self._house.player(who).id].role_ids.append(role)

    async def _leaves(self, who: str) -> None:
        server = self._house.server.guild.id
        self._house.env.backend.remove_member(server, self._house.player(who).id)

    async def _forum(self, name: str) -> None:
        self._house.server.channels[name] = self._house.server.guild.create_forum_channel(name)
        await self._may("may", "manage_channels", name)

    async def _thread(self, place: str, who: str) -> None:
        backend, by = self._house.env.backend, self._house.player(who).id
        backend.create_thread(self.place(place).id, f"{who} talks", by)

    async def _close_thread(self, deed: str, place: str) -> None:
        thread = self._house.env.backend.get_thread(self.place(place).id)
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = True
        thread.thread_metadata.locked = deed == "lock"
        self._house.env.backend.announce_channel_update(thread.id)

    async def _role(self, name: str, who: str) -> None:
        self.roles[name] = self._house.server.guild.create_role(name, mentionable=True)
        await self._wear(who, self.roles[name].id)

    async def _role_is_gone(self, name: str) -> None:
        self._house.env.backend.delete_role(self._house.server.guild.id, self.roles[name].id)

    async def _hide(self, place: str, who: str) -> None:
        denied = Permissions(view_channel=True).value
        kept_out = Overwrite(self._house.player(who).id, OverwriteType.MEMBER, deny=denied)
        self._house.env.backend.set_overwrite(self.place(place).id, kept_out)

    async def _delete(self, place: str) -> None:
        self._house.env.backend.delete_channel(self.place(place).id)

    async def _forget_nonces(self) -> None:
        self._house.forget_nonces()

    async def _may(self, may: str, permissions: str, place: str) -> None:
        backend = self._house.env.backend
        named = Permissions(**dict.fromkeys(permissions.split(", "), True)).value
        given = {"allow": named} if may == "may" else {"deny": named}
        overwrite = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, **given)
        backend.set_overwrite(self.place(place).id, overwrite)

    async def _errors(self) -> None:
        self.expects_errors = True

    def betrayed(self, requests: Sequence[HttpLogEntry]) -> Iterator[str]:
        """What was sent to somebody that only another may know."""
        readers = Readers(self._house, self._house.channel("games").id)
        for who, secret in self._secrets:
            for request in requests:
                if secret in json.dumps(request.json, default=str) and readers.of(request) != who:
                    yield f"{secret!r} is only for {who}: {request.method} {request.path}"

    _deeds: Final[dict[str, Callable[..., Awaitable[Any]]]] = {
        r"crash": _crash,
        r"restart": _restart,
        r"down for ([\d.]+) h": _down,
        r"fault (\w+) (\S+) (\d+)(?:/(\d+))?( x\d+| always|)": _fault,
        r"mend": _mend,
        r"lose (\w+) (\S+)": _lose,
        r"mail of (\w+) closed": _close_mail,
        r"mail of (\w+) open": _open_mail,
        r"only (\w+): \"(.+)\"": _only,
        r"every lapse counts at T(\d+)": _count_lapses,
        r"manager (\w+)": _manager,
        r"member (\w+) leaves": _leaves,
        r"errors are logged": _errors,
        r"forum (\w+)": _forum,
        r"role (\w+) of (\w+)": _role,
        r"role (\w+) is deleted": _role_is_gone,
        r"hide (\S+) from (\w+)": _hide,
        r"delete (\S+)": _delete,
        r"Discord forgets what was sent": _forget_nonces,
        r"thread in (\w+) by (\w+)": _thread,
        r"(archive|lock) (\S+)": _close_thread,
        r"bot (may not|may) ([\w, ]+) in (\S+)": _may,
    }
