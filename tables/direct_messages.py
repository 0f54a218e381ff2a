"""What a person is shown by direct message, and how often they get a new one."""

from collections.abc import Mapping, Sequence, Set
from typing import Literal, TypeAlias

import msgspec

from core.game import Seat
from core.texts import Text
from model.game_json import AnyGame
from model.letters import PrivateKind, PrivateLetter, PublicLetter, TableFacts
from model.log import UNDONE, heard_by, people_in, seen_by, turns_heard_by
from model.message import Key, Message, Point, Ring, Tells, Wish
from model.table import (
    Computer,
    EventRecord,
    NoticeRecord,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableId,
    TableSeat,
)
from model.thinking_ahead import PlannedMoves, planned_told
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.board_messages import (
    BoardQueries,
    as_told,
    is_open,
    notices_of,
    subject_of,
    unrated,
    why_unrated,
)
from tables.decisions import motions
from tables.interfaces import Clock
from tables.notification_settings import after_arrival, after_refusal
from tables.visibility import TableViews, facts_of, news_of, views_of

# What a person is told of a table by direct message, from the table as it is now. Pure.

SILENT_EDIT = 30_000
"""Milliseconds after which the message of a person whose turn has begun is edited, if they are
notified elsewhere: of several quick turns only the last one edits it."""

Way: TypeAlias = Literal["call", "silently", "edit", "wait", "nothing"]
"""How somebody is told: by a new message, with a sound or without; by an edit, at once or a little
later; or not at all."""


class Told(msgspec.Struct, frozen=True):
    """What a person may be told of.

    ``news``: events of moves that stand, since the last that the person knows. ``lines``: what
    changes told of the table itself. ``rings``: the calls that are still open. ``unrated``: why the
    game, which is over, is rated for nobody. ``plan``: what the person has planned.
    """

    news: Sequence[EventRecord]
    lines: Sequence[NoticeRecord]
    rings: Sequence[Ring]
    people: Mapping[PlayerId, PlayerProfile]
    unrated: Text | None = None
    plan: PlannedMoves | None = None


def is_heeded(ring: Ring, table: Table) -> bool:
    """Return whether somebody is still to be told what this ring is for."""
    return (ring.said is not None and ring.seat is None) or is_open(ring, table)


def letter_to(
    player: PlayerId,
    table: Table,
    game: AnyGame | None,
    shown: Tells,
    told: Told,
    *,
    anew: bool,
    calls: bool,
) -> PrivateLetter:
    """Return what the direct message of somebody says now.

    ``game``: None if nothing of the game can be shown. ``shown``: what the message that stands
    tells. ``anew``: as a new one. ``calls``: it is to notify them, maybe once they are awake.
    """
    seat = table.seat_owned_by(player)
    kind = _kind(player, table, seat, shown, told, anew=anew, calls=calls)
    if game is None and kind in ("turn", "reminder"):  # nobody can move
        kind = "agree" if motions.open_to(table, player) else kind
    has_view = kind in ("start", "turn", "hand", "reminder", "final", "cancelled")
    unseen: Sequence[EventRecord] = ()
    if seat is not None and has_view:
        unseen = [event for event in told.news if event.seq > seen_by(table, seat)]
    quiet = kind in ("rest", "tended", "relieved", "lapsed")
    here = seat.seat if seat is not None else _former_seat(player, table, kind)
    view = views_of(table, game)(here) if has_view and seat is not None else None
    return PrivateLetter(
        kind=kind,
        to=player,
        seat=here,
        table=facts_of(table),
        view=view,
        events=heard_by(None, unseen),
        turns=turns_heard_by(None, unseen),
        notices=() if quiet else _notices(table, seat, shown, told, anew=anew),
        secret=game is not None and game.manifest.has_secrets,
        lasts=_lasts(kind, seat, shown, told, anew=anew, calls=calls),
        planned=None if told.plan is None else planned_told(told.plan),
        plan=None if told.plan is None else told.plan.mark,
    )


def _kind(
    player: PlayerId,
    table: Table,
    seat: TableSeat | None,
    shown: Tells,
    told: Told,
    *,
    anew: bool,
    calls: bool,
) -> PrivateKind:
    is_news = any(ring.said is not None for ring in told.rings) or _has_moved(shown, told)
    if seat is None or table.status is Status.LOBBY:
        kind = _kind_to_guest(player, table, seat, shown)
        return "notice" if kind == "rest" and anew and is_news else kind
    if table.status is not Status.PLAYING:
        return "final" if table.status is Status.FINISHED else "cancelled"
    if isinstance(seat.occupant, Computer):
        return "tended"
    is_asked = bool(motions.open_to(table, player))
    if is_asked and _asks_apart(shown, told, anew=anew, calls=calls):
        return "agree"
    if seat.asked is not None:
        reminds = {ring.short for ring in told.rings} == {"reminder"}
        return "reminder" if reminds else "turn"
    if is_asked and (calls or shown.asks):
        return "agree"
    if is_undone(shown, told) or (anew and _is_shown_more(seat.seat, shown, told)):
        return "hand"
    if shown.in_words and shown.kind in ("start", "hand"):
        return shown.kind
    if anew and shown.until.moves < 0:
        return "start"
    return "notice" if anew and is_news else "rest"


def _asks_apart(shown: Tells, told: Told, *, anew: bool, calls: bool) -> bool:
    """Whether the message asks for an answer alone: its reader was called to their turn before."""
    if anew:
        asks = [ring.agree for ring in told.rings if ring.said is None or ring.seat is not None]
        return calls and bool(asks) and all(asks)
    return shown.kind == "agree"


def _kind_to_guest(
    player: PlayerId, table: Table, seat: TableSeat | None, shown: Tells
) -> PrivateKind:
    """Return the kind for somebody who holds no seat, or waits in one for the game to begin."""
    if player in table.invited and not table.status.is_over:
        return "invitation"
    if seat is not None:
        return "rest"
    if shown.kind == "invitation" or table.status is Status.CANCELLED:
        return "lapsed"
    return "removed" if table.status is Status.LOBBY else "relieved"


def _is_shown_more(seat: Seat, shown: Tells, told: Told) -> bool:
    """Whether this seat has been told something by itself that the message does not show yet."""
    return any(
        event.seats is not None and seat in event.seats and event.seq > shown.until.moves
        for event in told.news
    )


def is_undone(shown: Tells, told: Told) -> bool:
    """Return whether a move was taken back which the message may show."""
    return not _untold(shown, told).isdisjoint(UNDONE)


def _has_moved(shown: Tells, told: Told) -> bool:
    """Whether the table has moved to another place since."""
    return "table-brought" in _untold(shown, told)


def _untold(shown: Tells, told: Told) -> Set[str]:
    """Return the keys of what the message does not tell yet."""
    newer = (line for line in told.lines if line.version > shown.until.version)
    return {notice.key for line in newer for notice in line.said}


def _former_seat(player: PlayerId, table: Table, kind: PrivateKind) -> Seat | None:
    """Return the seat of which a message says that it has another holder."""
    if kind != "relieved":
        return None
    return next((seat.seat for seat in table.seats if player in seat.former), None)


def _lasts(
    kind: PrivateKind,
    seat: TableSeat | None,
    shown: Tells,
    told: Told,
    *,
    anew: bool,
    calls: bool,
) -> bool:
    """Return whether the message shows the person's side as of a move, as nothing calls them."""
    if kind not in ("turn", "hand", "start") or calls or seat is None:
        return False
    if kind == "hand" or not shown.asks:
        return True
    return anew and any(ring.seat is not None for ring in told.rings)


def _notices(
    table: Table, seat: TableSeat | None, shown: Tells, told: Told, *, anew: bool
) -> tuple[Text, ...]:
    begins = table.status is Status.PLAYING and shown.until.moves < 0
    since = _since(seat, shown, anew=anew).version
    lines = [line for line in told.lines if line.version > since]
    notices = notices_of(table, lines, told.people, begins=begins)
    besides = (ring.said for ring in told.rings if ring.said is not None)
    unrated = () if told.unrated is None else (told.unrated,)
    return (*notices, *besides, *unrated)


def _since(seat: TableSeat | None, shown: Tells, *, anew: bool) -> Point:
    """Return from where on a message tells: as a new one, or as an edit with a new question, what
    the one before does not."""
    is_new = seat is not None and seat.asked not in (None, shown.asked)
    return shown.until if anew or is_new else shown.since


def tells_of(table: Table, letter: PrivateLetter, shown: Tells, *, anew: bool) -> Tells:
    """Return what a message tells that says this. ``shown``: what the one before does."""
    until = Point(table.moves if table.state is not None else -1, table.version)
    seat = table.seat_owned_by(letter.to)
    return Tells(
        _since(seat, shown, anew=anew),
        until,
        kind=letter.kind,
        lasts=letter.lasts,
        asked=None if seat is None else seat.asked,
    )


def way_of(
    message: Message, letter: PrivateLetter, told: Told, *, anew: bool, calls: bool, sounds: bool
) -> Way:
    """Return how somebody is told.

    ``anew``: a new message is awaited. ``calls``: it is to notify them; ``sounds``: now. Each new
    message raises the unread count, so that without a sound the one which stands is edited.
    """
    if anew and sounds:
        return "call"
    if anew and message.stuck_since is not None:
        return "silently"
    shown, stands, tells = message.tells, message.message is not None, _tells_much(letter)
    begins = letter.table.status is Status.PLAYING and shown.until.moves < 0
    if anew and tells and (begins or not stands):
        return "silently"
    if not stands or (letter.kind == "reminder" and not calls):
        return "nothing"
    is_said = any(ring.said is not None for ring in told.rings)
    is_news = is_said or _has_moved(shown, told)
    may_wait = letter.lasts and letter.kind == "turn" and not is_news
    if anew and tells and may_wait and not (shown.asks or is_undone(shown, told)):
        return "wait"
    is_told = anew and (tells or calls or is_news or letter.kind in ("final", "cancelled"))
    return "edit" if is_told or _is_untrue(shown, letter, told) else "nothing"


def _tells_much(letter: PrivateLetter) -> bool:
    """Whether a silent message tells its reader anything that the channel does not."""
    if letter.kind in ("reminder", "agree", "rest"):
        return False
    return letter.secret or letter.kind in (
        *("invitation", "removed", "tended", "relieved", "notice"),
    )


def _is_untrue(shown: Tells, letter: PrivateLetter, told: Told) -> bool:
    """Whether the message that stands must be edited.

    What lasts stays true after a turn or motion, but not after an undo of a move that it
    may show.
    """
    if is_undone(shown, told) or shown.asks or shown.in_words:
        return True
    if letter.kind == "turn" and letter.seat is not None:
        is_shown = letter.secret or not letter.lasts
        return is_shown and letter.table.seats[letter.seat].asked != shown.asked
    return letter.kind not in ("rest", "agree", "reminder", "notice")


def followed(
    table: TableFacts,
    follower: PlayerId,
    shown: PublicLetter | None,
    why: Literal["followed", "left", "unseen"] = "followed",
) -> PrivateLetter:
    """Return what a follower is told: what the place is shown, or why they are shown no more."""
    shows = shown is not None and why == "followed"
    return PrivateLetter(
        kind=why,
        to=follower,
        seat=None,
        table=table if shown is None else shown.table,
        view=shown.view if shown is not None and shows else None,
        events=shown.events if shown is not None and shows else (),
        turns=shown.turns if shown is not None and shows else (),
        notices=shown.notices if shown is not None and shows else (),
        secret=False,
    )


# Wish that people are shown a table by direct message, and read what they are shown.
#
# The message itself is made and sent by `workers.table_messages`.


def key_to(table: TableId, person: PlayerId) -> Key:
    """Return what tells a person's message about this table from all others."""
    return Key(subject_of(table), person=person)


def show(tx: Transaction, before: Table, wishes: Mapping[PlayerId, Wish], now: int) -> None:
    """Wish that these people are shown a table, of which they know what was told ``before``."""
    since = Point(before.moves if before.state is not None else -1, before.version)
    for person in sorted(wishes):
        tx.messages.want(key_to(before.id, person), now, wishes[person], since)


def follow(
    tx: Transaction, table: Table, followers: Sequence[PlayerId], now: int, held: int = 0
) -> None:
    """Wish that the messages of these followers are edited, ``held`` milliseconds later."""
    show(tx, table, dict.fromkeys(followers, Wish(held=held)), now)


def note_refusal(tx: Transaction, person: PlayerId, now: int) -> None:
    """Note that a person has refused a direct message."""
    if (known := tx.people.profile(person)) is not None:
        tx.people.save_profile(after_refusal(known, now))


def note_arrival(tx: Transaction, person: PlayerId) -> None:
    """Note that a direct message has reached a person."""
    known = tx.people.profile(person)
    if known is not None and known.dms_closed:
        tx.people.save_profile(after_arrival(known))


class Personal(msgspec.Struct, frozen=True):
    """What a person is shown of a table now.

    ``game``: None if nothing of it can be shown. ``told``: what they may be told. ``public``: what
    its place is shown, for a follower; ``follows``: whether they are one.
    """

    table: Table
    game: AnyGame | None
    told: Told
    public: PublicLetter | None = None
    follows: bool = False

    @property
    def cannot_be_shown(self) -> bool:
        """Whether the rules of a running game are missing, or cannot read it."""
        return self.game is None and self.table.status is Status.PLAYING

    @property
    def is_a_followers(self) -> bool:
        """Whether it is the message of somebody who follows the table, or did so."""
        return self.public is not None

    def letter(self, message: Message, *, anew: bool, calls: bool) -> PrivateLetter:
        """Return what the message says; ``anew``: as a new one; ``calls``: it notifies them."""
        if self.public is not None:
            facts, person = facts_of(self.table), message.person
            return followed(facts, person, self.public, "followed" if self.follows else "left")
        told, tells = self.told, message.tells
        return letter_to(message.person, self.table, self.game, tells, told, anew=anew, calls=calls)


class DirectMessageQueries:
    """Reads what people are shown of tables."""

    def __init__(self, store: Store, boards: BoardQueries, sight: TableViews, clock: Clock) -> None:
        self._store = store
        self._boards = boards
        self._sight = sight
        self._clock = clock

    async def personal(self, message: Message) -> Personal | None:
        """Return what this message shows now; None if there is no such table."""
        return await self._store.read(lambda reader: self._read(reader, message))

    def _read(self, reader: Transaction, message: Message) -> Personal | None:
        table = reader.tables.by_id(TableId(message.subject.id))
        if table is None:
            return None
        person, game = message.person, self._sight.shown_by(table)
        rings = message.notified if message.is_to_be_told_again else message.rings
        rings = tuple(ring for ring in rings if is_heeded(ring, table))
        lines = reader.log.notices(table.id, message.tells.since.version)
        named = {one for line in lines for said in line.said for one in people_in(said)}
        promised = {seat.promised for seat in table.seats if seat.promised is not None}
        people = {*facts_of(table).people, *named, *promised, *table.invited, person}
        profiles = reader.people.profiles(sorted(people))
        why, seat = why_unrated(reader, table), table.seat_owned_by(person)
        known = message.tells.until.moves
        known = known if seat is None else min(known, seen_by(table, seat))
        news = () if game is None or seat is None else news_of(reader, table, known)
        told = Told(
            news,
            lines,
            rings,
            profiles,
            None if why is None else unrated(why),
            reader.private.planned(table.id, person),
        )
        now = self._clock.now()
        then = as_told(table, reader.timers.waiting_since(table.id), now, profiles)
        follows = person in reader.people.followers(table.id)
        has_part = seat is not None or person in table.invited
        was_follower = message.tells.kind == "followed" and not has_part
        if not (follows or was_follower):
            return Personal(then, game, told)
        public = self._boards.read_shown(reader, table.id)
        return Personal(then, game, told, public, follows)
