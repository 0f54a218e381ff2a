"""What a planned move of Strada Romana rests on, and what differs between two views.

Protocol: core.thinking_ahead. Things: ``wagon ballio`` and ``square 3H`` as the painter calls them;
``area III``, ``market 5H``, ``stack``, ``turn`` and ``coins`` (the viewer's own), ``seat 1``.
"""

from collections.abc import Iterator

from core.game import Seat
from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import Player, Text, text
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    IN_BOX,
    MARKET_AT,
    MARKETS,
    SPECIALS,
    SQUARE_NAMES,
    WAGONS,
    Area,
    Good,
    Market,
    Square,
    Wagon,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import (
    BuySpecial,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.rule_numbers import MOVEMENT, MOVEMENT_WITH_EXTRA
from games.strada_romana.runs import STACKING, runs
from games.strada_romana.view import View, WagonView

Change = tuple[str, Text]


def usual(_view: View, move: Move) -> Guard:
    """Return "legal" for looking through the stack and passing, which need nothing of the road."""
    return "legal" if isinstance(move, LookAtStack | Pass) else "undisturbed"


def rests_on(view: View, move: Move) -> frozenset[str]:
    """Return the wagon and its way, what is taken and from which wagon, the coins, the stack."""
    match move:
        case RunWagon():
            return frozenset(
                ("turn", _wagon(move.wagon), *map(_square, move.path), *_goods_at(move))
            )
        case TakeTile():
            return frozenset(("turn", _area(move.area), *_unloaded(view)))
        case TakeCube():
            return frozenset(("turn", _market(move.market), *_unloaded(view)))
        case BuySpecial():
            return frozenset(("turn", "coins", *_runner(view, SPECIALS.index(move.special))))
        case LookAtStack():
            return frozenset(("turn", "stack"))
        case _:
            return frozenset(("turn",))


def _goods_at(run: RunWagon) -> Iterator[str]:
    """Iterate over the goods that may be taken where a run ends."""
    if run.path and not run.arrives:
        last = run.path[-1]
        yield from (f"area {AREAS[area]}" for area in AREAS_AT[last])
        if last in MARKET_AT:
            yield f"market {SQUARE_NAMES[last]}"


def _unloaded(view: View) -> Iterator[str]:
    """Iterate over the wagon that has just run in the viewer's turn."""
    if view.running is not None and view.running.just_ran is not None:
        yield _wagon(view.running.just_ran)


def _runner(view: View, special: int) -> Iterator[str]:
    """Iterate over a wagon that could run with a special movement, and its way. Rule: R-5.7.

    If there is none, over all wagons and squares.
    """
    occupied = sum(1 << square for square in _standing(view))
    points = MOVEMENT_WITH_EXTRA if special >= STACKING else MOVEMENT
    for number, own in enumerate(view.wagons):
        if own.arrived:
            continue
        start = IN_BOX if own.square is None else own.square
        found = runs(number, special, own.to, start, points, occupied)
        if found:
            yield _wagon(Wagon(number))
            yield from map(_square, found[0].path)
            return
    yield from (_wagon(Wagon(number)) for number in range(len(WAGONS)))
    yield from (_square(Square(square)) for square in range(len(SQUARE_NAMES)))


def _area(area: Area) -> str:
    return f"area {AREAS[area]}"


def _market(market: Market) -> str:
    return f"market {SQUARE_NAMES[MARKETS[market]]}"


def _wagon(wagon: Wagon) -> str:
    return f"wagon {WAGONS[wagon]}"


def _square(square: Square) -> str:
    return f"square {SQUARE_NAMES[square]}"


def _standing(view: View) -> dict[Square, Wagon]:
    """Return the wagon on each square that has one."""
    return {
        own.square: Wagon(number)
        for number, own in enumerate(view.wagons)
        if own.square is not None
    }


def meant(_view: View, move: Move) -> frozenset[str]:
    """Return the area or the market a good is taken from: another one may lie there by then."""
    match move:
        case TakeTile():
            return frozenset((_area(move.area),))
        case TakeCube():
            return frozenset((_market(move.market),))
        case _:
            return frozenset()


def changed(before: View, after: View) -> Changes:
    """Return the wagons, squares, goods, stack and seats that differ, and the viewer's own turn."""
    return dict(
        (
            *_wagons(before, after),
            *_squares(before, after),
            *_goods(before, after),
            *_stack(before, after),
            *_own(before, after),
            *_seats(before, after),
        )
    )


def _wagons(before: View, after: View) -> Iterator[Change]:
    for number, (was, now) in enumerate(zip(before.wagons, after.wagons, strict=True)):
        if was != now:
            wagon = Wagon(number)
            yield _wagon(wagon), _where(wagon, now)


def _where(wagon: Wagon, now: WagonView) -> Text:
    if now.arrived:
        return text("strada-romana-changed-arrived", wagon=wagon_name(wagon))
    if now.square is None:
        return text("strada-romana-changed-in-box", wagon=wagon_name(wagon))
    square = SQUARE_NAMES[now.square]
    return text("strada-romana-changed-wagon", wagon=wagon_name(wagon), square=square)


def _squares(before: View, after: View) -> Iterator[Change]:
    was, now = _standing(before), _standing(after)
    for square in sorted(was.keys() | now.keys()):
        if was.get(square) == now.get(square):
            continue
        name = SQUARE_NAMES[square]
        if square in now:
            wagon = wagon_name(now[square])
            said = text("strada-romana-changed-wagon", wagon=wagon, square=name)
        else:
            said = text("strada-romana-changed-free", square=name)
        yield _square(square), said


def _goods(before: View, after: View) -> Iterator[Change]:
    for area, was, now in zip(AREAS, before.area_tiles, after.area_tiles, strict=True):
        if was != now:
            yield f"area {area}", _tile(area, now)
    for square, was, now in zip(MARKETS, before.market_cubes, after.market_cubes, strict=True):
        if was != now:
            yield f"market {SQUARE_NAMES[square]}", _cube(square, now)


def _tile(area: str, good: Good | None) -> Text:
    if good is None:
        return text("strada-romana-changed-area-empty", area=area)
    return text("strada-romana-changed-area", area=area, good=good_name(good))


def _cube(square: Square, good: Good | None) -> Text:
    name = SQUARE_NAMES[square]
    if good is None:
        return text("strada-romana-changed-market-empty", square=name)
    return text("strada-romana-changed-market", square=name, good=good_name(good))


def _stack(before: View, after: View) -> Iterator[Change]:
    if before.stack_count != after.stack_count or _kept(before) != _kept(after):
        yield "stack", text("strada-romana-changed-stack", count=after.stack_count)


def _kept(view: View) -> int:
    """Return how many wagon tiles the viewer keeps."""
    return 0 if view.hand is None else len(view.hand)


def _own(before: View, after: View) -> Iterator[Change]:
    """Iterate over the viewer's coins, and how far its own turn has come."""
    if after.viewer is None:
        return
    coins = after.seats[after.viewer].coins
    if before.seats[after.viewer].coins != coins:
        yield "coins", text("strada-romana-changed-coins", coins=coins)
    if _own_turn(before) != _own_turn(after):
        yield "turn", text("strada-romana-changed-turn")


def _own_turn(view: View) -> tuple[object, ...] | None:
    """Return what the viewer has done in its turn; None before it did anything."""
    if view.turn != view.viewer or not (view.looking or view.running):
        return None
    return view.running, view.looking, view.stack


def _seats(before: View, after: View) -> Iterator[Change]:
    """Iterate over others with other coins, and over seats that have resigned."""
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        player = Player(Seat(number))
        if now.resigned and not was.resigned:
            yield f"seat {number}", text("strada-romana-event-resigned", player=player)
        elif number != after.viewer and (was.coins, was.points) != (now.coins, now.points):
            said = text("strada-romana-changed-seat", player=player, coins=now.coins)
            yield f"seat {number}", said
