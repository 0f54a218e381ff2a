"""The try board: a player tries moves on an imagined position that fits their view.

Nothing that the imagination added may be seen: the picture, the words and the choices of a tried
line depend on the player's view alone. So a line stops before the player would learn something
(``Step.learned``) that cannot stay face down (``Trying.left_open``), and what other seats may do is
listed from the player's view (``games/<key>/try_board.py``).
"""

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from core.game import Seat, Step
from core.rng import Rng

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", contravariant=True)


class Trying(Protocol[S, M, V]):
    """What the try board asks of one game, as plain functions of ``games/<key>/try_board.py``.

    A game without this file has a try board that ends where another seat is to move.
    """

    def possible(self, view: V, seat: Seat) -> Iterator[M]:
        """Iterate over the moves of another seat that, as far as this viewer sees, are possible.

        Computed from the view alone, each once, in notation order. If they are too many (a menu
        shows at most 25), one of each kind that differs for this viewer: the cheapest, the
        shortest.
        """
        ...

    def fitting(self, view: V, seat: Seat, move: M, rng: Rng) -> S | None:
        """Return a random full state that fits the view and in which the seat may make the move.

        None if there is none: then ``possible`` does not list the move.
        """
        ...

    def passed(self, state: S, seat: Seat) -> S | None:
        """Return the position as if this seat had let its turn pass; None where that cannot be.

        Nothing else changes: nobody draws, pays or learns anything. What begins the next turn by
        the rules alone (days to spend) happens.
        """
        ...

    def left_open(self, state: S, seat: Seat, move: M) -> Step[S, Any] | None:
        """Return what the move does, but for what it would turn up for everybody: that stays down.

        Asked only of a move that tells the player something hidden; the line ends with the move if
        it still does, or if this is None. Nothing that the position then shows may be false: a
        place whose new card is not known is empty.
        """
        ...
