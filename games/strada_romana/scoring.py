"""Points and ranking of Strada Romana. Rules: R-10, R-11.3."""

from functools import lru_cache

from core.game import Count, Outcome, ScorePart, Seat, Standing
from games.strada_romana.rule_numbers import ARRIVED_TILE, STRANDED_TILE
from games.strada_romana.state import Row, State, hand
from games.strada_romana.view import View


@lru_cache(maxsize=1 << 12)
def contracts(tiles: Row, cubes: Row) -> Row:
    """Return the pairs of a tile and a cube, by good. Rule: R-10.3."""
    return tuple(map(min, tiles, cubes))


@lru_cache(maxsize=1 << 12)
def contract_points(pairs: Row) -> int:
    """Return the most contracts in one good times the goods with a contract. Rule: R-10.4."""
    return max(pairs) * sum(map(bool, pairs))


@lru_cache(maxsize=1 << 12)
def singles(tiles: Row, cubes: Row) -> int:
    """Return the number of tiles and cubes without a partner. Rule: R-10.5."""
    return sum(tiles) + sum(cubes) - 2 * sum(contracts(tiles, cubes))


def open_points(state: State, seat: int) -> int:
    """Return a seat's public points: all but those of its wagon tiles."""
    tiles, cubes = state.tiles[seat], state.cubes[seat]
    earned = contract_points(contracts(tiles, cubes)) - singles(tiles, cubes)
    return state.points[seat] + earned


def tile_points(state: State, seat: int) -> int:
    """Return the value of a seat's wagon tiles with the wagons arrived so far. Rule: R-10.2."""
    tiles = hand(state, seat)
    return sum(ARRIVED_TILE if wagon in state.arrivals else STRANDED_TILE for wagon in tiles)


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rules: R-10.6, R-10.7, R-11.3."""
    if not state.ended:
        return None
    merits = [_merit(state, seat) for seat in range(len(state.order))]
    standings = [
        Standing(
            seat=Seat(seat),
            rank=1 + sum(other > merit for other in merits),
            points=open_points(state, seat) + tile_points(state, seat),
            parts=_parts(state, seat),
        )
        for seat, merit in enumerate(merits)
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _parts(state: State, seat: int) -> tuple[ScorePart, ...]:
    tiles, cubes = state.tiles[seat], state.cubes[seat]
    return (
        ScorePart("points", state.points[seat]),
        ScorePart("wagon-tiles", tile_points(state, seat)),
        ScorePart("contracts", contract_points(contracts(tiles, cubes))),
        ScorePart("singles", -singles(tiles, cubes)),
    )


def _merit(state: State, seat: int) -> Row:
    """Return the ranking criteria in order.

    Not resigned, or resigned later; points; coins; the last turn longest ago.
    """
    stayed = state.resigned.index(seat) if seat in state.resigned else len(state.resigned)
    points = open_points(state, seat) + tile_points(state, seat)
    turn = state.played.index(seat) if seat in state.played else -1
    return stayed, points, state.coins[seat], -turn


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's points; without wagon tiles until these are shown at the end."""
    return (Count("points", tuple(seat.score for seat in view.seats)),)
