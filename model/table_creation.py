"""How a table is created: the request of the person who opens it, and the new table. Pure."""

import msgspec

from core.game import Manifest, Seat
from core.translatable_text import Locale, Player, Text, text
from model.commands import Person, once_each
from model.refusals import refused
from model.seat_names import at_level, computer_name
from model.table import (
    Computer,
    GuildId,
    Human,
    Pace,
    PlaceId,
    RoleId,
    Sides,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
)


class Opening(msgspec.Struct, frozen=True):
    """A request to open a table.

    ``options``: JSON of the game's options. ``computers``: opponents to seat at once. ``role``: the
    role that the first post notifies while seats are free. ``code``: the wanted code, used if it is
    free. ``first_post``: id of a message already posted there, which has notified everybody
    concerned and becomes the table's first post. ``again``: the ended table whose people
    play once more. ``sides``: the teams of the host and the guests, if they have any.
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
    again: TableCode | None = None
    sides: Sides = ()

    @property
    def invited(self) -> tuple[Person, ...]:
        """The guests without duplicates and without the host."""
        return tuple(g for g in once_each(self.guests) if g.id != self.by.id)


def must_have_room(opening: Opening) -> None:
    """Raise TableRefuses if the host, guests and computers need more seats than there are."""
    if len(opening.invited) + len(opening.computers) >= opening.size:
        raise refused("table-refusal-full")


def fresh_table(opening: Opening, manifest: Manifest, code: TableCode, now: int) -> Table:
    """Create a table with its host seated. Raises TableRefuses as ``must_have_room`` does."""
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
        sides=opening.sides,
        again=opening.again,
    )


def opening_notices(opening: Opening) -> tuple[Text, ...]:
    """Return the channel's notices about a new table."""
    if opening.again is not None:
        return (text("table-rematch", who=opening.by.named),)
    invited = (text("table-invited", who=g.named) for g in opening.invited)
    return (text("table-opened", who=opening.by.named), *invited)


def sits_down(table: Table, seat: Seat, computer: Computer) -> Text:
    """Return the notice that a computer has taken this seat."""
    return text("table-joined", who=at_level(computer, computer_name(table.seats, seat)))


def beginning_notices(table: Table) -> tuple[Text, ...]:
    """Return the notices of a game's start, which its first board keeps through all edits.

    If computers filled the table when it was opened there was no lobby post: the notices then also
    tell who opened it and who joined. Nobody opens the tables of a cup.
    """
    begins = text("table-started")
    if table.cup is not None:
        return (begins,)
    host = table.seat_of(table.host)
    at_once = [s for s in table.seats if s.joined_at == table.created_at and not s.former]
    computers = [(s.seat, s.occupant) for s in at_once if isinstance(s.occupant, Computer)]
    if host is None or len(computers) < len(table.seats) - 1:
        return (begins,)
    joined = (sits_down(table, seat, computer) for seat, computer in computers)
    return (text("table-opened", who=Player(host.seat)), *joined, begins)
