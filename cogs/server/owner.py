"""The application's owner, a person or team, and alerts to them."""

import logging

from cogs.discord.interaction_user import AnyBot
from cogs.interaction.front_desk import Desk
from core.languages import ORIGINAL
from core.translatable_text import Text, text
from model.table import PlayerId
from workers.chat_platform import DoorClosed, Messenger, Undeliverable
from workers.post_model import Post

_log = logging.getLogger(__name__)


class Owner:
    """Reads the owner from Discord, which is known once the bot has logged in."""

    def __init__(self, bot: AnyBot, desk: Desk, messenger: Messenger) -> None:
        self._bot = bot
        self._desk = desk
        self._messenger = messenger

    def is_this(self, person: int) -> bool:
        """Whether this person owns the application, alone or as a team member."""
        application = self._bot.application
        if application is None:
            return False
        if application.team is not None:
            return any(member.id == person for member in application.team.members)
        return bool(application.owner.id == person)

    async def tell(self, said: Text) -> None:
        """Send an alert by direct message; of a team, to its owner. Raises TryLater."""
        application = self._bot.application
        if application is None:
            return
        team = application.team
        to = PlayerId(application.owner.id if team is None else team.owner_id or team.members[0].id)
        profile = await self._desk.service.queries.profile(to)
        say = self._desk.replies.voice(ORIGINAL if profile is None else profile.speaks)
        post = Post(
            heading=say(text("alert-heading")),
            lines=(say(said),),
            small=say(text("alert-once")),
        )
        now = self._desk.service.now()
        try:
            await self._messenger.whisper(to, post, now)
        except (DoorClosed, Undeliverable) as fault:
            _log.warning("the owner could not be told of it: %s", type(fault).__name__)
