"""What people try, and what they plan, at tables: private, and kept over a restart.

Nothing here changes a table, queues a message or wakes anybody. A tried line belongs to the view
from which it began: where that view is another, the line is no longer there
(``tables/ahead/imagined_game.py`` says where it stands). A plan is made of its person's own turns
of such a line, or of typed ones.

A line is played out where the store reads much, on SQLite in another thread: what others may do can
take long to find out.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final

import msgspec

from core.errors import IllegalMove, PlayerError
from core.game import Seat
from core.texts import Verbatim
from core.thinking_ahead import Guard
from model import game_json
from model.game_json import AnyGame
from model.letters import TableFacts
from model.log import fingerprint
from model.refusals import existing, refused, stale
from model.table import PlayerId, Status, Table, TableCode, TableId, TableSeat
from model.thinking_ahead import (
    DEEPEST_WITH_BRANCHES,
    MOST_BRANCHES,
    MOST_MOVES_OF_A_TURN,
    MOST_TURNS,
    MoveInWords,
    PlannedMoves,
    PlannedTurn,
    TriedLine,
    all_of,
    breadth_of,
    depth_of,
    in_a_row,
    with_branch,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.ahead.imagined_game import (
    AskedOfComputer,
    ImaginedGame,
    MoveTexts,
    TriedMove,
    TriedPosition,
    planned_turn,
)
from tables.ahead.judging import guards_of, lasting_refusal
from tables.ahead.review import Grounds, after_change, timers_of
from tables.decisions.transitions import Transition, must_play
from tables.interfaces import Entropy
from tables.visibility import Look, TableViews

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


class ThinkingAhead:
    """Reads and changes what people try and plan."""

    def __init__(self, store: Store, sight: TableViews, entropy: Entropy) -> None:
        self._store = store
        self._sight = sight
        self._entropy = entropy

    # --- tried lines -------------------------------------------------------------------------

    async def at(self, code: TableCode, player: PlayerId, mark: int | None = None) -> TryBoard:
        """Return this person's board. ``mark``: that of the control that was used, if any.

        Raises TableRefuses if they have no seat in a running game, StaleQuestion for a control of
        another line.
        """
        _, board = await self._open(code, player, mark)
        return board

    async def is_kept(self, table: TableFacts, player: PlayerId) -> bool:
        """Return whether this person can still try the line on that they left at a running game."""
        if table.status is not Status.PLAYING:
            return False
        return await self._store.read(lambda r: r.private.tried(table.id, player)) is not None

    async def resume(self, code: TableCode, player: PlayerId) -> TryBoard:
        """Return this person's board with as much of their line as is possible now.

        If somebody has moved since, the moves that came first are left out. Raises as ``at``.
        """
        opened, board = await self._open(code, player, None, _left_of)
        if opened.trial.moves and opened.line != opened.kept:
            await self._keep(opened, player)
        return board

    async def change(
        self,
        code: TableCode,
        player: PlayerId,
        mark: int | None,
        change: Callable[[ImaginedGame], None],
    ) -> TryBoard:
        """Change this person's line; if ``change`` raises PlayerError it stays as it was.

        Raises as ``at``.
        """

        def changed(opened: _Opened) -> ImaginedGame:
            change(opened.trial)
            return opened.trial

        opened, board = await self._open(code, player, mark, changed)
        await self._keep(opened, player)
        return board

    async def question(
        self, code: TableCode, player: PlayerId, seat: Seat, mark: int
    ) -> AskedOfComputer | None:
        """Return what a computer in another seat would be asked; None if there is no choice."""
        opened, _ = await self._open(code, player, mark)
        return opened.trial.question(seat)

    async def forget(self, code: TableCode, player: PlayerId) -> None:
        """Delete this person's line at a table."""

        def work(tx: Transaction) -> None:
            tx.private.delete_tried(existing(tx.tables.by_code(code)).id, player)

        await self._store.transact(work)

    # --- plans ---------------------------------------------------------------------------------

    async def of(self, table: TableId, player: PlayerId) -> PlannedMoves | None:
        """Return what this person has planned at a table; None for nothing."""
        return await self._store.read(lambda r: r.private.planned(table, player))

    async def by(self, player: PlayerId) -> dict[TableId, PlannedMoves]:
        """Return what this person has planned, at all tables."""
        return await self._store.read(lambda r: r.private.planned_by(player))

    async def leave_typed(
        self,
        code: TableCode,
        player: PlayerId,
        turns: Sequence[Sequence[str]],
        in_words: MoveTexts,
    ) -> PlannedMoves:
        """Plan turns as typed by hand, one after the other, from the view that this person has now.

        ``in_words``: returns what the game calls a move. Raises PlayerError as ``leave``, and if
        one cannot be read.
        """

        def work(reader: Transaction) -> tuple[PlannedTurn, ...]:
            table = existing(reader.tables.by_code(code))
            seat = _must_be_able_to_plan(table, player)
            game = self._sight.rules(table)
            view = game.view_for(game_json.state_of(game, table), seat.seat)
            return in_a_row([_as_typed(game, view, in_words, *typed) for typed in enumerate(turns)])

        return await self.leave(code, player, await self._store.read(work))

    async def leave(
        self,
        code: TableCode,
        player: PlayerId,
        turns: tuple[PlannedTurn, ...],
        *,
        later: bool = False,
        beside: bool = False,
    ) -> PlannedMoves:
        """Plan these turns, of which one is the next, in place of an earlier plan.

        ``later``: for after the turn that this person is to play now. ``beside``: together with
        the earlier plan. Raises PlayerError if there are too many, IllegalMove if the first move of
        one is refused whatever the others do before, TableRefuses if nothing can be planned now.
        """
        chance = self._entropy.aside()

        def work(tx: Transaction) -> PlannedMoves:
            table = existing(tx.tables.by_code(code))
            before = tx.private.planned(table.id, player)
            seat = _must_be_able_to_plan(table, player, later=later)
            if before is not None and before.due_at is not None:
                raise refused("planned-refusal-waits")
            joined = turns if before is None or not beside else with_branch(before.turns, turns)
            planned = PlannedMoves(seat.seat, joined, chance, seat.asked)
            _must_be_within_limits(table, joined)
            _must_be_possible(self._sight.rules(table), seat.seat, joined)
            tx.private.save_planned(table.id, player, planned)
            return planned

        return await self._store.transact(work)

    async def guard(
        self, code: TableCode, player: PlayerId, guard: Guard, mark: int | None
    ) -> PlannedMoves | None:
        """Give the next planned turns of this person another guard, also while they wait to be
        played.

        ``mark``: of the plan that is meant; returns None if another or nothing is planned. Raises
        TableRefuses if this person does not play there any more.
        """

        def work(tx: Transaction) -> PlannedMoves | None:
            table = existing(tx.tables.by_code(code))
            before = tx.private.planned(table.id, player)
            _must_be_able_to_plan(table, player, later=True)
            if before is None or not before.turns or before.mark != mark:
                return None
            if guard not in guards_of(self._sight.game(table.game)):
                return None
            turns = tuple(msgspec.structs.replace(turn, guard=guard) for turn in before.turns)
            after = msgspec.structs.replace(before, turns=turns)
            tx.private.save_planned(table.id, player, after)
            return after

        return await self._store.transact(work)

    async def drop(self, code: TableCode, player: PlayerId, mark: int | None) -> bool:
        """Drop what this person has planned at a table.

        ``mark``: of the plan that is meant; returns False if another or nothing is planned.
        """

        def work(tx: Transaction) -> bool:
            table = existing(tx.tables.by_code(code))
            planned = tx.private.planned(table.id, player)
            if planned is None or not planned.turns or planned.mark != mark:
                return False
            tx.private.delete_planned(table.id, player)
            return True

        return await self._store.transact(work)

    # --- the parts ---------------------------------------------------------------------------

    async def _open(
        self,
        code: TableCode,
        player: PlayerId,
        mark: int | None,
        then: Callable[[_Opened], ImaginedGame] = attrgetter("trial"),
    ) -> tuple[_Opened, TryBoard]:
        """Return what was read, and its board, with the line that ``then`` makes of the stored one.

        Nothing is stored.
        """

        def work(reader: Transaction) -> tuple[_Opened, TryBoard]:
            table = existing(reader.tables.by_code(code))
            opened = self._opened(table, player, reader.private.tried(table.id, player))
            if mark is not None and mark != _mark_of(opened.line):
                raise stale(code)
            trial = then(opened)
            line = _with_moves(opened.line, trial.moves)
            after = msgspec.structs.replace(opened, line=line, trial=trial)
            return after, _board(after)

        return await self._store.read_much(work)

    def _opened(self, table: Table, player: PlayerId, kept: TriedLine | None) -> _Opened:
        seat, game = _seat_in_game(table, player), self._sight.rules(table)
        look = self._sight.look(table, player)
        begun = fingerprint(game_json.encode(look.view))
        line = kept
        if line is None or (line.seat, line.began_from) != (seat.seat, begun):
            nothing = msgspec.Raw(b"[]")
            line = TriedLine(seat.seat, table.open_moves, begun, self._entropy.aside(), nothing)
        trial = ImaginedGame(game, look.view, seat.seat, line.seed)
        _replay(trial, _decode_line(line.line))
        return _Opened(table, game, look, kept, _with_moves(line, trial.moves), trial)

    async def _keep(self, opened: _Opened, player: PlayerId) -> None:
        """Store the line, unless another control has changed it meanwhile."""
        table = opened.table

        def work(tx: Transaction) -> None:
            if tx.private.tried(table.id, player) != opened.kept:
                raise stale(table.code)
            tx.private.save_tried(table.id, player, opened.line)

        await self._store.transact(work)


def _as_typed(
    game: AnyGame, view: Any, in_words: MoveTexts, number: int, typed: Sequence[str]
) -> PlannedTurn:
    """Return turn ``number`` (from 0) as a planned one. Raises UnreadableMove or TableRefuses.

    Its moves are in notation where they may mean something else by the time they are played: then
    the card that is in a place now is not the one that is taken.
    """
    if not typed:
        raise refused("planned-refusal-empty")
    moves = [game.parse(view, one) for one in typed]
    words: list[MoveInWords] = [
        in_words(view, move)
        if number == place == 0 or not isinstance(move, game.ahead.by_place)
        else Verbatim(game.notate(move))
        for place, move in enumerate(moves)
    ]
    return planned_turn(game, view, moves, tuple(words))


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


def _replay(trial: ImaginedGame, line: Sequence[TriedMove]) -> None:
    """Try a stored line again, as far as the rules of today allow."""
    for tried in line:
        try:
            trial.replay((tried,))
        except PlayerError:
            break


def _left_of(opened: _Opened) -> ImaginedGame:
    """Return the longest part of the stored line that is possible from the present view, tried."""
    best, kept = opened.trial, opened.kept
    if best.moves or kept is None or kept.seat != opened.line.seat:
        return best
    line = _decode_line(kept.line)
    for first in range(len(line)):
        if len(line) - first <= len(best.moves):
            break
        trial = ImaginedGame(opened.game, opened.look.view, kept.seat, opened.line.seed)
        _replay(trial, line[first:])
        best = max(best, trial, key=lambda one: len(one.moves))
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


def _must_be_able_to_plan(table: Table, player: PlayerId, *, later: bool = False) -> TableSeat:
    """Return the seat for which this person may plan moves now. Raises TableRefuses.

    ``later``: for after the turn that they are to play now, if they are to move.
    """
    if table.status is not Status.PLAYING:
        over = table.status.is_over
        raise refused("planned-refusal-over" if over else "table-refusal-not-started")
    seat = must_play(table, player)
    if seat.asked is not None and not later:
        raise refused("planned-refusal-your-turn")
    return seat


def _must_be_within_limits(table: Table, turns: tuple[PlannedTurn, ...]) -> None:
    lengths = [len(turn.moves) for turn in all_of(turns)]
    if not lengths or not all(lengths):
        raise refused("planned-refusal-empty")
    if max(lengths) > MOST_MOVES_OF_A_TURN:
        raise refused("planned-refusal-many-moves", most=MOST_MOVES_OF_A_TURN)
    branches, depth = breadth_of(turns), depth_of(turns)
    if branches > 1 and len(table.seats) != 2:
        raise refused("planned-refusal-branches-of-two")
    if branches > MOST_BRANCHES:
        raise refused("planned-refusal-many-branches", most=MOST_BRANCHES)
    deepest = MOST_TURNS if branches == 1 else DEEPEST_WITH_BRANCHES
    if depth > deepest:
        raise refused("planned-refusal-many-turns", most=deepest)


def _must_be_possible(game: AnyGame, seat: Seat, turns: tuple[PlannedTurn, ...]) -> None:
    """Raise IllegalMove if a first move can never begin the seat's next turn.

    Raises UnreadableMove if a move can never be one of this game.
    """
    for turn in all_of(turns):
        view = game_json.decode_view(game, turn.expected)
        first, *_ = [game.read_back(view, notation) for notation in turn.moves]
        if turn in turns and (refusal := lasting_refusal(game, view, seat, first)) is not None:
            raise IllegalMove(refusal)


def store_plans(
    tx: Transaction,
    after: Transition,
    game: AnyGame | None,
    now: int,
    planned: Mapping[PlayerId, PlannedMoves],
) -> dict[PlayerId, PlannedMoves]:
    """Write what a change of a table does to the plans there; return those that are left.

    ``game``: None if the rules are unknown.
    """
    grounds = grounds_of(tx, after.table, game, now)
    judged = {
        player: after_change(plan, player, after, grounds) for player, plan in planned.items()
    }
    for player, plan in judged.items():
        if plan is None:
            tx.private.delete_planned(after.table.id, player)
        elif plan != planned[player]:
            tx.private.save_planned(after.table.id, player, plan)
    left = {player: plan for player, plan in judged.items() if plan is not None}
    tx.timers.replace_planned(after.table.id, timers_of(after.table, [*left.values()]))
    return left


def grounds_of(tx: Transaction, table: Table, game: AnyGame | None, now: int) -> Grounds:
    """Return what plans at this table are judged by now."""
    people = tx.people.profiles(table.people)
    return Grounds(game, now, people, partial(tx.log.moves, table.id))
