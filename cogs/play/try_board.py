"""The try board on Discord: moves are tried on it by the controls of guided play, and nothing is
played.

Its controls carry the mark of their line instead of the number of a question, so that a control of
another line, or of a position that is gone, is stale.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import kept_by, thought_of
from cogs.play import planned_moves
from cogs.ui.guided_play_controls import Question
from core.errors import IllegalMove, UnreadableMove
from core.game import Level, Seat
from core.guided_play import Ask, Form, Where
from core.translatable_text import text
from model.refusals import stale
from model.table import TableCode
from tables.people.try_boards import TryBoard
from tables.visibility.table_view import Look
from tables.visibility.try_board import begins_with_own
from workers.posts import try_board_screens as screens
from workers.posts.guided_play_answers import BACK as SCREEN_BACK
from workers.posts.guided_play_answers import GO, joined, moves_named, place_agreed

_GUESSED_LEVEL: Final[Level] = "normal"


_SEATS_WITH_BRANCHES: Final = 2
"""Only at such a table a plan chooses by what the other does."""


class _Used(msgspec.Struct, frozen=True):
    """A control that was used: by whom, its step, its question, and the choices it carries."""

    asking: Asking
    visitor: Visitor
    step: str
    question: Question
    chosen: tuple[str, ...]

    @property
    def line(self) -> tuple[TableCode, Any, int]:
        """The table, the person, and the mark of the line that the control belongs to."""
        return self.question.code, self.visitor.id, self.question.asked

    @property
    def seat(self) -> Seat:
        """The seat that it is about. Raises StaleQuestion if it names none."""
        return Seat(self.number(0))

    def number(self, place: int) -> int:
        """Return the number in this place of its choices. Raises StaleQuestion without one."""
        said = self.chosen[place] if place < len(self.chosen) else ""
        if not re.fullmatch("[0-9]{1,4}", said):
            raise stale(self.question.code)
        return int(said)


async def open_board(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show this person's try board, with what they have tried from this position."""
    board = await desk.service.try_boards.at(code, visitor.id)
    await _show(desk, asking, visitor, board)


async def resume(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show what is left of this person's line, also if others have moved since."""
    await _show(desk, asking, visitor, await desk.service.try_boards.resume(code, visitor.id))


async def begin_plan(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the board where this person's next turn begins, with what to do to plan a move of it.

    Where something is planned already, or the board cannot get there, show the plan instead.
    """
    board = await desk.service.try_boards.at(code, visitor.id)
    planned = await desk.service.planning.of(board.look.table.id, visitor.id)
    title, is_planned = desk.guide.title(board.look.table.game), bool(planned and planned.turns)
    if not is_planned and not screens.to_plan(title, board.position):
        board = await _at_own_turn(desk, visitor, board)
    own = screens.to_plan(title, board.position) or board.position.legal
    if is_planned or not own or begins_with_own(board.position):
        await planned_moves.show(desk, asking, visitor, code)
        return
    screen = _standing(desk, board)
    screen = screen.saying((text("try-plan-how"), *screen.words))
    await _show(desk, asking, visitor, board, screen, is_standing=True)


async def as_text(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the tried view in words, beside the board."""
    board = await desk.service.try_boards.at(code, visitor.id)
    profiles = await desk.replies.profiles_of(board.look.table)
    post = desk.presenter.tried_as_text(board.look, profiles, visitor.locale)
    await desk.show_beside(asking, post)


async def try_typed(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, typed: str
) -> None:
    """Try the typed moves, after those that were tried before from this position."""
    board = await desk.service.try_boards.at(code, visitor.id)
    game = board.look.table.game
    parts = map(str.strip, re.split(desk.guide.manifest(game).separators, typed))
    written = [desk.replies.in_notation(game, part) for part in parts if part]
    await _try_moves(desk, asking, visitor, board, written, typed)


async def look_at(desk: Desk, visitor: Visitor, question: Question) -> Look:
    """Return what the person sees on their board. Raises StaleQuestion for another line's mark."""
    board = await desk.service.try_boards.at(question.code, visitor.id, question.asked)
    return board.look


async def follow(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    step: str,
    question: Question,
    chosen: Sequence[str],
) -> None:
    """Carry out a control of a try board. Raises StaleQuestion if its line is another now."""
    used = _Used(asking, visitor, step, question, tuple(chosen))
    await _STEPS.get(step, _lead)(desk, used)


# --- the steps ------------------------------------------------------------------------------------


async def _lead(desk: Desk, used: _Used) -> None:
    """Show the screen of guided play at a place, or try the moves that it ends in."""
    board = await desk.service.try_boards.at(*used.line)
    try:
        found = desk.guide.at(board.look, Where(used.step, used.chosen))
    except (IllegalMove, UnreadableMove) as fault:
        typed = " ".join(used.chosen)
        await _offer_others(desk, used.asking, used.visitor, board, typed, fault)
        return
    if isinstance(found, Form):
        raise stale(used.question.code)
    if isinstance(found, Ask):
        await _show(desk, used.asking, used.visitor, board, found)
        return
    written = desk.guide.notations(board.look.table.game, found)
    await _try_moves(desk, used.asking, used.visitor, board, written)


async def _go(desk: Desk, used: _Used) -> None:
    """Try the moves that a button names, or those at the place that it names."""
    board = await desk.service.try_boards.at(*used.line)
    place = place_agreed(used.chosen)
    if place is None:
        written = moves_named(used.chosen)
    else:
        go = desk.guide.surely(board.look, place)
        written = desk.guide.notations(board.look.table.game, go)
    await _try_moves(desk, used.asking, used.visitor, board, written)


async def _stand(desk: Desk, used: _Used) -> None:
    await _show(
        desk, used.asking, used.visitor, await desk.service.try_boards.let_stand(*used.line)
    )


async def _may(desk: Desk, used: _Used) -> None:
    """Ask what another seat does."""
    board = await desk.service.try_boards.at(*used.line)
    if used.seat not in board.position.replies:
        raise stale(used.question.code)
    title = desk.guide.title(board.look.table.game)
    screen = screens.replies(title, board.position, used.seat)
    await _show(desk, used.asking, used.visitor, board, screen)


async def _reply(desk: Desk, used: _Used) -> None:
    code, player, mark = used.line
    board = await desk.service.try_boards.reply(code, player, used.seat, used.number(1), mark)
    await _show(desk, used.asking, used.visitor, board)


async def _guess(desk: Desk, used: _Used) -> None:
    """Try what a computer would do in another seat, or say that it does nothing one can see."""
    board = await desk.service.try_boards.at(*used.line)
    guessed = await _guessed(desk, used.visitor, board, used.seat)
    if guessed is None:
        screen = _standing(desk, board)
        screen = screen.saying((text("try-no-guess"), *screen.words))
        await _show(desk, used.asking, used.visitor, board, screen, is_standing=True)
        return
    await _show(desk, used.asking, used.visitor, guessed)


async def _step_back(desk: Desk, used: _Used) -> None:
    await _show(desk, used.asking, used.visitor, await desk.service.try_boards.back(*used.line))


async def _begin_again(desk: Desk, used: _Used) -> None:
    await _show(desk, used.asking, used.visitor, await desk.service.try_boards.again(*used.line))


async def _forget(desk: Desk, used: _Used) -> None:
    """Forget the line, and show the real board."""
    await desk.service.try_boards.forget(used.question.code, used.visitor.id)
    look = await desk.service.queries.look(used.question.code, used.visitor.id)
    await desk.show_look(used.asking, used.visitor, look)


async def _plan(desk: Desk, used: _Used) -> None:
    """Leave the person's own moves of the line to be played when it is their turn."""
    code, player, mark = used.line
    board = await desk.service.try_boards.at(code, player, mark)
    planning, table, way = desk.service.planning, board.look.table, used.chosen[:1]
    before = await planning.of(table.id, player)
    if way in ((), ("",)) and len(table.seats) == _SEATS_WITH_BRANCHES and before and before.turns:
        await _show(desk, used.asking, used.visitor, board, screens.another_plan())
        return
    title, later = desk.guide.title(table.game), begins_with_own(board.position)
    turns = screens.to_plan(title, board.position)
    is_branch = way == (screens.BESIDE,)
    planned = await planning.leave_tried(code, player, turns, later=later, beside=is_branch)
    await planned_moves.confirm(desk, used.asking, used.visitor, code, planned)


async def _stay(desk: Desk, used: _Used) -> None:
    """Show the line as it stands: the way back from a screen."""
    board = await desk.service.try_boards.at(*used.line)
    await _show(desk, used.asking, used.visitor, board)


_Step: TypeAlias = Callable[[Desk, _Used], Awaitable[None]]

_STEPS: Final[Mapping[str, _Step]] = {
    GO: _go,
    SCREEN_BACK: _stay,
    screens.STAND: _stand,
    screens.MAY: _may,
    screens.REPLY: _reply,
    screens.GUESS: _guess,
    screens.BACK: _step_back,
    screens.AGAIN: _begin_again,
    screens.FORGET: _forget,
    screens.PLAN: _plan,
}
"""What each step of its own does; all others are places of the game's guided play."""


# --- the parts ------------------------------------------------------------------------------------


async def _at_own_turn(desk: Desk, visitor: Visitor, board: TryBoard) -> TryBoard:
    """Let the others' turns pass until this person is to move.

    Whoever cannot let theirs pass does what a computer would. The board stays where neither can be.
    """
    boards, code = desk.service.try_boards, board.look.table.code
    for _ in board.look.table.seats:
        position = board.position
        if position.legal or position.end is not None:
            break
        try:
            return await boards.let_stand(code, visitor.id, board.mark)
        except IllegalMove:
            guessed = await _guessed(desk, visitor, board, position.to_act[0])
        if guessed is None:
            break
        board = guessed
    return board


async def _guessed(desk: Desk, visitor: Visitor, board: TryBoard, seat: Seat) -> TryBoard | None:
    """Try what a computer would do in another seat; None if that cannot be seen from here."""
    boards, table = desk.service.try_boards, board.look.table
    question = await boards.question(table.code, visitor.id, seat, board.mark)
    levels = desk.guide.levels_for(table.game, len(table.seats), table.options)
    level = _GUESSED_LEVEL if _GUESSED_LEVEL in levels else levels[0]
    move = None if question is None else await desk.guess(table.game, level, question)
    if move is None:
        return None
    return await boards.guess(table.code, visitor.id, seat, move, board.mark)


async def _try_moves(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    board: TryBoard,
    written: Sequence[str],
    typed: str = "",
) -> None:
    """Try these moves, or show what can be tried instead. ``typed``: what a refusal quotes."""
    code = board.look.table.code
    try:
        with desk.replies.quoting(board.look.table.game, typed):
            after = await desk.service.try_boards.move(code, visitor.id, written, board.mark)
    except (IllegalMove, UnreadableMove) as fault:
        await _offer_others(desk, asking, visitor, board, joined(written), fault)
        return
    await _show(desk, asking, visitor, after)


async def _offer_others(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    board: TryBoard,
    typed: str,
    fault: IllegalMove | UnreadableMove,
) -> None:
    """Say why a move cannot be tried, with the moves that can."""
    refusal = await desk.replies.with_names(fault.refusal, board.look.table.code)
    if board.position.legal:
        screen = desk.guide.instead(board.look, typed, (refusal.text,))
        await _show(desk, asking, visitor, board, screen)
        return
    screen = _standing(desk, board)
    screen = screen.saying((refusal.text, *screen.words))
    await _show(desk, asking, visitor, board, screen, is_standing=True)


def _standing(desk: Desk, board: TryBoard) -> Ask[Any]:
    title = desk.guide.title(board.look.table.game)
    return screens.standing(title, board.position, desk.guide.beginning(board.look))


async def _show(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    board: TryBoard,
    screen: Ask[Any] | None = None,
    *,
    is_standing: bool = False,
) -> None:
    """Show a screen of the board. None: that of its line, like any other that ``is_standing``;
    all others have a way back to it."""
    shown = _standing(desk, board) if screen is None else screen
    shown = msgspec.structs.replace(shown, plan=await _with_marks(desk, visitor, board, shown.plan))
    profiles = await desk.replies.profiles_of(board.look.table)
    post = await desk.presenter.tried(board.look, profiles, visitor.locale, shown)
    sheet = msgspec.structs.replace(
        desk.sheet(board.look, profiles, visitor.profile),
        question=Question(board.look.table.code, board.mark, tried=True),
        asks=lambda _: False,
    )
    stays = screen is None or is_standing
    await desk.show(asking, post, sheet.rows(shown) if stays else sheet.rows_with_way_back(shown))


async def _with_marks(desk: Desk, visitor: Visitor, board: TryBoard, plan: Any) -> Any:
    """Return the plan with this person's marks, wherever the marked things were moved."""
    look, events = board.look, [event for step in board.position.steps for event in step.told]
    notebook = await desk.service.notebooks.of(look.table.id, visitor.id)
    kept = await kept_by(desk.service, desk.guide, look, visitor.id, notebook, tried=events)
    return thought_of(desk.guide, look.table, kept, plan)
