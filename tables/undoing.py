"""Taking a move back: when that is free, whose consent it needs otherwise, what comes of it. Pure.

It is free for whoever made the last move, as long as nobody has learned anything hidden by it and
it came in time. A
choice that others make meanwhile, and owed already, stands in the way of nothing: each may think
again until somebody has learned what was chosen. All else needs the consent of the other people,
and takes back whatever was played since, too.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from core.game import NO_ONE, is_among
from core.text import Player, text
from tables import clocks, codec, log
from tables.agreements import still_meant
from tables.commands import Answer, Command, Play, Propose, Undo
from tables.errors import refused, stale
from tables.log import Replay, Stood
from tables.model import HOUR, Human, MoveRecord, PlayerId, Proposal, Status, Table, TableSeat
from tables.transitions import (
    Occasion,
    Transition,
    ask,
    asked_anew,
    is_told_to_all,
    judged,
    must_sit,
    unasked,
)

ANSWERED_WITHIN: Final = 24 * HOUR
"""Milliseconds after which nobody need answer any more who was asked for consent."""

MOST_REFUSED: Final = 3
"""Who was refused so often in a game asks no more."""


class UndoForeseen(msgspec.Struct, frozen=True):
    """What it takes to take one's last move back.

    ``awaited``: whose consent is needed, nobody's where it is free or only computers play.
    ``asked``: the question that a button for it answers.
    """

    awaited: tuple[PlayerId, ...]
    asked: int


class TakenBack(msgspec.Struct, frozen=True):
    """Lines that would be gone, the state without them, and whether that is free.

    ``secret``: nobody else knows that there was a move, so nobody is told that it is gone.
    """

    lines: tuple[Stood, ...]
    state: Any
    free: bool
    secret: bool

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
    return UndoForeseen(awaited, seat.questions)


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
        raise refused("undo-refusal-consent")
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
        seen=any(is_among(each.step.learned, seat.seat) for each in back.lines),
    )


def agreed(table: Table, wish: Proposal, occasion: Occasion) -> Transition:
    """Take back what all people have agreed to."""
    stood = _played_again(table, occasion).stood
    lines = [each for each in stood if each.number >= wish.move]
    seat = table.seat_of(wish.agreed[0])
    if seat is None or not lines or lines[0].number != wish.move:
        raise refused("table-refusal-proposal-over")
    return _take_back(table, seat, _by_consent(lines), occasion)


# --- what can be taken back ----------------------------------------------------------------------


def _played_again(table: Table, occasion: Occasion) -> Replay:
    """The game from its deal. Raises TableRefuses where these rules cannot play it again."""
    game = occasion.game
    deal = game.deal_under(table.rules_version)
    if deal is not None and table.seed is not None:
        options = codec.decode_options(game, table.options)
        replay = Replay(game, deal(len(table.seats), options, table.seed).state)
        if replay.add_all(occasion.log) and replay.state == codec.state_of(game, table):
            return replay
    raise refused("undo-refusal-other-rules")


def _last_move_of(table: Table, seat: TableSeat, player: PlayerId, occasion: Occasion) -> TakenBack:
    """What taking back this seat's last move would do: for free where that can be."""
    replay = _played_again(table, occasion)
    places = [n for n, each in enumerate(replay.stood) if each.line.seat == seat.seat]
    if not places or not log.is_move(replay.stood[places[-1]].line):
        raise refused("undo-refusal-nothing")
    by_consent = replay.stood[places[-1] :]
    return _for_free(replay, places[-1], player, occasion) or _by_consent(by_consent)


def _for_free(replay: Replay, place: int, player: PlayerId, occasion: Occasion) -> TakenBack | None:
    """The move alone, where nobody has answered it or learned anything since."""
    game, now = occasion.game, replay.state
    mine, since = replay.stood[place], replay.stood[place + 1 :]
    seat, owed = mine.line.seat, game.to_act(mine.before)
    if occasion.log[mine.number - 1].actor != player or _came_late(occasion.log[mine.number - 1]):
        return None
    if any(each.step.learned != NO_ONE for each in (mine, *since)):
        return None
    if not all(each.line.seat in owed and log.is_move(each.line) for each in since):
        return None
    if not replay.without({mine.number}):
        return None
    if since and game.to_act(replay.state) - {seat} != game.to_act(now) - {seat}:
        return None
    alone = not is_told_to_all(mine.step) and game.to_act(mine.step.state) <= owed
    return TakenBack((mine,), replay.state, free=True, secret=alone)


def _came_late(move: MoveRecord) -> bool:
    """Whether the others were asked already what to do: whoever moves then stands by it."""
    return move.left == 0


def _by_consent(lines: Sequence[Stood]) -> TakenBack:
    """A move and all that was played since. Raises TableRefuses where somebody has resigned."""
    if not all(log.is_move(each.line) for each in lines):
        raise refused("undo-refusal-resigned")
    return TakenBack(tuple(lines), lines[0].before, free=False, secret=False)


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
    state = codec.encode(back.state)
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
    return Transition(shown, record, notices=(text("table-undone", who=Player(seat.seat)),))


def _asked_again(
    table: Table, seat: TableSeat, back: TakenBack, occasion: Occasion, *, at_once: bool
) -> Table:
    """The table with those asked who are to act again, each in the time that was left.

    What others were to do anyway they are asked no second time when a move alone is taken back.
    """
    if back.secret and seat.asked is not None:
        return asked_anew(table, seat.seat)
    everybody = tuple(unasked(one) for one in table.seats)
    before = table if back.free else msgspec.structs.replace(table, seats=everybody)
    asked = ask(before, occasion.game.to_act(back.state), seat.seat, occasion)
    records = {each.line.seat: occasion.log[each.number - 1] for each in reversed(back.lines)}
    seats = []
    for was, one in zip(table.seats, asked.seats, strict=True):
        if (record := records.get(one.seat)) is not None:
            one = clocks.had_before(table, one, record, occasion.now, occasion.people)
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


def _must_not_insist(seat: TableSeat) -> None:
    if seat.refused >= MOST_REFUSED:
        raise refused("undo-refusal-refused", most=MOST_REFUSED)
