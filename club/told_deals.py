"""Tells the deal of a round in the caller's transaction, and opens its tables to all."""

from collections.abc import Callable

from club.decisions import progress
from club.interfaces import ClubTransaction
from club.model.cup import Cup
from tables.interfaces import Transaction
from tables.model.table import Table

OpenUp = Callable[[Transaction, Table], object]
"""Shows everybody what a closed table has played."""


def with_deal_told(tx: ClubTransaction, cup: Cup, open_up: OpenUp) -> Cup | None:
    """Return the cup with the deal told of a round whose tables are all over; None without one."""
    to_tell = (each for each in cup.rounds if progress.deal_is_to_be_told(cup, each))
    played = next(to_tell, None)
    if played is None:
        return None
    numbers = sorted(p.table for p in played.pairings if p.table is not None)
    tables = [table for n in numbers if (table := tx.tables.by_id(n)) is not None]
    for table in tables:
        open_up(tx, table)
    seed = next((table.seed for table in tables if table.seed is not None), b"")
    return progress.deal_told(cup, played.number, seed)
