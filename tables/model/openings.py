"""How a table begins: what a person asks for, and the empty table that comes of it. Pure."""

from collections.abc import Mapping

import msgspec

from core.game import Manifest, Seat
from core.text import Locale, Player, Text, Verbatim, text
from tables.model.commands import Person, once_each
from tables.model.refusals import refused
from tables.model.seat_names import at_level, computer_name
from tables.model.table import (
    Computer,
    GuildId,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RoleId,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
)


class Opening(msgspec.Struct, frozen=True):
    """What a person asks for when opening a table.

    ``options``: JSON of the game's options. ``computers``: opponents seated at once. ``role``:
    whom the first post calls, as long as seats are free. ``code``: what the table is to be called,
    if that is still free. ``first_post``: the message that stands at its place already, has called
    those it concerns, and becomes the table's first post. ``is_rematch``: the guests have just
    played the same game with whoever asks.
    """

    game: str
    by: Person
    guests: tuple[Person, ...]
    guild: GuildId | None
    place: PlaceId
    locale: Locale
    size: int
    options: bytes
    pace: Pace
    computers: tuple[Computer, ...] = ()
    role: RoleId | None = None
    code: TableCode | None = None
    first_post: int | None = None
    is_rematch: bool = False

    @property
    def invited(self) -> tuple[Person, ...]:
        """The guests, each once; nobody invites themselves."""
        return tuple(g for g in once_each(self.guests) if g.id != self.by.id)


def begins_at_once(opening: Opening) -> bool:
    """Whether computers take all the other seats, so that nobody is waited for."""
    return len(opening.computers) == opening.size - 1


def must_have_room(opening: Opening) -> None:
    """Raises TableRefuses when the guests and computers have no room at the table."""
    if len(opening.invited) + len(opening.computers) >= opening.size:
        raise refused("table-refusal-full")


def fresh_table(opening: Opening, manifest: Manifest, code: TableCode, now: int) -> Table:
    """A table with its host seated. Raises TableRefuses as ``must_have_room`` does."""
    must_have_room(opening)
    return Table(
        id=TableId(0),
        code=code,
        game=opening.game,
        rules_version=manifest.rules_version,
        state_version=manifest.state_version,
        guild=opening.guild,
        place=opening.place,
        locale=opening.locale,
        status=Status.LOBBY,
        version=1,
        host=opening.by.id,
        size=opening.size,
        seats=(TableSeat(Seat(0), Human(opening.by.id), joined_at=now),),
        invited=tuple(guest.id for guest in opening.invited),
        options=opening.options,
        pace=opening.pace,
        seed=None,
        state=None,
        moves=0,
        outcome=None,
        created_at=now,
        updated_at=now,
        idle_from=now,
    )


def opening_notices(opening: Opening) -> tuple[Text, ...]:
    """What the channel is told of a new table."""
    if opening.is_rematch:
        return (text("table-rematch", who=Verbatim(opening.by.name)),)
    invited = (text("table-invited", who=Verbatim(g.name)) for g in opening.invited)
    return (text("table-opened", who=Verbatim(opening.by.name)), *invited)


def sits_down(table: Table, seat: Seat, computer: Computer) -> Text:
    """What is told of a computer that has taken this seat."""
    return text("table-joined", who=at_level(computer, computer_name(table.seats, seat)))


def beginning_notices(table: Table) -> tuple[Text, ...]:
    """What the first board of a game goes on saying as long as it is amended: that it has begun.

    Where computers filled the table as it was opened no lobby has told of that: this post does.
    """
    begins = text("table-started")
    host = table.seat_of(table.host)
    at_once = [s for s in table.seats if s.joined_at == table.created_at and not s.former]
    computers = [(s.seat, s.occupant) for s in at_once if isinstance(s.occupant, Computer)]
    if host is None or len(computers) < len(table.seats) - 1:
        return (begins,)
    joined = (sits_down(table, seat, computer) for seat, computer in computers)
    return (text("table-opened", who=Player(host.seat)), *joined, begins)


def rematch_of(table: Table, by: Person, people: Mapping[PlayerId, PlayerProfile]) -> Opening:
    """A table like this one, opened by one of its people for the others."""
    return Opening(
        game=table.game,
        by=by,
        guests=tuple(Person(p, people[p].name) for p in table.owners if p in people),
        guild=table.guild,
        place=table.place,
        locale=table.locale,
        size=table.size,
        options=table.options,
        pace=table.pace,
        computers=_computers_at(table),
        is_rematch=True,
    )


def is_rematch(candidate: Table, table: Table) -> bool:
    """Whether a living table has been opened after this one, like it and for the same people."""
    return (
        candidate.created_at >= table.updated_at
        and (candidate.game, candidate.place) == (table.game, table.place)
        and {*candidate.people, *candidate.invited} == set(table.owners)
        and _computers_at(candidate) == _computers_at(table)
    )


def _computers_at(table: Table) -> tuple[Computer, ...]:
    """The computers that played for themselves."""
    occupants = [s.occupant for s in table.seats if s.owner is None]
    return tuple(occupant for occupant in occupants if isinstance(occupant, Computer))
