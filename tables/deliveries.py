"""Who must be told what after a table has changed. Pure.

The channel gets a new post when somebody is called, when something happened to the table itself,
and when the game begins or ends; all else amends the newest post. A new post tells everything since
the new post before it, so that none of its amendments need ever arrive.

The channel's letter is made from the public view alone; a person's letter from that person's seat.
Whoever asked for the change is answered at once and privately, so no letter goes to them, except
the hand everybody is dealt at the start.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from core.game import Everyone, Seat, Told, Viewer
from core.text import Text, text
from tables import codec, polls
from tables.clocks import SHORTEST_STANDSTILL
from tables.codec import AnyGame
from tables.letters import (
    Letter,
    PrivateKind,
    PrivateLetter,
    PublicKind,
    PublicLetter,
    SeatFacts,
    TableFacts,
)
from tables.log import gone, is_move, taken_back_by, takes_back
from tables.model import (
    JSON,
    Computer,
    EventRecord,
    Human,
    MoveRecord,
    PlayerId,
    Proposal,
    Status,
    Table,
    TableSeat,
    TimerKind,
)
from tables.record import seal_of
from tables.transitions import Transition

_PUBLIC_KIND: dict[Status, PublicKind] = {
    Status.LOBBY: "lobby",
    Status.PLAYING: "board",
    Status.FINISHED: "final",
    Status.CANCELLED: "cancelled",
}


COMPUTERS_TURN = 10_000
"""Milliseconds for which a post waits while computers are to move: they mostly take less."""


def facts_of(table: Table) -> TableFacts:
    """What everybody may know of a table."""
    readable = table.codec == JSON
    return TableFacts(
        id=table.id,
        code=table.code,
        game=table.game,
        guild=table.guild,
        place=table.place,
        locale=table.locale,
        status=table.status,
        version=table.version,
        host=table.host,
        size=table.size,
        seats=tuple(
            SeatFacts(
                s.seat,
                s.occupant,
                s.asked,
                s.deadline,
                s.bank,
                s.former,
                s.tended is not None,
                s.wanted,
                s.presence,
            )
            for s in table.seats
        ),
        invited=table.invited,
        options=msgspec.Raw(table.options if readable else b"{}"),
        moves=table.open_moves,
        outcome=table.outcome,
        pace=table.pace,
        seal=None if table.seed is None else seal_of(table.seed),
        seed=_opened_seed(table),
        readable=readable,
        pause=table.pause,
        proposal=_open_part(table.proposal),
        polls=table.polls,
        calling_off=table.calling_off,
    )


def _open_part(wish: Proposal | None) -> Proposal | None:
    """A proposal without the number of a line, which would tell how many secret moves there are."""
    return None if wish is None else msgspec.structs.replace(wish, move=0)


def _opened_seed(table: Table) -> str | None:
    if table.status is not Status.FINISHED or table.seed is None:
        return None
    return table.seed.hex()


def records_of(told: Sequence[Told[Any]], seq: int) -> tuple[EventRecord, ...]:
    """Told events as lines of the store, in order."""
    return tuple(
        EventRecord(
            seq=seq,
            n=n,
            seats=None if isinstance(one.to, Everyone) else one.to.seats,
            payload=codec.raw(one.event),
        )
        for n, one in enumerate(told)
    )


def heard_by(viewer: Viewer, records: Iterable[EventRecord]) -> tuple[msgspec.Raw, ...]:
    """The events among these that this viewer was told."""
    return tuple(
        r.payload for r in records if r.seats is None or (viewer is not None and viewer in r.seats)
    )


def numbers_of(log: Sequence[MoveRecord], records: Iterable[EventRecord]) -> tuple[int | None, ...]:
    """Under which number all know each line of the log, after the set-up (0).

    None for a move that only some were told of, and for a line that is no move. Of a move that was
    taken back another gets the number.
    """
    told_to_all = {record.seq for record in records if record.seats is None}
    counted, numbers = set[int](), list[int | None]([0])
    for line in log:
        counted -= {*taken_back_by(line)}
        counts = line.seq in told_to_all and is_move(line)
        counted |= {line.seq} if counts else set()
        numbers.append(len(counted) if counts else None)
    return tuple(numbers)


def still_true(records: Sequence[EventRecord], log: Sequence[MoveRecord]) -> list[EventRecord]:
    """The events without those of moves that were taken back. ``log``: the lines of these moves."""
    past = gone(log)
    return [record for record in records if record.seq not in past]


def posted(before: Table, transition: Transition, asker: PlayerId | None) -> Transition:
    """The same transition, its table knowing from where on its newest post tells."""
    after = transition.table
    begins = before.status is Status.LOBBY
    if begins or transition.secret or _amends(before, transition, asker):
        return transition
    told_from = min(recap_from(after), after.told_to)
    told = msgspec.structs.replace(after, told_from=told_from, told_to=after.moves)
    return msgspec.structs.replace(transition, table=told)


def _amends(before: Table, transition: Transition, asker: PlayerId | None) -> bool:
    """Whether there is nothing in it that deserves a new post."""
    after = transition.table
    calls = bool(_to_ping(before, after, asker))
    if after.place != before.place:
        return False
    if after.status is Status.PLAYING and before.status is Status.PLAYING:
        return not calls and (not transition.notices or _takes_back(transition))
    return after.status is Status.LOBBY and not calls


def _takes_back(transition: Transition) -> bool:
    return transition.move is not None and takes_back(transition.move)


def recap_from(table: Table) -> int:
    """The move after which all is news to somebody who is to act (or, at the end, to anybody).

    -1 at the start, when the set-up is news. Whatever happened last is news in any case. Secret
    moves count for nothing, as the channel's news would tell of them.
    """
    waiting = table.to_act or table.seats
    return min((seen_by(table, s) for s in waiting), default=0)


def _views_of(table: Table, game: AnyGame | None) -> Callable[[Viewer], msgspec.Raw | None]:
    """The views of a table as JSON, for each viewer; None before the game, or without its rules."""
    if table.state is None or game is None:
        return lambda _: None
    state = codec.state_of(game, table)
    return lambda viewer: codec.raw(game.view_for(state, viewer))


def letters_for(
    before: Table,
    transition: Transition,
    game: AnyGame | None,
    news: Sequence[EventRecord],
    asker: PlayerId | None,
    followers: Sequence[PlayerId] = (),
) -> tuple[Letter, ...]:
    """All letters a transition calls for, the channel's first, if it learns anything.

    ``transition``: as ``posted`` gave it. ``game`` None: nothing of the game can be shown.
    ``news``: events after the table's ``told_from``, the new ones included. ``asker``: the person
    whose interaction caused it, None when the clock or a computer did.
    """
    view_of = _views_of(transition.table, game)
    secret = game is not None and game.manifest.has_secrets
    private = tuple(
        msgspec.structs.replace(letter, secret=secret)
        for letter in _private_letters(before, transition, view_of, news, asker)
    )
    if transition.secret:
        return private
    public = _public_letter(before, transition, view_of(None), news, asker)
    show = followed if transition.table.place == before.place else _left
    shown = (show(public, player) for player in followers)
    return (public, *private, *_where_to(before, transition, asker), *shown)


def _where_to(before: Table, transition: Transition, asker: PlayerId | None) -> tuple[Letter, ...]:
    """Where a table has gone, told in the place it left and to its other people, in silence."""
    after = transition.table
    if after.place == before.place:
        return ()
    facts = facts_of(after)
    notes = [notice_to(facts, s, *transition.notices) for s in facts.seats if _is_other(s, asker)]
    there = msgspec.structs.replace(facts_of(before), version=after.version)
    left = PublicLetter("notice", there, None, events=(), notices=transition.notices, ping=())
    return (left, *(msgspec.structs.replace(note, loud=False) for note in notes))


def _is_other(seat: SeatFacts, asker: PlayerId | None) -> bool:
    return isinstance(seat.occupant, Human) and seat.occupant.player != asker


def followed(public: PublicLetter, follower: PlayerId) -> PrivateLetter:
    """What a spectator is shown who follows a table: what its place is told, and nothing else."""
    return PrivateLetter(
        kind="followed",
        to=follower,
        seat=None,
        table=public.table,
        view=public.view,
        events=public.events,
        notices=public.notices,
        amends=True,
        secret=False,
        held=public.held,
    )


def _left(public: PublicLetter, follower: PlayerId) -> PrivateLetter:
    """What a spectator is told whose table has gone where they may not see it: that it has gone."""
    letter = followed(public, follower)
    return msgspec.structs.replace(letter, kind="left", view=None, events=(), notices=(), held=0)


def board_as_it_stands(table: Table, game: AnyGame, news: Sequence[EventRecord]) -> PublicLetter:
    """What a table's place would be told now. ``news``: events after the table's ``told_from``."""
    view, events = _views_of(table, game)(None), heard_by(None, news)
    kind = _PUBLIC_KIND[table.status]
    return PublicLetter(kind, facts_of(table), view, events, notices=(), ping=(), amends=True)


def reminder_for(
    table: Table, seat: Seat, kind: TimerKind, game: AnyGame, news: Sequence[EventRecord] = ()
) -> tuple[Letter, ...]:
    """What is sent when part of a seat's time has gone by: in the place where it is called."""
    occupant = table.seats[seat].occupant
    if not isinstance(occupant, Human):
        return ()
    notice = text(f"table-reminder-{kind}", code=table.code)
    private = turn_letter(table, table.seats[seat], game, news, (notice,))
    return (
        call_in_place(facts_of(table), occupant.player, "reminder"),
        msgspec.structs.replace(private, kind="reminder"),
    )


def call_in_place(
    table: TableFacts, player: PlayerId, kind: PublicKind = "call", held: int = 0
) -> PublicLetter:
    """A word that mentions somebody at the table's place, without showing the board."""
    return PublicLetter(
        kind=kind, table=table, view=None, events=(), notices=(), ping=(player,), held=held
    )


GOES_ON = 60_000
"""Milliseconds after which the letter of somebody who has not finished a turn is brought up to
date: they mostly go on at once."""


def corrections(before: Table, after: Table, asker: PlayerId | None) -> tuple[PrivateLetter, ...]:
    """What changes the letters of those who get no new one: their time, or their question, is new.

    A minute more or less is not worth it.
    """
    if before.status is not Status.PLAYING:
        return ()
    fresh, facts = _newly_asked(before, after), facts_of(after)
    letters = []
    for seat in after.to_act:
        if not isinstance(seat.occupant, Human):
            continue
        goes_on = seat in fresh and seat.occupant.player == asker
        told = _told_deadline(before, before.seats[seat.seat]), _told_deadline(after, seat)
        if goes_on or (seat not in fresh and _is_moved(*told)):
            letter = call_by_letter(facts, facts.seats[seat.seat], held=GOES_ON if goes_on else 0)
            letters.append(msgspec.structs.replace(letter, amends=True, loud=False))
    return tuple(letters)


def _told_deadline(table: Table, seat: TableSeat) -> int | None:
    return None if table.pause is not None else seat.deadline


def _is_moved(before: int | None, after: int | None) -> bool:
    if before is None or after is None:
        return before is not after
    return abs(after - before) >= SHORTEST_STANDSTILL


def calls_in_place(table: Table, unaware: Table) -> tuple[PublicLetter, ...]:
    """A word to everybody who owes a turn and, in ``unaware``, has not been asked yet."""
    people = _people_in(_newly_asked(unaware, table))
    return tuple(call_in_place(facts_of(table), player) for player in people)


def call_by_letter(
    table: TableFacts, seat: SeatFacts, notices: tuple[Text, ...] = (), held: int = 0
) -> PrivateLetter:
    """A letter that calls this seat to the turn it owes, whatever else it wished."""
    letter = notice_to(table, seat, *notices)
    return msgspec.structs.replace(letter, kind="call", held=held)


def digest_for(player: PlayerId, table: Table) -> PrivateLetter:
    """The daily message to a person who owes a turn at this table and maybe at others."""
    return PrivateLetter(
        kind="digest",
        to=player,
        seat=None,
        table=facts_of(table),
        view=None,
        events=(),
        notices=(),
        loud=True,
    )


def turn_letter(
    table: Table,
    seat: TableSeat,
    game: AnyGame,
    news: Sequence[EventRecord],
    notices: tuple[Text, ...],
) -> PrivateLetter:
    """What a person is written who owes a turn. ``news``: events since its own last move."""
    assert isinstance(seat.occupant, Human), "only people read letters"
    return PrivateLetter(
        kind="turn",
        to=seat.occupant.player,
        seat=seat.seat,
        table=facts_of(table),
        view=_views_of(table, game)(seat.seat),
        events=heard_by(seat.seat, news),
        notices=notices,
        secret=game.manifest.has_secrets,
    )


def seen_by(table: Table, seat: TableSeat) -> int:
    """The last move that is no news to this seat: its own, if others have moved since."""
    newest = max(other.last_move for other in table.seats)
    return min(seat.last_move, newest - 1)


def notice_in_place(table: Table, notice: Text) -> PublicLetter:
    """A word about the table to its place, which calls nobody."""
    facts = facts_of(table)
    return PublicLetter("notice", facts, view=None, events=(), notices=(notice,), ping=())


def notice_to(table: TableFacts, seat: SeatFacts, *notices: Text) -> PrivateLetter:
    """A word to the person in this seat about the table, with nothing of the game in it."""
    if not isinstance(seat.occupant, Human):
        raise ValueError("only people read letters")
    return PrivateLetter(
        kind="notice",
        to=seat.occupant.player,
        seat=seat.seat,
        table=table,
        view=None,
        events=(),
        notices=notices,
        loud=True,
    )


def _public_letter(
    before: Table,
    transition: Transition,
    view: msgspec.Raw | None,
    news: Sequence[EventRecord],
    asker: PlayerId | None,
) -> PublicLetter:
    after, ping = transition.table, _to_ping(before, transition.table, asker)
    amends = _amends(before, transition, asker)
    waits = amends and after.status is Status.PLAYING and _computers_move(after)
    return PublicLetter(
        kind=_PUBLIC_KIND[after.status],
        table=facts_of(after),
        view=view,
        events=heard_by(None, news),
        notices=_notices(after, transition, amends=amends),
        ping=ping,
        goes_on=_goes_on(transition, ping),
        amends=amends,
        held=COMPUTERS_TURN if waits else 0,
        agree=_wants_consent(before, after),
    )


def _notices(after: Table, transition: Transition, *, amends: bool) -> tuple[Text, ...]:
    """What happened to the table; the first board goes on saying that the game begins."""
    is_first = amends and after.status is Status.PLAYING and after.told_to < 0
    return (text("table-started"), *transition.notices) if is_first else transition.notices


def _goes_on(transition: Transition, ping: Sequence[PlayerId]) -> Seat | None:
    """The seat that has moved, unless whoever sits there is called, as when others agreed to it."""
    if transition.move is None:
        return None
    seat = transition.table.seats[transition.move.seat]
    return None if seat in _seats_of(transition.table, ping) else seat.seat


def _seats_of(table: Table, people: Sequence[PlayerId]) -> list[TableSeat]:
    return [seat for player in people if (seat := table.seat_of(player)) is not None]


def _computers_move(table: Table) -> bool:
    return all(isinstance(seat.occupant, Computer) for seat in table.to_act)


def _to_ping(before: Table, after: Table, asker: PlayerId | None) -> tuple[PlayerId, ...]:
    if after.status is Status.LOBBY:
        return _newly_invited(before, after)
    if after.status is Status.FINISHED:
        return tuple(p for p in after.people if p != asker)
    if before.status is Status.LOBBY:
        return _people_in(after.to_act)
    guests = _newly_invited(before, after)
    if guests:
        return guests
    if _proposes(before, after) and after.proposal is not None:
        again = _proposer(before) == _proposer(after)
        return () if again else tuple(p for p in after.present if p not in after.proposal.agreed)
    if set(after.calling_off) - set(before.calling_off):
        return tuple(p for p in after.present if p not in after.calling_off)
    called = (*_newly_voting(before, after), *_people_in(_newly_asked(before, after)))
    return tuple(p for p in dict.fromkeys(called) if p != asker)


def _newly_voting(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Who is asked about somebody late who was not asked about before."""
    known = {poll.number for poll in before.polls}
    fresh = [poll for poll in after.polls if poll.number not in known]
    return tuple(dict.fromkeys(p for poll in fresh for p in polls.voters(after, poll)))


def _wants_consent(before: Table, after: Table) -> bool:
    """Whether somebody has just asked the others to agree to something."""
    if _proposes(before, after) or set(after.calling_off) - set(before.calling_off):
        return True
    return bool(_newly_voting(before, after)) and not _newly_asked(before, after)


def _proposes(before: Table, after: Table) -> bool:
    """Whether something is proposed now that was not before."""
    known = None if before.proposal is None else before.proposal.number
    return after.proposal is not None and after.proposal.number != known


def _proposer(table: Table) -> PlayerId | None:
    """Who waits for the others to agree; whoever thinks again does not call them again."""
    return None if table.proposal is None else table.proposal.agreed[0]


def _newly_invited(before: Table, after: Table) -> tuple[PlayerId, ...]:
    return tuple(p for p in after.invited if p not in before.invited)


def _newly_asked(before: Table, after: Table) -> tuple[TableSeat, ...]:
    """Who is asked something else than before, or is called once more."""
    if before.pause is not None and after.pause is None:
        return after.to_act
    known = {(s.seat, s.asked, s.lapsed) for s in before.seats}
    return tuple(s for s in after.to_act if (s.seat, s.asked, s.lapsed) not in known)


def _people_in(seats: Iterable[TableSeat]) -> tuple[PlayerId, ...]:
    return tuple(s.occupant.player for s in seats if isinstance(s.occupant, Human))


def _private_letters(
    before: Table,
    transition: Transition,
    view_of: Callable[[Viewer], msgspec.Raw | None],
    news: Sequence[EventRecord],
    asker: PlayerId | None,
) -> tuple[PrivateLetter, ...]:
    after = transition.table
    letters = [*_to_guests(before, transition, asker)]
    if after.status is Status.LOBBY:
        return tuple(letters)
    letters += _letters_to_former(before, after)
    for seat in after.seats:
        fresh = _private_kind(before, transition, seat, asker)
        kind = fresh or _kind_of_end(before, after, seat)
        if kind is None or seat.owner is None:
            continue
        tells = kind not in ("rest", "tended")
        unseen = [r for r in news if tells and r.seq > seen_by(after, seat)]
        letters.append(
            PrivateLetter(
                kind=kind,
                to=seat.owner,
                seat=seat.seat,
                table=facts_of(after),
                view=view_of(seat.seat) if tells else None,
                events=heard_by(seat.seat, unseen),
                notices=() if kind == "rest" else transition.notices,
                amends=fresh is None,
            )
        )
    return tuple(letters)


def _letters_to_former(before: Table, after: Table) -> list[PrivateLetter]:
    """What the letter that stands in a mailbox says to somebody whose seat is in other hands."""
    if before.status is not Status.PLAYING:
        return []
    facts, now = facts_of(after), [seat.owner for seat in after.seats]
    return [
        PrivateLetter("relieved", earlier.owner, earlier.seat, facts, None, (), (), amends=True)
        for earlier in before.seats
        if earlier.owner is not None and earlier.owner not in now
    ]


def _kind_of_end(before: Table, after: Table, seat: TableSeat) -> PrivateKind | None:
    """What the letter that stands in this person's mailbox is to say when no new one goes out."""
    if after.status is Status.FINISHED:
        return "final"
    if after.status is Status.CANCELLED:
        return "cancelled" if before.status is Status.PLAYING else None
    if before.status is Status.LOBBY or _is_tended(seat):
        return None
    earlier = before.seats[seat.seat]
    if earlier.owner != seat.owner:
        return None
    if _is_tended(earlier) or _has_voted(before, after, seat.owner):
        return "rest" if seat.asked is None else "turn"
    return "rest" if earlier.asked is not None and seat.asked is None else None


def _has_voted(before: Table, after: Table, player: PlayerId | None) -> bool:
    """Whether it is decided what this person was asked."""
    open_ones = {poll.number for poll in after.polls}
    settled = [poll for poll in before.polls if poll.number not in open_ones]
    return any(player in polls.voters(before, poll) for poll in settled)


def _is_tended(seat: TableSeat) -> bool:
    """Whether a computer stands in for somebody there."""
    return isinstance(seat.occupant, Computer) and seat.owner is not None


def _private_kind(
    before: Table, transition: Transition, seat: TableSeat, asker: PlayerId | None
) -> PrivateKind | None:
    """What this seat is written, or None when nothing concerns it that it does not see already."""
    after = transition.table
    if after.status is Status.PLAYING and _is_tended(seat):
        return None if before.seats[seat.seat].occupant == seat.occupant else "tended"
    asked_now = seat in _newly_asked(before, after)
    told = _told_privately(transition.told, seat.seat)
    if before.status is Status.LOBBY and after.status is Status.PLAYING:
        return "turn" if asked_now else "hand" if told else "start"
    if seat.occupant == (None if asker is None else Human(asker)):
        return None
    if after.status is Status.FINISHED:
        return "final"
    if after.status is Status.CANCELLED:
        return "cancelled" if before.status is Status.PLAYING else None
    if asked_now:
        return "turn"
    if seat.owner in _newly_voting(before, after):
        return "vote" if seat.asked is None else "turn"
    return "hand" if told else None


def _told_privately(told: Sequence[Told[Any]], seat: Seat) -> bool:
    return any(not isinstance(t.to, Everyone) and t.reaches(seat) for t in told)


def _to_guests(
    before: Table, transition: Transition, asker: PlayerId | None
) -> Iterator[PrivateLetter]:
    """What those read who are invited, or are no longer, or have been asked to leave."""
    after = transition.table
    for guest in _newly_invited(before, after):
        yield _to_guest("invitation", after, guest, transition.notices)
    here = {*after.invited, *after.people}
    for guest in before.invited:
        if guest not in here:
            yield _to_guest("lapsed", after, guest, (), amends=True)
        elif guest not in after.invited:
            yield _to_guest("rest", after, guest, (), amends=True)
    for player in before.people if after.status is Status.LOBBY else ():
        if player != asker and player not in here:
            yield _to_guest("removed", after, player, transition.notices)


def _to_guest(
    kind: PrivateKind,
    table: Table,
    guest: PlayerId,
    notices: tuple[Text, ...],
    *,
    amends: bool = False,
) -> PrivateLetter:
    return PrivateLetter(
        kind=kind,
        to=guest,
        seat=None,
        table=facts_of(table),
        view=None,
        events=(),
        notices=notices,
        amends=amends,
    )
