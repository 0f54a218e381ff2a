"""A draw by agreement: where it may be offered, how long the offer stands, its effect. Pure.

A draw needs nothing of the game's rules: the position stays as it is, a line of the log says that
both have agreed, and the outcome is the same in every game (``log.DRAWN``).
"""

import msgspec

from model.commands import Propose
from model.log import AGREED_DRAW, DRAWN, fingerprint
from model.refusals import refused
from model.table import Appeal, Human, Motion, MoveRecord, PlayerId, Status, Table
from tables.decisions import motions
from tables.decisions.transitions import Occasion, Transition, changed, must_play, unasked


def wished(table: Table, command: Propose) -> Motion:
    """Return the offer of a draw.

    Raises TableRefuses if there are not exactly two seats with two people, if one of them is away,
    if nobody has moved since this person's last offer, or if the other has offered one already: an
    old button must not accept what its person has not read.
    """
    by = must_play(table, command.by.id)
    if not motions.is_between_two(table):
        raise refused("draw-refusal-two")
    if table.away:
        raise refused("draw-refusal-away")
    offered = table.proposal
    is_open = offered is not None and offered.kind == "draw"
    if is_open and offered is not None and by.owner not in offered.agreed:
        raise refused("draw-refusal-offered")
    if not is_open and any(each.moves >= table.open_moves for each in by.appeals if _is_draw(each)):
        raise refused("draw-refusal-again")
    return motions.proposed(table, "draw", command.by.id)


def remembered(table: Table, by: PlayerId) -> Table:
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


def agreed(table: Table, wish: Motion, occasion: Occasion) -> Transition:
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
    drawn = changed(
        table,
        occasion,
        status=Status.FINISHED,
        outcome=DRAWN,
        moves=record.seq,
        seats=tuple(unasked(seat) for seat in table.seats),
        motions=(),
        pause=None,
        invited=(),
    )
    return Transition(drawn, record)


def _is_draw(appeal: Appeal) -> bool:
    return appeal.kind == "draw"
