"""Following a table: its board is kept up to date in a silent direct message."""

import logging

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from core.translatable_text import text
from model.refusals import TableRefuses, refused
from model.table import TableCode
from workers.chat_platform import DoorClosed, Sent, TryLater, Undeliverable
from workers.post_model import Action, Post, silently

_log = logging.getLogger(__name__)


async def follow(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Start following a table. Raises TableRefuses if direct messages are off or fail."""
    if visitor.profile.letters == "off":
        raise refused("table-refusal-follow-off")
    followings = desk.service.followings
    letter = await followings.letter_to(code, visitor.id)
    profiles = await desk.replies.profiles_of(letter.table)
    reader = {visitor.id: visitor.profile}
    post = await desk.presenter.private(letter, {**profiles, **reader})
    sent = await _whisper(desk, asking, visitor, post)
    try:
        await followings.begin(letter, sent.place, sent.message)
    except TableRefuses:
        await _take_away(desk, sent)
        raise
    say = desk.replies.voice(visitor.locale)
    told = Post(
        heading=say(text("done-following", code=letter.table.code)),
        lines=(say(text("done-following-said")),),
        actions=(Action("unfollow", letter.table.code, say(text("unfollow-button"))),),
    )
    await desk.show_beside(asking, told)


async def unfollow(desk: Desk, asking: Asking, code: TableCode) -> None:
    """Stop following, even if the table cannot be seen from here; delete the message."""
    await desk.acknowledge(asking)
    visitor = await desk.finder.visitor(asking)
    stands = await desk.service.followings.end(code, visitor.id)
    await desk.tell(asking, visitor.locale, text("done-unfollowed", code=code))
    if stands.message is not None:
        await _take_away(desk, Sent(stands.stands_in, stands.message))


async def _take_away(desk: Desk, sent: Sent) -> None:
    """Delete an obsolete letter; a failure to delete is only logged."""
    try:
        await desk.messenger.remove(sent)
    except TryLater as fault:
        _log.info("letter %d stays in its mailbox: %s", sent.message, fault)


async def _whisper(desk: Desk, asking: Asking, visitor: Visitor, post: Post) -> Sent:
    service = desk.service
    try:
        sent = await desk.messenger.whisper(visitor.id, silently(post), asking.id)
    except DoorClosed as door:
        await service.note_direct_message(visitor.id, refused=True)
        raise refused("table-refusal-follow-door") from door
    except (TryLater, Undeliverable) as fault:
        raise refused("table-refusal-follow-later") from fault
    if visitor.profile.dms_closed:
        await service.note_direct_message(visitor.id, refused=False)
    return sent
