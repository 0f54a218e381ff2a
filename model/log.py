"""The log of a table: its lines, what notices became of it, and who has heard its events."""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, Protocol, TypeVar

import msgspec

from core.errors import PlayerError
from core.game import Everyone, Outcome, Seat, Standing, Step, Told, Viewer
from core.texts import Guest, Listing, Place, Player, Text, Value, Verbatim, replaced, text
from model import game_json
from model.game_json import AnyGame
from model.letters import TAKEN_BACK, TableFacts, TurnTold, computer_name, person_name
from model.table import (
    FORMER_PLAYER,
    Computer,
    EventRecord,
    MoveRecord,
    NoticeRecord,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableSeat,
)

# Lines of a table's log: moves, resignations, undos and an agreed draw. Pure.
#
# Lines are numbered from 1 and never deleted. A move that is taken back stays in the log; a later
# line takes it back, and the game continues as if the move had not been made.

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


# Which game events each viewer was told, in order, and which are news to them. Pure.


def records_of(told: Sequence[Told[Any]], seq: int) -> tuple[EventRecord, ...]:
    """Convert told events to records for the store, in order."""
    return tuple(
        EventRecord(
            seq=seq,
            n=n,
            seats=None if isinstance(one.to, Everyone) else one.to.seats,
            payload=game_json.raw(one.event),
        )
        for n, one in enumerate(told)
    )


def heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[msgspec.Raw, ...]:
    """Return the payloads of those of these events that this viewer was told."""
    return tuple(record.payload for record in _heard(viewer, records))


def turns_heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[TurnTold, ...]:
    """Group the events this viewer was told into turns: consecutive events of one seat are a turn.

    A new turn also begins where a seat changed hands.
    """
    turns = groupby(_heard(viewer, records), attrgetter("mover", "hands"))
    return tuple(_turn(mover, hands, [*told]) for (mover, hands), told in turns)


def _turn(mover: Seat | None, hands: tuple[int, ...], told: Sequence[EventRecord]) -> TurnTold:
    """Build a turn of these events; those of line 0 (the set-up) count as no move."""
    return TurnTold(mover, len(told), hands, len({record.seq for record in told if record.seq}))


def hands_heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[tuple[int, ...], ...]:
    """Return who held the seats at each event this viewer was told (see ``hands_at``)."""
    return tuple(record.hands for record in _heard(viewer, records))


def _heard(viewer: Viewer, records: Iterable[EventRecord]) -> list[EventRecord]:
    return [r for r in records if r.seats is None or (viewer is not None and viewer in r.seats)]


def attributed(
    records: Iterable[EventRecord], log: Iterable[MoveRecord], seats: Sequence[TableSeat]
) -> list[EventRecord]:
    """Add to each event the seat that moved and who held each seat then.

    ``log``: the lines of all these events; an event whose line is not in it belongs to the set-up.
    """
    movers = {line.seq: line.seat for line in log}
    return [
        msgspec.structs.replace(r, mover=movers.get(r.seq), hands=hands_at(seats, r.seq))
        for r in records
    ]


def hands_at(seats: Sequence[TableSeat], seq: int) -> tuple[int, ...]:
    """Return the index (from 0) of each seat's holder at log line ``seq``; empty if all are 0."""
    hands = tuple(sum(tenure.until < seq for tenure in seat.held) for seat in seats)
    return hands if any(hands) else ()


def still_true(records: Sequence[EventRecord], log: Sequence[MoveRecord]) -> list[EventRecord]:
    """Drop the events of moves that were taken back. ``log``: the lines of these moves."""
    past = gone(log)
    return [record for record in records if record.seq not in past]


def recap_from(table: Table) -> int:
    """Return the last public move that every seat to act (at the end: every seat) knows already.

    Returns -1 at the start, when the set-up is news. The newest move is always news. Secret moves
    are not counted: the channel's recap would reveal them.
    """
    waiting = table.to_act or table.seats
    return min((seen_by(table, s) for s in waiting), default=0)


def seen_by(table: Table, seat: TableSeat) -> int:
    """Return the last move that is no news to this seat: its own, if others have moved since."""
    newest = max(other.last_move for other in table.seats)
    return min(seat.last_move, newest - 1)


# Notices as public lines of a table's log: they hold seats and ids, no names. Pure.

UNDONE: Final = (TAKEN_BACK, "table-undone-agreed")
"""Keys of the notices of an undo, which is a line of the moves as well."""


def lines_of(
    before: Table, after: Table, notices: Sequence[Text], at: int
) -> tuple[NoticeRecord, ...]:
    """Return the line of a change of a table; none if it told nothing, or if it began the game.

    ``at``: Unix milliseconds.
    """
    begins = before.status is Status.LOBBY and after.status is Status.PLAYING
    if begins or not notices:
        return ()
    said = tuple(_by_id(notice, after) for notice in notices)
    return (NoticeRecord(after.version, after.moves, at, said),)


def _by_id(notice: Text, table: Table) -> Text:
    """Return a notice with ids for names; whoever has a seat is named by it as well.

    A computer keeps its name, as those of others change with the seats.
    """

    def known(value: Value) -> Value:
        match value:
            case Guest(player=player):
                seat = table.seat_owned_by(PlayerId(player))
                return Guest(player) if seat is None else Player(seat.seat, Guest(player))
            case Player(seat=seat):
                return Player(seat, _holder(table, Seat(seat)))
        return value

    return replaced(notice, known)


def _holder(table: Table, seat: Seat) -> Guest | Text:
    occupant, owner = table.seats[seat].occupant, table.seats[seat].owner
    if isinstance(occupant, Computer) and occupant.stands_for is None:
        return computer_name(table.seats, seat)
    return Guest(FORMER_PLAYER if owner is None else owner)


def lines_of_the_game(
    lines: Sequence[NoticeRecord], table: Table | TableFacts
) -> Iterator[NoticeRecord]:
    """Yield the lines that stand between the moves, without what the moves tell themselves."""
    is_ended = table.status is Status.CANCELLED
    for line in lines:
        told = (one for one in line.said if one.key not in UNDONE)
        said = tuple(in_its_cup(one, table) if is_ended else one for one in told)
        if said:
            yield msgspec.structs.replace(line, said=said)


def is_of_the_table(events: Sequence[Any]) -> bool:
    """Whether an entry of a history tells what happened to the table, not what a move did."""
    return bool(events) and isinstance(events[0], Text)


def in_its_cup(notice: Text, table: Table | TableFacts) -> Text:
    """Return the notice with how the game counts if it ends without a result, where it says so."""
    in_cup = notice.key == "table-cancelled" and table.cup is not None
    key = "table-cancelled-in-cup" if in_cup else notice.key
    return text(key, **{**notice.values, "ends": ends(table)})


def ends(table: Table | TableFacts) -> Text:
    """Return how a game counts that ends without a result: in a cup, as a draw."""
    return text("ends-without-result" if table.cup is None else "ends-in-cup")


# --- who is meant ----------------------------------------------------------------------------


def people_in(value: Value) -> Iterator[PlayerId]:
    """Yield the ids that stand in a text."""
    match value:
        case Guest(player=player) | Player(name=Guest(player=player)):
            yield PlayerId(player)
        case Text(values=values):
            for part in values.values():
                yield from people_in(part)
        case Listing(items=items):
            for part in items:
                yield from people_in(part)


def by_name(line: Text, people: Mapping[PlayerId, PlayerProfile]) -> Text:
    """Return a line with names for ids. Who is unknown keeps the id, for each output to write."""

    def named(value: Value) -> Value:
        match value:
            case Player(seat=seat, name=Guest(player=player)):
                return Player(seat, person_name(PlayerId(player), Seat(seat), people))
            case Guest(player=player) if (known := people.get(PlayerId(player))) is not None:
                is_gone = known.forgetting is not None
                return Guest(player, text("former-player") if is_gone else Verbatim(known.name))
        return value

    return replaced(line, named)


def without_ids(line: Text) -> Text:
    """Return a line that names nobody: seats alone, other people and places blank."""

    def nameless(value: Value) -> Value:
        match value:
            case Player(seat=seat):
                return Player(seat)
            case Guest() | Text(key="former-player"):
                return Guest(FORMER_PLAYER)
            case Place():
                return Place(0)
        return value

    return replaced(line, nameless)
