"""Which moves of Strada Romana are legal, and why others are not. Rules: R-3 to R-8.

A refusal depends only on what the mover may know: the public board and, while they look through it,
the stack of wagon tiles.
"""

from collections.abc import Iterator
from typing import Literal

from core.errors import Refusal
from core.game import Seat
from core.texts import Listing, Player, Value
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    BESIDE,
    BOXES,
    FEWEST_SEATS_FOR_TWO_GOODS,
    FIRST_SQUARES,
    IN_BOX,
    LAST_SQUARES,
    MARKET_AT,
    MARKETS,
    MOST_WAGON_TILES,
    MOVEMENT,
    SLANTING,
    SPECIALS,
    SQUARE_NAMES,
    WAGONS,
    Area,
    Destination,
    Market,
    Square,
    Wagon,
    coins_text,
    column_of,
    wagon_name,
)
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.runs import STACKING, can_run, open_runs, reach, steps
from games.strada_romana.state import (
    ARRIVED,
    NOBODY,
    State,
    destination,
    has_begun,
    movement,
    squares_of,
    stack,
)

END_TURN, LOOK, PASS = EndTurn(), LookAtStack(), Pass()
_BUYS = tuple(BuySpecial(special) for special in ("lateral", "diagonal", "extra", "stacking"))
_TILES = tuple(TakeTile(Area(area)) for area in range(len(AREAS)))
_CUBES = tuple(TakeCube(Market(market)) for market in range(len(MARKETS)))
_CHOICES = tuple(ChooseWagonTile(Wagon(wagon)) for wagon in range(len(WAGONS)))


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Iterate over the seat's moves: specials by price, runs by wagon, goods, and the rest.

    Of a wagon's runs with the same points and last square one is listed; ``check`` allows all.
    """
    if state.ended or seat != state.turn:
        return iter(())
    if state.looking:
        return iter([_CHOICES[wagon] for wagon in stack(state)])
    if not has_begun(state):
        return iter(_beginnings(state, seat))
    found = [*listed_runs(state), *goods_on_offer(state)]
    if not must_go_on(state):
        found.append(END_TURN)
    return iter(found)


def _beginnings(state: State, seat: int) -> list[Move]:
    """Return the moves that may begin a turn. Rule: R-3.1."""
    found: list[Move] = [*_buys_worth_it(state, state.coins[seat]), *listed_runs(state)]
    if _check_look(state, seat) is None:
        found.append(LOOK)
    found.append(PASS)
    return found


def _buys_worth_it(state: State, coins: int) -> tuple[Move, ...]:
    """Return the affordable special movements: from the cheapest that moves a wagon on."""
    for price in range(1, coins + 1):
        if _first_runner(state, price, movement(price)) is not None:
            return _BUYS[price - 1 : coins]
    return ()


def fallback_move(state: State, _seat: Seat) -> Move:
    """Pass; or make the shortest legal run; or keep a random wagon tile of the stack.

    A tile chosen by the board would be no secret. It is drawn with a separate generator
    (``aside``), so that the state's own generator does not advance.
    """
    if state.looking:
        tiles = stack(state)
        place, _ = state.rng.aside(state.move_number).below(len(tiles))
        return _CHOICES[tiles[place]]
    if not has_begun(state):
        return PASS
    return listed_runs(state)[0] if must_go_on(state) else END_TURN


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is; empty when the game is over."""
    return frozenset() if state.ended else frozenset((Seat(state.turn),))


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why this seat may not make this move now, or None if it may."""
    if state.ended:
        return Refusal("strada-romana-refusal-game-over")
    if seat != state.turn:
        return Refusal("strada-romana-refusal-not-your-turn", {"owner": Player(state.turn)})
    if state.looking or isinstance(move, ChooseWagonTile):
        return _check_choice(state, move)
    match move:
        case RunWagon():
            return _check_run(state, move)
        case TakeTile():
            return _check_tile(state, move.area)
        case TakeCube():
            return _check_cube(state, move.market)
        case EndTurn():
            return _check_end(state)
        case _:
            return _check_beginning(state, seat, move)


# -- Runs --------------------------------------------------------------------------------------


def points_to_run(state: State) -> int:
    """Return the points of movement left in this turn, the fourth one included."""
    return movement(state.special) - state.used


def listed_runs(state: State) -> list[Move]:
    """Return the runs possible now, by wagon, points and last square."""
    points = points_to_run(state)
    found: list[Move] = []
    if not points:
        return found
    special, finished, taken = state.special, state.finished, squares_of(state.where)
    to_rome, to_ostia = reach(special, "rome", points), reach(special, "ostia", points)
    for wagon, (start, box) in enumerate(zip(state.where, state.boxes, strict=True)):
        if start == ARRIVED or wagon in finished:
            continue
        if box < BOXES:
            found += open_runs(wagon, special, "rome", start, points, taken & to_rome[start])
        else:
            found += open_runs(wagon, special, "ostia", start, points, taken & to_ostia[start])
    return found


def _first_runner(state: State, special: int, points: int) -> Wagon | None:
    """Return a wagon that could run with so many points, or None. Rule: R-4.4."""
    if points < 1:
        return None
    taken, finished = squares_of(state.where), state.finished
    for wagon, start in enumerate(state.where):
        if start == ARRIVED or wagon in finished:
            continue
        if can_run(special, destination(state, wagon), start, points, taken):
            return Wagon(wagon)
    return None


def can_move(state: State) -> bool:
    """Whether any wagon has a run left in this turn."""
    return _first_runner(state, state.special, points_to_run(state)) is not None


def must_go_on(state: State) -> bool:
    """Whether a point of movement must still be used. Rule: R-4.6."""
    return _first_runner(state, state.special, MOVEMENT - state.used) is not None


def _check_run(state: State, move: RunWagon) -> Refusal | None:
    """Return why this run may not be made, or None. Rules: R-4, R-5."""
    wagon = move.wagon
    if not 0 <= wagon < len(WAGONS):
        return Refusal("strada-romana-refusal-no-such-wagon")
    if state.where[wagon] == ARRIVED:
        return Refusal("strada-romana-refusal-wagon-arrived", {"wagon": wagon_name(wagon)})
    if wagon in state.finished:
        return Refusal("strada-romana-refusal-wagon-finished", {"wagon": wagon_name(wagon)})
    left, needed = points_to_run(state), len(move.path) + move.arrives
    if not left:
        return Refusal("strada-romana-refusal-no-points", {"points": state.used})
    if not needed:
        return Refusal("strada-romana-refusal-which-squares", {"wagon": wagon_name(wagon)})
    refusal = _check_steps(state, move)
    if refusal is None and needed > left:
        return Refusal("strada-romana-refusal-too-far", {"needed": needed, "left": left})
    return refusal


def _check_steps(state: State, move: RunWagon) -> Refusal | None:
    """Return a refusal unless each step leads from the one before to a free square."""
    to, here = destination(state, move.wagon), state.where[move.wagon]
    taken = squares_of(state.where)
    if here != IN_BOX:
        taken &= ~(1 << here)
    last = len(move.path) - 1
    for place, square in enumerate(move.path):
        if square not in steps(state.special, to, here):
            return _not_joined(state, move.wagon, here, square)
        over = state.special >= STACKING and (place < last or move.arrives)
        if taken >> square & 1 and not over:
            return _blocked(state, move.wagon, square)
        here = square
    if move.arrives and here not in LAST_SQUARES[to]:
        values: dict[str, Value] = {"wagon": wagon_name(move.wagon), "to": to}
        return Refusal("strada-romana-refusal-not-there-yet", values)
    return None


def _blocked(state: State, wagon: Wagon, square: Square) -> Refusal:
    """Return the refusal for a square taken by another wagon. Rules: R-4.2, R-4.3, R-5.5."""
    values: dict[str, Value] = {
        "wagon": wagon_name(wagon),
        "square": SQUARE_NAMES[square],
        "other": wagon_name(Wagon(state.where.index(square))),
    }
    if state.special >= STACKING:
        return Refusal("strada-romana-refusal-stop-taken", values)
    return Refusal("strada-romana-refusal-blocked", values)


def _not_joined(state: State, wagon: Wagon, here: int, square: int) -> Refusal:
    """Return why a wagon cannot step from here to that square."""
    if not 0 <= square < len(SQUARE_NAMES):
        return Refusal("strada-romana-refusal-no-such-square")
    to = destination(state, wagon)
    values: dict[str, Value] = {"wagon": wagon_name(wagon), "square": SQUARE_NAMES[square]}
    if here == IN_BOX:
        firsts = Listing(tuple(SQUARE_NAMES[first] for first in FIRST_SQUARES[to]))
        return Refusal("strada-romana-refusal-not-first", {**values, "squares": firsts})
    values["here"] = SQUARE_NAMES[here]
    if square == here:
        return Refusal("strada-romana-refusal-no-step", values)
    if square in BESIDE[here]:
        return Refusal("strada-romana-refusal-needs-lateral", values)
    if square in SLANTING[to][here]:
        return Refusal("strada-romana-refusal-needs-diagonal", values)
    if _columns_ahead(to, Square(here), Square(square)) < 0:
        return Refusal("strada-romana-refusal-backwards", {**values, "to": to})
    return Refusal("strada-romana-refusal-not-joined", values)


def _columns_ahead(to: Destination, here: Square, square: Square) -> int:
    ahead = column_of(square) - column_of(here)
    return ahead if to == "rome" else -ahead


# -- Special movement --------------------------------------------------------------------------


def _check_buy(state: State, seat: int, move: BuySpecial) -> Refusal | None:
    """Return why this special movement cannot be bought, or None. Rules: R-5.1, R-5.7."""
    if state.special:
        bought: dict[str, Value] = {"special": SPECIALS[state.special]}
        return Refusal("strada-romana-refusal-already-bought", bought)
    if state.used:
        return Refusal("strada-romana-refusal-buy-first")
    price, coins = SPECIALS.index(move.special), state.coins[seat]
    values: dict[str, Value] = {"special": move.special}
    if price > coins:
        values |= {"price": coins_text(price), "coins": coins}
        return Refusal("strada-romana-refusal-too-few-coins", values)
    if _first_runner(state, price, movement(price)) is None:
        return Refusal("strada-romana-refusal-special-useless", values)
    return None


# -- Goods -------------------------------------------------------------------------------------


def two_goods(state: State) -> bool:
    """Whether a turn allows a tile and a cube. Rule: R-6.4."""
    return len(state.order) >= FEWEST_SEATS_FOR_TWO_GOODS


def may_take_tile(state: State) -> bool:
    """Whether this turn still allows a ware tile. Rule: R-6.4."""
    return not state.tile_taken and (two_goods(state) or not state.cube_taken)


def may_take_cube(state: State) -> bool:
    """Whether this turn still allows a cube. Rule: R-6.4."""
    return not state.cube_taken and (two_goods(state) or not state.tile_taken)


def goods_on_offer(state: State) -> list[Move]:
    """Return what may be taken from the wagon that has just run. Rule: R-6."""
    found: list[Move] = []
    if state.just_ran == NOBODY:
        return found
    square = Square(state.where[state.just_ran])
    if may_take_tile(state):
        found += [_TILES[a] for a in AREAS_AT[square] if state.area_tiles[a] != NOBODY]
    market = MARKET_AT.get(square)
    if market is not None and state.market_cubes[market] != NOBODY and may_take_cube(state):
        found.append(_CUBES[market])
    return found


def _check_tile(state: State, area: int) -> Refusal | None:
    """Return why this tile may not be taken, or None. Rules: R-6.1, R-6.4 to R-6.6."""
    if not 0 <= area < len(AREAS):
        return Refusal("strada-romana-refusal-no-such-area")
    refusal = _check_stop(state, "tile")
    if refusal is not None:
        return refusal
    wagon, square = Wagon(state.just_ran), state.where[state.just_ran]
    if area not in AREAS_AT[square]:
        return Refusal(
            "strada-romana-refusal-wrong-area",
            {
                "wagon": wagon_name(wagon),
                "square": SQUARE_NAMES[square],
                "area": AREAS[area],
                "areas": Listing(tuple(AREAS[own] for own in AREAS_AT[square])),
            },
        )
    if state.area_tiles[area] == NOBODY:
        return Refusal("strada-romana-refusal-area-empty", {"area": AREAS[area]})
    return None


def _check_cube(state: State, market: int) -> Refusal | None:
    """Return why this cube may not be taken, or None. Rules: R-6.3 to R-6.6."""
    if not 0 <= market < len(MARKETS):
        return Refusal("strada-romana-refusal-no-such-market")
    refusal = _check_stop(state, "cube")
    if refusal is not None:
        return refusal
    square = Square(state.where[state.just_ran])
    values: dict[str, Value] = {
        "wagon": wagon_name(Wagon(state.just_ran)),
        "square": SQUARE_NAMES[square],
    }
    if square not in MARKET_AT:
        return Refusal("strada-romana-refusal-no-market", values)
    if MARKET_AT[square] != market:
        values["market"] = SQUARE_NAMES[MARKETS[market]]
        return Refusal("strada-romana-refusal-wrong-market", values)
    if state.market_cubes[market] == NOBODY:
        return Refusal("strada-romana-refusal-market-empty", values)
    return None


def _check_stop(state: State, form: Literal["tile", "cube"]) -> Refusal | None:
    """Return a refusal unless a wagon can be unloaded and the turn allows such a good."""
    taken, may_take = {
        "tile": (state.tile_taken, may_take_tile),
        "cube": (state.cube_taken, may_take_cube),
    }[form]
    if taken and two_goods(state):
        return Refusal("strada-romana-refusal-one-of-each", {"taken": form})
    if not may_take(state):
        return Refusal("strada-romana-refusal-one-good")
    if state.just_ran == NOBODY:
        return Refusal("strada-romana-refusal-run-first")
    return None


# -- Wagon tiles, passing, the end of a turn ---------------------------------------------------


def _check_beginning(
    state: State, seat: int, move: BuySpecial | LookAtStack | Pass
) -> Refusal | None:
    """Return why a turn may not begin with this move, or None. Rules: R-3.1, R-5.1, R-8.1."""
    if isinstance(move, BuySpecial):
        return _check_buy(state, seat, move)
    if has_begun(state):
        return Refusal("strada-romana-refusal-turn-begun")
    return _check_look(state, seat) if isinstance(move, LookAtStack) else None


def _check_look(state: State, seat: int) -> Refusal | None:
    """Return why the seat may not look through the stack, or None. Rules: R-7.2, R-7.4."""
    if state.keepers.count(seat) >= MOST_WAGON_TILES:
        return Refusal("strada-romana-refusal-hand-full", {"most": MOST_WAGON_TILES})
    if len(state.kept) == len(WAGONS) - 1:
        return Refusal("strada-romana-refusal-stack-empty")
    return None


def _check_choice(state: State, move: Move) -> Refusal | None:
    """Return a refusal unless the seat looks through the stack and keeps a tile of it. R-7.1."""
    if not isinstance(move, ChooseWagonTile):
        return Refusal("strada-romana-refusal-keep-one-first")
    if not state.looking:
        return Refusal("strada-romana-refusal-look-first")
    wagon = move.wagon
    if not 0 <= wagon < len(WAGONS):
        return Refusal("strada-romana-refusal-no-such-wagon")
    if wagon not in stack(state):
        return Refusal("strada-romana-refusal-not-in-stack", {"wagon": wagon_name(wagon)})
    return None


def _check_end(state: State) -> Refusal | None:
    """Return why the turn may not be ended, or None. Rule: R-4.6."""
    if not has_begun(state):
        return Refusal("strada-romana-refusal-nothing-begun")
    left = MOVEMENT - state.used
    runner = _first_runner(state, state.special, left)
    if runner is not None:
        values: dict[str, Value] = {"left": left, "wagon": wagon_name(runner)}
        return Refusal("strada-romana-refusal-points-left", values)
    return None
