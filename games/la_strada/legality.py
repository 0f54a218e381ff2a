"""Which moves of La Strada are legal, and why others are not. Rules: R-4 to R-7, R-10."""

from collections.abc import Iterator
from itertools import pairwise

from core.errors import Refusal
from core.game import Seat
from core.translatable_text import Player, Value
from games.la_strada.board import (
    HEX_NAMES,
    NEIGHBOURS,
    PLAIN,
    SPOT,
    TERRAINS,
    Hex,
    direction,
    ground_of,
    settlement_name,
    shape,
)
from games.la_strada.link_search import (
    BLOCKED,
    Way,
    links,
    needed,
    one_tile_away,
    prices,
    reaches,
    starts,
)
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.rule_numbers import COSTS
from games.la_strada.state import State, cubes_left, for_two, occupied
from games.la_strada.view import most_days

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
