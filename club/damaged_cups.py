"""What becomes of a cup whose rows cannot be read: it is called off in time.

Its results are not touched, so whoever mends the rows before that loses nothing.
"""

from functools import partial

from club.calling_off import given_up
from club.decisions import judging, progress
from club.interfaces import ClubTransaction
from club.model.cup import Cup, Round
from tables.cup_tables.seated_tables import SeatedTables


def next_of_remains(tx: ClubTransaction, cup: Cup, tables: SeatedTables, now: int) -> Cup | None:
    """Return a damaged cup after the next step towards its end; None if none is due.

    ``cup``: what can be read of it.
    """
    if not cup.status.is_over:
        return given_up(tx, cup, tables, now)
    over = next(filter(partial(_has_news, tx), cup.rounds), None)
    if over is None:
        return None
    noted = [
        judging.noted(each) if each.table in _tables_over(tx, over) else each
        for each in over.pairings
    ]
    return progress.with_pairings(cup, over.number, noted)


def _has_news(tx: ClubTransaction, played: Round) -> bool:
    return bool(_tables_over(tx, played))


def _tables_over(tx: ClubTransaction, played: Round) -> set[int]:
    """Return the tables of a round that are over and still count as running."""
    running = [p.table for p in played.pairings if p.runs and p.table is not None]
    return {each.id for each in tx.tables.outlines(running) if each.status.is_over}
