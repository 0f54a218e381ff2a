"""Faults planted into the engine of Strada Romana, each with the checks that catch it."""

from core.errors import PlayerError
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net
from tests.referee.strada_romana.quick_checks import counted_lines, lockstep, recorded_games

ENGINE = Engine(
    "games.strada_romana",
    ("state", "runs", "legality", "rules", "redact", "notation", "game"),
    "STRADA_ROMANA",
    shares=("moves",),
)

STOP_ONLY = "not (self.stop if special >= STACKING else self.crossed) & occupied"
BESIDE_PAID = "beside = BESIDE[start] if special >= LATERAL else ()"
MAY_TILE = "return not state.tile_taken and (two_goods(state) or not state.cube_taken)"

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = (
    (
        Fault("lateral steps are free", "runs", BESIDE_PAID, "beside = BESIDE[start]"),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "stacking may end on a wagon",
            "runs",
            STOP_ONLY,
            "special >= STACKING or not self.crossed & occupied",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "wagons run over others without stacking",
            "runs",
            STOP_ONLY,
            "not self.stop & occupied",
        ),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "wagons may step backwards",
            "runs",
            "return (*AHEAD[to][start], *slanting, *beside)",
            "return (*AHEAD['rome'][start], *AHEAD['ostia'][start], *slanting, *beside)",
        ),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "diagonal steps are paid as lateral ones",
            "runs",
            "if special >= DIAGONAL else ()",
            "if special >= LATERAL else ()",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "coins are counted after the next tile lies there",
            "rules",
            "gained, follows = state.market_cubes.count(good), state.tile_bag[-1:]",
            "follows = state.tile_bag[-1:]\n"
            "    gained = state.market_cubes.count(follows[0] if follows else NOBODY)",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "four coins are a point",
            "rules",
            "gained, COINS_FOR_A_POINT)",
            "gained, COINS_FOR_A_POINT - 1)",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "more points are given than there are",
            "rules",
            "    points = min(points, points_left(state))\n",
            "",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "three players take a tile and a cube",
            "legality",
            "return len(state.order) >= FEWEST_SEATS_FOR_TWO_GOODS",
            "return len(state.order) >= FEWEST_SEATS_FOR_TWO_GOODS - 1",
        ),
        (lockstep,),
    ),
    (
        Fault("a turn allows two tiles", "legality", MAY_TILE, "return True"),
        (lockstep,),
    ),
    (
        Fault(
            "a wagon runs again after another",
            "rules",
            "        finished = (*finished, before)\n",
            "        finished = finished\n",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a wagon runs on after its goods were taken",
            "rules",
            "return (*state.finished, state.just_ran)",
            "return state.finished",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "the game goes on after the fourth arrival",
            "rules",
            "if arrivals == ARRIVALS_TO_END:",
            "if arrivals == ARRIVALS_TO_END + 1:",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "the last turn breaks no tie",
            "rules",
            "state.coins[seat], -turn",
            "state.coins[seat], 0 * turn",
        ),
        (recorded_games,),
    ),
    (
        Fault(
            "coins break no tie",
            "rules",
            "points, state.coins[seat], -turn",
            "points, 0, -turn",
        ),
        (recorded_games,),
    ),
    (
        Fault(
            "single goods cost nothing",
            "rules",
            "contract_points(contracts(tiles, cubes)) - singles(tiles, cubes)",
            "contract_points(contracts(tiles, cubes))",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "a fourth wagon tile is kept",
            "legality",
            "if state.keepers.count(seat) >= MOST_WAGON_TILES:",
            "if state.keepers.count(seat) > MOST_WAGON_TILES:",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "no point must be used",
            "legality",
            "return _first_runner(state, state.special, MOVEMENT - state.used) is not None",
            "return False",
        ),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "the fourth point must be used",
            "legality",
            "return _first_runner(state, state.special, MOVEMENT - state.used) is not None",
            "return _first_runner(state, state.special, points_to_run(state)) is not None",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "what a resigning seat gained is no gain",
            "rules",
            "replace(left, idle=0) if _has_gained(left) else left",
            "left",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a view shows the public the stack",
            "redact",
            "stack=_wagons(stack(state)) if sees_stack else None",
            "stack=_wagons(stack(state))",
        ),
        (lockstep,),
    ),
)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError, LookupError, ValueError)
"""A wrong answer, a listed move refused or a recorded one unreadable, a piece that is not there."""


NOT_BY_LOCKSTEP = ("the last turn breaks no tie", "coins break no tie")
"""Ties at the end are too rare in random games: recorded games hold them."""
