"""The minimal bot of this kind on discord.py, in its own process.

``python -m benchmarks.rig.least_bot API GATEWAY``. It knows no game and stores nothing: each press
is acknowledged and answered with the same picture and words; after a move the same is posted and
the post before it loses its buttons, and after every fifth it sends a direct message.
"""

import sys
from pathlib import Path
from typing import Any, Final

import discord
import msgspec
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.ui.controls import files_of, layout_of
from workers.post_model import ALT_LIMIT, Action, Picture, Post

MOVE: Final = "move"
"""The id of the button that also posts."""

_READER: Final = discord.Object(8_000_001)
_MOVES_A_LETTER: Final = 5

_PICTURE: Final = Path(__file__).parents[2] / "tests/rendering/golden/ruta-hand.png"
_NOBODY: Final = discord.AllowedMentions.none()


def _post() -> Post:
    """Return a post of the usual size: a picture with alt text, a few lines, six buttons."""
    picture = Picture("board.png", _PICTURE.read_bytes(), "A board in words. " * 60)
    kept = msgspec.structs.replace(picture, alt=picture.alt[:ALT_LIMIT])
    actions = tuple(Action("view", f"AAA{n}", "My view") for n in range(6))  # type: ignore[arg-type]
    lines = ("Somebody has moved from here to there.",) * 3
    return Post("Table AAAA · move 7", lines, kept, call="It is somebody's turn.", actions=actions)


class LeastBot(discord.AutoShardedClient):
    """A client that answers every press alike."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self._post = _post()
        self._newest: dict[int, discord.Message] = {}
        self._moves = 0

    async def on_interaction(self, asking: discord.Interaction[Any]) -> None:
        """Acknowledge and answer; after a move post and notify."""
        await asking.response.defer(ephemeral=True, thinking=True)
        post = self._post
        await asking.edit_original_response(
            view=layout_of(post), attachments=files_of(post), allowed_mentions=_NOBODY
        )
        pressed: dict[str, Any] = {**(asking.data or {})}
        if pressed.get("custom_id") == MOVE:
            assert asking.channel_id is not None, "pressed in a channel"
            await self._tell(asking.channel_id)

    async def _tell(self, place: int) -> None:
        channel = self.get_partial_messageable(place)
        earlier = self._newest.get(place)
        self._newest[place] = await self._send(channel)
        if earlier is not None:
            plain = layout_of(msgspec.structs.replace(self._post, actions=(), picture=None))
            await earlier.edit(view=plain, attachments=earlier.attachments)
        self._moves += 1
        if self._moves % _MOVES_A_LETTER == 0:
            await self._send(await self.create_dm(_READER))

    async def _send(self, channel: discord.abc.Messageable) -> discord.Message:
        post = self._post
        return await channel.send(
            view=layout_of(post), files=files_of(post), allowed_mentions=_NOBODY
        )


if __name__ == "__main__":
    Route.BASE, gateway = sys.argv[1:]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    LeastBot().run("double", log_handler=None)
