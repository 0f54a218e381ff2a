"""Private replies whose words stand before their picture does."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import msgspec

from cogs.discord.visitor import Asking
from workers.post_model import Post

_REPLY = "reply"

_REMEMBERED = 500
"""So many replies are known that a press in them was about to change, the newest of them."""

_log = logging.getLogger(__name__)


class LatePictures:
    """Adds pictures to replies, each once, unless the reply says something else by then."""

    def __init__(self) -> None:
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._pressed: OrderedDict[int, int] = OrderedDict()

    def expect(
        self, asking: Asking, reply: int, post: Post, fill: Callable[[Post], Awaitable[object]]
    ) -> None:
        """Add the picture that is coming to the reply of this id, by filling it once more.

        Who presses in it may be quicker than Discord's word that it stands there: no picture comes
        to what a later interaction says.
        """
        if self._pressed.get(reply, asking.id) > asking.id:
            return
        asking.extras[_REPLY] = reply
        task = self._coming[reply] = asyncio.create_task(_illustrate(post, fill))
        task.add_done_callback(lambda ended: self._forget(reply, ended))

    async def give_up(self, asking: Asking) -> None:
        """Let no picture come any more to a reply that is about to say something else."""
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
        # The words say everything. The reply may be gone or its time be over, files be refused,
        # Discord out of reach, or the bot be ending (its session is closed).
        _log.info("a reply stays without its picture: %s", fault)
    except Exception:
        _log.exception("a reply stays without its picture")
