"""Queued letters and their posts: what a store reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

from model.letters import BoardPost, DirectMessage, Letter, LetterPost
from model.table import (
    PlayerId,
    TableId,
)


class LetterReads(Protocol):
    """Reads where letters and boards were posted."""

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Return the message about a table in a person's direct messages."""
        ...

    def board_post(self, table: TableId) -> BoardPost | None:
        """Return the newest post of a table."""
        ...

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest post of each of these tables that has one."""
        ...


class LetterWrites(LetterReads, Protocol):
    """Queues letters and stores their posts."""

    def put(self, letters: Sequence[Letter], at: int) -> None:
        """Queue letters in order, due at once or after the time they are held.

        Amendments that nobody has tried to send yet are dropped when a newer letter tells the same;
        the new one is due no later than they were. A call replaces an earlier one to the same
        person.
        """
        ...

    def save_board_post(self, post: BoardPost) -> None:
        """Insert or replace the newest post of a table."""
        ...

    def save_letter_post(self, post: LetterPost) -> None:
        """Insert or replace the message about a table in a person's direct messages."""
        ...

    def keep_direct_message(self, message: DirectMessage) -> None:
        """Insert where a direct message about no single table stands, unless it is known."""
        ...

    def delete_letter_post(self, post: LetterPost) -> None:
        """Delete the record of a direct message, unless it is about another message by now."""
        ...
