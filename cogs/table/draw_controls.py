"""A draw by agreement: offered where one is asked whether to resign."""

from cogs.discord.interaction_user import Visitor
from cogs.interaction.front_desk import Desk
from cogs.table.call_off_question import way_to_end
from core.translatable_text import Listing, Say, text
from model.commands import Propose
from model.letters import TableFacts
from workers.post_model import Action, Post

_SAID = ("draw-refusal-again", "draw-refusal-away", "table-refusal-agreed-already")
"""Refusals worth saying to somebody who did not ask for a draw yet."""


async def with_draw(desk: Desk, visitor: Visitor, table: TableFacts, post: Post, say: Say) -> Post:
    """Return a question to this player with the draw as another way out, where there is one.

    That is to accept the open offer, else to make one; or the reason why not, if two people play.
    """
    wish = table.proposal
    if wish is not None and wish.kind == "draw" and visitor.id != wish.by:
        told = way_to_end("agree-draw-button", text("draw-accept-told"), say)
        accept = Action("accept", table.code, say(text("agree-draw-button")), number=wish.number)
        decline = Action("refuse", table.code, say(text("refuse-draw-button")), number=wish.number)
        return _added(post, told, accept, decline)
    order = Propose(visitor.person, "draw")
    refusal = await desk.service.queries.foresee_refusal(table.code, order)
    if refusal is not None:
        why = way_to_end("draw-button", refusal.text, say)
        return _added(post, why) if refusal.code in _SAID else post
    names = await desk.replies.people_of(table)
    others = Listing(tuple(name for player, name in names.items() if player != visitor.id))
    told = way_to_end("draw-button", text("draw-told", people=others), say)
    return _added(post, told, Action("draw", table.code, say(text("draw-button"))))


def _added(post: Post, line: str, *actions: Action) -> Post:
    return Post(post.heading, (*post.lines, line), actions=(*post.actions, *actions))
