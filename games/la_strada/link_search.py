"""The search for the links that a seat could build. Rules: R-6, R-10.3, R-10.4.

A link is a path of hexes (games.la_strada.moves.BuildLink). The search walks from hex to hex with
its direction over a copy of the board on which each hex has a price: the
cost of its tile in days, or one of the special values below.
"""

from functools import lru_cache

from games.la_strada.board import (
    DIRECTIONS,
    HEX_NAMES,
    NEIGHBOURS,
    NO_HEX,
    PLAIN,
    SPOT,
    TERRAINS,
    Hex,
    Laid,
    ground_of,
)
from games.la_strada.rule_numbers import COSTS
from games.la_strada.state import State, cubes_left, for_two, occupied

Way = tuple[Hex, ...]
Prices = list[int]

GOAL = 0
"""Price of a settlement in which a link may end."""

TRANSIT = -1
"""Price of a settlement that a link may only pass. Rule: R-10.4."""

BLOCKED = 99
"""Price of a hex that no road may enter."""

LONGEST_WITHOUT_RING = 6
"""The hexes of a path that cannot return to its own: gentle bends need six tiles for a ring."""

Steps = tuple[tuple[Hex, int], ...]
"""Hexes to which a road may go on, ascending: (hex, ``6 * hex + direction`` for ``ON``)."""


def _steps(at: int, directions: tuple[int, ...]) -> Steps:
    sides = ((NEIGHBOURS[at][way], way) for way in directions)
    return tuple(sorted((Hex(on), 6 * on + way) for on, way in sides if on != NO_HEX))


_ALL_WAYS = tuple(range(len(DIRECTIONS)))

OUT: tuple[Steps, ...] = tuple(_steps(at, _ALL_WAYS) for at in range(len(HEX_NAMES)))
"""By hex: the steps out of a workshop or settlement, to any side. Rule: R-6.5."""

ON: tuple[Steps, ...] = tuple(
    _steps(at, ((way - 1) % 6, way, (way + 1) % 6))
    for at in range(len(HEX_NAMES))
    for way in _ALL_WAYS
)
"""``ON[6 * hex + way]``: the steps from a tile entered in this direction, straight or by a bend."""


@lru_cache(maxsize=256)
def _bare_prices(laid: Laid) -> tuple[int, ...]:
    return tuple(GOAL if found == SPOT else COSTS[found] for found in ground_of(laid).terrain)


def prices(state: State, seat: int) -> Prices:
    """Return the price of each hex for this seat now."""
    price = list(_bare_prices(state.laid))
    for road in state.roads:
        for at in road.path:
            price[at] = BLOCKED
    for shops in state.workshops:
        for shop in shops:
            price[shop] = BLOCKED
    if 0 in state.tiles[seat]:
        _block_terrains(state, seat, price)
    linked, passed = state.linked[seat], occupied(state) if for_two(state) else 0
    for number, at in enumerate(ground_of(state.laid).spots):
        if linked >> number & 1:
            price[at] = BLOCKED
        else:
            price[at] = TRANSIT if passed >> number & 1 else GOAL
    return price


def _block_terrains(state: State, seat: int, price: Prices) -> None:
    """Block the terrains of which the seat has no tile left."""
    tiles = (*state.tiles[seat], 1)
    for at, found in enumerate(ground_of(state.laid).terrain):
        if not tiles[found]:
            price[at] = BLOCKED


def starts(state: State, seat: int) -> list[Hex]:
    """Return the hexes from which this seat's roads may start, ascending. Rule: R-6.2."""
    found = list(map(Hex, state.workshops[seat]))
    linked = state.linked[seat]
    found += [at for number, at in enumerate(ground_of(state.laid).spots) if linked >> number & 1]
    return sorted(found)


def links(state: State, seat: int, days: int) -> list[Way]:
    """Return all links that this seat could build for so many days, sorted by path."""
    if not cubes_left(state, seat):
        return []
    search = _Search(prices(state, seat))
    for start in starts(state, seat):
        search.leave((start,), days)
    if _is_short(state.tiles[seat], days):
        return [path for path in search.found if _tiles_suffice(state, seat, path)]
    return search.found


def has_link(state: State, seat: int, days: int) -> bool:
    """Whether this seat could build any link for so many days."""
    if days < COSTS[0] or not cubes_left(state, seat):
        return False
    if _is_short(state.tiles[seat], days):
        return bool(links(state, seat, days))
    price = prices(state, seat)
    return any(reaches(price, start, days) for start in starts(state, seat))


class _Search:
    """A depth-first search that collects links in ascending order.

    Where a road could return to its own hexes, because it is long enough for a ring or has passed
    a settlement, where it may turn freely, the search excludes them.
    """

    def __init__(self, price: Prices) -> None:
        self.price = price
        self.found: list[Way] = []

    def leave(self, path: Way, days: int) -> None:
        """Go on from the workshop or settlement at the end of a path, to any side, with a tile."""
        for on, entered in OUT[path[-1]]:
            cost = self.price[on]
            if GOAL < cost <= days:
                self._lay((*path, on), entered, days - cost)

    def _lay(self, path: Way, entered: int, left: int) -> None:
        """Go on from the tile at the end of a path. ``entered``: an index of ON."""
        price, found = self.price, self.found
        for on, ahead in ON[entered]:
            onward = price[on]
            if onward > left or (len(path) > LONGEST_WITHOUT_RING and on in path):
                continue
            if onward == GOAL:
                found.append((*path, on))
            elif onward == TRANSIT:
                self._pass((*path, on), left)
            elif left - onward >= COSTS[PLAIN]:
                self._lay((*path, on), ahead, left - onward)
            else:
                found += [(*path, on, end) for end, _ in ON[ahead] if price[end] == GOAL]

    def _pass(self, path: Way, left: int) -> None:
        """Go on after a settlement in transit, without returning to a hex of the path."""
        kept = [self.price[at] for at in path]
        for at in path:
            self.price[at] = BLOCKED
        self.leave(path, left)
        for at, price in zip(path, kept, strict=True):
            self.price[at] = price


def one_tile_away(price: Prices, start: Hex) -> frozenset[Hex]:
    """Return the settlements that links of a single tile would reach from this hex."""
    return frozenset(
        end
        for on, entered in OUT[start]
        if GOAL < price[on] < BLOCKED
        for end, _ in ON[entered]
        if price[end] == GOAL
    )


def reaches(price: Prices, start: Hex, days: int) -> bool:
    """Whether any link leads from this hex for so many days, if there are enough tiles."""
    begun = [(on, entered) for on, entered in OUT[start] if GOAL < price[on] <= days]
    for _, entered in begun:
        for end, _ in ON[entered]:
            if price[end] == GOAL:
                return True
    return any(_goes_on(price, entered, days - price[on], (start, on)) for on, entered in begun)


def _goes_on(price: Prices, entered: int, left: int, path: Way) -> bool:
    """Whether a road can go on from the tile at the end of the path to a settlement."""
    for on, _ in ON[entered]:
        if price[on] == GOAL:
            return True
    for on, ahead in ON[entered]:
        onward = price[on]
        if len(path) > LONGEST_WITHOUT_RING and on in path:
            continue
        if GOAL < onward <= left and _goes_on(price, ahead, left - onward, (*path, on)):
            return True
        if onward == TRANSIT and _passes(price, (*path, on), left):
            return True
    return False


def _passes(price: Prices, path: Way, left: int) -> bool:
    """Whether a road can go on after a settlement in transit, never over its own hexes."""
    beyond = list(price)
    for at in path:
        beyond[at] = BLOCKED
    return reaches(beyond, path[-1], left)


def _is_short(tiles: tuple[int, ...], days: int) -> bool:
    """Whether a link for so many days could need more tiles of a terrain than are left."""
    return any(left < days // cost for left, cost in zip(tiles, COSTS, strict=True))


def needed(laid: Laid, path: Way) -> tuple[int, ...]:
    """Return the number of tiles of each terrain on this path; settlements need none."""
    terrain = ground_of(laid).terrain
    grounds = [terrain[at] for at in path[1:]]
    return tuple(grounds.count(index) for index in range(len(TERRAINS)))


def _tiles_suffice(state: State, seat: int, path: Way) -> bool:
    """Whether the seat has the tiles for this path. Rule: R-6.7."""
    wanted = needed(state.laid, path)
    return all(n <= left for n, left in zip(wanted, state.tiles[seat], strict=True))
