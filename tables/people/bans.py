"""Who may not play: at the tables of one server, or of the whole house.

A ban keeps a person from opening tables, from seats and from invitations. What everybody sees they
may read, and what is theirs alone (``/my``) stays theirs. ``tables/timers.py`` takes them out of
the seats they hold when they are banned.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from tables.interfaces import Reader, Store
from tables.model.commands import Bring, Leave, Order, Resign
from tables.model.refusals import refused
from tables.model.table import HOUSE, Ban, GuildId, PlayerId, Status, Table
from tables.people.limits import LIVING, admits

MOST_BANNED: Final = 500
"""People one server, or the house, may keep out."""

_GIVES_UP = (Leave, Resign)
"""Orders by which somebody gives up what they have: nobody is kept from these."""


class BanForeseen(msgspec.Struct, frozen=True):
    """What a ban would take from somebody: how many running games, lobbies and invitations."""

    games: int
    lobbies: int
    invitations: int


class Bans:
    """Says who is kept out, and lets them in again; ``tables.removals`` keeps them out."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, server: GuildId) -> tuple[Sequence[Ban], int]:
        """Who is kept out, oldest first, and how many besides them whom the house has forgotten."""

        def work(reader: Reader) -> tuple[Sequence[Ban], int]:
            known = reader.blocks.banned_in(server)
            return known, reader.blocks.count_banned(server) - len(known)

        return await self._store.read(work)

    async def lift(self, server: GuildId, player: PlayerId) -> bool:
        """Let somebody play there again. Returns False if they were not kept out."""
        return await self._store.transact(lambda tx: tx.blocks.delete_ban(server, player))

    async def foresee(self, server: GuildId, player: PlayerId) -> BanForeseen:
        """What a ban would take from this person; nothing happens."""

        def work(reader: Reader) -> BanForeseen:
            tables = [t for t in reader.tables.of_player(player, LIVING) if is_of(t, server)]
            seated = [t.status for t in tables if t.seat_owned_by(player) is not None]
            return BanForeseen(
                games=seated.count(Status.PLAYING),
                lobbies=seated.count(Status.LOBBY),
                invitations=len(tables) - len(seated),
            )

        return await self._store.read(work)


def is_of(table: Table, server: GuildId) -> bool:
    """Whether a ban from this server, or from the house, holds at a table."""
    return server in (HOUSE, table.guild)


def has_part(table: Table, player: PlayerId) -> bool:
    """Whether somebody sits at a living table, or is invited to it."""
    seated = table.seat_owned_by(player) is not None
    return not table.status.is_over and (seated or player in table.invited)


def must_be_admitted(reader: Reader, table: Table, order: Order) -> None:
    """Raises TableRefuses for what a ban keeps somebody from.

    Whoever sits and plays is not looked up: a ban takes their seat in the transaction that makes
    it. Whoever manages the server may go on managing it.
    """
    if isinstance(order, Bring) and order.guild != table.guild:
        for player in (*table.owners, *table.invited):
            _must_not_be_banned(reader, player, order.guild)
    if isinstance(order, _GIVES_UP) or _manages(table, order):
        return
    seat = table.seat_of(order.by.id)
    if seat is None or seat.is_out:
        _must_not_be_banned(reader, order.by.id, table.guild)


def _manages(table: Table, order: Order) -> bool:
    manages = getattr(order, "manages", None)
    return manages is not None and manages == table.guild


def _must_not_be_banned(reader: Reader, player: PlayerId, guild: GuildId | None) -> None:
    if not admits(reader, player, guild):
        raise refused("table-refusal-banned")
