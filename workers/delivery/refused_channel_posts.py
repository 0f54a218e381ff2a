"""Direct messages to the people at a table whose channel takes no post, each reason told once."""

from collections import deque
from collections.abc import Mapping
from functools import partial

from core.translatable_text import Text
from model.letters import PublicLetter, TableFacts
from model.message import Ring, Wish
from model.table import Human, PlayerId, TableId
from storage.transaction.transaction import Along, Transaction
from tables import direct_messages
from tables.interfaces import Clock
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

    async def instead(self, letter: PublicLetter, why: Text) -> Along | None:
        """Return the wish for direct messages to the people at a table whose place takes no post.

        Each person is told the reason once until a post succeeds again, and called each time,
        unless a message of their own calls them.
        """
        people = sorted(letter.table.people)
        profiles, now = await self._service.queries.profiles(people), self._clock.now()
        wishes = dict[PlayerId, Wish]()
        for seat in letter.table.seats:
            if not isinstance(seat.occupant, Human):
                continue
            player = seat.occupant.player
            told = (letter.table.id, player, why.key)
            is_new = told not in self._told
            if is_new:
                self._told.append(told)
            profile = profiles.get(player)
            called = player in letter.ping and is_called_in_place(profile, now)
            said = why if is_new else None
            if called and seat.asked is not None and not is_called_by_letter(profile, now):
                ring = Ring(player, seat.seat, seat.asked, loud=True, said=said)
                wishes[player] = Wish(news=True, rings=(ring,))
            elif said is not None:
                ring = Ring(player, loud=not called, said=said)
                wishes[player] = Wish(news=True, rings=(ring,))
        return partial(_wished, letter.table, wishes, now) if wishes else None


def _wished(table: TableFacts, wishes: Mapping[PlayerId, Wish], now: int, tx: Transaction) -> None:
    if (here := tx.tables.by_id(table.id)) is not None:
        direct_messages.show(tx, here, wishes, now)
