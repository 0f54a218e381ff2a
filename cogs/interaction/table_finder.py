"""Who asks, and which table they mean: the one they name, else the only one it can be."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from discord import app_commands

from cogs.discord.visitor import Asking, Visitor
from cogs.interaction.replies import Replies, owes
from cogs.interaction.visibility import may_reach, may_rescue
from cogs.ui.autocompletion import CHOICE_LIMIT, Choices, matching
from cogs.ui.command_texts import CompletedOption
from core.text import CommandName, Listing, Verbatim, text
from tables.model.letters import TableFacts
from tables.model.refusals import TableRefuses, refused, unknown
from tables.model.table import PlaceId, PlayerId, PlayerProfile, Status, TableCode, stranger
from tables.queries import MOST_LISTED
from tables.service import LIVING

MOST_NAMED: Final = 5
"""Tables named to somebody who could mean several."""

NamedTable: TypeAlias = app_commands.Transform[str, CompletedOption("tables_offered")]
"""The type of an option in which people name a table, by its code or as it is offered."""

FinishedTable: TypeAlias = app_commands.Transform[str, CompletedOption("finished_offered")]
"""The same where only a table whose game is over can be meant."""

PlayedTable: TypeAlias = app_commands.Transform[str, CompletedOption("played_offered")]
"""The same where only a game that is played or over can be meant."""

NamedGame: TypeAlias = app_commands.Transform[str, CompletedOption("games_offered")]
"""The type of an option in which people name a game."""


class TableFinder(Replies):
    """Finds people and tables."""

    async def visitor(self, asking: Asking) -> Visitor:
        """Who asks; what is new about them (name, language, the day) is remembered.

        Raises TableRefuses for whoever is being forgotten at this very moment.
        """
        return await self._welcome(
            asking, await self.service.queries.profile(PlayerId(asking.user.id))
        )

    async def _welcome(self, asking: Asking, known: PlayerProfile | None) -> Visitor:
        if known is not None and known.forgetting is not None:
            raise refused("being-forgotten")
        visitor = Visitor.seen(asking, known)
        if visitor.profile != known:
            await self.service.remember(visitor.profile, known or stranger(visitor.id))
        return visitor

    async def arrive(self, asking: Asking, named: str) -> tuple[Visitor, TableCode]:
        """Who asks, and the table they name. Raises TableRefuses as ``visitor`` and ``find`` do."""
        known, table = await self.service.queries.met(PlayerId(asking.user.id), code_in(named))
        visitor = await self._welcome(asking, known)
        return visitor, (await self._reached(asking, table)).code

    async def glimpse(self, asking: Asking) -> Visitor:
        """Who is typing; nothing is written, for there is no time."""
        return Visitor.seen(asking, await self.service.queries.profile(PlayerId(asking.user.id)))

    async def games_offered(self, asking: Asking, current: str) -> Choices:
        """The games whose name is meant by what is typed so far, perhaps."""
        names = self.game_names((await self.glimpse(asking)).locale)
        return matching(((name, game) for game, name in names.items()), current)

    async def find(
        self, asking: Asking, visitor: Visitor, code: str | None, game: str | None = None
    ) -> TableCode:
        """The table that is meant: the named one, else the only one it can be here.

        ``game``: one of that game, to play at. Raises TableRefuses when none or several could be
        meant, or the named one is not to be had from here, or plays another game.
        """
        if code:
            table = await self.reach(asking, code_in(code))
            if game not in (None, table.game) and table.readable:
                played = text(f"{table.game}-name")
                raise refused("table-refusal-other-game", code=table.code, game=played)
            return table.code
        guesses = await self._guesses(asking, visitor, game)
        for candidates in guesses:
            if len(candidates) == 1:
                return candidates[0].code
        if candidates := _fewest(guesses):
            raise refused("table-refusal-which", tables=_named(candidates))
        raise refused("table-refusal-none-here", commands=self.openings(game))

    async def reach(self, asking: Asking, code: TableCode) -> TableFacts:
        """The table with this code, as far as it exists for whoever asks, from where they ask.

        Raises TableRefuses as for an unknown code otherwise.
        """
        return await self._reached(asking, await self.service.queries.facts(code))

    async def _reached(self, asking: Asking, table: TableFacts | None) -> TableFacts:
        if table is None:
            raise unknown()
        if not may_reach(asking, table) and not await may_rescue(asking, table):
            raise unknown()
        return table

    async def find_to_read(self, asking: Asking, visitor: Visitor) -> TableCode:
        """The table whose story is meant: a living one, else the one that ended here last."""
        try:
            return await self.find(asking, visitor, None)
        except TableRefuses as fault:
            over = await self._tables_here(asking, (Status.FINISHED,), 1)
            if not over or fault.refusal.code != "table-refusal-none-here":
                raise
            return over[0].code

    async def find_played(self, asking: Asking, visitor: Visitor) -> TableCode:
        """The table on which somebody looks back: a game that is played, or that is over.

        What they play here comes before what they have played here, then what others play or have
        played here, then their own games elsewhere; a table that waits for players only where
        there is nothing else. Raises TableRefuses as ``find`` does.
        """
        own, here, over = await self._played_here(asking, visitor)
        own_over = [table for table in over if visitor.id in table.people]
        near = next(filter(None, (own, own_over, here, over)), None)
        meant = near or await self._played_elsewhere(visitor)
        owing = [table for table in meant if owes(table, visitor.id)]
        for candidates in (meant, owing):
            if len(candidates) == 1:
                return candidates[0].code
        if meant:
            raise refused("table-refusal-which", tables=_named(meant))
        return await self.find(asking, visitor, None)

    async def find_over(self, asking: Asking, visitor: Visitor) -> TableCode:
        """The game that is over and is meant: the newest of this place, one's own before those of
        others, else one's newest elsewhere. Raises TableRefuses as ``find_played`` does.
        """
        here = await self._tables_here(asking, (Status.FINISHED,), CHOICE_LIMIT)
        own = [table for table in here if visitor.id in table.people]
        meant = own or here or await self._own_over(visitor, 1)
        return meant[0].code if meant else await self.find_played(asking, visitor)

    async def _played_here(
        self, asking: Asking, visitor: Visitor
    ) -> tuple[list[TableFacts], list[TableFacts], list[TableFacts]]:
        """Games of this place: those this person plays, all, and the one that ended last."""
        here = await self._tables_here(asking, (Status.PLAYING,))
        own = [table for table in here if visitor.id in table.people]
        return own, here, await self._tables_here(asking, (Status.FINISHED,), 1)

    async def _played_elsewhere(self, visitor: Visitor) -> list[TableFacts]:
        """The games somebody plays, wherever; else the one they have played to its end last."""
        playing = await self.service.queries.tables_of(visitor.id, (Status.PLAYING,))
        return playing or await self._own_over(visitor, 1)

    async def completed(self, asking: Asking, typed: str) -> str:
        """The code of the one game that is played or over and whose code begins so, else what was
        typed."""
        begun = code_in(typed)
        offered = await self.suggest_played(asking, begun)
        codes = {code for code in offered.values() if code.startswith(begun)}
        return codes.pop() if len(codes) == 1 else typed

    async def may_mean(self, asking: Asking, visitor: Visitor) -> Sequence[TableFacts]:
        """The tables that can be meant where none is named: one, if there is a way to tell."""
        return _fewest(await self._guesses(asking, visitor, None))

    def openings(self, game: str | None = None) -> Listing:
        """The commands that open a table of this game, or of any: one of them is meant."""
        games = self.guide.games if game is None else (game,)
        return Listing(tuple(CommandName(f"{key}-new") for key in games), "or")

    async def typed_about(self, asking: Asking) -> tuple[Visitor, TableFacts]:
        """Who is typing, and the table that is meant by what is typed so far.

        Raises TableRefuses as ``find`` does.
        """
        visitor = await self.glimpse(asking)
        named = getattr(asking.namespace, "table", None)
        return visitor, await self.reach(asking, await self.find(asking, visitor, named))

    async def suggest_tables(
        self, asking: Asking, current: str, game: str | None = None
    ) -> Choices:
        """Tables to choose from while typing: one's own first, then those of this place."""
        place = None if asking.channel_id is None else PlaceId(asking.channel_id)
        few = CHOICE_LIMIT if game is None and not current.strip() else MOST_LISTED
        offered = await self.service.queries.offered(PlayerId(asking.user.id), place, few)
        visitor = Visitor.seen(asking, offered.by)
        labels = (
            (self.table_label(table, visitor.id, offered.people, visitor.locale), str(table.code))
            for table in offered.tables
            if _is_meant(table, game)
        )
        return matching(labels, current)

    async def suggest_finished(self, asking: Asking, current: str) -> Choices:
        """Tables whose game is over: those of this place, then one's own, the newest first."""
        visitor = await self.glimpse(asking)
        return await self._suggested(asking, visitor, await self._over(asking, visitor), current)

    async def suggest_played(self, asking: Asking, current: str) -> Choices:
        """Games that are played, one's own first, then those that are over."""
        visitor = await self.glimpse(asking)
        mine = await self.service.queries.tables_of(visitor.id, (Status.PLAYING,))
        here = await self._tables_here(asking, (Status.PLAYING,))
        over = await self._over(asking, visitor)
        return await self._suggested(asking, visitor, [*mine, *here, *over], current)

    async def _suggested(
        self, asking: Asking, visitor: Visitor, tables: Sequence[TableFacts], current: str
    ) -> Choices:
        """Those of these tables that can be reached from here, as they are offered."""
        people = sorted({person for table in tables for person in table.people})
        profiles = await self.service.queries.profiles(people)
        labels = (
            (self.table_label(table, visitor.id, profiles, visitor.locale), str(table.code))
            for table in tables
            if may_reach(asking, table)
        )
        return matching(labels, current)

    async def _over(self, asking: Asking, visitor: Visitor) -> list[TableFacts]:
        """Games that are over: those of this place, then one's own, the newest first."""
        here = await self._tables_here(asking, (Status.FINISHED,), CHOICE_LIMIT)
        known = {table.id for table in here}
        own = await self._own_over(visitor, CHOICE_LIMIT)
        return [*here, *(table for table in own if table.id not in known)]

    async def _own_over(self, visitor: Visitor, most: int) -> list[TableFacts]:
        """So many of the games that somebody has played to their end, the newest first."""
        past = await self.service.archive.games_of(visitor.id, 0, most)
        return await self.service.queries.facts_of([result.table for result in past.results])

    async def _guesses(
        self, asking: Asking, visitor: Visitor, game: str | None
    ) -> list[list[TableFacts]]:
        mine = await self.service.queries.tables_of(visitor.id, LIVING)
        mine_here = [table for table in mine if table.place == asking.channel_id]
        known = {table.id for table in mine_here}
        others = await self._tables_here(asking, LIVING)
        here = [*mine_here, *(table for table in others if table.id not in known)]
        return _narrowing(here, mine, visitor.id, game)

    async def _tables_here(
        self, asking: Asking, statuses: Sequence[Status], most: int = MOST_LISTED
    ) -> list[TableFacts]:
        if asking.channel_id is None:
            return []
        return await self.service.queries.tables_at(PlaceId(asking.channel_id), statuses, most)


def code_in(typed: str) -> TableCode:
    """The code of a table, typed alone or as the table is offered."""
    return TableCode(typed.strip().upper().partition(" ")[0])


def _narrowing(
    here: Sequence[TableFacts], mine: Sequence[TableFacts], player: PlayerId, game: str | None
) -> list[list[TableFacts]]:
    """Guesses, the safest first; the first that leaves exactly one table is taken.

    Whoever wants to play (``game``) does not mean a table of others, unless there is none else.
    """
    here = [t for t in here if _is_meant(t, game)]
    mine = [t for t in mine if _is_meant(t, game)]
    codes = {t.code for t in mine}
    mine_here = [t for t in here if t.code in codes]
    my_turn = [t for t in mine if owes(t, player)]
    if mine_here:
        return [mine_here, [t for t in mine_here if owes(t, player)]]
    if not here or (mine and game is not None):
        return [mine, my_turn]
    return [here, mine, my_turn]


def _fewest(guesses: Sequence[list[TableFacts]]) -> list[TableFacts]:
    """The guess that leaves the fewest tables, but some; the safest of several such."""
    return min(filter(None, guesses), key=len, default=[])


def _named(tables: Sequence[TableFacts]) -> Listing:
    """The first few of these tables, by code and game: "W79E (Ruta) or FPBS (La Strada)"."""
    named = (
        text("table-with-game", code=table.code, game=text(f"{table.game}-name"))
        if table.readable
        else Verbatim(table.code)
        for table in tables[:MOST_NAMED]
    )
    return Listing(tuple(named), "or")


def _is_meant(table: TableFacts, game: str | None) -> bool:
    """Whether somebody who names a game, or none, can mean this table: what is played is read."""
    return game is None or (table.game == game and table.readable)
