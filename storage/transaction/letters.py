"""Queued letters and the direct messages made of them: SQL within one transaction."""

import contextlib
from collections.abc import Sequence

import msgspec

from model.letters import DirectMessage, LetterPost, PrivateLetter
from model.table import (
    PlayerId,
    TableId,
)
from storage.rows import letter_codec
from storage.rows.row_values import AnyRow
from storage.transaction.connection_rows import Rows

_UNTRIED = "lane = :lane AND table_id = :table AND attempts = 0"


class StoredLetters(Rows):
    """Queues letters; reads and writes where they were sent."""

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Return the message about a table in a person's direct messages."""
        sql = "SELECT * FROM letter_post WHERE table_id = :table AND player_id = :player"
        row = self._row(sql, table=table, player=player)
        return None if row is None else letter_codec.letter_post_from(row)

    def put(self, letters: Sequence[PrivateLetter], at: int) -> None:
        """Queue letters in order, due at once or after their ``held`` time.

        A call, and a letter that shows a follower the table, take the place of equal ones never
        tried.
        """
        rows = []
        for letter in letters:
            due_at = at + letter.held
            if letter.kind in ("call", "followed"):
                due_at = min([due_at, *self._drop_same(letter)])
            rows.append(letter_codec.letter_values(letter, at + letter.held, due_at))
        self._insert_each("outbox", rows)

    def _drop_same(self, letter: PrivateLetter) -> list[int]:
        """Delete the letters not tried yet that say the same as this one; return when followers'
        were due."""
        due = list[int]()
        for row in self._untried(letter):
            with contextlib.suppress(msgspec.DecodeError):
                if letter_codec.is_same(letter_codec.letter_from(row), letter):
                    self._change("DELETE FROM outbox WHERE id = :id AND attempts = 0", id=row.id)
                    due += [row.due_at] if letter.kind == "followed" else []
        return due

    def _untried(self, letter: PrivateLetter) -> Sequence[AnyRow]:
        """Return the letters not tried yet in the lane of this one, about the same table."""
        told = {"lane": letter_codec.lane_of(letter), "table": letter.table.id}
        return self._rows(f"SELECT * FROM outbox WHERE {_UNTRIED} ORDER BY id", **told)

    def save_letter_post(self, post: LetterPost) -> None:
        """Insert or replace the message about a table in a person's direct messages."""
        values = letter_codec.letter_post_values(post)
        self._replace("letter_post", values, "table_id, player_id")

    def keep_direct_message(self, message: DirectMessage) -> None:
        """Insert where a direct message about no single table stands, unless it is known."""
        values = letter_codec.direct_message_values(message)
        self._insert("direct_message", values, "ON CONFLICT (message_id) DO NOTHING")

    def delete_letter_post(self, post: LetterPost) -> None:
        """Delete the record of a direct message, unless it is about another message by now."""
        sql = """
        DELETE FROM letter_post
        WHERE table_id = :table AND player_id = :player AND message_id = :message
        """
        self._change(sql, table=post.table, player=post.player, message=post.message)
