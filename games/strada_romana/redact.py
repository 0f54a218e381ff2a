"""Strada Romana: from a state to the view of one viewer, and from a view to a possible state.

Hidden are the order of the bag, the removed wagon tile, and which tiles others keep. A seat that
looked through the stack knows what was in it; views and imagined states respect that.
"""

from functools import cache, lru_cache

from core.game import Seat, Viewer
from core.rng import Rng
from games.strada_romana.board import (
    BOXES,
    GOODS,
    IN_BOX,
    SPECIALS,
    WAGONS,
    Good,
    Square,
    Wagon,
)
from games.strada_romana.legality import may_take_cube, may_take_tile, must_go_on, points_to_run
from games.strada_romana.rules import contracts, open_points, outcome, singles, tile_points
from games.strada_romana.state import (
    ARRIVED,
    NOBODY,
    Row,
    State,
    hand,
    has_begun,
    idle_turns_to_end,
    movement,
    points_left,
    stack,
)
from games.strada_romana.view import Running, SeatView, View, WagonView


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know."""
    return _view(state, viewer, shown=bool(state.ended))


def reveal(state: State) -> View:
    """Return the position with all wagon tiles shown, the removed one included."""
    return _view(state, None, shown=True)


def _view(state: State, viewer: Viewer, *, shown: bool) -> View:
    sees_stack = state.looking and viewer == state.turn
    return View(
        viewer=viewer,
        options=state.options,
        turn=None if state.ended else Seat(state.turn),
        order=_seats(state.order),
        looking=state.looking,
        running=_running(state) if has_begun(state) else None,
        wagons=tuple(map(_wagon, state.boxes, state.where)),
        arrivals=_wagons(state.arrivals),
        area_tiles=_goods(state.area_tiles),
        market_cubes=_goods(state.market_cubes),
        bag_tiles=_counted(state.tile_bag),
        bag_cubes=_counted(state.cube_bag),
        points_left=points_left(state),
        stack_count=len(WAGONS) - 1 - len(state.kept),
        keepers=_seats(state.keepers),
        played=_seats(state.played),
        resigned=_seats(state.resigned),
        seats=tuple(_seat(state, seat, shown=shown) for seat in range(len(state.order))),
        hand=None if viewer is None else _wagons(hand(state, viewer)),
        remembered=_remembered(state, viewer),
        stack=_wagons(stack(state)) if sees_stack else None,
        idle_turns=state.idle,
        idle_turns_to_end=idle_turns_to_end(state),
        move_number=state.move_number,
        last_seat=None if state.last_seat == NOBODY else Seat(state.last_seat),
        last_runs=state.last_runs,
        last_taken=state.last_taken,
        removed=Wagon(state.removed) if shown else None,
        outcome=outcome(state),
    )


@lru_cache(maxsize=1 << 12)
def _seats(row: Row) -> tuple[Seat, ...]:
    return tuple(map(Seat, row))


@lru_cache(maxsize=1 << 12)
def _wagons(row: Row) -> tuple[Wagon, ...]:
    return tuple(map(Wagon, row))


@lru_cache(maxsize=1 << 12)
def _goods(row: Row) -> tuple[Good | None, ...]:
    return tuple(None if good == NOBODY else Good(good) for good in row)


@lru_cache(maxsize=1 << 12)
def _counted(bag: Row) -> Row:
    return tuple(map(bag.count, range(len(GOODS))))


@cache
def _wagon(box: int, where: int) -> WagonView:
    return WagonView(
        to="rome" if box < BOXES else "ostia",
        box=box % BOXES,
        square=None if where in (IN_BOX, ARRIVED) else Square(where),
        arrived=where == ARRIVED,
    )


def _running(state: State) -> Running:
    return Running(
        special=SPECIALS[state.special] if state.special else None,  # type: ignore[arg-type]
        points_left=points_to_run(state),
        finished=_wagons(state.finished),
        just_ran=None if state.just_ran == NOBODY else Wagon(state.just_ran),
        may_take_tile=may_take_tile(state),
        may_take_cube=may_take_cube(state),
        must_go_on=must_go_on(state),
    )


def _seat(state: State, seat: int, *, shown: bool) -> SeatView:
    tiles, cubes = state.tiles[seat], state.cubes[seat]
    kept = hand(state, seat)
    secret = tile_points(state, seat) if shown else 0
    return SeatView(
        coins=state.coins[seat],
        points=state.points[seat],
        cubes=cubes,
        tiles=tiles,
        contracts=contracts(tiles, cubes),
        singles=singles(tiles, cubes),
        wagon_tiles=len(kept),
        shown=_wagons(tuple(sorted(kept))) if shown else (),
        score=open_points(state, seat) + secret,
        resigned=seat in state.resigned,
    )


def _remembered(state: State, viewer: Viewer) -> tuple[tuple[Wagon, ...], ...]:
    """Return what the viewer left in the stack each time it kept a tile. Rule: R-7.3."""
    if viewer not in state.keepers:
        return ()
    left, found = [w for w in range(len(WAGONS)) if w != state.removed], []
    for wagon, keeper in zip(state.kept, state.keepers, strict=True):
        left.remove(wagon)
        if keeper == viewer:
            found.append(_wagons(tuple(left)))
    return tuple(found)


# -- Imagination -------------------------------------------------------------------------------


def imagine(view: View, rng: Rng) -> State:
    """Return a state that fits the view; each deal of hidden things is equally likely."""
    tile_bag, rng = rng.shuffled(_of_counts(view.bag_tiles))
    cube_bag, rng = rng.shuffled(_of_counts(view.bag_cubes))
    wagon_tiles, rng = _imagine_tiles(view, rng)
    running = view.running
    return State(
        options=view.options,
        rng=rng,
        order=view.order,
        boxes=tuple(w.box + (0 if w.to == "rome" else BOXES) for w in view.wagons),
        removed=wagon_tiles[-1],
        where=tuple(map(_where, view.wagons)),
        area_tiles=_goods_or_none(view.area_tiles),
        market_cubes=_goods_or_none(view.market_cubes),
        tile_bag=tile_bag,
        cube_bag=cube_bag,
        coins=tuple(seat.coins for seat in view.seats),
        points=tuple(seat.points for seat in view.seats),
        tiles=tuple(seat.tiles for seat in view.seats),
        cubes=tuple(seat.cubes for seat in view.seats),
        turn=NOBODY if view.turn is None else view.turn,
        kept=wagon_tiles[:-1],
        keepers=view.keepers,
        looking=view.looking,
        special=_special(view),
        used=_used(view),
        finished=running.finished if running else (),
        just_ran=NOBODY if running is None or running.just_ran is None else running.just_ran,
        tile_taken=_has_taken(view, "tile"),
        cube_taken=_has_taken(view, "cube"),
        arrivals=view.arrivals,
        played=view.played,
        idle=view.idle_turns,
        move_number=view.move_number,
        last_seat=NOBODY if view.last_seat is None else view.last_seat,
        last_runs=view.last_runs,
        last_taken=view.last_taken,
        resigned=view.resigned,
        ended="" if view.outcome is None else view.outcome.reason,
    )


def _of_counts(counts: Row) -> Row:
    """Return these goods in the order of GOODS, so that their real order cannot influence draws."""
    return tuple(good for good, count in enumerate(counts) for _ in range(count))


def _where(wagon: WagonView) -> int:
    if wagon.arrived:
        return ARRIVED
    return IN_BOX if wagon.square is None else wagon.square


def _goods_or_none(goods: tuple[Good | None, ...]) -> Row:
    return tuple(NOBODY if good is None else good for good in goods)


def _used(view: View) -> int:
    """Return the points of movement used in the current turn."""
    if view.running is None:
        return 0
    return movement(_special(view)) - view.running.points_left


def _special(view: View) -> int:
    bought = None if view.running is None else view.running.special
    return 0 if bought is None else SPECIALS.index(bought)


def _has_taken(view: View, kind: str) -> bool:
    """Whether a good of this kind was taken in the current turn."""
    return _used(view) > 0 and any(taken.kind == kind for taken in view.last_taken)


def _imagine_tiles(view: View, rng: Rng) -> tuple[Row, Rng]:
    """Return possible kept wagon tiles, in the order of ``keepers``, then the removed one.

    Each look of the viewer separates the tiles kept before it from those kept after it. Tiles not
    in the stack at the first look had been kept by others, or are the removed one.
    """
    dealt = [NOBODY] * (len(view.keepers) + 1)
    places, unseen = [len(view.keepers)], set(range(len(WAGONS)))
    own = iter(zip(view.hand or (), view.remembered, strict=True))
    for place, keeper in enumerate(view.keepers):
        if keeper != view.viewer:
            places.append(place)
            continue
        dealt[place], left = next(own)
        rng = _deal(view, unseen - {dealt[place], *left}, places, dealt, rng)
        places, unseen = [], set(left)
    rng = _deal(view, unseen - set(view.stack or ()), places, dealt, rng)
    return tuple(dealt), rng


def _deal(view: View, tiles: set[int], places: list[int], dealt: list[int], rng: Rng) -> Rng:
    """Deal these tiles to these places; the rest is in the stack.

    At the end of the game the owners are known, but not the order in which a seat kept its tiles.
    """
    if view.removed is None:
        order, rng = rng.shuffled(sorted(tiles))
        for place, tile in zip(places, order, strict=False):
            dealt[place] = tile
        return rng
    for place in places:
        is_kept = place < len(view.keepers)
        shown = view.seats[view.keepers[place]].shown if is_kept else (view.removed,)
        dealt[place] = min(tiles.intersection(shown))
        tiles.remove(dealt[place])
    return rng
