"""From letters and looks to posts: words in the reader's language, and the picture.

Everything here is made from views and addressed events; a state never comes this far.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import msgspec

from core.game import Seat
from core.text import Listing, Locale, Moment, Player, Say, Text, Value, text
from core.words import Importance, Line
from i18n import Translator, Voice
from rendering.closer import closer
from rendering.scene import Box, Scene, SeatLabel
from tables import codec
from tables.computers import at_level, computer_name
from tables.letters import PrivateLetter, PublicLetter, SeatFacts, TableFacts
from tables.model import Computer, Human, PlayerId, PlayerProfile, Status
from tables.paces import duration, pace_of
from tables.sight import Look
from workers.description import described, seen
from workers.easel import Easel
from workers.ports import Action, ActionName, Heard, Picture, Post, Profiles, Region, Typography
from workers.sentences import agreed, lost_by_beginning, standing, until, verdict
from workers.title import Title

_log = logging.getLogger(__name__)

MOST_LINES = 12
"""Lines of news in one post; older ones are counted instead of told."""

SEAT_MARKS = ("🔵", "🟧", "🟡", "⚫", "🔷")
"""Next to a name in words, the colour its pieces have in the picture."""

_ACCENT = {
    Status.LOBBY: 0x5865F2,
    Status.PLAYING: 0xFFD60A,
    Status.FINISHED: 0x57A773,
    Status.CANCELLED: 0x80848E,
}


class _Sight(msgspec.Struct, frozen=True):
    """What is to be seen in a picture, and by whom.

    ``plan``, ``choices``: what the reader thinks of doing and can choose, as the painter takes
    them. ``region``: only this part of it, larger.
    """

    table: TableFacts
    view: Any
    profiles: Profiles
    locale: Locale
    plan: Any = None
    choices: Sequence[str] = ()
    region: Region | None = None


class Presenter:
    """Makes posts for the channel, for one person, and for whoever asks to look."""

    def __init__(
        self,
        titles: Mapping[str, Title],
        translator: Translator,
        typography: Typography,
        easel: Easel,
    ) -> None:
        self._titles = titles
        self._translator = translator
        self._type = typography
        self._easel = easel

    # --- letters -----------------------------------------------------------------------------

    async def public(self, letter: PublicLetter, profiles: Profiles, *, drawn: bool = True) -> Post:
        """The post for a table's place, in the table's language."""
        table = letter.table
        voice = self._voice(table, profiles, table.locale)
        if letter.kind == "lobby":
            return self._lobby(letter, voice)
        view = self._view(table, letter.view)
        # What was played stands under the boards before; calling off is all there is to tell.
        events = () if table.status is Status.CANCELLED else letter.events
        return Post(
            heading=self._heading(table, voice),
            lines=(
                *self._news(letter.notices, self._events(table, events), table, voice),
                *self._begins(letter, voice),
                *self._paused(table, voice),
                *self._result_lines(table, voice),
            ),
            picture=await self._picture(
                _Sight(table, view if drawn else None, profiles, table.locale)
            ),
            call=self._call(letter, view, voice),
            small=self._seed(letter, voice),
            actions=self._actions(table, voice),
            pings=letter.ping,
            accent=_ACCENT[table.status],
        )

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        """The direct message for one person, in that person's language."""
        table = letter.table
        if letter.kind == "rest":
            return self._rest(letter, profiles)
        locale = profiles[letter.to].speaks if letter.to in profiles else table.locale
        voice = self._voice(table, profiles, locale)
        view = self._view(table, letter.view)
        return Post(
            heading=voice.say(
                text(f"letter-{letter.kind}", game=self._name(table), code=table.code)
            ),
            lines=(
                *self._news(letter.notices, self._events(table, letter.events), table, voice),
                *self._hand_lines(table, view, voice),
                *self._result_lines(table, voice),
            ),
            picture=await self._picture(_Sight(table, view if drawn else None, profiles, locale)),
            call=self._call_by_letter(letter, view, voice),
            small=voice.say(text("letter-where", place=self._type.place(table.place))),
            actions=self._private_actions(letter, voice),
            accent=_ACCENT[table.status],
        )

    def _rest(self, letter: PrivateLetter, profiles: Profiles) -> Post:
        """What a letter says once nothing is asked any more: nothing that time makes untrue."""
        table = letter.table
        locale = profiles[letter.to].speaks if letter.to in profiles else table.locale
        voice = self._voice(table, profiles, locale)
        return Post(
            heading=voice.say(text("letter-rest", game=self._name(table), code=table.code)),
            lines=(voice.say(text("letter-rest-said")),),
            small=voice.say(text("letter-where", place=self._type.place(table.place))),
            accent=_ACCENT[table.status],
        )

    def digest(self, reader: PlayerProfile, owed: Sequence[TableFacts]) -> Post:
        """The daily message: the tables that wait for this person."""
        voice = self._translator.voice(
            reader.speaks, quote=self._type.quote, moment=self._type.moment
        )
        return Post(
            heading=voice.say(text("digest-heading", count=len(owed))),
            lines=tuple(
                voice.say(
                    until(
                        "digest-line",
                        next(s.deadline for s in table.seats if s.occupant == Human(reader.id)),
                        game=self._name(table),
                        code=table.code,
                        place=self._type.place(table.place),
                    )
                )
                for table in owed
            ),
            small=voice.say(text("settings-change")),
            accent=_ACCENT[Status.PLAYING],
        )

    # --- looks -------------------------------------------------------------------------------

    async def look(
        self,
        look: Look,
        profiles: Profiles,
        locale: Locale,
        events: Sequence[Any] = (),
        plan: Any = None,
        choices: Sequence[str] = (),
        words: Sequence[Text] | None = None,
    ) -> Post:
        """A table as this person sees it, with what just happened if anything did.

        The picture and the controls say the rest of what the hand is worth. The picture shows the
        ``plan`` too, if there is one (what this person thinks of doing, as the painter takes it),
        and marks what can be chosen (``choices``, as Option.at of core.asking names it).
        """
        table = look.table
        voice = self._voice(table, profiles, locale)
        lines = tuple(voice.say(line) for line in words or ())
        if words is None:
            lines = (
                *self._news((), events, table, voice),
                *self._hand_lines(table, look.view, voice)[:1],
                *self._result_lines(table, voice),
            )
        return Post(
            heading=self._heading(table, voice),
            lines=lines,
            picture=await self._picture(
                _Sight(table, look.view, profiles, locale, plan, choices), on_request=True
            ),
            call=self._your_call(table, look.seat, look.view, voice),
            actions=self._look_actions(look, voice),
            accent=_ACCENT[table.status],
        )

    def labels(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Say:
        """Says what stands on controls: people are plainly named."""
        return self._plain(table, profiles, locale).say

    async def closer(
        self, look: Look, profiles: Profiles, locale: Locale, region: Region | None = None
    ) -> Post:
        """A part of what this person sees, painted larger; the first part unless it is told.

        Where no part is worth it, or not any more, the table as a look shows it.
        """
        table = look.table
        boxes = self._regions(table, look.view)
        if not boxes:
            return await self.look(look, profiles, locale)
        name = region if region is not None and region in boxes else next(iter(boxes))
        voice = self._voice(table, profiles, locale)
        sight = _Sight(table, look.view, profiles, locale, region=name)
        return Post(
            heading=self._heading(table, voice),
            picture=await self._picture(sight, on_request=True),
            actions=tuple(
                _action(other, table, voice, "primary" if other == name else "secondary")
                for other in boxes
            ),
            accent=_ACCENT[table.status],
        )

    def as_text(self, look: Look, profiles: Profiles, locale: Locale) -> Post:
        """The whole of what this person sees, in words alone."""
        table = look.table
        voice = self._voice(table, profiles, locale)
        words = self._titles[table.game].words
        board = () if look.view is None else words.board_text(look.view)
        return Post(
            heading=self._heading(table, voice),
            lines=(
                *(voice.say(line.text) for line in board),
                *self._hand_lines(table, look.view, voice),
                *self._result_lines(table, voice),
            ),
            call=self._your_call(table, look.seat, look.view, voice),
            accent=_ACCENT[table.status],
        )

    def history(
        self,
        table: TableFacts,
        heard: Sequence[Heard],
        profiles: Profiles,
        locale: Locale,
    ) -> tuple[str, ...]:
        """Every move as one line, oldest first, numbered if everybody was told of it."""
        voice = self._voice(table, profiles, locale)
        words = self._titles[table.game].words
        told = []
        for number, events in heard:
            said = " ".join(voice.say(words.event_text(e)) for e in events)
            if number is not None:
                said = voice.say(text("history-line", number=number)) + " " + said
            told.append(said)
        return tuple(told)

    def status_lines(
        self, table: TableFacts, profiles: Profiles, locale: Locale
    ) -> tuple[str, ...]:
        """Who must act, until when, and what happens then; or why nobody must.

        And what else is said at the start of a game only: how well the computers play, and the
        seal of the shuffle.
        """
        voice = self._voice(table, profiles, locale)
        computers = self._computer_lines(table, voice)
        if table.status is not Status.PLAYING:
            lines = (voice.say(text(f"status-{table.status}")), *computers)
            if table.status is Status.LOBBY:
                lines = (*lines, self._pace(table, voice))
            return (*lines, *self._result_lines(table, voice))
        waiting = self._waiting_for(table, voice)
        waiting += [
            *self._paused(table, voice),
            self._pace(table, voice),
            *self._banks(table, voice),
        ]
        seal = self._seal(table, voice)
        sealed = () if seal is None else (seal,)
        return (*waiting, *computers, *self._agreed_lines(table, voice), *sealed)

    # --- the parts ---------------------------------------------------------------------------

    def _voice(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Voice:
        return self._translator.voice(
            locale,
            people=self._in_words(table, profiles, locale),
            quote=self._type.quote,
            moment=self._type.moment,
        )

    def _plain(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Voice:
        """A voice for where nothing is markup: pictures, controls."""
        return self._translator.voice(
            locale,
            people=lambda seat: self._seat_name(table, Seat(seat), profiles, locale),
            moment=self._type.moment,
        )

    def _in_words(
        self, table: TableFacts, profiles: Profiles, locale: Locale
    ) -> Callable[[int], str]:
        def name(seat: int) -> str:
            plain = self._seat_name(table, Seat(seat), profiles, locale)
            return f"{SEAT_MARKS[seat]} {self._type.strong(self._type.quote(plain))}"

        return name

    def _seat_name(self, table: TableFacts, seat: Seat, profiles: Profiles, locale: Locale) -> str:
        if seat >= len(table.seats):
            return self._translator.voice(locale).say(text("player-number", number=seat + 1))
        plain, occupant = self._translator.voice(locale), table.seats[seat].occupant
        if isinstance(occupant, Computer):
            return plain.say(computer_name(table.seats, seat))
        if (profile := profiles.get(occupant.player)) is not None:
            return profile.name
        return plain.say(text("player-number", number=seat + 1))

    def _name(self, table: TableFacts) -> Text:
        return text(f"{table.game}-name" if table.game in self._titles else "game-unknown")

    def _view(self, table: TableFacts, view: msgspec.Raw | None) -> Any:
        if view is None:
            return None
        return codec.decode_view(self._titles[table.game].game, view)

    def _events(self, table: TableFacts, events: Sequence[msgspec.Raw]) -> list[Any]:
        return [codec.decode_event(self._titles[table.game].game, e) for e in events]

    def _heading(self, table: TableFacts, voice: Voice) -> str:
        return voice.say(
            text(
                f"heading-{table.status}",
                game=self._name(table),
                code=table.code,
                move=table.moves,
            )
        )

    def _news(
        self, notices: Sequence[Text], events: Sequence[Any], table: TableFacts, voice: Voice
    ) -> tuple[str, ...]:
        lines = [voice.say(n) for n in notices]
        lines += [voice.say(self._titles[table.game].words.event_text(e)) for e in events]
        if len(lines) <= MOST_LINES:
            return tuple(lines)
        earlier = text("news-earlier", count=len(lines) - MOST_LINES)
        return (voice.say(earlier), *lines[-MOST_LINES:])

    def _hand_lines(self, table: TableFacts, view: Any, voice: Voice) -> tuple[str, ...]:
        if view is None:
            return ()
        hand = self._titles[table.game].words.hand_text(view)
        return tuple(voice.say(line.text) for line in hand)

    def _result_lines(self, table: TableFacts, voice: Voice) -> tuple[str, ...]:
        if table.outcome is None:
            return ()
        return (
            voice.say(verdict(table.outcome)),
            *(voice.say(standing(table.game, s)) for s in table.outcome.standings),
        )

    def _call(self, letter: PublicLetter, view: Any, voice: Voice) -> str | None:
        """Who is called, and to what. Everybody who is notified is named here or in the lobby."""
        table = letter.table
        if letter.kind == "reminder":
            return self._reminder(letter, voice)
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
        # Others are notified only when somebody would like to call the game off.
        playing = {seat.occupant.player for seat in asked if isinstance(seat.occupant, Human)}
        others = [player for player in letter.ping if player not in playing]
        key = "call-agree" if table.proposal is None else "call-answer"
        agree = self._addressed(key, others, voice)
        return "\n".join((*lines, *([] if agree is None else [agree])))

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
                lines.append(until("goes-on", seat.deadline, who=Player(seat.seat)))
            elif isinstance(seat.occupant, Human) and (
                letter.amends or seat.occupant.player in letter.ping
            ):
                mention = self._type.mention(seat.occupant.player)
                lines.append(until("turn-of", seat.deadline, mention=mention))
            else:
                named.append(seat)
        return [voice.say(line) for line in (*lines, *_waiting(named, len(asked)))]

    def _waiting_for(self, table: TableFacts, voice: Voice) -> list[str]:
        """The same for somebody who only waits: nobody is called by name."""
        asked = [seat for seat in table.seats if seat.asked is not None]
        return [voice.say(line) for line in _waiting(asked, len(asked))]

    def _call_by_letter(self, letter: PrivateLetter, view: Any, voice: Voice) -> str | None:
        """What is asked of the reader; whom others wait for would soon be untrue."""
        seat = letter.seat
        if seat is None or letter.table.seats[seat].asked is None:
            return None
        return self._your_call(letter.table, seat, view, voice)

    def _your_call(
        self, table: TableFacts, seat: Seat | None, view: Any, voice: Voice
    ) -> str | None:
        if table.status is not Status.PLAYING or view is None:
            return None
        if seat is None or table.seats[seat].asked is None:
            return "\n".join(self._waiting_for(table, voice))
        prompt = voice.say(self._titles[table.game].words.prompt_text(view))
        return voice.say(until("your-turn", table.seats[seat].deadline, prompt=prompt))

    def _lobby(self, letter: PublicLetter, voice: Voice) -> Post:
        table = letter.table
        game = self._titles[table.game].game
        seated = Listing(tuple(_seated(seat) for seat in table.seats))
        lines = [voice.say(n) for n in letter.notices]
        lines.append(voice.say(text("lobby-seated", people=seated, count=len(table.seats))))
        if table.invited:
            awaited = Listing(tuple(self._type.mention(p) for p in table.invited))
            lines.append(voice.say(text("lobby-awaited", people=awaited)))
        lines += self._agreed_lines(table, voice)
        lines.append(self._pace(table, voice))
        ready = len(table.seats) >= game.manifest.fewest_seats
        if ready:
            lines += self._lost_lines(table, voice)
        return Post(
            heading=self._heading(table, voice),
            lines=tuple(lines),
            call=voice.say(_lobby_call(table, ready)),
            actions=_lobby_actions(table, ready, voice),
            pings=letter.ping,
            accent=_ACCENT[table.status],
        )

    def _pace(self, table: TableFacts, voice: Voice) -> str:
        return " ".join(voice.say(said) for said in pace_of(table.pace))

    def _paused(self, table: TableFacts, voice: Voice) -> tuple[str, ...]:
        """That a game is paused, and until when."""
        if table.pause is None or table.status is not Status.PLAYING:
            return ()
        return (voice.say(text("paused-until", until=Moment(table.pause.until))),)

    def _begins(self, letter: PublicLetter, voice: Voice) -> tuple[str, ...]:
        """What is said once, when the game begins: how much time there is."""
        begins = any(notice.key == "table-started" for notice in letter.notices)
        return (self._pace(letter.table, voice),) if begins else ()

    def _seed(self, letter: PublicLetter, voice: Voice) -> str | None:
        """The seal of the shuffle under the first board, the seed when the game is over."""
        table = letter.table
        if table.seed is not None:
            return voice.say(text("seed-opened", seed=table.seed))
        begins = any(notice.key == "table-started" for notice in letter.notices)
        return self._seal(table, voice) if begins else None

    def _seal(self, table: TableFacts, voice: Voice) -> str | None:
        return None if table.seal is None else voice.say(text("seed-sealed", seal=table.seal))

    def _banks(self, table: TableFacts, voice: Voice) -> list[str]:
        """What each person has in reserve, at a table where there is such a thing."""
        if table.pace.bank is None:
            return []
        return [
            voice.say(text("bank-of", who=Player(seat.seat), time=duration(seat.bank)))
            for seat in table.seats
            if isinstance(seat.occupant, Human)
        ]

    def _computer_lines(self, table: TableFacts, voice: Voice) -> tuple[str, ...]:
        computers = [_seated(s) for s in table.seats if isinstance(s.occupant, Computer)]
        if not computers:
            return ()
        return (voice.say(text("status-computers", computers=Listing(tuple(computers)))),)

    def _lost_lines(self, table: TableFacts, voice: Voice) -> tuple[str, ...]:
        """What those who sit would do without if they began now."""
        game = self._titles[table.game].game
        options = codec.decode_options(game, table.options)
        lost = lost_by_beginning(game.manifest, options, len(table.seats))
        return () if lost is None else (voice.say(lost),)

    def _agreed_lines(self, table: TableFacts, voice: Voice) -> tuple[str, ...]:
        options = codec.decode_options(self._titles[table.game].game, table.options)
        said = agreed(table.game, options)
        return () if said is None else (voice.say(said),)

    def _actions(self, table: TableFacts, voice: Voice) -> tuple[Action, ...]:
        if table.status is Status.PLAYING:
            play = _action("play", table, voice, "success")
            return (
                *_answers(table, voice),
                play,
                *(_action(n, table, voice) for n in ("view", "text", "rules")),
            )
        if table.status is Status.FINISHED:
            rematch = _action("rematch", table, voice, "primary")
            return (rematch, _action("view", table, voice), _action("text", table, voice))
        return ()

    def _private_actions(self, letter: PrivateLetter, voice: Voice) -> tuple[Action, ...]:
        table = letter.table
        if letter.kind == "invitation":
            join = _action("join", table, voice, "success")
            return (join, _action("leave", table, voice))
        if table.status is Status.PLAYING and letter.seat is not None:
            view = _action("view", table, voice)
            if table.seats[letter.seat].asked is None:
                return (view,)
            return (_action("play", table, voice, "success"), view)
        return ()

    def _look_actions(self, look: Look, voice: Voice) -> tuple[Action, ...]:
        table = look.table
        closer = (_action("closer", table, voice),) if self._regions(table, look.view) else ()
        if table.status is not Status.PLAYING:
            return closer
        return (*closer, _action("text", table, voice), _action("rules", table, voice))

    def _regions(self, table: TableFacts, view: Any) -> Mapping[Region, Box]:
        if view is None:
            return {}
        return cast("Mapping[Region, Box]", self._titles[table.game].painter.regions(view))

    async def _picture(self, sight: _Sight, *, on_request: bool = False) -> Picture | None:
        """The picture with its description; None where there is nothing to paint."""
        if sight.view is None:
            return None
        table = sight.table
        try:
            data = await self._easel.paint(self._scene(sight), on_request=on_request)
            alt = self._described(sight)
        except Exception:
            # The words say everything, so a game need not wait for its painter to be mended.
            _log.exception("no picture of table %s after move %d", table.code, table.moves)
            return None
        return Picture(f"{table.game}-{table.code}-{table.moves}.png".lower(), data, alt)

    def _scene(self, sight: _Sight) -> Scene:
        table, view = sight.table, sight.view
        labels = [
            SeatLabel(
                self._seat_name(table, s.seat, sight.profiles, sight.locale),
                isinstance(s.occupant, Computer),
            )
            for s in table.seats
        ]
        say = self.labels(table, sight.profiles, sight.locale)
        painter = self._titles[table.game].painter
        scene = painter.compose(view, labels, say, sight.plan, sight.choices)
        if sight.region is None:
            return scene
        return closer(scene, painter.regions(view)[sight.region])

    def _described(self, sight: _Sight) -> str:
        """What there is to see, for those who do not see it."""
        table, title = sight.table, self._titles[sight.table.game]
        told = text("picture-of", game=self._name(table), moves=table.moves)
        lines = [Line(told, Importance.TURN)]
        if sight.region is not None:
            part = text("closer-alt", part=text(f"{sight.region}-button"))
            lines.insert(0, Line(part, Importance.TURN))
        lines += seen(title.words, sight.view, sight.plan, table.outcome)
        more = text("picture-more", button=text("text-button"))
        return described(lines, self.labels(table, sight.profiles, sight.locale), more=more)


def _answers(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """The buttons with which a proposal is answered."""
    if table.proposal is None:
        return ()
    yes, no = _action("accept", table, voice, "primary"), _action("refuse", table, voice)
    number = table.proposal.number
    return tuple(msgspec.structs.replace(action, number=number) for action in (yes, no))


def _action(
    name: ActionName,
    table: TableFacts,
    voice: Voice,
    style: Any = "secondary",
) -> Action:
    return Action(name, table.code, voice.say(text(f"{name}-button")), style)


def _waiting(seats: Sequence[SeatFacts], asked: int) -> list[Text]:
    """Who is waited for: the one seat whose turn it is, or some of those ``asked`` at once."""
    if asked == 1:
        return [until("waiting-for", seat.deadline, who=Player(seat.seat)) for seat in seats]
    waiting: dict[int | None, list[Value]] = {}
    for seat in seats:
        waiting.setdefault(seat.deadline, []).append(Player(seat.seat))
    return [
        until("waiting-for-several", deadline, people=Listing(tuple(people)))
        for deadline, people in waiting.items()
    ]


def _seated(seat: SeatFacts) -> Value:
    """Who sits there, a computer with how well it plays."""
    who = Player(seat.seat)
    return at_level(seat.occupant, who) if isinstance(seat.occupant, Computer) else who


def _deadlines(table: TableFacts) -> list[tuple[PlayerId, int]]:
    """The people who are to act within a time, and when it runs out."""
    return [
        (seat.occupant.player, seat.deadline)
        for seat in table.seats
        if isinstance(seat.occupant, Human) and seat.deadline is not None
    ]


def _lobby_call(table: TableFacts, ready: bool) -> Text:
    """Who is still awaited, and whether those who sit may begin without them."""
    free = table.size - len(table.seats) - len(table.invited)
    if not ready:
        return text("lobby-free", count=free)
    everyone = len(table.seats) == table.size
    return text("lobby-full") if everyone else text("lobby-ready", count=free)


def _lobby_actions(table: TableFacts, ready: bool, voice: Voice) -> tuple[Action, ...]:
    actions = []
    if len(table.seats) < table.size:
        actions.append(_action("join", table, voice, "success"))
    if len(table.seats) + len(table.invited) < table.size:
        actions.append(_action("computer", table, voice))
    if ready:
        actions.append(_action("start", table, voice, "primary"))
    others: tuple[ActionName, ...] = ("leave", "cancel", "rules")
    return (*actions, *(_action(name, table, voice) for name in others))
