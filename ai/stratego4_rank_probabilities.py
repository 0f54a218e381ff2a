"""Probabilities of the ranks of unknown pieces, from what everybody saw.

Ranks are counted: beaten and revealed pieces are excluded. A piece's moves restrict its rank
further: only a captain turns a corner, only a scout runs far.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from core.game import Seat
from games.stratego4.board import (
    CANNON,
    CAPTAIN,
    COUNTS,
    GENERAL,
    MARSHAL,
    RANKS,
    SCOUT,
    SHOT,
    SPY,
    Rank,
    Space,
    board_for,
)
from games.stratego4.view import PieceView, View

Evidence: TypeAlias = int
Left: TypeAlias = tuple[int, ...]
"""How many of each rank are among an army's unknown pieces, in the order of ``RANKS``."""

_NOTHING: Final[Evidence] = 0
_MOVED: Final[Evidence] = 1
_QUICK: Final[Evidence] = 2
_TURNED: Final[Evidence] = 3
_FAR: Final[Evidence] = 4
_BATTERY: Final[Evidence] = 5
_BROUGHT: Final[Evidence] = 6
_BEARER: Final[Evidence] = 7
_LED: Final[Evidence] = 8

LIKELY: Final[Mapping[Evidence, Mapping[Rank, float]]] = {
    _NOTHING: {CANNON: 0.7, SPY: 1.2},
    _MOVED: {CAPTAIN: 0.4, SCOUT: 0.5, SPY: 1.2, CANNON: 1.3},
    _BATTERY: {CANNON: 3.5},
    _BROUGHT: {CANNON: 10.0},
    _BEARER: {SCOUT: 0.1, SPY: 0.1, CANNON: 0.1},
    _LED: {MARSHAL: 4.0, GENERAL: 3.0, CAPTAIN: 0.4, SCOUT: 0.5, SPY: 1.2, CANNON: 1.3},
}
"""Relative frequency of these ranks, given what was seen of a piece; 1 for the others.

Fitted to armies drawn at random (`docs/decisions/computer-strength.md`), and moderated because
people bluff. `_LED`: the piece has moved, and strong pieces are assumed to lead.
"""

_ONLY: Final[Mapping[Evidence, frozenset[Rank]]] = {
    _QUICK: frozenset((CAPTAIN, SCOUT)),
    _TURNED: frozenset((CAPTAIN,)),
    _FAR: frozenset((SCOUT,)),
}
"""A piece that moved like this has one of these ranks. Rules: R-3.8, R-3.10."""

WORTH: Final[Mapping[Rank, float]] = dict(
    zip(RANKS, (9.0, 7.5, 5.5, 4.5, 3.0, 2.2, 1.8, 2.5, 3.5), strict=True)
)
"""The worth of each rank in the evaluation."""


@lru_cache(maxsize=2)
def batteries(seats: int) -> frozenset[Space]:
    """Return the spaces from which a cannon shoots across a pond onto the ring."""
    board = board_for(seats)
    return frozenset(
        line[SHOT - 1]
        for line in board.lines[board.ring]
        if len(line) >= SHOT and not board.ponds.isdisjoint(line[:SHOT])
    )


def evidence_of(piece: PieceView, seats: int) -> Evidence:
    """Return what was seen of a piece that tells something about its rank."""
    if piece.turned:
        return _TURNED
    if piece.longest > 2:
        return _FAR
    if piece.longest == 2:
        return _QUICK
    if piece.flag == piece.seat:
        return _BEARER
    aimed = piece.space in batteries(seats)
    if piece.moved:
        return _BROUGHT if aimed else _MOVED
    return _BATTERY if aimed else _NOTHING


def left_of(view: View, seat: Seat) -> Left:
    """Return how many of each rank are among an army's unknown pieces."""
    shown = tuple([p.rank for p in view.pieces if p.rank is not None and p.seat == seat])
    return _without(view.seats[seat].lost + shown)


@lru_cache(maxsize=1 << 12)
def _without(known: tuple[Rank, ...]) -> Left:
    return tuple(max(0, COUNTS[rank] - known.count(rank)) for rank in RANKS)


@lru_cache(maxsize=1 << 14)
def chances_of(left: Left, evidence: Evidence) -> tuple[float, ...]:
    """Return the probability of each rank, in the order of ``RANKS``."""
    only = _ONLY.get(evidence)
    likely = LIKELY.get(evidence, {})
    weights = [
        count * likely.get(rank, 1.0) if only is None or rank in only else 0.0
        for rank, count in zip(RANKS, left, strict=True)
    ]
    total = sum(weights)
    if not total:
        # Only in the memory game, where nobody counts forgotten pieces, can no rank be left.
        weights = [float(only is None or rank in only) for rank in RANKS]
        total = sum(weights)
    return tuple(weight / total for weight in weights)


@lru_cache(maxsize=1 << 8)
def _certain(rank: Rank) -> tuple[float, ...]:
    return tuple(float(rank == other) for other in RANKS)


class Outlook:
    """The result of a duel: probabilities from 0 to 1, and the expected worth of beaten pieces."""

    __slots__ = ("lose", "spoils", "tie", "win")

    def __init__(self, rank: Rank, chances: tuple[float, ...]) -> None:
        self.win = self.tie = self.lose = self.spoils = 0.0
        for other, chance in zip(RANKS, chances, strict=True):
            if rank == other:
                self.tie += chance
                self.spoils += chance * WORTH[other]
            elif beats(rank, other):
                self.win += chance
                self.spoils += chance * WORTH[other]
            else:
                self.lose += chance


def beats(attacker: Rank, defender: Rank) -> bool:
    """Whether the attacker wins. Rules: R-4.2, R-4.5."""
    return attacker > defender or (attacker == SPY and defender == MARSHAL)


@lru_cache(maxsize=1 << 16)
def outlook(rank: Rank, chances: tuple[float, ...]) -> Outlook:
    """Return the result of attacking a piece with these rank probabilities."""
    return Outlook(rank, chances)


@lru_cache(maxsize=1 << 16)
def peril(rank: Rank, chances: tuple[float, ...]) -> float:
    """Return the probability that a piece with these rank probabilities beats this rank."""
    return sum([c for other, c in zip(RANKS, chances, strict=True) if beats(other, rank)])


@lru_cache(maxsize=1 << 14)
def mean_worth(chances: tuple[float, ...]) -> float:
    """Return the mean worth of a piece with these rank probabilities."""
    return sum([c * WORTH[rank] for rank, c in zip(RANKS, chances, strict=True)])


class Beliefs:
    """The viewer's probabilities for the ranks of all pieces.

    ``strong_lead``: whether others are assumed to bring marshal and general out early.
    """

    def __init__(self, view: View, strong_lead: bool = False) -> None:
        self._view = view
        self._moved = _LED if strong_lead else _MOVED
        self._left: list[Left | None] = [None] * len(view.seats)

    def chances(self, piece: PieceView) -> tuple[float, ...]:
        """Return the probability of each rank for this piece, in the order of ``RANKS``."""
        if piece.rank is not None:
            return _certain(piece.rank)
        left = self._left[piece.seat]
        if left is None:
            left = self._left[piece.seat] = left_of(self._view, piece.seat)
        evidence = evidence_of(piece, len(self._left))
        return chances_of(left, self._moved if evidence == _MOVED else evidence)
