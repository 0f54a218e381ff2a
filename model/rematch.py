"""Rematch: the same table opened again, by one of its people for the others. Pure."""

from collections.abc import Mapping

from model.commands import Person
from model.game_json import AnyGame
from model.table import Computer, PlayerId, PlayerProfile, Table
from model.table_creation import Opening
from model.teams import teams_of


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
        sides=tuple(sides),
    )


def _computers_at(table: Table) -> tuple[Computer, ...]:
    """Return the computers that play for nobody."""
    occupants = [s.occupant for s in table.seats if s.owner is None]
    return tuple(occupant for occupant in occupants if isinstance(occupant, Computer))
