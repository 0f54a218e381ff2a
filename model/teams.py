"""Who plays with whom in games of teams, and who sits where once the game begins. Pure.

While people gather, seats are taken in the order of joining. Whoever has taken a side (``sides``)
gets the first seat of that team when the game begins; the others, computers among them, fill the
seats that are left, in that order.
"""

from collections.abc import Sequence
from itertools import chain

from core.game import Seat
from model import game_json
from model.game_json import AnyGame
from model.letters import SeatFacts, TableFacts
from model.table import Human, PlayerId, Sides, Table, TableSeat

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
