"""Points and ranking of Jacynth. Rules: R-10, R-11.1."""

from core.decktet import SUITS
from core.game import Count, Outcome, ScorePart, Seat, Standing
from games.jacynth.districts import districts_of, points
from games.jacynth.state import State
from games.jacynth.view import View


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on."""
    if not state.ended:
        return None
    merits = [_merit(state, seat) for seat in range(state.seats)]
    standings = [
        Standing(
            seat=Seat(seat),
            rank=1 + sum(other > merits[seat] for other in merits),
            points=points(districts_of(state.grid, state.tokens), state.seats)[seat],
            parts=_parts(state, seat),
        )
        for seat in range(state.seats)
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _merit(state: State, seat: int) -> tuple[int, int]:
    """Return the ranking criteria in order: not resigned, or resigned later; then points."""
    if seat in state.resigned:
        return state.resigned.index(Seat(seat)), 0
    total = points(districts_of(state.grid, state.tokens), state.seats)[seat]
    return state.seats, total


def _parts(state: State, seat: int) -> tuple[ScorePart, ...]:
    """Return the points of this seat in each suit."""
    found = districts_of(state.grid, state.tokens)
    return tuple(
        ScorePart(suit, points(tuple(d for d in found if d.suit == suit), state.seats)[seat])
        for suit in SUITS
    )


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's points if the game ended now."""
    return (Count("points", tuple(seat.points for seat in view.seats)),)
