"""The private page of a lobby: who is there, and what the reader can do."""

from collections.abc import Sequence
from typing import Any, Self

import discord
import msgspec
from discord import app_commands, ui

from cogs.discord.interaction_user import Asking, Visitor, name_of
from cogs.interaction.access import manages_table
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import CHOICE_LIMIT, said, told_apart
from cogs.ui.controls import ANSWERED_BY, Rebuilt, Rows, TableChoice
from core.game import LEVELS, Level
from core.texts import Guest, Listing, Say, Text, Value, Verbatim, text
from model.commands import Invite, Person, Remove
from model.letters import TableFacts, computer_name, computers_in
from model.refusals import refused
from model.table import Human, PlayerId, Status, TableCode
from tables.visibility import Look
from workers.buttons import begins, joining, sides_to_take
from workers.guided_play import Guide
from workers.post_model import Action, Post, Profiles
from workers.sentences import awaited_at


def level_choices(levels: Sequence[Level]) -> list[app_commands.Choice[str]]:
    """Return the choices of a computer's level."""
    return [app_commands.Choice(name=said(f"choice-level-{each}"), value=each) for each in levels]


def level_name(level: Level) -> Text:
    """Return what a choice calls a level."""
    return text(f"choice-level-{level}")


def level_chosen(value: str) -> Level:
    """Return the level of a choice. Raises TableRefuses if it is none."""
    for level in LEVELS:
        if level == value:
            return level
    raise refused("table-refusal-level")


def must_be_offered(
    guide: Guide, level: Level, game: str, seats: int, options: bytes | msgspec.Raw
) -> None:
    """Raise TableRefuses unless this level is offered at a table of so many seats."""
    if level not in guide.levels(game):
        raise refused("table-refusal-level")
    if level not in guide.levels_for(game, seats, options):
        raise refused("table-refusal-level-here", level=level_name(level))


_PERSON, _COMPUTER = "person", "computer"
"""Values of the menu: a person and their id, or a computer, its number and its level."""

_LONGEST_ID = 20


class InviteMenu(Rebuilt[ui.UserSelect[Any]], template=r"tavolo-invite:(?P<code>[A-Z0-9]+)(:\d+)?"):
    """The menu in which the host chooses people to invite.

    Its id contains the table's version, because clients keep the selection of a menu whose id stays
    the same.
    """

    kinds = (ui.UserSelect,)

    @classmethod
    def of(cls, table: TableFacts, hint: str) -> Self:
        """Return the menu for up to as many people as seats are free."""
        return cls(
            ui.UserSelect(
                custom_id=f"tavolo-invite:{table.code}:{table.version}",
                placeholder=hint,
                max_values=free_seats(table),
            )
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the chosen people to the tables cog."""
        code, tables = self.item.custom_id.split(":")[1], interaction.client.get_cog(ANSWERED_BY)
        await tables.invite_chosen(interaction, TableCode(code), self.item.values)


def free_seats(table: TableFacts) -> int:
    """Return the number of seats neither taken nor kept for somebody invited."""
    return table.size - len(table.seats) - len(table.invited)


def _waiting(table: TableFacts, visitor: Visitor) -> Text:
    """Return what the table waits for; to its host with what they can do about it."""
    if table.host != visitor.id:
        return text("status-lobby")
    if free := free_seats(table):
        return text("done-opened-free", count=free)
    return text("done-opened-invited" if table.invited else "status-lobby")


def _named(guest: PlayerId, known: Profiles) -> Value:
    """Return an invited person's name, else a mention: in direct messages a client shows mentions
    of people it does not know as numbers.
    """
    name = known[guest].name if guest in known else ""
    return Verbatim(name) if name else Guest(guest)


async def show(desk: Desk, asking: Asking, visitor: Visitor, look: Look, *said: Text) -> None:
    """Show who is seated and invited, with this person's buttons; ``said``: what was done."""
    say, table = desk.replies.voice(visitor.locale), look.table
    profiles = await desk.replies.profiles_of(table)
    status = await desk.presenter.status(look, profiles, visitor.locale)
    names = await desk.replies.names_of(table)
    people = Listing(tuple(names[seat.seat] for seat in table.seats))
    here = [text("lobby-seated", people=people, count=len(table.seats))]
    if table.invited:
        known = await desk.service.queries.profiles(table.invited)
        game = desk.guide.title(table.game).game
        here += awaited_at(table, game, lambda guest: _named(guest, known))
    here.append(text("letter-where", place=f"<#{table.place}>"))
    waits, told = say(text("status-lobby")), say(_waiting(table, visitor))
    post = Post(
        heading=say(said[0]) if said else status.heading,
        lines=(
            *map(say, (*said[1:], *here)),
            *(told if line == waits else line for line in status.lines),
        ),
        actions=_actions(desk, asking, table, visitor),
    )
    rows = await _menus(desk, table, visitor, say)
    await desk.show(asking, desk.with_asides(asking, post, table, visitor), rows)


def _actions(desk: Desk, asking: Asking, table: TableFacts, visitor: Visitor) -> tuple[Action, ...]:
    """Return this person's buttons, only those that they can use."""
    voice, player = desk.translator.voice(visitor.locale), visitor.id
    rules = table.host == player or manages_table(asking, table)
    game = desk.guide.title(table.game).game

    def button(name: str, style: Any = "secondary") -> Action:
        return Action(name, table.code, voice.say(text(f"{name}-button")), style)

    seated = any(seat.occupant == Human(player) for seat in table.seats)
    host, full = table.host == player, len(table.seats) == table.size
    offered: list[Action] = []
    if player in table.invited:
        offered += [*joining(table, game, voice, player, "accept"), button("decline")]
    elif not seated and free_seats(table) > 0:
        offered += joining(table, game, voice, player)
    if (host and len(table.seats) > 1) or (seated and full):
        offered.append(begins(table, voice))
    if host and free_seats(table) > 0:
        offered.append(button("computer"))
    if host:
        offered.append(button("change"))
    if rules and isinstance(asking.client.get_channel(table.place), discord.TextChannel):
        offered.append(button("thread"))
    if seated:
        offered += sides_to_take(table, game, voice, player)
        offered += (button("leave"), button("note"))
    if rules:
        offered.append(button("cancel"))
    return tuple(offered)


async def _menus(desk: Desk, table: TableFacts, visitor: Visitor, say: Say) -> Rows:
    """Return the host's menus; none for anybody else."""
    if table.host != visitor.id:
        return ()
    rows: list[ui.ActionRow[Any]] = []
    if free_seats(table) > 0:
        rows.append(ui.ActionRow(InviteMenu.of(table, say(text("invite-hint")))))
        computers = _computers(desk, table, say)
        if computers:
            hint = say(text("computers-hint"))
            rows.append(ui.ActionRow(TableChoice.of("computers", table.code, hint, computers)))
    others = await _others(desk, table, visitor)
    if others:
        hint = say(text("remove-hint"))
        rows.append(ui.ActionRow(TableChoice.of("remove", table.code, hint, others)))
    return rows


def _computers(desk: Desk, table: TableFacts, say: Say) -> list[tuple[str, str]]:
    """Return the choices of computers, by number and level, with which a game can start."""
    manifest, free = desk.guide.manifest(table.game), free_seats(table)
    agreed: Any = msgspec.json.decode(table.options, type=manifest.options)
    taken, levels_for = table.size - free, desk.guide.levels_for
    seats = (*manifest.seats_for(agreed), table.size)
    return [
        (
            say(text("computers-choice", count=count, level=level_name(level))),
            f"{count} {level} {free}",
        )
        for count in range(1, free + 1)
        if taken + count in seats
        for level in levels_for(table.game, taken + count, table.options)
    ][:CHOICE_LIMIT]


async def _others(desk: Desk, table: TableFacts, visitor: Visitor) -> list[tuple[str, str]]:
    """Return all but the host, as name and menu value."""
    say = desk.translator.voice(visitor.locale).say
    people = [p for p in (*table.people, *table.invited) if p != visitor.id]
    known = await desk.service.queries.profiles(people)
    called = []
    for number, player in enumerate(people, 1):
        name = known[player].name if player in known else await _name(desk, table, player)
        called.append((name or say(text("guest-number", number=number)), f"{_PERSON} {player}"))
    computers = [
        (say(computer_name(table.seats, seat)), f"{_COMPUTER} {number} {level}")
        for number, (seat, level) in enumerate(computers_in(table.seats), 1)
    ]
    return told_apart(called + computers)


async def _name(desk: Desk, table: TableFacts, guest: PlayerId) -> str | None:
    """Look up an invited person's server name; no profile exists before they accept."""
    return None if table.guild is None else await desk.members.name(table.guild, guest)


async def invite(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, guests: Sequence[Any]
) -> None:
    """Invite these people. Raises TableRefuses if one is a bot."""
    if any(guest.bot for guest in guests):
        raise refused("table-refusal-no-bots")
    people = tuple(Person(PlayerId(g.id), name_of(g)) for g in guests)
    done = await desk.carry_out(asking, code, Invite(visitor.person, people))
    if done.look.table.status is Status.LOBBY:
        await show(desk, asking, visitor, done.look, text("done-invited"))
    else:
        await desk.tell(asking, visitor.locale, text("done-invited"))


async def remove(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, who: str) -> None:
    """Remove somebody or withdraw an invitation; ``who``: a menu value."""
    table = await desk.finder.reach(asking, code)
    order = _removal(visitor.person, who)
    if order is None:
        raise refused("table-refusal-nobody-so-called")
    done = await desk.carry_out(asking, code, order)
    said = text("done-uninvited" if order.person in table.invited else "done-removed")
    await show(desk, asking, visitor, done.look, said)


def computers_meant(value: str) -> tuple[int, Level, int]:
    """Parse a menu value: number of computers, their level, seats that were free.

    Raises TableRefuses for a value that the menu never offers.
    """
    try:
        count, level, free = value.split(" ")
        return int(count), level_chosen(level), int(free)
    except ValueError as fault:
        raise refused("table-refusal-level") from fault


def _removal(by: Person, meant: str) -> Remove | None:
    """Return the order to remove the one named by a menu value; None if it is no such value."""
    kind, _, who = meant.partition(" ")
    number, _, level = who.partition(" ")
    if not number.isdecimal() or len(number) > _LONGEST_ID:
        return None
    if kind == _PERSON:
        return Remove(by, person=PlayerId(int(number)))
    return Remove(by, computer=int(number), level=level) if kind == _COMPUTER else None
