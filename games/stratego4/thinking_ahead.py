"""What Stratego 4 says of thinking ahead: a piece knows its way and the neighbours there."""

from collections.abc import Iterator
from typing import Final

from core.game import Seat
from core.thinking_ahead import Ahead
from core.translatable_text import Player, Text, text
from games.stratego4.board import SPACE_NAMES, Space
from games.stratego4.flags_and_recruits import Tale
from games.stratego4.moves import Arrange, BeReady, FireCannon, Move, MovePiece, Recruit, SwapPieces
from games.stratego4.reach_tables import reach_for
from games.stratego4.rules import next_turn
from games.stratego4.state import NOBODY, State
from games.stratego4.texts import ranked
from games.stratego4.view import PieceView, View


def _disturbed(expected: View, now: View, move: Move) -> Iterator[Text]:
    """Say what stands otherwise at both ends, between them where it may, and beside the end."""
    if not isinstance(move, MovePiece | FireCannon):
        return
    near = (move.start, move.target) if isinstance(move, FireCannon) else _way(now, move)
    was, stand = ({piece.space: piece for piece in view.pieces} for view in (expected, now))
    for space in near:
        if was.get(space) != stand.get(space):
            yield _standing(space, stand.get(space))
    for space, flag in sorted({*expected.loose} ^ {*now.loose}):
        if space in near:
            there = "yes" if (space, flag) in now.loose else "no"
            place = text("stratego4-on", space=SPACE_NAMES[space])
            yield text("stratego4-changed-flag", place=place, owner=Player(flag), there=there)


def _way(view: View, move: MovePiece) -> tuple[Space, ...]:
    reach, start, to = reach_for(len(view.seats)), move.start, move.to
    beside = reach.board.beside[to]
    between = (*reach.over[start].get(to, ()), *reach.strides[start].get(to, ()))
    return (start, to, *beside, *(() if start in beside else between))


def _standing(space: Space, piece: PieceView | None) -> Text:
    place = text("stratego4-on", space=SPACE_NAMES[space])
    if piece is None:
        return text("stratego4-changed-free", place=place)
    owner = Player(piece.seat)
    if piece.rank is None:
        return text("stratego4-changed-piece", place=place, owner=owner)
    return text("stratego4-changed-rank", place=place, owner=owner, rank=ranked(piece.rank))


def _passed(state: State, seat: Seat) -> State | None:
    """Return the position with the turn given to the next army; None while anybody deploys."""
    if not state.round or state.recruiter != NOBODY:
        return None
    step = next_turn(state, Tale())
    return None if step.told or step.state.turn == seat else step.state


def _likeness(view: View, move: Move) -> tuple[object, bool]:
    """Return the piece; an attack is plainer than another move."""
    if isinstance(move, MovePiece):
        return move.start, all(piece.space != move.to for piece in view.pieces)
    return ("fire", move.start) if isinstance(move, FireCannon) else move, False


AHEAD: Final = Ahead[State, Move, View](
    disturbed=_disturbed,
    everywhere=(Arrange, BeReady, Recruit, SwapPieces),
    of_the_turn=frozenset({"quiet_turns"}),
    likeness=_likeness,
    worlds=8,
    passed=_passed,
)
