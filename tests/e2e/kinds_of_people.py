"""Two servers and every kind of person: who sits at a table, who sees it, who must not."""

from collections.abc import Sequence
from typing import Any

import discord
from simcord import ChannelHandle, GuildHandle, RoleHandle

from games.la_strada.game import LA_STRADA
from games.la_strada.view import Options
from model import game_json
from model.commands import Freeze, Join, Order, Person, Resign
from model.table import GuildId, Pace, PlaceId, PlayerId, Table
from model.table_creation import Opening, fresh_table
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion
from tables.history.results import result_of
from tests.e2e.running_bot import House, seed_number
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply

_DEAL = seed_number(1_000_000)
"""The seed of the town's tables: none that the house's own dice give."""

OUTSIDE = ("another server", "manager of another server", "private chat", "hidden channel")
"""From where nothing is to be had of a table in the cellar; see ``Town.kinds``."""


class Town:
    """A server with a channel that not everybody sees, and another server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guild = house.server.guild
        manager = discord.Permissions(manage_guild=True)
        self._insider = self.guild.create_role("insider")
        self._manager = self.guild.create_role("manager", permissions=manager)
        self.cellar = self._hidden_channel()
        self.tavern = house.channel("tavern")
        self.mona = house.env.create_user("mona", global_name="Mona")
        self.abroad = house.env.create_guild("Abroad", owner=self.mona)
        self.inn = self.abroad.create_text_channel("inn")
        self.host = self._settle("hanna", self._insider)
        self.seated = self._settle("gino", self._insider)
        self.onlooker = self._settle("wanda", self._insider)
        self.manager = self._settle("max", self._insider, self._manager)
        self.kept_out = self._settle("bert", self._insider)
        self.invited = self._settle("ines")
        self.shut_out = self._settle("hugo")
        self.foreigner = self._settle("olaf", guild=self.abroad)
        self.kinds: dict[str, PlayerHere] = {
            "another server": self.foreigner.at(self.inn),
            "manager of another server": Player(self.abroad.add_member(self.mona)).at(self.inn),
            "private chat": self.manager.mailbox,
            "hidden channel": self.shut_out.at(self.tavern),
            "same server": self.onlooker.at(self.tavern),
            "in the place": self.onlooker.at(self.cellar),
            "invited": self.invited.mailbox,
            "seated": self.seated.mailbox,
            "seated here": self.seated.at(self.cellar),
            "host": self.host.at(self.cellar),
            "manager": self.manager.at(self.cellar),
            "kept out": self.kept_out.at(self.cellar),
        }
        """Everybody, where they ask: those with a seat or an invitation from anywhere."""
        self._rules: dict[str, tuple[Post, Any]] = {}

    def _hidden_channel(self) -> ChannelHandle:
        bot = self.guild.me
        assert bot is not None, "the bot is in its server"
        return self.guild.create_text_channel(
            "cellar",
            overwrites={
                self.guild.default_role: discord.PermissionOverwrite(view_channel=False),
                self._insider: discord.PermissionOverwrite(view_channel=True),
                bot: discord.PermissionOverwrite(view_channel=True),
            },
        )

    def _settle(self, name: str, *roles: RoleHandle, guild: GuildHandle | None = None) -> Player:
        user = self.house.env.create_user(name, global_name=name.title())
        player = Player((guild or self.guild).add_member(user, roles=roles))
        self.house.players[name] = player
        return player

    def neighbour_of(self, kind: str) -> Player:
        """Somebody of the server in which this person asks, who has to do with no table."""
        return self.foreigner if "another server" in kind else self.shut_out

    async def press(self, kind: str, custom_id: str, *values: str) -> Reply:
        """Press a button as if it stood before this person: an old one, or one of their making."""
        shown = await self._rules_open_before(kind)
        return await self.kinds[kind].forge(custom_id, *values, on=shown)

    async def choose(self, kind: str, custom_id: str, whom: Player) -> Reply:
        """Choose somebody in a menu of people, as if it stood before this person."""
        shown = await self._rules_open_before(kind)
        return await self.kinds[kind].forge_choice(custom_id, whom, on=shown)

    async def _rules_open_before(self, kind: str) -> Post:
        """A message of this person with a button and a menu: opened once, until it is changed."""
        here, (shown, made_of) = self.kinds[kind], self._rules.get(kind, (None, None))
        if shown is None or here.components_of(shown) != made_of:
            shown = (await here.slash("tavolo rules", game="ruta")).posts[-1]
            self._rules[kind] = shown, here.components_of(shown)
        return shown

    async def ban(self) -> None:
        """Keep whoever is to be kept out from the tables of the server."""
        server, who = GuildId(self.guild.id), PlayerId(self.kept_out.id)
        await self.house.store.transact(lambda tx: tx.blocks.save_ban(server, who, 1))

    # --- tables ------------------------------------------------------------------------------

    async def lobby(self, place: ChannelHandle | None = None) -> Table:
        """A table for four in the cellar: the host and a guest sit, somebody is invited."""
        return await self._stored(self._gathered((self.invited,), 4, place))

    async def playing(self) -> Table:
        """The same with a game for two that has begun."""
        return await self._stored(self._gathered((), 2))

    async def frozen(self) -> Table:
        """The same with a game that a manager has stopped."""
        order = Freeze(_person(self.manager), GuildId(self.guild.id))
        return await self._stored(self._decided(self._gathered((), 2), order))

    async def finished(self) -> Table:
        """The same with a game that is over, and what came of it."""
        over = self._decided(self._gathered((), 2), Resign(_person(self.seated)))
        stored = await self._stored(over)
        result = result_of(stored, (), LA_STRADA, None)
        await self.house.store.transact(lambda tx: tx.results.add(result))
        return stored

    def _gathered(
        self, guests: Sequence[Player], size: int, place: ChannelHandle | None = None
    ) -> Table:
        opening = Opening(
            game="la-strada",
            by=_person(self.host),
            guests=tuple(map(_person, guests)),
            guild=GuildId(self.guild.id),
            place=PlaceId((place or self.cellar).id),
            locale="en",
            size=size,
            options=game_json.encode(Options()),
            pace=Pace(),
        )
        code = self.house.dice.code()
        table = fresh_table(opening, LA_STRADA.manifest, code, self.house.server.time.now())
        return self._decided(table, Join(_person(self.seated), _DEAL, opening.place))

    def _decided(self, table: Table, order: Order) -> Table:
        occasion = Occasion(LA_STRADA, self.house.server.time.now())
        return lifecycle.decide(table, order, occasion).table

    async def _stored(self, table: Table) -> Table:
        stored = await self.house.store.transact(lambda tx: tx.tables.add(table))
        assert stored is not None, "its code is new"
        return stored


def _person(who: Player) -> Person:
    return Person(PlayerId(who.id), who.member.name)
