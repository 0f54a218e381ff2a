"""The ``Game`` of Stratego 4, made from the functions of this folder.

The rules and their numbers are in docs/rules/stratego4.md.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from core.game import Game, Level, Manifest, Seat, Strength, UnprovedLevel
from core.texts import Player, Text, text
from core.thinking_ahead import Ahead
from games.stratego4 import legality, notation, redact, rules, state
from games.stratego4.board import SPACE_NAMES, Space
from games.stratego4.flags_and_recruits import Tale
from games.stratego4.moves import (
    Arrange,
    BeReady,
    Event,
    FireCannon,
    Move,
    MovePiece,
    Recruit,
    SwapPieces,
    reach_for,
)
from games.stratego4.rules import next_turn
from games.stratego4.state import NOBODY, State, side_of
from games.stratego4.texts import ranked
from games.stratego4.view import Options, PieceView, View

# What Stratego 4 says of thinking ahead: a piece knows its way and the neighbours there.


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


STRATEGO4: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="stratego4",
        fewest_seats=state.FEWEST_SEATS,
        most_seats=state.MOST_SEATS,
        rules_version=2,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(82, 177),  # medians of 20 games between computers
        full_table_options=("teams",),
        usual_seats=state.MOST_SEATS,
        simultaneous=frozenset({"arrange", "swap", "ready"}),
    ),
    initial_state=state.initial_state,
    to_act=legality.to_act,
    check=legality.check,
    legal_moves=legality.legal_moves,
    fallback_move=legality.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    beaten=rules.beaten,
    outcome=rules.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=rules.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.parse,
    notate=notation.notate,
    side=side_of,
    former_deals={1: state.initial_state_in_version_1},
    ahead=AHEAD,
)


# How strong the computer players of Stratego 4 are, level by level.

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 19.0, 3: 17.0, 4: 18.0},
        "normal": 25.0,
        "hard": {2: 27.0, 3: 33.0, 4: 36.0},
        "expert": {2: 27.0, 3: 38.0, 4: 42.0},
    }
)
"""Strength on the rating scale, by the number of sides (in teams two).

docs/research/ratings.md says how it was measured.
"""

UNPROVED: Final = (UnprovedLevel("expert", frozenset({4}), option="teams"),)
"""Where a level is not offered; docs/research/computers.md has the matches."""
