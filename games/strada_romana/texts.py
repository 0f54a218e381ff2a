"""Texts of Strada Romana (core.texts.Words): keys of ``locales/*/strada_romana.ftl``."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from core.game import Seat
from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, Value, lines, text
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    ARRIVALS_TO_END,
    GOODS,
    LAST_SQUARES,
    MARKET_AT,
    MARKETS,
    MOST_WAGON_TILES,
    SPECIALS,
    SQUARE_NAMES,
    WAGONS,
    Destination,
    Good,
    Square,
    Wagon,
    coins_text,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    CoinsChanged,
    CubeTaken,
    EndTurn,
    Event,
    GameBegan,
    GameEnded,
    LookAtStack,
    Move,
    Pass,
    Passed,
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
from games.strada_romana.view import Run, Running, SeatView, View, WagonView

_WORDS: Final = (
    *("run", "arrives", "rome", "ostia", "buy", *SPECIALS[1:]),
    *("tile", "cube", "look", "choose", "pass", "end"),
)

NAMES: Final[Names] = (
    *((wagon_name(Wagon(wagon)), key) for wagon, key in enumerate(WAGONS)),
    *((good_name(Good(good)), key) for good, key in enumerate(GOODS)),
    *((text(f"strada-romana-typed-{word}"), word) for word in _WORDS),
    (text("strada-romana-typed-nothing"), ""),
)
"""What may be typed: wagons, goods, verbs, special movement, destinations."""

FACTS: Final[Facts] = {}


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case GameEnded():
            return text(f"strada-romana-end-{event.reason}")
        case GameBegan():
            players = tuple(map(_player_with_coins, event.order, event.coins))
            return text("strada-romana-event-game-began", players=Listing(players))
        case WagonRan():
            return _ran_text(event)
        case TileTaken() | CubeTaken():
            return _taken_text(event)
        case SpecialBought() | CoinsChanged() | Passed():
            return _paid_text(event)
        case _:
            return _told_of_seat(event)


def _player_with_coins(seat: Seat, coins: int) -> Text:
    return text("strada-romana-player-coins", player=Player(seat), coins=coins)


def _ran_text(event: WagonRan) -> Text:
    values: dict[str, Value] = {"player": Player(event.seat), "wagon": wagon_name(event.wagon)}
    start = () if event.start is None else (event.start,)
    values["route"] = route_name((*start, *event.path))
    if event.arrives:
        values |= {"to": end_of_road((*start, *event.path)[-1]), "arrivals": event.arrivals}
        return Text("strada-romana-event-wagon-arrived", values)
    if event.start is None:
        return Text("strada-romana-event-wagon-entered", values)
    return Text("strada-romana-event-wagon-ran", values)


def end_of_road(square: Square) -> Destination:
    """Return the destination beside one of the last squares."""
    return "rome" if square in LAST_SQUARES["rome"] else "ostia"


def route_name(squares: Sequence[Square]) -> str:
    """Return the names of squares in order: "3H-4H"."""
    return "-".join(SQUARE_NAMES[square] for square in squares)


def _taken_text(event: TileTaken | CubeTaken) -> Text:
    values: dict[str, Value] = {"player": Player(event.seat), "good": good_name(event.good)}
    if event.follows is not None:
        values["follows"] = good_name(event.follows)
    last = "-last" if event.follows is None else ""
    if isinstance(event, TileTaken):
        values |= {"area": AREAS[event.area], "coins": event.gained}
        return Text("strada-romana-event-tile-taken" + last, values)
    values["square"] = SQUARE_NAMES[MARKETS[event.market]]
    return Text("strada-romana-event-cube-taken" + last, values)


def _paid_text(event: SpecialBought | CoinsChanged | Passed) -> Text:
    values: dict[str, Value] = {"player": Player(event.seat), "coins": event.coins}
    match event:
        case SpecialBought():
            values |= {"special": event.special, "price": coins_text(event.price)}
            return Text("strada-romana-event-special-bought", values)
        case CoinsChanged():
            values |= {"points": event.points, "left": event.points_left}
            return Text("strada-romana-event-coins-changed", values)
        case Passed():
            return Text("strada-romana-event-passed", values)


def _told_of_seat(
    event: StackLookedAt | TileKept | TileChosen | TurnEnded | Resigned | TilesShown,
) -> Text:
    player = Player(event.seat)
    match event:
        case StackLookedAt():
            return text("strada-romana-event-stack-looked-at", player=player)
        case TileKept():
            values: dict[str, Value] = {"tiles": event.tiles, "most": MOST_WAGON_TILES}
            return Text("strada-romana-event-tile-kept", {"player": player, **values})
        case TileChosen():
            wagon = wagon_name(event.wagon)
            return text("strada-romana-event-tile-chosen", player=player, wagon=wagon)
        case TurnEnded():
            unused = event.points_unused
            return text("strada-romana-event-turn-ended", player=player, unused=unused)
        case TilesShown():
            values = {"wagons": _wagon_names(event.wagons), "points": event.points}
            return Text("strada-romana-event-tiles-shown", {"player": player, **values})
        case Resigned():
            return text("strada-romana-event-resigned", player=player)


def _wagon_names(wagons: Iterable[Wagon]) -> Listing:
    return Listing(tuple(map(wagon_name, wagons)))


# -- Moves and prompts -------------------------------------------------------------------------


def move_text(view: View, move: Move) -> Text:  # noqa: ARG001
    """Return a short label of a move."""
    match move:
        case BuySpecial():
            price = coins_text(SPECIALS.index(move.special))
            return text("strada-romana-move-buy", special=move.special, price=price)
        case RunWagon():
            return _run_label(move)
        case TakeTile():
            return text("strada-romana-move-tile", area=AREAS[move.area])
        case TakeCube():
            return text("strada-romana-move-cube", square=SQUARE_NAMES[MARKETS[move.market]])
        case EndTurn():
            return text("strada-romana-move-end")
        case LookAtStack():
            return text("strada-romana-move-look")
        case ChooseWagonTile():
            return text("strada-romana-move-choose", wagon=wagon_name(move.wagon))
        case Pass():
            return text("strada-romana-move-pass")


def _run_label(move: RunWagon) -> Text:
    wagon, route = wagon_name(move.wagon), route_name(move.path)
    if not move.path:
        return text("strada-romana-move-arrive", wagon=wagon)
    if move.arrives:
        return text("strada-romana-move-run-arrive", wagon=wagon, route=route)
    return text("strada-romana-move-run", wagon=wagon, route=route)


def prompt_text(view: View) -> Text:
    """Return what the seat to act may do now."""
    if view.turn is None:
        return text("strada-romana-prompt-over")
    if view.looking:
        return text("strada-romana-prompt-looking")
    if view.running is None:
        return text("strada-romana-prompt-turn")
    points = view.running.points_left
    goods = "goods" if _goods_lie_ready(view, view.running) else "moves"
    duty = "must" if view.running.must_go_on else "may"
    return Text(f"strada-romana-prompt-{goods}-{duty}", {"points": points})


def _goods_lie_ready(view: View, running: Running) -> bool:
    """Whether the wagon that has just run offers anything that the turn still allows."""
    square = None if running.just_ran is None else view.wagons[running.just_ran].square
    if square is None:
        return False
    tiles = any(view.area_tiles[area] is not None for area in AREAS_AT[square])
    cube = square in MARKET_AT and view.market_cubes[MARKET_AT[square]] is not None
    return (running.may_take_tile and tiles) or (running.may_take_cube and cube)


# -- The board in words ------------------------------------------------------------------------


def progress_text(view: View) -> Text | None:
    """Return the numbers of arrived wagons and remaining victory points; both end the game."""
    if view.turn is None:
        return None
    count, left = len(view.arrivals), view.points_left
    return text("strada-romana-progress", count=count, most=ARRIVALS_TO_END, left=left)


def board_text(view: View) -> tuple[Line, ...]:
    """Return everything public in lines: wagons, goods, bag, players, stack, whose turn."""
    return (
        *_wagon_lines(view),
        *lines(Importance.BOARD, _goods_lines(view)),
        *lines(Importance.REST, _bag_lines(view)),
        *(line for seat in view.order for line in _seat_lines(view, seat)),
        Line(_left_line(view), Importance.SCORE),
        Line(text("strada-romana-board-sum"), Importance.REST),
        *lines(Importance.LAST, _last_lines(view)),
        *lines(Importance.REST, _removed_lines(view)),
        *lines(Importance.TURN, _turn_lines(view)),
    )


def _left_line(view: View) -> Text:
    return text("strada-romana-board-left", points=view.points_left, tiles=view.stack_count)


def plan_text(view: View, plan: Run) -> Text:
    """Return a planned run; without squares only its wagon."""
    return text("strada-romana-plan", run=_run(view, plan))


def _wagon_lines(view: View) -> Iterator[Line]:
    for to in ("rome", "ostia"):
        on_way = (w for w, seen in enumerate(view.wagons) if seen.to == to and not seen.arrived)
        wagons = Listing(tuple(_wagon_place(Wagon(w), view.wagons[w]) for w in on_way))
        if wagons.items:
            yield Line(Text(f"strada-romana-board-to-{to}", {"wagons": wagons}))
    wagons, count = _wagon_names(view.arrivals), len(view.arrivals)
    arrived = text("strada-romana-board-arrived", wagons=wagons, count=count)
    yield Line(arrived, Importance.SCORE)


def _wagon_place(wagon: Wagon, seen: WagonView) -> Text:
    if seen.square is None:
        return text("strada-romana-board-wagon-in-box", wagon=wagon_name(wagon))
    square = SQUARE_NAMES[seen.square]
    return text("strada-romana-board-wagon", wagon=wagon_name(wagon), square=square)


def _goods_lines(view: View) -> Iterator[Text]:
    areas = zip(AREAS, view.area_tiles, strict=True)
    yield text("strada-romana-board-areas", places=_places(areas))
    squares = (SQUARE_NAMES[square] for square in MARKETS)
    markets = zip(squares, view.market_cubes, strict=True)
    yield text("strada-romana-board-markets", places=_places(markets))


def _bag_lines(view: View) -> Iterator[Text]:
    yield text("strada-romana-board-bag-tiles", goods=_counts(view.bag_tiles))
    yield text("strada-romana-board-bag-cubes", goods=_counts(view.bag_cubes))


def _places(lying: Iterable[tuple[str, Good | None]]) -> Listing:
    return Listing(tuple(_place(place, good) for place, good in lying))


def _place(place: str, good: Good | None) -> Text:
    if good is None:
        return text("strada-romana-board-place-empty", place=place)
    return text("strada-romana-board-place", place=place, good=good_name(good))


def _counts(goods: Sequence[int]) -> Value:
    """Return each good with its number, or a word for nothing."""
    found = tuple(
        text("strada-romana-board-count", good=good_name(Good(good)), count=count)
        for good, count in enumerate(goods)
        if count
    )
    return Listing(found) if found else text("strada-romana-board-nothing")


def _seat_lines(view: View, seat: Seat) -> Iterator[Line]:
    of_seat, player = view.seats[seat], Player(seat)
    yield Line(_seat_line(player, of_seat), Importance.SCORE)
    if any(of_seat.cubes) or any(of_seat.tiles):
        yield Line(_goods_line(player, of_seat))
    if of_seat.shown:
        wagons = _wagon_names(of_seat.shown)
        yield Line(text("strada-romana-board-shown", player=player, wagons=wagons))


def _seat_line(player: Player, of_seat: SeatView) -> Text:
    if of_seat.resigned:
        return text("strada-romana-board-resigned", player=player, score=of_seat.score)
    return text(
        "strada-romana-board-seat",
        player=player,
        score=of_seat.score,
        points=of_seat.points,
        coins=of_seat.coins,
        tiles=of_seat.wagon_tiles,
    )


def _goods_line(player: Player, of_seat: SeatView) -> Text:
    single_tiles, single_cubes = (
        tuple(has - pairs for has, pairs in zip(goods, of_seat.contracts, strict=True))
        for goods in (of_seat.tiles, of_seat.cubes)
    )
    return text(
        "strada-romana-board-goods",
        player=player,
        contracts=_counts(of_seat.contracts),
        tiles=_counts(single_tiles),
        cubes=_counts(single_cubes),
    )


def _last_lines(view: View) -> Iterator[Text]:
    """Iterate over the runs of the last turn that moved wagons."""
    if view.last_seat is not None and view.last_runs:
        runs = Listing(tuple(_run(view, run) for run in view.last_runs))
        yield text("strada-romana-board-last", player=Player(view.last_seat), runs=runs)


def _run(view: View, run: Run) -> Text:
    """Return a wagon and its way."""
    way = wagon = wagon_name(run.wagon)
    if run.path:
        way = text("strada-romana-board-wagon", wagon=wagon, square=route_name(run.path))
    if not run.arrives:
        return way
    return text("strada-romana-board-run-arrives", run=way, to=view.wagons[run.wagon].to)


def _removed_lines(view: View) -> Iterator[Text]:
    if view.removed is not None:
        yield text("strada-romana-board-removed", wagon=wagon_name(view.removed))


def _turn_lines(view: View) -> Iterator[Text]:
    if view.turn is None:
        yield text("strada-romana-board-over")
        return
    if view.idle_turns:
        left = view.idle_turns_to_end - view.idle_turns
        yield text("strada-romana-board-idle", count=view.idle_turns, left=left)
    yield text("strada-romana-board-turn", player=Player(view.turn))


def hand_text(view: View) -> tuple[Line, ...]:
    """Return the viewer's wagon tiles, and what it knows of the stack."""
    return tuple(lines(Importance.HAND, _hand_lines(view)))


def _hand_lines(view: View) -> Iterable[Text]:
    if view.hand is None:
        return
    if view.hand:
        yield text("strada-romana-hand", wagons=_wagon_names(view.hand))
    if view.stack is not None:
        yield text("strada-romana-hand-stack", wagons=_wagon_names(view.stack))
    elif view.remembered and view.remembered[-1]:
        yield text("strada-romana-hand-remembered", wagons=_wagon_names(view.remembered[-1]))
