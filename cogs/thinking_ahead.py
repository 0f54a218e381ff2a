"""The try board and planned moves."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import kept_by, thought_of
from cogs.ui.guided_play import Question
from core.errors import IllegalMove, UnreadableMove
from core.game import Level, Seat
from core.guided_play import Ask, Form, Menu, Option, Press, Where
from core.texts import Listing, Player, Say, Text, text, with_names
from core.thinking_ahead import Guard
from model.letters import TableFacts
from model.refusals import stale
from model.table import MINUTE, PlayerProfile, Status, TableCode
from model.thinking_ahead import (
    DEEPEST_WITH_BRANCHES,
    MOST_TURNS,
    PlannedMoves,
    PlannedTurn,
    in_a_row,
    lines_about,
)
from tables.ahead.imagined_game import (
    ImaginedGame,
    TriedMove,
    TriedPosition,
    TriedStep,
    begins_with_own,
    own_turns,
)
from tables.ahead.judging import covers_part, guards_of
from tables.ahead.waiting import LONGEST
from tables.people.thinking_ahead import TryBoard
from tables.visibility import Look
from workers.guided_play import BACK as SCREEN_BACK
from workers.guided_play import GO, joined, moves_named, place_agreed
from workers.post_model import Action, Post

if TYPE_CHECKING:
    from catalog import Entry


STAND, MAY, REPLY, GUESS = "trystand", "trymay", "tryreply", "tryguess"
"""Steps about the others: let them stand, ask what one may do, choose a move for them, have a
computer choose it."""

BACK, AGAIN, FORGET, PLAN = "tryback", "tryagain", "tryforget", "tryplan"
"""Steps about the line: take its last move back, take all back, forget it, plan its own moves."""

BESIDE, INSTEAD = "beside", "instead"
"""What the planned moves of a line become: another branch of what is planned, or all of it."""

MOST_TOLD: Final = 8
"""Tried moves that are told, the last ones."""


def standing(title: "Entry", position: TriedPosition, own: Ask[Any] | None) -> Ask[Any]:
    """Return the screen of a line. ``own``: the first screen of guided play on the tried view, if
    the person is to move there."""
    first: Ask[Any] = own or Ask(())
    rows = (*first.rows, *_about_others(position), *_about_the_line(title, position))
    words = (*_tried_so_far(title, position), *_now(title, position))
    return Ask(rows, words, first.plan)


def replies(title: "Entry", position: TriedPosition, seat: Seat) -> Ask[Any]:
    """Return the screen that asks what another seat does there."""
    options = (
        Option(str(number), title.words.move_text(position.view, move))
        for number, move in enumerate(position.replies.get(seat, ()))
    )
    menu = Menu(REPLY, tuple(options), text("try-replies-menu"), (str(seat),))
    return Ask((menu,), (text("try-replies", who=Player(seat)),))


def another_plan() -> Ask[Any]:
    """Return the screen that asks what becomes of what is planned already."""
    beside = Press[Any](text("try-plan-beside-button"), Where(PLAN, (BESIDE,)), style="primary")
    instead = Press[Any](text("try-plan-instead-button"), Where(PLAN, (INSTEAD,)))
    return Ask(((beside, instead),), (text("try-plan-another"),))


def to_plan(title: "Entry", position: TriedPosition) -> tuple[PlannedTurn, ...]:
    """Return the person's own turns of a line but the one that they are to play now."""
    turns = own_turns(title.game, position, title.words.move_text)
    return turns[1:] if begins_with_own(position) else turns


def _about_others(position: TriedPosition) -> Iterator[tuple[Press[Any], ...]]:
    """Yield the buttons about the others where only they are to move."""
    asked = sorted(position.replies)
    if asked:
        yield tuple(
            Press(text("try-may", who=Player(seat)), Where(MAY, (str(seat),))) for seat in asked
        )
    stand = Press[Any](text("try-stand-button"), Where(STAND))
    guess = (Press[Any](text("try-guess-button"), Where(GUESS, (str(asked[0]),))),) if asked else ()
    may_stand = (stand,) if position.may_stand.issuperset(position.to_act) else ()
    if not position.legal and position.end is None and (may_stand or guess):
        yield (*may_stand, *guess)


def _about_the_line(title: "Entry", position: TriedPosition) -> Iterator[tuple[Press[Any], ...]]:
    """Yield the buttons about a line in which something was tried."""
    plan = Press[Any](text("try-plan-button"), Where(PLAN), style="primary")
    if position.steps:
        yield (
            *((plan,) if to_plan(title, position) else ()),
            Press(text("try-back-button"), Where(BACK)),
            Press(text("try-again-button"), Where(AGAIN)),
            Press(text("try-forget-button"), Where(FORGET)),
        )


def _tried_so_far(title: "Entry", position: TriedPosition) -> Iterator[Text]:
    """Yield what would have happened, a line for each of the last moves that were made."""
    made = position.steps[:-1] if position.end == "learns" else position.steps
    if not made:
        yield text("try-nothing-yet")
    for step in made[-MOST_TOLD:]:
        told = _told(title, step)
        if step.tried.guessed:
            yield text("try-guessed", told=told)
        elif step.told and step.tried.seat != position.seat:
            yield text("try-assumed", told=told)
        else:
            yield told


def _told(title: "Entry", step: TriedStep) -> Text:
    who = Player(step.tried.seat)
    if step.move is None:
        return text("try-stood", who=who)
    if not step.told:
        return text("try-unseen", who=who)
    key = "try-told-left-open" if step.left_open else "try-told"
    return text(key, told=Listing(tuple(map(title.words.event_text, step.told)), "row"))


def _now(title: "Entry", position: TriedPosition) -> Iterator[Text]:
    """Yield where the line stands: whose move it would be, or why it goes no further."""
    acting = Listing(tuple(map(Player, position.to_act)))
    if position.end == "learns":
        last = position.steps[-1]
        label = title.words.move_text(last.before, last.move)
        mine = last.tried.seat == position.seat
        key = "try-ends-learning-own" if mine else "try-ends-learning"
        yield text(key, who=Player(last.tried.seat), move=label)
    elif position.end == "over":
        yield text("try-ends-over")
    elif position.end == "others":
        yield text("try-ends-others", people=acting)
    elif position.legal:
        yield text("try-your-move", prompt=title.words.prompt_text(position.view))
    else:
        yield text("try-others-move", people=acting)


_GUESSED_LEVEL: Final[Level] = "normal"

_SEATS_WITH_BRANCHES: Final = 2
"""Only at such a table a plan chooses by what the other does."""

_MOVES: Final = re.compile(r"[;\n]")
_TURNS: Final = re.compile(r">")
"""What separates typed moves of one planned turn, and typed turns."""


class _Visit(msgspec.Struct, frozen=True):
    """A person who asks something, and the interaction that is answered."""

    desk: Desk
    asking: Asking
    visitor: Visitor

    async def show(
        self, board: TryBoard, screen: Ask[Any] | None = None, *, said: Text | None = None
    ) -> None:
        """Show a screen of the board, with a way back to that of its line.

        None: that of its line itself, below what is ``said``.
        """
        look, shown = board.look, screen
        if shown is None:
            title, own = self.desk.guide.title(look.table.game), self.desk.guide.beginning(look)
            shown = standing(title, board.position, own)
            shown = shown if said is None else shown.saying((said, *shown.words))
        shown = msgspec.structs.replace(shown, plan=await self._with_marks(board, shown.plan))
        profiles = await self.desk.replies.profiles_of(look.table)
        post = await self.desk.presenter.tried(look, profiles, self.visitor.locale, shown)
        sheet = msgspec.structs.replace(
            self.desk.sheet(look, profiles, self.visitor.profile),
            question=Question(look.table.code, board.mark, tried=True),
            asks=lambda _: False,
        )
        rows = sheet.rows(shown) if screen is None else sheet.rows_with_way_back(shown)
        await self.desk.show(self.asking, post, rows)

    async def try_moves(self, board: TryBoard, written: Sequence[str], typed: str = "") -> None:
        """Try these moves, or show what can be tried instead. ``typed``: what a refusal quotes."""
        try:
            with self.desk.replies.quoting(board.look.table.game, typed):
                after = await self.change(board, lambda trial: trial.move_all(written))
        except (IllegalMove, UnreadableMove) as fault:
            await self.offer_others(board, joined(written), fault)
            return
        await self.show(after)

    async def offer_others(
        self, board: TryBoard, typed: str, fault: IllegalMove | UnreadableMove
    ) -> None:
        """Say why a move cannot be tried, with the moves that can."""
        refusal = await self.desk.replies.with_names(fault.refusal, board.look.table.code)
        if board.position.legal:
            screen = self.desk.guide.instead(board.look, typed, (refusal.text,))
            await self.show(board, screen)
        else:
            await self.show(board, said=refusal.text)

    async def change(self, board: TryBoard, change: Callable[[ImaginedGame], None]) -> TryBoard:
        """Change the line of a board. Raises PlayerError if that is impossible."""
        ahead, code = self.desk.service.ahead, board.look.table.code
        return await ahead.change(code, self.visitor.id, board.mark, change)

    async def at_own_turn(self, board: TryBoard) -> TryBoard:
        """Let the others' turns pass until this person is to move.

        Whoever cannot let theirs pass does what a computer would. The board stays where neither can
        be.
        """
        for _ in board.look.table.seats:
            position = board.position
            if position.legal or position.end is not None:
                break
            try:
                return await self.change(board, ImaginedGame.let_all_stand)
            except IllegalMove:
                guessed = await self.guess(board, position.to_act[0])
            if guessed is None:
                break
            board = guessed
        return board

    async def guess(self, board: TryBoard, seat: Seat) -> TryBoard | None:
        """Try what a computer would do in another seat; None if that cannot be seen from here."""
        table = board.look.table
        ahead, player = self.desk.service.ahead, self.visitor.id
        question = await ahead.question(table.code, player, seat, board.mark)
        levels = self.desk.guide.levels_for(table.game, len(table.seats), table.options)
        level = _GUESSED_LEVEL if _GUESSED_LEVEL in levels else levels[0]
        move = None if question is None else await self.desk.guess(table.game, level, question)
        if move is None:
            return None
        tried = TriedMove(seat, move, guessed=True)
        return await self.change(board, lambda trial: trial.reply(tried))

    async def _with_marks(self, board: TryBoard, plan: Any) -> Any:
        """Return the plan with this person's marks, wherever the marked things were moved."""
        look, events = board.look, [event for step in board.position.steps for event in step.told]
        notebook = await self.desk.service.notebooks.of(look.table.id, self.visitor.id)
        service, guide, player = self.desk.service, self.desk.guide, self.visitor.id
        kept = await kept_by(service, guide, look, player, notebook, tried=events)
        return thought_of(guide, look.table, kept, plan)

    async def planned(self, code: TableCode) -> PlannedMoves | None:
        """Return what this person has planned at a table they reach from here."""
        table = await self.desk.finder.reach(self.asking, code)
        return await self.desk.service.ahead.of(table.id, self.visitor.id)

    async def confirm(self, code: TableCode, planned: PlannedMoves, *said: Text) -> None:
        """Say that this was noted, whether more is to be played by hand, and what can be chosen.

        ``said``: what else to say of it.
        """
        table = await self.desk.finder.reach(self.asking, code)
        game = self.desk.guide.title(table.game).game
        is_part = covers_part(game, planned.seat, planned.turns)
        more = (text("planned-part"),) if is_part else ()
        await self.tell(code, planned, text("planned-kept"), *said, *more)

    async def show_instead(self, code: TableCode) -> None:
        """Say that a button is of an earlier plan, and show the present one."""
        planned = await self.planned(code)
        is_planned = planned is not None and bool(planned.turns)
        now = text("planned-outdated" if is_planned else "planned-outdated-none")
        await self.tell(code, planned, now)

    async def tell(self, code: TableCode, planned: PlannedMoves | None, *said: Text) -> None:
        """Say what is planned at a table, when it is played, and what each guard means.

        There is a button for each guard, the present one pressed, one that drops the plan, and one
        that leads to this person's tried line; where nothing is planned, one to the try board.
        """
        table = await self.desk.finder.reach(self.asking, code)
        say = self.desk.replies.voice(self.visitor.locale)
        seats = await self.desk.replies.names_of(table)
        told = (*said, *(() if planned is None else lines_about(planned)))
        guards = guards_of(self.desk.guide.title(table.game).game)
        if planned is None or not planned.turns:
            more, actions = _beginning(table, say)
        else:
            more = tuple(_explained(planned, guards, self.visitor.profile))
            actions = tuple(_actions(planned, code, guards, say))
        if await self.desk.service.ahead.is_kept(table, self.visitor.id):
            others = (action for action in actions if action.name != "try")
            actions = (*others, Action("tried", code, say(text("tried-button"))))
        lines = tuple(say(line) for line in (*(with_names(line, seats) for line in told), *more))
        heading = say(text("planned-title", code=code))
        await self.desk.show(self.asking, Post(heading, lines=lines, actions=actions))


# --- the try board -------------------------------------------------------------------------------


async def open_board(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show this person's try board, with what they have tried from this position."""
    await _Visit(desk, asking, visitor).show(await desk.service.ahead.at(code, visitor.id))


async def resume(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show what is left of this person's line, also if others have moved since."""
    await _Visit(desk, asking, visitor).show(await desk.service.ahead.resume(code, visitor.id))


async def begin_plan(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the board where this person's next turn begins, with what to do to plan a move of it.

    Where something is planned already, or the board cannot get there, show the plan instead.
    """
    board = await desk.service.ahead.at(code, visitor.id)
    planned = await desk.service.ahead.of(board.look.table.id, visitor.id)
    title, is_planned = desk.guide.title(board.look.table.game), bool(planned and planned.turns)
    if not is_planned and not to_plan(title, board.position):
        board = await _Visit(desk, asking, visitor).at_own_turn(board)
    own = to_plan(title, board.position) or board.position.legal
    if is_planned or not own or begins_with_own(board.position):
        await show_plan(desk, asking, visitor, code)
    else:
        await _Visit(desk, asking, visitor).show(board, said=text("try-plan-how"))


async def as_text(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the tried view in words, beside the board."""
    board = await desk.service.ahead.at(code, visitor.id)
    profiles = await desk.replies.profiles_of(board.look.table)
    post = desk.presenter.tried_as_text(board.look, profiles, visitor.locale)
    await desk.show_beside(asking, post)


async def try_typed(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, typed: str
) -> None:
    """Try the typed moves, after those that were tried before from this position."""
    board = await desk.service.ahead.at(code, visitor.id)
    game = board.look.table.game
    parts = map(str.strip, re.split(desk.guide.manifest(game).separators, typed))
    written = [desk.replies.in_notation(game, part) for part in parts if part]
    await _Visit(desk, asking, visitor).try_moves(board, written, typed)


async def look_at(desk: Desk, visitor: Visitor, question: Question) -> Look:
    """Return what the person sees on their board. Raises StaleQuestion for another line's mark."""
    return (await desk.service.ahead.at(question.code, visitor.id, question.asked)).look


class _Used(_Visit, frozen=True):
    """The use of a control: its step, the choices it carries, and the board then."""

    step: str
    chosen: tuple[str, ...]
    board: TryBoard

    @property
    def seat(self) -> Seat:
        """The seat that it is about. Raises StaleQuestion if it names none."""
        return Seat(self.number(0))

    def number(self, place: int) -> int:
        """Return the number in this place of its choices. Raises StaleQuestion without one."""
        said = self.chosen[place] if place < len(self.chosen) else ""
        if not re.fullmatch("[0-9]{1,4}", said):
            raise stale(self.board.look.table.code)
        return int(said)


async def follow(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    step: str,
    question: Question,
    chosen: Sequence[str],
) -> None:
    """Carry out a control of a try board. Raises StaleQuestion if its line is another now."""
    board = await desk.service.ahead.at(question.code, visitor.id, question.asked)
    used = _Used(desk, asking, visitor, step, tuple(chosen), board)
    if step in _CHANGES:
        await used.show(await used.change(board, _CHANGES[step](used)))
    else:
        await _STEPS.get(step, _lead)(used)


def _reply(used: _Used) -> Callable[[ImaginedGame], None]:
    """Return what tries the reply of another seat that a control names by its number."""
    replies = used.board.position.replies.get(used.seat, ())
    if used.number(1) >= len(replies):
        raise stale(used.board.look.table.code)
    move = replies[used.number(1)]
    return lambda trial: trial.reply(TriedMove(used.seat, trial.game.notate(move)))


_CHANGES: Final[Mapping[str, Callable[[_Used], Callable[[ImaginedGame], None]]]] = {
    STAND: lambda _: ImaginedGame.let_all_stand,
    REPLY: _reply,
    BACK: lambda _: lambda trial: trial.cut(-1),
    AGAIN: lambda _: lambda trial: trial.cut(0),
}
"""Steps that change the line."""


async def _lead(used: _Used) -> None:
    """Show the screen of guided play at a place, or try the moves that it ends in."""
    look = used.board.look
    try:
        found = used.desk.guide.at(look, Where(used.step, used.chosen))
    except (IllegalMove, UnreadableMove) as fault:
        typed = " ".join(used.chosen)
        await used.offer_others(used.board, typed, fault)
        return
    if isinstance(found, Form):
        raise stale(look.table.code)
    if isinstance(found, Ask):
        await used.show(used.board, found)
        return
    written = used.desk.guide.notations(look.table.game, found)
    await used.try_moves(used.board, written)


async def _go(used: _Used) -> None:
    """Try the moves that a button names, or those at the place that it names."""
    place, look = place_agreed(used.chosen), used.board.look
    if place is None:
        written = moves_named(used.chosen)
    else:
        go = used.desk.guide.surely(look, place)
        written = used.desk.guide.notations(look.table.game, go)
    await used.try_moves(used.board, written)


async def _may(used: _Used) -> None:
    """Ask what another seat does."""
    table, position = used.board.look.table, used.board.position
    if used.seat not in position.replies:
        raise stale(table.code)
    screen = replies(used.desk.guide.title(table.game), position, used.seat)
    await used.show(used.board, screen)


async def _guess(used: _Used) -> None:
    """Try what a computer would do in another seat, or say that it does nothing one can see."""
    guessed = await used.guess(used.board, used.seat)
    said = text("try-no-guess") if guessed is None else None
    await used.show(guessed or used.board, said=said)


async def _forget(used: _Used) -> None:
    """Forget the line, and show the real board."""
    code = used.board.look.table.code
    await used.desk.service.ahead.forget(code, used.visitor.id)
    look = await used.desk.service.queries.look(code, used.visitor.id)
    await used.desk.show_look(used.asking, used.visitor, look)


async def _plan(used: _Used) -> None:
    """Leave the person's own moves of the line to be played when it is their turn."""
    ahead, table, way = used.desk.service.ahead, used.board.look.table, used.chosen[:1]
    before = await ahead.of(table.id, used.visitor.id)
    if way in ((), ("",)) and len(table.seats) == _SEATS_WITH_BRANCHES and before and before.turns:
        await used.show(used.board, another_plan())
        return
    position, beside = used.board.position, way == (BESIDE,)
    turns = to_plan(used.desk.guide.title(table.game), position)
    planned = await ahead.leave(
        table.code,
        used.visitor.id,
        in_a_row(turns[: DEEPEST_WITH_BRANCHES if beside else MOST_TURNS]),
        later=begins_with_own(position),
        beside=beside,
    )
    await used.confirm(table.code, planned)


async def _stay(used: _Used) -> None:
    """Show the line as it stands: the way back from a screen."""
    await used.show(used.board)


_Step: TypeAlias = Callable[[_Used], Awaitable[None]]

_STEPS: Final[Mapping[str, _Step]] = {
    GO: _go,
    SCREEN_BACK: _stay,
    MAY: _may,
    GUESS: _guess,
    FORGET: _forget,
    PLAN: _plan,
}
"""What each other step of its own does; all others are places of the game's guided play."""


# --- plans ---------------------------------------------------------------------------------------


async def plan(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, moves: str | None
) -> None:
    """Plan typed moves in place of those planned before; None only shows what is planned."""
    if moves is None:
        await show_plan(desk, asking, visitor, code)
        return
    table = await desk.finder.reach(asking, code)
    turns = _turns_in(desk, table.game, moves)
    in_words, ahead = desk.guide.title(table.game).words.move_text, desk.service.ahead
    before = await ahead.of(table.id, visitor.id)
    with desk.replies.quoting(table.game, moves):
        planned = await ahead.leave_typed(code, visitor.id, turns, in_words)
    replaced = (text("planned-replaced"),) if before is not None and before.turns else ()
    await _Visit(desk, asking, visitor).confirm(code, planned, *replaced)


def _turns_in(desk: Desk, game: str, typed: str) -> list[list[str]]:
    """Return typed turns, each with its moves in notation."""
    turns = ([move.strip() for move in _MOVES.split(turn)] for turn in _TURNS.split(typed))
    return [[desk.replies.in_notation(game, move) for move in turn if move] for turn in turns]


async def show_plan(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show what is planned, and what can be chosen."""
    planned = await _Visit(desk, asking, visitor).planned(code)
    said = () if planned is not None else (text("planned-none"),)
    await _Visit(desk, asking, visitor).tell(code, planned, *said)


async def drop(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, mark: int | None
) -> None:
    """Drop the plan with this mark; if another one or nothing is planned, show that instead."""
    if await desk.service.ahead.drop(code, visitor.id, mark):
        await _Visit(desk, asking, visitor).tell(code, None, text("planned-dropped"))
    else:
        await _Visit(desk, asking, visitor).show_instead(code)


async def guard(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    mark: int | None,
    *,
    kind: Guard,
) -> None:
    """Give the plan with this mark a guard; if another or nothing is planned, show that instead."""
    planned = await desk.service.ahead.guard(code, visitor.id, kind, mark)
    if planned is None:
        await _Visit(desk, asking, visitor).show_instead(code)
    else:
        await _Visit(desk, asking, visitor).tell(code, planned, text("planned-kept"))


def _beginning(table: TableFacts, say: Say) -> tuple[tuple[Text, ...], tuple[Action, ...]]:
    """Return how moves are planned at a table where nothing is, and the button that leads there."""
    if table.status is not Status.PLAYING:
        return (), ()
    return (text("planned-how"),), (Action("try", table.code, say(text("try-button"))),)


def _explained(
    planned: PlannedMoves, guards: Sequence[Guard], reader: PlayerProfile
) -> Iterator[Text]:
    """Yield how long the plan waits when its turn comes, and what each guard means."""
    if planned.due_at is None and reader.planned == "at-once":
        yield text("planned-wait-none")
    elif planned.due_at is None:
        yield text("planned-wait", most=LONGEST // MINUTE)
    yield text("planned-guards")
    for guard in guards:
        chosen = "yes" if guard == planned.turns[0].guard else "no"
        yield text(f"planned-means-{guard}", chosen=chosen)
    yield text("planned-means-always")


def _actions(
    planned: PlannedMoves, code: TableCode, guards: Sequence[Guard], say: Say
) -> Iterator[Action]:
    """Yield the buttons that change or drop what is planned; they carry its mark."""
    for guard in guards:
        name, is_present = f"planned-{guard}", guard == planned.turns[0].guard
        style: Literal["success", "secondary"] = "success" if is_present else "secondary"
        label = say(text(f"{name}-button"))
        yield Action(name, code, label, style, planned.mark, dead=is_present)
    label = say(text("planned-drop-button"))
    yield Action("planned-drop", code, label, "danger", planned.mark)
