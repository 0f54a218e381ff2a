"""Converts the engine's values to the referee's and back."""

from typing import Any

import msgspec

from core.game import Everyone, Told
from games.strada_romana import board
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    CubeTaken,
    EndTurn,
    Event,
    GameBegan,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
    TileChosen,
    TileTaken,
)
from games.strada_romana.state import State
from games.strada_romana.view import Running, SeatView, View, WagonView
from tests.referee.outcomes import outcome_words
from tests.referee.strada_romana import referee

AS_THEY_ARE = (
    *("looking", "turn", "points_left", "stack_count", "last_seat", "move_number"),
    *("order", "keepers", "played", "resigned", "idle_turns", "idle_turns_to_end"),
)


def square_word(square: int | None) -> str | None:
    return None if square is None else board.SQUARE_NAMES[square]


def good_word(good: int | None) -> str | None:
    return None if good is None else board.GOODS[good]


def squares_words(squares: tuple[board.Square, ...]) -> tuple[str, ...]:
    return tuple(board.SQUARE_NAMES[square] for square in squares)


def wagon_words(wagons: tuple[board.Wagon, ...]) -> list[str]:
    return [board.WAGONS[wagon] for wagon in wagons]


def market_word(market: int) -> str:
    """A market by the square it lies beside."""
    return board.SQUARE_NAMES[board.MARKETS[market]]


def move_words(move: Move) -> referee.Move:
    """A move of the engine as the referee says it."""
    match move:
        case BuySpecial(special=special):
            return ("buy", special)
        case RunWagon(wagon=wagon, path=path, arrives=arrives):
            return ("run", board.WAGONS[wagon], squares_words(path), arrives)
        case TakeTile(area=area):
            return ("tile", board.AREAS[area])
        case TakeCube(market=market):
            return ("cube", market_word(market))
        case ChooseWagonTile(wagon=wagon):
            return ("choose", board.WAGONS[wagon])
        case EndTurn():
            return ("end",)
        case LookAtStack():
            return ("look",)
        case Pass():
            return ("pass",)


def engine_move(move: referee.Move) -> Move:
    """A move of the referee as the engine takes it."""
    match move:
        case ("buy", special):
            return BuySpecial(special)
        case ("run", wagon, squares, arrives):
            path = tuple(board.SQUARE_BY_NAME[square] for square in squares)
            return RunWagon(board.Wagon(board.WAGONS.index(wagon)), path, arrives)
        case ("tile", area):
            return TakeTile(board.Area(board.AREAS.index(area)))
        case ("cube", square):
            return TakeCube(board.MARKET_AT[board.SQUARE_BY_NAME[square]])
        case ("choose", wagon):
            return ChooseWagonTile(board.Wagon(board.WAGONS.index(wagon)))
        case ("end",):
            return EndTurn()
        case ("look",):
            return LookAtStack()
        case _:
            return Pass()


def alike(move: referee.Move) -> referee.Move:
    """What matters of a move: of a run its wagon, its points and where it stops."""
    if move[0] != "run":
        return move
    _, wagon, squares, arrives = move
    return ("run", wagon, len(squares) + arrives, "home" if arrives else squares[-1])


def drawn(told: tuple[Told[Event], ...]) -> str | None:
    """What came out of the bag."""
    for each in told:
        if isinstance(each.event, (TileTaken, CubeTaken)):
            return good_word(each.event.follows)
    return referee.NOTHING


def story(told: tuple[Told[Event], ...]) -> list[tuple[Any, ...]]:
    """What was told as the referee tells it: kind and values."""
    return [_line(each) for each in told]


def _line(told: Told[Event]) -> tuple[Any, ...]:
    event = told.event
    if isinstance(event, TileChosen):
        assert told.to.seats == (event.seat,), "which one is a secret (R-7.3)"  # type: ignore[union-attr]
    else:
        assert told.to == Everyone(), "all else lies open (R-1.11)"
    values = [_value(field, value) for field, value in msgspec.structs.asdict(event).items()]
    return (type(event).__struct_config__.tag, *values)


def _value(field: str, value: Any) -> Any:
    match field:
        case "wagon":
            return board.WAGONS[value]
        case "wagons":
            return tuple(wagon_words(value))
        case "start":
            return square_word(value)
        case "path":
            return squares_words(value)
        case "good" | "follows":
            return good_word(value)
        case "area":
            return board.AREAS[value]
        case "market":
            return market_word(value)
    return value


def secret_words(view: View) -> dict[str, Any]:
    """What only the viewer knows, as the referee shows it."""
    return {
        "viewer": view.viewer,
        "hand": None if view.hand is None else wagon_words(view.hand),
        "remembered": [wagon_words(left) for left in view.remembered],
        "stack": None if view.stack is None else wagon_words(view.stack),
    }


def view_words(view: View) -> dict[str, Any]:
    """What a view of the engine shows to all, as the referee shows it."""
    same = {name: getattr(view, name) for name in AS_THEY_ARE}
    markets = [market_word(market) for market in range(len(board.MARKETS))]
    return {
        **same,
        "running": None if view.running is None else _running_words(view.running),
        "wagons": [_wagon_words(each) for each in view.wagons],
        "arrivals": wagon_words(view.arrivals),
        "area_tiles": dict(zip(board.AREAS, map(good_word, view.area_tiles), strict=True)),
        "market_cubes": dict(zip(markets, map(good_word, view.market_cubes), strict=True)),
        "bag_tiles": _by_good(view.bag_tiles),
        "bag_cubes": _by_good(view.bag_cubes),
        "seats": [_seat_words(each) for each in view.seats],
        "last_runs": [
            (board.WAGONS[r.wagon], square_word(r.start), squares_words(r.path), r.arrives)
            for r in view.last_runs
        ],
        "last_taken": [
            (
                each.kind,
                board.AREAS[each.place] if each.kind == "tile" else market_word(each.place),
                good_word(each.good),
            )
            for each in view.last_taken
        ],
        "removed": None if view.removed is None else board.WAGONS[view.removed],
        "outcome": outcome_words(view.outcome),
    }


def _by_good(numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(board.GOODS, numbers, strict=True))


def _running_words(running: Running) -> dict[str, Any]:
    return {
        "special": running.special or "none",
        "points_left": running.points_left,
        "finished": wagon_words(running.finished),
        "just_ran": None if running.just_ran is None else board.WAGONS[running.just_ran],
        "may_take_tile": running.may_take_tile,
        "may_take_cube": running.may_take_cube,
        "must_go_on": running.must_go_on,
    }


def _wagon_words(wagon: WagonView) -> tuple[Any, ...]:
    return (wagon.to, wagon.box, square_word(wagon.square), wagon.arrived)


def _seat_words(seat: SeatView) -> dict[str, Any]:
    return {
        "coins": seat.coins,
        "points": seat.points,
        "cubes": _by_good(seat.cubes),
        "tiles": _by_good(seat.tiles),
        "contracts": _by_good(seat.contracts),
        "singles": seat.singles,
        "wagon_tiles": seat.wagon_tiles,
        "shown": tuple(wagon_words(seat.shown)),
        "score": seat.score,
        "resigned": seat.resigned,
    }


def seat_referee(told: tuple[Told[Event], ...], view: View, state: State) -> referee.Referee:
    """A referee for the game that began like this. Of the state only the tile nobody saw."""
    (began,) = (each.event for each in told if isinstance(each.event, GameBegan))
    words = view_words(view)
    return referee.Referee(
        first=began.order[0],
        seats=len(began.order),
        idle_rounds=view.options.idle_rounds,
        boxes=dict(zip(board.WAGONS, ((w.to, w.box) for w in view.wagons), strict=True)),
        removed=board.WAGONS[state.removed],
        area_tiles=words["area_tiles"],
        market_cubes=words["market_cubes"],
    )
