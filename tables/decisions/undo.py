"""Taking a move back: when that is free, whose consent it needs otherwise, what comes of it. Pure.

It is free for whoever made the last move, as long as nobody has learned anything hidden by it and
it came in time, three times a turn. A choice that others make meanwhile, and owed already, stands
in the way of nothing: each may think again until somebody has learned what was chosen. All else
needs the consent of the other people, and takes back whatever was played since, too.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import msgspec

from core.game import NO_ONE, Audience, Everyone, Seat, is_among
from core.text import Listing, Player, Text, text
from tables.decisions.agreements import still_meant
from tables.decisions.transitions import (
    Occasion,
    Transition,
    ask,
    asked_anew,
    is_told_to_all,
    judged,
    must_sit,
    unasked,
)
from tables.model import game_json, log
from tables.model.audience import heard_by, records_of
from tables.model.commands import Answer, Command, Play, Propose, Undo
from tables.model.letters import TAKEN_BACK
from tables.model.log import Replay, Stood
from tables.model.refusals import TableRefuses, refused, stale
from tables.model.table import HOUR, Human, MoveRecord, PlayerId, Proposal, Status, Table, TableSeat
from tables.time import clocks

ANSWERED_WITHIN: Final = 24 * HOUR
"""Milliseconds after which nobody need answer any more who was asked for consent."""

MOST_REFUSED: Final = 3
"""Who was refused so often in a game asks no more."""


MOST_FREE: Final = 3
"""So often in a turn what others have seen is taken back for free; several moves that are taken
back one after the other count once."""

MOST_LINES_A_TURN: Final = 200
"""Lines of the log since the last move of somebody else, after which nothing is free any more: all
of them are played again each time."""


class UndoForeseen(msgspec.Struct, frozen=True):
    """What it takes to take one's last move back.

    ``awaited``: whose consent is needed, nobody's where it is free or only computers play.
    ``asked``: the question that a button for it answers. ``often``: consent is needed only because
    this person has taken back so often in this turn. ``moves``: how many moves of theirs go back,
    all that they made with one press. ``answered``: somebody has moved since for all to know;
    ``shown``: what would go back has brought something hidden to light.
    """

    awaited: tuple[PlayerId, ...]
    asked: int
    often: bool = False
    moves: int = 1
    answered: bool = False
    shown: bool = False


class TakenBack(msgspec.Struct, frozen=True):
    """Lines that would be gone, the state without them, and whether that is free.

    ``own``: so many of them, the first, are the moves that were made with one press. ``secret``:
    nobody else knows that there was a move, so nobody is told that it is gone. ``often``: it would
    be free if this seat had not taken back so often in this turn. ``again``: it has taken back
    before in this turn.
    """

    lines: tuple[Stood, ...]
    state: Any
    free: bool
    secret: bool
    own: int = 1
    often: bool = False
    again: bool = False

    @property
    def notation(self) -> str:
        """How the log writes it."""
        return log.taking_back(self.lines[0].number, self.lines[-1].number)


def needs_log(table: Table, command: Command) -> bool:
    """Whether a command cannot be decided without the log of the table."""
    match command:
        case Undo():
            return True
        case Propose(kind=kind):
            return kind == "undo"
        case Answer(agrees=agrees):
            return agrees and table.proposal is not None and table.proposal.kind == "undo"
    return False


def foresee(table: Table, command: Undo, occasion: Occasion) -> UndoForeseen:
    """What taking back would take; nothing happens. Raises TableRefuses where it cannot be."""
    seat = must_sit(table, command.by.id)
    if command.asked not in (None, seat.questions):
        raise stale(table.code)
    back = _last_move_of(table, seat, command.by.id, occasion)
    awaited = () if back.free else _asked_for_consent(table, command.by.id)
    if awaited:
        _must_not_insist(seat)
    answered, shown = bool(_seats_moving_since(back)), has_shown_something(back.lines)
    return UndoForeseen(
        awaited, seat.questions, back.often, moves=back.own, answered=answered, shown=shown
    )


def offered(after: Transition, order: Command) -> int | None:
    """The number of the question a button would answer that takes this order back.

    None where it is no move, or needs the consent of others.
    """
    if not isinstance(order, Play) or after.table.status is not Status.PLAYING:
        return None
    if after.learned != NO_ONE and set(after.table.owners) != {order.by.id}:
        return None
    if after.move is not None and _came_late(after.move):
        return None
    return must_sit(after.table, order.by.id).questions


def undo(table: Table, command: Undo, occasion: Occasion) -> Transition:
    """Take back the last move of somebody who needs nobody's consent for it."""
    seat = must_sit(table, command.by.id)
    if command.asked not in (None, seat.questions):
        raise stale(table.code)
    back = _last_move_of(table, seat, command.by.id, occasion)
    if not back.free and _asked_for_consent(table, command.by.id):
        raise _needs_consent(back)
    return _take_back(table, seat, back, occasion, asker=command.by.id)


def wished(table: Table, command: Propose, occasion: Occasion) -> Proposal:
    """The proposal to take back one's last move and all that was played since."""
    seat = must_sit(table, command.by.id)
    _must_not_insist(seat)
    back = _last_move_of(table, seat, command.by.id, occasion)
    return Proposal(
        table.version + 1,
        "undo",
        (command.by.id,),
        until=occasion.now + ANSWERED_WITHIN,
        move=back.lines[0].number,
        undoes=tuple(chain.from_iterable(map(_told_to_all, back.lines[: back.own]))),
        since=_seats_moving_since(back),
        seen=any(_is_told_alone(each.step.learned, seat.seat) for each in back.lines),
    )


def _told_to_all(line: Stood) -> tuple[msgspec.Raw, ...]:
    """What everybody was told of a move."""
    return heard_by(None, records_of(line.step.told, line.number))


def _is_told_alone(learned: Audience, seat: Seat) -> bool:
    """Whether this seat has learned something hidden that not everybody has."""
    return not isinstance(learned, Everyone) and is_among(learned, seat)


def _seats_moving_since(back: TakenBack) -> tuple[Seat, ...]:
    """The other seats that have moved since for all to know."""
    mine, *since = back.lines
    seats = {each.line.seat for each in since if is_told_to_all(each.step)}
    return tuple(sorted(seats - {mine.line.seat}))


def agreed(table: Table, wish: Proposal, occasion: Occasion) -> Transition:
    """Take back what all people have agreed to."""
    stood = _played_again(table, occasion, len(occasion.log)).replay.stood
    lines = [each for each in stood if each.number >= wish.move]
    seat = table.seat_of(wish.agreed[0])
    if seat is None or not lines or lines[0].number != wish.move:
        raise refused("table-refusal-proposal-over")
    return _take_back(table, seat, _by_consent(lines, 1), occasion)


# --- what can be taken back ----------------------------------------------------------------------


class _Course(msgspec.Struct):
    """A game that was played again from its deal.

    ``takes``: how often in this turn a seat has taken back what others had seen. ``goes_on``: the
    last thing it did was to take back, so that one move more is part of the same.
    """

    replay: Replay
    takes: int = 0
    goes_on: bool = False


def _played_again(table: Table, occasion: Occasion, turn: int, seat: Seat | None = None) -> _Course:
    """The game from its deal; the lines after number ``turn`` with all that was taken back there.

    Of those before only what stands is played, so that what was taken back in earlier turns costs
    nothing. ``seat``: whose take-backs are counted. Raises TableRefuses where these rules cannot
    play the game again.
    """
    game = occasion.game
    deal = game.deal_under(table.rules_version)
    if deal is not None and table.seed is not None:
        options = game_json.decode_options(game, table.options)
        course = _Course(Replay(game, deal(len(table.seats), options, table.seed).state))
        again = course.replay.add_standing(occasion.log[:turn]) and all(
            _goes_on(course, line, seat) for line in occasion.log[turn:]
        )
        if again and course.replay.state == game_json.state_of(game, table):
            return course
    raise refused("undo-refusal-other-rules")


def _goes_on(course: _Course, line: MoveRecord, seat: Seat | None) -> bool:
    """Play one line more, and count it where it takes back what others have seen."""
    back = log.taken_back_by(line)
    if line.seat == seat:
        seen = any(
            each.number in back and is_told_to_all(each.step) for each in course.replay.stood
        )
        course.takes += seen and not course.goes_on
        course.goes_on = bool(back) and (seen or course.goes_on)
    return course.replay.add(line.seq, line)


def _turn_began(lines: Sequence[MoveRecord], seat: Seat) -> int:
    """The number of the last line of another seat, before the last of this one, that stands."""
    stands = log.standing(lines)
    own = next((n for n in reversed(stands) if lines[n - 1].seat == seat), 0)
    return max((n for n in stands if n < own and lines[n - 1].seat != seat), default=0)


def _last_move_of(table: Table, seat: TableSeat, player: PlayerId, occasion: Occasion) -> TakenBack:
    """What taking back this seat's last move would do: for free where that can be."""
    if table.moves >= log.MOST_LINES:
        raise refused("undo-refusal-too-long")
    turn = _turn_began(occasion.log, seat.seat)
    is_long = len(occasion.log) - turn > MOST_LINES_A_TURN
    course = _played_again(table, occasion, len(occasion.log) if is_long else turn, seat.seat)
    stood = list(course.replay.stood)
    places = [n for n, each in enumerate(stood) if each.line.seat == seat.seat]
    if not places or not log.is_move(stood[places[-1]].line):
        raise refused("undo-refusal-nothing")
    chosen = _choice_ending_at(places[-1], stood, occasion.log)
    free = _most_for_free(course.replay, chosen, player, occasion)
    often = is_long or course.takes + (not course.goes_on) > MOST_FREE
    if free is None or (often and (is_long or not free.secret)):
        by_consent = _by_consent(stood[chosen.start :], len(chosen))
        return msgspec.structs.replace(by_consent, often=free is not None)
    return msgspec.structs.replace(free, again=course.takes > 0)


def _choice_ending_at(last: int, stood: Sequence[Stood], lines: Sequence[MoveRecord]) -> range:
    """The places of the moves that were made with one press, of which this place is the last."""
    first = last
    while first and _is_one_choice(
        lines[stood[first - 1].number - 1], lines[stood[first].number - 1]
    ):
        first -= 1
    return range(first, last + 1)


def _is_one_choice(before: MoveRecord, after: MoveRecord) -> bool:
    """Whether a move was made with the same press as the one before it."""
    same = (before.seat, before.actor) == (after.seat, after.actor)
    return same and log.is_next_part(before.request, after.request)


def _most_for_free(
    replay: Replay, chosen: range, player: PlayerId, occasion: Occasion
) -> TakenBack | None:
    """As many as can be of the last moves made with one press, if any."""
    whole = replay.stood
    for first in chosen:
        replay.stood = [*whole]
        found = _for_free(replay, range(first, chosen.stop), player, occasion)
        if found is not None:
            return found
    return None


def _for_free(
    replay: Replay, places: range, player: PlayerId, occasion: Occasion
) -> TakenBack | None:
    """The moves at these places alone, where nobody has answered them or learned anything since."""
    game, now = occasion.game, replay.state
    mine, since = replay.stood[places.start : places.stop], replay.stood[places.stop :]
    seat, owed = mine[0].line.seat, game.to_act(mine[0].before)
    records = [occasion.log[each.number - 1] for each in mine]
    if any(each.actor != player or _came_late(each) for each in records):
        return None
    if has_shown_something((*mine, *since)):
        return None
    if not all(each.line.seat in owed and log.is_move(each.line) for each in since):
        return None
    if not replay.without({each.number for each in mine}):
        return None
    if since and game.to_act(replay.state) - {seat} != game.to_act(now) - {seat}:
        return None
    alone = all(
        not is_told_to_all(each.step) and game.to_act(each.step.state) <= owed for each in mine
    )
    return TakenBack(tuple(mine), replay.state, free=True, secret=alone, own=len(mine))


def has_shown_something(lines: Sequence[Stood]) -> bool:
    """Whether anybody has learned something hidden by one of these lines."""
    return any(each.step.learned != NO_ONE for each in lines)


def _came_late(move: MoveRecord) -> bool:
    """Whether the others were asked already what to do: whoever moves then stands by it."""
    return move.left == 0


def _by_consent(lines: Sequence[Stood], own: int) -> TakenBack:
    """The moves of one press, so many, and all that was played since.

    Raises TableRefuses where somebody has resigned.
    """
    if not all(log.is_move(each.line) for each in lines):
        raise refused("undo-refusal-resigned")
    return TakenBack(tuple(lines), lines[0].before, free=False, secret=False, own=own)


# --- what comes of it ----------------------------------------------------------------------------


def _take_back(
    table: Table,
    seat: TableSeat,
    back: TakenBack,
    occasion: Occasion,
    asker: PlayerId | None = None,
) -> Transition:
    """The table without these lines. ``asker``: who asks for it now and is answered at once."""
    assert isinstance(seat.occupant, Human), "computers stand by what they play"
    state = game_json.encode(back.state)
    record = MoveRecord(
        seq=table.moves + 1,
        seat=seat.seat,
        actor=seat.occupant.player,
        request=occasion.request,
        notation=back.notation,
        state_hash=log.fingerprint(state),
        at=occasion.now,
    )
    after = msgspec.structs.replace(
        _asked_again(table, seat, back, occasion, at_once=asker is not None),
        version=table.version + 1,
        state=state,
        moves=record.seq,
    )
    if back.secret:
        return Transition(after, record, secret=True)
    shown = msgspec.structs.replace(
        after,
        updated_at=occasion.now,
        open_moves=table.open_moves - sum(is_told_to_all(each.step) for each in back.lines),
        proposal=still_meant(table.proposal),
    )
    shown = judged(shown, back.state, occasion)
    return Transition(shown, record, notices=(_notice(shown, back, agreed=asker is None),))


def _notice(after: Table, back: TakenBack, *, agreed: bool) -> Text:
    """What all are told of a move that is gone, as data: words are made of it where it is read.

    ``undone``: JSON of the events by which all were told of the move, empty where they were not.
    ``since``: who else had moved since for all to know. ``after``: how many moves all know of that
    stood then, by which the notice has its place among the turns that a post tells.
    """
    mine, since = back.lines[0], _seats_moving_since(back)
    told = heard_by(None, records_of(mine.step.told, mine.number))
    return text(
        "table-undone-agreed" if agreed else TAKEN_BACK,
        who=Player(mine.line.seat),
        undone=game_json.encode(told).decode(),
        count=len(since),
        since=Listing(tuple(map(Player, since))),
        after=after.open_moves,
    )


def _asked_again(
    table: Table, seat: TableSeat, back: TakenBack, occasion: Occasion, *, at_once: bool
) -> Table:
    """The table with those asked who are to act again, each in the time that was left.

    What others were to do anyway they are asked no second time when a move alone is taken back, and
    nobody is called a second time to the same turn. From the second time on in a turn, what has
    passed since one's move is one's own time.
    """
    if back.secret and seat.asked is not None:
        return asked_anew(table, seat.seat)
    everybody = tuple(clocks.uncalled(unasked(one)) for one in table.seats)
    before = table if back.free else msgspec.structs.replace(table, seats=everybody)
    asked = ask(before, occasion.game.to_act(back.state), seat.seat, occasion)
    records = {each.line.seat: occasion.log[each.number - 1] for each in reversed(back.lines)}
    seats = []
    for was, one in zip(table.seats, asked.seats, strict=True):
        if (record := records.get(one.seat)) is not None:
            spent = occasion.now - record.at if back.again else 0
            one = clocks.had_before(table, one, record, occasion.now, occasion.people, spent)
        elif one.asked != was.asked and was.asked is not None:
            one = clocks.goes_on(table, was, one, occasion.now, occasion.people)
        if at_once and one.seat == seat.seat and table.pause is None:
            one = clocks.runs(one, occasion.now, occasion.people)
        seats.append(one)
    return msgspec.structs.replace(asked, seats=tuple(seats))


def _asked_for_consent(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """The other people, nobody where only computers play.

    Raises TableRefuses where there are others, but none of them can be asked.
    """
    others = tuple(other for other in table.present if other != player)
    if table.away and not others:
        raise refused("undo-refusal-away")
    return others


def _needs_consent(back: TakenBack) -> TableRefuses:
    if back.often:
        return refused("undo-refusal-often", most=MOST_FREE)
    return refused("undo-refusal-consent")


def _must_not_insist(seat: TableSeat) -> None:
    if seat.refused >= MOST_REFUSED:
        raise refused("undo-refusal-refused", most=MOST_REFUSED)
