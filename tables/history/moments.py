"""The walk through a past game: what was told at each line of its log, and what each viewer saw.

History, replays, pages and records are users of this walk. ``lines_in`` reads the log without the
rules; ``played`` plays it anew; a ``Story`` makes moments of both, of views and addressed events
only: states stay here. Lines that were taken back later are walked as well. Pure.
"""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import dropwhile, groupby, takewhile
from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias

import msgspec

from core.game import Outcome, Seat, Step, Told, Viewer
from core.texts import Text
from model import game_json
from model.game_json import AnyGame
from model.letters import TableFacts
from model.log import (
    AGREED_DRAW,
    Replay,
    fingerprint,
    gone,
    hands_at,
    heard_by,
    is_move,
    taken_back_by,
)
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
    """The rules do not lead along a log. ``seq``: the number of the line that does not fit."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


# --- the walk ------------------------------------------------------------------------------------


class PastLine(msgspec.Struct, frozen=True):
    """The deal (``line`` is None) or a line of the log, as the log alone tells it.

    ``told``: the events told then. ``number``: the public number of the move, None for a secret
    move and for a line that is no move; 0 for the deal. ``moves``: number of public moves in force
    then. ``gone``: the line was taken back later.
    """

    line: MoveRecord | None
    told: tuple[EventRecord, ...]
    number: int | None
    moves: int
    gone: bool

    @property
    def seq(self) -> int:
        """The number of the line, 0 for the deal."""
        return 0 if self.line is None else self.line.seq

    @property
    def takes_back(self) -> range:
        """The numbers of the lines that it takes back; empty for what is no undo."""
        return range(0) if self.line is None else taken_back_by(self.line)


class Played(msgspec.Struct, frozen=True):
    """The deal or a line as the rules play it: the secret state after it, and what they tell of it.

    ``outcome``: the outcome, if the game had ended.
    """

    state: Any
    outcome: Outcome | None
    told: tuple[Told[Any], ...] = ()


def lines_in(log: Sequence[MoveRecord], records: Iterable[EventRecord]) -> Iterator[PastLine]:
    """Yield the deal and each line of a log, with the events told then; asks no rules.

    The number of a move that was taken back is used again.
    """
    told = {seq: tuple(found) for seq, found in groupby(records, attrgetter("seq"))}
    yield PastLine(None, told.get(0, ()), 0, 0, gone=False)
    past, standing = gone(log), set[int]()
    for line in log:
        events = told.get(line.seq, ())
        is_public = is_move(line) and any(record.seats is None for record in events)
        standing.difference_update(taken_back_by(line))
        if is_public:
            standing.add(line.seq)
        moves = len(standing)
        yield PastLine(line, events, moves if is_public else None, moves, line.seq in past)


def played(
    game: AnyGame, dealt: Step[Any, Any], seats: int, log: Iterable[MoveRecord]
) -> Iterator[Played]:
    """Play a game anew from its deal, and yield the deal and each line.

    Raises LogDoesNotFit if the rules refuse a line, or it leads to another state than stored.
    """
    replay = Replay(game, dealt.state)
    yield Played(replay.state, replay.outcome, tuple(dealt.told))
    for line in log:
        stood = len(replay.stood)
        sits = 0 <= line.seat < seats
        if not sits or not replay.add(line.seq, line) or not _fits(replay.state, line.state_hash):
            raise LogDoesNotFit(line.seq)
        told = replay.stood[-1].step.told if len(replay.stood) > stood else ()
        yield Played(replay.state, replay.outcome, tuple(told))


def _fits(state: Any, expected: str) -> bool:
    return fingerprint(game_json.encode(state)) == expected


# --- what a viewer saw ---------------------------------------------------------------------------


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


class PastMoment(msgspec.Struct, frozen=True):
    """A line of the log as one viewer saw it.

    ``seq``: number of the log line, 0 for the deal; never shown, as it counts secret moves.
    ``events``: what the viewer was told, oldest first. ``number``, ``moves``, ``gone``: as in a
    ``PastLine``. ``seat``: who acted, ``when``: Unix milliseconds; both None for the deal.
    ``outcome``: the outcome, if the game had ended. ``played_for``: no person made this move: a
    computer did, or the bot for a late player. ``hands``: who held the seats then, for
    ``TableFacts.as_held_by``. ``notices``: what happened to the table from then on, until the
    viewer's next moment.
    """

    seq: int
    events: tuple[Any, ...]
    number: int | None
    moves: int
    gone: bool
    seat: Seat | None
    when: int | None
    outcome: Outcome | None = None
    played_for: bool = False
    hands: tuple[int, ...] = ()
    notices: tuple[Text, ...] = ()

    @property
    def undoes(self) -> bool:
        """Whether it is an undo."""
        return any(isinstance(event, TakenBackThen) for event in self.events)

    @property
    def stands(self) -> bool:
        """Whether it is in force: it is no undo, and was not taken back later."""
        return not self.gone and not self.undoes


def noted(
    moments: Sequence[PastMoment],
    notices: Iterable[tuple[int, tuple[Text, ...]]],
    held: Sequence[TableSeat] = (),
) -> tuple[PastMoment, ...]:
    """Return the moments, each with the notices after it and before the next.

    ``notices``: what happened to the table, each with the number of the log line before it.
    ``held``: the table's seats, which say who held them when.
    """
    after = [one.seq for one in moments]
    told: list[tuple[Text, ...]] = [() for _ in after]
    for seq, said in notices:
        told[bisect_right(after, seq) - 1] += said
    return tuple(
        msgspec.structs.replace(one, notices=said, hands=hands_at(held, one.seq))
        for one, said in zip(moments, told, strict=True)
    )


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
            if one.seat == self.seat is not None and one.stands
        )
        return max(mine, default=0)

    def is_of_computer(self, place: int) -> bool:
        """Return whether this is a move in force, made by a computer that still holds its seat."""
        one = self.moments[place]
        if one.seat is None or not one.played_for or not one.stands:
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


def moments_in(
    game: AnyGame,
    eyes: Eyes,
    lines: Iterable[PastLine],
    is_seen: Callable[[int], bool] = lambda place: not place,
) -> Iterator[PastMoment]:
    """Yield a moment for each line of which this viewer was told, and for those they have seen.

    An undo appears as ``TakenBackThen`` to those who had been told of the move, an agreed draw as
    ``DrawAgreedThen`` to all. ``is_seen``: whether what they see has changed at the line with this
    index; without it, only the deal counts as seen.
    """
    knew = set[int]()
    for place, one in enumerate(lines):
        line, events = one.line, _told_to(game, eyes, one.told)
        if line is not None and knew.intersection(one.takes_back):
            events = (TakenBackThen(line.seat),)
        if line is not None and line.notation == AGREED_DRAW:
            events = (DrawAgreedThen(),)
        if events:
            knew.add(one.seq)
        if events or is_seen(place):
            yield PastMoment(
                seq=one.seq,
                events=events,
                number=one.number,
                moves=one.moves,
                gone=one.gone,
                seat=None if line is None else line.seat,
                when=None if line is None else line.at,
                played_for=line is not None and line.actor is None,
            )


def _told_to(game: AnyGame, eyes: Eyes, records: Sequence[EventRecord]) -> tuple[Any, ...]:
    if isinstance(eyes, AllOpen):
        payloads = tuple(record.payload for record in records)
    else:
        payloads = heard_by(eyes, records)
    return tuple(game_json.decode_event(game, payload) for payload in payloads)


def story_of(
    table: Table, game: AnyGame, log: Sequence[MoveRecord], records: Sequence[EventRecord]
) -> "Story":
    """Play a table's game anew from its seed.

    Raises TableRefuses if these rules can no longer deal the game, or if the log does not lead to
    the stored states.
    """
    deal = game.deal_under(table.rules_version)
    other_rules = refused("history-refusal-other-rules", code=table.code)
    if deal is None or table.seed is None or table.state is None:
        raise other_rules
    try:
        dealt = deal(len(table.seats), game_json.decode_options(game, table.options), table.seed)
        steps = [*played(game, dealt, len(table.seats), log)]
    except (msgspec.MsgspecError, LogDoesNotFit) as fault:
        raise other_rules from fault
    if not _fits(steps[-1].state, fingerprint(table.state)):
        raise other_rules
    return Story(game, [*lines_in(log, records)], steps)


class Story:
    """A game played anew, with a cache of the moments each viewer saw."""

    def __init__(self, game: AnyGame, lines: Sequence[PastLine], steps: Sequence[Played]) -> None:
        """``lines``, ``steps``: of the deal and of each line of the log."""
        self._game = game
        self._lines = lines
        self._steps = steps
        self._seen: dict[Eyes, tuple[PastMoment, ...]] = {}

    def seen_by(
        self,
        eyes: Eyes,
        table: TableFacts,
        seat: Seat | None,
        held: Sequence[TableSeat] = (),
        notices: Iterable[tuple[int, tuple[Text, ...]]] = (),
    ) -> Moments:
        """Return the game's moments as this viewer saw them.

        ``seat``: the viewer's seat. ``held``, ``notices``: as in ``noted``.
        """
        seen = noted(self.moments_of(eyes), notices, held)

        def view(place: int) -> Any:
            return self.view(seen[place].seq, eyes)

        return Moments(table, seat, seen, view, isinstance(eyes, AllOpen))

    def moments_of(self, eyes: Eyes) -> tuple[PastMoment, ...]:
        """Return the game's moments as this viewer saw them, without who held the seats."""
        if eyes not in self._seen:
            self._seen[eyes] = tuple(
                msgspec.structs.replace(one, outcome=self._steps[one.seq].outcome)
                for one in moments_in(self._game, eyes, self._lines, self._changes_for(eyes))
            )
        return self._seen[eyes]

    def view(self, seq: int, eyes: Eyes) -> Any:
        """Return what this viewer saw after this line."""
        state = self._steps[seq].state
        if isinstance(eyes, AllOpen):
            return self._game.reveal(state)
        return self._game.view_for(state, eyes)

    def _changes_for(self, eyes: Eyes) -> Callable[[int], bool]:
        """Return whether what this viewer sees has changed at a line; the deal is always new."""
        return lambda seq: not seq or self.view(seq, eyes) != self.view(seq - 1, eyes)


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
