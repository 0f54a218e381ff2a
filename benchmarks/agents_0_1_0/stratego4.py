"""Stratego 4 as computers of 0.1.0 played it: the race of the flags, and what stops them.

Games between such players are short, and are won by the flag that enters the ring when nobody can
stop it there. Pieces count for little by themselves.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent
from benchmarks.agents_0_1_0.plain import Distracted, Greedy
from benchmarks.agents_0_1_0.search import Chance, Glance, Search
from benchmarks.agents_0_1_0.stratego4_beliefs import WORTH, batteries, mean_worth, outlook, peril
from benchmarks.agents_0_1_0.stratego4_races import Field, Race, steps_between
from core.game import Seat
from games.stratego4.board import ARMY, CANNON, RANKS, Rank, Space
from games.stratego4.moves import BeReady, FireCannon, Move, MovePiece, Recruit
from games.stratego4.view import PieceView, View

Stratego4Agent: TypeAlias = Agent[Move, View]

_VICTORY: Final = 1e6

_FLAG: Final = 14.0
"""The own flag, in danger or to be taken back."""

_LEFT_BEHIND: Final = 0.6
"""Of that, what is lost by leaving it somewhere."""

_MARCH: Final = 2.0
"""A step of the own flag towards the turret."""

_CLEARING: Final = 1.2
"""An own piece out of its way."""

_ENTRANCE: Final = 20.0
"""The own flag on the ring, if nobody stops it there."""

_ALARM: Final = (200.0, 30.0, 8.0, 2.0)
"""To stop a rival's flag that is one, two, three or four steps from victory."""

_ANSWERED: Final = 0.6
"""How much of an alarm is left for each other seat that could still answer it."""

_TRUST: Final = 0.7
"""How surely others who can stop a flag on the ring are thought to do so."""

_IN_THE_WAY: Final = 0.8
"""Of an alarm, what standing in the way of the flag answers, or making it lie on the ground."""

_HUNT: Final = 1.0
"""A step towards the own flag when it is lost."""

_CAPTURE: Final = 2.0
_RECRUIT: Final = 3.0
_DUEL: Final = 0.6
"""A rival's flag in itself, a beaten piece back, the slider moved."""

_MATERIAL: Final = 0.3
"""Of what a piece is worth, what it counts in a duel."""

_CANNON: Final = 3.0
"""A loaded cannon, besides: it may stop a flag on the ring."""

_SECRET: Final = 0.4
"""Of what a piece is worth, what is lost when all know its rank."""

_PERIL: Final = 0.5
"""Of what a piece is worth, what it counts that it may be beaten."""

_ADVANCE: Final = 0.2
"""A step of any piece towards the castle."""

_AIM: Final = 2.5
"""A step of a cannon towards a place from which a shot over a pond falls on the ring."""

_MAKE_WAY: Final = 1.5
"""To leave such a place while an own cannon seeks one."""

_LONGEST_WAY: Final = 24
_READY: Final = BeReady()


class Judgement:
    """What the moves of a seat are worth, as far as it can see."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._field = field = Field(view)
        self._from_turret = steps_between(field.seats, field.board.turret)
        self._batteries = batteries(field.seats)
        self._guns = frozenset(
            piece.space
            for piece in view.pieces
            if piece.seat == field.seat and piece.rank == CANNON
        )
        self._own: Race | None = None
        self._rivals: list[tuple[Race, float]] = []
        for piece in view.pieces:
            if piece.flag is not None and field.side(piece.flag) == field.side(piece.seat):
                self._add_race(piece)

    def _add_race(self, bearer: PieceView) -> None:
        if bearer.seat == self._field.seat:
            race = Race(self._field, bearer, _LONGEST_WAY)
            if self._own is None or race.left < self._own.left:
                self._own = race
        elif self._field.is_rival(bearer.seat) and self._from_turret[bearer.space] <= len(_ALARM):
            race = Race(self._field, bearer, len(_ALARM))
            if race.left <= len(_ALARM):
                self._rivals.append((race, self._alarm(race)))

    def _alarm(self, race: Race) -> float:
        """How urgent it is that this seat stops a flag: others may do it later."""
        bearer = race.bearer
        others = self._field.between(bearer.seat)
        urgency = float(_ALARM[race.left - 1])
        if race.left > 1:
            return urgency * _ANSWERED ** len(others)
        chances = self._field.beliefs.chances(bearer)
        for seat in others:
            stop = sum(
                chance * self._field.stop(seat, bearer.space, rank)
                for rank, chance in zip(RANKS, chances, strict=True)
                if chance
            )
            urgency *= 1 - _TRUST * stop
        return urgency

    def value(self, move: Move) -> float:
        """How good a move looks."""
        if isinstance(move, FireCannon):
            return self._shot(move)
        if isinstance(move, Recruit):
            return WORTH[move.rank]
        if not isinstance(move, MovePiece):
            return 0.0
        piece, target = self._field.at[move.start], self._field.at.get(move.to)
        if target is not None:
            return self._attack(move, piece, target)
        if self._carries_own(move, piece):
            return self._flag_step(move, piece)
        return self._step(move, piece)

    # --- shots and attacks -----------------------------------------------------------------------

    def _shot(self, move: FireCannon) -> float:
        cannon, victim = self._field.at[move.start], self._field.at[move.target]
        spoils = mean_worth(self._field.beliefs.chances(victim)) - WORTH[_rank(cannon)]
        value = _MATERIAL * spoils + _DUEL - _CANNON + self._flag_falls(victim)
        return value if cannon.flag is None else value - _FLAG

    def _attack(self, move: MovePiece, piece: PieceView, target: PieceView) -> float:
        rank = _rank(piece)
        worth = WORTH[rank]
        duel = outlook(rank, self._field.beliefs.chances(target))
        value = _MATERIAL * (duel.spoils - (duel.tie + duel.lose) * worth)
        won = _DUEL + self._flag_won(target) + self._way(move, rank) - self._peril(move, rank)
        if not (piece.told or self._view.options.memory):
            won -= _SECRET * worth
        if self._carries_own(move, piece):
            won += self._march(move)
            value -= _FLAG * (duel.lose + _LEFT_BEHIND * duel.tie)
        return value + duel.win * won + duel.tie * self._flag_falls(target)

    def _flag_won(self, victim: PieceView) -> float:
        """What it brings to take the flag that a rival's piece bears."""
        if victim.flag is None:
            return 0.0
        if not self._field.is_rival(victim.flag):
            return _FLAG
        fresh = victim.seat == victim.flag
        return self._alarm_of(victim) + _CAPTURE + _RECRUIT * fresh

    def _flag_falls(self, victim: PieceView) -> float:
        """What it brings that the flag a rival's piece bears lies on the ground."""
        if victim.flag is None:
            return 0.0
        if not self._field.is_rival(victim.flag):
            return _FLAG / 2
        return _IN_THE_WAY * self._alarm_of(victim)

    def _alarm_of(self, bearer: PieceView) -> float:
        return sum([alarm for race, alarm in self._rivals if race.bearer is bearer])

    # --- steps -----------------------------------------------------------------------------------

    def _carries_own(self, move: MovePiece, piece: PieceView) -> bool:
        """Whether the own flag, or the partner's, goes along."""
        carried = None if move.leave_flag else piece.flag
        return carried is not None and not self._field.is_rival(carried)

    def _flag_step(self, move: MovePiece, piece: PieceView) -> float:
        """A step with the own flag: what it promises to stand there until the next turn."""
        rank, field = _rank(piece), self._field
        there = field.stays(move.to, rank, move.start)
        here = field.stays(move.start, rank)
        value = (there - here) * (_FLAG + _PERIL * WORTH[rank])
        if move.to == field.board.ring and field.board.turret not in field.at:
            value += there * _ENTRANCE
        return value + self._march(move) + self._blocking(move, rank) + self._advance(move)

    def _step(self, move: MovePiece, piece: PieceView) -> float:
        rank = _rank(piece)
        escape = self._field.threat(piece.space, rank, known_only=True)
        value = self._advance(move) + self._way(move, rank) + self._hunting(move)
        value += self._gunnery(move, rank)
        value += _PERIL * WORTH[rank] * escape - self._peril(move, rank)
        if piece.flag is None:
            value += self._pick_up(move)
        elif move.leave_flag and not self._field.is_rival(piece.flag):
            value -= _LEFT_BEHIND * _FLAG
        return value

    def _advance(self, move: MovePiece) -> float:
        return _ADVANCE * (self._from_turret[move.start] - self._from_turret[move.to])

    def _peril(self, move: MovePiece, rank: Rank) -> float:
        return _PERIL * WORTH[rank] * self._field.threat(move.to, rank, known_only=False)

    def _march(self, move: MovePiece) -> float:
        """What a step of the own flag is worth."""
        race = self._own
        if move.to == self._field.board.turret:
            return _VICTORY
        if race is None or race.bearer.space != move.start:
            return 0.0
        return _MARCH * (race.left - race.steps[move.to])

    def _way(self, move: MovePiece, rank: Rank) -> float:
        """Out of the way of the own flag, and into that of others; or the other way round."""
        race = self._own
        clearing = 0.0
        if race is not None and race.bearer.space != move.start:
            clearing = _CLEARING * ((move.start in race.path) - (move.to in race.path))
        return clearing + self._blocking(move, rank)

    def _blocking(self, move: MovePiece, rank: Rank) -> float:
        value = 0.0
        for race, alarm in self._rivals:
            change = (move.to in race.path) - (move.start in race.path)
            if change:
                holds = 1 - peril(rank, self._field.beliefs.chances(race.bearer))
                value += change * _IN_THE_WAY * alarm * holds
        return value

    def _gunnery(self, move: MovePiece, rank: Rank) -> float:
        """A cannon on its way to a battery, or another piece out of its way."""
        if rank == CANNON:
            open_to_it = self._batteries - (self._guns - {move.start})
            return _AIM * (
                self._steps_to(open_to_it, move.start) - self._steps_to(open_to_it, move.to)
            )
        if self._guns <= self._batteries:
            return 0.0
        return _MAKE_WAY * ((move.start in self._batteries) - (move.to in self._batteries))

    def _steps_to(self, goals: Iterable[Space], space: Space) -> int:
        return min(steps_between(self._field.seats, goal)[space] for goal in goals)

    def _pick_up(self, move: MovePiece) -> float:
        """A flag that lies there."""
        lying = [owner for space, owner in self._view.loose if space == move.to]
        if not lying:
            return 0.0
        if not all(self._field.is_rival(owner) for owner in lying):
            return _FLAG
        fresh = any(self._view.flags[owner].last_bearer == owner for owner in lying)
        return _CAPTURE + _RECRUIT * fresh

    def _hunting(self, move: MovePiece) -> float:
        """Towards the own flag when it is lost."""
        flag = self._view.flags[self._field.seat]
        if flag.space is None or flag.bearer == self._field.seat:
            return 0.0
        far = steps_between(self._field.seats, flag.space)
        return _HUNT * (far[move.start] - far[move.to]) / max(1, far[move.start] // 3)


def _rank(piece: PieceView) -> Rank:
    if piece.rank is None:
        raise ValueError("a seat knows its own pieces")
    return piece.rank


def greedy_move(view: View, legal: Sequence[Move]) -> Move:
    """The move that looks best; ready at once, as the formation was drawn by lot."""
    return _READY if _READY in legal else max(legal, key=Judgement(view).value)


_TRIED: Final = 10

_FLAG_BORNE: Final = 1.2
_NEAR: Final = (2.2, 1.1, 0.6, 0.35, 0.2, 0.1)
"""What it promises to bear the own flag, and to be so many steps from the turret with it."""

_PIECES: Final = 0.045
_SLIDER: Final = 0.03
_OUT: Final = -9.0
_ARMY_WORTH: Final = sum(WORTH[rank] for rank in ARMY)


class Stratego4Sense:
    """What the search must know of Stratego 4."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """The moves that look best."""
        if _READY in legal:
            return [_READY]
        return sorted(legal, key=Judgement(view).value, reverse=True)[:_TRIED]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody is thought to be greedy."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """How likely the seat is to win, from what everybody sees."""
        view = look(seat)
        field = Field(view)
        strengths = [exp(_strength(field, Seat(other))) for other in range(field.seats)]
        own = [s for other, s in enumerate(strengths) if not field.is_rival(other)]
        return sum(own) / sum(strengths)


def _strength(field: Field, seat: Seat) -> float:
    """How well a seat stands; of two seats the likelier to win has more."""
    seen, flag = field.view.seats[seat], field.view.flags[seat]
    if seen.out:
        return _OUT
    strength = _PIECES * (_ARMY_WORTH - sum([WORTH[rank] for rank in seen.lost]))
    strength += _SLIDER * seen.slider
    if flag.space is None or flag.bearer is None or field.side(flag.bearer) != field.side(seat):
        return strength
    steps = steps_between(field.seats, field.board.turret)[flag.space]
    return strength + _FLAG_BORNE + _NEAR[min(len(_NEAR), max(1, steps)) - 1]


AGENTS: Final[Mapping[str, Stratego4Agent]] = MappingProxyType(
    {
        "easy": Distracted(Greedy(greedy_move), percent=30),
        "normal": Greedy(greedy_move),
        "hard": Search(Stratego4Sense(), iterations=80, depth=8),
    }
)
"""Who plays Stratego 4 at each level."""
