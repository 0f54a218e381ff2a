"""Points, longest route and ranking of Ruta. Rules: R-11, R-13."""

from functools import lru_cache

from core.game import Count, Outcome, ScorePart, Seat, Standing
from games.ruta.board import ROUTES, Route
from games.ruta.state import RESIGNED, Pair, State
from games.ruta.view import View

Trail = tuple[Route, ...]

_AT_PLACE: tuple[tuple[tuple[Route, int], ...], ...] = tuple(
    tuple((Route(i), sum(face.ends) - place) for i, face in enumerate(ROUTES) if place in face.ends)
    for place in range(15)
)
"""For each place its routes, ascending, each with the place at the other end."""


@lru_cache(maxsize=1 << 12)
def longest_trail(claimed: int) -> tuple[Trail, int]:
    """Return the trail (no route twice) that links the most distinct places, and their number.

    Ties: the fewest routes, then the first starting place and the first routes. Without a route:
    ``((), 0)``. Rule: R-11.2.
    """
    best: tuple[Trail, int] = ((), 0)
    for start in range(len(_AT_PLACE)):
        for trail, visited in _walks(start, claimed, (), 1 << start):
            places = visited.bit_count()
            if (places, -len(trail)) > (best[1], -len(best[0])) and trail:
                best = (trail, places)
    return best


def _walks(place: int, unused: int, trail: Trail, visited: int) -> list[tuple[Trail, int]]:
    """Return this walk and all its extensions, each with the set of places it visits."""
    walks = [(trail, visited)]
    for route, beyond in _AT_PLACE[place]:
        if unused >> route & 1:
            walks += _walks(beyond, unused & ~(1 << route), (*trail, route), visited | 1 << beyond)
    return walks


def tokens_placed(state: State, seat: int) -> int:
    """Return how many routes this seat has claimed."""
    return state.claimed[seat].bit_count()


def bonuses(claimed: Pair, each: bool) -> Pair:
    """Return each seat's score for its longest route now. Rules: R-11.3 to R-11.5.

    ``each``: both score their own.
    """
    one, other = (longest_trail(routes)[1] for routes in claimed)
    if each:
        return one, other
    return (one if one >= other else 0), (other if other >= one else 0)


def points(state: State) -> Pair:
    """Return each seat's points if the game ended now."""
    return _points(state.claimed, state.options.each_scores_longest)


@lru_cache(maxsize=1 << 12)
def _points(claimed: Pair, each: bool) -> Pair:
    one, other = bonuses(claimed, each)
    return claimed[0].bit_count() + one, claimed[1].bit_count() + other


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rule: R-13."""
    if not state.ended:
        return None
    bonus = bonuses(state.claimed, state.options.each_scores_longest)
    total = points(state)
    merits = [_merit(state, seat, total[seat]) for seat in (0, 1)]
    standings = [
        Standing(
            seat=Seat(seat),
            rank=1 if merits[seat] >= merits[1 - seat] else 2,
            points=total[seat],
            parts=(
                ScorePart("tokens", tokens_placed(state, seat)),
                ScorePart("longest", bonus[seat]),
            ),
        )
        for seat in (0, 1)
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _merit(state: State, seat: int, total: int) -> tuple[int, ...]:
    """Return the ranking criteria in order: not resigned, points, places. R-13.3, R-15.1."""
    stayed = 0 if state.ended == RESIGNED and state.resigned == seat else 1
    return stayed, total, longest_trail(state.claimed[seat])[1]


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's points if the game ended now."""
    return (Count("points", tuple(seat.points for seat in view.seats)),)
