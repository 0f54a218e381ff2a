"""Queued letters and the posts they led to: SQL reads and writes inside one transaction."""

import contextlib
from collections.abc import Sequence

import msgspec

from model.letters import BoardPost, DirectMessage, Letter, LetterPost
from model.table import (
    PlayerId,
    TableId,
)
from storage.database.statements import Values
from storage.rows import letter_codec
from storage.rows.row_values import AnyRow
from storage.transaction.connection_rows import Rows

_UNTRIED = "lane = :lane AND table_id = :table AND attempts = 0"


class StoredLetters(Rows):
    """Queues letters; reads and writes where letters and boards were posted."""

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Return the message about a table in a person's direct messages."""
        sql = "SELECT * FROM letter_post WHERE table_id = :table AND player_id = :player"
        row = self._row(sql, table=table, player=player)
        return None if row is None else letter_codec.letter_post_from(row)

    def board_post(self, table: TableId) -> BoardPost | None:
        """Return the newest post of a table."""
        return self.board_posts([table]).get(table)

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest post of each of these tables that has one."""
        rows = self._rows("SELECT * FROM board_post WHERE table_id IN :tables", tables=list(tables))
        return {post.table: post for post in map(letter_codec.board_post_from, rows)}

    def put(self, letters: Sequence[Letter], at: int) -> None:
        """Queue letters in order, due at once or after their ``held`` time.

        A letter that shows the board replaces the amendments of its table that were never tried: it
        takes over their notices, their age, and their due time if that is earlier. Another one of a
        board, such as a question, ends their wait, so that they are told before it. A call
        takes the place of equal ones never tried.
        """
        for letter in letters:
            if letter.kind == "call":
                self._drop_same_calls(letter)
        self._insert_each("outbox", [self._row_of(letter, at) for letter in letters])

    def is_overtaken(self, letter: Letter) -> bool:
        """Whether a letter that shows a newer state of its table is already queued in its lane."""
        if not letter_codec.is_amendment(letter):
            return False
        for row in self._untried(letter):
            with contextlib.suppress(msgspec.DecodeError):
                if letter_codec.tells_more(letter_codec.letter_from(row), letter):
                    return True
        return False

    def _drop_same_calls(self, call: Letter) -> None:
        """Delete the calls not tried yet that ask the same as this one."""
        for row in self._untried(call):
            with contextlib.suppress(msgspec.DecodeError):
                if letter_codec.is_same_call(letter_codec.letter_from(row), call):
                    self._change("DELETE FROM outbox WHERE id = :id AND attempts = 0", id=row.id)

    def _row_of(self, letter: Letter, at: int) -> Values:
        """Return the row of a letter, and delete the amendments that it replaces."""
        told = {"lane": letter_codec.lane_of(letter), "table": letter.table.id}
        if not letter.tells_the_board:
            if letter.kind == "board":
                sql = f"UPDATE outbox SET due_at = :at WHERE {_UNTRIED} AND amends AND due_at > :at"
                self._change(sql, **told, at=at)
            return letter_codec.letter_values(letter, at + letter.held, at + letter.held)
        dropped = self._rows(f"DELETE FROM outbox WHERE {_UNTRIED} AND amends RETURNING *", **told)
        for row in sorted(dropped, key=lambda row: row.id, reverse=True):
            with contextlib.suppress(msgspec.DecodeError):
                letter = letter_codec.overtaking(letter, letter_codec.letter_from(row))
        queued_at = min((at, *(row.queued_at for row in dropped)))
        due_at = min((at + letter.held, *(row.due_at for row in dropped)))
        return letter_codec.letter_values(letter, queued_at, due_at)

    def _untried(self, letter: Letter) -> Sequence[AnyRow]:
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

    def save_board_post(self, post: BoardPost) -> None:
        """Insert or replace the newest post of a table."""
        self._replace("board_post", letter_codec.board_post_values(post), "table_id")
