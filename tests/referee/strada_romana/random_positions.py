"""Random mid-game positions: jams, empty bags, games near their end."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random

import msgspec

from games import AnyGame
from games.strada_romana import board
from games.strada_romana.state import ARRIVED
from games.strada_romana.view import Options
from tests.referee.strada_romana.lockstep import Lockstep
from tests.referee.strada_romana.players import PLAYERS, blocker, collector, random_player, rusher
from tests.referee.strada_romana.printed_board import (
    AREAS,
    GOODS,
    MARKETS,
    OF_EACH,
    SQUARES,
    WAGONS,
    Good,
)
from tests.referee.strada_romana.referee import Move, Referee
from tests.referee.strada_romana.steps import BOX, HOME

MOVES = 7
LIVELY = (random_player, collector, blocker, rusher, *PLAYERS)
ENGINE_MARKETS = tuple(board.SQUARE_NAMES[square] for square in board.MARKETS)


def scattered(game: AnyGame, number: int) -> Lockstep:
    """Both boards with wagons, goods, coins and points wherever chance put them."""
    chance = Random(number)
    seed = sha256(b"scattered" + number.to_bytes(8, "big")).digest()
    options = Options(idle_rounds=chance.randrange(1, 3))
    pair = Lockstep.begin(game, 2 + number % 4, options, seed, number)
    _scatter_wagons(pair, chance)
    _scatter_goods(pair, chance)
    _scatter_wealth(pair, chance)
    return pair


def play_on(pair: Lockstep, resign_at: Sequence[int] = ()) -> None:
    """A few moves more, by lively players. Raises Disagreement."""
    pair.play([_lively], resign_at, MOVES)


def _lively(game: Referee, moves: list[Move], chance: Random) -> Move:
    return chance.choice(LIVELY)(game, moves, chance)


def _scatter_wagons(pair: Lockstep, chance: Random) -> None:
    """On neighbouring squares, so that they jam; some at home, some in their boxes."""
    place = {name: i for i, name in enumerate(board.SQUARE_NAMES)}
    near = sorted(SQUARES, key=lambda square: (int(square[:-1]), square))
    begin = chance.choice((0, len(SQUARES) - 12, chance.randrange(len(SQUARES) - 12)))
    squares = chance.sample(near[begin : begin + 12], 10)
    home = chance.sample(WAGONS, chance.randrange(4))
    boxed = chance.sample(WAGONS, chance.randrange(4))
    for wagon, square in zip(WAGONS, squares, strict=True):
        pair.referee.at[wagon] = HOME if wagon in home else BOX if wagon in boxed else square
    where = [
        {HOME: ARRIVED, BOX: board.IN_BOX, **place}[pair.referee.at[wagon]] for wagon in WAGONS
    ]
    pair.referee.arrivals = list(home)
    arrivals = tuple(board.WAGONS.index(wagon) for wagon in home)
    pair.state = msgspec.structs.replace(pair.state, where=tuple(where), arrivals=arrivals)


def _dealt(
    seats: int, places: Sequence[str], chance: Random
) -> tuple[list[Good], list[Good | None], list[list[Good]]]:
    """Bag, places, and what each seat has; often much of a good lies open, or the bag is empty."""
    pieces = [good for good in GOODS for _ in range(OF_EACH)]
    if chance.random() < 0.5:
        chance.shuffle(pieces)
    elif chance.random() < 0.5:
        pieces.reverse()
    lying: list[Good | None] = [pieces.pop() for _ in places]
    bag = [pieces.pop(chance.randrange(len(pieces))) for _ in range(chance.choice((0, 0, 1, 9)))]
    if not bag and chance.random() < 0.5:
        at = chance.randrange(len(places))
        pieces.append(str(lying[at]))
        lying[at] = None
    owned: list[list[Good]] = [[] for _ in range(seats)]
    for good in pieces:
        chance.choice(owned).append(good)
    return bag, lying, owned


def _numbers(goods: Sequence[Good | None]) -> tuple[int, ...]:
    return tuple(-1 if good is None else GOODS.index(good) for good in goods)


def _scatter_goods(pair: Lockstep, chance: Random) -> None:
    referee = pair.referee
    tile_bag, tiles, own_tiles = _dealt(referee.seats, list(AREAS), chance)
    cube_bag, cubes, own_cubes = _dealt(referee.seats, MARKETS, chance)
    referee.area_tiles = dict(zip(AREAS, tiles, strict=True))
    referee.market_cubes = dict(zip(ENGINE_MARKETS, cubes, strict=True))
    for seat in range(referee.seats):
        referee.tiles[seat] = {good: own_tiles[seat].count(good) for good in GOODS}
        referee.cubes[seat] = {good: own_cubes[seat].count(good) for good in GOODS}
    pair.state = msgspec.structs.replace(
        pair.state,
        area_tiles=_numbers(tiles),
        market_cubes=_numbers(cubes),
        tile_bag=_numbers(tile_bag),
        cube_bag=_numbers(cube_bag),
        tiles=tuple(tuple(owned.count(good) for good in GOODS) for owned in own_tiles),
        cubes=tuple(tuple(owned.count(good) for good in GOODS) for owned in own_cubes),
    )


def _scatter_wealth(pair: Lockstep, chance: Random) -> None:
    """Most can pay for anything; often the last victory points or idle turns are near."""
    referee = pair.referee
    left = chance.choice((1, 1, 2, 9, 20))
    given = [chance.randrange(referee.seats) for _ in range(20 - left)]
    coins = [chance.choice((0, 1, 2, 3, 4, 4, 4, 4)) for _ in range(referee.seats)]
    referee.coins = dict(enumerate(coins))
    referee.points = {seat: given.count(seat) for seat in range(referee.seats)}
    referee.idle = chance.choice((0, chance.randrange(referee.idle_turns_to_end())))
    pair.state = msgspec.structs.replace(
        pair.state,
        coins=tuple(coins),
        points=tuple(given.count(seat) for seat in range(referee.seats)),
        idle=referee.idle,
    )
