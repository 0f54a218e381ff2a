"""Lesson and pictures of Stratego 4 (core.lessons); texts: ``locales/*/stratego4_lessons.ftl``."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from core.rng import Rng
from games.stratego4.armies import FORMATIONS
from games.stratego4.board import CROSS, Rank, Space
from games.stratego4.legality import legal_moves
from games.stratego4.moves import FireCannon, MovePiece
from games.stratego4.notation import parse
from games.stratego4.redact import view_for
from games.stratego4.rules import apply
from games.stratego4.state import NOBODY, TOLD, Row, State, cell_of, initial_state
from games.stratego4.view import Options, Plan

_LEARNER: Final = Seat(0)
_SEATS: Final = CROSS.seats
_HOME: Final = FORMATIONS["phalanx"]
"""The army with which each seat begins; the sergeant on its flag space bears the flag."""

_ALL_AT_HOME: Final[Mapping[int, str]] = MappingProxyType({})
_ONE_STEP: Final = 1
"""What everybody has seen of a piece that has left its zone (games.stratego4.state)."""


class _Army(msgspec.Struct):
    """One army of a position under construction: its pieces by space."""

    seat: int
    stands: dict[Space, Rank]

    @classmethod
    def at_home(cls, seat: int) -> "_Army":
        """Return the army as it was deployed."""
        return cls(seat, dict(zip(CROSS.zones[seat], _HOME, strict=True)))

    def call_away(self, rank: Rank, *, bearer: bool) -> None:
        """Remove a piece of this rank from the zone: the flag's bearer, or another one."""
        at_the_flag = CROSS.flags[self.seat]
        fitting = [space for space in CROSS.zones[self.seat] if self.stands.get(space) == rank]
        del self.stands[next(space for space in fitting if (space == at_the_flag) == bearer)]


def _battle(
    *afield: str,
    lost: tuple[str, ...] = ("",) * _SEATS,
    sliders: Row = (0,) * _SEATS,
    flags: Mapping[int, str] = _ALL_AT_HOME,
    lying: Row = (),
) -> State:
    """Return a position in the middle of a battle, with the learner to act.

    ``afield``: for each seat the pieces outside the zone, as in ``f5=2 g5=9!`` (! for a public
    rank). ``lost``: ranks of beaten pieces. ``flags``: spaces of the flags that left home;
    ``lying``: those without a bearer, whose last bearer is among the lost.
    """
    armies = [_Army.at_home(seat) for seat in range(_SEATS)]
    proofs = bytearray(len(CROSS.names))
    for army, written, beaten in zip(armies, afield, lost, strict=True):
        out = {}
        for word in written.split():
            name, _, rank = word.rstrip("!").partition("=")
            out[CROSS.space(name)] = Rank(int(rank))
            bears = flags.get(army.seat) == name
            army.call_away(Rank(int(rank)), bearer=bears and army.seat not in lying)
            proofs[CROSS.space(name)] = _ONE_STEP | (TOLD if word.endswith("!") else 0)
        for place, rank in enumerate(beaten):
            army.call_away(Rank(int(rank)), bearer=army.seat in lying and place == 0)
        army.stands.update(out)
    cells = bytearray(len(CROSS.names))
    for army in armies:
        for space, standing in army.stands.items():
            cells[space] = cell_of(army.seat, standing)
    return State(
        options=Options(),
        rng=Rng(bytes(32)),
        cells=bytes(cells),
        proofs=bytes(proofs),
        came_from=bytes(len(CROSS.names)),
        returns=bytes(len(CROSS.names)),
        flags=tuple(
            CROSS.space(flags[seat]) if seat in flags else CROSS.flags[seat]
            for seat in range(_SEATS)
        ),
        bearers=tuple(NOBODY if seat in lying else seat for seat in range(_SEATS)),
        last_bearers=tuple(range(_SEATS)),
        sliders=sliders,
        lost=tuple(tuple(sorted((Rank(int(r)) for r in ranks), reverse=True)) for ranks in lost),
        ready=(1,) * _SEATS,
        turn=_LEARNER,
        first=_LEARNER,
        round=9,
        quiet=1,
        move_number=32,
    )


def _after(state: State, *moves: str) -> State:
    """Return the state after the learner has made these moves."""
    for move in moves:
        state = apply(state, _LEARNER, parse(view_for(state, _LEARNER), move)).state
    return state


def _seen(state: State, *frame: str, chosen: str = "") -> Position[State]:
    """Return the learner's position. ``chosen``: the space of a selected piece."""
    return Position(state, _LEARNER, _plan(state, chosen) if chosen else None, frame)


def _plan(state: State, chosen: str) -> Plan:
    """Return the plan of a selected piece: where it can go and what it can fire at."""
    start = CROSS.space(chosen)
    moves = [move for move in legal_moves(state, _LEARNER) if isinstance(move, MovePiece)]
    shots = [move for move in legal_moves(state, _LEARNER) if isinstance(move, FireCannon)]
    targets = {move.to for move in moves if move.start == start}
    return Plan(start, tuple(sorted(targets | {s.target for s in shots if s.start == start})))


_DEPLOYING: Final = _after(
    initial_state(_SEATS, Options(), bytes(32)).state, "arrange 7459156 312483 3574613"
)
_SCOUT: Final = _battle("e4=3", "", "e9=1!", "")
_MARSHAL: Final = _battle("f5=2 g4=8", "", "g5=9!", "")
_CASTLE: Final = _battle("g5=5 h5=3", "", "ring=4", "", flags={2: "ring"})
_FLAG: Final = _battle(
    "f5=6 e4=5", "", "e9=5", "", lost=("43", "", "6", ""), flags={0: "e6"}, lying=(0,)
)
_SIXTH_DUEL: Final = _battle(
    "e5=8", "", "e6=3!", "", lost=("963", "7", "53", ""), sliders=(5, 1, 0, 2)
)
_RECRUITING: Final = _after(_SIXTH_DUEL, "move e5 e6")
_ON_THE_RING: Final = _battle(
    "ring=4 g5=7", "", "h9=8", "", lost=("5", "4", "31", ""), flags={0: "ring"}
)

_TASKS: Final = (
    Task(
        "deploy",
        _seen(_DEPLOYING, "d1", "j3", "ring"),
        {"swap f3 g1": "bearer", "swap e2 f3": RIGHT, "ready": "ready"},
    ),
    Task(
        "scout",
        _seen(_SCOUT, "d3", "f10"),
        {"move e4 e8": "short", "move e4 e9": RIGHT, "move e4 e10": "over"},
    ),
    Task(
        "marshal",
        _seen(_MARSHAL, "d3", "i5", "ring"),
        {"move g4 g5": "general", "move f5 g5": RIGHT, "move f5 e5": "away"},
    ),
    Task(
        "cannon",
        _seen(_CASTLE, "d3", "j3", "e8"),
        {"move g5 ring": "risk", "fire h3 ring": "between", "fire f3 ring": RIGHT},
    ),
    Task(
        "flag",
        _seen(_FLAG, "d3", "i9"),
        {"move e4 e6": "one", "move f5 e5": "short", "move f5 e6": RIGHT},
    ),
    Task(
        "recruit",
        _seen(_RECRUITING, "seat", "d1", "j3"),
        {"recruit 7": "alive", "recruit 9": RIGHT, "recruit 3": "weak"},
    ),
    Task(
        "turret",
        _seen(_ON_THE_RING, "d4", "j9"),
        {"move ring e7": "out", "move ring turret": RIGHT, "move ring turret leave": "leave"},
    ),
)

LESSON: Final = Lesson(
    tasks=_TASKS,
    pictures={
        "castle": _seen(_ON_THE_RING, "e5", "i9"),
        "zone": _seen(_DEPLOYING, "d1", "j3"),
        "duel": _seen(_after(_SCOUT, "move e4 e9"), "d3", "f10"),
        "captain": _seen(_FLAG, "d4", "i7", chosen="f5"),
        "cannon": _seen(_after(_CASTLE, "fire f3 ring"), "d3", "j3", "e8"),
        "flags": _seen(_FLAG, "d4", "i7"),
        "slider": _seen(_SIXTH_DUEL, "seat"),
        "turret": _seen(_after(_ON_THE_RING, "move ring turret"), "e5", "i9"),
    },
)
