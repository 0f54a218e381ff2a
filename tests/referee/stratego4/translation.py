"""Converts the engine's values to the referee's and back."""

from typing import Any

import msgspec

from core.game import Everyone, Outcome, Told
from games.stratego4.board import Board, Rank, Space
from games.stratego4.moves import (
    ArmyArranged,
    Arrange,
    BattleBegan,
    BeReady,
    Event,
    FireCannon,
    Move,
    MovePiece,
    Recruit,
    SwapPieces,
)
from games.stratego4.view import LastAction, PieceView, View
from tests.referee.stratego4 import referee

AS_THEY_ARE = (
    *("phase", "turn", "first", "next_turn", "recruit_cause"),
    *("round", "quiet_turns", "quiet_turns_to_end"),
)
SPACES = ("space", "start", "to", "target")
"""Names of the values that are spaces, in events."""


class Words:
    """The names of a board's spaces."""

    def __init__(self, board: Board) -> None:
        self.names = board.names
        self.numbers = {name: Space(number) for number, name in enumerate(board.names)}

    def space(self, space: int | None) -> str | None:
        return None if space is None else self.names[space]

    def move_words(self, move: Move) -> referee.Move:
        """A move of the engine as the referee says it."""
        match move:
            case Arrange(ranks=ranks):
                return ("arrange", tuple(ranks))
            case SwapPieces(first=first, second=second):
                return ("swap", self.names[first], self.names[second])
            case BeReady():
                return ("ready",)
            case MovePiece(start=start, to=to, leave_flag=leave):
                left = ("leave",) if leave else ()
                return ("move", self.names[start], self.names[to], *left)
            case FireCannon(start=start, target=target):
                return ("fire", self.names[start], self.names[target])
            case Recruit(rank=rank):
                return ("recruit", rank)

    def engine_move(self, move: referee.Move) -> Move:
        """A move of the referee as the engine takes it."""
        match move:
            case ("arrange", ranks):
                return Arrange(tuple(Rank(rank) for rank in ranks))
            case ("swap", one, other):
                first, second = sorted((self.numbers[one], self.numbers[other]))
                return SwapPieces(first, second)
            case ("move", start, to, *leave):
                return MovePiece(self.numbers[start], self.numbers[to], bool(leave))
            case ("fire", start, to):
                return FireCannon(self.numbers[start], self.numbers[to])
            case ("recruit", rank):
                return Recruit(Rank(rank))
        return BeReady()

    def story(self, told: tuple[Told[Event], ...]) -> list[tuple[Any, ...]]:
        """What was told as the referee tells it: kind and values."""
        return [self._line(each) for each in told]

    def _line(self, told: Told[Event]) -> tuple[Any, ...]:
        event = told.event
        if isinstance(event, ArmyArranged):
            assert told.to.seats == (event.seat,), "armies are secret (R-10.4)"  # type: ignore[union-attr]
        else:
            assert told.to == Everyone(), "all else is told to everybody"
        values = [
            self.space(value) if name in SPACES else value
            for name, value in msgspec.structs.asdict(event).items()
        ]
        return (type(event).__struct_config__.tag, *values)

    def view(self, view: View) -> dict[str, Any]:
        """What a view of the engine shows to all but for the pieces, as the referee shows it."""
        same = {name: getattr(view, name) for name in AS_THEY_ARE}
        return {
            **same,
            "flags": [(self.space(f.space), f.bearer, f.last_bearer) for f in view.flags],
            "loose": sorted((self.names[space], flag) for space, flag in view.loose),
            "seats": [
                {**msgspec.structs.asdict(seat), "lost": list(seat.lost)} for seat in view.seats
            ],
            "last": None if view.last is None else self._last(view.last),
            "resigned": list(view.resigned),
            "outcome": self.outcome_words(view.outcome),
        }

    def _last(self, last: LastAction) -> dict[str, Any]:
        words = {
            "kind": last.kind,
            "seat": last.seat,
            "start": self.names[last.path[0]],
            "to": self.names[last.path[-1]],
        }
        if last.kind == "move":
            assert (last.rival, last.attacker, last.defender, last.winner) == (None,) * 4
            return words
        ranks = {"attacker": last.attacker, "defender": last.defender}
        return words | {"rival": last.rival, **ranks, "winner": last.winner}

    def pieces(self, view: View) -> dict[str, dict[str, Any]]:
        """The pieces a view of the engine shows, by where they stand."""
        spaces = [piece.space for piece in view.pieces]
        assert spaces == sorted(set(spaces)), "by space, and one to a space"
        return {self.names[piece.space]: self._piece(piece) for piece in view.pieces}

    def _piece(self, piece: PieceView) -> dict[str, Any]:
        values = msgspec.structs.asdict(piece) | {"came_from": self.space(piece.came_from)}
        del values["space"]
        return values

    def outcome_words(self, outcome: Outcome | None) -> dict[str, Any] | None:
        """An outcome of the engine as the referee tells it."""
        if outcome is None:
            return None
        return {"reason": outcome.reason, "winners": tuple(outcome.winners)}


def lot(told: tuple[Told[Event], ...]) -> int | None:
    """Whom the lot made begin, where it was drawn."""
    return next((each.event.first for each in told if isinstance(each.event, BattleBegan)), None)
