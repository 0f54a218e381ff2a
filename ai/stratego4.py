"""Computer players of Stratego 4: move each flag towards the castle, and stop the others.

Games between such players are short. A flag wins by entering the ring when nobody can stop it
there; pieces count for little by themselves.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from math import exp, log1p
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Greedy
from ai.search import Chance, Glance, NextBest, Search
from ai.stratego4_estimates import (
    WORTH,
    Race,
    SeenBoard,
    batteries,
    mean_worth,
    outlook,
    peril,
    steps_between,
    victory,
)
from core.game import Level, Seat
from games.stratego4.board import (
    ARMY,
    CANNON,
    CROSS,
    GENERAL,
    MARSHAL,
    RANKS,
    SPY,
    TOP_OF_SLIDER,
    Rank,
    Space,
    board_for,
)
from games.stratego4.moves import BeReady, FireCannon, Move, MovePiece, Recruit
from games.stratego4.view import PieceView, View

Stratego4Agent: TypeAlias = Agent[Move, View]

_WINS: Final = 1e6

_FLAG: Final = 14.0
"""Value of the own flag, in danger or to be taken back."""

_LEFT_BEHIND: Final = 0.6
"""The part of `_FLAG` that is lost by leaving the flag somewhere."""

_MARCH: Final = 2.0
"""Value of a step of the own flag towards the turret."""

_CLEARING: Final = 1.2
"""Value of moving an own piece out of the flag's way."""

_ENTRANCE: Final = 20.0
"""Value of the own flag on the ring, times the probability that nobody stops it there."""

_ALARM: Final = (200.0, 30.0, 8.0, 2.0)
"""Value of stopping a rival's flag that is one, two, three or four steps from victory."""

_ANSWERED: Final = 0.6
"""Factor on an alarm for each other seat that can still stop the flag later."""

_TRUST: Final = 0.7
"""Probability that other seats which can stop a flag on the ring do so."""

_IN_THE_WAY: Final = 0.8
"""The part of an alarm that is met by blocking the flag's way, or by making it drop."""

_HUNT: Final = 3.0
"""Value of getting nearer to the own lost flag, for each factor e of the distance."""

_HOSTAGE: Final = 8.0
"""Value of a captured flag, divided by its distance from the nearest piece of its own side."""

_ROOM: Final = 10.0
"""Value of keeping the own recruitment space free for a piece that returns."""

_LEAST_UNSHOT: Final = 0.25
"""Least probability that no cannon shoots, with which a search brings the own flag on the ring."""

_CAPTURE: Final = 2.0
_RECRUIT: Final = 3.0
_DUEL: Final = 0.6
"""Value of a rival's flag in itself, of a recruited piece, of one position of the slider."""

_MATERIAL: Final = 0.3
"""The part of a piece's worth that counts in a duel."""

_CANNON: Final = 3.0
"""Extra value of a loaded cannon, which may stop a flag on the ring."""

_SECRET: Final = 0.4
"""The part of a piece's worth that is lost when its rank becomes public."""

_PERIL: Final = 0.5
"""The part of a piece's worth that counts when it may be beaten."""

_ADVANCE: Final = 0.2
"""Value of a step of any piece towards the castle."""

_LEAD: Final = 0.7
"""Extra value of a step towards the castle for the marshal or the general."""

_FIRST_STEP: Final = 1.0
"""Value of the first step of marshal or general, in any direction; see `Sortie`."""

_WAY_OUT: Final = 2.0
"""Value of leaving a space before an unmoved marshal or general that its own side blocks."""

_PATIENCE: Final = 4
"""Turns without a beaten piece until the player has become fully impatient."""

_OVERDUE: Final = 2
_EAGER: Final = 0.4
"""Gain in value of a duel for each round without a beaten piece beyond `_OVERDUE`; see `Sortie`."""

_DARING: Final = 0.7
_RESTLESS: Final = 0.2
"""With full impatience: the part of `_PERIL` that no longer counts; the rise of `_ADVANCE`."""

_AIM: Final = {CANNON: 2.5, SPY: 1.0}
"""Value of a cannon's step towards one of the `batteries`; of a spy's towards a rival's marshal."""

_SUSPECT: Final = 0.15
_STALK: Final = 0.5
"""Least probability of a marshal for a spy to approach, and value of its step; see `Sortie`."""

_MAKE_WAY: Final = 1.5
"""Value of leaving a battery space while an own cannon is on its way to one."""

_MARSHALS: Final = RANKS.index(MARSHAL)
_LONGEST_WAY: Final = 24
_READY: Final = BeReady()


class Judgement:
    """The value of a seat's moves, as far as it can see."""

    march = _MARCH
    strong_lead = False

    def __init__(self, view: View) -> None:
        self._view = view
        self._field = field = SeenBoard(view, self.strong_lead)
        self._from_turret = steps_between(field.seats, field.board.turret)
        self._batteries = batteries(field.seats)
        waited = min(1.0, view.quiet_turns / _PATIENCE)
        self._secret = 0.0 if view.options.memory else _SECRET * (1 - waited)
        self._fear = _PERIL * (1 - _DARING * waited)
        self._advance = _advance(field.seats, waited)
        self._own: Race | None = None
        self._rivals: list[tuple[Race, float]] = []
        for owner, flag in enumerate(view.flags):
            if flag.bearer is not None and field.side(flag.bearer) == field.side(owner):
                self._add_race(field.there(flag.space))
        known = [piece for piece in view.pieces if piece.rank in _AIM or piece.rank == MARSHAL]
        self._guns = frozenset(p.space for p in known if p.rank == CANNON and p.seat == field.seat)
        self._marshals = [p.space for p in known if p.rank == MARSHAL and field.is_rival(p.seat)]
        self._awaited = frozenset() if self._guns <= self._batteries else self._batteries
        self._forsaken = {
            flag.space: self._price_of_leaving(Seat(owner), flag.space)
            for owner, flag in enumerate(view.flags)
            if flag.bearer == field.seat and flag.space is not None
        }
        seat, room = view.seats[field.seat], field.at[field.board.recruitment[field.seat]]
        self._recruit = _RECRUIT if seat.lost and room is None else 0.0
        self._duel = _DUEL + self._recruit * (seat.slider + 1 == TOP_OF_SLIDER)
        self._ground = self._ground_by_space()

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
        """Return how urgently this seat must stop a flag that others may stop later."""
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

    def _ground_by_space(self) -> list[float]:
        """Return the value of standing on each space, for any piece except flag bearers."""
        field, flag = self._field, self._view.flags[self._field.seat]
        ground = [*self._advance]
        if self._own is not None:
            for space in self._own.path:
                ground[space] -= _CLEARING
        if flag.space is not None and flag.bearer != field.seat:
            nearness = _nearness(field.seats, flag.space)
            ground = [worth + near for worth, near in zip(ground, nearness, strict=True)]
        ground[field.board.recruitment[field.seat]] -= _ROOM
        return ground

    def value(self, move: Move) -> float:
        """Return how good a move looks."""
        if not isinstance(move, MovePiece):
            return self._shot(move) if isinstance(move, FireCannon) else _in_itself(move)
        piece, target = self._field.there(move.start), self._field.at[move.to]
        if target is not None:
            return self._attack(move, piece, target)
        if piece.flag is not None and self._carries_own(move, piece):
            return self._flag_step(move, piece)
        return self._step(move, piece)

    def is_rash(self, move: Move) -> bool:
        """Whether the move gives a flag away for nothing.

        A search of two rounds in worlds drawn evenly does not see it: there the flag's owner is
        still far away, and an unmoved piece behind a pond is too seldom a cannon.
        """
        if not isinstance(move, MovePiece | FireCannon) or move.start not in self._forsaken:
            return False
        if isinstance(move, MovePiece):
            if not move.leave_flag:
                return self._walks_under_cannons(move)
            if self._takes_own_flag_back(move):
                return False
            if self._could_take_flag_along(move):
                return True
        return self.value(move) < 0

    def _walks_under_cannons(self, move: MovePiece) -> bool:
        """Whether the own flag enters the free ring, and cannons will most probably shoot there."""
        field, ring = self._field, self._field.board.ring
        if move.to != ring or field.at[ring] is not None:
            return False
        is_own = self._carries_own(move, field.there(move.start))
        return is_own and field.unshot(ring, move.start) < _LEAST_UNSHOT

    def _takes_own_flag_back(self, move: MovePiece) -> bool:
        """Whether the own flag, or the partner's, lies where the move leads."""
        return any(
            space == move.to and not self._field.is_rival(owner)
            for space, owner in self._view.loose
        )

    def _could_take_flag_along(self, move: MovePiece) -> bool:
        """Whether the same step with the flag leads to the same place, where no other flag is."""
        is_step = move.to in self._field.board.beside[move.start]
        return is_step and all(flag.space != move.to for flag in self._view.flags)

    # --- shots and attacks -----------------------------------------------------------------------

    def _shot(self, move: FireCannon) -> float:
        cannon, victim = self._field.there(move.start), self._field.there(move.target)
        spoils = mean_worth(self._field.beliefs.chances(victim)) - WORTH[_rank(cannon)]
        value = _MATERIAL * spoils + self._duel - _CANNON
        return value + self._flag_falls(victim) - self._forsaken.get(move.start, 0.0)

    def _attack(self, move: MovePiece, piece: PieceView, target: PieceView) -> float:
        rank = _rank(piece)
        worth = WORTH[rank]
        duel = outlook(rank, self._field.beliefs.chances(target))
        value = _MATERIAL * (duel.spoils - (duel.tie + duel.lose) * worth)
        won = self._duel + self._flag_won(target) + self._gain(move, rank)
        won -= self._fear * worth * self._field.threat(move.to, rank, known_only=False)
        if not piece.told:
            won -= self._secret * worth
        if self._carries_own(move, piece):
            won += self._march(move)
            value -= _FLAG * (duel.lose + _LEFT_BEHIND * duel.tie)
        elif piece.flag is not None:
            value -= self._forsaken[move.start] * (1 if move.leave_flag else 1 - duel.win)
        return value + duel.win * won + duel.tie * self._flag_falls(target)

    def _flag_won(self, victim: PieceView) -> float:
        """Return the value of taking the flag that a rival's piece bears."""
        if victim.flag is None:
            return 0.0
        if not self._field.is_rival(victim.flag):
            return _FLAG
        fresh = victim.seat == victim.flag
        return self._alarm_of(victim) + _CAPTURE + self._recruit * fresh

    def _flag_falls(self, victim: PieceView) -> float:
        """Return the value of making a rival's piece drop the flag that it bears."""
        if victim.flag is None:
            return 0.0
        if not self._field.is_rival(victim.flag):
            return _FLAG / 2
        return _IN_THE_WAY * self._alarm_of(victim)

    def _alarm_of(self, bearer: PieceView) -> float:
        return sum([alarm for race, alarm in self._rivals if race.bearer is bearer])

    def _price_of_leaving(self, owner: Seat, space: Space) -> float:
        """Return the cost of dropping the flag that the viewer's piece there bears.

        A captured flag prevents a victory until a piece of its own side picks it up.
        """
        field = self._field
        if not field.is_rival(owner):
            return _LEFT_BEHIND * _FLAG
        far = steps_between(field.seats, space)
        side = field.side(owner)
        own = [far[piece.space] for piece in self._view.pieces if field.side(piece.seat) == side]
        return _CAPTURE + _HOSTAGE / min(own) if own else 0.0

    # --- steps -----------------------------------------------------------------------------------

    def _carries_own(self, move: MovePiece, piece: PieceView) -> bool:
        """Whether the move takes the own flag or the partner's along."""
        carried = None if move.leave_flag else piece.flag
        return carried is not None and not self._field.is_rival(carried)

    def _flag_step(self, move: MovePiece, piece: PieceView) -> float:
        """Return the value of a step with the own flag, counting whether it survives there."""
        rank, field = _rank(piece), self._field
        there = field.stays(move.to, rank, move.start)
        here = field.stays(move.start, rank)
        value = (there - here) * (_FLAG + self._fear * WORTH[rank])
        if move.to == field.board.ring and field.at[field.board.turret] is None:
            value += there * _ENTRANCE
        value += self._advance[move.to] - self._advance[move.start]
        room = field.board.recruitment[field.seat]
        if move.start == room:
            value += _ROOM
        elif move.to == room and not self._leads_on(room):
            value -= _ROOM
        return value + self._march(move) + self._blocking(move, rank)

    def _step(self, move: MovePiece, piece: PieceView) -> float:
        rank, field = _rank(piece), self._field
        value = self._gain(move, rank)
        if field.exposed >> move.start & 1:
            value += self._fear * WORTH[rank] * field.threat(move.start, rank, known_only=True)
        if field.exposed >> move.to & 1:
            value -= self._fear * WORTH[rank] * field.threat(move.to, rank, known_only=False)
        if move.leave_flag:
            value -= self._forsaken[move.start]
        elif piece.flag is None and self._view.loose:
            value += self._pick_up(move)
        return value

    def _gain(self, move: MovePiece, rank: Rank) -> float:
        """Return the value of moving from one space to the other."""
        value = self._ground[move.to] - self._ground[move.start]
        if rank >= GENERAL:
            value += _LEAD * (self._from_turret[move.start] - self._from_turret[move.to])
        if rank in _AIM:
            value += self._aiming(move, rank)
        if self._awaited and rank != CANNON:
            value += _MAKE_WAY * ((move.start in self._awaited) - (move.to in self._awaited))
        return value + self._blocking(move, rank) if self._rivals else value

    def _march(self, move: MovePiece) -> float:
        """Return the value of a step of the own flag."""
        race = self._own
        if move.to == self._field.board.turret:
            return _WINS
        if race is None or race.bearer.space != move.start:
            return 0.0
        return self.march * (race.left - race.steps[move.to])

    def _leads_on(self, space: Space) -> bool:
        """Whether the own flag could go on from there at once."""
        race, field = self._own, self._field
        return race is not None and any(
            field.at[onward] is None and race.steps[onward] < race.steps[space]
            for onward in field.board.beside[space]
        )

    def _blocking(self, move: MovePiece, rank: Rank) -> float:
        """Return the value of entering the way of rivals' flags, or of leaving it."""
        value = 0.0
        for race, alarm in self._rivals:
            change = (move.to in race.path) - (move.start in race.path)
            if change:
                holds = 1 - peril(rank, self._field.beliefs.chances(race.bearer))
                value += change * _IN_THE_WAY * alarm * holds
        return value

    def _aiming(self, move: MovePiece, rank: Rank) -> float:
        """Return the value of a cannon's step towards a battery or the spy's towards a marshal."""
        goals: Collection[Space] = self._marshals
        if rank == CANNON:
            goals = self._batteries - (self._guns - {move.start})
        return _AIM[rank] * self._nearer(move, goals)

    def _nearer(self, move: MovePiece, goals: Collection[Space]) -> int:
        """Return by how many steps the move approaches the nearest of these spaces; 0 if none."""
        if not goals:
            return 0
        ways = [steps_between(self._field.seats, goal) for goal in goals]
        return min([way[move.start] for way in ways]) - min([way[move.to] for way in ways])

    def _pick_up(self, move: MovePiece) -> float:
        """Return the value of picking up a flag that lies there."""
        lying = [owner for space, owner in self._view.loose if space == move.to]
        if not lying:
            return 0.0
        if not all(self._field.is_rival(owner) for owner in lying):
            return _FLAG
        fresh = any(self._view.flags[owner].last_bearer == owner for owner in lying)
        return _CAPTURE + self._recruit * fresh


class Sortie(Judgement):
    """A judgement in which marshal and general come out early, and other pieces make way for them.

    It assumes that rivals do so too, and sends the spy to pieces that may be their marshal. Duels
    gain value the longer none happened. Not for the search: it plays worse when marshals come out.
    """

    strong_lead = True

    def __init__(self, view: View) -> None:
        super().__init__(view)
        quiet_rounds = view.quiet_turns / len(view.seats)
        self._duel += _EAGER * max(0.0, quiet_rounds - _OVERDUE)
        self._resting = frozenset(
            piece.space
            for piece in view.pieces
            if piece.seat == self._field.seat and not piece.moved and _rank(piece) >= GENERAL
        )
        self._doors = frozenset[Space]().union(*map(self._shut_doors, self._resting))

    def _shut_doors(self, space: Space) -> Collection[Space]:
        """Return the spaces before a piece if its own side stands on all of them."""
        field = self._field
        doors = _onward(field.seats)[space]
        ahead = [field.at[door] for door in doors]
        shut = all(piece is not None and not field.is_rival(piece.seat) for piece in ahead)
        return doors if shut else ()

    def _aiming(self, move: MovePiece, rank: Rank) -> float:
        aimed = super()._aiming(move, rank)
        if rank != SPY:
            return aimed
        stalked = _STALK * self._nearer(move, self._suspects)
        return max(aimed, stalked) if self._marshals else stalked

    @cached_property
    def _suspects(self) -> Collection[Space]:
        """Return where the marshals of rivals are likely to stand."""
        field = self._field
        return [
            piece.space
            for piece in self._view.pieces
            if field.is_rival(piece.seat) and field.beliefs.chances(piece)[_MARSHALS] >= _SUSPECT
        ]

    def _gain(self, move: MovePiece, rank: Rank) -> float:
        value = super()._gain(move, rank) + _FIRST_STEP * (move.start in self._resting)
        makes_way = move.start in self._doors and move.to not in self._doors
        return value + _WAY_OUT * makes_way


class Rush(Judgement):
    """A judgement in which everybody brings the own flag to the castle as soon as possible.

    For a search that looks two rounds ahead: it can only judge what flags do in that time.
    """

    march = 8.0


def _in_itself(move: Move) -> float:
    """Return the value of a move that moves no piece on the board."""
    return WORTH[move.rank] if isinstance(move, Recruit) else 0.0


@lru_cache(maxsize=64)
def _advance(seats: int, waited: float) -> tuple[float, ...]:
    """Return the value of being near the castle, by space; ``waited``: impatience from 0 to 1."""
    step = _ADVANCE + _RESTLESS * waited
    return tuple(-step * steps for steps in steps_between(seats, board_for(seats).turret))


@lru_cache(maxsize=2)
def _onward(seats: int) -> tuple[frozenset[Space], ...]:
    """Return for each space the neighbours that are nearer to the castle."""
    board = board_for(seats)
    far = steps_between(seats, board.turret)
    return tuple(
        frozenset(near for near in beside if far[near] < far[space])
        for space, beside in enumerate(board.beside)
    )


@lru_cache(maxsize=256)
def _nearness(seats: int, goal: Space) -> tuple[float, ...]:
    """Return the value of being near a lost flag, by space; each step counts more when nearer."""
    return tuple(-_HUNT * log1p(steps) for steps in steps_between(seats, goal))


def _rank(piece: PieceView) -> Rank:
    if piece.rank is None:
        raise ValueError("a seat knows its own pieces")
    return piece.rank


def greedy_move(view: View, legal: Sequence[Move], judges: type[Judgement] = Judgement) -> Move:
    """Return the move that looks best; ready at once, because the formation is random."""
    return _READY if _READY in legal else max(legal, key=judges(view).value)


def sortie_move(view: View, legal: Sequence[Move]) -> Move:
    """Return the best move by the judgement of `Sortie`."""
    return greedy_move(view, legal, Sortie)


_FLAG_BORNE: Final = 1.2
_NEAR: Final = (2.2, 1.1, 0.6, 0.35, 0.2, 0.1)
"""Value of bearing the own flag, and of the steps from the turret with it (1, 2, 3 …)."""

_PIECES: Final = 0.045
_SLIDER: Final = 0.03
_OUT: Final = -9.0
_ARMY_WORTH: Final = sum(WORTH[rank] for rank in ARMY)


class Stratego4Sense:
    """Candidates, habit and promise for the search of Stratego 4."""

    def tried(self, view: View) -> int:
        """Return the greatest number of moves to try."""
        return 10

    def judge(self, view: View) -> type[Judgement]:
        """Return the judgement by which every seat is assumed to choose."""
        return Judgement

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that look best."""
        if _READY in legal:
            return [_READY]
        judgement = self.judge(view)(view)
        return sorted(legal, key=judgement.value, reverse=True)[: self.tried(view)]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Return the greedy move, assumed of everybody; marshal and general stay at home."""
        return greedy_move(view, legal, self.judge(view))

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return the probability that the seat wins, from what everybody sees."""
        return _victory(SeenBoard(look(seat)))


class CarefulSense(Stratego4Sense):
    """Tries no move that gives a flag away for nothing, unless there is no other.

    With three players it tries them as before, and so does `ExpertSense`: there this was not shown
    to be as strong.
    """

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the moves that look best and, with four players, are not rash."""
        if _READY in legal or len(view.seats) != CROSS.seats:
            return super().candidates(view, legal)
        judgement = self.judge(view)(view)
        sound = [move for move in legal if not judgement.is_rash(move)]
        return super().candidates(view, sound or legal)


class ExpertSense(Stratego4Sense):
    """Tries nearly every move, and scores how likely a flag on the ring stays there.

    Not scored so in teams: there the score predicts victories but does not cause them. Four players
    without teams are all assumed to `Rush`; this did not help with three players or in teams.
    """

    def tried(self, view: View) -> int:
        """Return the greatest number of moves; fewer with `Rush`, for two states in round one."""
        return 32 if _four_apart(view) else 40

    def judge(self, view: View) -> type[Judgement]:
        """Return `Rush` for four players without teams, `Judgement` otherwise."""
        return Rush if _four_apart(view) else Judgement

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return the probability that the seat wins, as far as it can tell itself."""
        field = SeenBoard(look(seat))
        return _victory(field) if field.view.options.teams else victory(field)


def _four_apart(view: View) -> bool:
    """Whether four play without teams."""
    return len(view.seats) == CROSS.seats and not view.options.teams


def _victory(field: SeenBoard) -> float:
    """Return the probability that the viewer's side wins, from what everybody sees."""
    strengths = [exp(_strength(field, Seat(seat))) for seat in range(field.seats)]
    own = [s for seat, s in enumerate(strengths) if not field.is_rival(seat)]
    return sum(own) / sum(strengths)


def _strength(field: SeenBoard, seat: Seat) -> float:
    """Return the strength of a seat's position: the logarithm of its odds."""
    seen, flag = field.view.seats[seat], field.view.flags[seat]
    if seen.out:
        return _OUT
    strength = _PIECES * (_ARMY_WORTH - sum([WORTH[rank] for rank in seen.lost]))
    strength += _SLIDER * seen.slider
    if flag.space is None or flag.bearer is None or field.side(flag.bearer) != field.side(seat):
        return strength
    steps = steps_between(field.seats, field.board.turret)[flag.space]
    return strength + _FLAG_BORNE + _NEAR[min(len(_NEAR), max(1, steps)) - 1]


AGENTS: Final[Mapping[Level, Stratego4Agent]] = MappingProxyType(
    {
        "easy": NextBest(Stratego4Sense(), (40, 30, 20, 10)),
        "normal": Greedy(sortie_move),
        "hard": Search(CarefulSense(), iterations=80, depth=8),
        "expert": Search(ExpertSense(), iterations=320, depth=8),
    }
)
"""The agent of each level."""
