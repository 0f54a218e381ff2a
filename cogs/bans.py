"""People kept out: a server's bans, and one's own blocks."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.discord.interaction_user import Asking, Visitor, is_owner, managed_by, name_of, request_of
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import told_apart
from cogs.ui.controls import RULES, Rebuilt, Rows, Scope, UnbanMenu, turns
from core.texts import Guest, Listing, Moment, Say, Text, Value, Verbatim, text
from model.commands import Leave
from model.refusals import TableRefuses, refused
from model.table import HOUSE, Ban, GuildId, PlayerId, PlayerProfile, TableCode
from tables.people.bans import BanForeseen
from workers.post_model import Post, Profiles


async def block_inviter(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Block the person who invited to this table, and decline all their invitations."""
    inviter = await desk.service.blocks.inviter_of(code, visitor.id)
    if inviter is None:
        await desk.tell(asking, visitor.locale, text("block-nobody"))
        return
    await block(desk, asking, visitor, inviter)


async def block(desk: Desk, asking: Asking, visitor: Visitor, other: PlayerId) -> None:
    """Block this person's invitations and decline the open ones."""
    blocks = desk.service.blocks
    await blocks.block(visitor.id, other)
    await _decline(desk, asking, visitor, await blocks.invitations_of(visitor.id, other))
    (who,) = await _names_of(desk, [other])
    await desk.tell(asking, visitor.locale, text("block-done", who=who), text("block-told-nobody"))


async def unblock(desk: Desk, asking: Asking, visitor: Visitor, other: PlayerId | None) -> None:
    """Remove a block. Raises TableRefuses if there is none."""
    if other is None or not await desk.service.blocks.unblock(visitor.id, other):
        raise refused("table-refusal-nobody-so-called")
    (name,) = await _names_of(desk, [other])
    await desk.tell(asking, visitor.locale, text("unblock-done", who=name))


async def show_blocks(desk: Desk, asking: Asking, visitor: Visitor) -> None:
    """Show whom the person has blocked, with a menu that removes a block."""
    blocked = await desk.service.blocks.of(visitor.id)
    known = await desk.service.queries.profiles(blocked)
    say = desk.replies.voice(visitor.locale)
    said, rows = text("block-list-empty"), []
    if blocked:
        said = text("block-list", people=Listing(tuple(await _names_of(desk, blocked))))
        called = (
            known[player].name if player in known else say(text("player-number", number=number))
            for number, player in enumerate(blocked, 1)
        )
        people = told_apart(list(zip(called, blocked, strict=True)))
        menu = UnbanMenu.of("blocks", people, say(text("unblock-hint")))
        rows.append(ui.ActionRow[Any](menu))
    hint = say(text("block-change"))
    post = Post(heading=say(text("block-heading")), lines=(say(said),), small=hint)
    await desk.show(asking, post, rows)


async def decline_all(desk: Desk, asking: Asking, visitor: Visitor, _code: TableCode) -> None:
    """Decline every open invitation."""
    codes = await desk.service.blocks.invitations_of(visitor.id)
    declined = await _decline(desk, asking, visitor, codes)
    said = text("done-declined-all", count=declined)
    await desk.tell(asking, visitor.locale, said)


async def _decline(desk: Desk, asking: Asking, visitor: Visitor, codes: Sequence[TableCode]) -> int:
    """Decline these invitations; return how many, skipping those that refuse."""
    declined = 0
    for part, code in enumerate(codes):
        with suppress(TableRefuses):
            leave = Leave(visitor.person)
            await desk.service.carry_out(request_of(asking, part), code, leave)
            declined += 1
    return declined


async def _names_of(desk: Desk, people: Sequence[PlayerId]) -> list[Value]:
    known = await desk.service.queries.profiles(people)
    return [Verbatim(known[p].name) if p in known else Guest(p) for p in people]


BOOKS: Final[Mapping[str, Scope]] = {"bans-server": "server", "bans-house": "house"}
"""The lists of bans, by the names of their books."""

_A_PAGE: Final = 25
"""People on a page: as many as a menu can show."""


class BanButton(
    Rebuilt[ui.Button[Any]],
    template=r"tavolo-ban:(?P<deed>ban|lift):(?P<scope>server|house):(?P<person>[1-8]?[0-9]{1,18})",
):
    """A button that bans a person or lifts their ban."""

    def __init__(
        self, button: ui.Button[Any], deed: str, scope: Scope, person: PlayerId | str
    ) -> None:
        super().__init__(button)
        self.deed = deed
        self.scope = scope
        self.person = PlayerId(int(person))

    @classmethod
    def of(cls, deed: str, scope: Scope, person: PlayerId, label: str) -> Self:
        """Return the button of this action."""
        style = discord.ButtonStyle.danger if deed == "ban" else discord.ButtonStyle.secondary
        custom_id = f"tavolo-ban:{deed}:{scope}:{person}"
        button: ui.Button[Any] = ui.Button(label=label, style=style, custom_id=custom_id)
        return cls(button, deed, scope, person)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog."""
        await interaction.client.get_cog(RULES).ban(interaction, self)


async def ask_to_ban(
    desk: Desk,
    asking: Asking,
    visitor: Visitor,
    person: discord.User | discord.Member | None,
    scope: Scope,
) -> None:
    """Ask whether to ban this person or lift their ban; with no person, list the bans."""
    if person is None:
        await show_bans(desk, asking, visitor, scope)
        return
    server = _server(asking, visitor, scope)
    _must_be_bannable(asking, visitor, person, scope)
    player = PlayerId(person.id)
    known, _ = await desk.service.bans.of(server)
    ban = next((ban for ban in known if ban.player == player), None)
    name, say = Verbatim(name_of(person)), desk.replies.voice(visitor.locale)
    if ban is None:
        foreseen = await desk.service.bans.foresee(server, player, visitor.id)
        cups = await desk.cups.shared_cups(server, visitor.id, player)
        said, deed = tuple(_what_follows(foreseen, len(cups))), "ban"
    else:
        said, deed = (text("ban-since", since=Moment(ban.since)),), "lift"
    post = Post(
        heading=say(text(f"ban-ask-{deed}", who=name, scope=scope)),
        lines=tuple(map(say, said)),
        small=say(text("ban-told-nobody")),
    )
    button = BanButton.of(deed, scope, player, say(text(f"ban-{deed}-button")))
    await desk.show(asking, post, (ui.ActionRow[Any](button),))


async def ban_or_lift(desk: Desk, asking: Asking, visitor: Visitor, button: BanButton) -> None:
    """Ban the button's person or lift their ban."""
    server = _server(asking, visitor, button.scope)
    if button.deed == "lift":
        await lift(desk, asking, visitor, button.scope, button.person)
        return
    if button.person == visitor.id:
        raise refused("ban-refusal-yourself")
    ban = partial(desk.service.removals.ban, server, button.person, visitor.id)
    await desk.cups.leave_shared(server, visitor.id, button.person, ban)
    who = await _name_of_banned(desk, button.person)
    done = text("ban-done", who=who, scope=button.scope)
    await desk.tell(asking, visitor.locale, done, text("ban-done-said"))


async def lift(
    desk: Desk, asking: Asking, visitor: Visitor, scope: Scope, person: PlayerId | None
) -> None:
    """Lift a ban. Idempotent."""
    server = _server(asking, visitor, scope)
    if person is None:
        raise refused("table-refusal-nobody-so-called")
    await desk.service.bans.lift(server, person)
    done = text("unban-done", who=await _name_of_banned(desk, person), scope=scope)
    await desk.tell(asking, visitor.locale, done, text("unban-done-said"))


async def show_bans(
    desk: Desk, asking: Asking, visitor: Visitor, scope: Scope, page: int = 1
) -> None:
    """Show a page of bans, the oldest first."""
    bans, forgotten = await desk.service.bans.of(_server(asking, visitor, scope))
    pages = max(1, -(-len(bans) // _A_PAGE))
    page = max(1, min(page, pages))
    here = bans[(page - 1) * _A_PAGE : page * _A_PAGE]
    known = await desk.service.queries.profiles([ban.player for ban in here])
    say = desk.replies.voice(visitor.locale)
    lines = [_line(ban, known) for ban in here] or [text("ban-list-empty", scope=scope)]
    if forgotten:
        lines.append(text("ban-list-forgotten", count=forgotten))
    post = Post(
        heading=say(text("ban-heading", scope=scope)),
        lines=("\n".join(map(say, lines)),),
        small=say(text("ban-change")),
    )
    rows = (*_menu(desk, scope, here, known, visitor), *turns(f"bans-{scope}", page, pages, say))
    await desk.show(asking, post, rows)


def _menu(desk: Desk, scope: Scope, bans: Sequence[Ban], known: Profiles, visitor: Visitor) -> Rows:
    if not bans:
        return ()
    say: Say = desk.translator.voice(visitor.locale).say
    people = [(_label(ban, known), ban.player) for ban in bans]
    return (ui.ActionRow[Any](UnbanMenu.of(scope, people, say(text("unban-hint")))),)


def _server(asking: Asking, visitor: Visitor, scope: Scope) -> GuildId:
    """Return the ban's server or HOUSE. Raises TableRefuses if they may not ban there."""
    if scope == "house":
        if not is_owner(asking.client, visitor.id):
            raise refused("ban-refusal-not-owner")
        return HOUSE
    if (server := managed_by(asking)) is None:
        raise refused("ban-refusal-not-manager")
    return server


def _must_be_bannable(
    asking: Asking, visitor: Visitor, person: discord.User | discord.Member, scope: Scope
) -> None:
    """Raise TableRefuses for oneself, a bot, and people who could lift the ban themselves."""
    if person.id == visitor.id:
        raise refused("ban-refusal-yourself")
    if person.bot:
        raise refused("table-refusal-no-bots")
    manages = isinstance(person, discord.Member) and person.guild_permissions.manage_guild
    if is_owner(asking.client, person.id) or (scope == "server" and manages):
        raise refused("ban-refusal-manager", who=Verbatim(name_of(person)))


async def _name_of_banned(desk: Desk, player: PlayerId) -> Value:
    known: PlayerProfile | None = await desk.service.queries.profile(player)
    return Guest(player) if known is None else Verbatim(known.name)


def _what_follows(foreseen: BanForeseen, cups: int) -> Iterator[Text]:
    """Yield what a ban does. ``cups``: how many of those in which both play are going on."""
    yield text("ban-means")
    for kind in ("games", "rivals", "lobbies", "invitations"):
        if count := getattr(foreseen, kind):
            yield text(f"ban-takes-{kind}", count=count)
    if cups:
        yield text("ban-takes-cups", count=cups)


def _line(ban: Ban, known: Profiles) -> Text:
    who: Value = Guest(ban.player)
    if ban.player in known:
        who = Verbatim(known[ban.player].name)
    return text("ban-line", who=who, since=Moment(ban.since))


def _label(ban: Ban, known: Profiles) -> str:
    """Return a person's label in the menu: their name, or their id if no name is known."""
    return known[ban.player].name if ban.player in known else str(ban.player)
