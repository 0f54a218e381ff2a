"""What people decide together at a running table: pause, undo, draw, end; and resigning."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Literal, TypeAlias

import msgspec

from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.interaction.front_desk import Desk
from core.texts import Listing, Say, Text, Value, text
from model.commands import Answer, Cancel, Order, PauseAlone, Person, Propose, Resign, Undo
from model.letters import TableFacts
from model.log import ends
from model.refusals import TableRefuses, refused, stale
from model.table import Choice, Human, Motion, Pace, PlayerId, ProposalKind, Status, TableCode
from tables.decisions import motions
from tables.decisions.undo import MOST_FREE, UndoForeseen, meant_by
from tables.service import Done
from tables.visibility import Look
from workers.post_model import Action, Post

GRAVE: dict[str, Choice] = {"sure-draw": "yes", "sure-end": "end", "sure-claim": "claim"}
"""Buttons that confirm an answer which ends a game."""


async def propose(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    kind: ProposalKind,
    pace: Pace | None = None,
) -> None:
    """Propose something to all, or agree if somebody else has."""
    order = Propose(visitor.person, kind, pace)
    await carry_out(desk, asking, visitor, code, order, kind)


async def carry_out(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, order: Order, kind: ProposalKind
) -> None:
    """Carry out an order that others may have to agree to, and reply what follows."""
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, await noted(desk, done, kind))


async def noted(desk: Desk, done: Done, kind: ProposalKind) -> Text:
    """Return the reply to a proposal: whether others must answer and were notified."""
    table = done.look.table
    wish = next((motion for motion in table.motions if motion.kind == kind), None)
    if wish is None:
        return text("done-settled", code=table.code)
    if done.silent:
        return text("done-proposed-silently", code=table.code)
    names = await desk.replies.people_of(table)
    people = [names[player] for player in motions.awaited(table, wish)]
    to = people[0] if len(people) == 1 else Listing(tuple(people))
    return text("done-proposed", code=table.code, people=to, count=len(people))


async def answer(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    number: int | None,
    *,
    choice: Choice,
    sure: bool = False,
) -> None:
    """Answer the motion with this number; ask for confirmation if that would end the game.

    ``sure``: they have confirmed. Raises StaleQuestion for consent to end without a result, which
    only the confirmation in ``ways_to_end`` gives.
    """
    table = await desk.service.queries.facts(code)
    motion = next((each for each in table.motions if each.number == number), None)
    if motion is not None and motion.kind == "end" and choice == "yes":
        raise stale(code)
    order = Answer(visitor.person, -1 if number is None else number, choice)
    if motion is not None and not sure and _is_grave(motion, choice):
        if (refusal := await desk.service.queries.foresee_refusal(code, order)) is not None:
            raise TableRefuses(refusal)
        if _would_decide(table, motion, visitor.id, choice):
            await desk.show(asking, _asked_again(desk, visitor, table, motion, choice))
            return
    done = await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, _answered(done, motion, choice))


async def decline_end(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Refuse to end the game, by a button of before, whose id names no motion."""
    wish = (await desk.service.queries.facts(code)).ending
    number = None if wish is None else wish.number
    await answer(desk, asking, visitor, code, number, choice="no")


def _is_grave(motion: Motion, choice: Choice) -> bool:
    """Return whether this answer may end the game."""
    return motion.kind == "draw" if choice == "yes" else choice in GRAVE.values()


def _would_decide(table: TableFacts, motion: Motion, by: PlayerId, choice: Choice) -> bool:
    """Return whether this answer would be the last that is needed."""
    answered = motions.cast(motion, by, choice)
    is_decided = motions.decide(answered, motions.voters(table, motion)) == choice
    return is_decided and (table.pause is None or motion.kind != "late")


def _asked_again(
    desk: Desk, visitor: Visitor, table: TableFacts, motion: Motion, choice: Choice
) -> Post:
    """Return the question whether to end the game by this answer."""
    say, code = desk.replies.voice(visitor.locale), table.code
    name = next(name for name, grave in GRAVE.items() if grave == choice)
    heading = say(text(f"{name}-asked", code=code, ends=ends(table)))
    label, number = say(text(f"{name}-button")), motion.number
    if choice != "yes":
        return Post(heading, actions=(Action(name, code, label, "danger", number),))
    no = Action("refuse", code, say(text("refuse-draw-button")), number=number)
    return Post(heading, actions=(Action(name, code, label, "primary", number), no))


def _answered(done: Done, motion: Motion | None, choice: Choice) -> Text:
    """Return the reply to an answer: its consequence."""
    table, key = done.look.table, "done-settled"
    if choice == "no":
        key = "done-refused"
    elif motion is not None and motion.number in [each.number for each in table.motions]:
        key = "done-agreed" if choice == "yes" else "done-voted"
        if choice != "yes" and table.pause is not None:
            key = "done-voted-stands"
    elif motion is not None:
        key = f"done-agreed-{motion.kind}" if choice == "yes" else f"done-decided-{choice}"
    return text(key, code=table.code, ends=ends(table))


_PAUSES: Sequence[tuple[str, str, Callable[[Person], Order]]] = (
    ("pause-day", "pause-told-day", PauseAlone),
    ("pause-all", "pause-told-all", lambda by: Propose(by, "pause")),
)
"""The kinds of pauses: action, key of the explanation, and the order that a person gives."""


async def ask_how_to_pause(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show the kinds of pauses, each with its button or why it is refused; in a pause, its end."""
    look = await desk.service.queries.look(code, visitor.id)
    _must_play(look)
    if look.table.pause is not None:
        await propose(desk, asking, visitor, code, "resume")
        return
    say, by = desk.replies.voice(visitor.locale), visitor.person
    lines: list[str] = []
    actions: list[Action] = []
    for name, told, order in _PAUSES:
        refusal = await desk.service.queries.foresee_refusal(code, order(by))
        if refusal is None:
            lines.append(say(text(told)))
            actions.append(Action(name, code, say(text(f"{name}-button"))))
        elif (why := say(refusal.text)) not in lines:
            lines.append(why)
    post = Post(say(text("pause-sure", code=code)), tuple(lines), actions=tuple(actions))
    await desk.show(asking, post)


async def pause_alone(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Pause all clocks for a day, without asking."""
    order = PauseAlone(visitor.person)
    await carry_out(desk, asking, visitor, code, order, "pause")


def _must_play(look: Look) -> None:
    if look.seat is None:
        raise refused("table-refusal-not-seated")
    if look.table.status is not Status.PLAYING:
        over = look.table.status.is_over
        raise refused("table-refusal-over" if over else "table-refusal-not-started")


async def undo(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, number: int | None = None
) -> None:
    """Undo the last move, or ask whether to request consent. ``number``: the button's number."""
    foreseen = await desk.service.queries.foresee_undo(code, Undo(visitor.person, number))
    if foreseen.awaited:
        await _ask_first(desk, asking, visitor, code, foreseen)
    else:
        done = await desk.carry_out(asking, code, Undo(visitor.person, foreseen.asked))
        await _show(desk, asking, visitor, done, foreseen.moves)


async def take_back(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, number: int | None
) -> None:
    """Undo the last move from the post that tells of it. Raises TableRefuses for anybody else."""
    if number is None:
        raise stale(code)
    seat, moves = meant_by(number)
    look = await desk.service.queries.look(code, visitor.id)
    if look.seat != seat:
        raise refused("undo-refusal-others")
    if look.table.moves != moves:
        raise stale(code)
    await undo(desk, asking, visitor, code)


async def ask_the_others(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, number: int | None
) -> None:
    """Propose to the others to undo the move that the button was made for."""
    foreseen = await desk.service.queries.foresee_undo(code, Undo(visitor.person, number))
    done = await desk.carry_out(asking, code, Propose(visitor.person, "undo"))
    if done.look.table.proposal is None:
        await _show(desk, asking, visitor, done, foreseen.moves)
    else:
        await desk.tell(asking, visitor.locale, await noted(desk, done, "undo"))


async def _ask_first(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, foreseen: UndoForeseen
) -> None:
    """Show whose consent is needed, why, and how many moves go back."""
    look = await desk.service.queries.look(code, visitor.id)
    names = await desk.replies.people_of(look.table)
    awaited = [names[player] for player in foreseen.awaited]
    people: Value = awaited[0] if len(awaited) == 1 else Listing(tuple(awaited))
    say = desk.replies.voice(visitor.locale)
    ask = Action("undo-ask", code, say(text("undo-ask-button")), "primary", foreseen.asked)
    often = text("undo-ask-often", most=MOST_FREE)
    others = len(look.table.seats) - 1
    why = [often] if foreseen.often else _why_asked(foreseen, people, others)
    lines = (*map(say, why), say(text("undo-ask", people=people, count=len(awaited))))
    heading = say(text("undo-sure", code=code, count=foreseen.moves))
    await desk.show(asking, Post(heading=heading, lines=lines, actions=(ask,)))


def _why_asked(foreseen: UndoForeseen, people: Value, others: int) -> list[Text]:
    """Return why this undo needs consent, as far as there is a sentence for it.

    ``people``: who must agree, also the one who has moved since if there is one other seat.
    """
    said = (
        [text("undo-ask-answered", other=people, count=others)] if foreseen.answered else [],
        [text("undo-ask-shown")] if foreseen.shown else [],
    )
    return [*chain(*said)] or [text("undo-ask-why")]


async def _show(desk: Desk, asking: Asking, visitor: Visitor, done: Done, moves: int) -> None:
    """Show the game after the undo. ``moves``: how many were undone."""
    await desk.show_look(asking, visitor, done.look, words=(text("undo-done", count=moves),))


Style: TypeAlias = Literal["danger", "primary"]

_SAID = ("draw-refusal-again", "draw-refusal-away", "table-refusal-agreed-already")
"""Refusals worth saying to somebody who did not ask for a draw yet."""


class _Way(msgspec.Struct, frozen=True):
    """A way to end the table: its button's label, its consequence, and its buttons."""

    label: str
    told: Text
    actions: tuple[Action, ...] = ()


async def ask_how_to_end(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Show a player each way to end the game, with its button or why it is refused.

    Anybody else, and at a table that does not play, can only call it off.
    """
    table = await desk.service.queries.facts(code)
    plays = any(seat.occupant == Human(visitor.id) for seat in table.seats)
    if not plays or table.status is not Status.PLAYING:
        await ask_to_call_off(desk, asking, visitor, code)
        return
    say = desk.replies.voice(visitor.locale)
    try:
        draw = await _draw(desk, visitor, table, say)
    except TableRefuses:  # a game that cannot be read can still be called off
        await ask_to_call_off(desk, asking, visitor, code)
        return
    others = sum(not seat.is_out for seat in table.seats) - 1
    button = Action("resign", code, say(text("resign-button")), "danger")
    resigning = _Way("resign-button", text("resign-told", others=others), (button,))
    try:
        calling_off = await _calling_off(desk, asking, visitor, code, say)
    except TableRefuses as fault:
        calling_off = [_Way("propose-button", fault.refusal.text)]
    question = text("end-which", game=text(f"{table.game}-name"), code=code)
    await desk.show(asking, _shown(question, [resigning, *draw, *calling_off], say))


async def ask_to_call_off(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Ask for confirmation, saying whom calling off would affect and how."""
    say = desk.replies.voice(visitor.locale)
    ways = await _calling_off(desk, asking, visitor, code, say)
    await desk.show(asking, _shown(text("cancel-sure", code=code), ways, say))


async def resign(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Resign."""
    done = await desk.carry_out(asking, code, Resign(visitor.person))
    await desk.show_look(asking, visitor, done.look, done.events)


async def call_off(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    code: TableCode,
    asked: int | None,
    *,
    by_right: bool = False,
) -> None:
    """Call off, or give one's consent to it; ``by_right``: as the host or a server manager.

    ``asked``: the button's number; if it was about a lobby whose game has begun since, ask again.
    """
    table = await desk.service.queries.facts(code)
    if asked not in (None, _number(table)):
        await ask_to_call_off(desk, asking, visitor, code)
        return
    order = Cancel(visitor.person, managed_by(asking) if by_right else None)
    done = await desk.carry_out(asking, code, order)
    over = done.look.table.status is Status.CANCELLED
    said = text("done-cancelled", code=code) if over else await noted(desk, done, "end")
    await desk.tell(asking, visitor.locale, said)


def _shown(question: Text, ways: Sequence[_Way], say: Say) -> Post:
    """Return the question with these ways; one that ends a lobby needs no name."""
    lines = (
        say(text("end-way", button=text(way.label), told=way.told) if way.label else way.told)
        for way in ways
    )
    return Post(say(question), tuple(lines), actions=tuple(a for way in ways for a in way.actions))


def _number(table: TableFacts) -> int:
    """Return the number of the confirmation's buttons: 0 asked in a lobby, 1 in a game."""
    return int(table.status is not Status.LOBBY)


async def _draw(desk: Desk, visitor: Visitor, table: TableFacts, say: Say) -> list[_Way]:
    """Return the draw as a way out, where there is one: to accept the open offer, or to make one;
    or the reason why not, if two people play."""
    wish = table.proposal
    if wish is not None and wish.kind == "draw" and visitor.id != wish.by:
        accept = Action("accept", table.code, say(text("agree-draw-button")), number=wish.number)
        decline = Action("refuse", table.code, say(text("refuse-draw-button")), number=wish.number)
        return [_Way("agree-draw-button", text("draw-accept-told"), (accept, decline))]
    order = Propose(visitor.person, "draw")
    refusal = await desk.service.queries.foresee_refusal(table.code, order)
    if refusal is not None:
        return [_Way("draw-button", refusal.text)] if refusal.code in _SAID else []
    names = await desk.replies.people_of(table)
    others = _listed([player for player in names if player != visitor.id], names)
    offer = Action("draw", table.code, say(text("draw-button")))
    return [_Way("draw-button", text("draw-told", people=others), (offer,))]


async def _calling_off(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, say: Say
) -> list[_Way]:
    """Return each way in which this person can call the table off. Raises TableRefuses."""
    order = Cancel(visitor.person, managed_by(asking))
    table, may_agree, rules = await desk.service.queries.foresee_end(code, order)
    names = await desk.replies.people_of(table)
    others = [player for player in names if player != visitor.id]
    agreed = () if table.ending is None else table.ending.agreed
    present = [seat.consulted for seat in table.seats if seat.consulted is not None]
    awaited = [player for player in present if player not in (*agreed, visitor.id)]

    def way(
        name: str, label: str, key: str, people: Sequence[PlayerId], style: Style = "danger"
    ) -> _Way:
        told = text(key, people=_listed(people, names), count=len(people), ends=ends(table))
        action = Action(name, code, say(text(label)), style, _number(table))
        return _Way(label if _number(table) else "", told, (action,))

    if table.status is Status.LOBBY:
        return [way("agree" if may_agree else "end", "cancel-button", "cancel-lobby", others)]
    if may_agree and not awaited and not agreed:
        return [way("agree", "cancel-button", "cancel-ends", ())]
    if may_agree and not awaited:
        return [way("agree", "agree-end-button", "cancel-agreed", agreed)]
    label = "agree-end-button" if agreed else "propose-button"
    waits = [way("agree", label, "cancel-waits", awaited, "primary")] if may_agree else []
    return [*waits, *([way("end", "end-button", "cancel-rules", others)] if rules else [])]


def _listed(people: Sequence[PlayerId], names: Mapping[PlayerId, Value]) -> Listing:
    return Listing(tuple(names[player] for player in people))
