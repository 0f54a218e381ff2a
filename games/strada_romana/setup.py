"""The set-up of a game of Strada Romana. Rule: R-2."""

from core.game import EVERYONE, Seat, Step, Told
from core.rng import Rng
from games.strada_romana.board import GOODS, IN_BOX, MARKETS, WAGONS
from games.strada_romana.events import Event, GameBegan
from games.strada_romana.rule_numbers import CUBES_OF_A_GOOD, FIRST_COINS, TILES_OF_A_GOOD
from games.strada_romana.state import Row, State
from games.strada_romana.view import Options

FEWEST_SEATS = 2
MOST_SEATS = 5
SEED_BYTES = 32


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Set up the game at random. Raises ValueError for wrong seats, seed length or options."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Strada Romana is a game for two to five")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"the seed has {SEED_BYTES} bytes")
    if options.idle_rounds < 1:
        raise ValueError("a game cannot end before it begins")
    boxes, rng = Rng(seed).shuffled(range(len(WAGONS)))
    area_tiles, rng = rng.shuffled(range(len(GOODS)))
    tile_bag, rng = rng.shuffled(_of_each(TILES_OF_A_GOOD - 1))
    cubes, rng = rng.shuffled(_of_each(CUBES_OF_A_GOOD))
    removed, rng = rng.below(len(WAGONS))
    first, rng = rng.below(seats)
    order = tuple((first + later) % seats for later in range(seats))
    state = State(
        options=options,
        rng=rng,
        order=order,
        boxes=boxes,
        removed=removed,
        where=(IN_BOX,) * len(WAGONS),
        area_tiles=area_tiles,
        market_cubes=cubes[-len(MARKETS) :],
        tile_bag=tile_bag,
        cube_bag=cubes[: -len(MARKETS)],
        coins=tuple(FIRST_COINS[order.index(seat)] for seat in range(seats)),
        points=(0,) * seats,
        tiles=((0,) * len(GOODS),) * seats,
        cubes=((0,) * len(GOODS),) * seats,
        turn=first,
    )
    began = GameBegan(tuple(map(Seat, order)), FIRST_COINS[:seats])
    return Step(state, (Told(began, EVERYONE),))


def _of_each(count: int) -> Row:
    """Return so many pieces of each good, in the order of GOODS."""
    return tuple(good for good in range(len(GOODS)) for _ in range(count))
