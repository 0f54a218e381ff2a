"""What guided play of Strada Romana offers: which choices, and their texts."""

from collections.abc import Sequence

from core.spelling import bare_words
from core.texts import Listing, Text, text
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    ARRIVALS_TO_END,
    MARKET_AT,
    MARKETS,
    MOVEMENT,
    SPECIALS,
    SQUARE_NAMES,
    WAGONS,
    Good,
    Square,
    Wagon,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import BuySpecial, RunWagon, TakeCube, TakeTile
from games.strada_romana.notation import SHORTEST_PREFIX
from games.strada_romana.view import View

# What can be done in Strada Romana, and which of it is worth most.

Take = TakeTile | TakeCube


def points_of(run: RunWagon) -> int:
    """Return the points of movement that a run takes."""
    return len(run.path) + run.arrives


def price_of(buy: BuySpecial) -> int:
    """Return the price of a special movement in coins."""
    return SPECIALS.index(buy.special)


def own_points(view: View) -> int:
    """Return the points of movement left in this turn."""
    return MOVEMENT if view.running is None else view.running.points_left


def own_coins(view: View) -> int:
    """Return the viewer's coins."""
    assert view.viewer is not None, "only a player has coins"
    return view.seats[view.viewer].coins


def takes_at(view: View, run: RunWagon) -> list[Take]:
    """Return what may be taken where a run stops, within what the turn still allows."""
    if run.arrives:
        return []
    stop, running = run.path[-1], view.running
    tile, cube = (True, True) if running is None else (running.may_take_tile, running.may_take_cube)
    found: list[Take] = [
        TakeTile(area) for area in AREAS_AT[stop] if tile and view.area_tiles[area] is not None
    ]
    market = MARKET_AT.get(stop)
    if cube and market is not None and view.market_cubes[market] is not None:
        found.append(TakeCube(market))
    return found


def good_of(view: View, take: Take) -> Good | None:
    """Return the good that lies there."""
    if isinstance(take, TakeTile):
        return view.area_tiles[take.area]
    return view.market_cubes[take.market]


def coins_for(view: View, good: Good) -> int:
    """Return the coins for a tile of this good: its cubes in the markets. Rule: R-6.2."""
    return view.market_cubes.count(good)


def _promise(view: View, run: RunWagon) -> int:
    if run.arrives:
        return 2 * len(view.market_cubes)
    found = [(take, good_of(view, take)) for take in takes_at(view, run)]
    coins = [
        coins_for(view, good)
        for take, good in found
        if isinstance(take, TakeTile) and good is not None
    ]
    return len(found) + max(coins, default=0)


def wagon_named(typed: str) -> Wagon | None:
    """Return the first wagon named in the typed text, None if there is none."""
    for word in bare_words(typed):
        for wagon, name in enumerate(WAGONS):
            if len(word) >= SHORTEST_PREFIX and name.startswith(word):
                return Wagon(wagon)
    return None


# Texts for the choices of Strada Romana: runs, goods and what they bring.


def left_words(view: View) -> Text:
    """Return the viewer's points of movement and coins, and the special movement bought."""
    bought = view.running.special if view.running else None
    return text(
        "strada-romana-play-left",
        points=own_points(view),
        coins=own_coins(view),
        special=bought or SPECIALS[0],
    )


def _route(squares: Sequence[Square]) -> str:
    return "-".join(SQUARE_NAMES[square] for square in squares)


def stop_name(view: View, run: RunWagon) -> Text:
    """Return where a run ends."""
    if run.arrives:
        return text("strada-romana-play-arrives", to=view.wagons[run.wagon].to)
    return text("strada-romana-play-at", square=SQUARE_NAMES[run.path[-1]])


def stop_label(view: View, run: RunWagon) -> Text:
    """Return where a run ends and its points: of ways there only these matter (``RunWagon``)."""
    place = stop_name(view, run)
    return text("strada-romana-play-stop", place=place, points=points_of(run))


def take_name(view: View, take: Take) -> Text:
    """Return a good that may be taken, and what it brings."""
    return _told_of(view, take)


def ready_name(view: View, take: Take) -> Text:
    """Return a good that may be taken by its area or square, in as few words as possible."""
    return _told_of(view, take, "ready-")


def take_label(view: View, take: Take) -> Text:
    """Return the label of a button that takes a good."""
    return _told_of(view, take, "take-")


def run_and_take_label(view: View, take: Take) -> Text:
    """Return the label of a button that runs and then takes a good."""
    return _told_of(view, take, "run-and-")


def _told_of(view: View, take: Take, deed: str = "") -> Text:
    good = good_of(view, take)
    assert good is not None, "only what lies there is offered"
    if isinstance(take, TakeCube):
        square = SQUARE_NAMES[MARKETS[take.market]]
        return text(f"strada-romana-play-{deed}cube", good=good_name(good), square=square)
    area, coins = AREAS[take.area], coins_for(view, good)
    return text(f"strada-romana-play-{deed}tile", good=good_name(good), area=area, coins=coins)


def takes_words(view: View, takes: Sequence[Take]) -> Text:
    """Return the goods ready, or a text for none, or for no more after something was taken."""
    if not takes:
        running = view.running
        fresh = running is None or (running.may_take_tile and running.may_take_cube)
        return text("strada-romana-play-nothing" if fresh else "strada-romana-play-nothing-more")
    names = Listing(tuple(take_name(view, take) for take in takes))
    return text("strada-romana-play-ready", takes=names)


def plan_words(view: View, run: RunWagon, takes: Sequence[Take]) -> tuple[Text, ...]:
    """Return the texts of a planned run, what may be taken after it, and if it ends the game."""
    wagon, points, route = wagon_name(run.wagon), points_of(run), _route(run.path)
    if run.arrives:
        to = view.wagons[run.wagon].to
        plan = text("strada-romana-play-plan-arrives", wagon=wagon, to=to, points=points)
        ends = len(view.arrivals) + 1 == ARRIVALS_TO_END
        return (plan, text("strada-romana-play-ends")) if ends else (plan,)
    plan = text("strada-romana-play-plan", wagon=wagon, route=route, points=points)
    return plan, takes_words(view, takes)
