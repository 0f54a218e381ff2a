"""What the lines of a log say: moves, resignations, and moves that were taken back. Pure.

Lines are numbered from 1 and never deleted. A move that is taken back stays where it stands; a
later line says so, and the game goes on as if the move had not been made.
"""

import re
from collections.abc import Container, Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from core.errors import PlayerError
from core.game import Seat, Step
from tables.model.game_json import AnyGame
from tables.model.table import RequestId

RESIGNATION: Final = "resign"
"""How the log writes a resignation; no game's notation may be this word."""

_TAKES_BACK: Final = re.compile(r"undo ([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?")
"""How it writes that lines are taken back, one or several; no game's notation begins so. A line
with more digits is no line of ours, and no move."""

MOST_LINES: Final = 99_999
"""Lines that have a number of at most five digits: in a longer log nothing is taken back."""


def fingerprint(state: bytes) -> str:
    """A short name of a stored state that no other state is likely to have."""
    return sha256(state).hexdigest()[:16]


def request_of_part(interaction: int, part: int) -> RequestId:
    """The request with which one of several moves is made that one interaction makes, from 0.

    Those after the first are negative, as no id of an interaction is.
    """
    return RequestId(-(interaction + part) if part else interaction)


def is_next_part(before: RequestId | None, after: RequestId | None) -> bool:
    """Whether a move was made by the same interaction as the move before it."""
    return before is not None and after is not None and after < 0 and abs(before) == -after - 1


class LogLine(Protocol):
    """What somebody did: a line of the log, or of a record."""

    @property
    def seat(self) -> Seat:
        """Whose line it is."""
        ...

    @property
    def notation(self) -> str:
        """A move as its game writes it, or one of the words above."""
        ...


def taking_back(first: int, last: int) -> str:
    """The notation of a line by which all that still stands from ``first`` to ``last`` is gone."""
    return f"undo {first}" if first == last else f"undo {first}-{last}"


def taken_back_by(line: LogLine) -> range:
    """The numbers of the lines that this line takes back; none for any other line."""
    read = _TAKES_BACK.fullmatch(line.notation)
    if read is None:
        return range(0)
    return range(int(read[1]), int(read[2] or read[1]) + 1)


def without_numbers(notation: str) -> str:
    """The notation of a line that does not say which lines it takes back: that would count them."""
    return _TAKES_BACK.sub("undo", notation) if _TAKES_BACK.fullmatch(notation) else notation


def takes_back(line: LogLine) -> bool:
    """Whether this line takes others back."""
    return bool(taken_back_by(line))


def is_move(line: LogLine) -> bool:
    """Whether this line is a move, be it taken back later."""
    return line.notation != RESIGNATION and not takes_back(line)


def gone(lines: Iterable[LogLine]) -> frozenset[int]:
    """The numbers of all lines that these lines take back."""
    return frozenset(number for line in lines for number in taken_back_by(line))


def standing(lines: Sequence[LogLine]) -> list[int]:
    """The numbers of the lines that count after the last of them, ascending."""
    over = gone(lines)
    return [n for n, line in enumerate(lines, 1) if n not in over and not takes_back(line)]


class Stood(msgspec.Struct, frozen=True):
    """A line that counts: its number, the state before it, and what came of it."""

    number: int
    line: LogLine
    before: Any
    step: Step[Any, Any]


class Replay:
    """A game that is played again from its deal, line by line."""

    def __init__(self, game: AnyGame, dealt: Any) -> None:
        self.game = game
        self._dealt = dealt
        self.stood: list[Stood] = []
        """The lines that count so far, oldest first."""

    @property
    def state(self) -> Any:
        """The state after the last of them."""
        return self.stood[-1].step.state if self.stood else self._dealt

    def add(self, number: int, line: LogLine) -> bool:
        """Do what the next line says; False, and nothing is done, where the rules refuse it.

        Only what was done before can be taken back, beginning with a line of the same seat that
        still stands.
        """
        if takes_back(line):
            back = taken_back_by(line)
            return back.stop <= number and self._is_own(line, back.start) and self.without(back)
        step = self._step(line)
        if step is not None:
            self.stood.append(Stood(number, line, self.state, step))
        return step is not None

    def add_all(self, lines: Sequence[LogLine]) -> bool:
        """Do what all lines say, from the first on; False where the rules refuse one."""
        return all(self.add(number, line) for number, line in enumerate(lines, 1))

    def add_standing(self, lines: Sequence[LogLine]) -> bool:
        """Do what counts after the last of these lines, the first of all; False as above.

        What was taken back has left no trace in the state, so it need not be played.
        """
        return all(self.add(number, lines[number - 1]) for number in standing(lines))

    def without(self, numbers: Container[int]) -> bool:
        """Play again what stands, but for these lines; False, and nothing is done, as above."""
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
            move = self.game.read_back(self.game.view_for(self.state, line.seat), line.notation)
            return self.game.apply(self.state, line.seat, move)
        except PlayerError:
            return None
