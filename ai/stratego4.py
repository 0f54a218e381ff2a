"""Computer players of Stratego 4: the race of the flags, and what a duel is worth."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from ai.base import Agent, Budget, E, O, S, seat_of
from ai.random_player import Distracted
from ai.search import Chance, Look, Search
from ai.stratego4_beliefs import WORTH, Beliefs, mean_worth, outlook, peril
from core.game import Game, Level, Seat
from core.rng import Rng
from games.stratego4.board import (
    ARMY,
    CANNON,
    CAPTAIN,
    RANKS,
    SCOUT,
    SHOT,
    Board,
    Rank,
    Space,
    board_for,
)
from games.stratego4.moves import BeReady, FireCannon, Move, MovePiece, Recruit
from games.stratego4.view import PieceView, View

Stratego4Agent: TypeAlias = Agent[Move, View]


class Weights(msgspec.Struct, frozen=True):
    """What counts how much to a greedy player; one is about a piece of the lowest worth.

    ``flag``: the own flag, in danger or to be taken back. ``march``: one step of the own flag
    towards the turret. ``clearing``: an own piece out of its way. ``alarm``: a rival's flag as many
    steps from victory as its place says, from one. ``others``: how much of an alarm is left for
    each other seat that could still answer it. ``hunt``: one step towards the own flag when it is
    lost. ``capture``: a rival's flag in itself. ``recruit``: a lost piece back. ``slider``: one
    duel won. ``secret``: a rank that everybody learns, of its worth. ``peril``: of the worth of a
    piece that may be beaten where it goes. ``advance``: one step of any piece towards the castle.
    """

    flag: float = 14.0
    march: float = 2.0
    clearing: float = 1.2
    alarm: tuple[float, ...] = (200.0, 30.0, 8.0, 2.0)
    others: float = 0.6
    hunt: float = 1.0
    capture: float = 2.0
    recruit: float = 3.0
    slider: float = 0.6
    secret: float = 0.4
    peril: float = 0.5
    advance: float = 0.2
    victory: float = 20.0
    trust: float = 0.7
    material: float = 0.3
    cannon: float = 3.0


_USUAL: Final = Weights()

_VICTORY: Final = 1e6
_OWN_IN_THE_WAY: Final = 2
_RIVAL_IN_THE_WAY: Final = 3
_FAR: Final = 99
_LONGEST_WAY: Final = 24


@lru_cache(maxsize=512)
def _steps_between(seats: int, goal: Space) -> tuple[int, ...]:
    """How many steps each space is from this one on an empty board."""
    board = board_for(seats)
    far = [_FAR] * len(board.names)
    far[goal] = 0
    edge: Iterable[int] = (goal,)
    steps = 0
    while edge:
        steps += 1
        edge = [s for here in edge for s in board.beside[here] if far[s] == _FAR]
        for space in edge:
            far[space] = steps
    return tuple(far)


def _way(board: Board, cost: Sequence[int], start: Space, limit: int) -> tuple[list[int], set[int]]:
    """What the way to the turret costs from each space not farther than the start, and the way.

    ``cost``: of entering a space, by who stands there. Where it costs more than ``limit``, or more
    than from the start, the numbers are too high, and beyond the limit there is no way.
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
    path: set[int] = set()
    space = onward[start]
    while space >= 0:
        path.add(space)
        space = onward[space]
    return far, path


@lru_cache(maxsize=4)
def _batteries(seats: int) -> frozenset[Space]:
    """Where cannons like to stand: a shot from there crosses a pond and falls on the ring."""
    board = board_for(seats)
    return frozenset(
        line[SHOT - 1]
        for line in board.lines[board.ring]
        if len(line) >= SHOT and not board.ponds.isdisjoint(line[:SHOT])
    )


class Race:
    """One flag on its way to the turret, carried by a piece of its own side."""

    __slots__ = ("alarm", "bearer", "path", "steps")

    def __init__(self, field: "Field", bearer: PieceView, limit: int) -> None:
        self.bearer = bearer
        cost = field.cost(field.side(bearer.seat))
        self.steps, self.path = _way(field.board, cost, bearer.space, limit)
        self.alarm = 0.0

    @property
    def left(self) -> int:
        """What is left of the way."""
        return self.steps[self.bearer.space]


class Reach:
    """Who could stop a piece somewhere, as far as the viewer knows."""

    def __init__(self, field: "Field") -> None:
        self._field = field

    def stop(self, seat: Seat, space: Space, rank: Rank, vacated: Space | None) -> float:
        """How likely a seat can beat a piece of this rank there in one move, or take it along.

        ``vacated``: where the piece comes from, free by then.
        """
        at, board, beliefs = self._field.at, self._field.board, self._field.beliefs
        place = RANKS.index(rank)
        stays = 1.0
        for line in board.lines[space]:
            for steps, there in enumerate(line, 1):
                if there in board.ponds and steps < SHOT:
                    continue
                other = at.get(there) if there != vacated else None
                if other is None:
                    continue
                if other.seat == seat:
                    chances = beliefs.chances(other)
                    if steps == 1:
                        stays *= 1 - peril(rank, chances) - chances[place]
                    else:
                        ponds = any(s in board.ponds for s in line[:steps])
                        hit = 0.0
                        if steps == SHOT and board.turret not in line[:2]:
                            hit += chances[_CANNONS] * self._field.cannon(other)
                        if not ponds and rank <= SCOUT:
                            hit += chances[_SCOUTS]
                        if not ponds and steps == 2 and rank <= CAPTAIN:
                            hit += chances[_CAPTAINS]
                        stays *= 1 - min(1.0, hit)
                break
        return 1 - stays


_CANNONS: Final = RANKS.index(CANNON)
_SCOUTS: Final = RANKS.index(SCOUT)
_CAPTAINS: Final = RANKS.index(CAPTAIN)


class Field:
    """A view as a greedy player looks at it."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat_of(view)
        self.board = board_for(len(view.seats))
        self.pieces = view.pieces
        self.at: dict[int, PieceView] = {piece.space: piece for piece in view.pieces}
        self.beliefs = Beliefs(view)
        self.from_turret = _steps_between(len(view.seats), self.board.turret)
        self.batteries = _batteries(len(view.seats))
        self.reach = Reach(self)
        self._costs: dict[int, list[int]] = {}
        self.loose: dict[int, list[Seat]] = {}
        for space, owner in view.loose:
            self.loose.setdefault(space, []).append(owner)
        self.own_race: Race | None = None
        self.rival_races: list[Race] = []
        for piece in view.pieces:
            if piece.flag is not None and self.side(piece.flag) == self.side(piece.seat):
                self._add_race(piece)

    @property
    def races(self) -> list[Race]:
        """Of all flags that are on their way, partners' left out."""
        return [*([self.own_race] if self.own_race else []), *self.rival_races]

    def _add_race(self, piece: PieceView) -> None:
        if piece.seat == self.seat:
            race = Race(self, piece, _LONGEST_WAY)
            if self.own_race is None or race.left < self.own_race.left:
                self.own_race = race
        elif self.side(piece.seat) != self.side(self.seat):
            if self.from_turret[piece.space] > len(self.weights.alarm):
                return
            race = Race(self, piece, len(self.weights.alarm))
            race.alarm = self._alarm(race)
            if race.alarm:
                self.rival_races.append(race)

    def cost(self, side: int) -> Sequence[int]:
        """What it costs this side to enter each space."""
        if side not in self._costs:
            cost = [1] * len(self.board.names)
            for piece in self.pieces:
                own = self.side(piece.seat) == side
                cost[piece.space] = _OWN_IN_THE_WAY if own else _RIVAL_IN_THE_WAY
            self._costs[side] = cost
        return self._costs[side]

    def cannon(self, piece: PieceView) -> float:
        """How much likelier than by its army alone a piece is a cannon, for where it stands."""
        if piece.rank is not None or piece.moved:
            return 1.0
        return 3.0 if piece.space in self.batteries else 1.0

    def side(self, seat: int) -> int:
        """The team of a seat; without teams the seat itself."""
        return seat % 2 if self.view.options.teams else seat

    def _alarm(self, race: Race) -> float:
        """How urgent it is that somebody, and this seat, stops a flag."""
        alarm = self.weights.alarm
        if race.left > len(alarm):
            return 0.0
        urgency = float(alarm[max(0, race.left - 1)])
        if race.left > 1:
            return urgency * self.weights.others ** self._between(race)
        for seat in self._those_between(race):
            chances = self.beliefs.chances(race.bearer)
            stop = sum(
                c * self.reach.stop(seat, race.bearer.space, r, None)
                for c, r in zip(chances, RANKS, strict=True)
                if c
            )
            urgency *= 1 - self.weights.trust * stop
        return urgency

    def _between(self, race: Race) -> int:
        """How many rivals of that flag move after this seat and before it."""
        return len(self._those_between(race))

    def _those_between(self, race: Race) -> list[Seat]:
        view, seats = self.view, len(self.view.seats)
        found = []
        seat = (self.seat + 1) % seats
        while seat != race.bearer.seat:
            if not view.seats[seat].out and self.side(seat) != self.side(race.bearer.seat):
                found.append(Seat(seat))
            seat = (seat + 1) % seats
        return found

    # --- moves ---------------------------------------------------------------------------------

    def value(self, move: Move) -> float:
        """How good a move of the battle looks."""
        if isinstance(move, FireCannon):
            return self._shot(move)
        if isinstance(move, MovePiece):
            target = self.at.get(move.to)
            return self._step(move) if target is None else self._attack(move, target)
        if isinstance(move, Recruit):
            return WORTH[move.rank]
        return 0.0

    def _shot(self, move: FireCannon) -> float:
        weights, cannon, victim = self.weights, self.at[move.start], self.at[move.target]
        value = mean_worth(self.beliefs.chances(victim)) - WORTH[self._rank(cannon)]
        value *= weights.material
        value += weights.slider - weights.cannon + self._gone(victim, 1.0, falls=True)
        if cannon.flag is not None:
            value -= weights.flag
        return value

    def _gone(self, victim: PieceView, chance: float, *, falls: bool) -> float:
        """What it brings that a rival's piece may be gone, for the flag it bears.

        ``falls``: the flag would lie there, and not be taken.
        """
        if victim.flag is None:
            return 0.0
        weights = self.weights
        if self.side(victim.flag) == self.side(self.seat):
            return chance * weights.flag * (0.5 if falls else 1.0)
        value = 0.0
        for race in self.rival_races:
            if race.bearer is victim:
                value += race.alarm * (0.8 if falls else 1.0)
        if not falls:
            value += weights.capture
            if victim.seat == victim.flag:
                value += weights.recruit
        return chance * value

    def _attack(self, move: MovePiece, target: PieceView) -> float:
        weights, piece = self.weights, self.at[move.start]
        rank = self._rank(piece)
        seen = outlook(rank, self.beliefs.chances(target))
        worth = WORTH[rank]
        value = weights.material * (seen.spoils - (seen.tie + seen.lose) * worth)
        value += weights.slider * seen.win
        if not piece.told and not self.view.options.memory:
            value -= weights.secret * worth * seen.win
        value += self._gone(target, seen.win, falls=False) + self._gone(
            target, seen.tie, falls=True
        )
        bears = piece.flag is not None and not move.leave_flag
        if bears and self.side(piece.flag or 0) == self.side(self.seat):
            value -= weights.flag * (seen.lose + seen.tie * 0.6)
            value += seen.win * self._march(move)
        value += seen.win * self._blocking(move, rank)
        value += seen.win * self._clearing(move)
        return value - seen.win * self._peril_at(move, rank, worth)

    def _step(self, move: MovePiece) -> float:
        weights, piece = self.weights, self.at[move.start]
        rank = self._rank(piece)
        worth = WORTH[rank]
        own = piece.flag is not None and self.side(piece.flag) == self.side(self.seat)
        value = weights.advance * (self.from_turret[move.start] - self.from_turret[move.to])
        if own and move.leave_flag:
            value -= 0.6 * weights.flag
        elif own:
            value += self._march(move) + self._blocking(move, rank)
            return value + self._venture(move, rank, worth)
        value += self._pick_up(move, bears=piece.flag is not None)
        value += self._hunting(move) + self._clearing(move) + self._blocking(move, rank)
        value += self._escape(piece, rank, worth) - self._peril_at(move, rank, worth)
        return value - 0.1 * move.leave_flag

    def _rank(self, piece: PieceView) -> Rank:
        if piece.rank is None:
            raise ValueError("a seat knows its own pieces")
        return piece.rank

    def _march(self, move: MovePiece) -> float:
        """What a step of the own flag is worth."""
        race = self.own_race
        if race is None or race.bearer.space != move.start:
            return 0.0
        if move.to == self.board.turret:
            return _VICTORY
        return self.weights.march * (race.left - race.steps[move.to])

    def _clearing(self, move: MovePiece) -> float:
        """Out of the way of the own flag, or into it."""
        race = self.own_race
        if race is None or race.bearer.space == move.start:
            return 0.0
        return self.weights.clearing * ((move.start in race.path) - (move.to in race.path))

    def _blocking(self, move: MovePiece, rank: Rank) -> float:
        """Into the way of a rival's flag, or out of it."""
        value = 0.0
        for race in self.rival_races:
            if race.alarm and (move.to in race.path) != (move.start in race.path):
                holds = 1.0 - peril(rank, self.beliefs.chances(race.bearer))
                value += race.alarm * 0.8 * holds * (1 if move.to in race.path else -1)
        return value

    def _pick_up(self, move: MovePiece, *, bears: bool) -> float:
        """A flag that lies there."""
        lying = self.loose.get(move.to)
        if not lying or bears:
            return 0.0
        if any(self.side(owner) == self.side(self.seat) for owner in lying):
            return self.weights.flag
        recruits = any(self.view.flags[owner].last_bearer == owner for owner in lying)
        return self.weights.capture + self.weights.recruit * recruits

    def _hunting(self, move: MovePiece) -> float:
        """Towards the own flag when it is lost."""
        flag = self.view.flags[self.seat]
        if flag.space is None or flag.bearer == self.seat:
            return 0.0
        far = _steps_between(len(self.view.seats), flag.space)
        return self.weights.hunt * (far[move.start] - far[move.to]) / max(1, far[move.start] // 3)

    def _venture(self, move: MovePiece, rank: Rank, worth: float) -> float:
        """What it promises to stand there with the own flag until the next turn."""
        weights = self.weights
        stays = 1.0
        for seat in range(len(self.view.seats)):
            if self.side(seat) != self.side(self.seat):
                stays *= 1 - self.reach.stop(Seat(seat), move.to, rank, move.start)
        here = 1.0
        for seat in range(len(self.view.seats)):
            if self.side(seat) != self.side(self.seat):
                here *= 1 - self.reach.stop(Seat(seat), move.start, rank, None)
        value = (stays - here) * (weights.flag + weights.peril * worth)
        if move.to == self.board.ring and self.board.turret not in self.at:
            value += stays * weights.victory
        return value

    def _escape(self, piece: PieceView, rank: Rank, worth: float) -> float:
        return self.weights.peril * worth * self._attackable(piece.space, rank, known_only=True)

    def _peril_at(self, move: MovePiece, rank: Rank, worth: float) -> float:
        return self.weights.peril * worth * self._attackable(move.to, rank, known_only=False)

    def _attackable(self, space: Space, rank: Rank, *, known_only: bool) -> float:
        """How likely the most dangerous neighbour of this space beats this rank."""
        worst = 0.0
        for beside in self.board.beside[space]:
            other = self.at.get(beside)
            if other is None or self.side(other.seat) == self.side(self.seat):
                continue
            if known_only and other.rank is None:
                continue
            worst = max(worst, peril(rank, self.beliefs.chances(other)))
        return worst


def greedy_move(view: View, legal: Sequence[Move], weights: Weights) -> Move:
    """The move that looks best; ready at once, as the formation was drawn by lot."""
    if _READY in legal:
        return _READY
    field = Field(view, weights)
    return max(legal, key=field.value)


class Greedy:
    """Plays what looks best without looking ahead."""

    iterations = 0

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """The greedy move."""
        return greedy_move(view, legal, self._weights)


_TRIED: Final = 10

_FLAG_SAFE: Final = 1.2
_NEARER: Final = (2.2, 1.1, 0.6, 0.35, 0.2, 0.1)
"""What the way left to the own flag promises, from one step on."""

_MATERIAL: Final = 0.045
_SLIDER: Final = 0.03


class Stratego4Sense:
    """What the search must know of Stratego 4."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """The moves that look best."""
        if _READY in legal:
            return [_READY]
        field = Field(view, self._weights)
        return sorted(legal, key=field.value, reverse=True)[:_TRIED]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody is thought to be greedy."""
        return greedy_move(view, legal, self._weights)

    def promise(self, look: Look[View], seat: Seat) -> float:
        """How likely the seat is to win, from what everybody sees."""
        view = look(seat)
        field = Field(view, self._weights)
        strengths = [exp(_strength(field, other)) for other in range(len(view.seats))]
        own = sum([s for other, s in enumerate(strengths) if field.side(other) == field.side(seat)])
        return own / sum(strengths)


def _strength(field: Field, seat: int) -> float:
    """How well a seat stands; of two seats the likelier to win has more."""
    seen = field.view.seats[seat]
    if seen.out:
        return -9.0
    strength = _MATERIAL * (_ARMY_WORTH - sum([WORTH[rank] for rank in seen.lost]))
    strength += _SLIDER * seen.slider
    flag = field.view.flags[seat]
    if flag.space is not None and flag.bearer is not None and field.side(flag.bearer) == seat:
        lefts = [r.left for r in field.races if r.bearer.space == flag.space]
        left = min([field.from_turret[flag.space], *lefts])
        strength += _FLAG_SAFE + _NEARER[min(len(_NEARER), left) - 1]
    return strength


_READY: Final = BeReady()
_ARMY_WORTH: Final = sum(WORTH[rank] for rank in ARMY)

AGENTS: Final[Mapping[Level, Stratego4Agent]] = MappingProxyType(
    {
        "easy": Distracted(Greedy(_USUAL), percent=30),
        "normal": Greedy(_USUAL),
        "hard": Search(Stratego4Sense(_USUAL), iterations=200, depth=12),
    }
)
"""Who plays Stratego 4 at each level."""
