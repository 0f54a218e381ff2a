"""Begin the game of a table that plays the deal of a cup's round again, once it has been told."""

import msgspec

from tables.decisions import lobby
from tables.decisions.transitions import Occasion, Transition
from tables.interfaces import Transaction
from tables.model.refusals import refused
from tables.model.table_creation import KnownDeal, beginning_notices
from tables.visibility.closed_tables import is_closed


def begin_known_deal(
    tx: Transaction, opened: Transition, deal: KnownDeal, occasion: Occasion
) -> Transition:
    """Begin the game of a new table whose seats are all taken.

    It is dealt under the rules of the round. Raises TableRefuses if these cannot be dealt any more,
    or the deal is secret still.
    """
    played = tx.tables.outlines([deal.like])
    if not played or is_closed(played[0]):
        raise refused("cup-refusal-deal-not-told")
    begun = lobby.begin(opened.table, deal.seed, occasion, played[0].rules_version)
    notices = beginning_notices(begun.table)
    return msgspec.structs.replace(begun, notices=notices, called=opened.called)
