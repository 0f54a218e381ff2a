"""The calls of posts and letters: who must act, what is asked, the deadline, who is waited for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from core.game import Seat
from core.translatable_text import Listing, Player, Text, Value, text
from i18n import Voice
from model.letters import Letter, PrivateLetter, PublicLetter, SeatFacts, TableFacts
from model.table import Computer, Human, PlayerId, Status
from tables.decisions import motions
from tables.interfaces import Clock
from workers import markup
from workers.sentences import SEAT_EMOJI, scores, timed

if TYPE_CHECKING:
    from catalog import Entry


class Calls:
    """Writes the calls of posts and letters.

    The people addressed come first, with the time left in words, as lock screens show only that.
    """

    def __init__(self, titles: Mapping[str, "Entry"], clock: Clock) -> None:
        self._titles = titles
        self._clock = clock

    def in_public(self, letter: PublicLetter, view: Any, voice: Voice) -> str | None:
        """Return the call of a post: who is called, and to what. It names all who are notified."""
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
            return self._finished(table, voice)
        if table.status is not Status.PLAYING:
            return None
        if view is None:
            # The game cannot be loaded: people can only call it off.
            return "\n".join(self._to_agree(table, letter.ping, voice)) or None
        asked = [seat for seat in table.seats if seat.asked is not None]
        besides = self._asked_besides(table, _asked_besides_turns(letter, asked), voice)
        return "\n".join([*besides, *self._called(asked, letter, voice)])

    def to_answer(self, letter: PublicLetter, voice: Voice) -> str | None:
        """Return who is to answer what a post asks, and which of those who are late is called."""
        table = letter.table
        late = [table.seats[poll.about.seat] for poll in table.polls]
        people = _asked_besides_turns(letter, late)
        called = [s for s in late if letter.amends or s.owner in letter.ping]
        besides = self._asked_besides(table, people, voice)
        return "\n".join([*besides, *self._called(called, letter, voice)]) or None

    def in_result(self, table: TableFacts) -> Mapping[Seat, str]:
        """Return how the points at the end of a game name those who can begin a rematch; the
        others, who have left or play in a cup, go by their names there."""
        if table.cup is not None or table.outcome is None or scores(table.outcome) is None:
            return {}
        return {
            seat.seat: f"{SEAT_EMOJI[seat.seat]} {markup.mention(seat.owner)}"
            for seat in table.seats
            if seat.owner is not None and seat.presence != "gone"
        }

    def _finished(self, table: TableFacts, voice: Voice) -> str | None:
        """Return the call for a rematch, unless the points address whom it would; in a cup that
        what follows comes by itself."""
        if table.cup is not None:
            return voice.say(
                text("call-finished-in-cup", code=table.cup.cup, round=table.cup.round)
            )
        if self.in_result(table):
            return None
        # Name all who can press the button; the person who ended the game gets no ping.
        owners = [seat.owner for seat in table.seats if seat.owner is not None]
        return self._addressed("call-rematch", owners, voice)

    def hint(self, letter: Letter, view: Any, voice: Voice) -> str | None:
        """What those may do who are to act in a game; computers know what to do."""
        table = letter.table
        seats = [seat for seat in table.seats if seat.asked is not None]
        if isinstance(letter, PrivateLetter):
            seats = [seat for seat in seats if seat.seat == letter.seat and not letter.lasts]
        may_act = table.status is Status.PLAYING and view is not None and not table.is_frozen
        if not may_act or all(isinstance(seat.occupant, Computer) for seat in seats):
            return None
        return voice.say(self._titles[table.game].words.prompt_text(view))

    def to_lobby(self, letter: PublicLetter, voice: Voice) -> str | None:
        """Return the call of a lobby's post to the people it pings; None if there are none."""
        again = any(notice.key == "table-rematch" for notice in letter.notices)
        host, guests = letter.table.host, [p for p in letter.ping if p != letter.table.host]
        said = (
            self._addressed("call-rematch" if again else "call-lobby", guests, voice),
            self._addressed("call-begin", [host] if host in letter.ping else [], voice),
        )
        return "\n".join(filter(None, said)) or None

    def _asked_besides(
        self, table: TableFacts, people: Sequence[PlayerId], voice: Voice
    ) -> list[str]:
        """Return what pinged people who owe no move are asked: to take over a seat, or to answer a
        motion.
        """
        late = {poll.about.seat: motions.voters(table, poll) for poll in table.polls}
        invited = [p for p in people if p in table.invited]
        voters = [p for p in people if any(p in asked for asked in late.values())]
        voters = [p for p in voters if p not in invited]
        rest = [p for p in people if p not in (*invited, *voters)]
        about = [seat for seat, asked in late.items() if set(asked) & set(voters)]
        ends = [table.seats[seat].deadline for seat in about]
        seat = "call-lobby" if table.status is Status.LOBBY else "call-seat"
        wanted = _listed(s.seat for s in table.seats if s.wanted)
        due = min(filter(None, ends), default=None)
        said = (
            self._addressed(seat, invited, voice, whose=wanted),
            self._addressed("call-vote", voters, voice, due, late=_listed(about)),
            *self._to_agree(table, rest, voice),
        )
        return [words for words in said if words is not None]

    def _to_agree(self, table: TableFacts, people: Sequence[PlayerId], voice: Voice) -> list[str]:
        """Return what these people are asked to agree to, and by whom."""
        said = list[str | None]()
        for wish in table.motions:
            if wish.by is not None:
                key, awaited = (
                    f"call-agree-{wish.kind}",
                    [p for p in people if p not in wish.agreed],
                )
                who = _seats_held(table, [wish.by])
                said.append(self._addressed(key, awaited, voice, wish.until or None, who=who))
        return [words for words in said if words is not None]

    def by_letter(self, letter: PrivateLetter, view: Any, voice: Voice) -> str | None:
        """Return what the letter asks its reader, not who is waited for, as that changes soon."""
        seat, table = letter.seat, letter.table
        if seat is None or letter.lasts or table.seats[seat].asked is None:
            return None
        if table.status is not Status.PLAYING or view is None or table.is_frozen:
            return self.of_reader(table, seat, view, voice)
        return voice.say(timed(text("call-you"), deadline_of(table, seat), self._clock.now()))

    def of_reader(
        self, table: TableFacts, seat: Seat | None, view: Any, voice: Voice
    ) -> str | None:
        """Return what is asked of the reader at this seat, else who is waited for; of a frozen
        game, only that it is frozen.
        """
        if table.status is not Status.PLAYING or view is None:
            return None
        if table.is_frozen:
            return voice.say(text("frozen-for-now"))
        if seat is None or table.seats[seat].asked is None:
            return "\n".join(waiting_for(table, voice))
        prompt = self._titles[table.game].words.prompt_text(view)
        yours = text("your-turn", prompt=prompt)
        return voice.say(timed(yours, deadline_of(table, seat)))

    def of_looker(
        self, table: TableFacts, seat: Seat | None, view: Any, voice: Voice
    ) -> str | None:
        """Return the same for a look at the table, preceded by a line if the game is paused."""
        asked = self.of_reader(table, seat, view, voice)
        return "\n".join(filter(None, (*_pause(table, voice), asked))) or None

    def _reminder(self, letter: PublicLetter, voice: Voice) -> str:
        """Return whose deadline is near, and when it is."""
        due = _together(pair for pair in _deadlines(letter.table) if pair[0] in letter.ping)
        reminded = (self._addressed("call-reminder", due[at], voice, at) for at in due)
        return "\n".join(filter(None, reminded))

    def _addressed(
        self,
        key: str,
        people: Sequence[PlayerId],
        voice: Voice,
        due: int | None = None,
        **named: Value,
    ) -> str | None:
        """Return a sentence that mentions these people, None without people; ``due``: deadline."""
        if not people:
            return None
        said = text(key, people=self._mentions(people), **named)
        return voice.say(timed(said, due, self._clock.now()))

    def _mentions(self, people: Sequence[PlayerId]) -> Listing:
        return Listing(tuple(markup.mention(player) for player in people))

    def _called(self, asked: Sequence[SeatFacts], letter: PublicLetter, voice: Voice) -> list[str]:
        """Return who must act: pinged people are addressed (mentioned), all others only named.

        An edited post still addresses the people that it called when it was new.
        """
        now = self._clock.now()
        called, moving, named = list[tuple[PlayerId, int | None]](), list[Text](), list[SeatFacts]()
        for seat in asked:
            due = deadline_of(letter.table, seat.seat)
            if seat.seat == letter.goes_on:
                moving.append(timed(text("goes-on", who=Player(seat.seat)), due, now))
            elif isinstance(seat.occupant, Human) and (
                letter.amends or (seat.occupant.player in letter.ping and not letter.agree)
            ):
                called.append((seat.occupant.player, due))
            else:
                named.append(seat)
        turns = (self._turn_of(people, at, now) for at, people in _together(called).items())
        waiting = _waiting(letter.table, named, len(asked), now)
        return [voice.say(line) for line in (*turns, *moving, *waiting)]

    def _turn_of(self, people: Sequence[PlayerId], due: int | None, now: int) -> Text:
        """Return the text that tells these people that it is their turn."""
        if len(people) > 1:
            return timed(text("turn-of-several", people=self._mentions(people)), due, now)
        return timed(text("turn-of", mention=markup.mention(people[0])), due, now)


def _pause(table: TableFacts, voice: Voice) -> list[str]:
    """Return a line if a running game is paused, not frozen: moves are still possible then."""
    stands = table.status is Status.PLAYING and table.pause is not None and not table.is_frozen
    return [voice.say(text("paused-for-now"))] if stands else []


def _asked_besides_turns(letter: PublicLetter, asked: Sequence[SeatFacts]) -> list[PlayerId]:
    """Return whom a board asks for consent or votes; if edited, only those yet to answer."""
    table = letter.table
    if letter.agree:
        return [*letter.ping]
    if letter.amends:
        consulted = [seat.consulted for seat in table.seats if seat.consulted is not None]
        return [player for player in consulted if _is_awaited(table, player)]
    playing = {seat.occupant.player for seat in asked if isinstance(seat.occupant, Human)}
    return [player for player in letter.ping if player not in playing]


def _is_awaited(table: TableFacts, player: PlayerId) -> bool:
    """Whether this person's consent or vote is awaited."""
    return any(player in motions.awaited(table, motion) for motion in table.motions)


def _listed(seats: Iterable[Seat]) -> Listing:
    return Listing(tuple(map(Player, seats)))


def _seats_held(table: TableFacts, people: Sequence[PlayerId]) -> Listing:
    """Return the seats of these people."""
    return _listed(seat.seat for seat in table.seats if seat.owner in people)


def _together(
    due: Iterable[tuple[PlayerId, int | None]],
) -> Mapping[int | None, Sequence[PlayerId]]:
    """Group people by their deadline."""
    together: dict[int | None, list[PlayerId]] = {}
    for player, deadline in due:
        together.setdefault(deadline, []).append(player)
    return together


def waiting_for(table: TableFacts, voice: Voice, reader: Seat | None = None) -> list[str]:
    """Return who must act, without mentions. ``reader``: the seat to address as "you"."""
    asked = [seat for seat in table.seats if seat.asked is not None]
    mine = [seat for seat in asked if seat.seat == reader]
    others = [seat for seat in asked if seat.seat != reader]
    yours = (timed(text("call-you"), deadline_of(table, seat.seat)) for seat in mine)
    return [voice.say(line) for line in (*yours, *_waiting(table, others, len(asked)))]


def deadline_of(table: TableFacts, seat: Seat) -> int | None:
    """Return the deadline of a seat; None while the others vote about it."""
    return None if table.poll_about(seat) is not None else table.seats[seat].deadline


def _waiting(
    table: TableFacts, seats: Sequence[SeatFacts], asked: int, now: int | None = None
) -> list[Text]:
    """Return who is waited for: the only seat that must act, or some of the ``asked`` seats.

    ``now``: if given, the time left is also said in words.
    """
    due = {seat.seat: deadline_of(table, seat.seat) for seat in seats}
    if asked == 1:
        return [
            timed(text("waiting-for", who=Player(seat.seat)), due[seat.seat], now) for seat in seats
        ]
    waiting: dict[int | None, list[Value]] = {}
    for seat in seats:
        waiting.setdefault(due[seat.seat], []).append(Player(seat.seat))
    return [
        timed(text("waiting-for-several", people=Listing(tuple(people))), deadline, now)
        for deadline, people in waiting.items()
    ]


def _deadlines(table: TableFacts) -> list[tuple[PlayerId, int]]:
    """Return the people with a deadline, and their deadlines."""
    return [
        (seat.occupant.player, seat.deadline)
        for seat in table.seats
        if isinstance(seat.occupant, Human) and seat.deadline is not None
    ]
