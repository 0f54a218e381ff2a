"""Voices that speak about a table and know the names of its seats."""

from core.game import Seat
from core.translatable_text import Locale, Verbatim, text
from i18n import Translator, Voice
from model.letters import TableFacts
from model.seat_names import seat_name
from model.table import PlaceId, PlayerId
from workers.post_model import Markup, Profiles
from workers.wording.seat_emoji import SEAT_EMOJI


class SpeakerNames:
    """Makes voices that call the seats of a table by their names."""

    def __init__(self, translator: Translator, markup: Markup) -> None:
        self._translator = translator
        self._markup = markup

    def marked(
        self, table: TableFacts, profiles: Profiles, locale: Locale, *, lasting: bool = False
    ) -> Voice:
        """Return a voice for messages: names are bold, with the emoji of their seat's colour.

        ``lasting``: show instants as dates, as the message is still read when they are long past.
        """
        return self._translator.voice(
            locale,
            people=lambda seat: self._marked(
                seat, self.seat_name(table, Seat(seat), profiles, locale)
            ),
            named=self._marked,
            guest=lambda player: self._markup.mention(PlayerId(player)),
            place=lambda place: self._markup.place(PlaceId(place)),
            quote=self._markup.quote,
            moment=self._markup.date if lasting else self._markup.moment,
        )

    def plain(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Voice:
        """Return a voice without markup, for pictures and controls."""
        return self._translator.voice(
            locale,
            people=lambda seat: self.seat_name(table, Seat(seat), profiles, locale),
            moment=self._markup.moment,
        )

    def of_nobody(self, locale: Locale) -> Voice:
        """Return a voice for the board of a game that nobody plays: seats have numbers."""
        return self._translator.voice(locale, people=lambda seat: str(seat + 1))

    def seat_name(self, table: TableFacts, seat: Seat, profiles: Profiles, locale: Locale) -> str:
        """Return the name of a seat, without markup."""
        if seat >= len(table.seats):
            return self._translator.voice(locale).say(text("player-number", number=seat + 1))
        name = seat_name(table.seats, seat, profiles)
        return (
            name.words if isinstance(name, Verbatim) else self._translator.voice(locale).say(name)
        )

    def _marked(self, seat: int, name: str) -> str:
        return f"{SEAT_EMOJI[seat]} {self._markup.strong(self._markup.quote(name))}"
