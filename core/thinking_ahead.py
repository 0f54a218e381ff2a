"""Thinking ahead: what a game may say so that its players try lines and leave plans. Pure.

Each part has a default, which serves a game that says nothing (``games/<key>/thinking_ahead.py``).
Nothing that the imagination added may be seen: what others may do is listed from the viewer's view
alone, and a line stops before the viewer would learn something (``core.game.Step.learned``) that
cannot stay face down.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import nsmallest
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from core.rng import Rng
from core.texts import Text

if TYPE_CHECKING:
    from core.game import Game, Seat, Step

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Guard: TypeAlias = Literal["legal", "undisturbed", "unchanged"]
"""When a planned move is still played: whenever it is allowed; unless something that it needs has
changed; only if nothing has changed but what was expected."""

MOST_LISTED: Final = 25
"""Moves of another seat that are listed: a menu shows no more."""

MOST_LOOKED_AT: Final = 10_000
"""Moves, of all imagined worlds together, among which those of another seat are looked for: where a
hand allows thousands, the first worlds tell nearly all, and a player waits for it. A limit in each
world instead would leave out kinds: a game may list its moves kind by kind."""

_TRIES: Final = 16
"""Worlds drawn by lot among which one is looked for in which a move can be made."""


def nothing(_expected: object, _now: object, _move: object) -> tuple[()]:
    """Say nothing: for a game whose rules refuse a move as soon as it means something else."""
    return ()


def _none_can(_state: object, _seat: object) -> None:
    return None


def _nothing_stays(_state: object, _seat: object, _move: object) -> None:
    return None


@dataclass(frozen=True)
class Ahead(Generic[S, M, V]):
    """What one game says of thinking ahead."""

    disturbed: Callable[[V, V, M], Iterable[Text]] | None = None
    """``(expected, now, move)``: say what has happened to what a move needs beyond being allowed.

    Between two views of one seat, in words that it may read; nothing between equal views. None:
    a move needs everything, so that any change sets its plan aside.
    """

    by_place: tuple[type, ...] = ()
    """Kinds of moves that name a place and mean what lies there: disturbed, it is another move."""

    everywhere: tuple[type, ...] = ()
    """Kinds of moves that are the same whatever has happened: they are planned for any case."""

    of_the_turn: frozenset[str] = frozenset()
    """Fields of the view that change though nobody did anything, besides those in any game."""

    likeness: Callable[[V, M], tuple[object, Any]] | None = None
    """Return a move's kind, of which one example tells enough, and how plain it is as a sort key.

    None: moves are alike whose first two words in notation are.
    """

    worlds: int = 16
    """In so many imagined worlds it is looked what another seat may do: few kinds of moves should
    be missing, and a player waits for it."""

    passed: "Callable[[S, Seat], S | None]" = _none_can
    """Return the position as if this seat, which is to act, had let its turn pass; None where that
    cannot be.

    Nothing else changes: nobody draws, pays or learns anything. What begins the next turn by the
    rules alone (days to spend) happens.
    """

    left_open: "Callable[[S, Seat, M], Step[S, Any] | None]" = _nothing_stays
    """Return what a move does, but for what it would turn up for everybody: that stays down.

    Asked only of a move that tells the player something hidden; the line ends with the move if it
    still does, or if this is None. A place whose new card is not known is empty.
    """


AnyGame: TypeAlias = "Game[Any, Any, Any, Any, Any]"


def possible(game: AnyGame, view: Any, seat: "Seat") -> tuple[Any, ...]:
    """Return what another seat may do as far as the viewer sees, each move once.

    The moves that are legal in some imagined worlds, at most 25: of each kind the plainest first.
    """
    legal = dict.fromkeys(islice(_legal_somewhere(game, view, seat), MOST_LOOKED_AT))
    found = {game.notate(move): move for move in legal}
    return tuple(found[notation] for notation in _in_order(_plainest(game, view, found)))


def _legal_somewhere(game: AnyGame, view: Any, seat: "Seat") -> Iterator[Any]:
    """Yield the moves of each imagined world in which this seat is to act."""
    for world in _worlds(game):
        state = game.imagine(view, world)
        if seat in game.to_act(state):
            yield from game.legal_moves(state, seat)


def _worlds(game: AnyGame) -> list[Rng]:
    """Return the chance from which worlds are imagined, the same for every view."""
    several = game.ahead.worlds if game.manifest.has_secrets else 1
    return [Rng(bytes([number]) * 32) for number in range(several)]


def _plainest(game: AnyGame, view: Any, moves: dict[str, Any]) -> list[str]:
    """Return so many as can be listed: of each kind the plainest, then the next ones."""
    of_game = game.ahead.likeness
    likeness = {
        notation: (tuple(notation.split()[:2]), 0) if of_game is None else of_game(view, move)
        for notation, move in moves.items()
    }
    places, before = dict[str, int](), Counter[object]()
    for notation in sorted(moves, key=lambda one: likeness[one][1]):
        kind, _ = likeness[notation]
        places[notation] = before[kind]
        before[kind] += 1
    chosen = set(nsmallest(MOST_LISTED, places, key=lambda one: places[one]))
    return [notation for notation in moves if notation in chosen]


def _in_order(notations: list[str]) -> list[str]:
    """Sort by verb, the first one that was found first, then so that 9 comes before 10."""
    verbs = [*dict.fromkeys(notation.split()[0] for notation in notations)]
    return sorted(notations, key=lambda one: (verbs.index(one.split()[0]), _numbered(one)))


def _numbered(notation: str) -> list[Any]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", notation)]


def fitting(game: AnyGame, view: Any, seat: "Seat", move: Any, rng: Rng) -> Any:
    """Return a random state that fits the view and in which the seat may make the move.

    None if none is found: never for a move that ``possible`` lists.
    """
    for chance in (*map(rng.aside, range(_TRIES)), *_worlds(game)):
        state = game.imagine(view, chance)
        if game.check(state, seat, move) is None:
            return state
    return None
