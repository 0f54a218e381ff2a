"""Limits on opening tables and inviting, checked against the store; nothing is written."""

from collections.abc import Sequence

from core.translatable_text import Listing, Verbatim
from tables.interfaces import StoreReader
from tables.model.commands import Person
from tables.model.refusals import refused
from tables.model.table import (
    HOUR,
    HOUSE,
    Approach,
    GuildId,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
)

LIVING = (Status.LOBBY, Status.PLAYING)

MOST_TABLES_AT_ONCE = 25
"""Open tables one person may sit at: as many as one menu can show."""

MOST_LOBBIES = 5
"""Lobbies one person may host at once."""

MOST_OPENINGS = 10
OPENINGS_IN = HOUR
"""The most tables one person may open in this many milliseconds."""

MOST_INVITATIONS = 3
INVITATIONS_IN = 24 * HOUR
"""How often one person may invite another who does not accept, in this many milliseconds."""

MOST_INVITED = 12
"""How many people one may invite to one table within INVITATIONS_IN who do not accept."""


def must_have_time(reader: StoreReader, player: PlayerId) -> None:
    """Raise TableRefuses if this person plays at too many tables; invitations do not count."""
    seats = [table.seat_of(player) for table in reader.tables.of_player(player, LIVING)]
    if sum(seat is not None and not seat.is_out for seat in seats) >= MOST_TABLES_AT_ONCE:
        raise refused("table-refusal-too-many", most=MOST_TABLES_AT_ONCE)


def admits(reader: StoreReader, player: PlayerId, guild: GuildId | None) -> bool:
    """Return whether no ban keeps this person from a server; None: from a private chat."""
    return not reader.blocks.is_banned(player, (HOUSE,) if guild is None else (HOUSE, guild))


def must_be_free_to_open(
    reader: StoreReader, by: PlayerId, guests: Sequence[Person], guild: GuildId | None, now: int
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


def must_be_welcome_to(
    reader: StoreReader, by: PlayerId, guests: Sequence[Person], guild: GuildId | None, now: int
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
    asked = [a.to for a in reader.blocks.approaches(by, now - INVITATIONS_IN)]
    often = [guest for guest in guests if asked.count(guest.id) >= MOST_INVITATIONS]
    if often:
        people = _named(often)
        raise refused("table-refusal-invited-often", people=people, most=MOST_INVITATIONS)


def must_leave_others_in_peace(
    reader: StoreReader, by: PlayerId, table: Table, guests: Sequence[Person], now: int
) -> None:
    """Raise TableRefuses if this person has invited too many people to this table."""
    asked = [
        a
        for a in reader.blocks.approaches(by, now - INVITATIONS_IN)
        if a.table == table.id and a.to
    ]
    new = {guest.id for guest in guests if guest.id not in table.invited}
    if len(asked) + len(new) > MOST_INVITED:
        raise refused("table-refusal-invited-many", most=MOST_INVITED)


def _may_invite(reader: StoreReader, by: PlayerId, guest: PlayerId) -> bool:
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
