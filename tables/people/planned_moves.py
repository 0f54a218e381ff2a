"""Leave, read, change and drop the moves that a person has planned at a table.

A plan is its owner's alone: nothing here changes the table, queues a letter or wakes anybody.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from core.errors import IllegalMove
from core.game import Seat
from core.thinking_ahead import Guard
from core.translatable_text import Verbatim
from model import game_json
from model.game_json import AnyGame
from model.planned_moves import (
    DEEPEST_WITH_BRANCHES,
    MOST_BRANCHES,
    MOST_MOVES_OF_A_TURN,
    MOST_TURNS,
    MoveInWords,
    PlannedMoves,
    PlannedTurn,
    breadth_of,
    depth_of,
    with_branch,
)
from model.refusals import existing, refused
from model.table import PlayerId, Status, Table, TableCode, TableId, TableSeat
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.ahead.judging import covers_part, guards_of, lasting_refusal, usual_guard
from tables.decisions.transitions import must_play
from tables.interfaces import Entropy
from tables.visibility.table_view import TableViews
from tables.visibility.try_board import MoveTexts, OwnTurn


class Planning:
    """Reads and writes people's planned moves."""

    def __init__(self, store: Store, sight: TableViews, entropy: Entropy) -> None:
        self._store = store
        self._sight = sight
        self._entropy = entropy

    def guards(self, game: str) -> tuple[Guard, ...]:
        """Return the guards that can be chosen for moves of this game."""
        return guards_of(self._sight.game(game))

    def covers_part(self, game: str, planned: PlannedMoves) -> bool:
        """Return whether a plan may leave a part of its last turn to be played by hand."""
        return covers_part(self._sight.game(game), planned.seat, planned.turns)

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

        Each has the guard that its game offers first. ``in_words``: returns what the game calls a
        move. Replaces an earlier plan. Raises PlayerError if there are too many or one cannot be
        read, IllegalMove if the first one is refused whatever the others do before, TableRefuses if
        nothing can be planned now.
        """

        def work(reader: Transaction) -> tuple[PlannedTurn, ...]:
            table = existing(reader.tables.by_code(code))
            seat = _must_be_able_to_plan(table, player)
            game = self._sight.rules(table)
            view = game.view_for(game_json.state_of(game, table), seat.seat)
            planned = _as_typed(game, view, turns, in_words)
            if planned:
                _must_be_possible(game, view, seat.seat, planned[0].moves[0])
            return planned

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
        """Plan these turns, in place of an earlier plan. Raises PlayerError as ``leave_typed``.

        ``later``: for after the turn that this person is to play now. ``beside``: together with
        the earlier plan.
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
            _must_be_within_limits(table, planned.turns)
            _must_be_readable(self._sight.rules(table), planned.turns)
            tx.private.save_planned(table.id, player, planned)
            return planned

        return await self._store.transact(work)

    async def leave_tried(
        self,
        code: TableCode,
        player: PlayerId,
        turns: Sequence[OwnTurn],
        *,
        later: bool = False,
        beside: bool = False,
    ) -> PlannedMoves:
        """Plan the first turns of a tried line, each for the view that was tried before it.

        The view holds what the others were assumed to do. ``later``: this person is to move now,
        and the turns are for after that. ``beside``: to choose from, with what is planned already.
        Raises PlayerError as ``leave_typed``.
        """
        most = DEEPEST_WITH_BRANCHES if beside else MOST_TURNS

        def work(reader: Transaction) -> tuple[PlannedTurn, ...]:
            game = self._sight.rules(existing(reader.tables.by_code(code)))
            return _as_tried(game, turns[:most])

        planned = await self._store.read(work)
        return await self.leave(code, player, planned, later=later, beside=beside)

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
            if guard not in self.guards(table.game):
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


def _as_typed(
    game: AnyGame,
    view: Any,
    turns: Sequence[Sequence[str]],
    in_words: MoveTexts,
    *,
    is_first: bool = True,
) -> tuple[PlannedTurn, ...]:
    """Return typed turns as a plan. Raises UnreadableMove, or TableRefuses if there is none.

    ``is_first``: the first of these turns begins on the view itself.
    """
    if not turns:
        return ()
    typed, *others = turns
    if not typed:
        raise refused("planned-refusal-empty")
    moves = [game.parse(view, one) for one in typed]
    then = _as_typed(game, view, others, in_words, is_first=False)
    words = tuple(
        _typed_in_words(game, view, move, in_words, is_first=is_first and number == 0)
        for number, move in enumerate(moves)
    )
    return (msgspec.structs.replace(_planned(game, view, moves, then), words=words),)


def _must_be_possible(game: AnyGame, view: Any, seat: Seat, notation: str) -> None:
    """Raise IllegalMove if this move can never begin the seat's next turn."""
    refusal = lasting_refusal(game, view, seat, game.read_back(view, notation))
    if refusal is not None:
        raise IllegalMove(refusal)


def _typed_in_words(
    game: AnyGame, view: Any, move: Any, in_words: MoveTexts, *, is_first: bool
) -> MoveInWords:
    """Return a typed move as its game calls it.

    In notation, if it may mean something else by the time it is played: then the card that is in
    its place now is not the one that it takes.
    """
    if is_first or not isinstance(move, game.ahead.by_place):
        return in_words(view, move)
    return Verbatim(game.notate(move))


def _as_tried(game: AnyGame, turns: Sequence[OwnTurn]) -> tuple[PlannedTurn, ...]:
    """Return turns of a tried line as a plan."""
    if not turns:
        return ()
    first, *others = turns
    moves = [game.read_back(first.expected, written) for written in first.moves]
    turn = _planned(game, first.expected, moves, _as_tried(game, others))
    told = {"words": first.words, "after": first.after, "after_words": first.after_words}
    return (msgspec.structs.replace(turn, **told),)


def _planned(
    game: AnyGame, view: Any, moves: Sequence[Any], then: tuple[PlannedTurn, ...]
) -> PlannedTurn:
    """Return a planned turn with the guard that its game offers first."""
    guard, raw = usual_guard(game, moves), game_json.raw(view)
    return PlannedTurn(tuple(map(game.notate, moves)), guard, raw, then)


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
    if not turns:
        raise refused("planned-refusal-empty")
    branches, depth = breadth_of(turns), depth_of(turns)
    if branches > 1 and len(table.seats) != 2:
        raise refused("planned-refusal-branches-of-two")
    if branches > MOST_BRANCHES:
        raise refused("planned-refusal-many-branches", most=MOST_BRANCHES)
    deepest = MOST_TURNS if branches == 1 else DEEPEST_WITH_BRANCHES
    if depth > deepest:
        raise refused("planned-refusal-many-turns", most=deepest)


def _must_be_readable(game: AnyGame, turns: tuple[PlannedTurn, ...]) -> None:
    """Raise UnreadableMove if a move can never be one of this game."""
    for turn in turns:
        if not turn.moves:
            raise refused("planned-refusal-empty")
        if len(turn.moves) > MOST_MOVES_OF_A_TURN:
            raise refused("planned-refusal-many-moves", most=MOST_MOVES_OF_A_TURN)
        view = game_json.decode_view(game, turn.expected)
        for notation in turn.moves:
            game.read_back(view, notation)
        _must_be_readable(game, turn.then)
