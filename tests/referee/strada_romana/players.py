"""Biased players, so that games reach rare cases, and generators of illegal moves.

They choose among the referee's moves and see the referee's state.
"""

from collections.abc import Callable
from itertools import groupby
from random import Random

from tests.referee.strada_romana.printed_board import (
    AREAS,
    LINES,
    MARKETS,
    PRICE,
    SQUARES,
    WAGONS,
    column,
)
from tests.referee.strada_romana.referee import Move, Referee
from tests.referee.strada_romana.steps import BOX, HOME

Player = Callable[[Referee, list[Move], Random], Move]


def random_player(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Any kind of move as soon as another, then any of that kind."""
    kinds = [list(group) for _, group in groupby(moves, key=lambda move: str(move[0]))]
    return chance.choice(chance.choice(kinds))


def hoarder(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Lives for coins: passes, and takes the tile that brings most."""
    tiles = _of(moves, "tile")
    if tiles:
        lying = list(game.market_cubes.values())
        return max(tiles, key=lambda move: lying.count(game.area_tiles[move[1]]))
    if chance.random() < 0.5 and _of(moves, "pass"):
        return ("pass",)
    return chance.choice(_of(moves, "run", "end", "pass") or moves)


def miser(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Passes whenever it may."""
    return chance.choice(_of(moves, "pass") or moves)


def tile_taker(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Wagon tiles and ware tiles first, then cubes, then a lucky stop."""
    wanted = _of(moves, "look") or _of(moves, "tile") or _of(moves, "cube")
    return chance.choice(wanted or _of(moves, "run", "choose") or moves)


def collector(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Cubes first, then tiles; moves slowly, to stop often."""
    wanted = _of(moves, "cube") or _of(moves, "tile")
    if wanted:
        return chance.choice(wanted)
    if chance.random() < 0.3 and _of(moves, "buy"):
        return chance.choice(_of(moves, "buy"))
    short = [move for move in _of(moves, "run") if _length(move) <= chance.randrange(1, 4)]
    return chance.choice(short or _of(moves, "run", "end", "choose") or moves)


def blocker(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Stops its wagons in the way of others, and pays its way out."""
    if chance.random() < 0.4 and _of(moves, "buy"):
        return max(_of(moves, "buy"), key=lambda move: PRICE[move[1]])
    if chance.random() < 0.2 and _of(moves, "pass"):
        return ("pass",)
    runs = [move for move in _of(moves, "run") if not move[3]]
    return max(
        chance.sample(runs, min(len(runs), 12)),
        key=lambda move: _in_the_way(game, move),
        default=chance.choice(moves),
    )


def rusher(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Goes home as fast as it can, and buys what helps."""
    if chance.random() < 0.5 and _of(moves, "buy"):
        return max(_of(moves, "buy"), key=lambda move: PRICE[move[1]])
    runs = _of(moves, "run")
    if not runs:
        return chance.choice(_of(moves, "cube", "tile", "choose", "end") or moves)
    return max(chance.sample(runs, min(len(runs), 20)), key=lambda move: _nearness(game, move))


def idler(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Shifts wagons sideways, and passes for the coin it costs."""
    if game.used or game.special != "none":
        sideways = [move for move in _of(moves, "run") if _is_sideways(game, move)]
        return chance.choice(sideways or _of(moves, "end") or _of(moves, "run") or moves)
    if len([at for at in game.at.values() if at in SQUARES]) < 2:
        return chance.choice(_of(moves, "run") or moves)
    lateral = [move for move in moves if move == ("buy", "lateral")]
    return chance.choice(lateral or _of(moves, "pass") or moves)


PLAYERS: tuple[Player, ...] = (
    *(random_player, hoarder, tile_taker, collector, blocker, rusher, miser, idler),
)


def reach_for(game: Referee, moves: list[Move], chance: Random) -> Move:
    """A move as a clumsy or sly player might try it: most are against the rules, some are not."""
    kind = chance.choice(("buy", "run", "run", "run", "run", "tile", "cube", "choose", "bare"))
    match kind:
        case "buy":
            return ("buy", chance.choice([special for special in PRICE if special != "none"]))
        case "tile":
            return ("tile", chance.choice(list(AREAS)))
        case "cube":
            return ("cube", chance.choice(MARKETS))
        case "choose":
            return ("choose", chance.choice(WAGONS))
        case "run":
            runs = _of(moves, "run")
            if runs and chance.random() < 0.3:
                return _slip(chance.choice(runs), chance)
            return _walk(game, chance)
    return chance.choice((("end",), ("look",), ("pass",)))


def _slip(move: Move, chance: Random) -> Move:
    """A run with one thing wrong, perhaps."""
    _, wagon, squares, arrives = move
    slip = chance.randrange(5)
    if slip == 0:
        return ("run", chance.choice(WAGONS), squares, arrives)
    if slip == 1:
        return ("run", wagon, squares, not arrives)
    if slip == 2:
        return ("run", wagon, squares[:-1], arrives)
    if slip == 3:
        return ("run", wagon, squares[::-1], arrives)
    return ("run", wagon, (*squares, chance.choice(SQUARES)), arrives)


def _walk(game: Referee, chance: Random) -> Move:
    """A walk over whatever could be stepped on with all the coins of the world, either way."""
    wagon = chance.choice([game.ran[-1]] if game.ran and chance.random() < 0.3 else WAGONS)
    here, squares = game.at[wagon], list[str]()
    for _ in range(chance.randrange(1, 6)):
        near = game.steps(wagon, here, "stacking")
        if here in SQUARES and chance.random() < 0.1:
            near = [s for s in SQUARES if f"{s} {here}" in LINES or f"{here} {s}" in LINES]
        if not near:
            break
        here = chance.choice(near)
        if here == HOME:
            return ("run", wagon, tuple(squares), True)
        squares.append(here)
    return ("run", wagon, tuple(squares), False)


def _of(moves: list[Move], *kinds: str) -> list[Move]:
    return [move for move in moves if move[0] in kinds]


def _length(move: Move) -> int:
    return len(move[2]) + int(move[3])


def _in_the_way(game: Referee, move: Move) -> int:
    """How many wagons could step where this run stops."""
    stop = move[2][-1]
    return sum(
        stop in game.steps(wagon, at, "none") for wagon, at in game.at.items() if wagon != move[1]
    )


def _nearness(game: Referee, move: Move) -> tuple[int, int]:
    """How near its destination a run brings its wagon, the leaders first."""
    if move[3]:
        return (99, -_length(move))
    at = column(move[2][-1])
    return (at if game.to[move[1]] == "rome" else 13 - at, _length(move))


def _is_sideways(game: Referee, move: Move) -> bool:
    here = game.at[move[1]]
    return here != BOX and not move[3] and {column(each) for each in move[2]} == {column(here)}
