"""The ways to end a table: resign, agree to a draw, call it off, by consent or by right.

A question shows all that this person has, each named by its button, or why it is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.interaction.front_desk import Desk
from cogs.table.motion_controls import noted
from core.translatable_text import Listing, Say, Text, Value, text
from model.commands import Cancel, Propose, Resign
from model.letters import TableFacts
from model.notice_lines import ends
from model.refusals import TableRefuses
from model.table import Human, PlayerId, Status, TableCode
from workers.post_model import Action, ActionName, Post

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
    *,
    asked: int | None,
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
        name: ActionName, label: str, key: str, people: Sequence[PlayerId], style: Style = "danger"
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
