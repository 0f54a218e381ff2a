"""How a table comes to be: its code, its opening, its teams, and a rematch."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Final

import msgspec

from core.game import Manifest, Seat
from core.texts import Locale, Player, Text, text
from model import game_json
from model.commands import Person, once_each
from model.game_json import AnyGame
from model.letters import SeatFacts, TableFacts, at_level, computer_name
from model.refusals import refused
from model.table import (
    Computer,
    GuildId,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RoleId,
    Sides,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
)

# How the code of a new table is drawn. Pure.

CODE_LETTERS: Final = "BCDFGHJLMNPQRSTWXZ256789"
"""What a code is drawn from. No vowel and nothing read as one (V, Y, 0, 1, 3, 4), so that no code
spells a word; no K, which makes the best known without a vowel. Codes of earlier versions have
others, and stay valid: a code is looked up as it is typed."""

CODE_LENGTH: Final = 4


def drawn_code(choose: Callable[[str], str]) -> TableCode:
    """Return a code, which may be taken already. ``choose``: picks one of some letters."""
    return TableCode("".join(choose(CODE_LETTERS) for _ in range(CODE_LENGTH)))


# How a table is created: the request of the person who opens it, and the new table. Pure.


class Opening(msgspec.Struct, frozen=True):
    """A request to open a table.

    ``options``: JSON of the game's options. ``computers``: opponents to seat at once. ``role``: the
    role that the first post notifies while seats are free. ``code``: the wanted code, used if it is
    free. ``first_post``: id of a message already posted there, which has notified everybody
    concerned and becomes the table's first post. ``again``: the ended table whose people
    play once more; ``reopens``: its game had never begun. ``sides``: the teams of the host and the
    guests, if they have any.
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
    reopens: bool = False
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
        key = "table-reopened" if opening.reopens else "table-rematch"
        return (text(key, who=opening.by.named),)
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


# Who plays with whom in games of teams, and who sits where once the game begins. Pure.
#
# While people gather, seats are taken in the order of joining. Whoever has taken a side (``sides``)
# gets the first seat of that team when the game begins; the others, computers among them, fill the
# seats that are left, in that order.

Team = tuple[Seat, ...]

_TEAMS = 2


def teams_of(table: Table | TableFacts, game: AnyGame, seats: int) -> tuple[Team, ...]:
    """Return the seats of both teams with so many seats; empty where each plays alone."""
    options = game_json.decode_options(game, table.options)
    if seats not in game.manifest.seats_for(options):
        return ()
    sides: dict[int, list[Seat]] = {}
    for seat in map(Seat, range(seats)):
        sides.setdefault(game.side(options, seat), []).append(seat)
    if len(sides) != _TEAMS or seats == _TEAMS:
        return ()
    return tuple(map(tuple, sides.values()))


def places(
    teams: Sequence[Team],
    seats: Sequence[TableSeat | SeatFacts],
    sides: Sides,
    awaited: Sequence[PlayerId] = (),
) -> tuple[Seat, ...]:
    """Return for each of these taken seats the one that its occupant gets when the game begins.

    ``awaited``: people who are invited; the seats of the sides they have are given last.
    """
    free, wished = [list(team) for team in teams], dict(sides)
    found: dict[Seat, Seat] = {}
    for taken in seats:
        side = wished.get(taken.occupant.player) if isinstance(taken.occupant, Human) else None
        if side is not None and free[side]:
            found[taken.seat] = free[side].pop(0)
    kept = [
        free[wished[player]].pop()
        for player in awaited
        if player in wished and free[wished[player]]
    ]
    left = iter([*sorted(chain(*free)), *sorted(kept)])
    return tuple([found[taken.seat] if taken.seat in found else next(left) for taken in seats])


def people_of(table: Table | TableFacts, teams: Sequence[Team]) -> tuple[tuple[PlayerId, ...], ...]:
    """Return the people of each team before the game: seated, or invited to that side."""
    occupants = [taken.occupant for taken in table.seats]
    taken_places = places(teams, table.seats, table.sides, table.invited)
    seated = [
        (place, occupant.player)
        for place, occupant in zip(taken_places, occupants, strict=True)
        if isinstance(occupant, Human)
    ]
    awaited = [(player, side) for player, side in table.sides if player in table.invited]
    return tuple(
        (
            *(player for place, player in sorted(seated) if place in team),
            *(player for player, side in awaited if side == number),
        )
        for number, team in enumerate(teams)
    )


def with_room(table: TableFacts, game: AnyGame, reader: PlayerId | None) -> tuple[int, ...]:
    """Return the teams, from 0, that this person can join or change to before the game.

    ``reader``: None for everybody; then a place kept for somebody awaited in a team counts as room,
    and where only such places are left, no other team is offered. Empty where each plays alone.
    """
    teams = teams_of(table, game, table.size)
    if not teams:
        return ()
    people = people_of(table, teams)
    awaited = set(table.invited)
    if reader is None:
        all_kept = len(table.seats) + len(awaited) == table.size
        if all_kept and awaited <= dict(table.sides).keys():
            return tuple(number for number, team in enumerate(people) if awaited & set(team))
        people = tuple(tuple(one for one in team if one not in awaited) for team in people)
    return tuple(
        number
        for number, (team, gathered) in enumerate(zip(teams, people, strict=True))
        if len(gathered) < len(team) and reader not in gathered
    )


# Rematch: the same table opened again, by one of its people for the others. Pure.


def rematch_of(
    table: Table, by: Person, people: Mapping[PlayerId, PlayerProfile], game: AnyGame
) -> Opening:
    """Return a request to open the same table again, by one of its people for the others.

    Teams stay as they were.
    """
    teams = teams_of(table, game, len(table.seats))
    sides = [
        (seat.owner, number)
        for number, team in enumerate(teams)
        for seat in table.seats
        if seat.owner is not None and seat.seat in team
    ]
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
        again=table.code,
        reopens=table.seed is None,
        sides=tuple(sides),
    )


def _computers_at(table: Table) -> tuple[Computer, ...]:
    """Return the computers that play for nobody."""
    occupants = [s.occupant for s in table.seats if s.owner is None]
    return tuple(occupant for occupant in occupants if isinstance(occupant, Computer))
