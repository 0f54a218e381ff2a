"""Texts of replies: names of people, tables and games, and parsing of typed names."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from cogs.discord.forums import Forums
from cogs.ui.autocompletion import shown
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.errors import Refusal, UnreadableMove
from core.spelling import Spellings, as_typed, with_keys
from core.translatable_text import Listing, Locale, Player, Text, Value, Verbatim, text
from i18n import Translator
from model.letters import SeatFacts, TableFacts
from model.refusals import refused
from model.seat_names import seat_name
from model.table import Human, PlaceId, PlayerId, Status, TableCode
from tables.service import TableService
from workers.post_model import Profiles
from workers.posts.guided_play_checks import Guide


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
        markup = DiscordMarkup()
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
        guests = {player: DiscordMarkup().mention(player) for player in table.invited}
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
