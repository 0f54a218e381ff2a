"""What a page says of a table in its reader's language: words without the markup of messages."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from core.game import Seat
from core.texts import Listing, Locale, Player, Text, text, with_names
from i18n import Translator
from model.letters import TableFacts
from model.log import is_of_the_table
from model.table import Human, PlayerId, Status
from tables.decisions.undo import UndoForeseen
from tables.visibility import Look
from workers import buttons, post_lines, table_lines
from workers.markup import unmarked
from workers.post_lines import deadline_of, names_then
from workers.post_model import Heard, Profiles
from workers.sentences import SpeakerNames, begun, board_lines, event_said, time_left

if TYPE_CHECKING:
    from catalog import Entry

FIXED: Final = (
    *("back", "board", "closer", "ended", "lost", "menu", "moves", "news", "none", "others"),
    *("post", "send", "signin", "text", "touch", "undo", "which", "yours"),
)
"""The fixed words of the page: to find them among all texts, all would have to be parsed."""

_VOTES: Final = ("vote-wait", "vote-computer", "vote-substitute")
ANSWERS: Final = ("accept", "refuse", *_VOTES)
"""The buttons that a page has as well; others, which end a game, stand under the post."""


class TableWords:
    """Speaks of one table to one reader; the script writes instants in the reader's zone."""

    def __init__(
        self,
        translator: Translator,
        speaker_names: SpeakerNames,
        title: "Entry",
        table: TableFacts,
        profiles: Profiles,
        locale: Locale,
    ) -> None:
        self._table, self._title, self._profiles = table, title, profiles
        somebody = translator.voice(locale).say(text("somebody"))
        self._voice = translator.voice(
            locale,
            people=lambda seat: speaker_names.seat_name(table, Seat(seat), profiles, locale),
            guest=lambda guest: profiles[PlayerId(guest)].name if guest in profiles else somebody,
            place=lambda _: translator.voice(locale).say(text("another-channel")),
            moment=lambda at: f"<t:{at // 1000}>",
        )

    def say(self, said: Text) -> str:
        """Say a text without markup."""
        return unmarked(self._voice.say(said))

    def board_of(self, seat: Seat | None) -> str:
        """Say whose board it is."""
        if seat is None:
            return self.say(text("web-board-public"))
        return self.say(text("web-board-own", who=Player(seat)))

    def turn(self, seat: Seat | None) -> str:
        """Say whose turn it is, or why it is nobody's."""
        table = self._table
        if table.status is not Status.PLAYING:
            return self.say(text(f"label-{table.status}"))
        if table.pause is not None:
            return " ".join(map(unmarked, table_lines.paused(table, self._voice)))
        asked = [one.seat for one in table.seats if one.asked is not None]
        if seat in asked:
            return self.say(text("call-you"))
        return self.say(text("waiting-for-several", people=Listing(tuple(map(Player, asked)))))

    def time_left(self, seat: Seat | None, now: int) -> str:
        """Say how long the reader has to move, or else the others; empty without a deadline."""
        table = self._table
        asked = [one.seat for one in table.seats if one.asked is not None]
        due = (deadline_of(table, one) for one in asked if seat not in asked or one == seat)
        ends = min((end for end in due if end is not None), default=None)
        if ends is None or table.pause is not None or table.status is not Status.PLAYING:
            return ""
        left = time_left(ends, now)
        return self.say(text("web-hardly-left") if left is None else text("web-left", time=left))

    def seats(self) -> list[dict[str, Any]]:
        """Return the name of each seat, and whether it is to act."""
        named = ((text("web-seat", who=Player(one.seat)), one.asked) for one in self._table.seats)
        return [{"name": self.say(name), "acts": asked is not None} for name, asked in named]

    def board(self, look: Look) -> list[str]:
        """Return the board and what only the reader sees, in words."""
        if look.view is None:
            return []
        words, outcome = self._title.words, self._table.outcome
        lines = (*board_lines(words, look.view, outcome), *words.hand_text(look.view))
        ended = table_lines.result(self._table, self._profiles, self._voice, ())
        return [*(self.say(line.text) for line in lines), *map(unmarked, ended)]

    def moves(self, heard: list[Heard]) -> Iterator[str]:
        """Yield what happened, a line for each move, and for what was told of the table."""
        for _, events, hands in heard:
            names = names_then(self._table, hands, self._profiles)
            told = (event_said(self._title.words, event) for event in events)
            words = " ".join(self.say(with_names(line, names)) for line in told)
            yield begun(words) if is_of_the_table(events) else words

    def question(self, seat: Seat | None) -> dict[str, Any] | None:
        """Return what is asked at the table and how this seat can answer; None if nothing is."""
        table = self._table
        if table.status is not Status.PLAYING:
            return None
        lines = table_lines.decided_at(table, table.motions, self._undone(), self._voice)
        if not lines:
            return None
        asked = () if seat is None else buttons.under_status(table, seat, self._voice)
        answers = (
            {"do": one.name, "number": one.number, "label": one.label, "style": one.style}
            for one in asked
            if one.name in ANSWERS
        )
        return {"words": "\n".join(map(unmarked, lines)), "answers": [*answers]}

    def sure_of_draw(self) -> dict[str, Any]:
        """Return the question whether to accept a draw, which ends the game."""
        wish = self._table.proposal
        number = None if wish is None else wish.number
        said = {"accept": "sure-draw-button", "refuse": "refuse-draw-button"}
        answers = (
            {"do": do, "number": number, "label": self.say(text(key)), "sure": True}
            for do, key in said.items()
        )
        asked = text("sure-draw-asked", code=self._table.code)
        return {"words": self.say(asked), "answers": [*answers]}

    def undo(self, foreseen: UndoForeseen | None) -> dict[str, Any] | None:
        """Return the button that takes one's last moves back; None if it cannot be free."""
        if foreseen is None:
            return None
        several = text("undo-button-moves", count=foreseen.moves)
        label = several if foreseen.moves > 1 else text("undo-button")
        return {"label": self.say(label), "number": foreseen.asked}

    def _undone(self) -> tuple[Text, ...]:
        """Return the lines of the move that an open proposal would undo."""
        wish = self._table.proposal
        if wish is None or not wish.about.undoes:
            return ()
        seats = (seat.seat for seat in self._table.seats if seat.owner == wish.by)
        return post_lines.lines_of(self._title, next(seats, None), wish.about.undoes)


def owes(table: TableFacts, player: PlayerId | None) -> bool:
    """Whether the table waits for this person to move."""
    asked = (seat.occupant for seat in table.seats if seat.asked is not None)
    return player is not None and not table.is_frozen and Human(player) in asked


def fixed_words(translator: Translator, locale: Locale) -> dict[str, str]:
    """Return the words of the page that are the same at every table."""
    say = translator.voice(locale).say
    return {name: say(text(f"web-word-{name}")) for name in FIXED}
