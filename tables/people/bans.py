"""Bans: who may not play at the tables of one server, or of the whole bot.

A ban keeps a person from opening tables, from seats and from invitations. They may still see what
is public and use ``/my``. ``tables/removals.py`` takes them out of their seats when they are
banned.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from model.commands import Bring, Leave, Order, Resign, Ruling
from model.refusals import refused
from model.table import HOUSE, LIVING, Ban, GuildId, PlayerId, Status, Table
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.decisions.transitions import manages

AnyOrder = TypeVar("AnyOrder", bound=Order)

MOST_BANNED: Final = 500
"""The most people that one server, or the whole bot, may ban."""

_GIVES_UP = (Leave, Resign)
"""Commands that give up a seat: allowed for everybody."""


def admits(reader: Transaction, player: PlayerId, guild: GuildId | None) -> bool:
    """Return whether no ban keeps this person from a server; None: from a private chat."""
    return not reader.blocks.is_banned(player, (HOUSE,) if guild is None else (HOUSE, guild))


class BanForeseen(msgspec.Struct, frozen=True):
    """What a ban would end: the number of a person's running games, lobbies and invitations.

    ``rivals``: further games, which would end without a result, as whoever bans them plays there
    too, or in the cup.
    """

    games: int
    lobbies: int
    invitations: int
    rivals: int = 0


class Bans:
    """Lists and lifts bans; ``tables.removals`` imposes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, server: GuildId) -> tuple[Sequence[Ban], int]:
        """Return a server's bans, oldest first, and the number of those of forgotten people."""

        def work(reader: Transaction) -> tuple[Sequence[Ban], int]:
            known = reader.blocks.banned_in(server)
            return known, reader.blocks.count_banned(server) - len(known)

        return await self._store.read(work)

    async def lift(self, server: GuildId, player: PlayerId) -> bool:
        """Delete a ban. Returns False if there was none."""
        return await self._store.transact(lambda tx: tx.blocks.delete_ban(server, player))

    async def foresee(
        self, server: GuildId, player: PlayerId, by: PlayerId | None = None
    ) -> BanForeseen:
        """Return what a ban would end for this person, without doing it. ``by``: who bans them."""

        def work(reader: Transaction) -> BanForeseen:
            living = reader.tables.of_player(player, LIVING)
            tables = [t for t in living if is_of(t, server)]
            seated = [t for t in tables if t.seat_owned_by(player) is not None]
            games = [t for t in seated if t.status is Status.PLAYING]
            rivals = 0 if by is None else sum(is_rival(reader, t, by) for t in games)
            return BanForeseen(
                games=len(games) - rivals,
                lobbies=len(seated) - len(games),
                invitations=len(tables) - len(seated),
                rivals=rivals,
            )

        return await self._store.read(work)


def is_of(table: Table, server: GuildId) -> bool:
    """Return whether a ban from this server, or from the whole bot, applies at a table."""
    return server in (HOUSE, table.guild)


def has_part(table: Table, player: PlayerId) -> bool:
    """Return whether somebody sits at an open table or is invited to it."""
    seated = table.seat_owned_by(player) is not None
    return not table.status.is_over and (seated or player in table.invited)


def must_be_admitted(reader: Transaction, table: Table, order: Order) -> None:
    """Raise TableRefuses for an order that a ban forbids.

    A seated player is not looked up: a ban frees their seat in its own transaction. A manager of
    the server may go on managing it.
    """
    if isinstance(order, Bring) and order.guild != table.guild:
        for player in (*table.owners, *table.invited):
            _must_not_be_banned(reader, player, order.guild)
    if isinstance(order, _GIVES_UP) or (isinstance(order, Ruling) and manages(table, order)):
        return
    seat = table.seat_of(order.by.id)
    if seat is None or seat.is_out:
        _must_not_be_banned(reader, order.by.id, table.guild)


def in_its_cup(reader: Transaction, table: Table, order: AnyOrder) -> AnyOrder:
    """Return the order with ``in_cup`` set, if it claims the right of a manager (``Ruling``)."""
    if not isinstance(order, Ruling) or order.manages is None or table.cup is None:
        return order
    entered = reader.tables.has_entered(table.cup.cup, order.by.id)
    return msgspec.structs.replace(order, in_cup=entered)


def is_rival(reader: Transaction, table: Table, by: PlayerId) -> bool:
    """Return whether somebody plays in a game or waits for a seat, or is or was in its cup."""
    seat = table.seat_owned_by(by)
    if (seat is not None and not seat.is_out) or by in table.promised:
        return True
    return table.cup is not None and reader.tables.has_entered(table.cup.cup, by)


def _must_not_be_banned(reader: Transaction, player: PlayerId, guild: GuildId | None) -> None:
    if not admits(reader, player, guild):
        raise refused("table-refusal-banned")
