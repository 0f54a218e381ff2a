"""Limits on the open tables of one person, as player and as host, checked against the store."""

from collections.abc import Sequence

from model.commands import Person
from model.refusals import refused
from model.table import HOUR, LIVING, GuildId, PlayerId, Status
from storage.transaction.transaction import Transaction
from tables.people.bans import admits
from tables.people.invitation_limits import must_be_welcome_to

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
