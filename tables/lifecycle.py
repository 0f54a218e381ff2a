"""What each command does to a table in each status. Pure: the clock and chance come in as values.

The table ``DECISIONS`` is the state machine; a pair that is not in it is refused, kindly.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from core.game import Seat, Step
from core.text import Player, Text, Verbatim, text
from tables import agreements, clocks, codec, lobby, moving, polls, ruling, undoing, vacancies
from tables.commands import (
    Answer,
    Bring,
    Cancel,
    Change,
    Close,
    Command,
    Depart,
    EndPause,
    Expire,
    Free,
    Freeze,
    HandOver,
    Invite,
    Join,
    Lapse,
    Leave,
    PauseAlone,
    Play,
    PlayFor,
    Propose,
    Remove,
    Resign,
    SeatComputer,
    Start,
    Undo,
    Unfreeze,
    Vote,
)
from tables.errors import TableRefuses, refused, stale
from tables.log import RESIGNATION, fingerprint
from tables.model import (
    Choice,
    Human,
    LatePolicy,
    MoveRecord,
    PlayerId,
    Poll,
    Proposal,
    Status,
    Table,
    TableSeat,
)
from tables.transitions import (
    Dated,
    Occasion,
    Today,
    Transition,
    ask,
    asked_anew,
    cancelled_by,
    changed,
    is_told_to_all,
    must_sit,
    rules_the_house,
    unasked,
)

Decision: TypeAlias = Callable[[Table, Any, Occasion], Transition]


def decide(table: Table, command: Command, occasion: Occasion) -> Transition:
    """Carry out a command. Raises PlayerError, and then nothing has happened."""
    decision = DECISIONS.get((table.status, type(command)))
    if decision is None:
        raise _out_of_season(table.status, command)
    ruling.must_not_be_frozen(table, command)
    return _tidied(table, decision(table, command, occasion), occasion)


def foresee_undo(table: Table, command: Undo, occasion: Occasion) -> undoing.UndoForeseen:
    """What it takes to take a move back; nothing happens. Raises TableRefuses where it cannot."""
    if table.status is not Status.PLAYING:
        raise _out_of_season(table.status, command)
    return undoing.foresee(table, command, occasion)


def call_off(table: Table, command: Cancel, today: Today) -> Transition:
    """Carry out the one command that a table obeys whose game cannot be read any more."""
    match table.status:
        case Status.LOBBY:
            return lobby.cancel_lobby(table, command, today)
        case Status.PLAYING:
            return cancel_game(table, command, today)
    raise _out_of_season(table.status, command)


class EndForeseen(msgspec.Struct, frozen=True):
    """What somebody brings about who calls a table off.

    ``consent``: whether their consent "ends" it or "waits" for that of the ``awaited``; None where
    they have none to give. ``agreed``: who has consented. ``rules``: as a manager of its server
    they need nobody's consent.
    """

    consent: Literal["ends", "waits"] | None
    agreed: tuple[PlayerId, ...]
    awaited: tuple[PlayerId, ...]
    rules: bool


def foresee_end(table: Table, command: Cancel, today: Today) -> EndForeseen:
    """What calling off would come to; nothing happens. Raises PlayerError where it is refused."""
    rules = rules_the_house(table, command)
    try:
        after = call_off(table, Cancel(command.by), today).table
    except TableRefuses:
        if not rules or table.status.is_over:
            raise
        return EndForeseen(None, table.calling_off, (), rules)
    if after.status is Status.CANCELLED:
        return EndForeseen("ends", table.calling_off, (), rules)
    awaited = tuple(p for p in after.present if p not in after.calling_off)
    return EndForeseen("waits", table.calling_off, awaited, rules)


# --- playing -------------------------------------------------------------------------------------


def play(table: Table, command: Play, occasion: Occasion) -> Transition:
    """A seat answers its question with a move. Raises StaleQuestion for an older question."""
    seat = must_sit(table, command.by.id)
    if command.asked is not None and command.asked != seat.asked:
        raise stale(table.code)
    state = codec.state_of(occasion.game, table)
    move = occasion.game.parse(occasion.game.view_for(state, seat.seat), command.notation)
    step = occasion.game.apply(state, seat.seat, move)
    notation = occasion.game.notate(move)
    return _advance(table, step, _Made(seat.seat, command.by.id, notation), occasion)


def play_for(table: Table, command: PlayFor, occasion: Occasion) -> Transition:
    """A computer answers its seat's question. Raises StaleQuestion for an older question."""
    seat = _still_asked(table, command.seat, command.asked)
    state = codec.state_of(occasion.game, table)
    if command.notation is None:
        move = occasion.game.fallback_move(state, seat.seat)
    else:
        move = occasion.game.read_back(occasion.game.view_for(state, seat.seat), command.notation)
    step = occasion.game.apply(state, seat.seat, move)
    return _advance(table, step, _Made(seat.seat, None, occasion.game.notate(move)), occasion)


def resign(table: Table, command: Resign, occasion: Occasion) -> Transition:
    """A person gives up, whoever is to act."""
    seat = must_sit(table, command.by.id)
    step = occasion.game.withdraw(codec.state_of(occasion.game, table), seat.seat)
    return _advance(table, step, _Made(seat.seat, command.by.id, RESIGNATION), occasion)


def expire(table: Table, command: Expire, occasion: Occasion) -> Transition:
    """A deadline passed: the table's policy says what that means, or those who have voted."""
    seat = _still_asked(table, command.seat, command.asked)
    if not clocks.is_late(seat, occasion.now):
        raise stale(table.code)
    poll = table.poll_about(seat.seat)
    if poll is not None:
        return _counted(table, poll, occasion, over=True)
    return LATE[table.pace.late](table, seat, occasion)


def vote(table: Table, command: Vote, occasion: Occasion) -> Transition:
    """A person says what to do about somebody who is late; it is done once it is decided."""
    must_sit(table, command.by.id)
    poll = polls.cast(
        polls.meant(table, command.by.id, command.number), command.by.id, command.choice
    )
    return _counted(polls.with_poll(table, poll), poll, occasion, over=False)


def _counted(table: Table, poll: Poll, occasion: Occasion, *, over: bool) -> Transition:
    """What the votes so far come to. ``over``: nobody can vote any more."""
    choice = polls.outcome(table, poll, over=over)
    if choice is None:
        return Transition(changed(table, occasion))
    decided = polls.without(table, poll)
    if over and not polls.answered(table, poll):
        return _wait_longer(decided, decided.seats[poll.seat], occasion)
    return DECIDED[choice](decided, decided.seats[poll.seat], occasion)


def _ask_the_others(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """The others say what to do; where there are none, the table waits."""
    asked = polls.opened(table, seat, occasion.now, occasion.people)
    if not polls.voters(asked, asked.polls[-1]):
        return _wait_longer(table, seat, occasion)
    notice = text("table-late-ask", who=Player(seat.seat))
    return Transition(changed(asked, occasion), notices=(notice,))


def _wait_another_pace(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Whoever is late has as much time again."""
    waiting = clocks.given_another_pace(table, seat, occasion.now, occasion.people)
    notice = text("table-decided-wait", who=Player(seat.seat))
    return Transition(changed(waiting, occasion), notices=(notice,))


def _end_for_them(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """The others would rather end the game than wait."""
    return end_without_result(table, occasion, text("table-decided-end", who=Player(seat.seat)))


def _claim(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Whoever is alone with somebody who is late for long has won."""
    step = occasion.game.withdraw(codec.state_of(occasion.game, table), seat.seat)
    notice = text("table-decided-claim", who=Player(seat.seat))
    return _advance(table, step, _Made(seat.seat, None, RESIGNATION, (notice,)), occasion)


def _play_quietly(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """The house makes a quiet move for whoever is late."""
    state = codec.state_of(occasion.game, table)
    move = occasion.game.fallback_move(state, seat.seat)
    step = occasion.game.apply(state, seat.seat, move)
    notation, notice = occasion.game.notate(move), text("table-late-play", who=Player(seat.seat))
    return _advance(table, step, _Made(seat.seat, None, notation, (notice,)), occasion)


def _resign_for(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Whoever is late resigns."""
    step = occasion.game.withdraw(codec.state_of(occasion.game, table), seat.seat)
    notice = text("table-late-resign", who=Player(seat.seat))
    return _advance(table, step, _Made(seat.seat, None, RESIGNATION, (notice,)), occasion)


def cancel_game(table: Table, command: Cancel, occasion: Dated) -> Transition:
    """A running game ends without a result when all agree, or a server manager says so."""
    if rules_the_house(table, command):
        return end_without_result(table, occasion, cancelled_by(command.by))
    must_sit(table, command.by.id)
    if command.by.id in table.calling_off:
        raise refused("table-refusal-already-calling-off")
    agreed = (*table.calling_off, command.by.id)
    if set(agreed) >= set(table.present):
        return end_without_result(table, occasion, cancelled_by(command.by))
    asked = changed(table, occasion, calling_off=agreed)
    notice = text("table-calling-off", who=Verbatim(command.by.name), code=table.code)
    return Transition(asked, notices=(notice,))


def propose(table: Table, command: Propose, occasion: Occasion) -> Transition:
    """A person asks the others to pause, to go on or to change the pace."""
    must_sit(table, command.by.id)
    if command.kind == "undo":
        alone = Undo(command.by)
        if not undoing.foresee(table, alone, occasion).awaited:
            return undoing.undo(table, alone, occasion)
        wish = undoing.wished(table, command, occasion)
    else:
        wish = Proposal(table.version + 1, command.kind, (command.by.id,), command.pace)
    said = agreements.propose(table, command.by, wish, occasion.now, occasion.people)
    return _agreed(said, occasion)


def answer(table: Table, command: Answer, occasion: Occasion) -> Transition:
    """A person agrees to a proposal, or does not."""
    must_sit(table, command.by.id)
    said = agreements.answer(
        table,
        command.by,
        command.number,
        agrees=command.agrees,
        now=occasion.now,
        people=occasion.people,
    )
    return _agreed(said, occasion)


def lapse(table: Table, command: Lapse, occasion: Occasion) -> Transition:
    """A proposal has stood as long as it may; nobody is told, it only cannot be answered."""
    wish = table.proposal
    if wish is None or wish.number != command.number or not 0 < wish.until <= occasion.now:
        raise stale(table.code)
    return Transition(changed(table, occasion, proposal=None))


def pause_alone(table: Table, command: PauseAlone, occasion: Occasion) -> Transition:
    """A person pauses the game for a day."""
    must_sit(table, command.by.id)
    return _agreed(
        agreements.pause_alone(table, command.by, occasion.now, occasion.people), occasion
    )


def end_pause(table: Table, _command: EndPause, occasion: Occasion) -> Transition:
    """A pause has lasted as long as it may."""
    if table.pause is None or table.pause.until > occasion.now:
        raise stale(table.code)
    return _agreed(agreements.end_pause(table, occasion.now, occasion.people), occasion)


def depart(table: Table, command: Depart, occasion: Occasion) -> Transition:
    """A person cannot be reached any more: those who are left need not wait for them.

    Whoever has come back once is not gone because they are no member of the server.
    """
    seat = table.seat_of(command.player)
    known = ("gone", "back") if command.looked_up else ("gone",)
    if seat is None or seat.presence in known:
        raise stale(table.code)
    seats = tuple(
        msgspec.structs.replace(s, presence="gone") if s is seat else s for s in table.seats
    )
    left = Transition(
        changed(table, occasion, seats=seats),
        notices=(text("table-gone", who=Player(seat.seat)),),
    )
    then = _what_those_left_want(left.table, seat.seat, occasion)
    return left if then is None else _one_after_the_other(left, then)


def _what_those_left_want(table: Table, gone: Seat, occasion: Occasion) -> Transition | None:
    """What was only waiting for somebody who is gone; None where nothing was."""
    if table.calling_off and set(table.calling_off) >= set(table.present):
        return end_without_result(table, occasion, text("table-all-left-agree"))
    if (agreed := agreements.settled(table, occasion.now, occasion.people)) is not None:
        return _agreed(agreed, occasion)
    for poll in table.polls:
        if polls.outcome(table, poll, over=False) is not None:
            return _counted(table, poll, occasion, over=False)
    seat = table.seats[gone]
    return None if seat.asked is None else _asked_about(table, seat, occasion)


def _asked_about(table: Table, seat: TableSeat, occasion: Occasion) -> Transition | None:
    """The others are asked at once about somebody who is gone, where the table asks them at all."""
    if table.pace.late != "ask" or table.pause or table.poll_about(seat.seat) is not None:
        return None
    asked = polls.opened(table, seat, occasion.now, occasion.people)
    if not polls.voters(asked, asked.polls[-1]):
        return None
    notice = text("table-gone-ask", who=Player(seat.seat))
    return Transition(changed(asked, occasion), notices=(notice,))


def _asking_about_the_gone(before: Table, after: Transition, occasion: Occasion) -> Transition:
    """The same, with the others asked about whoever is gone and is now to act."""
    known = {(seat.seat, seat.asked) for seat in before.seats}
    for seat in after.table.to_act:
        if seat.presence == "gone" and (seat.seat, seat.asked) not in known:
            then = _asked_about(after.table, after.table.seats[seat.seat], occasion)
            after = after if then is None else _one_after_the_other(after, then)
    return after


def _one_after_the_other(first: Transition, then: Transition) -> Transition:
    """Two transitions as one; the second makes no move of its own unless the first made none."""
    notices = (*first.notices, *then.notices)
    if then.move is not None:
        return msgspec.structs.replace(then, notices=notices)
    return msgspec.structs.replace(first, table=then.table, notices=notices)


def close(table: Table, _command: Close, occasion: Occasion) -> Transition:
    """A game at which nobody has done anything for so long ends without a result."""
    if table.pause is not None or clocks.ends_at(table) > occasion.now:
        raise stale(table.code)
    return end_without_result(table, occasion, text("table-idle"))


DECISIONS: Mapping[tuple[Status, type], Decision] = {
    (Status.LOBBY, Join): lobby.join,
    (Status.LOBBY, Leave): lobby.leave,
    (Status.LOBBY, Invite): lobby.invite,
    (Status.LOBBY, Remove): lobby.remove,
    (Status.LOBBY, SeatComputer): lobby.seat_computer,
    (Status.LOBBY, Change): lobby.change,
    (Status.LOBBY, Start): lobby.start,
    (Status.LOBBY, Cancel): lobby.cancel_lobby,
    (Status.LOBBY, Close): lobby.close,
    (Status.LOBBY, Depart): lobby.depart,
    (Status.LOBBY, Bring): moving.bring,
    (Status.PLAYING, Bring): moving.bring,
    (Status.PLAYING, Join): vacancies.sit_down,
    (Status.PLAYING, Leave): vacancies.decline,
    (Status.PLAYING, Invite): vacancies.invite,
    (Status.PLAYING, Free): vacancies.free,
    (Status.PLAYING, Vote): vote,
    (Status.PLAYING, Play): play,
    (Status.PLAYING, PlayFor): play_for,
    (Status.PLAYING, Resign): resign,
    (Status.PLAYING, Expire): expire,
    (Status.PLAYING, Cancel): cancel_game,
    (Status.PLAYING, Freeze): ruling.freeze,
    (Status.PLAYING, Unfreeze): ruling.unfreeze,
    (Status.PLAYING, HandOver): ruling.hand_over,
    (Status.LOBBY, HandOver): ruling.hand_over,
    (Status.PLAYING, Propose): propose,
    (Status.PLAYING, Answer): answer,
    (Status.PLAYING, PauseAlone): pause_alone,
    (Status.PLAYING, EndPause): end_pause,
    (Status.PLAYING, Close): close,
    (Status.PLAYING, Depart): depart,
    (Status.PLAYING, Undo): undoing.undo,
    (Status.PLAYING, Lapse): lapse,
}


# --- the parts -----------------------------------------------------------------------------------


class _Made(msgspec.Struct, frozen=True):
    """Who made which move; ``by`` None when the house did. ``notices``: told to all about it."""

    seat: Seat
    by: PlayerId | None
    notation: str
    notices: tuple[Text, ...] = ()


_IN_PLAY = (
    Play,
    PlayFor,
    Resign,
    Expire,
    Propose,
    Answer,
    PauseAlone,
    Vote,
    Free,
    Freeze,
    Unfreeze,
    EndPause,
    Undo,
    Lapse,
)


def _out_of_season(status: Status, command: Command) -> TableRefuses:
    if status.is_over:
        return refused("table-refusal-over")
    if isinstance(command, _IN_PLAY):
        return refused("table-refusal-not-started")
    return refused("table-refusal-started-already")


def _still_asked(table: Table, seat: Seat, asked: int) -> TableSeat:
    found = table.seats[seat]
    if found.asked != asked:
        raise stale(table.code)
    return found


def _advance(table: Table, step: Step[Any, Any], made: _Made, occasion: Occasion) -> Transition:
    state = codec.encode(step.state)
    record = MoveRecord(
        seq=table.moves + 1,
        seat=made.seat,
        actor=made.by,
        request=occasion.request,
        notation=made.notation,
        state_hash=fingerprint(state),
        at=occasion.now,
        left=clocks.remaining(table, table.seats[made.seat], occasion.now, occasion.people),
        bank=table.seats[made.seat].bank,
    )
    to_act = occasion.game.to_act(step.state)
    moved = msgspec.structs.replace(table, version=table.version + 1, state=state, moves=record.seq)
    secret = _is_secret(table, step, made, to_act)
    if secret:
        asked = asked_anew(ask(moved, to_act, None, occasion), made.seat)
    else:
        shown = _shown(moved, step, made, occasion)
        asked = ask(shown, to_act, made.seat, occasion)
    return Transition(asked, record, step.told, made.notices, secret, step.learned)


def _is_secret(table: Table, step: Step[Any, Any], made: _Made, to_act: frozenset[Seat]) -> bool:
    """Whether nobody but those who are told in private learns that a move was made."""
    if made.notices or not to_act or is_told_to_all(step):
        return False
    return to_act <= {made.seat, *(seat.seat for seat in table.to_act)}


def _shown(table: Table, step: Step[Any, Any], made: _Made, occasion: Occasion) -> Table:
    """What everybody sees of a table changes with a move, unless it is a secret one."""
    outcome = occasion.game.outcome(step.state)
    return msgspec.structs.replace(
        table,
        updated_at=occasion.now,
        open_moves=table.open_moves + (made.notation != RESIGNATION and is_told_to_all(step)),
        outcome=outcome,
        status=Status.PLAYING if outcome is None else Status.FINISHED,
        seats=_moved(table, made.seat, table.moves, occasion),
        calling_off=tuple(p for p in table.calling_off if p != made.by),
        proposal=agreements.still_meant(table.proposal),
    )


def _moved(table: Table, mover: Seat, seq: int, occasion: Occasion) -> tuple[TableSeat, ...]:
    return tuple(
        msgspec.structs.replace(
            clocks.played(table, seat, occasion.now, occasion.people),
            last_move=seq,
            wanted=seat.wanted and not isinstance(seat.occupant, Human),
        )
        if seat.seat == mover
        else seat
        for seat in table.seats
    )


def _wait_longer(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Call who is late, each time after a longer pause, and in the end no more."""
    still_asked = clocks.lapsed(table, seat, occasion.now, occasion.people)
    seats = tuple(still_asked if s is seat else s for s in table.seats)
    waiting = changed(table, occasion, seats=seats)
    key = "table-late-wait" if seat.lapsed == 0 else "table-late-wait-still"
    is_last = still_asked.deadline is None
    notice = text("table-late-wait-silent" if is_last else key, who=Player(seat.seat))
    return Transition(waiting, notices=(notice,))


Remedy: TypeAlias = Callable[[Table, TableSeat, Occasion], Transition]

LATE: Mapping[LatePolicy, Remedy] = {
    "ask": _ask_the_others,
    "wait": _wait_longer,
    "play": _play_quietly,
    "computer": vacancies.let_a_computer_play,
    "resign": _resign_for,
}
"""What becomes of a seat whose time has run out."""

DECIDED: Mapping[Choice, Remedy] = {
    "wait": _wait_another_pace,
    "computer": vacancies.let_a_computer_play,
    "substitute": vacancies.look_for_a_substitute,
    "end": _end_for_them,
    "claim": _claim,
}
"""What becomes of it when the others have decided."""


def _agreed(said: agreements.Agreed, occasion: Occasion) -> Transition:
    table, notices = said
    wish = table.proposal
    if wish is not None and set(wish.agreed) >= set(table.present):
        return undoing.agreed(table, wish, occasion)
    return Transition(changed(table, occasion), notices=notices)


def end_without_result(table: Table, occasion: Dated, notice: Text) -> Transition:
    """The game ends without a result."""
    seats = tuple(unasked(seat) for seat in table.seats)
    nothing = {"calling_off": (), "pause": None, "proposal": None, "polls": (), "invited": ()}
    cancelled = changed(table, occasion, status=Status.CANCELLED, seats=seats, **nothing)
    return Transition(cancelled, notices=(notice,))


def _tidied(before: Table, after: Transition, occasion: Occasion) -> Transition:
    """The same without what has lost its subject: votes about whoever has moved, invitations to
    seats nobody looks for. What all have seen is taken back where all see it.
    """
    after = _asking_about_the_gone(before, after, occasion)
    table = polls.only_open(after.table)
    if table.status is not Status.LOBBY and not any(seat.wanted for seat in table.seats):
        table = msgspec.structs.replace(table, invited=())
    shown = before.polls != table.polls
    return msgspec.structs.replace(after, table=table, secret=after.secret and not shown)
