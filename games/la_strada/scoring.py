"""Gold and ranking of La Strada. Rules: R-9, R-10.5, R-12.3."""

from functools import lru_cache

from core.game import Count, Outcome, ScorePart, Seat, Standing
from games.la_strada.board import KINDS
from games.la_strada.rule_numbers import GOLD, SETTLEMENTS
from games.la_strada.state import Row, State, for_two, seats_of
from games.la_strada.view import View


def gold_each(kind: int, cubes: int) -> int:
    """Return the gold of each of so many cubes on a settlement of this kind. Rule: R-9.1."""
    return GOLD[kind][cubes - 1]


def cubes_on(state: State, settlement: int) -> tuple[Seat, ...]:
    """Return the seats with a cube on this settlement, ascending."""
    return _cubes_on_each(state.cubes)[settlement]


@lru_cache(maxsize=1 << 10)
def _cubes_on_each(cubes: Row) -> tuple[tuple[Seat, ...], ...]:
    """Return for each settlement the seats with a cube on it, ascending."""
    return tuple(
        [
            tuple([Seat(seat) for seat, theirs in enumerate(cubes) if theirs >> number & 1])
            for number in range(sum(SETTLEMENTS))
        ]
    )


def most_cubes(state: State) -> int:
    """Return how many cubes may lie on one settlement. Rules: R-7.2, R-10.3."""
    return 1 if for_two(state) else seats_of(state)


def gold_by_kind(state: State, seat: int) -> tuple[int, ...]:
    """Return a seat's gold if the game ended now, in the order of KINDS; 0 while face down."""
    gold = [0] * len(KINDS)
    if state.revealed:
        for settlement, kind in enumerate(state.kinds):
            if state.cubes[seat] >> settlement & 1:
                gold[kind] += gold_each(kind, len(cubes_on(state, settlement)))
    return tuple(gold)


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rules: R-9.3, R-9.4, R-12.3."""
    if not state.ended:
        return None
    standings = [_standing(state, seat) for seat in range(seats_of(state))]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _standing(state: State, seat: int) -> Standing:
    gold, merit = gold_by_kind(state, seat), _merit(state, seat)
    better = sum(_merit(state, other) > merit for other in range(seats_of(state)))
    parts = tuple(ScorePart(kind, part) for kind, part in zip(KINDS, gold, strict=True))
    return Standing(Seat(seat), 1 + better, sum(gold), parts)


def _merit(state: State, seat: int) -> tuple[int, ...]:
    """Return the ranking criteria in order: not resigned, or resigned later; gold; days."""
    stayed = state.resigned.index(seat) if seat in state.resigned else len(state.resigned)
    return stayed, sum(gold_by_kind(state, seat)), state.days[seat]


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's gold if the game ended now."""
    return (Count("gold", tuple(seat.gold for seat in view.seats)),)
