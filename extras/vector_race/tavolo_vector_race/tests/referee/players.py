"""Players of Vector Race for the lockstep, in the referee's words.

They know their seat, unlike players of other games: ``player(referee, seat, moves, chance)``.
"""

from collections.abc import Callable
from random import Random

from tavolo_vector_race.tests.referee.geometry import contact
from tavolo_vector_race.tests.referee.quiet_move import (
    Motion,
    can_stop,
    counter_after,
    kings_steps,
    quiet_keys,
)
from tavolo_vector_race.tests.referee.referee import Move, Referee
from tavolo_vector_race.tests.referee.tracks import TRACKS

Player = Callable[[Referee, int, list[Move], Random], Move]


def anything(_referee: Referee, _seat: int, moves: list[Move], chance: Random) -> Move:
    """Any key."""
    return chance.choice(moves)


def quiet(referee: Referee, seat: int, _moves: list[Move], chance: Random) -> Move:
    """What the house would choose."""
    return "steer", chance.choice(sorted(quiet_keys(referee, seat)))


def racer(referee: Referee, seat: int, moves: list[Move], _chance: Random) -> Move:
    """As far on as it can while it can still stop."""
    safe = _safe(referee, seat)
    return max(safe, key=lambda move: _advance(referee, seat, move, 1), default=moves[0])


def reverser(referee: Referee, seat: int, moves: list[Move], _chance: Random) -> Move:
    """As far back as it can while it can still stop."""
    safe = _safe(referee, seat)
    return max(safe, key=lambda move: _advance(referee, seat, move, -1), default=moves[0])


def crasher(referee: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Into a wall where there is one, else as the racer."""
    motion = _motion(referee, seat)
    into_walls = [
        ("steer", key)
        for _, key in moves
        if contact(motion.track, motion.point, motion.steered(key).point) is not None
    ]
    return chance.choice(into_walls) if into_walls else racer(referee, seat, moves, chance)


def follower(referee: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Onto the point of another car if it can, else as the house."""
    others = {car.point for car in referee.cars if car.on_road()} - {referee.cars[seat].point}
    after = _motion(referee, seat).clean()
    onto = [("steer", key) for key, then in after.items() if then.point in others]
    return chance.choice(onto) if onto else quiet(referee, seat, moves, chance)


def _motion(referee: Referee, seat: int) -> Motion:
    car, agreed = referee.cars[seat], referee.agreed
    return Motion(agreed.track, agreed.choices, car.point, car.velocity)


def _safe(referee: Referee, seat: int) -> list[Move]:
    after = _motion(referee, seat).clean()
    return [("steer", key) for key, then in after.items() if can_stop(then)]


def _advance(referee: Referee, seat: int, move: Move, way: int) -> tuple[int, int]:
    """How far on (``way`` 1) or back (-1) a clean move is: gates, then steps to the next."""
    motion = _motion(referee, seat)
    after = motion.steered(move[1])
    c = counter_after(motion, after, referee.cars[seat].c)
    gate = (c if way > 0 else c - 1) % len(TRACKS[motion.track].gates)
    return way * c, -kings_steps(motion.track, gate, forwards=way > 0)[after.point]


PLAYERS: tuple[Player, ...] = (anything, quiet, racer, reverser, crasher, follower)
