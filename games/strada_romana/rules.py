"""Moves of Strada Romana applied to a state, and the outcome."""

from functools import lru_cache

from msgspec.structs import replace

from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, NO_ONE, Count, Outcome, ScorePart, Seat, Standing, Step, Told, only
from games.strada_romana.board import (
    ARRIVALS_TO_END,
    ARRIVED_TILE,
    COINS_FOR_A_POINT,
    IN_BOX,
    SPECIALS,
    STRANDED_TILE,
    Area,
    Good,
    Market,
    Special,
    Square,
    Wagon,
    column_of,
)
from games.strada_romana.legality import can_move, check, goods_on_offer, points_to_run
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    CoinsChanged,
    CubeTaken,
    EndTurn,
    Event,
    GameEnded,
    LookAtStack,
    Move,
    Pass,
    Passed,
    Reason,
    Resigned,
    RunWagon,
    SpecialBought,
    StackLookedAt,
    TakeCube,
    TakeTile,
    TileChosen,
    TileKept,
    TilesShown,
    TileTaken,
    TurnEnded,
    WagonRan,
)
from games.strada_romana.state import (
    ARRIVALS,
    ARRIVED,
    NOBODY,
    POINTS,
    RESIGNED,
    STALLED,
    Row,
    State,
    changed,
    hand,
    idle_turns_to_end,
    points_left,
)
from games.strada_romana.view import LastRun, LastTaken, View

# Points and ranking of Strada Romana. Rules.


@lru_cache(maxsize=1 << 12)
def contracts(tiles: Row, cubes: Row) -> Row:
    """Return the pairs of a tile and a cube, by good. Rule: R-10.3."""
    return tuple(map(min, tiles, cubes))


@lru_cache(maxsize=1 << 12)
def contract_points(pairs: Row) -> int:
    """Return the most contracts in one good times the goods with a contract. Rule: R-10.4."""
    return max(pairs) * sum(map(bool, pairs))


@lru_cache(maxsize=1 << 12)
def singles(tiles: Row, cubes: Row) -> int:
    """Return the number of tiles and cubes without a partner. Rule: R-10.5."""
    return sum(tiles) + sum(cubes) - 2 * sum(contracts(tiles, cubes))


def open_points(state: State, seat: int) -> int:
    """Return a seat's public points: all but those of its wagon tiles."""
    tiles, cubes = state.tiles[seat], state.cubes[seat]
    earned = contract_points(contracts(tiles, cubes)) - singles(tiles, cubes)
    return state.points[seat] + earned


def tile_points(state: State, seat: int) -> int:
    """Return the value of a seat's wagon tiles with the wagons arrived so far. Rule: R-10.2."""
    tiles = hand(state, seat)
    return sum(ARRIVED_TILE if wagon in state.arrivals else STRANDED_TILE for wagon in tiles)


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rules: R-10.6, R-10.7, R-11.3."""
    if not state.ended:
        return None
    merits = [_merit(state, seat) for seat in range(len(state.order))]
    standings = [
        Standing(
            seat=Seat(seat),
            rank=1 + sum(other > merit for other in merits),
            points=open_points(state, seat) + tile_points(state, seat),
            parts=_parts(state, seat),
        )
        for seat, merit in enumerate(merits)
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _parts(state: State, seat: int) -> tuple[ScorePart, ...]:
    tiles, cubes = state.tiles[seat], state.cubes[seat]
    return (
        ScorePart("points", state.points[seat]),
        ScorePart("wagon-tiles", tile_points(state, seat)),
        ScorePart("contracts", contract_points(contracts(tiles, cubes))),
        ScorePart("singles", -singles(tiles, cubes)),
    )


def _merit(state: State, seat: int) -> Row:
    """Return the ranking criteria in order.

    Not resigned, or resigned later; points; coins; the last turn longest ago.
    """
    stayed = state.resigned.index(seat) if seat in state.resigned else len(state.resigned)
    points = open_points(state, seat) + tile_points(state, seat)
    turn = state.played.index(seat) if seat in state.played else -1
    return stayed, points, state.coins[seat], -turn


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's points; without wagon tiles until these are shown at the end."""
    return (Count("points", tuple(seat.score for seat in view.seats)),)


# The effects of moves of Strada Romana. Rules.

Result = Step[State, Event]
Tale = list[Told[Event]]


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a move. Raises IllegalMove if it is not legal."""
    refusal = check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:
        case RunWagon():
            return _run_wagon(state, seat, move)
        case TakeTile():
            return _take_tile(state, seat, move.area)
        case TakeCube():
            return _take_cube(state, seat, move.market)
        case EndTurn():
            return _turn_over(replace(state, move_number=state.move_number + 1), [])
        case BuySpecial():
            return _buy_special(state, seat, move.special)
        case LookAtStack():
            return _look_at_stack(state, seat)
        case ChooseWagonTile():
            return _choose_wagon_tile(state, seat, move.wagon)
        case Pass():
            return _pass(state, seat)


def _tell(told: Tale, event: Event) -> None:
    told.append(Told(event, EVERYONE))


def _has_played(state: State, seat: int) -> Row:
    """Return the seats by their last turn, with this one as the latest. Rule: R-10.7."""
    if state.played[-1:] == (seat,):
        return state.played
    return (*(other for other in state.played if other != seat), seat)


# -- Moving ------------------------------------------------------------------------------------


def _buy_special(state: State, seat: Seat, special: Special) -> Result:
    """Pay for special movement. Rule: R-5.1."""
    price = SPECIALS.index(special)
    after = replace(
        state,
        coins=changed(state.coins, seat, state.coins[seat] - price),
        special=price,
        played=_has_played(state, seat),
        move_number=state.move_number + 1,
    )
    bought = SpecialBought(seat, special, price, after.coins[seat])
    return Step(after, (Told(bought, EVERYONE),))


def _run_wagon(state: State, seat: Seat, move: RunWagon) -> Result:
    """Move a wagon. Rules: R-4, R-5, R-9.1."""
    wagon, start = move.wagon, state.where[move.wagon]
    after = replace(
        state,
        where=changed(state.where, wagon, ARRIVED if move.arrives else move.path[-1]),
        used=state.used + len(move.path) + move.arrives,
        finished=_finished(state, move),
        just_ran=NOBODY if move.arrives else wagon,
        arrivals=(*state.arrivals, wagon) if move.arrives else state.arrivals,
        played=_has_played(state, seat),
        move_number=state.move_number + 1,
        last_seat=seat,
        last_runs=_last_runs(state, move),
        last_taken=state.last_taken if state.used else (),
    )
    left, stood = points_to_run(after), None if start == IN_BOX else Square(start)
    told: Tale = []
    arrivals = len(after.arrivals)
    _tell(told, WagonRan(seat, wagon, stood, move.path, move.arrives, left, arrivals))
    if arrivals == ARRIVALS_TO_END:
        return _over(after, ARRIVALS, told)
    return _go_on(after, told)


def _finished(state: State, move: RunWagon) -> Row:
    """Return the wagons whose runs are over once this one runs. Rule: R-4.4."""
    finished, before = state.finished, state.just_ran
    if before not in (NOBODY, move.wagon, *finished):
        finished = (*finished, before)
    return (*finished, move.wagon) if move.arrives else finished


def _last_runs(state: State, move: RunWagon) -> tuple[LastRun, ...]:
    """Return the runs of this turn; a continued run counts as one longer run."""
    before = state.last_runs if state.used else ()
    if move.wagon == state.just_ran:
        run = before[-1]
        longer = LastRun(move.wagon, run.start, (*run.path, *move.path), move.arrives)
        return (*before[:-1], longer)
    start = state.where[move.wagon]
    stood = None if start == IN_BOX else Square(start)
    return (*before, LastRun(move.wagon, stood, move.path, move.arrives))


def _go_on(state: State, told: Tale) -> Result:
    """Continue the turn if anything can still be done in it, else end it. Rule: R-4.8."""
    if can_move(state) or goods_on_offer(state):
        return Step(state, tuple(told))
    return _turn_over(state, told)


def _turn_over(state: State, told: Tale) -> Result:
    """End a turn with movement. Rules: R-4.8, R-9.4."""
    _tell(told, TurnEnded(Seat(state.turn), points_to_run(state)))
    after = replace(state, idle=0 if _has_gained(state) else state.idle + 1)
    if after.idle >= idle_turns_to_end(after):
        return _over(after, STALLED, told)
    return Step(next_turn(after), tuple(told))


def _has_gained(state: State) -> bool:
    """Whether a good or a column was gained in the current turn. Rule: R-9.4."""
    if not state.used:
        return False  # the last runs are those of an earlier turn
    return bool(state.last_taken) or any(map(_came_nearer, state.last_runs))


def _came_nearer(run: LastRun) -> bool:
    """Whether a run brought its wagon to another column, which is always nearer."""
    if run.start is None or run.arrives:
        return True
    return column_of(run.path[-1]) != column_of(run.start)


def next_turn(state: State) -> State:
    """Let the next seat in turn order that has not resigned act."""
    place = state.order.index(state.turn)
    following = (*state.order[place + 1 :], *state.order[: place + 1])
    turn = next(seat for seat in following if seat not in state.resigned)
    return replace(_turn_cleared(state), turn=turn)


def _turn_cleared(state: State) -> State:
    return replace(
        state,
        looking=False,
        special=0,
        used=0,
        finished=(),
        just_ran=NOBODY,
        tile_taken=False,
        cube_taken=False,
    )


# -- Goods and coins ---------------------------------------------------------------------------


def _take_tile(state: State, seat: Seat, area: Area) -> Result:
    """Take a ware tile and its coins. Rules: R-6.1, R-6.2, R-6.5."""
    good = Good(state.area_tiles[area])
    gained, follows = state.market_cubes.count(good), state.tile_bag[-1:]
    after = replace(
        state,
        area_tiles=changed(state.area_tiles, area, follows[0] if follows else NOBODY),
        tile_bag=state.tile_bag[:-1],
        tiles=_with_good(state.tiles, seat, good),
        tile_taken=True,
        finished=_unloaded(state),
        move_number=state.move_number + 1,
        last_taken=(*state.last_taken, LastTaken("tile", area, good)),
    )
    told: Tale = []
    taken = TileTaken(seat, area, good, gained, Good(follows[0]) if follows else None)
    told.append(Told(taken, EVERYONE, shows=EVERYONE if follows else NO_ONE))
    paid = _with_coins(after, seat, gained, told)
    return _over(paid, POINTS, told) if not points_left(paid) else _go_on(paid, told)


def _take_cube(state: State, seat: Seat, market: Market) -> Result:
    """Take a cube. Rules: R-6.3, R-6.5."""
    good, follows = Good(state.market_cubes[market]), state.cube_bag[-1:]
    after = replace(
        state,
        market_cubes=changed(state.market_cubes, market, follows[0] if follows else NOBODY),
        cube_bag=state.cube_bag[:-1],
        cubes=_with_good(state.cubes, seat, good),
        cube_taken=True,
        finished=_unloaded(state),
        move_number=state.move_number + 1,
        last_taken=(*state.last_taken, LastTaken("cube", market, good)),
    )
    told: Tale = []
    taken = CubeTaken(seat, market, good, Good(follows[0]) if follows else None)
    told.append(Told(taken, EVERYONE, shows=EVERYONE if follows else NO_ONE))
    return _go_on(after, told)


def _with_good(goods: tuple[Row, ...], seat: int, good: int) -> tuple[Row, ...]:
    row = changed(goods[seat], good, goods[seat][good] + 1)
    return (*goods[:seat], row, *goods[seat + 1 :])


def _unloaded(state: State) -> Row:
    """Return the wagons whose runs are over once a good is taken. Rule: R-4.4."""
    if state.just_ran in state.finished:
        return state.finished
    return (*state.finished, state.just_ran)


def _with_coins(state: State, seat: Seat, gained: int, told: Tale) -> State:
    """Give the seat coins and exchange five at a time for points. Rules: R-3.2, R-9.2."""
    points, coins = divmod(state.coins[seat] + gained, COINS_FOR_A_POINT)
    points = min(points, points_left(state))
    after = replace(
        state,
        coins=changed(state.coins, seat, coins),
        points=changed(state.points, seat, state.points[seat] + points),
    )
    if points:
        _tell(told, CoinsChanged(seat, points, coins, points_left(after)))
    return after


# -- Wagon tiles and passing -------------------------------------------------------------------


def _look_at_stack(state: State, seat: Seat) -> Result:
    """Let the seat look through the stack. Rule: R-7.1."""
    after = replace(
        state,
        looking=True,
        played=_has_played(state, seat),
        move_number=state.move_number + 1,
    )
    is_as_left = state.keepers[-1:] == (seat,)
    shows = NO_ONE if is_as_left else only(seat)
    return Step(after, (Told(StackLookedAt(seat), EVERYONE, shows),))


def _choose_wagon_tile(state: State, seat: Seat, wagon: Wagon) -> Result:
    """Keep a wagon tile. Rules: R-7.1, R-7.3."""
    after = replace(
        state,
        kept=(*state.kept, wagon),
        keepers=(*state.keepers, seat),
        idle=0,
        move_number=state.move_number + 1,
    )
    kept = TileKept(seat, after.keepers.count(seat))
    chosen = TileChosen(seat, wagon)
    return Step(next_turn(after), (Told(kept, EVERYONE), Told(chosen, only(seat))))


def _pass(state: State, seat: Seat) -> Result:
    """Pass for a coin. Rules: R-8.1, R-9.4."""
    told: Tale = []
    counted = replace(state, played=_has_played(state, seat), move_number=state.move_number + 1)
    _tell(told, Passed(seat, state.coins[seat] + 1))
    after = _with_coins(counted, seat, 1, told)
    if not points_left(after):
        return _over(after, POINTS, told)
    gained = after.points != state.points
    return Step(next_turn(replace(after, idle=0) if gained else after), tuple(told))


# -- The end -----------------------------------------------------------------------------------


def withdraw(state: State, seat: Seat) -> Result:
    """Let a seat resign at any time. Raises IllegalMove if over or already done. Rule: R-11."""
    if state.ended:
        raise IllegalMove(Refusal("strada-romana-refusal-game-over"))
    if seat in state.resigned:
        raise IllegalMove(Refusal("strada-romana-refusal-already-resigned"))
    told: Tale = []
    _tell(told, Resigned(seat))
    left = replace(state, resigned=(*state.resigned, seat))
    if len(left.resigned) == len(left.order) - 1:
        return _over(left, RESIGNED, told)
    if seat == state.turn:
        left = next_turn(replace(left, idle=0) if _has_gained(left) else left)
    return Step(left, tuple(told))


def _over(state: State, reason: Reason, told: Tale) -> Result:
    """End the game; unless by resignation, all seats show their wagon tiles. Rule: R-10.2."""
    over = replace(_turn_cleared(state), ended=reason)
    if reason != RESIGNED:
        for seat in map(Seat, state.order):
            tiles = tuple(Wagon(wagon) for wagon in sorted(hand(state, seat)))
            if tiles:
                _tell(told, TilesShown(seat, tiles, tile_points(state, seat)))
    told.append(Told(GameEnded(reason), EVERYONE, shows=EVERYONE))
    return Step(over, tuple(told))
