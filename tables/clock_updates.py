"""Store changed clocks of a table, and correct the messages that show them."""

from model.table import PlayerId, Table
from storage.transaction.transaction import Transaction
from tables import board_messages, direct_messages
from tables.notifications.wishes import corrections, misleads
from tables.time import clocks
from tables.visibility.table_view import TableViews


def write_clocks(
    tx: Transaction,
    before: Table,
    after: Table,
    now: int,
    sight: TableViews,
    *,
    board_is_true: bool = False,
) -> bool:
    """Write the clocks of a table, if they have changed. Returns whether messages are to be
    edited.

    ``board_is_true``: the newest post has just been made, with the times of now.
    """
    if after == before:
        return False
    tx.tables.save_clocks(after)
    tx.timers.replace(after.id, clocks.timers_of(after, now))
    is_wished = keep_messages_true(tx, before, after, now)
    if not board_is_true and misleads(before, after):
        is_wished |= _keep_board_true(tx, after, now, sight)
    return is_wished


def given_back_what_waited(tx: Transaction, table: Table, now: int, people: clocks.People) -> Table:
    """Return the table with the time given back that its messages have waited so far.

    For a change that may stop all clocks. ``people``: the profiles of those who sit there.
    """
    since = tx.timers.waiting_since(table.id)
    return table if since is None else clocks.given_back(table, min(since, now), now, people)


def keep_messages_true(
    tx: Transaction, before: Table, after: Table, now: int, asker: PlayerId | None = None
) -> bool:
    """Wish edits of direct messages that are not true any more. Returns whether there may be any.

    ``asker``: the person whose interaction caused it, and who is not written to.
    """
    wishes = corrections(before, after, asker)
    direct_messages.show(tx, before, wishes, now)
    for person in sorted(wishes):
        if not wishes[person].held:  # else they are in the middle of a turn
            tx.messages.edit_daily_message(person, now)
    return bool(wishes)


def _keep_board_true(tx: Transaction, table: Table, now: int, sight: TableViews) -> bool:
    """Wish a silent edit of the newest post, and of its followers' messages.

    A table that cannot be shown has its clocks all the same. Returns whether there is a post.
    """
    if not tx.messages.board_posts([table.id]) or not sight.can_be_shown(table):
        return False
    board_messages.edit(tx, table, now)
    direct_messages.follow(tx, table, tx.people.followers(table.id), now)
    return True
