"""Begins games by people of the simulated server."""

import asyncio
import re

from simcord import ChannelHandle, InteractionResult, MemberActor

from playroom.server import PATIENCE_SECONDS, SimulatedServer


async def begin_ruta(
    server: SimulatedServer, host: MemberActor, guest: MemberActor, channel: str = "games"
) -> tuple[str, MemberActor, MemberActor]:
    """Begin a game of two in this channel; return its code, the player to move, and the other.

    The host reads English.
    """
    place = server.channels[channel]
    opened = await host.slash(place, "ruta new", opponent=guest)
    code = _code_in(opened)
    page = (await guest.slash(place, "table mine", table=code)).response
    assert page is not None, "the page of the table"
    await guest.click(page.message, custom_id=f"tavolo:join:{code}")
    if await _called_at(server, place, code) == host.id:
        return code, host, guest
    return code, guest, host


async def _called_at(server: SimulatedServer, place: ChannelHandle, code: str) -> int:
    """Return whose turn it is, by the post of the table that says so.

    In the sandbox a join is over before the board is painted and posted.
    """
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            for post in reversed(place.history()):
                if code in post.content and "your turn" in post.content:
                    return post.mentions[0].id
            await server.env.settle()


def _code_in(opened: InteractionResult) -> str:
    """Return the code of the table that was opened."""
    assert opened.response is not None
    said = str([part.to_dict() for part in opened.response.message.components])
    found = re.search(r"Table ([A-Z0-9]{4}) is open", said)
    assert found is not None, said
    return found[1]
