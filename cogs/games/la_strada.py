"""/la-strada: open a table, place a workshop, build, end the turn, look ahead."""

from typing import TypeAlias

import discord
from discord import app_commands

from cogs.desk import Asking, NamedTable
from cogs.guided import GuidedCog
from cogs.opening import Wishes, computers_wished, level_wished, open_table, seats_wished
from cogs.playing import Offers
from cogs.wording import command, options, said
from core.asking import Ask, Where
from core.text import text
from games.la_strada import offers
from games.la_strada.board import HEX_NAMES, Hex
from games.la_strada.choices import hexes_in, outlook_words
from games.la_strada.view import Options
from tables.errors import refused
from tables.sight import Look

MOST_SEATS = 4

_TO = Offers(offers.goals)
Site: TypeAlias = app_commands.Transform[str, Offers(offers.sites)]
Goal: TypeAlias = app_commands.Transform[str, _TO]
Way: TypeAlias = app_commands.Transform[str, Offers(offers.ways, beside=("to", _TO))]


class LaStrada(
    GuidedCog,
    name="la-strada",
    group_name=said("command-la-strada-name"),
    group_description=said("command-la-strada-description"),
):
    """Commands of La Strada."""

    GAME = "la-strada"

    @command("la-strada-new")
    @options(
        players="option-players",
        opponent="option-opponent",
        second="option-second-opponent",
        third="option-third-opponent",
        computer="option-computer",
        computers="option-computers",
        balanced_start="option-la-strada-balanced-start",
        late_reveal="option-la-strada-late-reveal",
        pace="option-pace",
        late="option-late",
        thread="option-thread",
        language="option-table-language",
    )
    @app_commands.choices(computer=Wishes.LEVELS)
    @app_commands.choices(pace=Wishes.PACES)
    @app_commands.choices(late=Wishes.LATE, language=Wishes.LANGUAGES)
    async def new(
        self,
        interaction: Asking,
        players: app_commands.Range[int, 2, 4] | None = None,
        opponent: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        computer: app_commands.Choice[str] | None = None,
        computers: app_commands.Range[int, 1, 3] | None = None,
        balanced_start: bool = False,
        late_reveal: bool = False,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        thread: bool = False,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table."""
        guests = tuple(guest for guest in (opponent, second, third) if guest is not None)
        level = level_wished(computer, computers)
        seated = 0 if level is None else computers_wished(players, computers, len(guests))
        wishes = Wishes(
            game=self.GAME,
            size=players or seats_wished(len(guests) + seated, MOST_SEATS),
            guests=guests,
            options=Options(balanced_start, late_reveal),
            pace=None if pace is None else pace.value,
            late=None if late is None else late.value,
            thread=thread,
            computer=level,
            computers=seated,
            language=None if language is None else language.value,
        )
        await open_table(self._desk, interaction, wishes)

    @command("la-strada-workshop")
    @options(place="option-la-strada-place", table="option-table")
    async def workshop(
        self, interaction: Asking, place: Site, table: NamedTable | None = None
    ) -> None:
        """Place a workshop."""
        await self._play_typed(interaction, table, place, "workshop")

    @command("la-strada-build")
    @options(to="option-la-strada-to", way="option-la-strada-way", table="option-table")
    async def build(
        self, interaction: Asking, to: Goal, way: Way | None = None, table: NamedTable | None = None
    ) -> None:
        """Link a settlement: by a road written out, or with a look at the ways there."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        named = hexes_in(to)
        if way is not None:
            _must_lead_to(named, way)
        if way is None and len(named) == 1 and self._builds(look):
            where = Where("to", (HEX_NAMES[named[0]],))
            await self._lead_typed(interaction, visitor, look, where, to)
            return
        # A hex alone is no road: whatever speaks against building now is said first.
        alone = f"{HEX_NAMES[named[0]]}-{HEX_NAMES[named[0]]}" if len(named) == 1 else to
        await self._play(interaction, visitor, code, self._line("build", way or alone), None)

    @command("la-strada-end-turn")
    @options(table="option-table")
    async def end_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Build no more in this turn."""
        await self._play_typed(interaction, table, "end")

    @command("la-strada-days")
    @options(table="option-table")
    async def days(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """What can be reached now, and what next turn."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if not self._is_played(look):
            status = text(f"status-{look.table.status}")
            await self._desk.tell(interaction, visitor.locale, status)
            return
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        first = self._guide.beginning(look) or Ask(())
        words = outlook_words(look.view, look.legal, asked=look.asked is not None)
        await self._desk.show_screen(interaction, visitor, look, first.saying(words))

    def _builds(self, look: Look) -> bool:
        """Whether this person may build roads now."""
        return self._is_played(look) and look.asked is not None and look.view.phase == "roads"


def _must_lead_to(named: list[Hex], way: str) -> None:
    """A way that was offered for one settlement does not lead to another. Raises TableRefuses."""
    hexes = hexes_in(way)
    if named and hexes and named[-1] not in (hexes[0], hexes[-1]):
        raise refused("la-strada-play-refusal-elsewhere", hex=HEX_NAMES[named[-1]])
