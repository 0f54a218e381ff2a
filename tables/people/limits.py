"""What nobody may do too often, and whom nobody may invite: kind refusals. Nothing is written."""

from collections.abc import Sequence

from core.text import Listing, Verbatim
from tables.interfaces import Reader
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
"""Living tables one person may sit at: what one menu can show."""

MOST_LOBBIES = 5
"""Tables one person may have open at once that wait for players."""

MOST_OPENINGS = 10
OPENINGS_IN = HOUR
"""How many tables one person may open in so many milliseconds."""

MOST_INVITATIONS = 3
INVITATIONS_IN = 24 * HOUR
"""How often one person may invite another in so many milliseconds who does not accept."""

MOST_INVITED = 12
"""How many people one may invite to one table in the same time who do not accept."""


def must_have_time(reader: Reader, player: PlayerId) -> None:
    """Raises TableRefuses for somebody who plays at too many tables; invitations do not count."""
    seats = [table.seat_of(player) for table in reader.tables.of_player(player, LIVING)]
    if sum(seat is not None and not seat.is_out for seat in seats) >= MOST_TABLES_AT_ONCE:
        raise refused("table-refusal-too-many", most=MOST_TABLES_AT_ONCE)


def admits(reader: Reader, player: PlayerId, guild: GuildId | None) -> bool:
    """Whether nothing keeps this person from the tables of a server; None: of a private chat."""
    return not reader.blocks.is_banned(player, (HOUSE,) if guild is None else (HOUSE, guild))


def must_be_free_to_open(
    reader: Reader, by: PlayerId, guests: Sequence[Person], guild: GuildId | None, now: int
) -> None:
    """Raises TableRefuses for whoever is banned, has opened too much, or invites who will not."""
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
    reader: Reader, by: PlayerId, guests: Sequence[Person], guild: GuildId | None, now: int
) -> None:
    """Raises TableRefuses where one of these people is not to be invited, without saying why.

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
    reader: Reader, by: PlayerId, table: Table, guests: Sequence[Person], now: int
) -> None:
    """Raises TableRefuses for whoever has invited so many to this table already."""
    asked = [
        a
        for a in reader.blocks.approaches(by, now - INVITATIONS_IN)
        if a.table == table.id and a.to
    ]
    new = {guest.id for guest in guests if guest.id not in table.invited}
    if len(asked) + len(new) > MOST_INVITED:
        raise refused("table-refusal-invited-many", most=MOST_INVITED)


def _may_invite(reader: Reader, by: PlayerId, guest: PlayerId) -> bool:
    if by in reader.blocks.blocked_by(guest):
        return False
    wish = (reader.people.profile(guest) or PlayerProfile(guest, "")).invitations
    return wish == "everybody" or (wish == "known" and reader.people.have_played(by, guest))


def _named(people: Sequence[Person]) -> Listing:
    return Listing(tuple(Verbatim(person.name) for person in people))


def approaches_of(
    by: PlayerId, table: int, guests: Sequence[PlayerId], now: int, *, opens: bool
) -> tuple[Approach, ...]:
    """What is remembered of an opening (``opens``) or of invitations, to be counted."""
    to: tuple[PlayerId | None, ...] = (*([None] if opens else []), *guests)
    return tuple(Approach(by, one, table, now) for one in to)
