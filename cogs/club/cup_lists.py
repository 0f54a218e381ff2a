"""/club show without a cup: the cups of a server in pages, each with a menu that opens one."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from club.model.cup import CupId, CupStatus, ListedCup
from cogs.club.cup_desk import CupDesk
from cogs.club.cup_menu import ALL, menus
from cogs.discord.interaction_user import Asking, Visitor
from cogs.ui.markup_and_escaping import DiscordMarkup
from cogs.ui.pages import TABLES, turns
from core.translatable_text import Say, text
from workers.post_model import Post
from workers.wording import cup_lines
from workers.wording.cup_lines import CupShown

CUPS: Final = "cups"
"""The name of the book of a server's cups."""

MOST_ON_A_PAGE: Final = 10
"""Cups on one page: what a phone shows at once."""


class CupLists:
    """Shows the list of cups."""

    def __init__(self, cups: CupDesk) -> None:
        self._cups = cups
        self._desk = cups.desk

    async def show(self, asking: Asking, visitor: Visitor, page: int = 1) -> None:
        """Show a page, or the nearest, of this server's cups; outside a server, of one's own."""
        cups = (await self._cups.here(asking, visitor.id)).cups
        say = self._voice(visitor)
        own = asking.guild_id is None
        heading = say(text("cup-list-own" if own else "cup-list"))
        if not cups:
            none = text("cup-list-own-empty" if own else "cup-list-empty")
            empty = Post(heading=heading, lines=(say(none),))
            await self._desk.show(asking, empty)
            return
        pages = -(-len(cups) // MOST_ON_A_PAGE)
        page = max(1, min(page, pages))
        on_page = cups[(page - 1) * MOST_ON_A_PAGE : page * MOST_ON_A_PAGE]
        ended = await self._ended(on_page)
        on_page = tuple(_as_known(cup, ended) for cup in on_page)
        post = Post(
            heading=heading,
            lines=tuple(say(self._cups.line(cup, ended.get(cup.id))) for cup in on_page),
            small=say(text("page-of", page=page, pages=pages)) if pages > 1 else None,
        )
        plain = self._desk.translator.voice(visitor.locale).say
        offered = [(plain(self._cups.line(cup, ended.get(cup.id))), cup.code) for cup in on_page]
        menu = menus("cup-show", ALL, say(text("cup-list-open")), offered)
        await self._desk.show(asking, post, (*menu, *turns(f"{TABLES}{CUPS}", page, pages, say)))

    async def _ended(self, cups: Sequence[ListedCup]) -> dict[CupId, CupShown]:
        """Return those of these cups that have a champion to be named."""
        over = [cup.id for cup in cups if cup.status is CupStatus.FINISHED]
        looks = await self._cups.club.queries.cups(over) if over else []
        profiles = await self._desk.service.queries.profiles(cup_lines.people_of(looks))
        return {look.facts.id: CupShown(look, profiles) for look in looks}

    def _voice(self, visitor: Visitor) -> Say:
        markup = DiscordMarkup()
        return self._desk.translator.voice(
            visitor.locale, quote=markup.quote, moment=markup.moment
        ).say


def _as_known(cup: ListedCup, ended: Mapping[CupId, CupShown]) -> ListedCup:
    """Return a cup as lists have it; one that is over and was not found cannot be read."""
    damaged = cup.status is CupStatus.FINISHED and cup.id not in ended
    return msgspec.structs.replace(cup, readable=False) if damaged else cup
