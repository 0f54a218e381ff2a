"""Makes posts from letters and looks: words in the reader's language, picture, buttons.

It uses only views and told events; no state of a game ever gets here."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from core.game import Seat
from core.guided_play import Ask
from core.texts import Locale, Moment, Player, Say, Text, Value, text, with_names
from i18n import Translator, Voice
from model import game_json
from model.game_json import AnyGame
from model.letters import (
    BoardPost,
    Letter,
    PrivateLetter,
    PublicKind,
    PublicLetter,
    TableFacts,
)
from model.refusals import TableRefuses
from model.table import Human, PlayerId, PlayerProfile, Status
from storage.errors import StoreBusy
from tables.decisions import motions
from tables.history.records import GameRecord, PublicRecord
from tables.history_queries import PastQueries
from tables.interfaces import Clock
from tables.visibility import Look
from workers import buttons, markup, post_lines, table_lines
from workers.guided_play import Guide, asks_about
from workers.painting.render_queue import RenderQueue
from workers.painting.table_pictures import Pictures, RatingCharts, Sight
from workers.post_lines import Calls, names_then, parted_lines, waiting_for
from workers.post_model import (
    ALT_LIMIT,
    Action,
    Coming,
    FirstChoice,
    Heard,
    Instead,
    Picture,
    Post,
    Profiles,
    Region,
    beginning,
    utf16_length,
)
from workers.record_text import record_text
from workers.sentences import (
    SpeakerNames,
    board_lines,
    event_said,
    result,
    scores,
    time_left,
    until,
    why_drawn,
)
from workers.table_lines import ended_by_resigning, ties

if TYPE_CHECKING:
    from catalog import Entry


_NOBODY: Final = PlayerId(0)
"""An id that no person has, so it sees what the public sees."""

_ROOM_FOR_OPEN: Final = 400
"""Units (see ``workers.post_model``) of the open questions of a table, beyond which names are
shortened, so that a message has room for its notices as well."""

_ROOM_FOR_RESULT: Final = 100
"""Units of the winners and points of a game, beyond which names are shortened."""

_ROOM_BELOW_RESULT: Final = 50
"""Units of what stands below, who resigned and who stood in: little more than a line
on a phone."""

_MOST_FOR_OPEN: Final = 1_100
"""Units of the open questions, beyond which a post leaves out what ``/table status`` says as well,
so that each question is whole within what Discord accepts."""

_SHORT_LINE: Final = 160
"""Units of the line of an undone move, at most, in a post that is brief."""

_SHORT_NAME: Final = 10
"""Units of a shortened name, at most."""


class Presenter:
    """Makes posts for channels, direct messages and private looks."""

    def __init__(
        self,
        titles: Mapping[str, "Entry"],
        translator: Translator,
        render_queue: RenderQueue,
        clock: Clock,
        past: PastQueries | None = None,
        guide: Guide | None = None,
        page: str | None = None,
    ) -> None:
        """``past``: reads past games; without it the last board has no chart below it.

        ``guide``: guided play; without it letters contain no first screen. ``page``: the address of
        the page on which boards are touched, if there is one.
        """
        self._page = page
        self._guide = guide
        self._titles = titles
        self._translator = translator
        self._clock = clock
        self._past = past
        self.speaker_names = SpeakerNames(translator)
        self._calls = Calls(titles, clock)
        self._render_queue = render_queue
        self.pictures = Pictures(titles, self.speaker_names, render_queue)
        self.ratings = RatingCharts(translator, render_queue)

    @property
    def is_busy(self) -> bool:
        """Whether a letter's picture would have to wait for those of other letters."""
        return self._render_queue.is_busy

    # --- letters -----------------------------------------------------------------------------

    async def public(self, letter: PublicLetter, profiles: Profiles, *, drawn: bool = True) -> Post:
        """Return the post for a table's channel, in the table's language."""
        table, said = letter.table, table_lines.public_notices(letter)
        told = self._told(letter, said, profiles)
        named = self._named_in_words(table, profiles, table.locale, told)
        voice = self.speaker_names.marked(table, named, table.locale, lasting=True)
        if letter.kind == "lobby":
            return self._lobby(letter, profiles, voice)
        view = self._view(table, letter.view)
        if letter.only_asks:
            return self._only_asking(letter, named, voice)
        notices = [*map(voice.say, told[1])]
        least = self._lines_of_newest_turns(letter, profiles) if told[0] else 0
        news = table_lines.fitting_news([*map(voice.say, told[0])], notices, least)
        call = self._call_in_place(letter, view, voice)
        return Post(
            heading=self._heading(table, voice),
            lines=(
                *notices,
                *self._begins(letter, voice),
                *self._standings(letter, view, named, voice),
            ),
            news=news,
            questions=self._pending(table, named, voice, call or ""),
            picture=_sealed(
                await self.pictures.paint(
                    Sight(table, view if drawn else None, profiles, table.locale)
                ),
                letter,
                voice,
            ),
            call=call,
            hint=self._hint_in_place(letter, view, voice),
            hint_first=_has_just_begun(letter),
            small=self._small(letter, view, voice),
            actions=self._under_post(letter, voice),
            pings=letter.ping,
        )

    def _under_post(self, letter: PublicLetter, voice: Voice) -> tuple[Action, ...]:
        """Return the buttons under a post with a board, or about a game that cannot be loaded."""
        table = letter.table
        if letter.view is None and table.status is Status.PLAYING:
            actions = buttons.under_question(table, voice)
        else:
            actions = buttons.under_board(table, voice)
        return buttons.with_page(actions, self._page, voice)

    def _only_asking(self, letter: PublicLetter, profiles: Profiles, voice: Voice) -> Post:
        """Return the post of a question alone, which fits a phone with its buttons: the board
        stands in the post before."""
        table = letter.table
        call = self._calls.to_answer(letter, voice)
        notices = table_lines.public_notices(letter)
        return Post(
            heading=self._heading(table, voice),
            lines=tuple(map(voice.say, self._told(letter, notices, profiles)[1])),
            questions=self._pending(table, profiles, voice, call or ""),
            call=call,
            actions=buttons.with_page(buttons.under_question(table, voice), self._page, voice),
            pings=letter.ping,
        )

    def _call_in_place(self, letter: PublicLetter, view: Any, voice: Voice) -> str | None:
        """Return the call; at the end who has won and why, and what may follow."""
        said = self._verdict(letter, voice, self._calls.in_result(letter.table))
        called = self._calls.in_public(letter, view, voice)
        last = " ".join(filter(None, (*said[-1:], called)))
        return "\n".join((*said[:-1], last)) or None

    def _hint_in_place(self, letter: PublicLetter, view: Any, voice: Voice) -> str | None:
        """What may be done now, under a board."""
        return self._calls.hint(letter, view, voice) if letter.kind == "board" else None

    def _verdict(
        self, letter: Letter, voice: Voice, called: Mapping[Seat, str] | None = None
    ) -> tuple[str, ...]:
        """Who has won and why the game ended, on one line if there are no points; ``called``: how
        the points name people."""
        outcome = letter.table.outcome
        if outcome is None:
            return ()
        said = (voice.say(result(outcome, called)), *self._why_over(letter, voice))
        return (" ".join(said),) if scores(outcome) is None else said

    def _why_over(self, letter: Letter, voice: Voice) -> tuple[str, ...]:
        """What says why a game is over: an agreed draw, else the game's last event. That all others
        resigned is said below, with their names."""
        if (drawn := why_drawn(letter.table.outcome)) is not None:
            return (voice.say(drawn),)
        if ended_by_resigning(letter.table):
            return ()
        title = self._titles[letter.table.game]
        last = (game_json.decode_event(title.game, event) for event in letter.events[-1:])
        return tuple(voice.say(title.words.event_text(event)) for event in last)

    def _standings(
        self, letter: PublicLetter, view: Any, profiles: Profiles, voice: Voice
    ) -> tuple[str, ...]:
        """Return what the last post says below the verdict; *My view* tells the parts of the
        points, so that the post fits a phone."""
        ties, unrated = self._ties(letter.table, view), table_lines.unrated(letter.notices)
        return table_lines.standings(letter.table, profiles, voice, ties, unrated, brief=True)

    def _ties(self, table: TableFacts, view: Any) -> tuple[Text, ...]:
        """Return the lines that say what decided between equal points."""
        known = table.game in self._titles
        return ties(table, self._titles[table.game], view) if known else ()

    def _told(
        self, letter: Letter, notices: Sequence[Text], profiles: Profiles
    ) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
        """Return the last turns that fit beside the notices, and the notices. Once the game is over
        the verdict tells how it ended, so that turns are told only if no post has told several."""
        table = letter.table
        if table.game not in self._titles:
            return (), tuple(notices)
        is_over = table.status.is_over
        most = 0 if is_over else max(0, table_lines.MOST_IN_POSTS - len(notices))
        told_by_verdict = 1 + sum(seat.gave_up for seat in table.seats) if is_over else most
        if isinstance(letter, PublicLetter) and letter.untold > told_by_verdict:
            most = table_lines.MOST_IN_VIEWS
        return post_lines.news(letter, notices, self._titles[table.game], profiles, most)

    def _lines_of_newest_turns(self, letter: PublicLetter, profiles: Profiles) -> int:
        """Return how many lines tell the last turn, and those that no earlier post has told."""
        newest = letter.turns[-max(1, letter.untold) :]
        before = letter.table.moves - max(1, sum(turn.moves for turn in newest))
        lines = parted_lines(letter, self._titles[letter.table.game], profiles, (before,))
        return max(1, sum(part for part, _ in lines))

    def _pending(
        self, table: TableFacts, profiles: Profiles, voice: Voice, called: str
    ) -> tuple[str, ...]:
        """Return the open questions of a running game and who has answered: a line per button.

        ``called``: the call above them; a deadline that it says is not said again. A post that has
        no room for all that is brief.
        """
        whole = self._open_questions(table, profiles, voice, called)
        if sum(map(utf16_length, whole)) <= _MOST_FOR_OPEN:
            return whole
        return self._open_questions(table, profiles, voice, called, brief=True)

    def _open_questions(
        self,
        table: TableFacts,
        profiles: Profiles,
        voice: Voice,
        called: str = "",
        *,
        brief: bool = False,
    ) -> tuple[str, ...]:
        """Return the same; ``brief``: of votes only the question, of an undo no long line.

        What is proposed, by whom, and who is asked is never left out.
        """
        if table.status is not Status.PLAYING:
            return ()
        undone = self._to_go_back(table)
        ends = [seat.deadline for seat in table.seats]
        ends += [motion.until for motion in table.motions]
        told = {end for end in ends if end and markup.date(end) in called}
        if brief:
            undone = tuple(one for one in undone[:1] if utf16_length(voice.say(one)) <= _SHORT_LINE)
        return (
            *table_lines.paused(table, voice),
            *table_lines.decided_at(table, table.motions, undone, voice, told, called, brief=brief),
            *table_lines.seats_at(table, profiles, voice),
        )

    def _named_in_words(
        self,
        table: TableFacts,
        profiles: Profiles,
        locale: Locale,
        told: Sequence[Sequence[Text]] = (),
    ) -> Profiles:
        """Return the profiles, with shortened names if questions, the result or what is ``told``
        fill too much room."""
        voice = self.speaker_names.marked(table, profiles, locale, lasting=True)
        result_told = 0 if table.outcome is None else utf16_length(voice.say(result(table.outcome)))
        below = sum(map(utf16_length, table_lines.standings(table, profiles, voice, brief=True)))
        asked = sum(map(utf16_length, self._open_questions(table, profiles, voice)))
        news = table_lines.lines_on_phone([voice.say(line) for part in told for line in part])
        is_short = asked <= _ROOM_FOR_OPEN and news <= table_lines.MOST_IN_POSTS
        if is_short and result_told <= _ROOM_FOR_RESULT and below <= _ROOM_BELOW_RESULT:
            return profiles
        return {player: _with_short_name(profile) for player, profile in profiles.items()}

    def _to_go_back(self, table: TableFacts) -> tuple[Text, ...]:
        """Return the public lines of the move that an open proposal would undo."""
        wish = table.proposal
        if wish is None or not wish.about.undoes or table.game not in self._titles:
            return ()
        seats = (seat.seat for seat in table.seats if seat.owner == wish.by)
        return post_lines.lines_of(self._titles[table.game], next(seats, None), wish.about.undoes)

    async def _begun(self, sight: Sight) -> tuple[Picture | None, Coming | None]:
        """Return the picture of a look, or what will become of it; after a game with moves, with a
        chart of its course below it if the game can be replayed. Raises StoreBusy."""
        table = sight.table
        if table.outcome is None or not table.moves or self._past is None or sight.view is None:
            return await self.pictures.begin(sight)
        try:
            moments = await self._past.moments(table.code, _NOBODY, "public")
        except StoreBusy:
            raise
        except TableRefuses:
            return await self.pictures.begin(sight)
        return await self.pictures.last(sight, moments), None

    async def private(
        self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool = True
    ) -> Post:
        """Return the direct message for one person, in that person's language."""
        table = letter.table
        if letter.kind == "followed":
            return await self._followed(letter, profiles, drawn=drawn)
        if letter.kind in ("rest", "tended", "relieved", "lapsed", "left", "unseen"):
            return self._quiet(letter, profiles)
        locale = profiles[letter.to].speaks if letter.to in profiles else table.locale
        named = self._named_in_words(table, profiles, locale)
        voice = self.speaker_names.marked(table, named, locale, lasting=True)
        view = self._view(table, letter.view)
        picture = await self.pictures.paint(Sight(table, view if drawn else None, profiles, locale))
        news, notices = self._told(letter, table_lines.to_reader(letter), named)
        return Post(
            heading=self._heading_of_letter(letter, voice),
            lines=(
                *map(voice.say, notices),
                *_planned(letter, voice),
                *self._offered(letter, voice),
                *self._hidden(table, view, voice, is_shown=picture is not None),
                *table_lines.standings(
                    table,
                    named,
                    voice,
                    self._ties(table, view),
                    table_lines.unrated(letter.notices),
                ),
            ),
            news=tuple(map(voice.say, news)),
            picture=picture,
            call=self._call_by_letter(letter, view, voice, profiles),
            hint=self._calls.hint(letter, view, voice),
            hint_first=_has_just_begun(letter),
            small=self._where(letter, voice),
            actions=buttons.with_page(
                buttons.under_letter(letter, self._game(table), voice), self._page, voice
            ),
            first=self._first_choice(letter, profiles, locale),
        )

    def _first_choice(
        self, letter: PrivateLetter, profiles: Profiles, locale: Locale
    ) -> FirstChoice | None:
        """Return the first screen of guided play for a letter; None if it asks for no move."""
        found = None if self._guide is None else self._guide.beginning_for(letter)
        if self._guide is None or found is None:
            return None
        table, (asked, screen) = letter.table, found
        wish = profiles[letter.to].confirm if letter.to in profiles else "usual"
        return FirstChoice(
            table.game,
            table.code,
            asked,
            screen,
            self.labels(table, profiles, locale),
            partial(self._guide.notations, table.game),
            partial(asks_about, wish=wish),
        )

    def _call_by_letter(
        self, letter: PrivateLetter, view: Any, voice: Voice, profiles: Profiles
    ) -> str | None:
        """Return who has won or what the reader must do, and the questions that buttons answer, as
        a lock screen shows this part."""
        zone = profiles[letter.to].zone if letter.to in profiles else None
        called = self._verdict(letter, voice) or (self._calls.by_letter(letter, view, voice, zone),)
        return "\n".join(filter(None, (*called, *self._asked_of_reader(letter, voice)))) or None

    def _asked_of_reader(self, letter: PrivateLetter, voice: Voice) -> tuple[str, ...]:
        """Return the questions that a letter's buttons answer."""
        table, seat = letter.table, letter.seat
        if table.status is not Status.PLAYING or seat is None or letter.lasts:
            return ()
        asked = [
            motion
            for motion in table.motions
            if motion.kind != "late" or letter.to in motions.voters(table, motion)
        ]
        now = self._clock.now() if letter.kind == "agree" else None  # a lock screen shows it
        return table_lines.decided_at(table, asked, self._to_go_back(table), voice, now=now)

    async def _followed(self, letter: PrivateLetter, profiles: Profiles, *, drawn: bool) -> Post:
        """Return a follower's post: what the table's channel shows, without pings."""
        locale = profiles[letter.to].speaks if letter.to in profiles else letter.table.locale
        table = msgspec.structs.replace(letter.table, locale=locale)
        kind: PublicKind = "lobby" if table.status is Status.LOBBY else "board"
        told = PublicLetter(
            kind, table, letter.view, letter.events, letter.notices, ping=(), turns=letter.turns
        )
        voice = self.speaker_names.marked(table, profiles, locale, lasting=True)
        view = self._view(table, letter.view)
        # The lines already say that a game is frozen.
        waiting = None if table.is_frozen else self._calls.of_reader(table, None, view, voice)
        return msgspec.structs.replace(
            await self.public(told, profiles, drawn=drawn),
            call=waiting,
            hint=None,
            small=voice.say(text("letter-where", place=markup.place(table.place))),
            actions=buttons.under_followed(table, voice),
        )

    def _quiet(self, letter: PrivateLetter, profiles: Profiles) -> Post:
        """Return the post of a letter that asks nothing; it says nothing that becomes untrue."""
        table = letter.table
        locale = profiles[letter.to].speaks if letter.to in profiles else table.locale
        voice = self.speaker_names.marked(table, profiles, locale, lasting=True)
        names = {} if letter.seat is None else {"who": Player(letter.seat)}
        return Post(
            heading=self._heading_of_letter(letter, voice),
            lines=(
                voice.say(text(f"letter-{letter.kind}-said", **names)),
                *_planned(letter, voice),
            ),
            small=voice.say(text("letter-where", place=markup.place(table.place))),
            actions=buttons.quietly(letter, voice),
        )

    def _heading_of_letter(self, letter: PrivateLetter, voice: Voice) -> str:
        """Return the heading of a letter; a lasting one names the move as of which it is true.

        The letter of somebody who sees what all see is headed like a post.
        """
        table, kind = letter.table, "lasting" if letter.lasts else letter.kind
        view = self._view(table, letter.view)
        if kind in ("hand", "lasting") and view is not None and not self._hand(table, view):
            return self._heading(table, voice)
        named = text(f"letter-{kind}", game=self._name(table), code=table.code, move=table.moves)
        return voice.say(named)

    def _where(self, letter: PrivateLetter, voice: Voice) -> str:
        """Return where the table is; in a lasting letter, also where to see the present state.

        At a table of a cup, also which cup it is.
        """
        key = "letter-where-lasting" if letter.lasts else "letter-where"
        there = voice.say(text(key, place=markup.place(letter.table.place)))
        return " · ".join(filter(None, (there, table_lines.cup(letter.table, voice))))

    def digest_name(self, reader: PlayerProfile) -> str:
        """Return by what the heading of a daily message is known, whatever it lists."""
        return self._translator.voice(reader.speaks).say(text("digest-name"))

    def digest(self, reader: PlayerProfile, owed: Sequence[TableFacts]) -> Post:
        """Return the daily message, which lists the tables that wait for this person."""
        voice = self._translator.voice(reader.speaks, quote=markup.quote, moment=markup.date)
        return Post(
            heading=voice.say(text("digest-heading", count=len(owed))),
            lines=tuple(voice.say(self._owed(table, reader.id)) for table in owed),
            small=voice.say(text("settings-change")),
        )

    def _owed(self, table: TableFacts, reader: PlayerId) -> Text:
        """Return a line for a table that waits for this person: game, code, channel, deadline."""
        due = next(s.deadline for s in table.seats if s.occupant == Human(reader))
        place = markup.place(table.place)
        said: dict[str, Value] = {"game": self._name(table), "code": table.code, "place": place}
        time = None if due is None else time_left(due, self._clock.now())
        if due is None or time is None:
            return until("digest-line", due, **said)
        return text("digest-line-in-words", time=time, until=Moment(due), **said)

    def overtaken(
        self, letter: PublicLetter, newest: BoardPost, profiles: Profiles, *, left: bool = False
    ) -> Instead:
        """Return what an overtaken post says: a link to the newest one, and what was decided since.

        The post of an open table also gets a heading that says that its game has begun or ended; or
        that the table has moved (``left``), and then nothing else but where people join now.
        """
        table = letter.table
        link = markup.post(newest, table.guild)
        voice = self.speaker_names.marked(table, profiles, table.locale, lasting=True)
        heading = self._no_longer_open(table, voice, left=left)
        if heading is not None and table.status is Status.LOBBY:
            place = markup.place(table.place)
            return Instead(voice.say(text("post-moved", place=place, link=link)), heading, True)
        if left:
            place = markup.place(table.place)
            return Instead(voice.say(text("post-moved-on", place=place, link=link)), heading)
        decided = table_lines.decision(table_lines.public_notices(letter))
        if decided is None:
            return Instead(voice.say(text("post-overtaken", link=link)), heading)
        if table.game in self._titles:
            decided = post_lines.with_move(decided, self._titles[table.game])
        return Instead(voice.say(text("post-overtaken-decided", told=decided, link=link)), heading)

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
        hands: Sequence[tuple[int, ...]] = (),
        *,
        crops: bool = False,
        marks: Any = None,
    ) -> Post:
        """Return a table as this person sees it, with these events if any just happened.

        ``hands``: the holders of the seats at each event; empty: the present ones. Of the hand only
        the first line is told, as picture and controls show the rest. The picture also shows the
        ``plan`` (what this person has chosen so far, in the painter's form) and marks ``choices``
        (named as by core.guided_play.Option.at); ``crops``: it shows only the part with these,
        which the plan ``marks`` lacks. While the render queue is behind, it comes later.
        """
        table = look.table
        voice = self.speaker_names.marked(table, profiles, locale)
        lines = tuple(voice.say(line) for line in words or ())
        lines = (*table_lines.asked_of(look, voice), *lines)
        if words is None:
            told = self._single(events, table, profiles, hands)
            lines = (
                *lines,
                *table_lines.result(table, profiles, voice, self._ties(table, look.view)),
                *self._teams(table, look.view, voice),
                *map(voice.say, told[-table_lines.MOST_IN_VIEWS :]),
                *map(voice.say, self._hand(table, look.view)[:1]),
            )
        sight = Sight(table, look.view, profiles, locale, plan, choices, cropped=crops, marks=marks)
        sight = msgspec.structs.replace(sight, asked=look.asked is not None)
        picture, coming = await self._begun(sight)
        return Post(
            heading=self._heading(table, voice),
            lines=lines,
            picture=picture,
            coming=coming,
            call=self._calls.of_looker(table, look.seat, look.view, voice),
            small=table_lines.cup(table, voice),
            actions=buttons.under_look(
                table,
                voice,
                has_parts=bool(self.pictures.regions(table, look.view)),
                may_try=self._may_try(look),
            ),
        )

    async def tried(self, look: Look, profiles: Profiles, locale: Locale, screen: Ask[Any]) -> Post:
        """Return a try board; ``look.view`` is the tried view.

        Heading, picture and alt text say first that it was tried and not played. The words of the
        screen stand below the picture, right above its controls.
        """
        table = look.table
        voice = self.speaker_names.marked(table, profiles, locale)
        picture, coming = await self.pictures.begin(
            Sight(table, look.view, profiles, locale, screen.plan, screen.places, tried=True)
        )
        return Post(
            heading=self._heading_of_try_board(table, voice),
            picture=picture,
            coming=coming,
            call="\n".join(map(voice.say, screen.words)) or None,
            actions=buttons.under_try_board(table, voice),
        )

    def tried_as_text(self, look: Look, profiles: Profiles, locale: Locale) -> Post:
        """Return the tried view in words only; ``look.view`` is the tried view."""
        table = look.table
        voice = self.speaker_names.marked(table, profiles, locale)
        board = self._titles[table.game].words.board_text(look.view)
        return Post(
            heading=self._heading_of_try_board(table, voice),
            lines=(
                *(voice.say(line.text) for line in board),
                *map(voice.say, self._hand(table, look.view)),
            ),
        )

    def _heading_of_try_board(self, table: TableFacts, voice: Voice) -> str:
        return voice.say(text("try-heading", game=self._name(table), code=table.code))

    def labels(self, table: TableFacts, profiles: Profiles, locale: Locale) -> Say:
        """Return a function that says texts for controls: names without markup."""
        return self.speaker_names.plain(table, profiles, locale).say

    async def closer(
        self,
        look: Look,
        profiles: Profiles,
        locale: Locale,
        region: Region | None = None,
        plan: Any = None,
    ) -> Post:
        """Return an enlarged part of this person's view; the first part by default.

        If the view has no such parts (any more), returns the same as ``look``.
        """
        table = look.table
        boxes = self.pictures.regions(table, look.view)
        if not boxes:
            return await self.look(look, profiles, locale, plan=plan)
        name = region if region is not None and region in boxes else next(iter(boxes))
        voice = self.speaker_names.marked(table, profiles, locale)
        sight = Sight(table, look.view, profiles, locale, plan, region=name)
        return Post(
            heading=self._heading(table, voice),
            picture=await self.pictures.paint(sight, on_request=True),
            actions=tuple(
                buttons.button(other, table, voice, "primary" if other == name else "secondary")
                for other in boxes
            ),
        )

    def more(self, look: Look, profiles: Profiles, locale: Locale) -> Post:
        """Return a page with what is asked at the table, and the buttons that have no room in the
        row under a post or a view."""
        voice = self.speaker_names.marked(look.table, profiles, locale)
        return Post(
            heading=self._heading(look.table, voice),
            lines=self._open_questions(look.table, profiles, voice),
            actions=buttons.under_more(look.table, look.seat, voice, may_try=self._may_try(look)),
        )

    def as_text(self, look: Look, profiles: Profiles, locale: Locale, plan: Any = None) -> Post:
        """Return this person's whole view in words only, with the choices so far (``plan``).

        Who must act is said only once: with their deadline, or addressed to the reader.
        """
        table = look.table
        voice = self.speaker_names.marked(table, profiles, locale)
        words = self._titles[table.game].words
        board = () if look.view is None else board_lines(words, look.view, table.outcome)
        thought = () if plan is None else (words.plan_text(look.view, plan),)
        call = self._calls.of_looker(table, look.seat, look.view, voice)
        awaited = () if call is None or table.is_frozen else waiting_for(table, voice)
        said = (voice.say(line.text) for line in board)
        return Post(
            heading=self._heading(table, voice),
            lines=(
                *(line for line in said if not any(one.startswith(line) for one in awaited)),
                *map(voice.say, self._hand(table, look.view)),
                *map(voice.say, thought),
                *table_lines.result(table, profiles, voice, self._ties(table, look.view)),
            ),
            call=call,
        )

    def history(
        self,
        table: TableFacts,
        heard: Sequence[Heard],
        profiles: Profiles,
        locale: Locale,
    ) -> tuple[str, ...]:
        """Return every move as one line, oldest first, numbered if the public was told it.

        Lines name the people who held the seats then.
        """
        words = self._titles[table.game].words
        told = []
        for number, events, hands in heard:
            voice = self.speaker_names.marked(table.as_held_by(hands), profiles, locale)
            said = " ".join(voice.say(event_said(words, event)) for event in events)
            if number is not None:
                said = voice.say(text("history-line", number=number)) + " " + said
            told.append(said)
        return tuple(told)

    def record(self, record: GameRecord | PublicRecord, locale: Locale) -> str:
        """Return a record as a readable text."""
        title = self._titles[record.game]
        return record_text(record, title, self._translator, locale)

    async def status(self, look: Look, profiles: Profiles, locale: Locale) -> Post:
        """Return the status: who must act until when, and what happens then, or why nobody must.

        It adds the table's terms, votes and proposals, with the buttons with which this person can
        answer them, and which cup it belongs to.
        """
        table = look.table
        voice = self.speaker_names.marked(table, profiles, locale)
        seal = None if table.status.is_over else table_lines.seal(table, voice)
        return Post(
            heading=voice.say(text("status-heading", game=self._name(table), code=table.code)),
            lines=(
                *self._standing(table, look.seat, profiles, voice),
                *self._progress(table, look.view, voice),
                *table_lines.computers(table, voice),
                *self._conditions(table, profiles, voice),
                *table_lines.result(table, profiles, voice, self._ties(table, look.view)),
            ),
            small=" · ".join(filter(None, (table_lines.cup(table, voice), seal))) or None,
            actions=() if look.seat is None else buttons.under_status(table, look.seat, voice),
        )

    def _standing(
        self, table: TableFacts, seat: Seat | None, profiles: Profiles, voice: Voice
    ) -> tuple[str, ...]:
        """Return who must act and until when, or why nobody must, and the open questions."""
        if table.status is not Status.PLAYING:
            return (voice.say(text(f"status-{table.status}")),)
        pending = self._open_questions(table, profiles, voice)
        return (*waiting_for(table, voice, seat), *pending)

    def _conditions(self, table: TableFacts, profiles: Profiles, voice: Voice) -> tuple[str, ...]:
        """Return what holds at a table that is not over: days off, terms, reserves."""
        if table.status.is_over:
            return ()
        return (
            *table_lines.away(table, profiles, self._clock.now(), voice),
            *table_lines.terms(table, self._titles[table.game].game, voice),
            *table_lines.banks(table, self._clock.now(), voice),
        )

    def _begins(self, letter: PublicLetter, voice: Voice) -> tuple[str, ...]:
        """Return what the first post of a game says; empty if the game is not loaded."""
        title = self._titles.get(letter.table.game)
        return () if title is None else table_lines.begins(letter, title.game, voice)

    def _teams(self, table: TableFacts, view: Any, voice: Voice) -> tuple[str, ...]:
        """Return the teams of a running game; else empty."""
        if table.status is not Status.PLAYING or view is None:
            return ()
        return table_lines.teams_at(table, self._titles[table.game].game, voice)

    def _small(self, letter: PublicLetter, view: Any, voice: Voice) -> str | None:
        """Return the cup and the progress; under the first board how the seal begins."""
        table = letter.table
        progress = self._progress(table, view, voice)
        said = (table_lines.cup(table, voice), *progress, table_lines.seal_begun(letter, voice))
        return " · ".join(filter(None, said)) or None

    def _progress(self, table: TableFacts, view: Any, voice: Voice) -> tuple[str, ...]:
        """Return the progress of a running game; else empty."""
        if table.status is not Status.PLAYING or view is None:
            return ()
        said = self._titles[table.game].words.progress_text(view)
        return () if said is None else (voice.say(said),)

    # --- the parts ---------------------------------------------------------------------------

    def _may_try(self, look: Look) -> bool:
        """Whether this person has something to try: own moves, or those of others first."""
        if look.seat is None or look.view is None:
            return False
        return not look.table.seats[look.seat].is_out

    def _lobby(self, letter: PublicLetter, profiles: Profiles, voice: Voice) -> Post:
        table = letter.table
        away = table_lines.away(table, profiles, self._clock.now(), voice)
        game = self._titles[table.game].game
        called = self._calls.to_lobby(letter, voice)
        return Post(
            heading=self._heading(table, voice),
            lines=post_lines.lobby_lines(letter, game, voice, away),
            call="\n".join(filter(None, (called, self._to_lobby(letter, game, voice)))),
            actions=post_lines.lobby_actions(table, game, voice),
            pings=letter.ping,
            role=letter.role,
        )

    def _to_lobby(self, letter: PublicLetter, game: AnyGame, voice: Voice) -> str:
        """Return the lobby's call to its free seats, with a mention of its role if it has one."""
        call = voice.say(post_lines.lobby_call(letter.table, game))
        return call if letter.role is None else f"{markup.role(letter.role)} · {call}"

    def _offered(self, letter: PrivateLetter, voice: Voice) -> tuple[str, ...]:
        """Return the terms that an invitation to a lobby offers; else empty."""
        if letter.kind != "invitation" or letter.table.status is not Status.LOBBY:
            return ()
        return table_lines.terms(letter.table, self._titles[letter.table.game].game, voice)

    def _game(self, table: TableFacts) -> AnyGame | None:
        """Return the rules; None if the game is not loaded."""
        return self._titles[table.game].game if table.game in self._titles else None

    def _name(self, table: TableFacts) -> Text:
        return text(f"{table.game}-name" if table.game in self._titles else "game-unknown")

    def _view(self, table: TableFacts, view: msgspec.Raw | None) -> Any:
        if view is None:
            return None
        return game_json.decode_view(self._titles[table.game].game, view)

    def _heading(self, table: TableFacts, voice: Voice) -> str:
        return voice.say(
            text(
                f"heading-{table.status}",
                game=self._name(table),
                code=table.code,
                move=table.moves,
            )
        )

    def _no_longer_open(
        self, table: TableFacts, voice: Voice, *, left: bool
    ) -> tuple[str, str] | None:
        """The heading of a table that waited for players, and what it says afterwards; None while
        the table waits where it was."""
        then = "heading-begun"
        if table.status is Status.LOBBY:
            if not left:
                return None
            then = "letter-left"
        elif table.status is Status.CANCELLED and not table.moves:
            then = "heading-cancelled"
        before, now = (
            voice.say(text(key, game=self._name(table), code=table.code))
            for key in ("heading-lobby", then)
        )
        return before, now

    def _single(
        self,
        events: Sequence[Any],
        table: TableFacts,
        profiles: Profiles,
        hands: Sequence[tuple[int, ...]] = (),
    ) -> list[Text]:
        """Return one line for each event, with the names of the people who held the seats then."""
        told = [self._titles[table.game].words.event_text(event) for event in events]
        if not hands:
            return told
        pairs = zip(told, hands, strict=True)
        return [with_names(line, names_then(table, then, profiles)) for line, then in pairs]

    def _hidden(
        self, table: TableFacts, view: Any, voice: Voice, *, is_shown: bool
    ) -> tuple[str, ...]:
        """Return where the reader finds their hidden information; the words never contain it.

        Others may see the words on a lock screen. ``is_shown``: the picture shows it.
        """
        if table.status is not Status.PLAYING or not self._hand(table, view):
            return ()
        return (voice.say(text("letter-hidden-shown" if is_shown else "letter-hidden")),)

    def _hand(self, table: TableFacts, view: Any) -> tuple[Text, ...]:
        """Return what only the viewer sees; its first line is enough by itself."""
        if view is None:
            return ()
        return tuple(line.text for line in self._titles[table.game].words.hand_text(view))


def _planned(letter: PrivateLetter, voice: Voice) -> tuple[str, ...]:
    """Return whether what the reader has planned stands or is gone; *My view* tells the rest."""
    said = letter.planned
    return () if said is None else (voice.say(text(f"planned-letter-{said}")),)


def _sealed(picture: Picture | None, letter: PublicLetter, voice: Voice) -> Picture | None:
    """Return the picture of the first board with the whole seal in its alt text."""
    seal = letter.table.seal
    if picture is None or seal is None or not table_lines.begins_game(letter):
        return picture
    whole = voice.say(text("record-seal", seal=seal))
    alt = f"{beginning(picture.alt, ALT_LIMIT - utf16_length(whole) - 1)}\n{whole}"
    return msgspec.structs.replace(picture, alt=alt)


def _with_short_name(profile: PlayerProfile) -> PlayerProfile:
    if utf16_length(profile.name) <= _SHORT_NAME:
        return profile
    return msgspec.structs.replace(profile, name=f"{beginning(profile.name, _SHORT_NAME - 1)}…")


def _has_just_begun(letter: Letter) -> bool:
    """Whether a letter tells of the set-up alone: on a lock screen what to do matters more."""
    return bool(letter.turns) and all(turn.seat is None for turn in letter.turns)
