"""Moves as people type them: ``move f3 f4``, ``fire f3 ring``, ``recruit 7``, ``ready``.

Reading is tolerant: capitals, signs and filler words do not matter, ``move`` may be left out, and
``f3-f4`` and ``f3xf4`` are moves. On the cross any cell of the castle names its space. An army may
be pasted row by row. Writing is exact and the same in all versions.
"""

import re
from typing import Final

from core.errors import Refusal, UnreadableMove
from core.spelling import LITTLE_WORDS, is_more_than, quoted, words_of
from core.texts import Value
from games.stratego4.board import (
    CROSS,
    RANK_NAMES,
    RANKS,
    RING_NAME,
    SPACE_NAMES,
    TURRET_NAME,
    Rank,
    Space,
    board_for,
)
from games.stratego4.moves import (
    Arrange,
    BeReady,
    FireCannon,
    Move,
    MovePiece,
    Recruit,
    SwapPieces,
)
from games.stratego4.view import View

_ATTACK_SIGN = re.compile(r"(?<=\d)x(?=[a-z])|(?<=ring)x|(?<=turret)x")
_FILLERS: Final = LITTLE_WORDS | {"at", "on", "in", "with", "piece", "pieces", "my", "x"}
_MOVING: Final = frozenset({"move", "go", "attack", "step"})
_FIRING: Final = frozenset({"fire", "shoot", "shot"})
ARRANGING: Final = frozenset({"arrange", "deploy", "army", "formation"})
_SWAPPING: Final = frozenset({"swap", "exchange"})
_RECRUITING: Final = frozenset({"recruit", "return"})
_READY: Final = "ready"
_VERBS: Final = _MOVING | _FIRING | ARRANGING | _SWAPPING | _RECRUITING | {_READY}
_LEAVING: Final = frozenset({"leave", "leaving", "drop", "without"})
_FLAG: Final = "flag"
_CASTLE_WORDS: Final = {"castle": RING_NAME, "tower": TURRET_NAME}
_CASTLE_CELLS: Final = {
    f"{file}{row}": TURRET_NAME if (file, row) == ("g", 7) else RING_NAME
    for file in "fgh"
    for row in (6, 7, 8)
}
"""Names of drawn cells of the cross that belong to the castle's spaces. Rule: R-1.6."""


def notate(move: Move) -> str:
    """Return a move in notation."""
    match move:
        case MovePiece():
            leave = " leave" if move.leave_flag else ""
            return f"move {SPACE_NAMES[move.start]} {SPACE_NAMES[move.to]}{leave}"
        case FireCannon():
            return f"fire {SPACE_NAMES[move.start]} {SPACE_NAMES[move.target]}"
        case Recruit():
            return f"recruit {move.rank}"
        case BeReady():
            return "ready"
        case SwapPieces():
            return f"swap {SPACE_NAMES[move.first]} {SPACE_NAMES[move.second]}"
        case Arrange():
            return f"arrange {''.join(map(str, move.ranks))}"


def parse(view: View, text: str) -> Move:
    """Read one move. Raises UnreadableMove with the part that was not understood."""
    words = words_of(_ATTACK_SIGN.sub(" ", text.casefold()), _FILLERS)
    if not words:
        raise _unreadable("stratego4-refusal-nothing-written")
    verb, rest = words[0], words[1:]
    if verb in ARRANGING or all(word.isdecimal() for word in words):
        return _parse_army(rest if verb in ARRANGING else words)
    if verb in _FIRING:
        return FireCannon(*_two_spaces(view, rest))
    if verb in _SWAPPING:
        first, second = sorted(_two_spaces(view, rest))
        return SwapPieces(first, second)
    if verb in _RECRUITING:
        return Recruit(_rank(rest))
    if verb == _READY:
        if is_more_than(rest, _VERBS):
            raise _unreadable("stratego4-refusal-just-ready")
        return BeReady()
    if verb in _MOVING:
        return _parse_move(view, rest)
    if _space_or_none(view, verb) is not None:
        return _parse_move(view, words)
    raise _unreadable("stratego4-refusal-unknown-verb", words=quoted([verb]))


def _parse_move(view: View, words: list[str]) -> MovePiece:
    """Read two spaces, and perhaps that the flag is left behind."""
    leaves = any(word in _LEAVING for word in words)
    spaces = [word for word in words if word not in _LEAVING and word != _FLAG]
    start, to = _two_spaces(view, spaces)
    return MovePiece(start, to, leaves)


def _two_spaces(view: View, words: list[str]) -> tuple[Space, Space]:
    if len(words) != 2:
        raise _unreadable("stratego4-refusal-two-spaces")
    return _space(view, words[0]), _space(view, words[1])


def _space(view: View, word: str) -> Space:
    space = _space_or_none(view, word)
    if space is None:
        raise _unreadable("stratego4-refusal-unknown-space", words=quoted([word]))
    return space


def _space_or_none(view: View, word: str) -> Space | None:
    name = _CASTLE_WORDS.get(word, word)
    if view.board == CROSS.name:
        name = _CASTLE_CELLS.get(name, name)
    try:
        return board_for(len(view.seats)).space(name)
    except ValueError:
        return None


def _parse_army(words: list[str]) -> Arrange:
    """Read digits, separated or not; zeros (the recruitment space) are ignored. Rule: R-2.3."""
    digits = "".join(words)
    if not digits.isdecimal() or not digits.isascii():
        raise _unreadable("stratego4-refusal-which-army")
    return Arrange(tuple(Rank(int(digit)) for digit in digits if digit != "0"))


def rank_named(word: str) -> Rank | None:
    """Return a rank by its number or name; None for any other word."""
    if word in RANK_NAMES:
        return Rank(RANK_NAMES.index(word) + 1)
    return next((rank for rank in RANKS if word == str(rank)), None)


def _rank(words: list[str]) -> Rank:
    found = rank_named(words[0] if len(words) == 1 else "")
    if found is None:
        raise _unreadable("stratego4-refusal-which-rank")
    return found


def _unreadable(code: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(Refusal(code, values))
