"""The referee's views, as plain values. Rules: R-1.11, R-7.3."""

from typing import Any

from tests.referee.strada_romana.printed_board import GOODS, SQUARES, WAGONS
from tests.referee.strada_romana.referee import Referee
from tests.referee.strada_romana.steps import HOME


def secrets(game: Referee, viewer: int | None) -> dict[str, Any]:
    """What this viewer alone knows of the wagon tiles."""
    own = [(wagon, left) for whose, wagon, left in game.kept if whose == viewer]
    looks = game.looking and viewer == game.turn
    return {
        "viewer": viewer,
        "hand": None if viewer is None else [wagon for wagon, _ in own],
        "remembered": [left for _, left in own],
        "stack": game.stack if looks else None,
    }


def view(game: Referee) -> dict[str, Any]:
    """All that everybody may know."""
    return {
        "turn": game.turn,
        "order": tuple(game.order),
        "looking": game.looking,
        "running": _running(game),
        "wagons": [_wagon(game, wagon) for wagon in WAGONS],
        "arrivals": list(game.arrivals),
        "area_tiles": dict(game.area_tiles),
        "market_cubes": dict(game.market_cubes),
        "bag_tiles": game.bag("tile"),
        "bag_cubes": game.bag("cube"),
        "points_left": game.points_left(),
        "stack_count": len(game.stack),
        "keepers": tuple(seat for seat, _, _ in game.kept),
        "played": tuple(game.played),
        "resigned": tuple(game.resigned),
        "seats": [_seat(game, seat) for seat in range(game.seats)],
        "idle_turns": game.idle,
        "idle_turns_to_end": game.idle_turns_to_end(),
        "move_number": game.moves_made,
        "last_seat": game.last_seat,
        "last_runs": list(game.last_runs),
        "last_taken": list(game.last_taken),
        "removed": game.removed if game.reason else None,
        "outcome": game.outcome(),
    }


def _running(game: Referee) -> dict[str, Any] | None:
    if game.special == "none" and not game.used:
        return None
    one = game.seats < 4
    return {
        "special": game.special,
        "points_left": game.allowance() - game.used,
        "finished": game.finished(),
        "just_ran": game.just_ran(),
        "may_take_tile": not game.tile_taken and not (one and game.cube_taken),
        "may_take_cube": not game.cube_taken and not (one and game.tile_taken),
        "must_go_on": game.must_go_on(),
    }


def _wagon(game: Referee, wagon: str) -> tuple[Any, ...]:
    at = game.at[wagon]
    return (game.to[wagon], game.box[wagon], at if at in SQUARES else None, at == HOME)


def _seat(game: Referee, seat: int) -> dict[str, Any]:
    shown = tuple(sorted(game.hand(seat), key=WAGONS.index)) if game.reason else ()
    return {
        "coins": game.coins[seat],
        "points": game.points[seat],
        "cubes": game.cubes[seat],
        "tiles": game.tiles[seat],
        "contracts": dict(zip(GOODS, game.contracts(seat), strict=True)),
        "singles": game.singles(seat),
        "wagon_tiles": len(game.hand(seat)),
        "shown": shown,
        "score": game.score(seat),
        "resigned": seat in game.resigned,
    }
