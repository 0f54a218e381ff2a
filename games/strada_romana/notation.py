"""Moves as people type them: ``run ballio 3h 4h``, ``tile iii``, ``cube 5h``, ``pass``.

Reading is tolerant: capitals, signs and filler words do not matter, ``run`` may be left out, and a
run needs only its last square. Writing is exact and the same in all versions. A whole turn, such as
``Ballio 3H 4H; Sosia 9C +tile``, is several moves: see ``parts``.
"""

import re
from typing import Final

from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, is_more_than, quoted, words_of
from core.texts import Value
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    GOODS,
    IN_BOX,
    LAST_SQUARES,
    MARKET_AT,
    MARKETS,
    MOVEMENT,
    MOVEMENT_WITH_EXTRA,
    SPECIALS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    WAGONS,
    Area,
    Destination,
    Good,
    Market,
    Special,
    Square,
    Wagon,
    good_name,
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
from games.strada_romana.runs import steps, way_through
from games.strada_romana.view import View

_FILLERS: Final = (LITTLE_WORDS | {"at", "on", "in", "via", "area", "wagon"}) - {"i"}
""""i" is an Italian article, but also an area."""

_ARRIVING: dict[str, Destination | None] = {
    "rome": "rome",
    "roma": "rome",
    "ostia": "ostia",
    "portus": "ostia",
    **dict.fromkeys(("arrives", "arrive", "home")),
}
"""Words for a wagon's arrival; most do not say at which destination."""

SHORTEST_PREFIX = 3
"""Letters of a wagon's name that are enough: no two names begin alike."""

_BARE: Final[dict[str, Move]] = {"end": EndTurn(), "look": LookAtStack(), "pass": Pass()}
_VERBS: Final = frozenset({"run", "move", "buy", "tile", "cube", "choose", "keep", *_BARE, *WAGONS})
"""Words with which a move begins."""

MOST_POINTS = MOVEMENT_WITH_EXTRA
_SPECIALS: tuple[Special, ...] = ("lateral", "diagonal", "extra", "stacking")


def notate(move: Move) -> str:
    """Return a move in notation. The wagon determines where it arrives."""
    match move:
        case BuySpecial():
            return f"buy {move.special}"
        case RunWagon():
            squares = [SQUARE_NAMES[square].lower() for square in move.path]
            arrival = ["arrives"] if move.arrives else []
            return " ".join(["run", WAGONS[move.wagon], *squares, *arrival])
        case TakeTile():
            return f"tile {AREAS[move.area].lower()}"
        case TakeCube():
            return f"cube {SQUARE_NAMES[MARKETS[move.market]].lower()}"
        case EndTurn():
            return "end"
        case LookAtStack():
            return "look"
        case ChooseWagonTile():
            return f"choose {WAGONS[move.wagon]}"
        case Pass():
            return "pass"


def parts(text: str) -> tuple[str, ...]:
    """Split a whole turn into its moves at semicolons, line ends and plus signs."""
    return tuple(part for part in map(str.strip, re.split(r"[;+\n]", text)) if part)


def parse(view: View, text: str) -> Move:
    """Read one move. Raises UnreadableMove with the part that was not understood."""
    words = words_of(text, _FILLERS)
    if not words:
        raise _unreadable("strada-romana-refusal-nothing-written")
    verb, rest = words[0], words[1:]
    match verb:
        case "run" | "move":
            return _parse_run(view, rest)
        case "buy":
            return _parse_buy(rest)
        case "tile":
            return _parse_tile(view, rest)
        case "cube":
            return _parse_cube(view, rest)
        case "choose" | "keep":
            return ChooseWagonTile(_wagon(rest))
    if verb in _BARE:
        if is_more_than(rest, _VERBS):
            raise _unreadable("strada-romana-refusal-just-verb", verb=verb)
        return _BARE[verb]
    if _wagon_or_none(verb) is not None:
        return _parse_run(view, words)
    raise _unreadable("strada-romana-refusal-unknown-verb", words=quoted([verb]))


def _parse_buy(words: list[str]) -> BuySpecial:
    for special in _SPECIALS:
        if words[:1] == [special]:
            return BuySpecial(special)
    raise _unreadable("strada-romana-refusal-which-special", words=quoted(words))


# -- Runs --------------------------------------------------------------------------------------


def _wagon_or_none(word: str) -> Wagon | None:
    """Return the wagon that this word names, perhaps abbreviated; otherwise None."""
    for wagon, name in enumerate(WAGONS):
        if len(word) >= SHORTEST_PREFIX and name.startswith(word):
            return Wagon(wagon)
    return None


def _wagon(words: list[str]) -> Wagon:
    if not words:
        raise _unreadable("strada-romana-refusal-which-wagon")
    wagon = _wagon_or_none(words[0])
    if wagon is None:
        raise _unreadable("strada-romana-refusal-unknown-wagon", words=quoted(words[:1]))
    return wagon


def _parse_run(view: View, words: list[str]) -> RunWagon:
    """Read a wagon, some or all squares of its run, then perhaps its destination."""
    wagon, rest = _wagon(words), words[1:]
    arrives = bool(rest) and rest[-1] in _ARRIVING
    if arrives:
        named_end, to = _ARRIVING[rest.pop()], view.wagons[wagon].to
        if named_end not in (None, to):
            raise _unreadable("strada-romana-refusal-wrong-way", wagon=wagon_name(wagon), to=to)
    squares = tuple(map(_square, rest))
    return RunWagon(wagon, _whole_path(view, wagon, squares, arrives=arrives), arrives)


def _square(word: str) -> Square:
    """Return a square by its name, the height after the column or before it."""
    name = word.upper()
    square = SQUARE_BY_NAME.get(name, SQUARE_BY_NAME.get(name[1:] + name[:1]))
    if square is None:
        raise _unreadable("strada-romana-refusal-unknown-square", words=quoted([word]))
    return square


def _whole_path(
    view: View, wagon: Wagon, named: tuple[Square, ...], *, arrives: bool
) -> tuple[Square, ...]:
    """Complete a path by the squares missing between those that were named.

    If no legal run fits, return a similar one, so that the rules can give the reason: too few
    points, a wagon in the way, special movement that was not bought.
    """
    to, stands = view.wagons[wagon].to, view.wagons[wagon].square
    start = IN_BOX if stands is None else stands
    if view.wagons[wagon].arrived or _is_step_by_step(to, start, named, arrives=arrives):
        return named
    bought = view.running.special if view.running else None
    special = 0 if bought is None else SPECIALS.index(bought)
    points = view.running.points_left if view.running else MOVEMENT
    occupied = sum(1 << other.square for other in view.wagons if other.square is not None)
    tries = (
        (special, points, occupied),
        (special, MOST_POINTS, occupied),
        (special, MOST_POINTS, 0),
        (len(SPECIALS) - 1, MOST_POINTS, 0),
    )
    for level, most, taken in tries:
        path = way_through(level, to, start, most, taken, named, arrives=arrives)
        if path is not None:
            return path
    return named


def _is_step_by_step(
    to: Destination, start: int, named: tuple[Square, ...], *, arrives: bool
) -> bool:
    """Whether no square is missing."""
    here = start
    for square in named:
        if square not in steps(len(SPECIALS) - 1, to, here):
            return False
        here = square
    return not arrives or here in LAST_SQUARES[to]


# -- Goods -------------------------------------------------------------------------------------


def _stop(view: View) -> Square | None:
    """Return the square of the wagon whose goods may be taken now."""
    if view.running is None or view.running.just_ran is None:
        return None
    return view.wagons[view.running.just_ran].square


def _parse_tile(view: View, words: list[str]) -> TakeTile:
    """Read an area, or a good, or nothing if only one tile is possible."""
    for area, name in enumerate(AREAS):
        if words in ([name.lower()], [str(area + 1)]):
            return TakeTile(Area(area))
    good = _good(words)
    stop = _stop(view)
    near = () if stop is None else AREAS_AT[stop]
    meant = [area for area in near if view.area_tiles[area] is not None]
    if good is not None:
        meant = [area for area in meant if view.area_tiles[area] == good]
    if len(meant) != 1:
        raise _unreadable("strada-romana-refusal-which-area")
    return TakeTile(meant[0])


def _parse_cube(view: View, words: list[str]) -> TakeCube:
    """Read a market's square, or a good, or nothing: then the market beside the wagon counts."""
    if len(words) == 1 and any(map(str.isdecimal, words[0])):
        return TakeCube(_market(_square(words[0])))
    good, stop = _good(words), _stop(view)
    if stop is None:
        raise _unreadable("strada-romana-refusal-which-market")
    market = _market(stop)
    if good is not None and view.market_cubes[market] != good:
        raise _unreadable(
            "strada-romana-refusal-other-cube", square=SQUARE_NAMES[stop], good=good_name(good)
        )
    return TakeCube(market)


def _market(square: Square) -> Market:
    if square not in MARKET_AT:
        raise _unreadable("strada-romana-refusal-no-market-there", square=SQUARE_NAMES[square])
    return MARKET_AT[square]


def _good(words: list[str]) -> Good | None:
    """Return the good that these words name; None without words. Raises UnreadableMove."""
    if not words:
        return None
    if len(words) > 1 or words[0] not in GOODS:
        raise _unreadable("strada-romana-refusal-unknown-good", words=quoted(words))
    return Good(GOODS.index(words[0]))


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
