"""Who is called to a table, to what and until when; and who is waited for."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.game import Seat
from core.text import Listing, Moment, Player, Text, Value, text
from i18n import Voice
from tables import polls
from tables.letters import PrivateLetter, PublicLetter, SeatFacts, TableFacts
from tables.model import Computer, Human, PlayerId, Status
from workers.ports import Typography
from workers.sentences import until
from workers.title import Title


class Calls:
    """Calls people to their tables."""

    def __init__(self, titles: Mapping[str, Title], typography: Typography) -> None:
        self._titles = titles
        self._type = typography

    def in_public(self, letter: PublicLetter, view: Any, voice: Voice) -> str | None:
        """Who is called, and to what. Everybody who is notified is named here or in the lobby."""
        table = letter.table
        if letter.kind == "reminder":
            return self._reminder(letter, voice)
        if letter.kind == "call" and letter.agree:
            return "\n".join(self._asked_besides(table, letter.ping, voice))
        if letter.kind == "call":
            people = tuple(map(Human, letter.ping))
            called = [seat for seat in table.seats if seat.occupant in people]
            return "\n".join(self._called(called, letter, voice))
        if table.status is Status.FINISHED:
            return self._addressed("call-finished", letter.ping, voice)
        if table.status is not Status.PLAYING:
            return None
        if view is None:
            # A game that cannot be read: all that can be done at it is to call it off.
            return self._addressed("call-agree", letter.ping, voice)
        asked = [seat for seat in table.seats if seat.asked is not None]
        lines = self._called(asked, letter, voice)
        if not all(isinstance(seat.occupant, Computer) for seat in asked):
            # Computers know what to do; the hint is for people.
            lines.append(voice.say(self._titles[table.game].words.prompt_text(view)))
        playing = {seat.occupant.player for seat in asked if isinstance(seat.occupant, Human)}
        others = [player for player in letter.ping if player not in playing]
        return "\n".join((*lines, *self._asked_besides(table, others, voice)))

    def _asked_besides(
        self, table: TableFacts, people: Sequence[PlayerId], voice: Voice
    ) -> list[str]:
        """What those are asked who are notified and owe no move: to take a seat over, to vote, or
        else to agree to what is proposed.
        """
        voting = {p for poll in table.polls for p in polls.voters(table, poll)}
        invited = [p for p in people if p in table.invited]
        voters = [p for p in people if p in voting and p not in invited]
        rest = [p for p in people if p not in (*invited, *voters)]
        seat = "lobby-awaited" if table.status is Status.LOBBY else "call-seat"
        asked = {seat: invited, "call-vote": voters, "call-agree": rest}
        said = (self._addressed(key, those, voice) for key, those in asked.items())
        return [words for words in said if words is not None]

    def by_letter(self, letter: PrivateLetter, view: Any, voice: Voice) -> str | None:
        """What is asked of the reader; whom others wait for would soon be untrue."""
        seat = letter.seat
        if seat is None or letter.lasts or letter.table.seats[seat].asked is None:
            return None
        return self.of_reader(letter.table, seat, view, voice)

    def of_reader(
        self, table: TableFacts, seat: Seat | None, view: Any, voice: Voice
    ) -> str | None:
        """What is asked of whoever reads it at this seat, or who is waited for; in a frozen game
        that nobody is.
        """
        if table.status is not Status.PLAYING or view is None:
            return None
        if table.is_frozen:
            return voice.say(text("frozen-for-now"))
        if seat is None or table.seats[seat].asked is None:
            return "\n".join(waiting_for(table, voice))
        prompt = voice.say(self._titles[table.game].words.prompt_text(view))
        return voice.say(until("your-turn", deadline_of(table, seat), prompt=prompt))

    def _reminder(self, letter: PublicLetter, voice: Voice) -> str:
        """Whose time is nearly over, and when it is."""
        return "\n".join(
            voice.say(text("call-reminder", mention=self._type.mention(player), until=Moment(due)))
            for player, due in _deadlines(letter.table)
            if player in letter.ping
        )

    def _addressed(self, key: str, people: Sequence[PlayerId], voice: Voice) -> str | None:
        """A sentence to these people by name, None where there are none."""
        if not people:
            return None
        mentions = tuple(self._type.mention(player) for player in people)
        return voice.say(text(key, people=Listing(mentions)))

    def _called(self, asked: Sequence[SeatFacts], letter: PublicLetter, voice: Voice) -> list[str]:
        """Who is to act: people who are called are addressed, all others only named.

        An amended post goes on addressing those whom it called when it was new.
        """
        lines, named = list[Text](), list[SeatFacts]()
        for seat in asked:
            if seat.seat == letter.goes_on:
                due = deadline_of(letter.table, seat.seat)
                lines.append(until("goes-on", due, who=Player(seat.seat)))
            elif isinstance(seat.occupant, Human) and (
                letter.amends or seat.occupant.player in letter.ping
            ):
                mention = self._type.mention(seat.occupant.player)
                due = deadline_of(letter.table, seat.seat)
                lines.append(until("turn-of", due, mention=mention))
            else:
                named.append(seat)
        waiting = _waiting(letter.table, named, len(asked))
        return [voice.say(line) for line in (*lines, *waiting)]


def waiting_for(table: TableFacts, voice: Voice) -> list[str]:
    """Who is to act, for somebody who only waits: nobody is called by name."""
    asked = [seat for seat in table.seats if seat.asked is not None]
    return [voice.say(line) for line in _waiting(table, asked, len(asked))]


def deadline_of(table: TableFacts, seat: Seat) -> int | None:
    """When the time of this seat runs out; not while the others vote what becomes of it."""
    return None if table.poll_about(seat) is not None else table.seats[seat].deadline


def _waiting(table: TableFacts, seats: Sequence[SeatFacts], asked: int) -> list[Text]:
    """Who is waited for: the one seat whose turn it is, or some of those ``asked`` at once."""
    due = {seat.seat: deadline_of(table, seat.seat) for seat in seats}
    if asked == 1:
        return [until("waiting-for", due[seat.seat], who=Player(seat.seat)) for seat in seats]
    waiting: dict[int | None, list[Value]] = {}
    for seat in seats:
        waiting.setdefault(due[seat.seat], []).append(Player(seat.seat))
    return [
        until("waiting-for-several", deadline, people=Listing(tuple(people)))
        for deadline, people in waiting.items()
    ]


def _deadlines(table: TableFacts) -> list[tuple[PlayerId, int]]:
    """The people who are to act within a time, and when it runs out."""
    return [
        (seat.occupant.player, seat.deadline)
        for seat in table.seats
        if isinstance(seat.occupant, Human) and seat.deadline is not None
    ]
