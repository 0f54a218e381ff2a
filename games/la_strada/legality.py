"""Which moves of La Strada are legal, and why others are not. Rules: R-4 to R-7, R-10."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from core.errors import Refusal
from core.game import Seat
from core.texts import Player, Value
from games.la_strada.board import (
    COSTS,
    DIRECTIONS,
    HEX_NAMES,
    NEIGHBOURS,
    NO_HEX,
    PLAIN,
    SPOT,
    TERRAINS,
    Hex,
    Laid,
    direction,
    ground_of,
    settlement_name,
    shape,
)
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.state import State, cubes_left, for_two, occupied
from games.la_strada.view import most_days

# The search for the links that a seat could build. Rules.
#
# A link is a path of hexes (games.la_strada.moves.BuildLink). The search walks from hex to hex with
# its direction over a copy of the board on which each hex has a price: the
# cost of its tile in days, or one of the special values below.

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


END_TURN = EndTurn()
"""The move that ends a turn."""


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is; empty when the game is over."""
    return frozenset() if state.ended else frozenset((Seat(state.turn),))


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why this seat may not make this move now, or None if it may."""
    if state.ended:
        return Refusal("la-strada-refusal-game-over")
    if seat != state.turn:
        return Refusal("la-strada-refusal-not-your-turn", {"owner": Player(state.turn)})
    if isinstance(move, PlaceWorkshop):
        return _check_workshop(state, move.hex)
    if state.placing:
        return Refusal("la-strada-refusal-workshops-first")
    if isinstance(move, BuildLink):
        return _check_link(state, seat, move.path)
    return None


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Iterate over the seat's moves: workshops by hex; or links by path, then the turn's end."""
    if state.ended or seat != state.turn:
        return
    if state.placing:
        yield from map(PlaceWorkshop, sites(state))
        return
    for path in links(state, seat, state.days[seat]):
        yield BuildLink(path)
    yield END_TURN


# -- Workshops ---------------------------------------------------------------------------------


def sites(state: State) -> Iterator[Hex]:
    """Iterate over the hexes on which the seat on turn may place a workshop, ascending. R-4."""
    price = prices(state, state.turn)
    most = most_days(state.options)
    near = {side for shops in state.workshops for shop in shops for side in NEIGHBOURS[shop]}
    for at, found in enumerate(ground_of(state.laid).terrain):
        is_open = found == PLAIN and price[at] != BLOCKED and at not in near
        if is_open and reaches(price, Hex(at), most):
            yield Hex(at)


def fallback_move(state: State, _seat: Seat) -> Move:
    """End the turn; or place the workshop with most settlements only one tile away."""
    if not state.placing:
        return END_TURN
    price = prices(state, state.turn)
    return PlaceWorkshop(max(sites(state), key=lambda at: len(one_tile_away(price, at))))


def _check_workshop(state: State, at: int) -> Refusal | None:
    """Return why no workshop may be placed here, or None. Rule: R-4."""
    if not state.placing:
        return Refusal("la-strada-refusal-workshops-stand")
    if not 0 <= at < len(HEX_NAMES):
        return Refusal("la-strada-refusal-no-such-hex")
    found = ground_of(state.laid).terrain[at]
    if found == SPOT:
        return Refusal("la-strada-refusal-workshop-on-settlement", {"hex": HEX_NAMES[at]})
    if found != PLAIN:
        values: dict[str, Value] = {"hex": HEX_NAMES[at], "terrain": TERRAINS[found]}
        return Refusal("la-strada-refusal-workshop-not-plain", values)
    for owner, shops in enumerate(state.workshops):
        for shop in shops:
            if shop == at:
                return _owned("la-strada-refusal-workshop-there", at, owner)
            if shop in NEIGHBOURS[at]:
                values = {"hex": HEX_NAMES[at], "other": HEX_NAMES[shop], "owner": Player(owner)}
                return Refusal("la-strada-refusal-workshop-too-near", values)
    most = most_days(state.options)
    if not reaches(prices(state, state.turn), Hex(at), most):
        values = {"hex": HEX_NAMES[at], "most": most}
        return Refusal("la-strada-refusal-workshop-cut-off", values)
    return None


def _owned(code: str, at: int, owner: int) -> Refusal:
    return Refusal(code, {"hex": HEX_NAMES[at], "owner": Player(owner)})


def _at(code: str, at: int) -> Refusal:
    return Refusal(code, {"hex": HEX_NAMES[at]})


def _about(code: str, state: State, number: int) -> Refusal:
    """Return a refusal about a settlement; they lie face up once links are built."""
    at = ground_of(state.laid).spots[number]
    return Refusal(code, {"settlement": settlement_name(at, state.kinds[number])})


# -- Links -------------------------------------------------------------------------------------


def _check_link(state: State, seat: int, path: Way) -> Refusal | None:
    """Return why this link may not be built, or None. Rules: R-6, R-7, R-10.3, R-10.4."""
    return (
        _check_walk(path)
        or _check_start(state, seat, path[0])
        or _check_hexes(state, seat, path)
        or _check_means(state, seat, path)
    )


def _check_walk(path: Way) -> Refusal | None:
    """Return a refusal unless these are hexes of the board, each beside the next, none twice."""
    if len(path) < 2:
        return Refusal("la-strada-refusal-which-road")
    for at in path:
        if not 0 <= at < len(HEX_NAMES):
            return Refusal("la-strada-refusal-no-such-hex")
    for one, other in pairwise(path):
        if direction(one, other) is None:
            values: dict[str, Value] = {"one": HEX_NAMES[one], "other": HEX_NAMES[other]}
            return Refusal("la-strada-refusal-not-adjacent", values)
    for place, at in enumerate(path):
        if at in path[:place]:
            return _at("la-strada-refusal-hex-twice", at)
    return None


def _check_start(state: State, seat: int, start: Hex) -> Refusal | None:
    """Return a refusal unless a road of this seat may start here. Rule: R-6.2."""
    if start in starts(state, seat):
        return None
    spots = ground_of(state.laid).spots
    if start in spots:
        return _about("la-strada-refusal-start-not-linked", state, spots.index(start))
    for owner, shops in enumerate(state.workshops):
        if start in shops:
            return _owned("la-strada-refusal-start-foreign-workshop", start, owner)
    return _at("la-strada-refusal-start-nowhere", start)


def _check_hexes(state: State, seat: int, path: Way) -> Refusal | None:
    """Return a refusal unless each hex may be entered and the last one is a settlement."""
    spots = ground_of(state.laid).spots
    for place in range(1, len(path)):
        if path[place] in spots:
            refusal = _check_settlement(state, seat, path, place)
        else:
            refusal = _check_tile(state, path, place)
        if refusal is not None:
            return refusal
    if path[-1] not in spots:
        return _at("la-strada-refusal-unfinished", path[-1])
    return None


def _check_settlement(state: State, seat: int, path: Way, place: int) -> Refusal | None:
    """Check a settlement on the road. Rules: R-6.1, R-6.3, R-7.2, R-10.3, R-10.4."""
    spots = ground_of(state.laid).spots
    number = spots.index(path[place])
    if place == 1:
        return _about("la-strada-refusal-no-tile-between", state, number)
    if state.linked[seat] >> number & 1:
        return _about("la-strada-refusal-already-linked", state, number)
    held = for_two(state) and occupied(state) >> number & 1
    if place < len(path) - 1:
        return None if held else _about("la-strada-refusal-passes-settlement", state, number)
    return _about("la-strada-refusal-occupied", state, number) if held else None


def _check_tile(state: State, path: Way, place: int) -> Refusal | None:
    """Check a tile of the road. Rules: R-6.4, R-6.8, R-6.9."""
    at = path[place]
    for owner, shops in enumerate(state.workshops):
        if at in shops:
            return _owned("la-strada-refusal-workshop-there", at, owner)
    for road in state.roads:
        if at in road.path:
            return _owned("la-strada-refusal-hex-taken", at, road.seat)
    if place < len(path) - 1 and shape(path[place - 1], at, path[place + 1]) == "sharp":
        values: dict[str, Value] = {"hex": HEX_NAMES[at]}
        values |= {"before": HEX_NAMES[path[place - 1]], "after": HEX_NAMES[path[place + 1]]}
        return Refusal("la-strada-refusal-sharp-bend", values)
    return None


def _check_means(state: State, seat: int, path: Way) -> Refusal | None:
    """Return a refusal unless the seat has cube, tiles and days. Rules: R-6.6, R-6.7, R-7.1."""
    if not cubes_left(state, seat):
        return Refusal("la-strada-refusal-no-cube")
    wanted = needed(state.laid, path)
    for terrain, count in enumerate(wanted):
        left = state.tiles[seat][terrain]
        if count > left:
            values: dict[str, Value] = {"terrain": TERRAINS[terrain], "needed": count}
            return Refusal("la-strada-refusal-tiles-gone", {**values, "left": left})
    cost = sum(count * each for count, each in zip(wanted, COSTS, strict=True))
    most = most_days(state.options)
    if cost > most:
        return Refusal("la-strada-refusal-too-long", {"cost": cost, "most": most})
    if cost > state.days[seat]:
        values = {"cost": cost, "days": state.days[seat]}
        return Refusal("la-strada-refusal-too-few-days", values)
    return None
