"""Pictures that are added to private replies after their words."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import msgspec

from cogs.discord.interaction_user import Asking
from workers.post_model import Post

_REPLY = "reply"

_REMEMBERED = 500
"""How many of the newest pressed replies are remembered, each with its interaction."""

_log = logging.getLogger(__name__)


class LatePictures:
    """Adds each picture once, unless the reply has changed by then."""

    def __init__(self) -> None:
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._pressed: OrderedDict[int, int] = OrderedDict()

    def expect(
        self, asking: Asking, reply: int, post: Post, fill: Callable[[Post], Awaitable[object]]
    ) -> None:
        """Wait in the background for the post's picture, then fill this reply again with it.

        A button may be pressed before Discord confirms the reply: if a later interaction has used
        the reply already, no picture is added.
        """
        if self._pressed.get(reply, asking.id) > asking.id:
            return
        asking.extras[_REPLY] = reply
        task = self._coming[reply] = asyncio.create_task(_illustrate(post, fill))
        task.add_done_callback(lambda ended: self._forget(reply, ended))

    async def give_up(self, asking: Asking) -> None:
        """Cancel pending pictures of a reply that is about to change."""
        pressed = asking.message
        if pressed is not None:
            self._pressed[pressed.id] = asking.id
            self._pressed.move_to_end(pressed.id)
            if len(self._pressed) > _REMEMBERED:
                self._pressed.popitem(last=False)
        replies = {asking.extras.get(_REPLY), None if pressed is None else pressed.id}
        for reply in replies:
            if reply in self._coming:
                task = self._coming.pop(reply)
                task.cancel()
                await asyncio.wait((task,))

    def _forget(self, reply: int, ended: asyncio.Task[None]) -> None:
        if self._coming.get(reply) is ended:
            del self._coming[reply]


async def _illustrate(post: Post, fill: Callable[[Post], Awaitable[object]]) -> None:
    picture = None if post.coming is None else await post.coming
    if picture is None:
        return
    try:
        await fill(msgspec.structs.replace(post, picture=picture, coming=None))
    except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as fault:
        # The words say everything. The reply may be deleted or expired, the file refused, Discord
        # unreachable, or the bot shutting down (its session is closed).
        _log.info("a reply stays without its picture: %s", fault)
    except Exception:
        _log.exception("a reply stays without its picture")
