"""What the post of a table says, from the table as it is now. Pure."""

from collections.abc import Sequence
from typing import Final

import msgspec

from core.game import Seat
from core.translatable_text import Player, Text, text
from model.event_audience import heard_by, recap_from, turns_heard_by
from model.game_json import AnyGame
from model.letters import ASKS, TAKEN_BACK, PublicKind, PublicLetter
from model.message import Message, Point, Ring, Tells
from model.notice_lines import UNDONE, by_name
from model.results import Unrated
from model.table import EventRecord, Human, NoticeRecord, PlayerId, Status, Table
from model.table_creation import beginning_notices
from tables.decisions import motions
from tables.time.clocks import People
from tables.visibility.public_facts import facts_of
from tables.visibility.table_view import views_of

_KIND: Final[dict[Status, PublicKind]] = {
    Status.LOBBY: "lobby",
    Status.PLAYING: "board",
    Status.FINISHED: "final",
    Status.CANCELLED: "cancelled",
}


class Told(msgspec.Struct, frozen=True):
    """What has happened at a table since a point of its course.

    ``news``: events of moves that stand. ``lines``: what changes told of the table itself.
    ``until``: the last move that a post has told. ``unrated``: why the game, which is over, is
    rated for nobody.
    """

    news: Sequence[EventRecord]
    lines: Sequence[NoticeRecord]
    until: int
    unrated: Unrated | None = None

    @property
    def untold(self) -> int:
        """How many of the last turns no post has told."""
        return len(turns_heard_by(None, [one for one in self.news if one.seq > self.until]))


def tells_of(table: Table, message: Message, *, anew: bool) -> Tells:
    """Return what the message tells if it is sent now; ``anew``: as a new one.

    A new one tells what those do not know yet who are to act, and what no other has told.
    """
    told = message.tells
    until = Point(table.moves if table.state is not None else -1, table.version)
    if not anew:
        return msgspec.structs.replace(told, until=until)
    before = told.until.moves if told.new_at is None else told.new_at
    since = Point(min(recap_from(table), before), told.until.version)
    begins = told.until.moves < 0 <= until.moves
    return Tells(since, until, told.apart, begins, new_at=until.moves)


def asks_alone(table: Table, message: Message, news: Sequence[EventRecord], *, anew: bool) -> bool:
    """Return whether the message is one that asks, as the board stands in one before.

    ``news``: events since the message before, if ``anew``.
    """
    if not anew:
        return message.tells.apart
    if not facts_of(table).has_open_question:
        return False
    is_told = not heard_by(None, [e for e in news if e.seq > message.tells.until.moves])
    return message.asks_apart and is_told


def is_short(message: Message, table: Table) -> bool:
    """Return whether a short call is enough as a new message, maybe to nobody any more."""
    if message.awaits_board or message.apart <= message.shown:
        return False
    shorts = [ring.short for ring in message.rings]
    return None not in shorts if shorts else not facts_of(table).has_open_question


def call_of(table: Table, rings: Sequence[Ring]) -> PublicLetter:
    """Return a short call to all who are still to be called."""
    still = [ring for ring in rings if is_open(ring, table)]
    remind = all(ring.short == "reminder" for ring in still)
    return PublicLetter(
        kind="reminder" if remind else "call",
        table=facts_of(table),
        view=None,
        events=(),
        notices=(),
        ping=tuple(dict.fromkeys(ring.player for ring in still)),
        agree=any(ring.agree for ring in still),
    )


def board_of(
    table: Table,
    game: AnyGame | None,
    told: Told,
    tells: Tells,
    people: People,
    rings: Sequence[Ring] = (),
    *,
    anew: bool = False,
) -> PublicLetter:
    """Return what the post says. ``game``: None if nothing of the game can be shown."""
    ping = tuple(dict.fromkeys(ring.player for ring in rings if is_open(ring, table)))
    notices, facts = _notices(table, told, tells, people), facts_of(table)
    only_asks = tells.apart and facts.has_open_question
    return PublicLetter(
        kind=_KIND[table.status],
        table=facts,
        view=None if only_asks else views_of(table, game)(None),
        events=heard_by(None, told.news),
        turns=turns_heard_by(None, told.news),
        untold=told.untold if anew else 0,
        notices=(ASKS, *notices) if tells.apart else notices,
        ping=ping if anew else (),
        goes_on=_goes_on(table, told, ping),
        amends=not anew,
        agree=bool(ping) and all(ring.agree for ring in rings if ring.player in ping),
    )


def is_open(ring: Ring, table: Table) -> bool:
    """Return whether what somebody is to be called to is still asked of them.

    In a lobby, and after the game, nothing need be.
    """
    if ring.seat is not None:
        seat = table.seats[ring.seat] if ring.seat < len(table.seats) else None
        is_asked = seat is not None and seat.asked == ring.asked and not table.is_frozen
        return is_asked and seat is not None and seat.occupant == Human(ring.player)
    if not ring.agree and table.status is not Status.PLAYING:
        return True
    return ring.player in table.invited or bool(motions.open_to(table, ring.player))


def _notices(table: Table, told: Told, tells: Tells, people: People) -> tuple[Text, ...]:
    """Return what happened to the table, oldest first; before the game only the last of it."""
    lines = [line for line in told.lines if line.version > tells.since.version]
    begins = table.status is Status.PLAYING and tells.begins
    why = () if told.unrated is None else (unrated(told.unrated),)
    return (*notices_of(table, lines, people, begins=begins), *why)


def notices_of(
    table: Table, lines: Sequence[NoticeRecord], people: People, *, begins: bool
) -> tuple[Text, ...]:
    """Return what these lines tell of a table, oldest first; before the game only the last of it.

    ``begins``: that the game begins is told first.
    """
    if table.status is Status.LOBBY:
        lines = lines[-1:]
    said = _each_once([by_name(one, people) for line in lines for one in line.said])
    return (*(beginning_notices(table) if begins else ()), *said)


def unrated(why: Unrated) -> Text:
    """Return the notice that says why a game is rated for nobody."""
    return text("result-unrated", why=text(f"over-{why}"))


def _each_once(notices: Sequence[Text]) -> list[Text]:
    """Leave out what is repeated, and of the moves that a seat took back all but the last."""
    kept = list[Text]()
    for notice in notices:
        who = notice.values.get("who")
        same = (
            one
            for one in kept
            if one == notice or (one.key == notice.key == TAKEN_BACK and one.values["who"] == who)
        )
        for one in [*same]:
            kept.remove(one)
        kept.append(notice)
    return kept


def _goes_on(table: Table, told: Told, ping: Sequence[PlayerId]) -> Seat | None:
    """Return the seat that has moved last and is asked again, if its person is not notified."""
    moved = _last_to_move(told)
    if moved is None or table.seats[moved].asked is None:
        return None
    return None if table.seats[moved].owner in ping else moved


def _last_to_move(told: Told) -> Seat | None:
    newest = told.lines[-1] if told.lines else None
    last = max((event.seq for event in told.news if event.seats is None), default=-1)
    if newest is not None and newest.seq >= last:
        for notice in newest.said:
            who = notice.values.get("who")
            if notice.key in UNDONE and isinstance(who, Player):
                return Seat(who.seat)
    turns = turns_heard_by(None, told.news)
    return turns[-1].seat if turns else None
