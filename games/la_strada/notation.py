"""Moves as people type them: ``workshop d7``, ``build c3-d4-e4``, ``end``.

Reading is tolerant (capitals, signs, filler words, a road written from its far end); writing is
exact and the same in all versions.
"""

from typing import Final

from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, is_more_than, quoted, words_of
from core.texts import Value
from games.la_strada.board import HEX_BY_NAME, HEX_NAMES, Hex
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.view import View

_FILLERS: Final = LITTLE_WORDS | {"at", "on", "via", "over", "turn", "my"}
_VERBS: Final = frozenset({"workshop", "place", "build", "link", "road", "end", "pass"})


def notate(move: Move) -> str:
    """Return a move in notation."""
    match move:
        case PlaceWorkshop():
            return f"workshop {_hex(move.hex)}"
        case BuildLink():
            return f"build {'-'.join(map(_hex, move.path))}"
        case EndTurn():
            return "end"


def _hex(at: int) -> str:
    return HEX_NAMES[at].lower()


def parse(view: View, text: str) -> Move:
    """Read a move. Raises UnreadableMove with the part that was not understood."""
    words = words_of(text, _FILLERS)
    if not words:
        raise _unreadable("la-strada-refusal-nothing-written")
    verb, rest = words[0], words[1:]
    match verb:
        case "workshop" | "place":
            return _parse_workshop(rest)
        case "build" | "link" | "road":
            return _parse_build(view, rest)
        case "end" | "pass" if not is_more_than(rest, _VERBS):
            return EndTurn()
        case "end" | "pass":
            raise _unreadable("la-strada-refusal-just-end")
    raise _unreadable("la-strada-refusal-unknown-verb", words=quoted([verb]))


def _hexes(words: list[str]) -> tuple[Hex, ...]:
    """Return the hexes that these words name. Raises UnreadableMove at any other word."""
    found = []
    for word in words:
        at = HEX_BY_NAME.get(word.upper())
        if at is None:
            raise _unreadable("la-strada-refusal-unknown-hex", words=quoted([word]))
        found.append(at)
    return tuple(found)


def _parse_workshop(words: list[str]) -> PlaceWorkshop:
    hexes = _hexes([word for word in words if word != "workshop"])
    if len(hexes) != 1:
        raise _unreadable("la-strada-refusal-which-hex")
    return PlaceWorkshop(hexes[0])


def _parse_build(view: View, words: list[str]) -> BuildLink:
    """Read a road by all its hexes; reversed if only its last hex is a start of the viewer."""
    path = _hexes(words)
    if len(path) < 2:
        raise _unreadable("la-strada-refusal-which-road")
    begins = () if view.viewer is None else view.seats[view.viewer].starts
    if path[0] not in begins and path[-1] in begins:
        path = path[::-1]
    return BuildLink(path)


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
