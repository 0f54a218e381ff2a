"""Icons beside choices: uploaded once as emoji of the application, and known by their ids.

They are decoration: where Discord takes none, menus are as complete without.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from typing import Final, Protocol

import msgspec

from rendering.scene.icons import fingerprint
from rendering.scene.shapes import Symbol
from workers.chat_platform import KeepsEmoji, NotTaken
from workers.post_model import Emoji, HouseTime

_log = logging.getLogger(__name__)

NOTE: Final = "icons"
_CLAIM: Final = "icons-claim"

NAME_LIMIT: Final = 32
"""Characters of an emoji's name; Discord takes letters, digits and underscores."""

_DIGITS: Final = 6
"""Of the fingerprint, at the end of the name: a changed drawing is another emoji."""

FIRST_LOOK: Final = 60_000
"""Milliseconds after the start: until then nobody waits for the sake of decoration."""

_CLAIMED_FOR: Final = 10 * 60_000
"""For so long other processes leave the uploading to the one that has begun it."""

TRY_AGAIN: Final = 24 * 60 * 60_000
"""After a refusal."""


class NotesIcons(Protocol):
    """Where it is noted which emoji are ours."""

    async def read(self, key: str) -> str | None:
        """What was written under this key, or None."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Insert or replace what stands under this key."""
        ...

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        """Note an instant, unless one of so lately stands there."""
        ...


class ApplicationEmoji:
    """Keeps the icons of all games as emoji, and knows the emoji of each.

    ``drawings``: of each game, its icons by name. ``draw``: makes a PNG file of one; None: there
    are no icons in this house. ``wake``: has ``keep`` called soon.
    """

    def __init__(
        self,
        drawings: Callable[[], Mapping[str, Mapping[str, Symbol]]],
        draw: Callable[[Symbol], bytes] | None,
        shelf: KeepsEmoji,
        notes: NotesIcons,
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
        """The emoji of this icon; None where there is none, or not yet."""
        return self._known.get((game, icon))

    def doubt(self) -> None:
        """Discord has refused some: see whether all are still there."""
        self._doubted = True
        self._wake()

    async def keep(self, application: int) -> int | None:
        """Upload what is missing, delete what is not ours any more; when to look again.

        Where nothing has changed since the last start, Discord is asked for nothing.
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
        """Make ``ids`` what is wanted: first what is new, then without what is old."""
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
    """All icons by the names of their emoji."""
    return {
        emoji_name(game, icon, symbol): _Drawing(game, icon, symbol)
        for game, icons in drawings.items()
        for icon, symbol in icons.items()
    }


def emoji_name(game: str, icon: str, symbol: Symbol) -> str:
    """What the emoji of an icon is called: another drawing, another name."""
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
    """Which emoji of this application are ours; none where nothing readable is noted."""
    try:
        whose, ids = msgspec.json.decode(note or "", type=tuple[int, dict[str, int]])
    except msgspec.MsgspecError:
        return {}
    return ids if whose == application else {}
