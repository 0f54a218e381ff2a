"""Store changed clocks of a table and correct the posts and letters that show them."""

from model.message import Subject
from model.table import PlayerId, Table
from storage.transaction.transaction import Transaction
from tables.notifications.message_corrections import corrections, misleads
from tables.notifications.notices import followed
from tables.time import clocks
from tables.visibility.public_facts import facts_of
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
    """Write the clocks of a table, if they have changed. Returns whether letters were queued.

    ``board_is_true``: the newest post has just been made, with the times of now.
    """
    if after == before:
        return False
    tx.tables.save_clocks(after)
    tx.timers.replace(after.id, clocks.timers_of(after, now))
    queued = keep_letters_true(tx, before, after, now)
    if not board_is_true and misleads(before, after):
        queued |= _keep_board_true(tx, after, now, sight)
    return queued


def given_back_what_waited(tx: Transaction, table: Table, now: int, people: clocks.People) -> Table:
    """Return the table with the time given back that its letters have waited so far.

    For a change that may stop all clocks. ``people``: the profiles of those who sit there.
    """
    since = tx.timers.waiting_since(table.id, now)
    return table if since is None else clocks.given_back(table, min(since, now), now, people)


def keep_letters_true(
    tx: Transaction, before: Table, after: Table, now: int, asker: PlayerId | None = None
) -> bool:
    """Queue edits of letters that are not true any more. Returns whether there are any.

    ``asker``: the person whose interaction caused it, and who is not written to.
    """
    letters = corrections(before, after, asker)
    posts = [(one, tx.letters.letter_post(after.id, one.to)) for one in letters]
    untrue = [one for one, post in posts if post is not None and post.asks]
    tx.letters.put(untrue, now)
    return bool(untrue)


def _keep_board_true(tx: Transaction, table: Table, now: int, sight: TableViews) -> bool:
    """Wish a silent edit of the newest post, and queue those of its followers' messages.

    A table that cannot be shown has its clocks all the same. Returns whether there is a post.
    """
    if not tx.messages.board_posts([table.id]) or not sight.can_be_shown(table):
        return False
    tx.messages.want(Subject("table", table.id), table.place, now)
    facts = facts_of(table)
    tx.letters.put([followed(facts, one) for one in tx.people.followers(table.id)], now)
    return True
