"""What La Strada says of thinking ahead: its rules say it all, for a move names all that it means.

Of links to the same settlement the cheapest tells most.
"""

from typing import Final

from core.game import Seat
from core.thinking_ahead import Ahead, nothing
from games.la_strada.legality import END_TURN
from games.la_strada.moves import BuildLink, EndTurn, Move
from games.la_strada.rules import apply
from games.la_strada.state import State
from games.la_strada.view import View, cost_of


def _likeness(view: View, move: Move) -> tuple[object, int]:
    return (move.path[-1], cost_of(view, move.path)) if isinstance(move, BuildLink) else (move, 0)


def _passed(state: State, seat: Seat) -> State | None:
    """Return the position after the end of the turn, with the days of the next one. Rule: R-5.1."""
    if state.placing:
        return None
    after = apply(state, seat, END_TURN).state
    return None if after.ended or after.turn == seat else after


AHEAD: Final = Ahead[State, Move, View](
    disturbed=nothing,
    everywhere=(EndTurn,),
    of_the_turn=frozenset({"links_this_turn", "idle_turns"}),
    likeness=_likeness,
    passed=_passed,
)
