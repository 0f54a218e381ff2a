"""Try boards: each person's private line of tried moves at a table, kept over a restart.

Trying changes nothing at the table. A line belongs to the view from which it began: where that view
is another, the line is no longer there (``tables/visibility/try_board.py`` says where it stands).
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from core.errors import PlayerError
from core.game import Seat
from model import game_json
from model.game_json import AnyGame
from model.letters import TableFacts
from model.log import fingerprint
from model.refusals import existing, refused, stale
from model.table import PlayerId, Status, Table, TableCode, TableSeat
from model.tried_line import TriedLine
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.interfaces import Entropy
from tables.visibility.table_view import Look, TableViews
from tables.visibility.try_board import (
    AskedOfComputer,
    ImaginedGame,
    TriedMove,
    TriedPosition,
)

_MARKS: Final = 10_000
"""So many marks of lines there are: a control of another line is found out nearly always."""

_decode_line = msgspec.json.Decoder(tuple[TriedMove, ...]).decode


class TryBoard(msgspec.Struct, frozen=True):
    """One person's try board.

    ``look``: the table with the tried view in place of the real one; its ``asked`` is ``mark`` if
    this person is to move there. ``mark``: a number that controls carry; it changes with the line
    and with the view from which it began.
    """

    look: Look
    position: TriedPosition
    mark: int


class _Opened(msgspec.Struct, frozen=True):
    """A board that was read. ``kept``: the stored line, whatever it began from."""

    table: Table
    game: AnyGame
    look: Look
    kept: TriedLine | None
    line: TriedLine
    trial: ImaginedGame


class TryBoards:
    """Reads and changes try boards."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], entropy: Entropy) -> None:
        self._store = store
        self._sight = TableViews(games)
        self._entropy = entropy

    async def at(self, code: TableCode, player: PlayerId, mark: int | None = None) -> TryBoard:
        """Return this person's board. ``mark``: that of the control that was used, if any.

        Raises TableRefuses if they have no seat in a running game, StaleQuestion for a control of
        another line.
        """
        return _board(await self._open(code, player, mark))

    async def is_kept(self, table: TableFacts, player: PlayerId) -> bool:
        """Return whether this person can still try the line on that they left at a running game."""
        if table.status is not Status.PLAYING:
            return False
        return await self._store.read(lambda r: r.private.tried(table.id, player)) is not None

    async def resume(self, code: TableCode, player: PlayerId) -> TryBoard:
        """Return this person's board with as much of their line as is possible now.

        If somebody has moved since, the moves that came first are left out. Raises as ``at``.
        """
        opened = await self._open(code, player, None)
        left = _left_of(opened)
        if left == opened.trial.position().moves:
            return _board(opened)
        return await self._keep(opened, player, _with_moves(opened.line, left))

    async def move(
        self, code: TableCode, player: PlayerId, written: Sequence[str], mark: int | None
    ) -> TryBoard:
        """Try moves of this person's own, until one would tell them something.

        Raises PlayerError if one of them is impossible; then none is tried.
        """

        def change(trial: ImaginedGame) -> None:
            for number, one in enumerate(written):
                if number and trial.position().end == "learns":
                    return
                trial.move(one)

        return await self._changed(code, player, mark, change)

    async def let_stand(self, code: TableCode, player: PlayerId, mark: int) -> TryBoard:
        """Let the others' turns pass until this person is to move. Raises PlayerError."""
        return await self._changed(code, player, mark, ImaginedGame.let_all_stand)

    async def reply(
        self, code: TableCode, player: PlayerId, seat: Seat, number: int, mark: int
    ) -> TryBoard:
        """Try the move with this number among those that are possible for another seat."""

        def change(trial: ImaginedGame) -> None:
            replies = trial.position().replies.get(seat, ())
            if number >= len(replies):
                raise stale(code)
            trial.reply(TriedMove(seat, trial.game.notate(replies[number])))

        return await self._changed(code, player, mark, change)

    async def question(
        self, code: TableCode, player: PlayerId, seat: Seat, mark: int
    ) -> AskedOfComputer | None:
        """Return what a computer in another seat would be asked; None if there is no choice."""
        return (await self._open(code, player, mark)).trial.question(seat)

    async def guess(
        self, code: TableCode, player: PlayerId, seat: Seat, move: str, mark: int
    ) -> TryBoard:
        """Try the move that a computer chose for another seat. Raises PlayerError."""
        tried = TriedMove(seat, move, guessed=True)
        return await self._changed(code, player, mark, lambda trial: trial.reply(tried))

    async def back(self, code: TableCode, player: PlayerId, mark: int) -> TryBoard:
        """Take the last tried move back."""
        return await self._cut(code, player, mark, -1)

    async def again(self, code: TableCode, player: PlayerId, mark: int) -> TryBoard:
        """Take all tried moves back."""
        return await self._cut(code, player, mark, 0)

    async def forget(self, code: TableCode, player: PlayerId) -> None:
        """Delete this person's line at a table."""

        def work(tx: Transaction) -> None:
            tx.private.delete_tried(existing(tx.tables.by_code(code)).id, player)

        await self._store.transact(work)

    # --- the parts ---------------------------------------------------------------------------

    async def _open(self, code: TableCode, player: PlayerId, mark: int | None) -> _Opened:
        def work(reader: Transaction) -> tuple[Table, TriedLine | None]:
            table = existing(reader.tables.by_code(code))
            return table, reader.private.tried(table.id, player)

        table, kept = await self._store.read(work)
        opened = self._opened(table, player, kept)
        if mark is not None and mark != _mark_of(opened.line):
            raise stale(code)
        return opened

    def _opened(self, table: Table, player: PlayerId, kept: TriedLine | None) -> _Opened:
        seat, game = _seat_in_game(table, player), self._sight.rules(table)
        look = self._sight.look(table, player)
        begun = fingerprint(game_json.encode(look.view))
        line = kept
        if line is None or (line.seat, line.began_from) != (seat.seat, begun):
            nothing = msgspec.Raw(b"[]")
            line = TriedLine(seat.seat, table.open_moves, begun, self._entropy.aside(), nothing)
        trial = ImaginedGame(game, look.view, seat.seat, line.seed)
        moves = _replayed(trial, line)
        return _Opened(table, game, look, kept, _with_moves(line, moves), trial)

    async def _cut(self, code: TableCode, player: PlayerId, mark: int, until: int) -> TryBoard:
        """Keep only so many of the tried moves; negative: all but so many."""
        opened = await self._open(code, player, mark)
        moves = opened.trial.position().moves[:until]
        return await self._keep(opened, player, _with_moves(opened.line, moves))

    async def _changed(
        self,
        code: TableCode,
        player: PlayerId,
        mark: int | None,
        change: Callable[[ImaginedGame], None],
    ) -> TryBoard:
        opened = await self._open(code, player, mark)
        change(opened.trial)
        moves = opened.trial.position().moves
        return await self._keep(opened, player, _with_moves(opened.line, moves))

    async def _keep(self, opened: _Opened, player: PlayerId, line: TriedLine) -> TryBoard:
        """Store the line, unless another control has changed it meanwhile; return the board."""
        table = opened.table

        def work(tx: Transaction) -> None:
            if tx.private.tried(table.id, player) != opened.kept:
                raise stale(table.code)
            tx.private.save_tried(table.id, player, line)

        await self._store.transact(work)
        return _board(self._opened(table, player, line))


def _seat_in_game(table: Table, player: PlayerId) -> TableSeat:
    """Return the seat in which this person plays. Raises TableRefuses if they do not."""
    seat = table.seat_of(player)
    if seat is None:
        tended = table.tended_for(player) is not None
        raise refused("table-refusal-tended" if tended else "table-refusal-not-seated")
    if table.status.is_over:
        raise refused("try-refusal-over")
    if table.status is not Status.PLAYING:
        raise refused("table-refusal-not-started")
    if seat.is_out:
        raise refused("table-refusal-resigned" if seat.resigned else "table-refusal-beaten")
    return seat


def _replayed(trial: ImaginedGame, line: TriedLine) -> tuple[TriedMove, ...]:
    """Try a stored line again, as far as the rules of today allow; return what was tried."""
    for tried in _decode_line(line.line):
        try:
            trial.replay((tried,))
        except PlayerError:
            break
    return trial.position().moves


def _left_of(opened: _Opened) -> tuple[TriedMove, ...]:
    """Return the longest part of the stored line that is possible from the present view."""
    best = opened.trial.position().moves
    kept = opened.kept
    if best or kept is None or kept.seat != opened.line.seat:
        return best
    line = _decode_line(kept.line)
    for first in range(len(line)):
        if len(line) - first <= len(best):
            break
        trial = ImaginedGame(opened.game, opened.look.view, kept.seat, opened.line.seed)
        part = _with_moves(opened.line, line[first:])
        best = max(best, _replayed(trial, part), key=len)
    return best


def _with_moves(line: TriedLine, moves: Sequence[TriedMove]) -> TriedLine:
    return msgspec.structs.replace(line, line=game_json.raw(moves))


def _mark_of(line: TriedLine) -> int:
    told = sha256(f"{line.seat} {line.began_from} ".encode() + bytes(line.line))
    return int(told.hexdigest()[:12], 16) % _MARKS


def _board(opened: _Opened) -> TryBoard:
    position, mark = opened.trial.position(), _mark_of(opened.line)
    look = msgspec.structs.replace(
        opened.look,
        view=position.view,
        legal=position.legal,
        asked=mark if position.legal else None,
    )
    return TryBoard(look, position, mark)
