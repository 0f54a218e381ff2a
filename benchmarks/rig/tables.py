"""Begins games by people of the simulated server."""

import re

from simcord import InteractionResult, MemberActor

from playroom.server import SimulatedServer


async def begin_ruta(
    server: SimulatedServer, host: MemberActor, guest: MemberActor, channel: str = "games"
) -> tuple[str, MemberActor, MemberActor]:
    """Begin a game of two in this channel; return its code, the player to move, and the other.

    The host reads English.
    """
    place = server.channels[channel]
    opened = await host.slash(place, "ruta new", opponent=guest)
    code = _code_in(opened)
    await guest.slash(place, "table join", table=code)
    board = next(post for post in reversed(place.history()) if post.mentions)
    if board.mentions[0].id == host.id:
        return code, host, guest
    return code, guest, host


def _code_in(opened: InteractionResult) -> str:
    """Return the code of the table that was opened."""
    assert opened.response is not None
    said = str([part.to_dict() for part in opened.response.message.components])
    found = re.search(r"Table ([A-Z0-9]{4}) is open", said)
    assert found is not None, said
    return found[1]
