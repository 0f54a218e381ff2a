"""The distance of each flag from the turret, and who could stop it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from ai.base import seat_of
from ai.stratego4_rank_probabilities import Beliefs, peril
from core.game import Seat
from games.stratego4.board import CANNON, CAPTAIN, RANKS, SCOUT, SHOT, Board, Rank, Space, board_for
from games.stratego4.view import PieceView, View

_OWN_IN_THE_WAY: Final = 2
_RIVAL_IN_THE_WAY: Final = 3
"""Steps that entering an occupied space costs, by occupant."""

_FAR: Final = 99
_CANNONS: Final = RANKS.index(CANNON)
_SCOUTS: Final = RANKS.index(SCOUT)
_CAPTAINS: Final = RANKS.index(CAPTAIN)


@lru_cache(maxsize=512)
def steps_between(seats: int, goal: Space) -> tuple[int, ...]:
    """Return the number of steps from each space to the goal on an empty board."""
    board = board_for(seats)
    far = [_FAR] * len(board.names)
    far[goal] = 0
    edge: Iterable[int] = (goal,)
    steps = 0
    while edge:
        steps += 1
        edge = {s for here in edge for s in board.beside[here] if far[s] == _FAR}
        for space in edge:
            far[space] = steps
    return tuple(far)


def _way(board: Board, cost: Sequence[int], start: Space, limit: int) -> tuple[list[int], set[int]]:
    """Return the cost to the turret from each space, and the spaces of the way from the start.

    ``cost``: of entering each space. Spaces farther than the start or than ``limit`` are skipped.
    """
    far = [_FAR] * len(cost)
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
