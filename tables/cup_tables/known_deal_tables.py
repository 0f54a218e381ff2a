"""Tables that play the deal of a cup's round again, once it has been told: they begin at once."""

import msgspec

from tables.decisions import lobby
from tables.decisions.transitions import Occasion, Transition
from tables.interfaces import Transaction
from tables.model.refusals import refused
from tables.model.table import Occupant, Status, Table
from tables.model.table_creation import KnownDeal, beginning_notices
from tables.visibility.closed_tables import is_closed


def begin_known_deal(
    tx: Transaction, opened: Transition, deal: KnownDeal, occasion: Occasion
) -> Transition:
    """Begin the game of a new table whose seats are all taken.

    It is dealt under the rules of the round. Raises TableRefuses if these cannot be dealt any more,
    the deal is secret still, or its person has just begun the same, as by a second press.
    """
    played = tx.tables.outlines([deal.like])
    if not played or is_closed(played[0]):
        raise refused("cup-refusal-deal-not-told")
    _must_be_another(tx, opened.table)
    begun = lobby.begin(opened.table, deal.seed, occasion, played[0].rules_version)
    notices = beginning_notices(begun.table)
    return msgspec.structs.replace(begun, notices=notices, called=opened.called)


def _must_be_another(tx: Transaction, table: Table) -> None:
    """Raise TableRefuses if the host has a game like this one and has made no move in it yet."""
    for other in tx.tables.of_player(table.host, (Status.PLAYING,)):
        seat = other.seat_of(table.host)
        is_new = seat is not None and not seat.last_move
        if is_new and other.deal_of == table.deal_of and _occupants(other) == _occupants(table):
            raise refused("cup-refusal-deal-begun", code=other.code)


def _occupants(table: Table) -> tuple[Occupant, ...]:
    return tuple(seat.occupant for seat in table.seats)
