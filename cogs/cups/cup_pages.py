"""The private pages of cups: one cup with its buttons, the list of a server's, questions."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from string import ascii_lowercase
from typing import Any, Final

from discord import ui

from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.discord.reachable_channels import is_deleted
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_access import may_look_into
from cogs.interaction.table_finder import code_in
from cogs.ui.autocompletion import CHOICE_LIMIT, told_apart
from cogs.ui.component_message import Rows
from cogs.ui.markup_and_escaping import DiscordMarkup
from cogs.ui.menus import TableChoice
from core.translatable_text import Text, text
from model.cup import Cup, CupCode, CupStatus
from model.refusals import refused
from model.table import GuildId, PlaceId, PlayerId
from workers.post_model import Action, ActionName, Post
from workers.posts.cup_post import action, agreed, course, named
from workers.wording import cup_lines
from workers.wording.cup_lines import CupShown

ALL: Final = CupCode("ALL")
"""Stands for the code in a menu that is about no particular cup."""

_ROOM: Final = 3_000
"""Units (see ``workers.utf16_length``) of standings and tables on the private page."""


class CupPages:
    """Shows the pages of cups."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def reach(self, asking: Asking, typed: str) -> Cup:
        """Return the named cup, if the person may see it from where they are.

        Whoever is in it may from anywhere, others where they see its channel, and managers of its
        server when that is deleted. Otherwise raises TableRefuses as for an unknown code.
        """
        cup = await self._desk.cups.cup(CupCode(code_in(typed)))
        if cup.entrant_of(PlayerId(asking.user.id)) is not None:
            return cup
        if asking.guild_id == cup.guild and _sees(asking, cup.place):
            return cup
        if manages(asking, cup) and await is_deleted(asking.client, cup.place):
            return cup
        raise refused("cup-refusal-unknown")

    async def show(self, asking: Asking, visitor: Visitor, cup: Cup, *said: Text) -> None:
        """Show how a cup stands, with this person's buttons; ``said``: what was done."""
        say, markup = self._desk.replies.voice(visitor.locale), DiscordMarkup()
        shown, message = await self._shown(cup), await self._desk.cups.message(cup)
        paired = cup_lines.pairing_of(cup, visitor.id)
        own = [] if paired is None or paired.table is None else [paired.table]
        table = next(iter(await self._desk.service.queries.facts_of(own)), None)
        gathers = cup.status is CupStatus.ENTRY
        bye = paired is not None and paired.is_bye and say(cup_lines.pairing(shown, paired, markup))
        told = (named(shown, say),) if gathers else course(shown, say, markup, _ROOM)
        decides_not = organises(asking, cup) and cup.is_own(visitor.id) and not cup.status.is_over
        post = Post(
            heading=say(cup_lines.heading(cup, self._desk.replies.game_name(cup.game))),
            lines=(
                *map(say, said),
                *map(say, cup_lines.about_reader(shown, visitor.id, table, markup)),
                *((say(text("cup-organiser-plays")),) if decides_not else ()),
                say(cup_lines.call(shown)),
                *map(say, cup_lines.once_knock_out(cup)),
                *(line for line in told if line != bye),
                say(_where(asking, cup, markup.place(cup.place), message)),
            ),
            actions=tuple(action(cup, name, say) for name in self._actions(asking, cup)),
        )
        await self._desk.show(asking, post)

    def _actions(self, asking: Asking, cup: Cup) -> Iterator[ActionName]:
        """Yield the buttons of this person, only those that they can use."""
        is_in = cup.entrant_of(PlayerId(asking.user.id)) is not None
        free = not cup.is_own(PlayerId(asking.user.id))  # who plays decides nothing for all
        decides = organises(asking, cup) and free and not cup.status.is_over
        if cup.status is CupStatus.ENTRY and not is_in and not cup.is_full:
            yield "cup-enter"
        yield "cup-rules"
        if is_in and not cup.status.is_over:
            yield "cup-leave"  # not where the button to enter was: a second press would leave
        if decides and self._desk.cups.can_begin(cup):
            yield "cup-begin"
        if decides and cup.active:
            yield "cup-remove"
        if decides and (manages(asking, cup) or not cup.rounds):
            yield "cup-call-off"

    async def rules(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Show the terms and all rules of a cup."""
        told = (*agreed(cup, self._desk.guide), *cup_lines.rules(cup))
        heading = text("cup-rules-heading", code=cup.code)
        await self._page(asking, visitor, cup, heading, told)

    async def list(self, asking: Asking, visitor: Visitor) -> None:
        """Show the one living cup, or list all: those seen here; outside a server, one's own."""
        found = await self._cups_for(asking, visitor.id)
        living = [cup for cup in found if not cup.status.is_over]
        if len(living) == 1:
            await self.show(asking, visitor, living[0])
            return
        say, game_name = self._desk.replies.voice(visitor.locale), self._desk.replies.game_name
        lines = [cup_lines.listed(cup, game_name(cup.game)) for cup in found[:CHOICE_LIMIT]]
        plain = self._desk.translator.voice(visitor.locale).say
        offered = [(plain(line), cup.code) for line, cup in zip(lines, found, strict=False)]
        if not found:
            lines.append(text("cup-list-empty"))
        elif len(found) > CHOICE_LIMIT:
            lines.append(text("cup-more", count=len(found) - CHOICE_LIMIT))
        post = Post(heading=say(text("cup-list")), lines=tuple(map(say, lines)))
        rows = _menus("cup-show", ALL, say(text("cup-list-open")), offered)
        await self._desk.show(asking, post, rows)

    async def _cups_for(self, asking: Asking, player: PlayerId) -> Sequence[Cup]:
        if asking.guild_id is None:
            return await self._desk.cups.cups_of(player)
        found, sees = (
            await self._desk.cups.cups_in(GuildId(asking.guild_id)),
            cache(partial(_sees, asking)),
        )
        return [cup for cup in found if cup.entrant_of(player) is not None or sees(cup.place)]

    # --- questions ---------------------------------------------------------------------------

    async def ask_to_leave(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Ask whether somebody is sure to leave a cup that is being played."""
        told, heading = text("cup-quit-said"), text("cup-quit-sure", code=cup.code)
        await self._page(asking, visitor, cup, heading, (told,), "cup-quit")

    async def ask_to_call_off(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Ask whether somebody is sure to call a cup off."""
        told, heading = text("cup-end-said"), text("cup-end-sure", code=cup.code)
        await self._page(asking, visitor, cup, heading, (told,), "cup-end")

    async def ask_whom_to_remove(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Show the menu of all who are in."""
        shown, plain = await self._shown(cup), self._desk.translator.voice(visitor.locale).say
        names = [(shown.plain_name(e.number, plain), str(e.number)) for e in cup.active]
        hint = self._desk.replies.voice(visitor.locale)(text("cup-remove-hint"))
        rows = _menus("cup-remove", cup.code, hint, told_apart(names))
        heading = text("cup-remove-which", code=cup.code)
        await self._page(asking, visitor, cup, heading, (text("cup-remove-said"),), rows=rows)

    async def _page(
        self,
        asking: Asking,
        visitor: Visitor,
        cup: Cup,
        heading: Text,
        told: Sequence[Text],
        sure: ActionName | None = None,
        rows: Rows = (),
    ) -> None:
        """Show a page with a way back; ``sure``: the button that does what is asked."""
        say = self._desk.replies.voice(visitor.locale)
        deeds = (
            () if sure is None else (Action(sure, cup.code, say(text(f"{sure}-button")), "danger"),)
        )
        back = Action("cup-open", cup.code, say(text("cup-open-button")))
        post = Post(heading=say(heading), lines=tuple(map(say, told)), actions=(*deeds, back))
        await self._desk.show(asking, post, rows)

    async def _shown(self, cup: Cup) -> CupShown:
        """Return a cup with what its page needs."""
        played = () if cup.round is None else cup.round.pairings
        tables = [paired.table for paired in played if paired.table is not None]
        posts = await self._desk.service.delivery.board_posts(tables)
        return CupShown(cup, await self._desk.service.queries.profiles(cup.people), posts)


def _sees(asking: Asking, place: PlaceId) -> bool:
    """Whether the person sees a channel of the server in which they act."""
    return asking.channel_id == place or may_look_into(asking, place)


def manages(asking: Asking, cup: Cup) -> bool:
    """Whether the person manages the server of this cup, and acts there."""
    return managed_by(asking) == cup.guild


def organises(asking: Asking, cup: Cup) -> bool:
    """Whether the person has opened this cup, or manages its server."""
    return cup.opened_by == asking.user.id or manages(asking, cup)


def _where(asking: Asking, cup: Cup, place: str, message: int | None) -> Text:
    """Return where the cup is posted, with a link to its newest message once that stands."""
    if message is None:
        return text("cup-where", place=place)
    channel = asking.client.get_partial_messageable(cup.place, guild_id=cup.guild)
    return text("cup-where-linked", link=channel.get_partial_message(message).jump_url, place=place)


def _menus(about: str, code: CupCode, hint: str, offered: Sequence[tuple[str, str]]) -> Rows:
    """Return these (label, value) pairs in as many menus as Discord's limit on entries requires."""
    rows: list[ui.ActionRow[Any]] = []
    for part, begin in zip(ascii_lowercase, range(0, len(offered), CHOICE_LIMIT), strict=False):
        some = offered[begin : begin + CHOICE_LIMIT]
        rows.append(ui.ActionRow(TableChoice.of(about, code, hint, some, part)))
    return rows
