"""Finds the person who acts and the table they mean: the named one, or the only candidate."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.replies import Replies, owes
from cogs.interaction.table_access import may_reach, may_rescue
from cogs.ui.autocompletion import CHOICE_LIMIT, Choices, matching
from cogs.ui.command_texts import CompletedOption
from core.translatable_text import CommandName, Listing, Verbatim, text
from model.letters import TableFacts
from model.refusals import TableRefuses, refused, unknown
from model.table import (
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    TableCode,
    stranger,
)
from model.table_codes import CODE_LENGTH
from tables.service import LIVING
from tables.table_queries import MOST_LISTED, Arrival

MOST_NAMED: Final = 5
"""Most tables listed to somebody who could mean several."""

NamedTable: TypeAlias = app_commands.Transform[str, CompletedOption("tables_offered")]
"""The type of an option that names a table, by code or by suggestion."""

FinishedTable: TypeAlias = app_commands.Transform[str, CompletedOption("finished_offered")]
"""The same, for finished games only."""

PlayedTable: TypeAlias = app_commands.Transform[str, CompletedOption("played_offered")]
"""The same, for running and finished games."""

NamedGame: TypeAlias = app_commands.Transform[str, CompletedOption("games_offered")]
"""The type of an option that names a game."""


class TableFinder:
    """Finds profiles and tables for interactions."""

    def __init__(self, replies: Replies) -> None:
        self._replies = replies
        self._service = replies.service
        self._guide = replies.guide

    async def visitor(self, asking: Asking) -> Visitor:
        """Return the visitor, and store what is new (name, language, day).

        Raises TableRefuses while the person is being forgotten.
        """
        return await self.welcome(
            asking, await self._service.queries.profile(PlayerId(asking.user.id))
        )

    async def welcome(self, asking: Asking, known: PlayerProfile | None) -> Visitor:
        """Return who asks and store what changed: name, language, the day.

        Raises TableRefuses while the person is being forgotten.
        """
        if known is not None and known.forgetting is not None:
            raise refused("being-forgotten")
        visitor = Visitor.seen(asking, known)
        if visitor.profile != known:
            await self._service.remember(visitor.profile, known or stranger(visitor.id))
        return visitor

    async def arrive(self, asking: Asking, named: str) -> tuple[Visitor, TableCode]:
        """Who asks, and the table they name. Raises TableRefuses as ``visitor`` and ``find`` do."""
        seen = await self.seen(asking, code_in(named))
        visitor = await self.welcome(asking, seen.by)
        return visitor, (await self.reached(asking, seen.facts)).code

    async def seen(self, asking: Asking, code: TableCode) -> Arrival:
        """Read the table with this code and the person who asks, in one reading."""
        return await self._service.queries.seen(code, PlayerId(asking.user.id))

    async def glimpse(self, asking: Asking) -> Visitor:
        """Return the visitor without storing anything, since there is no time for a write."""
        return Visitor.seen(asking, await self._service.queries.profile(PlayerId(asking.user.id)))

    async def games_offered(self, asking: Asking, current: str) -> Choices:
        """Return the games whose name matches the text typed so far."""
        names = self._replies.game_names((await self.glimpse(asking)).locale)
        return matching(((name, game) for game, name in names.items()), current)

    async def find(
        self, asking: Asking, visitor: Visitor, code: str | None, game: str | None = None
    ) -> TableCode:
        """Return the code of the named table, or of the only candidate here.

        ``game``: only tables of that game, to play at. Raises TableRefuses if there is no candidate
        or several, or if the named table cannot be reached from here or plays another game.
        """
        if code:
            table = await self.reach(asking, code_in(code))
            must_play(table, game)
            return table.code
        guesses = await self._guesses(asking, visitor, game)
        for candidates in guesses:
            if len(candidates) == 1:
                return candidates[0].code
        if candidates := _fewest(guesses):
            raise refused("table-refusal-which", tables=_named(candidates))
        raise refused("table-refusal-none-here", commands=self.openings(game))

    async def reach(self, asking: Asking, code: TableCode) -> TableFacts:
        """Return the table with this code, if the person may reach it from where they are.

        Raises TableRefuses as ``reached``.
        """
        return await self.reached(asking, await self._service.queries.facts(code))

    async def reached(self, asking: Asking, table: TableFacts | None) -> TableFacts:
        """Return the table. Raises TableRefuses as for an unknown code if they may not reach it."""
        if table is None:
            raise unknown()
        if not may_reach(asking, table) and not await may_rescue(asking, table):
            raise unknown()
        return table

    async def find_to_read(self, asking: Asking, visitor: Visitor) -> TableCode:
        """Return the code of the table to read: one not over, else the one that ended here last."""
        try:
            return await self.find(asking, visitor, None)
        except TableRefuses as fault:
            over = await self._tables_here(asking, (Status.FINISHED,), 1)
            if not over or fault.refusal.code != "table-refusal-none-here":
                raise
            return over[0].code

    async def find_played(self, asking: Asking, visitor: Visitor) -> TableCode:
        """Return the code of the table whose history is meant: a running or finished game.

        The order of candidates: own games running here, own games finished here, others' games
        running or finished here, own games elsewhere; a lobby only if there is nothing else. Raises
        TableRefuses as ``find`` does.
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
        """Return this place's games: the person's running ones, all running, the last over."""
        here = await self._tables_here(asking, (Status.PLAYING,))
        own = [table for table in here if visitor.id in table.people]
        return own, here, await self._tables_here(asking, (Status.FINISHED,), 1)

    async def _played_elsewhere(self, visitor: Visitor) -> list[TableFacts]:
        """Return the person's running games anywhere; if none, the one they finished last."""
        playing = await self._service.queries.tables_of(visitor.id, (Status.PLAYING,))
        return playing or await self._own_over(visitor, 1)

    async def completed(self, asking: Asking, typed: str) -> str:
        """Return the code of the only running or finished game whose code begins so, else
        ``typed``, as when that is no mere beginning.
        """
        begun = code_in(typed)
        if len(begun) >= CODE_LENGTH:
            return typed
        offered = await self.suggest_played(asking, begun)
        codes = {code for code in offered.values() if code.startswith(begun)}
        return codes.pop() if len(codes) == 1 else typed

    async def may_mean(self, asking: Asking, visitor: Visitor) -> Sequence[TableFacts]:
        """Return the candidates if no table is named; exactly one if that can be decided."""
        return _fewest(await self._guesses(asking, visitor, None))

    def openings(self, game: str | None = None) -> Listing:
        """List the commands that open a table of this game, or of any game, joined by "or"."""
        games = self._guide.games if game is None else (game,)
        return Listing(tuple(CommandName(f"{key}-new") for key in games), "or")

    async def suggest_tables(
        self, asking: Asking, current: str, game: str | None = None
    ) -> Choices:
        """Suggest tables while the person types: their own first, then those of this place."""
        place = None if asking.channel_id is None else PlaceId(asking.channel_id)
        few = CHOICE_LIMIT if game is None and not current.strip() else MOST_LISTED
        offered = await self._service.queries.offered(PlayerId(asking.user.id), place, few)
        visitor = Visitor.seen(asking, offered.by)
        labels = (
            (
                self._replies.table_label(table, visitor.id, offered.people, visitor.locale),
                str(table.code),
            )
            for table in offered.tables
            if _is_meant(table, game)
        )
        return matching(labels, current)

    async def suggest_finished(self, asking: Asking, current: str) -> Choices:
        """Suggest finished games: those of this place, then the person's own, newest first."""
        visitor = await self.glimpse(asking)
        return await self._suggested(asking, visitor, await self._over(asking, visitor), current)

    async def suggest_played(self, asking: Asking, current: str) -> Choices:
        """Suggest running games, the person's own first, then finished ones."""
        visitor = await self.glimpse(asking)
        mine = await self._service.queries.tables_of(visitor.id, (Status.PLAYING,))
        here = await self._tables_here(asking, (Status.PLAYING,))
        over = await self._over(asking, visitor)
        return await self._suggested(asking, visitor, [*mine, *here, *over], current)

    async def _suggested(
        self, asking: Asking, visitor: Visitor, tables: Sequence[TableFacts], current: str
    ) -> Choices:
        """Suggest those of these tables that can be reached from here."""
        people = sorted({person for table in tables for person in table.people})
        profiles = await self._service.queries.profiles(people)
        labels = (
            (
                self._replies.table_label(table, visitor.id, profiles, visitor.locale),
                str(table.code),
            )
            for table in tables
            if may_reach(asking, table)
        )
        return matching(labels, current)

    async def _over(self, asking: Asking, visitor: Visitor) -> list[TableFacts]:
        """Return finished games: those of this place, then the person's own, newest first."""
        here = await self._tables_here(asking, (Status.FINISHED,), CHOICE_LIMIT)
        known = {table.id for table in here}
        own = await self._own_over(visitor, CHOICE_LIMIT)
        return [*here, *(table for table in own if table.id not in known)]

    async def _own_over(self, visitor: Visitor, most: int) -> list[TableFacts]:
        """Return up to ``most`` games that the person has finished, newest first."""
        past = await self._service.archive.games_of(visitor.id, 0, most)
        played = [result.table for result in past.results]
        return await self._service.queries.facts_of(played)

    async def _guesses(
        self, asking: Asking, visitor: Visitor, game: str | None
    ) -> list[list[TableFacts]]:
        mine = await self._service.queries.tables_of(visitor.id, LIVING)
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
        place = PlaceId(asking.channel_id)
        return await self._service.queries.tables_at(place, statuses, most)


def must_play(table: TableFacts, game: str | None) -> None:
    """Raise TableRefuses if the table is of another game; ``game`` None: any will do."""
    if game not in (None, table.game) and table.readable:
        played = text(f"{table.game}-name")
        raise refused("table-refusal-other-game", code=table.code, game=played)


def code_in(typed: str) -> TableCode:
    """Return the table code at the start of what was typed, alone or as a suggestion's label."""
    return TableCode(typed.strip().upper().partition(" ")[0])


def _narrowing(
    here: Sequence[TableFacts], mine: Sequence[TableFacts], player: PlayerId, game: str | None
) -> list[list[TableFacts]]:
    """Return lists of candidates, the safest first; the caller takes the first with exactly one.

    With a ``game`` (to play), others' tables count only if the person has none of their own.
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
    """Return the shortest list of candidates that is not empty; of equal ones the safest."""
    return min(filter(None, guesses), key=len, default=[])


def _named(tables: Sequence[TableFacts]) -> Listing:
    """List the first few of these tables by code and game: "W79E (Ruta) or FPBS (La Strada)"."""
    named = (
        text("table-with-game", code=table.code, game=text(f"{table.game}-name"))
        if table.readable
        else Verbatim(table.code)
        for table in tables[:MOST_NAMED]
    )
    return Listing(tuple(named), "or")


def _is_meant(table: TableFacts, game: str | None) -> bool:
    """Whether this table is a candidate; for a game to play it must be that game and readable."""
    return game is None or (table.game == game and table.readable)
