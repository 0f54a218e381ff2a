"""Who may invite whom, and how often; checked against the store, nothing is written."""

from collections.abc import Sequence

from core.translatable_text import Listing, Verbatim
from model.commands import Person
from model.refusals import refused
from model.retention import APPROACHES_KEPT
from model.table import Approach, GuildId, PlayerId, PlayerProfile, Table
from storage.transaction.transaction import Transaction
from tables.people.bans import admits

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
