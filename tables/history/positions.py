"""Past positions of a stored game, and what each viewer saw of them. Pure.

A position is the game after one line of its log, including lines taken back later; number 0 is the
deal. States never leave this module: it returns moments, made of views and addressed events.
"""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import dropwhile, groupby, takewhile
from typing import Any, Final, Literal, TypeAlias

import msgspec

from core.game import Outcome, Seat, Viewer
from core.translatable_text import Text
from model import game_json
from model.event_audience import hands_at, heard_by, numbers_of
from model.game_json import AnyGame
from model.letters import TableFacts
from model.log import AGREED_DRAW, Replay, fingerprint, gone, taken_back_by
from model.refusals import refused
from model.table import (
    Computer,
    EventRecord,
    MoveRecord,
    Status,
    Table,
    TableId,
    TableSeat,
)

KEPT: Final = 16
"""Size of the LRU cache: games whose positions are kept in memory."""


class LogDoesNotFit(Exception):
    """The rules do not lead along a log; the argument is the number of the line."""


class AllOpen(msgspec.Struct, frozen=True):
    """The viewer who sees every hidden piece and card; exists only once there is an outcome."""

    outcome: Outcome


Eyes: TypeAlias = Viewer | AllOpen
"""Who looks back: a seat, None for the public, or AllOpen for all of a finished game."""

Whose: TypeAlias = Literal["own", "public", "open"]
"""Whose view to look back with: the person's own seat, the public, or everything open."""


class TakenBackThen(msgspec.Struct, frozen=True):
    """An event that the bot adds to those of the game: this seat took a move back."""

    seat: Seat


class DrawAgreedThen(msgspec.Struct, frozen=True):
    """An event that the bot adds to those of the game: both players agreed to a draw."""


class PastPosition(msgspec.Struct, frozen=True):
    """The game after a line of the log, None for the deal; ``state`` is secret.

    ``told``: the events told then. ``number``: the public number of the move, None for a secret
    move and for a line that is no move; 0 for the deal. ``moves``: number of public moves in force
    then. ``gone``: the line was taken back later. ``outcome``: the outcome, if the game had ended.
    """

    line: MoveRecord | None
    state: Any
    told: tuple[EventRecord, ...]
    number: int | None
    moves: int
    gone: bool
    outcome: Outcome | None


class PastMoment(msgspec.Struct, frozen=True):
    """A past position as one viewer saw it.

    ``seq``: number of the log line, 0 for the deal; never shown, as it counts secret moves.
    ``events``: what the viewer was told, oldest first. ``number``, ``moves``, ``gone``: as in a
    position. ``seat``: who acted, ``when``: Unix milliseconds; both None for the deal. ``outcome``:
    the outcome, if the game had ended. ``played_for``: no person made this move: a computer did, or
    the bot for a late player. ``hands``: who held the seats then, for ``TableFacts.as_held_by``.
    ``notices``: what happened to the table from then on, until the viewer's next moment.
    """

    seq: int
    events: tuple[Any, ...]
    number: int | None
    moves: int
    gone: bool
    seat: Seat | None
    when: int | None
    outcome: Outcome | None
    played_for: bool = False
    hands: tuple[int, ...] = ()
    notices: tuple[Text, ...] = ()

    @property
    def undoes(self) -> bool:
        """Whether it is an undo."""
        return any(isinstance(event, TakenBackThen) for event in self.events)


def noted(
    moments: Sequence[PastMoment], lines: Iterable[tuple[int, tuple[Text, ...]]]
) -> tuple[PastMoment, ...]:
    """Return the moments, each with the lines after it and before the next.

    ``lines``: what happened to the table, each with the number of the log line before it.
    """
    after = [one.seq for one in moments]
    told: list[tuple[Text, ...]] = [() for _ in after]
    for seq, said in lines:
        told[bisect_right(after, seq) - 1] += said
    pairs = zip(moments, told, strict=True)
    return tuple(msgspec.structs.replace(one, notices=said) for one, said in pairs)


class Moments(msgspec.Struct, frozen=True):
    """A game as one viewer saw it, moment by moment, the deal first; empty before the game.

    A line that told this viewer nothing and changed nothing they see makes no moment, so that
    nobody can count the secret moves of others. ``seat``: the viewer's seat, None for a spectator.
    ``view``: returns what they saw at a moment, by its index. ``all_open``: they see everything.
    """

    table: TableFacts
    seat: Seat | None
    moments: tuple[PastMoment, ...] = ()
    view: Callable[[int], Any] = lambda _: None
    all_open: bool = False

    @property
    def last(self) -> int:
        """Index of the newest moment."""
        return len(self.moments) - 1

    def nearest(self, place: int) -> int:
        """Return the valid index nearest to this number."""
        return max(0, min(place, self.last))

    def after_move(self, number: int) -> int | None:
        """Return the index of the move with this public number, None if there is none.

        If several moves had this number because of undos, return the last.
        """
        found = (n for n, one in enumerate(self.moments) if one.number == number)
        return max(found, default=None)

    def after_own(self) -> int:
        """Return the index of the viewer's last own action, 0 (the deal) if there is none.

        Undos and actions taken back do not count.
        """
        mine = (
            n
            for n, one in enumerate(self.moments)
            if one.seat == self.seat is not None and not one.gone and not one.undoes
        )
        return max(mine, default=0)

    def is_of_computer(self, place: int) -> bool:
        """Return whether this is a move in force, made by a computer that still holds its seat."""
        one = self.moments[place]
        if one.seat is None or not one.played_for or one.gone or one.undoes:
            return False
        return isinstance(self.table.seats[one.seat].occupant, Computer)

    def last_of_computers(self) -> tuple[int, ...]:
        """Return the indices of the latest unbroken run of computers' moves, oldest first."""
        newest_first = range(self.last, -1, -1)
        since = dropwhile(lambda place: not self.is_of_computer(place), newest_first)
        return tuple(reversed([*takewhile(self.is_of_computer, since)]))

    def corresponding(self, place: int, other: "Moments") -> int:
        """Return the index in ``other`` (the same game, another viewer) of the same log line.

        If that line makes no moment there, return the index of the moment before it.
        """
        here = self.moments[self.nearest(place)]
        return max((n for n, one in enumerate(other.moments) if one.seq <= here.seq), default=0)


def eyes_for_all(table: Table) -> AllOpen:
    """Return the viewer who sees all of a finished game. Raises TableRefuses for any other."""
    if table.status is not Status.FINISHED or table.outcome is None:
        raise refused("history-refusal-not-open", code=table.code)
    return AllOpen(table.outcome)


def positions_of(
    table: Table, game: AnyGame, log: Sequence[MoveRecord], records: Sequence[EventRecord]
) -> tuple[PastPosition, ...]:
    """Replay a game from its seed and return the deal and the position after each log line.

    Raises TableRefuses if these rules can no longer deal the game, or if the log does not lead to
    the stored states.
    """
    deal = game.deal_under(table.rules_version)
    if deal is None or table.seed is None:
        raise refused("history-refusal-other-rules", code=table.code)
    try:
        options = game_json.decode_options(game, table.options)
    except msgspec.MsgspecError as fault:
        raise refused("history-refusal-other-rules", code=table.code) from fault
    replay = Replay(game, deal(len(table.seats), options, table.seed).state)
    try:
        positions = tuple(positions_along(replay, log, records))
    except LogDoesNotFit as fault:
        raise refused("history-refusal-other-rules", code=table.code) from fault
    if table.state is None or not _fits(replay.state, fingerprint(table.state)):
        raise refused("history-refusal-other-rules", code=table.code)
    return positions


def positions_along(
    replay: Replay, log: Sequence[MoveRecord], records: Sequence[EventRecord]
) -> Iterator[PastPosition]:
    """Yield the deal, then the position after each log line. ``replay``: at the deal.

    Raises LogDoesNotFit if the rules refuse a line, or it leads to another state than stored.
    """
    told = {seq: tuple(found) for seq, found in groupby(records, lambda record: record.seq)}
    yield PastPosition(
        None, replay.state, told.get(0, ()), 0, 0, gone=False, outcome=replay.outcome
    )
    _, *numbers = numbers_of(log, records)
    past, standing = gone(log), set[int]()
    for line, number in zip(log, numbers, strict=True):
        if not replay.add(line.seq, line) or not _fits(replay.state, line.state_hash):
            raise LogDoesNotFit(line.seq)
        standing -= {*taken_back_by(line)}
        standing |= set() if number is None else {line.seq}
        yield PastPosition(
            line,
            replay.state,
            told.get(line.seq, ()),
            number,
            len(standing),
            gone=line.seq in past,
            outcome=replay.outcome,
        )


def _fits(state: Any, expected: str) -> bool:
    return fingerprint(game_json.encode(state)) == expected


def heard_in(
    game: AnyGame, eyes: Eyes, log: Sequence[MoveRecord], records: Sequence[EventRecord]
) -> list[tuple[Any, ...]]:
    """Return the events that this viewer was told at the deal and at each line of the log.

    An undo appears as ``TakenBackThen`` to those who had been told of the move, an agreed draw as
    ``DrawAgreedThen`` to all.
    """
    told = {seq: tuple(found) for seq, found in groupby(records, lambda record: record.seq)}
    heard = [_told_to(game, eyes, told.get(seq, ())) for seq in range(len(log) + 1)]
    for line in log:
        if any(heard[seq] for seq in taken_back_by(line)):
            heard[line.seq] = (TakenBackThen(line.seat),)
        if line.notation == AGREED_DRAW:
            heard[line.seq] = (DrawAgreedThen(),)
    return heard


def _told_to(game: AnyGame, eyes: Eyes, records: Sequence[EventRecord]) -> tuple[Any, ...]:
    if isinstance(eyes, AllOpen):
        payloads = tuple(record.payload for record in records)
    else:
        payloads = heard_by(eyes, records)
    return tuple(game_json.decode_event(game, payload) for payload in payloads)


class Story:
    """The positions of one game, with a cache of the moments each viewer saw."""

    def __init__(self, game: AnyGame, positions: Sequence[PastPosition]) -> None:
        self._game = game
        self._positions = positions
        self._seen: dict[Eyes, tuple[PastMoment, ...]] = {}

    def seen_by(
        self, eyes: Eyes, table: TableFacts, seat: Seat | None, held: Sequence[TableSeat] = ()
    ) -> Moments:
        """Return the game's moments as this viewer saw them.

        ``seat``: the viewer's seat. ``held``: the table's seats, which say who held them when.
        """
        seen, all_open = self.moments_of(eyes), isinstance(eyes, AllOpen)
        then = tuple(msgspec.structs.replace(m, hands=hands_at(held, m.seq)) for m in seen)
        return Moments(table, seat, then, lambda place: self.view(seen[place].seq, eyes), all_open)

    def moments_of(self, eyes: Eyes) -> tuple[PastMoment, ...]:
        """Return the game's moments as this viewer saw them, without who held the seats."""
        if eyes not in self._seen:
            self._seen[eyes] = tuple(self._moments(eyes))
        return self._seen[eyes]

    def view(self, seq: int, eyes: Eyes) -> Any:
        """Return what this viewer saw after this line."""
        state = self._positions[seq].state
        if isinstance(eyes, AllOpen):
            return self._game.reveal(state)
        return self._game.view_for(state, eyes)

    def _moments(self, eyes: Eyes) -> Iterator[PastMoment]:
        log = [position.line for position in self._positions if position.line is not None]
        records = [record for position in self._positions for record in position.told]
        heard = heard_in(self._game, eyes, log, records)
        for seq, (position, events) in enumerate(zip(self._positions, heard, strict=True)):
            if seq and not events and self.view(seq, eyes) == self.view(seq - 1, eyes):
                continue
            line = position.line
            yield PastMoment(
                seq=seq,
                events=events,
                number=position.number,
                moves=position.moves,
                gone=position.gone,
                seat=None if line is None else line.seat,
                when=None if line is None else line.at,
                outcome=position.outcome,
                played_for=line is not None and line.actor is None,
            )


class Shelf:
    """LRU cache of stories; an entry is valid until its table's log grows."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[TableId, tuple[int, Story]] = OrderedDict()

    def story_of(self, table: Table) -> Story | None:
        """Return the cached story of a table, None if there is none or the log has grown."""
        lines, story = self._kept.get(table.id, (None, None))
        if lines != table.moves:
            return None
        self._kept.move_to_end(table.id)
        return story

    def keep(self, table: Table, story: Story) -> None:
        """Cache a story, evicting the least recently used one if the cache is full."""
        self._kept[table.id] = (table.moves, story)
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
