"""Hand-made positions of Stratego 4 for pictures.

An army stands in its zone in one fixed order; moves, losses and events are listed.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from core.game import Outcome, Seat, Standing
from games.stratego4.board import ARMY, CROSS, THREEFOLD, Board, Rank, Space
from games.stratego4.view import FlagView, LastAction, Options, PieceView, Plan, SeatView, View
from rendering.scene.shapes import SeatLabel
from tests.rendering.picture_texts import SOLO
from tests.rendering.reference_picture import Kept

LABELS: Final = (SeatLabel("Ada"), SeatLabel("Bo"), SeatLabel("Cleo"), SeatLabel("Dimitri"))

_MIXED: Final = tuple(ARMY[(7 * i + 4) % len(ARMY)] for i in range(len(ARMY)))


class World:
    """The full state of a game, from which views are taken."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.pieces = {
            space: (Seat(seat), rank)
            for seat in range(board.seats)
            for space, rank in zip(board.zones[seat], _MIXED, strict=True)
        }
        self.told: set[Space] = set()
        self.flags = {Seat(seat): board.flags[seat] for seat in range(board.seats)}
        self.lost: dict[int, list[Rank]] = {seat: [] for seat in range(board.seats)}

    def move(self, *moves: str) -> "World":
        """Moves like ``d3 e5``: from and to, whatever lies between; flags go along."""
        for spelled in moves:
            start, to = map(self.board.space, spelled.split())
            self.pieces[to] = self.pieces.pop(start)
            if start in self.told:
                self.told.symmetric_difference_update({start, to})
            self.flags = {s: to if at == start else at for s, at in self.flags.items()}
        return self

    def lose(self, *names: str) -> "World":
        """The pieces there are beaten; flags stay."""
        for name in names:
            seat, rank = self.pieces.pop(self.board.space(name))
            self.lost[seat] = sorted((*self.lost[seat], rank), reverse=True)
        return self

    def tell(self, *names: str) -> "World":
        """The ranks of the pieces there become known."""
        self.told |= {self.board.space(name) for name in names}
        return self

    def drop(self, seat: int, name: str) -> "World":
        """A flag comes to be on that space."""
        self.flags[Seat(seat)] = self.board.space(name)
        return self

    def view(self, viewer: int | None = None, **changes: object) -> View:
        """What this viewer knows; ``changes`` to the rest of an ordinary turn."""
        seats = self.board.seats
        shown = tuple(self._piece(at, viewer) for at in sorted(self.pieces))
        view = View(
            viewer=None if viewer is None else Seat(viewer),
            options=Options(),
            board=self.board.name,
            phase="battle",
            turn=Seat(0),
            first=Seat(0),
            next_turn=None,
            recruit_cause=None,
            pieces=shown,
            flags=tuple(self._flag(Seat(seat)) for seat in range(seats)),
            loose=tuple(
                sorted((at, s) for s, at in self.flags.items() if self._borne().get(at) != s)
            ),
            seats=tuple(self._seat(seat) for seat in range(seats)),
            round=1,
            quiet_turns=0,
            quiet_turns_to_end=50 * seats,
            last=None,
            resigned=(),
            outcome=None,
        )
        return replace(view, **changes)

    def _borne(self) -> dict[Space, Seat]:
        """The flag that each bearer bears."""
        borne: dict[Space, Seat] = {}
        for seat, at in self.flags.items():
            if at in self.pieces:
                borne.setdefault(at, seat)
        return borne

    def _piece(self, at: Space, viewer: int | None) -> PieceView:
        seat, rank = self.pieces[at]
        told = at in self.told
        known = rank if told or seat == viewer else None
        return PieceView(at, seat, known, told, self._borne().get(at), False, 0, False, None, 0)

    def _flag(self, seat: Seat) -> FlagView:
        at = self.flags[seat]
        bearer = self.pieces[at][0] if self._borne().get(at) == seat else None
        return FlagView(at, bearer, seat if bearer is None else bearer)

    def _seat(self, seat: int) -> SeatView:
        standing = sum(owner == seat for owner, _ in self.pieces.values())
        sliders = (4, 0, 5, 2)
        slider = sliders[seat] if any(self.lost.values()) else 0
        return SeatView(True, slider, tuple(self.lost[seat]), standing, not standing, False)


def duel(
    board: Board, path: str, seats: tuple[int, int], ranks: tuple[int, int], winner: str | None
) -> LastAction:
    """A duel, or without a winner a shot."""
    return LastAction(
        kind="shot" if winner is None else "duel",
        seat=Seat(seats[0]),
        path=tuple(map(board.space, path.split())),
        rival=Seat(seats[1]),
        attacker=Rank(ranks[0]),
        defender=Rank(ranks[1]),
        winner="attacker" if winner is None else winner,  # type: ignore[arg-type]
    )


def _ready(view: View, seats: Iterable[int]) -> View:
    return replace(
        view,
        phase="deploying",
        turn=None,
        first=None,
        round=0,
        pieces=tuple(replace(p, flag=None) for p in view.pieces if p.seat == view.viewer),
        seats=tuple(replace(s, ready=i in seats) for i, s in enumerate(view.seats)),
        flags=tuple(replace(f, space=None) for f in view.flags),
    )


_NEW: Final = World(CROSS)
_NEW_THREE: Final = World(THREEFOLD)

DEPLOYING: Final = _ready(_NEW.view(), (0, 2))
DEPLOYING_OWN: Final = _ready(_NEW.view(1), (0, 2))
SWAP: Final = Plan(CROSS.space("b8"), (CROSS.space("c5"),))
OPENING: Final = _NEW.view()

_FOUGHT: Final = (
    World(CROSS)
    .lose("e3", "i3", "g3", "c9", "c6", "b4", "d11", "j11", "l5", "k9", "k4", "b10", "m10")
    .move("f3 f5", "d3 d5", "h3 h5", "j3 j5", "c10 e9", "c8 d10", "g11 g9", "i11 i9", "k8 j9")
    .move("k7 ring", "m7 l7", "e2 e4", "h11 i10")
    .tell("f5", "h5", "e9", "j9", "g9", "d2", "l6", "ring", "a5")
    .drop(1, "e9")
    .drop(3, "i5")
)
_FOUGHT_LAST: Final = duel(CROSS, "i7 ring", (3, 0), (6, 5), "attacker")

MIDDLE: Final = _FOUGHT.view(turn=Seat(1), round=12, last=_FOUGHT_LAST, quiet_turns=0)
MIDDLE_OWN: Final = _FOUGHT.view(
    2, turn=Seat(2), round=12, last=duel(CROSS, "e7 e8 e9", (0, 1), (3, 6), "defender")
)
MIDDLE_PLAN: Final = Plan(
    CROSS.space("g9"),
    tuple(map(CROSS.space, ("f9", "h9", "g10", "ring", "g11"))),
    tuple((CROSS.space(name), Rank(rank)) for name, rank in (("b5", 2), ("d5", 9), ("k10", 1))),
)
BOTH_BEATEN: Final = _FOUGHT.view(
    turn=Seat(0), round=13, last=duel(CROSS, "i7 ring", (3, 1), (6, 6), None)
)
TEAMS: Final = _FOUGHT.view(
    turn=Seat(3),
    round=21,
    options=Options(teams=True, memory=True),
    pieces=tuple(replace(piece, rank=None, told=False) for piece in _FOUGHT.view().pieces),
    quiet_turns=177,
    last=LastAction("move", Seat(2), tuple(map(CROSS.space, ("h11", "i11", "i10")))),
)
FINISHED: Final = (
    World(CROSS)
    .lose("e3", "i3", "g3", "c9", "c6", "b4", "d11", "j11", "l5", "k9", "k4", "b10", "m10", "k7")
    .move("g1 turret", "c8 e9", "h3 ring")
    .tell("turret", "e9", "ring")
)
FINISHED_VIEW: Final = FINISHED.view(
    phase="over",
    turn=None,
    round=33,
    last=LastAction("move", Seat(0), (CROSS.ring, CROSS.turret)),
    pieces=tuple(
        replace(piece, rank=FINISHED.pieces[piece.space][1]) for piece in FINISHED.view().pieces
    ),
    outcome=Outcome(
        tuple(Standing(Seat(seat), 1 if seat == 0 else 2, 0, ()) for seat in range(4)), "turret"
    ),
)

_THREE: Final = (
    World(THREEFOLD)
    .lose("d3", "c3", "e3", "g4", "i3", "l3", "p3", "r3", "s3", "b5", "n4", "u5")
    .move("f3 f1", "a3 b1", "j3 k1", "k3 l2", "q3 q1", "t3 ring", "h3 h2", "o3 g2")
    .tell("k1", "h2", "g2", "a5", "f1")
    .lose("ring")
    .drop(2, "h2")
    .drop(0, "h2")
)
THREE: Final = _THREE.view(
    turn=Seat(1), round=9, last=duel(THREEFOLD, "d3 d2 d1 ring", (0, 2), (1, 8), None)
)
THREE_OWN: Final = _THREE.view(
    1,
    turn=Seat(1),
    round=9,
    quiet_turns=120,
    last=LastAction("move", Seat(2), tuple(map(THREEFOLD.space, ("o3", "o2", "g2")))),
)
THREE_PLAN: Final = Plan(
    THREEFOLD.space("k1"), tuple(map(THREEFOLD.space, ("j1", "l1", "k2", "ring")))
)
THREE_DEPLOYING: Final = _ready(_NEW_THREE.view(2), (1,))
RESIGNED: Final = replace(
    _THREE.view(turn=Seat(0), round=10),
    pieces=tuple(p for p in _THREE.view().pieces if p.seat != 1),
    seats=tuple(
        replace(s, out=i == 1, resigned=i == 1, pieces=0 if i == 1 else s.pieces)
        for i, s in enumerate(_THREE.view().seats)
    ),
    resigned=(Seat(1),),
)

ALL: Final = {
    "deploying": DEPLOYING,
    "deploying_own": DEPLOYING_OWN,
    "opening": OPENING,
    "middle": MIDDLE,
    "middle_own": MIDDLE_OWN,
    "both_beaten": BOTH_BEATEN,
    "teams": TEAMS,
    "finished": FINISHED_VIEW,
    "three": THREE,
    "three_own": THREE_OWN,
    "three_deploying": THREE_DEPLOYING,
    "resigned": RESIGNED,
}

PLANS: Final = {
    "deploying_own": SWAP,
    "middle_own": MIDDLE_PLAN,
    "three_own": THREE_PLAN,
}

GOLDEN: Final = {
    "deploying": Kept(DEPLOYING_OWN, LABELS, "fr", plan=SWAP),
    "teams": Kept(TEAMS, LABELS, "it"),
    "plan": Kept(MIDDLE_OWN, SOLO, plan=MIDDLE_PLAN),
    "closer": Kept(MIDDLE_OWN, LABELS, region="own"),
    "three": Kept(THREE, LABELS[:3]),
    "finished": Kept(FINISHED_VIEW, LABELS, "fr"),
}
