"""Queued letters and the posts they led to: SQL reads and writes inside one transaction."""

import contextlib
from collections.abc import Sequence

import msgspec

from model.letters import BoardPost, DirectMessage, Letter, LetterPost
from model.table import (
    PlayerId,
    TableId,
)
from storage.rows import letter_codec
from storage.rows import statements as sql
from storage.rows.row_values import Values
from storage.transaction.connection_rows import Rows, WritableRows


class SqlLetterReads(Rows):
    """Reads where letters and boards were posted."""

    def letter_post(self, table: TableId, player: PlayerId) -> LetterPost | None:
        """Return the message about a table in a person's direct messages."""
        row = self._row(sql.LETTER_POST, the_table=table, the_player=player)
        return None if row is None else letter_codec.letter_post_from(row)

    def board_post(self, table: TableId) -> BoardPost | None:
        """Return the newest post of a table."""
        row = self._row(sql.BOARD_POST, the_table=table)
        return None if row is None else letter_codec.board_post_from(row)

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest post of each of these tables that has one."""
        found = map(letter_codec.board_post_from, self._rows(sql.BOARD_POSTS, tables=list(tables)))
        return {post.table: post for post in found}


class SqlLetterWrites(SqlLetterReads, WritableRows):
    """Queues letters and stores their posts."""

    def put(self, letters: Sequence[Letter], at: int) -> None:
        """Queue letters in order, due at once or after their ``held`` time.

        A letter that shows the board replaces the amendments of its table that were never tried: it
        takes over their notices, their age, and their due time if that is earlier. Another one of a
        board, such as a question, ends their wait, so that they are told before it.
        """
        for letter in letters:
            if letter.kind == "call":
                self._drop_same_calls(letter)
        rows = [self._row_of(letter, at) for letter in letters]
        self._write_all(sql.PUT_LETTERS, rows)

    def is_overtaken(self, letter: Letter) -> bool:
        """Whether a letter that shows a newer state of its table is already queued in its lane."""
        if not letter_codec.is_amendment(letter):
            return False
        lane = {"the_lane": letter_codec.lane_of(letter), "the_table": letter.table.id}
        for row in self._rows(sql.UNTRIED_LETTERS, **lane):
            with contextlib.suppress(msgspec.DecodeError):
                if letter_codec.tells_more(letter_codec.letter_from(row), letter):
                    return True
        return False

    def _drop_same_calls(self, call: Letter) -> None:
        """Delete the calls not tried yet that ask the same as this one."""
        lane = {"the_lane": letter_codec.lane_of(call), "the_table": call.table.id}
        for row in self._rows(sql.UNTRIED_LETTERS, **lane):
            with contextlib.suppress(msgspec.DecodeError):
                if letter_codec.is_same_call(letter_codec.letter_from(row), call):
                    self._write(sql.DELETE_UNTRIED, {"the_letter": row.id})

    def _row_of(self, letter: Letter, at: int) -> Values:
        """Return the row of a letter, and delete the amendments that it replaces."""
        told = {"the_lane": letter_codec.lane_of(letter), "the_table": letter.table.id}
        if not letter.tells_the_board:
            if letter.kind == "board":
                self._write(sql.END_WAIT_OF_AMENDMENTS, {**told, "the_due": at})
            return letter_codec.letter_values(letter, at + letter.held, at + letter.held)
        dropped = self._rows(sql.DELETE_AMENDMENTS, **told)
        for row in sorted(dropped, key=lambda row: row.id, reverse=True):
            with contextlib.suppress(msgspec.DecodeError):
                letter = letter_codec.overtaking(letter, letter_codec.letter_from(row))
        queued_at = min((at, *(row.queued_at for row in dropped)))
        due_at = min((at + letter.held, *(row.due_at for row in dropped)))
        return letter_codec.letter_values(letter, queued_at, due_at)

    def save_letter_post(self, post: LetterPost) -> None:
        """Insert or replace the message about a table in a person's direct messages."""
        self._write(self._upserts.save_letter_post, letter_codec.letter_post_values(post))

    def keep_direct_message(self, message: DirectMessage) -> None:
        """Insert where a direct message about no single table stands, unless it is known."""
        values = letter_codec.direct_message_values(message)
        self._write(self._upserts.keep_direct_message, values)

    def delete_letter_post(self, post: LetterPost) -> None:
        """Delete the record of a direct message, unless it is about another message by now."""
        whose = {"the_table": post.table, "the_player": post.player, "the_message": post.message}
        self._write(sql.DELETE_LETTER_POST, whose)

    def save_board_post(self, post: BoardPost) -> None:
        """Insert or replace the newest post of a table."""
        self._write(self._upserts.save_board_post, letter_codec.board_post_values(post))
