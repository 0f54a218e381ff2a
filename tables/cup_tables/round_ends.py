"""Open closed tables when nobody plays their deal any more: the round is over."""

import msgspec

from tables.interfaces import Clock, Transaction
from tables.model.table import Status, Table
from tables.notifications.notices import board_as_it_stands
from tables.notifications.recipients import has_post
from tables.results_archive import ResultsArchive
from tables.visibility.closed_tables import is_closed
from tables.visibility.table_view import TableViews
from tables.visibility.unseen_events import news_of


class RoundEnds:
    """Shows everybody what a closed table has played, and keeps its result."""

    def __init__(self, clock: Clock, sight: TableViews, archive: ResultsArchive) -> None:
        self._clock = clock
        self._sight = sight
        self._archive = archive

    def opened_up(self, tx: Transaction, table: Table) -> Table:
        """Open a closed table, in the caller's transaction, and return it; idempotent.

        Its post is edited to show the board, its seed is told and its result kept if the game has
        ended. A game that has not ended goes on in the open. The caller wakes the dispatcher.
        """
        if table.cup is None or not is_closed(table):
            return table
        now, cup = self._clock.now(), msgspec.structs.replace(table.cup, closed=False)
        opened = msgspec.structs.replace(
            table, cup=cup, version=table.version + 1, updated_at=max(now, table.updated_at)
        )
        tx.tables.save(opened, table.version)
        if not self._sight.is_loaded(opened.game):
            return opened  # the next start keeps the result
        if opened.status is Status.FINISHED:
            self._archive.keep(tx, opened)
        if self._sight.can_be_shown(opened) and has_post(opened):
            news = news_of(tx, opened, opened.told_from)
            board = board_as_it_stands(opened, self._sight.rules(opened), news)
            tx.letters.put((board,), now)
        return opened
