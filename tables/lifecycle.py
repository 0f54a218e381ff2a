"""What each command does to a table in each status. Pure: the clock and chance come in as values.

The table ``DECISIONS`` is the state machine; a pair that is not in it is refused, kindly.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from core.game import Everyone, Seat, Step, Told
from core.text import Player, Text, Value, Verbatim, text
from tables import agreements, clocks, codec
from tables.codec import AnyGame
from tables.commands import (
    Answer,
    Cancel,
    Close,
    Command,
    EndPause,
    Expire,
    Invite,
    Join,
    Leave,
    PauseAlone,
    Person,
    Play,
    PlayFor,
    Propose,
    Resign,
    SeatComputer,
    Start,
    once_each,
)
from tables.errors import TableRefuses, refused, stale
from tables.letters import SeatFacts
from tables.model import (
    Computer,
    Human,
    LatePolicy,
    MoveRecord,
    PlayerId,
    PlayerProfile,
    Proposal,
    RequestId,
    Status,
    Table,
    TableSeat,
)

COMPUTER_NAMES = 5
"""How many names there are for computers: more than can sit at any table."""

RESIGNATION = "resign"
"""How the log writes a resignation; no game's notation may be this word."""


class Occasion(msgspec.Struct, frozen=True):
    """What a decision rests on: the rules, the time, the request that asks, the people."""

    game: AnyGame
    now: int
    request: RequestId | None = None
    people: Mapping[PlayerId, PlayerProfile] = {}


class Dated(Protocol):
    """All that a decision needs for which no rules of a game are asked."""

    @property
    def now(self) -> int:
        """Unix milliseconds UTC."""
        ...


class Today(msgspec.Struct, frozen=True):
    """The time alone, where the rules cannot read the table."""

    now: int


class Transition(msgspec.Struct, frozen=True):
    """The table after a command, and what there is to tell of it.

    ``move``: the new line of the log, if a move was made. ``told``: the game's events, addressed.
    ``notices``: what happened to the table itself, for everyone. ``secret``: a move was made of
    which only some are told, and by which nobody else is asked: the channel learns nothing of it.
    """

    table: Table
    move: MoveRecord | None = None
    told: tuple[Told[Any], ...] = ()
    notices: tuple[Text, ...] = ()
    secret: bool = False


Decision: TypeAlias = Callable[[Table, Any, Occasion], Transition]


def fingerprint(state: bytes) -> str:
    """A short name of a stored state that no other state is likely to have."""
    return sha256(state).hexdigest()[:16]


def decide(table: Table, command: Command, occasion: Occasion) -> Transition:
    """Carry out a command. Raises PlayerError, and then nothing has happened."""
    decision = DECISIONS.get((table.status, type(command)))
    if decision is None:
        raise _out_of_season(table.status, command)
    return decision(table, command, occasion)


def call_off(table: Table, command: Cancel, today: Today) -> Transition:
    """Carry out the one command that a table obeys whose game cannot be read any more."""
    match table.status:
        case Status.LOBBY:
            return cancel_lobby(table, command, today)
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
    rules = _rules_the_house(table, command)
    try:
        after = call_off(table, Cancel(command.by), today).table
    except TableRefuses:
        if not rules or table.status.is_over:
            raise
        return EndForeseen(None, table.calling_off, (), rules)
    if after.status is Status.CANCELLED:
        return EndForeseen("ends", table.calling_off, (), rules)
    awaited = tuple(p for p in after.people if p not in after.calling_off)
    return EndForeseen("waits", table.calling_off, awaited, rules)


# --- lobby ---------------------------------------------------------------------------------------


def join(table: Table, command: Join, occasion: Occasion) -> Transition:
    """A person takes a free seat; the last guest to accept starts the game."""
    if table.seat_of(command.by.id) is not None:
        raise refused("table-refusal-already-seated")
    invited = command.by.id in table.invited
    reserved = len(table.invited) - invited
    if len(table.seats) + reserved >= table.size:
        raise refused("table-refusal-full")
    seated = msgspec.structs.replace(
        table,
        seats=(*table.seats, _seat_for(table, command.by, occasion.now)),
        invited=tuple(p for p in table.invited if p != command.by.id),
    )
    notice = text("table-joined", who=Verbatim(command.by.name))
    if invited and not seated.invited and len(seated.seats) == seated.size:
        started = _begin(seated, command.seed, occasion)
        return msgspec.structs.replace(started, notices=(notice, *started.notices))
    return Transition(_changed(seated, occasion), notices=(notice,))


def leave(table: Table, command: Leave, occasion: Occasion) -> Transition:
    """A seat or an invitation is given back; the host's place passes on, or the table ends."""
    seat = table.seat_of(command.by.id)
    if seat is None and command.by.id not in table.invited:
        raise refused("table-refusal-not-seated")
    kept = [s for s in table.seats if s is not seat]
    seats = tuple(msgspec.structs.replace(s, seat=Seat(i)) for i, s in enumerate(kept))
    left = _changed(
        table,
        occasion,
        seats=seats,
        invited=tuple(p for p in table.invited if p != command.by.id),
    )
    notices: tuple[Text, ...] = (text("table-left", who=Verbatim(command.by.name)),)
    if not left.people:
        left = msgspec.structs.replace(left, status=Status.CANCELLED, invited=())
        notices = (*notices, text("table-cancelled-empty"))
    elif left.host not in left.people:
        left = msgspec.structs.replace(left, host=left.people[0])
    return Transition(left, notices=notices)


def invite(table: Table, command: Invite, occasion: Occasion) -> Transition:
    """A seated person keeps seats for others."""
    _must_sit(table, command.by.id)
    known = {*table.people, *table.invited}
    guests = [g for g in once_each(command.guests) if g.id not in known]
    if not guests:
        raise refused("table-refusal-already-invited")
    if len(table.seats) + len(table.invited) + len(guests) > table.size:
        raise refused("table-refusal-full")
    invited = _changed(table, occasion, invited=(*table.invited, *(g.id for g in guests)))
    names = tuple(text("table-invited", who=Verbatim(g.name)) for g in guests)
    return Transition(invited, notices=names)


def seat_computer(table: Table, command: SeatComputer, occasion: Occasion) -> Transition:
    """A seated person lets computers play; when they take the last seat, the game begins."""
    _must_sit(table, command.by.id)
    free = table.size - len(table.seats) - len(table.invited)
    if free <= 0:
        raise refused("table-refusal-full")
    taken = len(table.seats)
    places = tuple(
        TableSeat(Seat(taken + n), command.computer, joined_at=occasion.now)
        for n in range(free if command.fills else 1)
    )
    seated = msgspec.structs.replace(table, seats=(*table.seats, *places))
    notices = tuple(_sits_down(seated, place.seat, command.computer) for place in places)
    if len(seated.seats) == seated.size:
        started = _begin(seated, command.seed, occasion)
        return msgspec.structs.replace(started, notices=(*notices, *started.notices))
    return Transition(_changed(seated, occasion), notices=notices)


def _sits_down(table: Table, seat: Seat, computer: Computer) -> Text:
    return text("table-joined", who=at_level(computer, computer_name(table.seats, seat)))


def start(table: Table, command: Start, occasion: Occasion) -> Transition:
    """Anybody who sits may start, once there are enough."""
    _must_sit(table, command.by.id)
    missing = occasion.game.manifest.fewest_seats - len(table.seats)
    if missing > 0:
        raise refused("table-refusal-too-few", missing=missing)
    return _begin(table, command.seed, occasion)


def cancel_lobby(table: Table, command: Cancel, occasion: Dated) -> Transition:
    """The host, or a server manager, takes the invitation to play back."""
    if command.by.id != table.host and not _rules_the_house(table, command):
        raise refused("table-refusal-not-host")
    cancelled = _changed(table, occasion, status=Status.CANCELLED, invited=())
    return Transition(cancelled, notices=(_cancelled_by(command.by),))


def close(table: Table, _command: Close, occasion: Occasion) -> Transition:
    """A table that has waited so long is cleared away."""
    if clocks.lobby_ends(table) > occasion.now:
        raise stale(table.code)
    closed = _changed(table, occasion, status=Status.CANCELLED, invited=())
    return Transition(closed, notices=(text("table-closed"),))


# --- playing -------------------------------------------------------------------------------------


def play(table: Table, command: Play, occasion: Occasion) -> Transition:
    """A seat answers its question with a move. Raises StaleQuestion for an older question."""
    seat = _must_sit(table, command.by.id)
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
    move = occasion.game.read_back(occasion.game.view_for(state, seat.seat), command.notation)
    step = occasion.game.apply(state, seat.seat, move)
    return _advance(table, step, _Made(seat.seat, None, occasion.game.notate(move)), occasion)


def resign(table: Table, command: Resign, occasion: Occasion) -> Transition:
    """A person gives up, whoever is to act."""
    seat = _must_sit(table, command.by.id)
    step = occasion.game.withdraw(codec.state_of(occasion.game, table), seat.seat)
    return _advance(table, step, _Made(seat.seat, command.by.id, RESIGNATION), occasion)


def expire(table: Table, command: Expire, occasion: Occasion) -> Transition:
    """A deadline passed: the table's policy says what that means."""
    seat = _still_asked(table, command.seat, command.asked)
    if not clocks.is_late(seat, occasion.now):
        raise stale(table.code)
    return LATE[table.pace.late](table, seat, occasion)


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
    if _rules_the_house(table, command):
        return _end(table, command.by, occasion)
    _must_sit(table, command.by.id)
    if command.by.id in table.calling_off:
        raise refused("table-refusal-already-calling-off")
    agreed = (*table.calling_off, command.by.id)
    if set(agreed) >= set(table.people):
        return _end(table, command.by, occasion)
    asked = _changed(table, occasion, calling_off=agreed)
    notice = text("table-calling-off", who=Verbatim(command.by.name), code=table.code)
    return Transition(asked, notices=(notice,))


def propose(table: Table, command: Propose, occasion: Occasion) -> Transition:
    """A person asks the others to pause, to go on or to change the pace."""
    _must_sit(table, command.by.id)
    wish = Proposal(table.version + 1, command.kind, (command.by.id,), command.pace)
    said = agreements.propose(table, command.by, wish, occasion.now, occasion.people)
    return _agreed(said, occasion)


def answer(table: Table, command: Answer, occasion: Occasion) -> Transition:
    """A person agrees to a proposal, or does not."""
    _must_sit(table, command.by.id)
    said = agreements.answer(
        table,
        command.by,
        command.number,
        agrees=command.agrees,
        now=occasion.now,
        people=occasion.people,
    )
    return _agreed(said, occasion)


def pause_alone(table: Table, command: PauseAlone, occasion: Occasion) -> Transition:
    """A person pauses the game for a day."""
    _must_sit(table, command.by.id)
    return _agreed(
        agreements.pause_alone(table, command.by, occasion.now, occasion.people), occasion
    )


def end_pause(table: Table, _command: EndPause, occasion: Occasion) -> Transition:
    """A pause has lasted as long as it may."""
    if table.pause is None or table.pause.until > occasion.now:
        raise stale(table.code)
    return _agreed(agreements.end_pause(table, occasion.now, occasion.people), occasion)


DECISIONS: Mapping[tuple[Status, type], Decision] = {
    (Status.LOBBY, Join): join,
    (Status.LOBBY, Leave): leave,
    (Status.LOBBY, Invite): invite,
    (Status.LOBBY, SeatComputer): seat_computer,
    (Status.LOBBY, Start): start,
    (Status.LOBBY, Cancel): cancel_lobby,
    (Status.LOBBY, Close): close,
    (Status.PLAYING, Play): play,
    (Status.PLAYING, PlayFor): play_for,
    (Status.PLAYING, Resign): resign,
    (Status.PLAYING, Expire): expire,
    (Status.PLAYING, Cancel): cancel_game,
    (Status.PLAYING, Propose): propose,
    (Status.PLAYING, Answer): answer,
    (Status.PLAYING, PauseAlone): pause_alone,
    (Status.PLAYING, EndPause): end_pause,
}


# --- the parts -----------------------------------------------------------------------------------


class _Made(msgspec.Struct, frozen=True):
    """Who made which move; ``by`` None when the house did. ``notices``: told to all about it."""

    seat: Seat
    by: PlayerId | None
    notation: str
    notices: tuple[Text, ...] = ()


_IN_PLAY = (Play, PlayFor, Resign, Expire, Propose, Answer, PauseAlone, EndPause)


def _out_of_season(status: Status, command: Command) -> TableRefuses:
    if status.is_over:
        return refused("table-refusal-over")
    if isinstance(command, _IN_PLAY):
        return refused("table-refusal-not-started")
    if isinstance(command, Leave):
        return refused("table-refusal-resign-instead")
    return refused("table-refusal-started-already")


def _rules_the_house(table: Table, command: Cancel) -> bool:
    return command.manages is not None and command.manages == table.guild


def _must_sit(table: Table, player: PlayerId) -> TableSeat:
    seat = table.seat_of(player)
    if seat is None:
        raise refused("table-refusal-not-seated")
    return seat


def _still_asked(table: Table, seat: Seat, asked: int) -> TableSeat:
    found = table.seats[seat]
    if found.asked != asked:
        raise stale(table.code)
    return found


def computer_name(seats: Sequence[TableSeat | SeatFacts], seat: Seat) -> Text:
    """What the computer in this seat is called: at one table no two have the same name.

    The name is that of the first, second … computer of the table, whoever sits between them.
    """
    computer = seats[seat].occupant
    assert isinstance(computer, Computer), "people have names of their own"
    before = sum(isinstance(one.occupant, Computer) for one in seats[:seat])
    return text("computer-name", name=text(f"computer-called-{before % COMPUTER_NAMES + 1}"))


def at_level(computer: Computer, who: Value) -> Text:
    """A computer with how well it plays, which is said when it sits down and by who asks."""
    return text("computer-at-level", who=who, level=computer.level)


def _seat_for(table: Table, person: Person, now: int) -> TableSeat:
    return TableSeat(Seat(len(table.seats)), Human(person.id), joined_at=now)


def _changed(table: Table, occasion: Dated, **changes: Any) -> Table:
    return msgspec.structs.replace(
        table, version=table.version + 1, updated_at=occasion.now, **changes
    )


def _begin(table: Table, seed: bytes, occasion: Occasion) -> Transition:
    options = codec.decode_options(occasion.game, table.options)
    step = occasion.game.initial_state(len(table.seats), options, seed)
    manifest = occasion.game.manifest
    playing = _changed(
        table,
        occasion,
        status=Status.PLAYING,
        rules_version=manifest.rules_version,
        state_version=manifest.state_version,
        size=len(table.seats),
        invited=(),
        seed=seed,
        state=codec.encode(step.state),
    )
    ready = msgspec.structs.replace(
        playing, seats=tuple(clocks.filled(playing, seat) for seat in playing.seats)
    )
    asked = _ask(ready, occasion.game.to_act(step.state), None, occasion)
    return Transition(asked, told=step.told, notices=(text("table-started"),))


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
    )
    to_act = occasion.game.to_act(step.state)
    moved = msgspec.structs.replace(table, version=table.version + 1, state=state, moves=record.seq)
    secret = _is_secret(table, step, made, to_act)
    if secret:
        asked = _asked_anew(_ask(moved, to_act, None, occasion), made.seat)
    else:
        shown = _shown(moved, step, made, occasion)
        asked = _ask(shown, to_act, made.seat, occasion)
    return Transition(asked, record, step.told, made.notices, secret)


def _is_secret(table: Table, step: Step[Any, Any], made: _Made, to_act: frozenset[Seat]) -> bool:
    """Whether nobody but those who are told in private learns that a move was made."""
    if made.notices or not to_act or _is_told_to_all(step):
        return False
    return to_act <= {made.seat, *(seat.seat for seat in table.to_act)}


def _is_told_to_all(step: Step[Any, Any]) -> bool:
    return any(isinstance(told.to, Everyone) for told in step.told)


def _shown(table: Table, step: Step[Any, Any], made: _Made, occasion: Occasion) -> Table:
    """What everybody sees of a table changes with a move, unless it is a secret one."""
    outcome = occasion.game.outcome(step.state)
    return msgspec.structs.replace(
        table,
        updated_at=occasion.now,
        open_moves=table.open_moves + (made.notation != RESIGNATION and _is_told_to_all(step)),
        outcome=outcome,
        status=Status.PLAYING if outcome is None else Status.FINISHED,
        seats=_moved(table, made.seat, table.moves, occasion),
        calling_off=tuple(p for p in table.calling_off if p != made.by),
    )


def _moved(table: Table, mover: Seat, seq: int, occasion: Occasion) -> tuple[TableSeat, ...]:
    return tuple(
        msgspec.structs.replace(
            clocks.played(table, seat, occasion.now, occasion.people), last_move=seq
        )
        if seat.seat == mover
        else seat
        for seat in table.seats
    )


def _asked_anew(table: Table, mover: Seat) -> Table:
    """A new question, so that its buttons work once, in the time of the old one, which all see."""
    seats = tuple(
        _with_new_question(s) if s.seat == mover and s.asked is not None else s for s in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def _ask(table: Table, to_act: frozenset[Seat], mover: Seat | None, occasion: Occasion) -> Table:
    """Ask each seat that owes a decision; a question nobody has answered stays the same one."""
    seats = tuple(_asked(table, s, s.seat in to_act, mover, occasion) for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def _asked(
    table: Table, seat: TableSeat, owes: bool, mover: Seat | None, occasion: Occasion
) -> TableSeat:
    if not owes:
        return _unasked(seat)
    if seat.asked is not None and seat.seat != mover:
        return seat
    asked = _with_new_question(clocks.stopped(seat))
    return clocks.wound(table, asked, occasion.now, occasion.people)


def _unasked(seat: TableSeat) -> TableSeat:
    return msgspec.structs.replace(clocks.stopped(seat), asked=None)


def _with_new_question(seat: TableSeat) -> TableSeat:
    number = seat.questions + 1
    return msgspec.structs.replace(seat, asked=number, questions=number)


def _wait_longer(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Call who is late, each time after a longer pause, and in the end no more."""
    still_asked = clocks.lapsed(table, seat, occasion.now, occasion.people)
    seats = tuple(still_asked if s is seat else s for s in table.seats)
    waiting = _changed(table, occasion, seats=seats)
    key = "table-late-wait" if seat.lapsed == 0 else "table-late-wait-still"
    is_last = still_asked.deadline is None
    notice = text("table-late-wait-silent" if is_last else key, who=Player(seat.seat))
    return Transition(waiting, notices=(notice,))


LATE: Mapping[LatePolicy, Callable[[Table, TableSeat, Occasion], Transition]] = {
    "wait": _wait_longer,
    "play": _play_quietly,
    "resign": _resign_for,
}
"""What becomes of a seat whose time has run out."""


def _agreed(said: agreements.Agreed, occasion: Occasion) -> Transition:
    table, notices = said
    return Transition(_changed(table, occasion), notices=notices)


def _end(table: Table, by: Person, occasion: Dated) -> Transition:
    seats = tuple(_unasked(seat) for seat in table.seats)
    nothing = {"calling_off": (), "pause": None, "proposal": None}
    cancelled = _changed(table, occasion, status=Status.CANCELLED, seats=seats, **nothing)
    return Transition(cancelled, notices=(_cancelled_by(by),))


def _cancelled_by(by: Person) -> Text:
    return text("table-cancelled", who=Verbatim(by.name))
