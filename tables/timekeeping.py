"""Writes what has become of a table's clocks, and what is to be told of it."""

from tables import clocks
from tables.corrections import corrections
from tables.model import PlayerId, Table
from tables.ports import Transaction


def write_clocks(tx: Transaction, before: Table, after: Table, now: int) -> None:
    """Write the clocks of a table, if anything has become of them, and nothing else of it."""
    if after != before:
        tx.save_clocks(after)
        tx.set_timers(after.id, clocks.timers_of(after, now))
        keep_letters_true(tx, before, after, now)


def keep_letters_true(
    tx: Transaction, before: Table, after: Table, now: int, asker: PlayerId | None = None
) -> None:
    """Have letters changed that say what is not true any more, where they stand.

    ``asker``: the person whose interaction caused it, and who is not written to.
    """
    letters = corrections(before, after, asker)
    posts = [(one, tx.letter_post(after.id, one.to)) for one in letters]
    tx.put_letters([one for one, post in posts if post is not None and post.asks], now)
