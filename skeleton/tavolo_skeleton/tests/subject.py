"""What the laws must be told about Skeleton (step 10 of the guide)."""

from collections.abc import Sequence
from random import Random
from typing import cast

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from hypothesis import strategies as st
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

from tavolo_skeleton import texts
from tavolo_skeleton.game import SKELETON
from tavolo_skeleton.moves import Event, Move, Take
from tavolo_skeleton.state import State
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import Options, View


def _random(_state: State, _seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _fewest(_state: State, _seat: Seat, moves: Sequence[Move], _random: Random) -> Move:
    return moves[0]


def permute_hidden(_state: State, _viewer: Viewer, _rng: Rng, _deed: Deed[Move] | None) -> State:
    """Return the state with everything rearranged that this viewer cannot know."""
    not_written(10, "rearrange what is hidden, or only the Rng if nothing is (permute_hidden)")


def hides(_state: State, _viewer: Viewer) -> bool:
    """Say whether anything lies hidden from this viewer."""
    not_written(10, "say whether anything is hidden (hides)")


def assert_conserved(_state: State) -> None:
    """Fail if a piece is lost or doubled."""
    not_written(10, "say what is never lost or doubled (assert_conserved)")


def order(move: Move) -> int:
    """Return the place of a move in the list of legal moves."""
    return move.stones


any_move: st.SearchStrategy[Move] = st.builds(Take, st.integers(-1, 5))

SUBJECT = Subject(
    game=SKELETON,
    words=cast(Words[Move, Event, View], texts),
    options=(Options(), Options(heap=21)),
    choosers={"random": _random, "fewest": _fewest},
    permute_hidden=permute_hidden,
    hides=hides,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=("taken", "resigned"),
    most_moves=40,
    seats_have_secrets=False,
    amiss={"take seven": "take seven"},
)
