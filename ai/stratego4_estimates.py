"""What a computer expects in Stratego 4: ranks that it does not see, races for flags, who wins."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from ai.base import seat_of
from core.game import Seat
from games.stratego4.board import (
    ARMY,
    CANNON,
    CAPTAIN,
    COUNTS,
    GENERAL,
    MARSHAL,
    RANKS,
    SCOUT,
    SHOT,
    SPY,
    Board,
    Rank,
    Space,
    board_for,
)
from games.stratego4.view import PieceView, View

# Probabilities of the ranks of unknown pieces, from what everybody saw.
#
# Ranks are counted: beaten and revealed pieces are excluded. A piece's moves restrict its rank
# further: only a captain turns a corner, only a scout runs far.

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

Fitted to armies drawn at random (`docs/decisions/computer-players.md`), and moderated because
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


# The distance of each flag from the turret, and who could stop it.

_OWN_IN_THE_WAY: Final = 2
_RIVAL_IN_THE_WAY: Final = 3
"""Steps that entering an occupied space costs, by occupant."""

_OUT_OF_REACH: Final = 99
_CANNONS: Final = RANKS.index(CANNON)
_SCOUTS: Final = RANKS.index(SCOUT)
_CAPTAINS: Final = RANKS.index(CAPTAIN)


@lru_cache(maxsize=512)
def steps_between(seats: int, goal: Space) -> tuple[int, ...]:
    """Return the number of steps from each space to the goal on an empty board."""
    board = board_for(seats)
    far = [_OUT_OF_REACH] * len(board.names)
    far[goal] = 0
    edge: Iterable[int] = (goal,)
    steps = 0
    while edge:
        steps += 1
        edge = {s for here in edge for s in board.beside[here] if far[s] == _OUT_OF_REACH}
        for space in edge:
            far[space] = steps
    return tuple(far)


def _way(board: Board, cost: Sequence[int], start: Space, limit: int) -> tuple[list[int], set[int]]:
    """Return the cost to the turret from each space, and the spaces of the way from the start.

    ``cost``: of entering each space. Spaces farther than the start or than ``limit`` are skipped.
    """
    far = [_OUT_OF_REACH] * len(cost)
    onward = [-1] * len(cost)
    far[board.turret] = 0
    edges: list[list[int]] = [[] for _ in range(limit + 1 + _RIVAL_IN_THE_WAY)]
    edges[0].append(board.turret)
    for so_far in range(limit):
        for space in edges[so_far]:
            if so_far > far[space]:
                continue
            step = so_far + cost[space]
            for before in board.beside[space]:
                if step < far[before]:
                    far[before] = step
                    onward[before] = space
                    edges[step].append(before)
        if far[start] <= so_far + 1:
            break
    return far, _followed(onward, start)


def _followed(onward: Sequence[int], start: int) -> set[int]:
    path: set[int] = set()
    space = onward[start]
    while space >= 0:
        path.add(space)
        space = onward[space]
    return path


class Race:
    """The way of a flag to the turret, borne by a piece of its own side.

    ``steps``: cost of the way from each space around it. ``path``: the spaces of the way.
    """

    __slots__ = ("bearer", "path", "steps")

    def __init__(self, field: "SeenBoard", bearer: PieceView, limit: int) -> None:
        self.bearer = bearer
        cost = field.cost(field.side(bearer.seat))
        self.steps, self.path = _way(field.board, cost, bearer.space, limit)

    @property
    def left(self) -> int:
        """The cost of the rest of the way in steps; an occupied space counts for several."""
        return self.steps[self.bearer.space]


@lru_cache(maxsize=8)
def _sides(seats: int, teams: bool) -> tuple[int, ...]:
    """Return the team of each seat; without teams the seat itself."""
    return tuple(seat % 2 if teams else seat for seat in range(seats))


@lru_cache(maxsize=2)
def _beside(seats: int) -> tuple[int, ...]:
    """Return the neighbours of each space, as a bit set."""
    return tuple(sum(1 << space for space in near) for near in board_for(seats).beside)


class SeenBoard:
    """A view prepared for a computer: which piece stands where, and which rank it may have.

    ``at``: pieces by space. ``exposed``: the spaces next to rivals, as a bit set.
    """

    def __init__(self, view: View, strong_lead: bool = False) -> None:
        self.view = view
        self.seats = len(view.seats)
        self.seat = seat_of(view)
        self.board = board_for(self.seats)
        self.sides = _sides(self.seats, view.options.teams)
        self.at: list[PieceView | None] = [None] * len(self.board.names)
        self.exposed = 0
        rivals, beside = [self.is_rival(seat) for seat in range(self.seats)], _beside(self.seats)
        for piece in view.pieces:
            self.at[piece.space] = piece
            if rivals[piece.seat]:
                self.exposed |= beside[piece.space]
        self.beliefs = Beliefs(view, strong_lead)

    def side(self, seat: int) -> int:
        """Return the team of a seat; without teams the seat itself."""
        return self.sides[seat]

    def is_rival(self, seat: int) -> bool:
        """Whether this seat plays against the viewer."""
        return self.sides[seat] != self.sides[self.seat]

    def there(self, space: Space | None) -> PieceView:
        """Return the piece on a space. Raises ValueError if there is none."""
        piece = None if space is None else self.at[space]
        if piece is None:
            raise ValueError("nobody stands there")
        return piece

    def cost(self, side: int) -> Sequence[int]:
        """Return the cost for this side of entering each space, in steps."""
        cost = [1] * len(self.board.names)
        for piece in self.view.pieces:
            own = self.sides[piece.seat] == side
            cost[piece.space] = _OWN_IN_THE_WAY if own else _RIVAL_IN_THE_WAY
        return cost

    def between(self, seat: Seat) -> list[Seat]:
        """Return the rivals of this seat that move after the viewer and before this seat."""
        later = [Seat((self.seat + turns) % self.seats) for turns in range(1, self.seats)]
        return [
            other
            for other in later[: later.index(seat)]
            if not self.view.seats[other].out and self.side(other) != self.side(seat)
        ]

    def stays(self, space: Space, rank: Rank, vacated: Space | None = None) -> float:
        """Return the probability that this rank survives there until the viewer's next turn.

        ``vacated``: the space it comes from, which is free then.
        """
        stays = 1.0
        for seat in range(self.seats):
            if self.is_rival(seat):
                stays *= 1 - self.stop(Seat(seat), space, rank, vacated)
        return stays

    def unshot(self, space: Space, vacated: Space) -> float:
        """Return the probability that no rival's cannon can shoot at a piece there.

        ``vacated``: the space it comes from, which is free then.
        """
        unshot = 1.0
        for line in self.board.lines[space]:
            *between, aimed_from = line[:SHOT]
            if len(between) < SHOT - 1 or self.board.turret in between or aimed_from == vacated:
                continue
            gun = self.at[aimed_from]
            is_free = all(self.at[there] is None or there == vacated for there in between)
            if is_free and gun is not None and self.is_rival(gun.seat):
                unshot *= 1 - self.beliefs.chances(gun)[_CANNONS]
        return unshot

    def stop(self, seat: Seat, space: Space, rank: Rank, vacated: Space | None = None) -> float:
        """Return the probability that a seat can beat or tie this rank there in one move."""
        stays = 1.0
        for line in self.board.lines[space]:
            for steps, there in enumerate(line, 1):
                other = self.at[there]
                if other is not None and there != vacated:
                    if other.seat == seat:
                        stays *= 1 - self._strike(other, line[:steps], rank)
                    break
        return 1 - stays

    def _strike(self, other: PieceView, line: Sequence[Space], rank: Rank) -> float:
        """Return the probability that a piece can beat or tie this rank along a free line."""
        chances = self.beliefs.chances(other)
        steps, dry = len(line), self.board.ponds.isdisjoint(line)
        if steps == 1:
            return peril(rank, chances) + chances[RANKS.index(rank)]
        hit = 0.0
        if steps == SHOT and self.board.turret not in line[:2]:
            hit += chances[_CANNONS]
        if dry and rank <= SCOUT:
            hit += chances[_SCOUTS]
        if dry and steps == 2 and rank <= CAPTAIN:
            hit += chances[_CAPTAINS]
        return min(1.0, hit)

    def threat(self, space: Space, rank: Rank, *, known_only: bool) -> float:
        """Return the highest probability that a rival beside this space beats this rank."""
        worst = 0.0
        for beside in self.board.beside[space]:
            other = self.at[beside]
            if other is None or not self.is_rival(other.seat):
                continue
            if other.rank is not None or not known_only:
                worst = max(worst, peril(rank, self.beliefs.chances(other)))
        return worst


# The probability that each seat of Stratego 4 wins, as far as a viewer can tell.
#
# Fitted to games of normal players (`docs/decisions/computer-players.md`). The best predictor is
# whether the flag on the ring, or about to enter it, can be stopped there.

Features = Mapping[str, float]

WEIGHTS: Final[Features] = {
    "pieces": 0.269,
    "on the ring": 3.21,
    "beside the ring": 0.21,
    "can enter": 1.07,
    "three steps": 0.26,
    "four steps": 0.14,
    "five steps": 0.12,
    "batteries": 0.21,
}
"""The weight of each of the `features` in the strength of a seat."""

_STEPS: Final = {3: "three steps", 4: "four steps", 5: "five steps"}
_OUT: Final = -9.0
_ARMY: Final = sum(WORTH[rank] for rank in ARMY)


def victory(field: SeenBoard) -> float:
    """Return the probability, from 0 to 1, that the viewer's side wins."""
    strengths = [exp(strength(field, Seat(seat))) for seat in range(field.seats)]
    own = [s for seat, s in enumerate(strengths) if not field.is_rival(seat)]
    return sum(own) / sum(strengths)


def strength(field: SeenBoard, seat: Seat) -> float:
    """Return the strength of a seat; a strength higher by one multiplies its odds by e."""
    if field.view.seats[seat].out:
        return _OUT
    return sum([WEIGHTS[name] * number for name, number in features(field, seat).items()])


def features(field: SeenBoard, seat: Seat) -> Features:
    """Return the features of a seat that is still in the game; missing ones are 0.

    ``pieces``: their worth, in tens. ``on the ring``: the probability that the flag there, or on
    the turret, stays until its turn. ``can enter``: with a flag beside the ring, the probability
    that it would stay on the ring for a round. ``batteries``: cannons behind ponds.
    """
    view, board = field.view, field.board
    found = {"pieces": (_ARMY - sum([WORTH[rank] for rank in view.seats[seat].lost])) / 10}
    flag = view.flags[seat]
    if flag.space is not None and flag.bearer is not None and not _apart(field, flag.bearer, seat):
        steps = steps_between(field.seats, board.turret)[flag.space]
        if steps <= 1:
            found["on the ring"] = _stays(field, seat, flag.space, _before(field, seat))
        elif steps == 2:
            holder, rivals = field.at[board.ring], range(field.seats)
            found["beside the ring"] = 1.0
            if holder is None or _apart(field, holder.seat, seat):
                found["can enter"] = _stays(field, seat, board.ring, rivals)
        elif steps in _STEPS:
            found[_STEPS[steps]] = 1.0
    guns = [field.at[space] for space in sorted(batteries(field.seats))]
    found["batteries"] = sum(
        [
            field.beliefs.chances(gun)[_CANNONS]
            for gun in guns
            if gun is not None and gun.seat == seat
        ]
    )
    return found


def _apart(field: SeenBoard, one: int, other: int) -> bool:
    return field.side(one) != field.side(other)


def _before(field: SeenBoard, seat: Seat) -> list[int]:
    """Return the seats that move before this one, beginning with the seat whose turn it is."""
    turn = field.view.turn
    if turn is None:
        return []
    return [(turn + later) % field.seats for later in range((seat - turn) % field.seats)]


def _stays(field: SeenBoard, owner: Seat, space: Space, movers: Iterable[int]) -> float:
    """Return the probability that no mover stops the bearer of this flag on that space."""
    here = field.view.flags[owner].space
    rivals = [
        Seat(seat)
        for seat in movers
        if _apart(field, seat, owner) and not field.view.seats[seat].out
    ]
    likely = 0.0
    for rank, chance in zip(RANKS, field.beliefs.chances(field.there(here)), strict=True):
        if chance:
            for seat in rivals:
                chance *= 1 - field.stop(seat, space, rank, here)
            likely += chance
    return likely
