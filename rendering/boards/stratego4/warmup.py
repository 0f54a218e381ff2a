"""Views that together show every piece, to fill the caches in advance."""

from collections.abc import Iterator
from typing import Final

from core.game import Seat
from games.stratego4.board import ARMY, RANKS, Board, BoardName, Space
from games.stratego4.view import FlagView, LastAction, Options, PieceView, Plan, SeatView, View
from rendering.boards.stratego4.space_positions import BOARDS

_VIEWERS: Final[tuple[tuple[BoardName, Seat | None], ...]] = (
    *(("cross", None), ("cross", Seat(2))),
    *(("threefold", None), ("threefold", Seat(1))),
)

_FREE: Final = (0, 8, 16)
"""Places that stay free in each zone: of both shades, and that of the flag."""


def rehearsal_views() -> tuple[View, ...]:
    """Return for each board a public view and a player's view; no real game looks like these."""
    return tuple(_view(name, viewer) for name, viewer in _VIEWERS)


def rehearsal_plan(view: View) -> Plan:
    """Return a plan with a selected piece, targets with and without a piece, and every mark."""
    board = BOARDS[view.board]
    marks = tuple(zip(board.zones[1], RANKS, strict=False))
    targets = (board.zones[1][5], board.recruitment[0], board.turret)
    return Plan(board.zones[0][5], targets, marks)


def _view(name: BoardName, viewer: Seat | None) -> View:
    board = BOARDS[name]
    seats = board.seats
    free = board.recruitment
    place = 0 if viewer is None else viewer
    return View(
        viewer=viewer,
        options=Options(teams=place == 2),
        board=name,
        phase="battle",
        turn=Seat(place),
        first=Seat(0),
        next_turn=None,
        recruit_cause=None,
        pieces=tuple(sorted(_pieces(board, place), key=lambda piece: piece.space)),
        flags=tuple(FlagView(free[seat], None, Seat(seat)) for seat in range(seats)),
        loose=tuple((free[seat], Seat(seat)) for seat in range(seats)),
        seats=tuple(_seat((seat + place) % 4) for seat in range(seats)),
        round=7,
        quiet_turns=150 if place else 0,
        quiet_turns_to_end=200,
        last=_last(board, place),
        resigned=(),
        outcome=None,
    )


def _pieces(board: Board, place: int) -> Iterator[PieceView]:
    """Yield unknown, known and told pieces; some spaces of each zone stay free."""
    for seat in range(board.seats):
        for number, space in enumerate(board.zones[seat]):
            if number in _FREE:
                continue
            rank = None if number % 3 == 0 else ARMY[(number + 5 * place) % len(ARMY)]
            told = number % 3 == 1
            flag = Seat((seat + place) % board.seats) if number == 15 else None
            yield PieceView(space, Seat(seat), rank, told, flag, False, 0, False, None, 0)


def _seat(number: int) -> SeatView:
    return SeatView(True, 2 * number % 6, RANKS[:number], 20 - number, False, False)


def _last(board: Board, place: int) -> LastAction:
    """Return a last action from beside the ring outward: a move on one board's public view."""
    line: tuple[Space, ...] = board.lines[board.ring][0]
    seat, rival = Seat(place), Seat((place + 1) % board.seats)
    path = (line[0], line[1])
    if board.seats == 3 and place == 0:
        return LastAction("move", seat, (*path[::-1], board.ring))
    if place == 1:
        return LastAction("shot", seat, path, rival, RANKS[8], RANKS[0], "attacker")
    return LastAction("duel", seat, path, rival, RANKS[3], RANKS[3], "nobody")
