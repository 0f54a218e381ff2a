"""Every position of a stored game, and what somebody saw of it. Pure.

A position is the game after a line of its log, lines that were taken back later among them; number
0 is the deal. States stay in here: what leaves are moments, made of views and addressed events.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from itertools import dropwhile, groupby, takewhile
from typing import Any, Final, Literal, TypeAlias

import msgspec

from core.game import Outcome, Seat, Viewer
from tables.model import game_json
from tables.model.audience import hands_at, heard_by, numbers_of
from tables.model.game_json import AnyGame
from tables.model.letters import TableFacts
from tables.model.log import Replay, fingerprint, gone, taken_back_by
from tables.model.refusals import refused
from tables.model.table import Computer, EventRecord, MoveRecord, Status, Table, TableId, TableSeat

KEPT: Final = 16
"""Games whose positions are remembered, those that were looked at last."""


class AllOpen(msgspec.Struct, frozen=True):
    """The eyes for which every hand, rank and tile lies open. There are none before the outcome."""

    outcome: Outcome


Eyes: TypeAlias = Viewer | AllOpen
"""Who looks back: a seat, None for the public, or whoever sees all of a game that is over."""

Whose: TypeAlias = Literal["own", "public", "open"]
"""With whose eyes somebody wishes to look back: their seat's, the public's, or those for all."""


class TakenBackThen(msgspec.Struct, frozen=True):
    """What the house tells among the events of a game: a seat has taken a move back."""

    seat: Seat


class PastPosition(msgspec.Struct, frozen=True):
    """The game after a line of the log, None for the deal; ``state`` is secret.

    ``told``: what was told then. ``number``: under which number all know the move, None for one
    that only some were told of and for what is no move; the deal is 0. ``moves``: how many moves
    stood then that everybody was told of. ``gone``: the line was taken back later.
    """

    line: MoveRecord | None
    state: Any
    told: tuple[EventRecord, ...]
    number: int | None
    moves: int
    gone: bool


class PastMoment(msgspec.Struct, frozen=True):
    """A position as somebody saw it.

    ``seq``: the number of the line, 0 for the deal; it counts secret moves too, so nobody is told
    it. ``events``: what they were told, oldest first. ``number``, ``moves``, ``gone``: as in a
    position. ``seat``: who acted, ``when`` in Unix milliseconds; both None for the deal.
    ``outcome``: how the game ended, if it had. ``played_for``: nobody made the move themself; a
    computer sat there, or the house played for somebody late. ``hands``: who held the seats then,
    as ``TableFacts.as_held_by`` takes it.
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

    @property
    def undoes(self) -> bool:
        """Whether it is no move, but takes one back."""
        return any(isinstance(event, TakenBackThen) for event in self.events)


class Moments(msgspec.Struct, frozen=True):
    """A game as somebody saw it, moment by moment, the deal first; empty before the game.

    A line that told them nothing and changed nothing that they see makes no moment, so that nobody
    can count the secret moves of others. ``seat``: where they sit, None for a spectator. ``view``:
    what they saw then, by the place of the moment. ``all_open``: all lies open to them.
    """

    table: TableFacts
    seat: Seat | None
    moments: tuple[PastMoment, ...] = ()
    view: Callable[[int], Any] = lambda _: None
    all_open: bool = False

    @property
    def last(self) -> int:
        """The place of the newest moment."""
        return len(self.moments) - 1

    def nearest(self, place: int) -> int:
        """The place in the story that is nearest to this number."""
        return max(0, min(place, self.last))

    def after_move(self, number: int) -> int | None:
        """The place of the move that all know under this number; None where there is none.

        Of several that had it one after the other, the last.
        """
        found = (n for n, one in enumerate(self.moments) if one.number == number)
        return max(found, default=None)

    def after_own(self) -> int:
        """The place of the last thing whoever looks did themself; the deal where that is nothing.

        What they took back later is not meant, nor that they took it back.
        """
        mine = (
            n
            for n, one in enumerate(self.moments)
            if one.seat == self.seat is not None and not one.gone and not one.undoes
        )
        return max(mine, default=0)

    def is_of_computer(self, place: int) -> bool:
        """Whether this is a move that counts, of a computer that still sits there."""
        one = self.moments[place]
        if one.seat is None or not one.played_for or one.gone or one.undoes:
            return False
        return isinstance(self.table.seats[one.seat].occupant, Computer)

    def last_of_computers(self) -> tuple[int, ...]:
        """The places of what computers did last, without a person in between, oldest first."""
        newest_first = range(self.last, -1, -1)
        since = dropwhile(lambda place: not self.is_of_computer(place), newest_first)
        return tuple(reversed([*takewhile(self.is_of_computer, since)]))

    def corresponding(self, place: int, other: "Moments") -> int:
        """Where this moment is found in the same game as others saw it, or what came before it."""
        here = self.moments[self.nearest(place)]
        return max((n for n, one in enumerate(other.moments) if one.seq <= here.seq), default=0)


def eyes_for_all(table: Table) -> AllOpen:
    """The eyes that see all of a finished game. Raises TableRefuses for any other."""
    if table.status is not Status.FINISHED or table.outcome is None:
        raise refused("history-refusal-not-open", code=table.code)
    return AllOpen(table.outcome)


def positions_of(
    table: Table, game: AnyGame, log: Sequence[MoveRecord], records: Sequence[EventRecord]
) -> tuple[PastPosition, ...]:
    """The deal, and the game after each line of its log, played again from the seed.

    Raises TableRefuses where these rules cannot deal it any more, or the log does not lead to the
    states that were stored.
    """
    deal = game.deal_under(table.rules_version)
    if deal is None or table.seed is None:
        raise refused("history-refusal-other-rules", code=table.code)
    try:
        options = game_json.decode_options(game, table.options)
    except msgspec.MsgspecError as fault:
        raise refused("history-refusal-other-rules", code=table.code) from fault
    replay = Replay(game, deal(len(table.seats), options, table.seed).state)
    told = {seq: tuple(found) for seq, found in groupby(records, lambda record: record.seq)}
    positions = [PastPosition(None, replay.state, told.get(0, ()), 0, 0, gone=False)]
    _, *numbers = numbers_of(log, records)
    past, standing = gone(log), set[int]()
    for line, number in zip(log, numbers, strict=True):
        if not replay.add(line.seq, line) or not _fits(replay.state, line.state_hash):
            raise refused("history-refusal-other-rules", code=table.code)
        standing -= {*taken_back_by(line)}
        standing |= set() if number is None else {line.seq}
        positions.append(
            PastPosition(
                line,
                replay.state,
                told.get(line.seq, ()),
                number,
                len(standing),
                gone=line.seq in past,
            )
        )
    if table.state is None or not _fits(replay.state, fingerprint(table.state)):
        raise refused("history-refusal-other-rules", code=table.code)
    return tuple(positions)


def _fits(state: Any, expected: str) -> bool:
    return fingerprint(game_json.encode(state)) == expected


def heard_in(
    game: AnyGame, eyes: Eyes, log: Sequence[MoveRecord], records: Sequence[EventRecord]
) -> list[tuple[Any, ...]]:
    """What was told to these eyes at the deal and at each line of the log.

    That a move was taken back is told, by ``TakenBackThen``, to whom the move was.
    """
    told = {seq: tuple(found) for seq, found in groupby(records, lambda record: record.seq)}
    heard = [_told_to(game, eyes, told.get(seq, ())) for seq in range(len(log) + 1)]
    for line in log:
        if any(heard[seq] for seq in taken_back_by(line)):
            heard[line.seq] = (TakenBackThen(line.seat),)
    return heard


def _told_to(game: AnyGame, eyes: Eyes, records: Sequence[EventRecord]) -> tuple[Any, ...]:
    if isinstance(eyes, AllOpen):
        payloads = tuple(record.payload for record in records)
    else:
        payloads = heard_by(eyes, records)
    return tuple(game_json.decode_event(game, payload) for payload in payloads)


class Story:
    """The positions of one game, and what was seen of them so far."""

    def __init__(self, game: AnyGame, positions: Sequence[PastPosition]) -> None:
        self._game = game
        self._positions = positions
        self._seen: dict[Eyes, tuple[PastMoment, ...]] = {}

    def seen_by(
        self, eyes: Eyes, table: TableFacts, seat: Seat | None, held: Sequence[TableSeat] = ()
    ) -> Moments:
        """The story of this table for whoever sits there and looks with these eyes.

        ``held``: the seats, which know who held them when.
        """
        if eyes not in self._seen:
            self._seen[eyes] = tuple(self._moments(eyes))
        seen, all_open = self._seen[eyes], isinstance(eyes, AllOpen)
        then = tuple(msgspec.structs.replace(m, hands=hands_at(held, m.seq)) for m in seen)
        return Moments(table, seat, then, lambda place: self._view(seen[place].seq, eyes), all_open)

    def _view(self, seq: int, eyes: Eyes) -> Any:
        """What these eyes saw after this line."""
        state = self._positions[seq].state
        if isinstance(eyes, AllOpen):
            return self._game.reveal(state)
        return self._game.view_for(state, eyes)

    def _moments(self, eyes: Eyes) -> Iterator[PastMoment]:
        log = [position.line for position in self._positions if position.line is not None]
        records = [record for position in self._positions for record in position.told]
        heard = heard_in(self._game, eyes, log, records)
        for seq, (position, events) in enumerate(zip(self._positions, heard, strict=True)):
            if seq and not events and self._view(seq, eyes) == self._view(seq - 1, eyes):
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
                outcome=self._game.outcome(position.state),
                played_for=line is not None and line.actor is None,
            )


class Shelf:
    """Keeps the stories that were looked at last, each as long as its log has no further line."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[TableId, tuple[int, Story]] = OrderedDict()

    def story_of(self, table: Table) -> Story | None:
        """The story of a table, if it is kept and complete."""
        lines, story = self._kept.get(table.id, (None, None))
        if lines != table.moves:
            return None
        self._kept.move_to_end(table.id)
        return story

    def keep(self, table: Table, story: Story) -> None:
        """Put a story in the place of the one that was not looked at for longest."""
        self._kept[table.id] = (table.moves, story)
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
