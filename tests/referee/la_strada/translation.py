"""Converts the engine's values to the referee's and back."""

from typing import Any

import msgspec

from core.game import EVERYONE, Seat, Told
from games.la_strada import board
from games.la_strada.moves import (
    BuildLink,
    EndTurn,
    Event,
    GameBegan,
    Move,
    PlaceWorkshop,
    SettlementsRevealed,
)
from games.la_strada.view import Options, SeatView, SettlementView, View
from tests.referee.la_strada import referee
from tests.referee.la_strada.printed_board import NAMED, NAMES, PIECES, Hex, Path
from tests.referee.outcomes import outcome_words

PIECE_NAMES = tuple(PIECES)
"""As the engine numbers them: the start piece first, then as the rule text does."""


def hex_word(at: int) -> Hex:
    """A hex by the name that both give it."""
    return NAMED[board.HEX_NAMES[at]]


def hex_words(hexes: tuple[board.Hex, ...]) -> Path:
    return tuple(hex_word(at) for at in hexes)


def hex_number(at: Hex) -> board.Hex:
    return board.HEX_BY_NAME[NAMES[at]]


def move_words(move: Move) -> referee.Move:
    """A move of the engine as the referee says it."""
    match move:
        case PlaceWorkshop(hex=at):
            return ("workshop", hex_word(at))
        case BuildLink(path=path):
            return ("build", hex_words(path))
        case EndTurn():
            return ("end",)


def engine_move(move: referee.Move) -> Move:
    """A move of the referee as the engine takes it."""
    match move:
        case ("workshop", at):
            return PlaceWorkshop(hex_number(at))
        case ("build", path):
            return BuildLink(tuple(hex_number(at) for at in path))
        case _:
            return EndTurn()


def turned_up(told: tuple[Told[Event], ...]) -> tuple[str, ...] | None:
    """The kinds of the settlements that were turned up, if they were."""
    shown = [each.event.kinds for each in told if isinstance(each.event, SettlementsRevealed)]
    return shown[0] if shown else None


def story(told: tuple[Told[Event], ...]) -> list[tuple[Any, ...]]:
    """What was told as the referee tells it: kind and values."""
    return [_line(each) for each in told]


def _line(told: Told[Event]) -> tuple[Any, ...]:
    assert told.to == EVERYONE, "everything lies open (R-1.4)"
    values: list[Any] = []
    for field, value in msgspec.structs.asdict(told.event).items():
        if field == "hex":
            values.append(hex_word(value))
        elif field in ("path", "transits"):
            values.append(hex_words(value))
        else:
            values.append(value)
    return (type(told.event).__struct_config__.tag, *values)


def view_words(view: View) -> dict[str, Any]:
    """A view of the engine as the referee shows it."""
    workshop = view.last_workshop
    return {
        "phase": view.phase,
        "turn": view.turn,
        "placing": list(view.placing),
        "order": list(view.order),
        "round": view.round,
        "ground": {hex_word(at): word or "settlement" for at, word in enumerate(view.terrain)},
        "settlements": [_settlement_words(each) for each in view.settlements],
        "roads": [(road.seat, hex_words(road.path), road.cost) for road in view.roads],
        "seats": [_seat_words(each) for each in view.seats],
        "links_this_turn": view.links_this_turn,
        "idle_turns": view.idle_turns,
        "idle_turns_to_end": view.idle_turns_to_end,
        "move_number": view.move_number,
        "last_seat": view.last_seat,
        "last_workshop": None if workshop is None else hex_word(workshop),
        "last_road": view.last_road,
        "resigned": list(view.resigned),
        "outcome": outcome_words(view.outcome),
    }


def _settlement_words(settlement: SettlementView) -> dict[str, Any]:
    return {
        "hex": hex_word(settlement.hex),
        "kind": settlement.kind,
        "cubes": list(settlement.cubes),
        "gold": settlement.gold,
        "gold_shared": settlement.gold_shared,
    }


def _seat_words(seat: SeatView) -> dict[str, Any]:
    return {
        "workshops": [hex_word(at) for at in seat.workshops],
        "days": seat.days,
        "tiles": dict(zip(board.TERRAINS, seat.tiles, strict=True)),
        "cubes_left": seat.cubes_left,
        "starts": [hex_word(at) for at in seat.starts],
        "settlements": [hex_word(at) for at in seat.settlements],
        "gold": seat.gold,
        "gold_by_kind": list(seat.gold_by_kind),
        "resigned": seat.resigned,
    }


def seat_referee(
    seats: int, options: Options, told: tuple[Told[Event], ...], view: View
) -> referee.Referee:
    """A referee for the game that began like this."""
    (began,) = (each.event for each in told if isinstance(each.event, GameBegan))
    return referee.Referee(
        seats=seats,
        balanced=options.balanced_start,
        late=options.late_reveal,
        ten_kept=bool(options.ten_kept),
        pieces=[(PIECE_NAMES[laid // board.TURNS], laid % board.TURNS) for laid in view.laid],
        kinds=turned_up(told),
        first=_first_to_place(began, options),
    )


def _first_to_place(began: GameBegan, options: Options) -> Seat:
    """Whom the lot named: the first to move of three or four, the first to place of two."""
    return began.placing[0] if len(began.order) == 2 else began.order[0]
