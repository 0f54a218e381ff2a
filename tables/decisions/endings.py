"""Endings of a game that no move brings about: without a result, or as an agreed draw. Pure.

A draw needs nothing of the game's rules: the position stays as it is, a line of the log says that
both have agreed, and the outcome is the same in every game (``log.DRAWN``).
"""

from typing import Final

import msgspec

from core.translatable_text import Player, Text, Verbatim, text
from tables.decisions.transitions import (
    Dated,
    Occasion,
    Transition,
    cancelled_by,
    changed,
    must_play,
    rules_the_house,
    unasked,
)
from tables.model.commands import Cancel, Close, DeclineEnd, Propose
from tables.model.log import AGREED_DRAW, DRAWN, fingerprint
from tables.model.refusals import refused, stale
from tables.model.table import Appeal, Human, MoveRecord, PlayerId, Proposal, Status, Table
from tables.time import notification_limits
from tables.time.idle_tables import ends_at


def cancel_game(table: Table, command: Cancel, occasion: Dated) -> Transition:
    """End the game without a result if all agree or a server manager asks; else store the wish."""
    if rules_the_house(table, command):
        return end(table, occasion, cancelled_by(command.by))
    must_play(table, command.by.id)
    if command.by.id in table.calling_off:
        raise refused("table-refusal-already-calling-off")
    agreed = (*table.calling_off, command.by.id)
    if set(agreed) >= set(table.present):
        return end(table, occasion, cancelled_by(command.by))
    called = notification_limits.made(table, command.by.id, "end", occasion.now)
    return Transition(changed(called, occasion, calling_off=agreed))


def decline_end(table: Table, command: DeclineEnd, occasion: Dated) -> Transition:
    """Refuse to end the game without a result; drops everybody's wish to end it."""
    must_play(table, command.by.id)
    if not table.calling_off:
        raise refused("table-refusal-proposal-over")
    declined = text("table-declined-end", who=Verbatim(command.by.name))
    return Transition(changed(table, occasion, calling_off=()), notices=(declined,))


def lapsed_wish(before: Table, after: Table) -> tuple[Text, ...]:
    """Return the notices that wishes to end the game have lapsed without anybody refusing."""
    if after.status is not Status.PLAYING or after.calling_off or not before.calling_off:
        return ()
    wished = [seat.seat for seat in before.seats if seat.owner in before.calling_off]
    return tuple(text("table-calling-off-over", who=Player(seat)) for seat in wished)


def close(table: Table, _command: Close, occasion: Dated) -> Transition:
    """End a game that was idle or frozen too long. Raises StaleQuestion while it is too early."""
    stands = table.pause is not None and not table.is_frozen
    if stands or ends_at(table) > occasion.now:
        raise stale(table.code)
    return end(table, occasion, text("table-frost-over" if table.is_frozen else "table-idle"))


def end(table: Table, occasion: Dated, notice: Text) -> Transition:
    """End the game without a result."""
    cancelled = changed(_without_questions(table), occasion, status=Status.CANCELLED)
    return Transition(cancelled, notices=(notice,))


def _without_questions(table: Table) -> Table:
    """Return the table with nothing that anybody could still be asked."""
    seats = tuple(unasked(seat) for seat in table.seats)
    nothing = {"calling_off": (), "pause": None, "proposal": None, "polls": (), "invited": ()}
    return msgspec.structs.replace(table, seats=seats, **nothing)


# --- an agreed draw ------------------------------------------------------------------------------

SEATS_OF_DRAW: Final = 2
"""The number of seats of a game that can be drawn by agreement."""


def offer_of_draw(table: Table, command: Propose) -> Proposal:
    """Return the offer of a draw.

    Raises TableRefuses if there are not exactly two seats with two people, if one of them is away,
    or if nobody has moved since this person's last offer.
    """
    by = must_play(table, command.by.id)
    if not _is_between_two(table):
        raise refused("draw-refusal-two")
    if table.away:
        raise refused("draw-refusal-away")
    is_open = table.proposal is not None and table.proposal.kind == "draw"
    if not is_open and any(each.moves >= table.open_moves for each in by.appeals if _is_draw(each)):
        raise refused("draw-refusal-again")
    return Proposal(table.version + 1, "draw", (command.by.id,))


def with_offer_remembered(table: Table, by: PlayerId) -> Table:
    """Return the table that remembers after how many moves this person has offered a draw."""
    seats = tuple(
        msgspec.structs.replace(
            seat,
            appeals=tuple(
                msgspec.structs.replace(each, moves=table.open_moves) if _is_draw(each) else each
                for each in seat.appeals
            ),
        )
        if seat.occupant == Human(by)
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def with_offer_between_two(table: Table) -> Table:
    """Drop the offer of a draw as soon as not two people sit at the table any more."""
    wish = table.proposal
    if wish is None or wish.kind != "draw" or _is_between_two(table):
        return table
    return msgspec.structs.replace(table, proposal=None)


def agree_to_draw(table: Table, wish: Proposal, occasion: Occasion) -> Transition:
    """End the game as a draw, to which both have agreed."""
    assert table.state is not None, "a game that has begun has a state"
    last = must_play(table, wish.agreed[-1])
    record = MoveRecord(
        seq=table.moves + 1,
        seat=last.seat,
        actor=wish.agreed[-1],
        request=occasion.request,
        notation=AGREED_DRAW,
        state_hash=fingerprint(table.state),
        at=occasion.now,
    )
    over = {"status": Status.FINISHED, "outcome": DRAWN, "moves": record.seq}
    return Transition(changed(_without_questions(table), occasion, **over), record)


def _is_between_two(table: Table) -> bool:
    people = sum(isinstance(seat.occupant, Human) for seat in table.seats)
    return people == len(table.seats) == SEATS_OF_DRAW


def _is_draw(appeal: Appeal) -> bool:
    return appeal.kind == "draw"
