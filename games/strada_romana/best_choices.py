"""What can be done in Strada Romana, and which of it is worth most."""

from core.spelling import bare_words
from games.strada_romana.board import (
    AREAS_AT,
    MARKET_AT,
    SPECIALS,
    WAGONS,
    Good,
    Wagon,
)
from games.strada_romana.moves import BuySpecial, RunWagon, TakeCube, TakeTile
from games.strada_romana.notation import SHORTEST_PREFIX
from games.strada_romana.rule_numbers import MOVEMENT
from games.strada_romana.view import View

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
