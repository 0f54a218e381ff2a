"""The calls and turns of posts and letters, with the notices of undone moves, and lobbies."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from core.commentary import Turn
from core.game import Seat
from core.texts import Listing, Player, Text, Value, Verbatim, text, with_names
from i18n import Voice
from model import game_json
from model.game_json import AnyGame
from model.letters import (
    TAKEN_BACK,
    Letter,
    PrivateLetter,
    PublicLetter,
    SeatFacts,
    TableFacts,
    seat_name,
)
from model.table import Computer, Human, Pace, PlayerId, Status
from tables.decisions import motions
from tables.interfaces import Clock
from workers import markup, table_lines
from workers.buttons import begins, button, joining
from workers.post_model import Action, Profiles
from workers.sentences import SEAT_EMOJI, awaited_at, scores, timed

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

    def by_letter(
        self, letter: PrivateLetter, view: Any, voice: Voice, zone: str | None = None
    ) -> str | None:
        """Return what the letter asks its reader, not who is waited for, as that changes soon.

        ``zone``: the reader's time zone, None if it is not known.
        """
        seat, table = letter.seat, letter.table
        if seat is None or letter.lasts or table.seats[seat].asked is None:
            return None
        if table.status is not Status.PLAYING or view is None or table.is_frozen:
            return self.of_reader(table, seat, view, voice)
        due, now = deadline_of(table, seat), self._clock.now()
        return voice.say(timed(text("call-you"), due, now, table.pace, zone))

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
        pace = letter.table.pace
        reminded = (self._addressed("call-reminder", due[at], voice, at, pace) for at in due)
        return "\n".join(filter(None, reminded))

    def _addressed(
        self,
        key: str,
        people: Sequence[PlayerId],
        voice: Voice,
        due: int | None = None,
        pace: Pace | None = None,
        **named: Value,
    ) -> str | None:
        """Return a sentence that mentions these people, None without people; ``due``: deadline."""
        if not people:
            return None
        said = text(key, people=self._mentions(people), **named)
        return voice.say(timed(said, due, self._clock.now(), pace))

    def _mentions(self, people: Sequence[PlayerId]) -> Listing:
        return Listing(tuple(markup.mention(player) for player in people))

    def _called(self, asked: Sequence[SeatFacts], letter: PublicLetter, voice: Voice) -> list[str]:
        """Return who must act: pinged people are addressed (mentioned), all others only named.

        An edited post still addresses the people that it called when it was new.
        """
        now, pace = self._clock.now(), letter.table.pace
        called, moving, named = list[tuple[PlayerId, int | None]](), list[Text](), list[SeatFacts]()
        for seat in asked:
            due = deadline_of(letter.table, seat.seat)
            if seat.seat == letter.goes_on:
                moving.append(timed(text("goes-on", who=Player(seat.seat)), due, now, pace))
            elif isinstance(seat.occupant, Human) and (
                letter.amends or (seat.occupant.player in letter.ping and not letter.agree)
            ):
                called.append((seat.occupant.player, due))
            else:
                named.append(seat)
        turns = (self._turn_of(people, at, now, pace) for at, people in _together(called).items())
        waiting = _waiting(letter.table, named, len(asked), now)
        return [voice.say(line) for line in (*turns, *moving, *waiting)]

    def _turn_of(self, people: Sequence[PlayerId], due: int | None, now: int, pace: Pace) -> Text:
        """Return the text that tells these people that it is their turn."""
        if len(people) > 1:
            return timed(text("turn-of-several", people=self._mentions(people)), due, now, pace)
        return timed(text("turn-of", mention=markup.mention(people[0])), due, now, pace)


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
            timed(text("waiting-for", who=Player(seat.seat)), due[seat.seat], now, table.pace)
            for seat in seats
        ]
    waiting: dict[int | None, list[Value]] = {}
    for seat in seats:
        waiting.setdefault(due[seat.seat], []).append(Player(seat.seat))
    return [
        timed(text("waiting-for-several", people=Listing(tuple(people))), deadline, now, table.pace)
        for deadline, people in waiting.items()
    ]


def _deadlines(table: TableFacts) -> list[tuple[PlayerId, int]]:
    """Return the people with a deadline, and their deadlines."""
    return [
        (seat.occupant.player, seat.deadline)
        for seat in table.seats
        if isinstance(seat.occupant, Human) and seat.deadline is not None
    ]


_Hands: TypeAlias = tuple[int, ...]
_Told: TypeAlias = tuple[int, _Hands, Turn[Any]]
"""The number of the part of a letter, who held the seats then, and the turn."""


def turn_lines(letter: Letter, title: "Entry", profiles: Profiles) -> tuple[Text, ...]:
    """Return a line for each turn of a letter, oldest first; one for each event if it has no turns.

    The set-up has lines only while nobody has moved: afterwards it would come before the moves,
    which are what the reader needs and all that a lock screen has room for. Lines are made of the
    letter's events, so of what its reader may know, and name the people who held the seats then.
    """
    return tuple(line for _, line in parted_lines(letter, title, profiles, ()))


def parted_lines(
    letter: Letter, title: "Entry", profiles: Profiles, cuts: Sequence[int]
) -> tuple[tuple[int, Text], ...]:
    """Return the same lines, each with the number of its part, ascending from 0.

    ``cuts``: the numbers of public moves after which a new part begins, ascending. A turn that
    continues after a cut belongs to the later part.
    """
    if sum(told.count for told in letter.turns) != len(letter.events):
        events = (game_json.decode_event(title.game, event) for event in letter.events)
        return tuple((0, title.words.event_text(event)) for event in events)
    lines: list[tuple[int, Text]] = []
    turns = zip(_parts(letter, cuts), _turns(letter, title), strict=True)
    news = _without_set_up([(part, hands, turn) for part, (hands, turn) in turns])
    for (part, hands), group in groupby(news, lambda told: told[:2]):
        names = names_then(letter.table, hands, profiles)
        told = title.commentary.turn_lines([turn for *_, turn in group])
        lines += [(part, with_names(line, names)) for line in told]
    return tuple(lines)


def _without_set_up(turns: Sequence[_Told]) -> Sequence[_Told]:
    """Return the turns of seats; if there are none, all."""
    return [told for told in turns if told[-1].seat is not None] or turns


def _parts(letter: Letter, cuts: Sequence[int]) -> list[int]:
    """Return the part in which each turn ends, counted back from the table's number of moves."""
    end, parts = letter.table.moves, list[int]()
    for told in reversed(letter.turns):
        parts.append(sum(end > cut for cut in cuts))
        end -= told.moves
    return parts[::-1]


def names_then(
    table: TableFacts, hands: Sequence[int], profiles: Profiles
) -> Mapping[int, Text | Verbatim]:
    """Return the former holders' names of the seats that others hold now, by seat."""
    then = table.as_held_by(hands)
    return {
        here.seat: seat_name(then.seats, here.seat, profiles)
        for here, now in zip(then.seats, table.seats, strict=True)
        if here.occupant != now.occupant
    }


def _turns(letter: Letter, title: "Entry") -> Iterator[tuple[_Hands, Turn[Any]]]:
    """Yield the turns of a letter, each with the holders of the seats then."""
    events = (game_json.decode_event(title.game, event) for event in letter.events)
    for told in letter.turns:
        yield told.hands, Turn(told.seat, tuple(islice(events, told.count)))


_NAMING = {
    TAKEN_BACK: "table-undone-move",
    "table-undone-agreed": "table-undone-agreed-move",
}
"""Keys of the notices of an undone move, and of the same notices with the move named."""


def lines_of(title: "Entry", seat: Seat | None, events: Sequence[msgspec.Raw]) -> tuple[Text, ...]:
    """Return the lines that told a move to the public; ``events``: its events as JSON."""
    told: tuple[Any, ...] = tuple(game_json.decode_event(title.game, event) for event in events)
    return title.commentary.turn_lines((Turn(seat, told),)) if told else ()


def with_move(notice: Text, title: "Entry") -> Text:
    """Return a notice of an undone move with the move named; any other notice unchanged."""
    who, undone = notice.values.get("who"), notice.values.get("undone")
    if notice.key not in _NAMING or not isinstance(who, Player) or not isinstance(undone, str):
        return notice
    events = msgspec.json.decode(undone, type=list[msgspec.Raw])
    lines = lines_of(title, Seat(who.seat), events)
    if not lines:
        return notice
    return Text(_NAMING[notice.key], {**notice.values, "told": lines[0]})


def news(
    letter: Letter, notices: Sequence[Text], title: "Entry", profiles: Profiles, most: int
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Return the last ``most`` lines of a letter's turns, and the notices below them.

    An undo is told where it happened: the lines of later turns follow it, among the notices.
    """
    began = 1 + max((n for n, one in enumerate(notices) if one.key == "table-started"), default=-1)
    above, below = _in_order(letter, notices[began:], title, profiles, most)
    return ((), (*notices[:began], *above, *below)) if began else (above, below)


def _in_order(
    letter: Letter, notices: Sequence[Text], title: "Entry", profiles: Profiles, most: int
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Return the turns before the first undo, and all that follows."""
    dated = [_after(notice) for notice in notices]
    cuts = [min(later) for n in range(len(dated)) if (later := _known(dated[n:])) and dated[n] >= 0]
    lines = parted_lines(letter, title, profiles, cuts)
    kept = lines[max(0, len(lines) - most) :]
    told, part = list[Text](), 0
    for notice, after in zip(notices, dated, strict=True):
        if after >= 0:
            part += 1
            told += [notice, *(line for number, line in kept if number == part)]
    rest = [notice for notice, after in zip(notices, dated, strict=True) if after < 0]
    named = (with_move(notice, title) for notice in (*told, *rest))
    return tuple(line for number, line in kept if number == 0), tuple(named)


def _after(notice: Text) -> int:
    """Return how many moves an undo left; -1 for a notice that has no place among the turns."""
    after = notice.values.get("after")
    return after if notice.key in _NAMING and isinstance(after, int) else -1


def _known(after: Sequence[int]) -> list[int]:
    return [moves for moves in after if moves >= 0]


_OTHERS = ("seat", "rules")


def is_ready(table: TableFacts, game: AnyGame) -> bool:
    """Whether enough seats are taken to begin."""
    return len(table.seats) >= game.manifest.fewest_seats


def lobby_lines(
    letter: PublicLetter,
    game: AnyGame,
    voice: Voice,
    away: tuple[str, ...],
) -> tuple[str, ...]:
    """Return the notices, who sits, is invited or takes days off (``away``), and the terms."""
    table = letter.table
    return (
        *(voice.say(notice) for notice in letter.notices),
        *_people(table, game, voice, called=letter.ping),
        *away,
        *table_lines.terms(table, game, voice),
    )


def _people(
    table: TableFacts, game: AnyGame, voice: Voice, called: Collection[PlayerId]
) -> tuple[str, ...]:
    """Return who sits at the table, and who is invited.

    Without a team those invited are not named if all are ``called`` by name.
    """
    seated = Listing(tuple(table_lines.seated_at(seat) for seat in table.seats))
    said = text("lobby-seated", people=seated, count=len(table.seats))
    others = bool(set(table.invited) - set(called))
    awaited = awaited_at(table, game, markup.mention, with_others=others)
    return tuple(map(voice.say, (said, *awaited)))


def lobby_call(table: TableFacts, game: AnyGame) -> Text:
    """Return how many seats are still free, or that those who sit may begin."""
    free = table.size - len(table.seats) - len(table.invited)
    if not is_ready(table, game) or (free and table.invited):
        return text("lobby-free", count=free)
    everyone = len(table.seats) == table.size
    if everyone:
        return text("lobby-full", button=text("start-button", count=table.size))
    return text("lobby-ready", count=free)


def lobby_actions(table: TableFacts, game: AnyGame, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons for everybody while the table waits for players.

    Buttons for some people only are in their private answers (``cogs/lobby_page.py``).
    """
    full = len(table.seats) == table.size
    return (
        *(() if full else joining(table, game, voice, reader=None)),
        *((begins(table, voice),) if is_ready(table, game) else ()),
        *(button(name, table, voice) for name in _OTHERS),
    )
