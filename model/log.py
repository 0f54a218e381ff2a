"""Lines of a table's log: moves, resignations, undos and an agreed draw. Pure.

Lines are numbered from 1 and never deleted. A move that is taken back stays in the log; a later
line takes it back, and the game continues as if the move had not been made.
"""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

import msgspec

from core.errors import PlayerError
from core.game import Outcome, Seat, Standing, Step
from model.game_json import AnyGame
from model.table import PlayerId, RequestId

RESIGNATION: Final = "resign"
"""Notation of a resignation; no game's notation may be this word."""

AGREED_DRAW: Final = "draw-agreed"
"""Notation of the line by which two people end their game as a draw, and the reason of its outcome;
no game's notation or reason may be this word."""

DRAWN: Final = Outcome(
    tuple(Standing(Seat(seat), rank=1, points=0, parts=()) for seat in range(2)), AGREED_DRAW
)
"""The outcome of a game that two people have agreed to end as a draw, whatever game it is."""

_TAKES_BACK: Final = re.compile(r"undo ([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?")
"""Notation of taking back one line or several; no game's notation begins like this. A number with
more digits never occurs in a log, so such a line is not read as an undo."""

MOST_LINES: Final = 99_999
"""The highest line number of five digits: in a longer log nothing can be taken back."""


def fingerprint(state: bytes) -> str:
    """Return a short hash of a stored state: the first 16 hex digits of its SHA-256."""
    return sha256(state).hexdigest()[:16]


def request_of_part(interaction: int, part: int) -> RequestId:
    """Return the request id of move number ``part`` (from 0) of an interaction that makes several.

    Ids after the first are negative, which no interaction's id is.
    """
    return RequestId(-(interaction + part) if part else interaction)


def request_of_page(player: PlayerId, nonce: str) -> RequestId:
    """Return the request id of what a person's page asks; ``nonce``: the page's name for it.

    It lies above all ids of interactions, which reach 2 ** 62 in 2049, and leaves room for parts.
    """
    digest = sha256(f"{player} {nonce}".encode()).digest()
    return RequestId(2**62 + int.from_bytes(digest[:7]) * 2**5)


def is_next_part(before: RequestId | None, after: RequestId | None) -> bool:
    """Return whether two consecutive moves were made by the same interaction."""
    return before is not None and after is not None and after < 0 and abs(before) == -after - 1


class LogLine(Protocol):
    """A line of the log or of a record."""

    @property
    def seat(self) -> Seat:
        """The seat that acted."""
        ...

    @property
    def notation(self) -> str:
        """A move in its game's notation, a resignation, an undo or an agreed draw."""
        ...


Line = TypeVar("Line", bound=LogLine)


def taking_back(first: int, last: int) -> str:
    """Return the notation that takes back all lines still in force from ``first`` to ``last``."""
    return f"undo {first}" if first == last else f"undo {first}-{last}"


def taken_back_by(line: LogLine) -> range:
    """Return the numbers of the lines that this line takes back; empty for any other line."""
    read = _TAKES_BACK.fullmatch(line.notation)
    if read is None:
        return range(0)
    return range(int(read[1]), int(read[2] or read[1]) + 1)


def without_numbers(notation: str) -> str:
    """Return an undo's notation without line numbers, which would reveal secret moves."""
    return _TAKES_BACK.sub("undo", notation) if _TAKES_BACK.fullmatch(notation) else notation


def takes_back(line: LogLine) -> bool:
    """Return whether this line is an undo."""
    return bool(taken_back_by(line))


def is_move(line: LogLine) -> bool:
    """Return whether this line is a move, even if it is taken back later."""
    return line.notation not in (RESIGNATION, AGREED_DRAW) and not takes_back(line)


def gone(lines: Iterable[LogLine]) -> frozenset[int]:
    """Return the numbers of all lines that these lines take back."""
    return frozenset(number for line in lines for number in taken_back_by(line))


def standing(lines: Sequence[LogLine]) -> list[int]:
    """Return the numbers of the lines in force after the last one, ascending."""
    over = gone(lines)
    return [n for n, line in enumerate(lines, 1) if n not in over and not takes_back(line)]


def standing_backwards(lines: Sequence[Line]) -> Iterator[Line]:
    """Iterate over the lines in force after the last one, the newest first.

    Reads no more lines than are asked for: what takes a line back is behind it.
    """
    over = set[int]()
    for number in range(len(lines), 0, -1):
        line = lines[number - 1]
        back = taken_back_by(line)
        over.update(back)
        if not back and number not in over:
            yield line


class Stood(msgspec.Struct, frozen=True):
    """A line in force: its number, the state before it, and its step."""

    number: int
    line: LogLine
    before: Any
    step: Step[Any, Any]


class Replay:
    """Replays a game from its deal, line by line."""

    def __init__(self, game: AnyGame, dealt: Any) -> None:
        self.game = game
        self._dealt = dealt
        self.stood: list[Stood] = []
        """The lines in force so far, oldest first."""

    @property
    def state(self) -> Any:
        """The state after the last line in force."""
        return self.stood[-1].step.state if self.stood else self._dealt

    @property
    def is_drawn(self) -> bool:
        """Whether the last line in force is an agreed draw; no line follows it."""
        return bool(self.stood) and self.stood[-1].line.notation == AGREED_DRAW

    @property
    def outcome(self) -> Outcome | None:
        """The outcome after the last line in force, None while the game goes on."""
        return DRAWN if self.is_drawn else self.game.outcome(self.state)

    def add(self, number: int, line: LogLine) -> bool:
        """Apply the next line. Returns False, and changes nothing, if the rules refuse it.

        An undo may take back only earlier lines, beginning with a line of the same seat in force.
        """
        if self.is_drawn:
            return False
        if takes_back(line):
            back = taken_back_by(line)
            return back.stop <= number and self._is_own(line, back.start) and self.without(back)
        step = self._step(line)
        if step is not None:
            self.stood.append(Stood(number, line, self.state, step))
        return step is not None

    def add_standing(self, lines: Sequence[LogLine]) -> bool:
        """Apply only the lines in force after the last of ``lines``. Returns False as ``add`` does.

        Lines that were taken back leave no trace in the state, so they need not be played.
        """
        return all(self.add(number, lines[number - 1]) for number in standing(lines))

    def without(self, numbers: Container[int]) -> bool:
        """Replay the lines in force without these. Returns False, changing nothing, if refused."""
        whole = self.stood
        kept = next((n for n, each in enumerate(whole) if each.number in numbers), len(whole))
        self.stood = whole[:kept]
        again = [each for each in whole[kept:] if each.number not in numbers]
        if all(self.add(each.number, each.line) for each in again):
            return True
        self.stood = whole
        return False

    def _is_own(self, line: LogLine, first: int) -> bool:
        return any(
            each.number == first and each.line.seat == line.seat for each in reversed(self.stood)
        )

    def _step(self, line: LogLine) -> Step[Any, Any] | None:
        try:
            if line.notation == RESIGNATION:
                return self.game.withdraw(self.state, line.seat)
            if line.notation == AGREED_DRAW:
                return None if self.outcome is not None else Step(self.state, ())
            move = self.game.read_back(self.game.view_for(self.state, line.seat), line.notation)
            return self.game.apply(self.state, line.seat, move)
        except PlayerError:
            return None
