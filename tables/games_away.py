"""Remembers from start to start which games are not loaded, so that their tables lose no time."""

from typing import TYPE_CHECKING, Final

import msgspec

from tables.outages import Outages

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues

_KEY: Final = "games-away"


async def remember_games_away(outages: Outages, notes: "KeyValues") -> None:
    """Give tables the time back for which their games were not loaded; call once at start."""
    noted = await notes.read(_KEY)
    before = msgspec.json.decode(noted or "{}", type=dict[str, int])
    now = dict(await outages.meet_games(before))
    if now != before:
        await notes.write(_KEY, msgspec.json.encode(now).decode())
