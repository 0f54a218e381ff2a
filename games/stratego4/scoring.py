"""Victory and ranking of Stratego 4. Rule: R-8."""

from core.game import Count, Outcome, Seat, Standing
from games.stratego4.state import NOBODY, Row, State, board_of, in_game, seat_in, side_of
from games.stratego4.view import View


def partners(state: State, seat: int) -> Row:
    """Return all seats that win together with this one, itself included."""
    options = state.options
    seats = range(len(state.flags))
    return tuple(s for s in seats if side_of(options, s) == side_of(options, seat))


def flying(state: State) -> Row:
    """Return the seats that win by a flag on the turret, or none. Rules: R-8.1, R-8.2."""
    turret = board_of(state).turret
    owner = seat_in(state.cells[turret])
    if owner == NOBODY or turret not in state.flags:
        return ()
    team = partners(state, owner)
    flies = any(state.flags[s] == turret and state.bearers[s] == owner for s in team)
    return team if flies else ()


def one_side_left(state: State) -> bool:
    """Whether all armies still in the game win together, or none is left. Rule: R-8.4."""
    return len({side_of(state.options, seat) for seat in in_game(state)}) < 2


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rule: R-8.8."""
    if not state.ended:
        return None
    after = 1 + len(state.placed)
    seats = map(Seat, range(len(state.flags)))
    standings = [Standing(s, 1 if s in state.placed else after, 0, ()) for s in seats]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's pieces on the board."""
    return (Count("pieces", tuple(seat.pieces for seat in view.seats)),)
