"""Direct messages to the people at a table whose channel takes no post, each reason told once."""

from collections import deque

import msgspec

from core.translatable_text import Text
from model.letters import PrivateLetter, PublicLetter
from model.table import Human, PlayerId, TableId
from tables.interfaces import Clock
from tables.notifications.notices import call_by_letter, notice_to
from tables.service import TableService
from tables.time.notification_settings import is_called_by_letter, is_called_in_place

_REMEMBERED = 1000
"""How many people told of a reason are kept in memory; the oldest are dropped first."""


class RefusedChannelPosts:
    """Writes what replaces refused posts."""

    def __init__(self, service: TableService, clock: Clock) -> None:
        self._service = service
        self._clock = clock
        self._told: deque[tuple[TableId, PlayerId, str]] = deque(maxlen=_REMEMBERED)

    def forget(self, table: TableId) -> None:
        """Note that a post at this table has succeeded: the next reason is told to all again."""
        elsewhere = (told for told in self._told if told[0] != table)
        self._told = deque(elsewhere, maxlen=_REMEMBERED)

    async def instead(self, letter: PublicLetter, why: Text) -> tuple[PrivateLetter, ...]:
        """Return direct messages to the people at a table whose channel takes no post.

        Each person is told the reason once until a post succeeds again, and called each time,
        unless a letter of their own calls them.
        """
        people = sorted(letter.table.people)
        profiles, now = await self._service.queries.profiles(people), self._clock.now()
        letters = []
        for seat in letter.table.seats:
            if not isinstance(seat.occupant, Human):
                continue
            player = seat.occupant.player
            told = (letter.table.id, player, why.key)
            notices = () if told in self._told else (why,)
            if notices:
                self._told.append(told)
            profile = profiles.get(player)
            called = player in letter.ping and is_called_in_place(profile, now)
            if called and seat.asked is not None and not is_called_by_letter(profile, now):
                letters.append(call_by_letter(letter.table, seat, notices))
            elif notices:
                notice = notice_to(letter.table, seat, *notices)
                letters.append(msgspec.structs.replace(notice, loud=not called))
        return tuple(letters)
