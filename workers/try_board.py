"""The screens of a try board: what was tried, what may be tried next, and the way back."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from core.game import Seat
from core.guided_play import Ask, Menu, Option, Press, Where
from core.translatable_text import Listing, Player, Text, text
from model.thinking_ahead import PlannedTurn
from tables.ahead.imagined_game import (
    TriedPosition,
    TriedStep,
    begins_with_own,
    own_turns,
)

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
