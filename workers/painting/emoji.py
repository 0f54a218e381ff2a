"""Icons beside choices: each is uploaded once as an emoji of the Discord application.

They are decoration: if Discord refuses the upload, menus work without them.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from core.discord_limits import limit
from rendering.scene.marks import fingerprint
from rendering.scene.shapes import Symbol
from workers.post_model import Emoji, HouseTime, KeepsEmoji, NotTaken

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues

_log = logging.getLogger(__name__)

NOTE: Final = "icons"
_CLAIM: Final = "icons-claim"

NAME_LIMIT: Final = limit("emoji-name-length")
"""Characters of an emoji's name; Discord takes letters, digits and underscores."""

_DIGITS: Final = 6
"""Digits of the drawing's hash at the end of the name, so that a changed drawing is a new emoji."""

FIRST_LOOK: Final = 60_000
"""Milliseconds after the start until the first upload, as other requests are more urgent then."""

_CLAIMED_FOR: Final = 10 * 60_000
"""Milliseconds for which only the process that claimed the upload does it."""

TRY_AGAIN: Final = 24 * 60 * 60_000
"""Milliseconds until a retry after Discord refused an emoji."""


class ApplicationEmoji:
    """Keeps an emoji uploaded for each icon of each game.

    ``drawings``: returns each game's icons by name. ``draw``: renders one as PNG; None: this bot
    has no icons. ``wake``: has ``keep`` called soon.
    """

    def __init__(
        self,
        drawings: Callable[[], Mapping[str, Mapping[str, Symbol]]],
        draw: Callable[[Symbol], bytes] | None,
        shelf: KeepsEmoji,
        notes: "KeyValues",
        time: HouseTime,
        wake: Callable[[], object],
    ) -> None:
        self._drawings = drawings
        self._draw = draw
        self._shelf = shelf
        self._notes = notes
        self._time = time
        self._wake = wake
        self._begun_at = time.now()
        self._doubted = False
        self._known: Mapping[tuple[str, str], Emoji] = {}

    def emoji(self, game: str, icon: str) -> Emoji | None:
        """Return the emoji of this icon; None if it is not uploaded."""
        return self._known.get((game, icon))

    def doubt(self) -> None:
        """Have the emoji checked with Discord soon, as it has refused some in a message."""
        self._doubted = True
        self._wake()

    async def keep(self, application: int) -> int | None:
        """Upload missing emoji and delete obsolete ones; return when to look again, None: not.

        Sends Discord no request if nothing has changed since the last start. Unix milliseconds.
        """
        if self._draw is None:
            return None
        wanted = await asyncio.to_thread(lambda: _named(self._drawings()))
        noted = _noted(await self._notes.read(NOTE), application)
        self._known = _found(wanted, noted)
        if wanted.keys() == noted.keys() and not self._doubted:
            return None
        now = self._time.now()
        if now < self._begun_at + FIRST_LOOK:
            return self._begun_at + FIRST_LOOK
        if not await self._notes.claim(_CLAIM, now, _CLAIMED_FOR):
            return now + _CLAIMED_FOR
        ids, self._doubted = dict(noted), False
        try:
            await self._renew(wanted, ids)
        except NotTaken as fault:
            _log.warning("icons are not complete, menus do without those missing: %s", fault)
            return now + TRY_AGAIN
        finally:
            self._known = _found(wanted, ids)
            await self._notes.write(NOTE, msgspec.json.encode((application, ids)).decode())
        _log.info("icons are complete: %d", len(ids))
        return None

    async def _renew(self, wanted: "Mapping[str, _Drawing]", ids: dict[str, int]) -> None:
        """Upload new emoji, then delete old ones; update ``ids`` after each. Raises NotTaken."""
        assert self._draw is not None, "there is somebody who draws"
        there = await self._shelf.names()
        for name, drawing in wanted.items():
            if name in there:
                ids[name] = there[name]
                continue
            file = await asyncio.to_thread(self._draw, drawing.symbol)
            ids[name] = await self._shelf.add(name, file)
        for name in ids.keys() - wanted.keys():
            await self._shelf.remove(ids[name])
            del ids[name]


class _Drawing(msgspec.Struct, frozen=True):
    """An icon of a game."""

    game: str
    icon: str
    symbol: Symbol


def _named(drawings: Mapping[str, Mapping[str, Symbol]]) -> dict[str, _Drawing]:
    """Return all icons by the names of their emoji."""
    return {
        emoji_name(game, icon, symbol): _Drawing(game, icon, symbol)
        for game, icons in drawings.items()
        for icon, symbol in icons.items()
    }


def emoji_name(game: str, icon: str, symbol: Symbol) -> str:
    """Return the name of an icon's emoji; it ends in a hash of the drawing."""
    plain = re.sub(r"\W", "_", f"{game}_{icon}", flags=re.ASCII)
    return f"{plain[: NAME_LIMIT - _DIGITS - 1]}_{fingerprint(symbol)[:_DIGITS]}"


def _found(
    wanted: Mapping[str, _Drawing], ids: Mapping[str, int]
) -> Mapping[tuple[str, str], Emoji]:
    return {
        (drawing.game, drawing.icon): Emoji(name, ids[name])
        for name, drawing in wanted.items()
        if name in ids
    }


def _noted(note: str | None, application: int) -> dict[str, int]:
    """Return the stored emoji ids of this application by name; empty if none can be decoded."""
    try:
        whose, ids = msgspec.json.decode(note or "", type=tuple[int, dict[str, int]])
    except msgspec.MsgspecError:
        return {}
    return ids if whose == application else {}
