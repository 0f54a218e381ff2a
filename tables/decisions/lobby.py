"""Decisions about a table before its game begins, and the start of the game. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from core.game import Seat
from core.texts import Guest, Listing, Text, Value, text
from model import game_json
from model.commands import (
    Cancel,
    Change,
    Close,
    Depart,
    Exclude,
    Invite,
    Join,
    Leave,
    OptionValue,
    Person,
    Remove,
    SeatComputer,
    Start,
    once_each,
)
from model.game_json import AnyGame
from model.letters import computer_name, computers_in, person_named
from model.refusals import LeavesOut, refused, stale, unknown
from model.table import Human, PlayerId, Sides, Status, Table, TableSeat
from model.table_creation import Team, people_of, places, sits_down, teams_of
from tables import clocks
from tables.decisions.transitions import (
    Dated,
    Occasion,
    Transition,
    ask,
    cancelled_by,
    changed,
    must_host,
    must_not_be_removed,
    must_sit,
    rules,
)
from tables.paces import ends_at


def join(table: Table, command: Join, occasion: Occasion) -> Transition:
    """Seat a person in a free seat; a full table starts. Raises TableRefuses if they may not.

    In a game of teams they join the team they name, or change to it. Whoever is awaited in that
    team takes the place kept for them.
    """
    teams = teams_of(table, occasion.game, table.size)
    if table.seat_of(command.by.id) is not None:
        if command.side is None or not teams:
            raise refused("table-refusal-already-seated")
        return _change_sides(table, command.by, command.side, teams, occasion)
    invited = command.by.id in table.invited
    if not invited:
        if command.sees != table.place:
            raise unknown()
        must_not_be_removed(table, command.by.id)
    _must_have_a_seat_for(table, command.by.id)
    if command.side not in (None, dict(table.sides).get(command.by.id)) and teams:
        sides = _sides_with(table, command.by, command.side, teams)
        table = msgspec.structs.replace(table, sides=sides)
    seated = msgspec.structs.replace(
        table,
        seats=(*table.seats, _seat_for(table, command.by, occasion.now)),
        invited=tuple(p for p in table.invited if p != command.by.id),
        removed=tuple(p for p in table.removed if p != command.by.id),
    )
    notice = text("table-joined", who=command.by.named)
    if len(seated.seats) == seated.size:
        started = begin(seated, command.seed, occasion)
        return msgspec.structs.replace(started, notices=(notice, *started.notices))
    return Transition(changed(_calling_host(seated, occasion), occasion), notices=(notice,))


def _calling_host(table: Table, occasion: Occasion) -> Table:
    """Return the table with its host called, once, as soon as enough people sit to begin."""
    is_enough = len(table.seats) >= occasion.game.manifest.fewest_seats
    return msgspec.structs.replace(table, host_called=True) if is_enough else table


def _sides_with(table: Table, by: Person, side: int, teams: Sequence[Team]) -> Sides:
    """Return the sides of all once this person has taken one; the others stay where they are shown.

    Raises TableRefuses if that team has no room for another person; computers make room.
    """
    if side not in range(len(teams)):
        raise stale(table.code)
    people = people_of(table, teams)
    if by.id in people[side]:
        raise refused("table-refusal-chosen-already")
    if len(people[side]) >= len(teams[side]):
        raise refused("table-refusal-team-full", team=side + 1)
    others = [(one, number) for number, team in enumerate(people) for one in team]
    return (*(each for each in others if each[0] != by.id), (by.id, side))


def _change_sides(
    table: Table, by: Person, side: int, teams: Sequence[Team], occasion: Occasion
) -> Transition:
    """Let a seated person change to the other team."""
    after = changed(table, occasion, sides=_sides_with(table, by, side, teams))
    notice = text("table-changed-sides", who=by.named, team=side + 1)
    return Transition(after, notices=(notice,))


def _must_have_a_seat_for(table: Table, player: PlayerId) -> None:
    """Raise TableRefuses if no seat is free, or if all free seats are kept for other people."""
    kept = tuple(guest for guest in table.invited if guest != player)
    if len(table.seats) + len(kept) < table.size:
        return
    if not kept:
        raise refused("table-refusal-full")
    people = Listing(tuple(map(Guest, kept)))
    raise refused("table-refusal-kept", count=len(kept), people=people)


def leave(table: Table, command: Leave, occasion: Dated) -> Transition:
    """Give up a seat or invitation; another player becomes host; an empty table is cancelled."""
    seat = table.seat_of(command.by.id)
    if seat is None and command.by.id not in table.invited:
        raise refused("table-refusal-not-seated")
    left = changed(
        table,
        occasion,
        seats=table.seats if seat is None else _without(table, seat),
        invited=tuple(p for p in table.invited if p != command.by.id),
        sides=_sides_without(table, command.by.id),
    )
    told = "table-kept-seat-free" if seat is None else "table-left"
    notices: tuple[Text, ...] = (text(told, who=command.by.named),)
    if not left.people:
        left = msgspec.structs.replace(left, status=Status.CANCELLED, invited=())
        notices = (*notices, text("table-cancelled-empty"))
    elif left.host not in left.people:
        left = msgspec.structs.replace(left, host=left.people[0])
    return Transition(left, notices=notices)


def exclude(table: Table, command: Exclude, occasion: Dated) -> Transition:
    """Free the seat, or withdraw the invitation, of somebody who may no longer play here.

    Nobody is told who did that.
    """
    seat = table.seat_of(command.player)
    freed = leave(table, Leave(Person(command.player, "")), occasion)
    if seat is None:
        return msgspec.structs.replace(freed, notices=freed.notices[1:])
    name = person_named(command.player, seat.seat, occasion.people)
    notices = (text("table-seat-freed", who=name), *freed.notices[1:])
    return msgspec.structs.replace(freed, notices=notices)


def depart(table: Table, command: Depart, occasion: Occasion) -> Transition:
    """Free the seat or withdraw the invitation of somebody who cannot be reached any more."""
    known = occasion.people.get(command.player)
    person = Person(command.player, "" if known is None else known.name)
    return leave(table, Leave(person), occasion)


def invite(table: Table, command: Invite, occasion: Occasion) -> Transition:
    """Reserve seats for the host's guests."""
    must_host(table, command.by.id)
    known = {*table.people, *table.invited}
    guests = [g for g in once_each(command.guests) if g.id not in known]
    if not guests:
        raise refused("table-refusal-already-invited")
    if len(table.seats) + len(table.invited) + len(guests) > table.size:
        raise refused("table-refusal-full")
    invited = changed(table, occasion, invited=(*table.invited, *(g.id for g in guests)))
    names = tuple(text("table-invited", who=g.named) for g in guests)
    return Transition(invited, notices=names)


def remove(table: Table, command: Remove, occasion: Occasion) -> Transition:
    """Free a seat or withdraw an invitation for the host.

    A removed person can sit down again only by invitation.
    """
    must_host(table, command.by.id)
    host = command.by.named
    if command.person is not None and command.person in table.invited:
        invited = tuple(p for p in table.invited if p != command.person)
        notice = text("table-uninvited", who=host, guest=Guest(command.person))
        sides = _sides_without(table, command.person)
        return Transition(changed(table, occasion, invited=invited, sides=sides), notices=(notice,))
    seat = _freed_by(table, command)
    name: Value = computer_name(table.seats, seat.seat)
    removed = table.removed
    if seat.owner is not None:
        name = person_named(seat.owner, seat.seat, occasion.people)
        removed = (*removed, seat.owner)
    sides = _sides_without(table, seat.owner)
    freed = changed(table, occasion, seats=_without(table, seat), removed=removed, sides=sides)
    return Transition(freed, notices=(text("table-removed", who=host, guest=name),))


def _freed_by(table: Table, command: Remove) -> TableSeat:
    """Return the seat to free. Raises TableRefuses for one's own, or if nobody fits."""
    if command.person == command.by.id:
        raise refused("table-refusal-leave-instead")
    for seat in table.seats:
        if command.person is not None and seat.occupant == Human(command.person):
            return seat
    for number, (taken, level) in enumerate(computers_in(table.seats), 1):
        if (number, level) == (command.computer, command.level):
            return table.seats[taken]
    raise refused("table-refusal-nobody-so-called")


def _sides_without(table: Table, player: PlayerId | None) -> Sides:
    return tuple(each for each in table.sides if each[0] != player)


def _without(table: Table, seat: TableSeat) -> tuple[TableSeat, ...]:
    """Return the other seats, renumbered without a gap."""
    kept = [s for s in table.seats if s is not seat]
    return tuple(msgspec.structs.replace(s, seat=Seat(i)) for i, s in enumerate(kept))


def seat_computer(table: Table, command: SeatComputer, occasion: Occasion) -> Transition:
    """Seat computers for the host in seats that are not reserved; a full table starts.

    Raises StaleQuestion if the number of free seats is not the one the host saw.
    """
    must_host(table, command.by.id)
    free = table.size - len(table.seats) - len(table.invited)
    if command.free not in (None, free):
        raise stale(table.code)
    if free <= 0:
        raise refused("table-refusal-full")
    if command.only is not None:
        table = _sized_for(table, command.only, occasion)
        free = command.only
    taken = len(table.seats)
    places = tuple(
        TableSeat(Seat(taken + n), command.computer, joined_at=occasion.now)
        for n in range(free if command.fills or command.only else 1)
    )
    seated = msgspec.structs.replace(table, seats=(*table.seats, *places))
    notices = tuple(sits_down(seated, place.seat, command.computer) for place in places)
    if len(seated.seats) == seated.size:
        started = begin(seated, command.seed, occasion)
        return msgspec.structs.replace(started, notices=(*notices, *started.notices))
    return Transition(changed(seated, occasion), notices=notices)


def _sized_for(table: Table, computers: int, occasion: Occasion) -> Table:
    """Resize the table so that these computers fill all its free seats."""
    size = len(table.seats) + len(table.invited) + computers
    options = game_json.decode_options(occasion.game, table.options)
    if not 1 <= computers <= table.size - len(table.seats) - len(table.invited):
        raise stale(table.code)
    if size != table.size:
        _must_seat(table, size, occasion.game.manifest.seats_for(options))
    return msgspec.structs.replace(table, size=size)


def change(table: Table, command: Change, occasion: Occasion) -> Transition:
    """Change a table's terms for the host; a table that is full with fewer seats starts.

    Options that do not allow the present number of seats change it as well, unless one is given.
    Nobody plays by terms they have not agreed to: after a new pace or options the other people are
    unseated and invited again.
    """
    must_host(table, command.by.id)
    before = game_json.decode_options(occasion.game, table.options)
    options = with_changes(before, command.options)
    seats = occasion.game.manifest.seats_for(options)
    size = command.size or (table.size if table.size in seats else seats[0])
    pace = table.pace if command.pace is None else command.pace
    locale = table.locale if command.locale is None else command.locale
    if (size, options) != (table.size, before):
        _must_seat(table, size, seats)
    news = {
        "pace": pace != table.pace,
        "seats": size != table.size,
        "options": options != before,
        "language": locale != table.locale,
    }
    if not any(news.values()):
        raise refused("table-refusal-chosen-already")
    what = Listing(tuple(text(f"table-changed-{part}") for part, is_new in news.items() if is_new))
    notices = [text("table-changed", who=command.by.named, what=what)]
    chosen = msgspec.structs.replace(
        table, size=size, pace=pace, options=game_json.encode(options), locale=locale
    )
    others = tuple(player for player in table.people if player != command.by.id)
    if others and (news["pace"] or news["options"]):
        chosen = _awaiting(chosen, others)
        notices.append(text("table-asked-again", people=Listing(tuple(map(Guest, others)))))
    if len(chosen.seats) == chosen.size:
        started = begin(chosen, command.seed, occasion)
        return msgspec.structs.replace(started, notices=(*notices, *started.notices))
    return Transition(changed(chosen, occasion), notices=tuple(notices))


def _awaiting(table: Table, people: tuple[PlayerId, ...]) -> Table:
    """Unseat these people and invite them instead."""
    for player in people:
        seat = must_sit(table, player)
        table = msgspec.structs.replace(table, seats=_without(table, seat))
    return msgspec.structs.replace(table, invited=(*people, *table.invited))


def with_changes(options: Any, changes: Mapping[str, OptionValue]) -> Any:
    """Return the options with these changes. Raises TableRefuses for an unknown name or value."""
    if not changes.keys() <= set(options.__struct_fields__):
        raise refused("table-refusal-no-such-option")
    try:
        return msgspec.convert({**msgspec.to_builtins(options), **changes}, type(options))
    except msgspec.ValidationError as fault:
        raise refused("table-refusal-no-such-option") from fault


def _must_seat(table: Table, size: int, seats: range) -> None:
    """Raise TableRefuses if the game does not allow this size, or more people are expected."""
    if size not in seats:
        if len(seats) == 1:
            raise refused("table-refusal-only-seats", most=seats[-1])
        raise refused("table-refusal-no-such-seats", fewest=seats[0], most=seats[-1])
    taken = len(table.seats) + len(table.invited)
    if size < taken:
        raise refused("table-refusal-seats-taken", taken=taken)


def start(table: Table, command: Start, occasion: Occasion) -> Transition:
    """Start the game with those seated; people other than the host only if nobody is missing.

    Raises LeavesOut if the host has not confirmed to start without those invited.
    """
    must_sit(table, command.by.id)
    missing = occasion.game.manifest.fewest_seats - len(table.seats)
    if missing > 0:
        raise refused("table-refusal-too-few", missing=missing)
    if command.by.id != table.host:
        _nobody_may_be_missing(table)
    elif table.invited and command.seen != table.version:
        raise LeavesOut(table.invited, table.version)
    return begin(table, command.seed, occasion)


def _nobody_may_be_missing(table: Table) -> None:
    if table.invited:
        people = Listing(tuple(map(Guest, table.invited)))
        raise refused("table-refusal-awaited", people=people)
    if len(table.seats) < table.size:
        raise refused("table-refusal-seats-free")


def cancel_lobby(table: Table, command: Cancel, occasion: Dated) -> Transition:
    """Call off a table before its game, for its host or a server manager."""
    if command.by.id != table.host and not rules(table, command):
        raise refused("table-refusal-not-host")
    cancelled = changed(table, occasion, status=Status.CANCELLED, invited=())
    return Transition(cancelled, notices=(cancelled_by(command.by),))


def close(table: Table, _command: Close, occasion: Dated) -> Transition:
    """Close a lobby that waited too long. Raises StaleQuestion while it is too early."""
    if ends_at(table) > occasion.now:
        raise stale(table.code)
    closed = changed(table, occasion, status=Status.CANCELLED, invited=())
    return Transition(closed, notices=(text("table-closed"),))


def _seat_for(table: Table, person: Person, now: int) -> TableSeat:
    return TableSeat(Seat(len(table.seats)), Human(person.id), joined_at=now)


def begin(table: Table, seed: bytes, occasion: Occasion) -> Transition:
    """Begin the game with those seated, dealt from this seed."""
    table = _in_teams(table, occasion.game)
    options = game_json.decode_options(occasion.game, table.options)
    manifest = occasion.game.manifest
    step = occasion.game.initial_state(len(table.seats), options, seed)
    playing = changed(
        table,
        occasion,
        status=Status.PLAYING,
        rules_version=manifest.rules_version,
        state_version=manifest.state_version,
        size=len(table.seats),
        invited=(),
        sides=(),
        host_called=False,
        seed=seed,
        state=game_json.encode(step.state),
    )
    ready = msgspec.structs.replace(
        playing, seats=tuple(clocks.filled(playing, seat) for seat in playing.seats)
    )
    asked = ask(ready, occasion.game.to_act(step.state), None, occasion)
    return Transition(asked, told=step.told, notices=(text("table-started"),))


def _in_teams(table: Table, game: AnyGame) -> Table:
    """Return the table with its seats in the order that the chosen sides ask for."""
    teams = teams_of(table, game, len(table.seats)) if table.sides else ()
    if not teams:
        return table
    at = zip(places(teams, table.seats, table.sides), table.seats, strict=True)
    seats = sorted(at, key=lambda each: each[0])
    seated = tuple(msgspec.structs.replace(taken, seat=place) for place, taken in seats)
    return msgspec.structs.replace(table, seats=seated)
