"""Bans and blocks, and how many invitations and open tables a person may have."""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from core.texts import Listing, Verbatim
from model.commands import Bring, Leave, Order, Person, Resign, Ruling
from model.refusals import refused
from model.retention import APPROACHES_KEPT
from model.table import (
    HOUR,
    HOUSE,
    LIVING,
    Approach,
    Ban,
    GuildId,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableCode,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.decisions.transitions import manages
from tables.interfaces import Clock

# Bans: who may not play at the tables of one server, or of the whole bot.
#
# A ban keeps a person from opening tables, from seats and from invitations. They may still see what
# is public and use ``/my``. ``tables/removals.py`` takes them out of their seats when they are
# banned.

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


# Blocks: people from whom somebody accepts no invitations. Blocked people are not told.


class Blocks:
    """Stores and lists blocks."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def block(self, by: PlayerId, other: PlayerId) -> None:
        """Block invitations from this person; idempotent. Raises TableRefuses for oneself."""
        if by == other:
            raise refused("table-refusal-block-yourself")
        now = self._clock.now()
        await self._store.transact(lambda tx: tx.blocks.save_block(by, other, now))

    async def unblock(self, by: PlayerId, other: PlayerId) -> bool:
        """Delete the block. Returns False if there was none."""
        return await self._store.transact(lambda tx: tx.blocks.delete_block(by, other))

    async def of(self, by: PlayerId) -> Sequence[PlayerId]:
        """Return the people whom this person has blocked, oldest block first."""
        return await self._store.read(lambda reader: reader.blocks.blocked_by(by))

    async def inviter_of(self, code: TableCode, guest: PlayerId) -> PlayerId | None:
        """Return who invited this person to a table, None if they are not invited."""

        def work(reader: Transaction) -> PlayerId | None:
            table = reader.tables.by_code(code)
            if table is None or guest not in table.invited:
                return None
            return _inviter_at(reader, table, guest)

        return await self._store.read(work)

    async def invitations_of(self, guest: PlayerId, by: PlayerId | None = None) -> list[TableCode]:
        """Return the tables to which this person is invited; ``by``: only those of one inviter."""

        def work(reader: Transaction) -> list[TableCode]:
            tables = [t for t in reader.tables.of_player(guest, LIVING) if guest in t.invited]
            return [t.code for t in tables if by in (None, _inviter_at(reader, t, guest))]

        return await self._store.read(work)


def _inviter_at(reader: Transaction, table: Table, guest: PlayerId) -> PlayerId:
    """Return who invited the guest; after a day that is no longer stored, so the host."""
    return reader.blocks.inviter_of(table.id, guest) or table.host


# Who may invite whom, and how often; checked against the store, nothing is written.

MOST_INVITATIONS = 3
"""How often one person may invite another within APPROACHES_KEPT who does not accept."""

MOST_INVITED = 12
"""How many people one may invite to one table within APPROACHES_KEPT who do not accept."""


def must_be_welcome_to(
    reader: Transaction, by: PlayerId, guests: Sequence[Person], guild: GuildId | None, now: int
) -> None:
    """Raise TableRefuses if one of these people may not be invited, without saying why.

    ``guild``: the server of the table.
    """
    unwilling = [
        guest
        for guest in guests
        if not admits(reader, guest.id, guild) or not _may_invite(reader, by, guest.id)
    ]
    if unwilling:
        raise refused("table-refusal-not-invitable", people=_named(unwilling))
    asked = [a.to for a in reader.blocks.approaches(by, now - APPROACHES_KEPT)]
    often = [guest for guest in guests if asked.count(guest.id) >= MOST_INVITATIONS]
    if often:
        people = _named(often)
        raise refused("table-refusal-invited-often", people=people, most=MOST_INVITATIONS)


def must_leave_others_in_peace(
    reader: Transaction, by: PlayerId, table: Table, guests: Sequence[Person], now: int
) -> None:
    """Raise TableRefuses if this person has invited too many people to this table."""
    asked = [
        a
        for a in reader.blocks.approaches(by, now - APPROACHES_KEPT)
        if a.table == table.id and a.to
    ]
    new = {guest.id for guest in guests if guest.id not in table.invited}
    if len(asked) + len(new) > MOST_INVITED:
        raise refused("table-refusal-invited-many", most=MOST_INVITED)


def _may_invite(reader: Transaction, by: PlayerId, guest: PlayerId) -> bool:
    if by in reader.blocks.blocked_by(guest):
        return False
    wish = (reader.people.profile(guest) or PlayerProfile(guest, "")).invitations
    return wish == "everybody" or (wish == "known" and reader.people.have_played(by, guest))


def _named(people: Sequence[Person]) -> Listing:
    return Listing(tuple(Verbatim(person.name) for person in people))


def approaches_of(
    by: PlayerId, table: int, guests: Sequence[PlayerId], now: int, *, opens: bool
) -> tuple[Approach, ...]:
    """Return what is stored of an opening (``opens``) and of invitations, to be counted."""
    to: tuple[PlayerId | None, ...] = (*([None] if opens else []), *guests)
    return tuple(Approach(by, one, table, now) for one in to)


# Limits on the open tables of one person, as player and as host, checked against the store.

MOST_TABLES_AT_ONCE = 25
"""Open tables one person may sit at: as many as one menu can show."""

MOST_LOBBIES = 5
"""Lobbies one person may host at once."""

MOST_OPENINGS = 10
OPENINGS_IN = HOUR
"""The most tables one person may open in this many milliseconds."""


def must_have_time(reader: Transaction, player: PlayerId) -> None:
    """Raise TableRefuses if this person plays at too many tables; invitations do not count."""
    seats = [table.seat_of(player) for table in reader.tables.of_player(player, LIVING)]
    if sum(seat is not None and not seat.is_out for seat in seats) >= MOST_TABLES_AT_ONCE:
        raise refused("table-refusal-too-many", most=MOST_TABLES_AT_ONCE)


def must_be_free_to_open(
    reader: Transaction, by: PlayerId, guests: Sequence[Person], guild: GuildId | None, now: int
) -> None:
    """Raise TableRefuses if they are banned, open too many tables, or may not invite a guest."""
    if not admits(reader, by, guild):
        raise refused("table-refusal-banned")
    must_have_time(reader, by)
    lobbies = [t for t in reader.tables.of_player(by, (Status.LOBBY,)) if t.host == by]
    if len(lobbies) >= MOST_LOBBIES:
        raise refused("table-refusal-too-many-lobbies", most=MOST_LOBBIES)
    opened = [a for a in reader.blocks.approaches(by, now - OPENINGS_IN) if a.to is None]
    if len(opened) >= MOST_OPENINGS:
        raise refused("table-refusal-too-hasty", most=MOST_OPENINGS)
    must_be_welcome_to(reader, by, guests, guild, now)
