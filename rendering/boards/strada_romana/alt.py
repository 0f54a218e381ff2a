"""What there is to see, in words, for those who do not see the picture."""

from collections.abc import Callable, Iterator

from core.text import Listing, Player, Text, Verbatim, text
from games.strada_romana.board import (
    AREAS,
    MARKETS,
    SQUARE_NAMES,
    Destination,
    Good,
    Wagon,
    good_name,
    wagon_name,
)
from games.strada_romana.view import View
from rendering.boards.strada_romana.runs import Run
from rendering.description import described


def describe(view: View, say: Callable[[Text], str], plan: Run | None = None) -> str:
    """The view in sentences, the more important ones first, cut where the limit is reached."""
    return described(_sentences(view, plan), say)


def _sentences(view: View, plan: Run | None) -> Iterator[Text]:
    yield _headline(view)
    if plan is not None:
        yield text("board-strada-romana-alt-plan", run=_run(view, plan))
    yield from _own(view)
    if view.last_seat is not None and view.last_runs:
        runs = Listing(tuple(_run(view, run) for run in view.last_runs))
        yield text("board-strada-romana-alt-last", who=Player(view.last_seat), runs=runs)
    for seat in range(len(view.seats)):
        yield _seat(view, seat)
    for to in ("rome", "ostia"):
        yield from _wagons(view, to)
    yield from _wares(view)


def _headline(view: View) -> Text:
    if view.outcome is not None:
        winners = Listing(tuple(Player(seat) for seat in view.outcome.winners))
        return text("board-strada-romana-alt-won", moves=view.move_number, winners=winners)
    who = Player(view.turn or 0)
    return text(
        "board-strada-romana-alt-turn",
        moves=view.move_number,
        who=who,
        arrived=len(view.arrivals),
        points=view.points_left,
    )


def _run(view: View, run: Run) -> Text:
    """A wagon and its way."""
    way = " ".join(SQUARE_NAMES[square] for square in run.path)
    named = text("board-strada-romana-alt-at", what=wagon_name(run.wagon), place=Verbatim(way))
    end = view.wagons[run.wagon].to if run.arrives else "road"
    return text("board-strada-romana-alt-run", way=named if way else wagon_name(run.wagon), end=end)


def _own(view: View) -> Iterator[Text]:
    """What only the viewer sees."""
    if view.hand:
        wagons = Listing(tuple(wagon_name(wagon) for wagon in view.hand))
        yield text("board-strada-romana-alt-hand", wagons=wagons)
    if view.stack:
        wagons = Listing(tuple(wagon_name(wagon) for wagon in view.stack))
        yield text("board-strada-romana-alt-stack", wagons=wagons)


def _seat(view: View, seat: int) -> Text:
    own = view.seats[seat]
    pairs = Listing(_goods(own.contracts))
    return text(
        "board-strada-romana-alt-seat",
        who=Player(seat),
        score=own.score,
        coins=own.coins,
        tiles=own.wagon_tiles,
        pairs=pairs,
        contracts=sum(own.contracts),
        singles=own.singles,
    )


def _goods(counts: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(
        text("board-strada-romana-alt-good", count=count, good=good_name(Good(good)))
        for good, count in enumerate(counts)
        if count
    )


def _wagons(view: View, to: Destination) -> Iterator[Text]:
    """Where the wagons of one direction stand."""
    on_road = tuple(
        text(
            "board-strada-romana-alt-at",
            what=wagon_name(Wagon(number)),
            place=Verbatim(SQUARE_NAMES[own.square]),
        )
        for number, own in enumerate(view.wagons)
        if own.to == to and own.square is not None
    )
    if on_road:
        yield text("board-strada-romana-alt-wagons", to=to, wagons=Listing(on_road))


def _wares(view: View) -> Iterator[Text]:
    """The tiles by area, the cubes by market."""
    for key, goods, places in (
        ("areas", view.area_tiles, AREAS),
        ("markets", view.market_cubes, tuple(SQUARE_NAMES[square] for square in MARKETS)),
    ):
        lying = tuple(
            text("board-strada-romana-alt-at", what=good_name(good), place=Verbatim(place))
            for good, place in zip(goods, places, strict=True)
            if good is not None
        )
        if lying:
            yield text("board-strada-romana-alt-wares", where=key, wares=Listing(lying))
