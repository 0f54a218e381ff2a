"""Finds who acts and the table they mean, by names as replies write them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import msgspec
from discord import app_commands

from cogs.discord.forums import Forums
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.access import may_reach, may_rescue
from cogs.ui.command_texts import CHOICE_LIMIT, Choices, CompletedOption, matching, shown
from core.errors import Refusal, UnreadableMove
from core.spelling import Spellings, as_typed, with_keys
from core.texts import CommandName, Listing, Locale, Player, Text, Value, Verbatim, text
from i18n import Translator
from model.letters import SeatFacts, TableFacts, seat_name
from model.refusals import TableRefuses, refused, unknown
from model.table import (
    Human,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    TableCode,
    stranger,
)
from model.table_creation import CODE_LENGTH
from tables.service import LIVING, TableService
from tables.table_queries import MOST_LISTED, Arrival
from workers import markup
from workers.guided_play import Guide
from workers.post_model import Profiles


class Replies:
    """Translates texts, names people, tables and games, and parses typed games and moves."""

    def __init__(self, service: TableService, guide: Guide, translator: Translator) -> None:
        self.service = service
        self.guide = guide
        self.translator = translator
        self._spellings: dict[str, Spellings] = {}
        self.forums = Forums(lambda locale, said: self.voice(locale)(said), guide.games)

    def game_names(self, locale: Locale) -> dict[str, str]:
        """Return the games' names in this language, by key."""
        say = self.voice(locale)
        return {game: say(text(f"{game}-name")) for game in self.guide.games}

    def game_name(self, game: str) -> Text:
        """Return a game's name; a game in a package that is not loaded has none."""
        named = self.translator.has(f"{game}-name")
        return text(f"{game}-name" if named else "game-unknown")

    def game_named(self, typed: str, locale: Locale) -> str:
        """Return the key of the game with this key or name. Raises TableRefuses if unknown."""
        wanted = typed.strip().casefold()
        for game, name in self.game_names(locale).items():
            if wanted in (game, name.casefold()):
                return game
        raise refused("table-refusal-unknown-game")

    def in_notation(self, game: str, typed: str) -> str:
        """Convert a typed move from any of the bot's languages to the game's notation."""
        return with_keys(typed, self._names_in(game))

    @contextmanager
    def quoting(self, game: str, typed: str) -> Iterator[None]:
        """Let the refusal of a typed move quote the words that were typed, not their notation."""
        try:
            yield
        except UnreadableMove as fault:
            names, refusal = self._names_in(game), fault.refusal
            values = {
                name: Verbatim(as_typed(value.words, typed, names))
                if isinstance(value, Verbatim)
                else value
                for name, value in refusal.values.items()
            }
            raise UnreadableMove(msgspec.structs.replace(refusal, values=values)) from fault

    def _names_in(self, game: str) -> Spellings:
        """Return what the things of a game are called, in all languages."""
        if game not in self._spellings:
            self._spellings[game] = self.translator.spellings(self.guide.names(game))
        return self._spellings[game]

    def voice(self, locale: Locale) -> Any:
        """Return a translator into this language, for texts whose seats, if any, have names."""
        return self.translator.voice(
            locale,
            guest=lambda player: markup.mention(PlayerId(player)),
            place=lambda place: markup.place(PlaceId(place)),
            named=lambda _seat, name: markup.quote(name),
            quote=markup.quote,
            moment=markup.moment,
        ).say

    async def profiles_of(self, *tables: TableFacts) -> Profiles:
        """Return the profiles of all people at these tables."""
        people = {player for table in tables for player in table.people}
        return await self.service.queries.profiles(sorted(people))

    async def names_of(self, table: TableFacts) -> dict[int, Text | Verbatim]:
        """Return the name of each seat's occupant, by seat."""
        return self.names_in(table, await self.profiles_of(table))

    def names_in(self, table: TableFacts, profiles: Profiles) -> dict[int, Text | Verbatim]:
        """Return the name of each seat's occupant, by seat."""
        return {seat.seat: seat_name(table.seats, seat.seat, profiles) for seat in table.seats}

    async def people_of(self, table: TableFacts) -> dict[PlayerId, Value]:
        """Return the names of all who sit at a table or are invited, by person."""
        names = await self.names_of(table)
        people: dict[PlayerId, Value] = {
            s.occupant.player: names[s.seat] for s in table.seats if isinstance(s.occupant, Human)
        }
        guests = {player: markup.mention(player) for player in table.invited}
        return people | guests

    def table_label(
        self, table: TableFacts, player: PlayerId, profiles: Profiles, locale: Locale
    ) -> str:
        """Return one line that identifies a table: code, game, who plays, whose turn, its cup.

        Computers are left out where a menu would have no room for the line.
        """
        say = self.translator.voice(locale).say
        game, rest = self._game_and_state(table, player, profiles)

        def line(seats: Iterable[SeatFacts]) -> str:
            named = [seat_name(table.seats, s.seat, profiles) for s in seats]
            names = ", ".join(n.words if isinstance(n, Verbatim) else say(n) for n in named)
            parts = (table.code, *map(say, game), names, *map(say, rest))
            return " · ".join(filter(None, parts))

        whole = line(table.seats)
        return whole if shown(whole) == whole else line(s for s in table.seats if s.people)

    def _game_and_state(
        self, table: TableFacts, player: PlayerId, profiles: Profiles
    ) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
        """Return what a label says before and after the names."""
        if not table.readable:
            amiss = "unreadable" if table.game in self.guide.games else "not-loaded"
            return (), (text(f"label-{amiss}"),)
        state = _standing(table, player, profiles)
        return (text(f"{table.game}-name"),), (state, *_belongs(table))

    async def with_names(self, refusal: Refusal, code: TableCode) -> Refusal:
        """Return the refusal with seats replaced by the names of their people."""
        if not any(map(_names_somebody, refusal.values.values())):
            return refusal
        names = await self.names_of(await self.service.queries.facts(code))
        called = {name: _called(value, names) for name, value in refusal.values.items()}
        return Refusal(refusal.code, called)


def _names_somebody(value: Value) -> bool:
    """Whether the value refers to somebody at the table, alone or in a list."""
    if isinstance(value, Listing):
        return any(map(_names_somebody, value.items))
    return isinstance(value, Player)


def _called(value: Value, names: Mapping[int, Value]) -> Value:
    """Replace references to seats by these names."""
    if isinstance(value, Listing):
        return Listing(tuple(_called(item, names) for item in value.items), value.joined)
    return names[value.seat] if isinstance(value, Player) else value


def _belongs(table: TableFacts) -> Iterator[Text]:
    """Yield the cup and the round that a table belongs to."""
    if table.cup is not None:
        yield text("label-cup", code=table.cup.cup, round=table.cup.round)


def _standing(table: TableFacts, player: PlayerId, profiles: Profiles) -> Text:
    """Return the table's status for this person: who is to play, or why nobody is."""
    if table.status is not Status.PLAYING:
        return text(f"label-{table.status}")
    if table.pause is not None:
        return text("label-paused")
    if owes(table, player):
        return text("label-your-turn")
    if any(s.stood_for == player for s in table.seats):
        return text("label-tended")
    awaited = [s.seat for s in table.seats if s.asked is not None]
    people = Listing(tuple(seat_name(table.seats, seat, profiles) for seat in awaited))
    return text("label-waits-for", people=people)


def owes(table: TableFacts, player: PlayerId) -> bool:
    """Whether the table waits for this person to move."""
    return any(s.occupant == Human(player) and s.asked is not None for s in table.seats)


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
