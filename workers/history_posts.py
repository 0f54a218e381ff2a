"""The past of a game as posts: its moments, and replays."""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from core.game import Seat
from core.game_texts import Importance, Line
from core.translatable_text import Locale, Text, text
from core.translatable_text import Moment as Instant
from i18n import Voice
from model.letters import TableFacts
from model.refusals import refused
from model.table import Human, PlayerId, Status, TableId
from rendering.replay import Caption, Film, Shot, TooLarge, captioned
from rendering.scene.shapes import Scene
from tables.history.moments import Moments, PastMoment, Whose
from tables.interfaces import Clock
from workers import buttons, table_lines
from workers.painting.replay_process import Making, ReplayQueue
from workers.painting.table_pictures import Pictures, Scenes, Sight
from workers.post_model import Action, Glance, LookBack, Picture, Post, ReplayRequest
from workers.sentences import SpeakerNames, described, event_said, seen, verdict_in_picture

if TYPE_CHECKING:
    from catalog import Entry
    from workers.painting.replay_process import ReplayProcess


_ROOM = 2_500
"""Characters of news in one post; this leaves room in a message for the rest."""


class HistoryPosts:
    """Makes posts of past moments of games."""

    def __init__(
        self, titles: Mapping[str, "Entry"], speaker_names: SpeakerNames, pictures: Pictures
    ) -> None:
        self._titles = titles
        self._speaker_names = speaker_names
        self._pictures = pictures

    async def moment(
        self, glance: Glance, other: Moments | None = None, since: int | None = None
    ) -> LookBack:
        """Return a past moment: what happened and what the reader saw then.

        While the render queue is behind, the picture comes later (``Post.coming``). ``other``: the
        game with all open, or from there the reader's own view of it; None if not available.
        ``since``: tell all moments after this place up to this one; None: tell this one only.
        """
        moments, place, sight = glance.moments, glance.place, _sight(glance)
        table = sight.table
        if not self._titles[table.game].game.manifest.has_secrets:
            other = None  # it would be the same
        voice = self._speaker_names.marked(table, glance.profiles, glance.locale)
        hand = self._titles[table.game].words.hand_text(sight.view)
        when = moments.moments[place].when
        picture, coming = await self._pictures.begin(sight)
        post = Post(
            heading=_heading(glance, voice),
            lines=(
                *((voice.say(text("moment-open")),) if moments.all_open else ()),
                *self._told_then(glance, voice, since),
                *(voice.say(line.text) for line in hand[:1]),
                *table_lines.result(table, glance.profiles, voice),
            ),
            picture=picture,
            coming=coming,
            small=None if when is None else voice.say(text("moment-when", when=Instant(when))),
            actions=buttons.under_moment(moments, place, voice, other),
        )
        return LookBack(post, buttons.steps(moments, place, voice))

    def as_text(self, glance: Glance) -> Post:
        """Return what the reader saw at a past moment, in words only."""
        table = _table_then(glance)
        voice = self._speaker_names.marked(table, glance.profiles, glance.locale)
        words, view = self._titles[table.game].words, glance.moments.view(glance.place)
        seen = (*words.board_text(view), *words.hand_text(view))
        return Post(
            heading=_heading(glance, voice),
            lines=(
                *self._happened(glance, voice),
                *(voice.say(line.text) for line in seen),
                *table_lines.result(table, glance.profiles, voice),
            ),
        )

    def why(self, glances: Sequence[Glance]) -> Post:
        """Return the reasons for these computers' moves (at least one), from the public view."""
        table, first = glances[0].moments.table, glances[0]
        voice = self._speaker_names.marked(table, first.profiles, first.locale)
        told = [line for glance in glances if (line := self._why_line(glance)) is not None]
        if not told:
            told = [text("why-line", told=self._told(glances[-1]), reason=text("why-no-choice"))]
        return Post(
            heading=voice.say(text("why-heading", code=table.code)),
            lines=tuple(map(voice.say, told)),
        )

    def look_ahead(self, reader: PlayerId, glance: Glance) -> None:
        """Prefetch the pictures of the next and previous moment for this person."""
        moments, place = glance.moments, glance.place
        beside = [n for n in (place + 1, place - 1) if 0 <= n <= moments.last]
        glances = (msgspec.structs.replace(glance, place=n) for n in beside)
        self._pictures.paint_ahead((moments.table.id, reader), [_sight(each) for each in glances])

    # --- the parts ---------------------------------------------------------------------------

    def _why_line(self, glance: Glance) -> Text | None:
        """Return a move with its reason, in other words if it is that of the seat's move before;
        None if there was no choice.
        """
        reason = self._reason(glance)
        if reason is None:
            return None
        key = "why-line-again" if reason == self._reason_before(glance) else "why-line"
        return text(key, told=self._told(glance), reason=reason)

    def _reason_before(self, glance: Glance) -> Text | None:
        """Return the reason for the last move before this one of the same seat that had one."""
        moments = glance.moments.moments
        seat = moments[glance.place].seat
        for place in range(glance.place - 1, 0, -1):
            moment = moments[place]
            if moment.seat == seat and moment.events and moment.stands:
                found = self._reason(msgspec.structs.replace(glance, place=place))
                if found is not None:
                    return found
        return None

    def _reason(self, glance: Glance) -> Text | None:
        """Return the reason for the move of a moment; None if there was no choice."""
        moments, place = glance.moments, glance.place
        assert moments.seat is None, "reasons are made of what all saw"
        events = moments.moments[place].events
        title = self._titles[moments.table.game]
        return title.commentary.reason(moments.view(place - 1), events, moments.view(place))

    def _told(self, glance: Glance) -> Text:
        """Return the first event of the move of a moment, as it was told."""
        moments = glance.moments
        event, *_ = moments.moments[glance.place].events
        return self._titles[moments.table.game].words.event_text(event)

    def _told_then(self, glance: Glance, voice: Voice, since: int | None) -> list[str]:
        """Return what was told at this moment, or all that was told since an earlier one."""
        if since is None:
            return self._happened(glance, voice)
        news = self._news(glance, since)
        if not news:
            return [voice.say(text("since-nothing"))]
        shown = _newest_within(news, _ROOM)
        begun = text("since-your-turn" if since else "since-the-start")
        cut = [voice.say(text("since-cut"))] if len(shown) < len(news) else []
        return [voice.say(begun), *cut, *shown]

    def _news(self, glance: Glance, since: int) -> list[str]:
        """Return what was told after a moment up to this one, without undone moves and own undos;
        the lines name the people who held the seats then."""
        moments, lines = glance.moments, list[str]()
        for place in range(since, glance.place + 1):
            moment, then = moments.moments[place], msgspec.structs.replace(glance, place=place)
            voice = self._speaker_names.marked(_table_then(then), glance.profiles, glance.locale)
            is_own = moment.undoes and moment.seat == moments.seat
            if place > since and not moment.gone and not is_own:
                lines += self._moved(then, voice)
            lines += map(voice.say, moment.notices)
        return lines

    def _happened(self, glance: Glance, voice: Voice) -> list[str]:
        """Return what was told at a moment, and what happened to the table until the next."""
        notices = glance.moments.moments[glance.place].notices
        return [*self._moved(glance, voice), *map(voice.say, notices)]

    def _moved(self, glance: Glance, voice: Voice) -> list[str]:
        """Return what was told of the move of a moment, and whether it has been undone."""
        moments = glance.moments
        moment, words = moments.moments[glance.place], self._titles[moments.table.game].words
        said = [event_said(words, event) for event in moment.events]
        if moment.gone:
            said.append(text("moment-gone"))
        return [voice.say(each) for each in said]


def _newest_within(lines: Sequence[str], room: int) -> Sequence[str]:
    """Return the last lines, at least one, that fit in ``room`` characters."""
    used, begin = 0, len(lines)
    while begin and (used := used + len(lines[begin - 1]) + 1) <= room:
        begin -= 1
    return lines[min(begin, len(lines) - 1) :]


def _table_then(glance: Glance) -> TableFacts:
    """Return the table's public facts at that moment, with the people who sat there then."""
    moments = glance.moments
    moment = moments.moments[glance.place]
    status = Status.PLAYING if moment.outcome is None else Status.FINISHED
    return msgspec.structs.replace(
        moments.table.as_held_by(moment.hands),
        moves=moment.moves,
        status=status,
        outcome=moment.outcome,
    )


def _sight(glance: Glance) -> Sight:
    """Return the subject of the picture of that moment."""
    view = glance.moments.view(glance.place)
    return Sight(_table_then(glance), view, glance.profiles, glance.locale)


def _heading(glance: Glance, voice: Voice) -> str:
    table = glance.moments.table
    return voice.say(
        text(
            "moment-heading",
            game=text(f"{table.game}-name"),
            code=table.code,
            move=glance.moments.moments[glance.place].moves,
            moves=table.moves,
        )
    )


BETWEEN_SIGNS: Final = 2_000
"""Milliseconds between two progress posts, at least."""

_ENVELOPE: Final = 8_192
"""Bytes of an upload that are not the animation."""

_STEPS: Final = 10
"""Characters of the progress bar."""

KEPT_FOR: Final = 3_600_000
"""Milliseconds for which an animation is kept."""

MOST_KEPT: Final = 12_000_000
"""Bytes of all kept animations together, at most, unless somebody says how many."""

Key: TypeAlias = tuple[TableId, int, Whose, Seat | None, Locale, tuple[str, ...]]
"""Cache key: table, number of moments, kind of view, its seat, language, names of the seats."""


class _GivenUp(Exception):
    """Ends the composing thread when the animation has been cancelled; never reaches a caller."""


class Replays:
    """Makes the posts of replays."""

    def __init__(
        self,
        titles: Mapping[str, "Entry"],
        speaker_names: SpeakerNames,
        studio: "ReplayProcess",
        clock: Clock,
        most_kept: int = MOST_KEPT,
    ) -> None:
        """``most_kept``: bytes of all cached animations together, at most."""
        self._titles = titles
        self._speaker_names = speaker_names
        self._scenes = Scenes(titles, speaker_names)
        self._studio = studio
        self._clock = clock
        self._queue = ReplayQueue()
        self._cache = ReplayCache(clock, most_kept)

    async def show(self, request: ReplayRequest) -> AsyncGenerator[Post, None]:
        """Yield progress posts and at last the replay; stops early if the replay is stopped.

        Closing the generator cancels the work. Raises TableRefuses if this person has a replay in
        work, too many are in work, or the animation does not fit.
        """
        film = self._remembered(request)
        if film is None:
            making = self._queue.begin(request.reader, partial(self._make, request))
            assert making.task is not None, "it was begun"
            try:
                async for post in self._signs(request, making):
                    yield post
                if making.task.cancelled():
                    return
                film = making.task.result()
            except TooLarge as fault:
                raise refused("replay-refusal-too-large") from fault
            finally:
                making.task.cancel()
            self._cache.keep(self._key_of(request), film)
        yield self._shown(request, film)

    def stop(self, reader: PlayerId) -> bool:
        """Cancel this person's replay in work; False if there is none."""
        return self._queue.stop(reader)

    async def close(self) -> None:
        """Cancel all replays in work."""
        await self._queue.close()

    # --- making ------------------------------------------------------------------------------

    async def _make(self, request: ReplayRequest, making: Making) -> Film:
        try:
            shots = await asyncio.to_thread(lambda: list(self._shots(request, making)))
        except asyncio.CancelledError:
            making.given_up = True
            raise
        making.count = len(shots)
        return await self._studio.develop(shots, request.room - _ENVELOPE, making.go_on)

    async def _signs(self, request: ReplayRequest, making: Making) -> AsyncGenerator[Post, None]:
        """Yield progress posts, at least BETWEEN_SIGNS apart, until the work ends."""
        assert making.task is not None, "it was begun"
        yield self._sign(request, making)
        said = self._clock.now()
        while not making.task.done():
            await making.moved.wait()
            making.moved.clear()
            now = self._clock.now()
            if now - said >= BETWEEN_SIGNS and not making.task.done():
                said = now
                yield self._sign(request, making)

    def _shots(self, request: ReplayRequest, making: Making) -> Iterator[Shot]:
        """Yield a picture for each moment of the game, without undone moves.

        Raises _GivenUp as soon as the animation is cancelled.
        """
        moments = request.moments
        places = [place for place, moment in enumerate(moments.moments) if moment.stands]
        scenes = [self._scene(request, place, making) for place in places]
        height = max(scene.height for scene in scenes)
        voice = self._speaker_names.plain(moments.table, request.profiles, request.locale)
        shown = [moments.moments[place] for place in places]
        last = max(1, len(shown) - 1)
        turns = groupby(range(len(shown)), lambda n: shown[n].seat)
        for turn, (_, numbers) in enumerate(turns):
            for n in numbers:
                caption = self._caption(request, shown[n], n / last)
                if n == len(shown) - 1 and moments.table.outcome is not None:
                    said = voice.say(verdict_in_picture(moments.table.outcome))
                    caption = msgspec.structs.replace(caption, words=(said, *caption.words))
                yield Shot(captioned(scenes[n], height, caption), turn)

    def _scene(self, request: ReplayRequest, place: int, making: Making) -> Scene:
        if making.given_up:
            raise _GivenUp
        moments, moment = request.moments, request.moments.moments[place]
        then = moments.table.as_held_by(moment.hands)
        return self._scenes.scene(
            Sight(
                msgspec.structs.replace(then, outcome=moment.outcome),
                moments.view(place),
                request.profiles,
                request.locale,
            )
        )

    def _caption(self, request: ReplayRequest, moment: PastMoment, part: float) -> Caption:
        """Return the caption of a moment: what was done then, with the names of that time."""
        table = request.moments.table.as_held_by(moment.hands)
        voice = self._speaker_names.plain(table, request.profiles, request.locale)
        words = self._titles[table.game].words
        said = tuple(voice.say(event_said(words, event)) for event in moment.events)
        return Caption(said, moment.seat, moment.moves, part)

    # --- keeping -----------------------------------------------------------------------------

    def _remembered(self, request: ReplayRequest) -> Film | None:
        """Return the cached animation if it fits in ``request.room``, else None."""
        film = self._cache.find(self._key_of(request))
        if film is None or len(film.data) > request.room - _ENVELOPE:
            return None
        return film

    def _key_of(self, request: ReplayRequest) -> Key:
        """Return the cache key of a request; it holds names, so a changed name is never shown."""
        moments, eyes = request.moments, _eyes(request)
        table, locale = moments.table, request.locale
        seat = moments.seat if eyes == "own" else None
        names = tuple(
            self._speaker_names.seat_name(table, one.seat, request.profiles, locale)
            for one in table.seats
        )
        return table.id, len(moments.moments), eyes, seat, locale, names

    # --- saying ------------------------------------------------------------------------------

    def _sign(self, request: ReplayRequest, making: Making) -> Post:
        table, voice = request.moments.table, self._voice(request)
        steps = making.done * _STEPS // max(1, making.count)
        count = text("replay-count", done=making.done, count=making.count)
        bar = f"{'▰' * steps}{'▱' * (_STEPS - steps)}"
        return Post(
            heading=voice.say(
                text("replay-making", game=text(f"{table.game}-name"), code=table.code)
            ),
            lines=(bar, voice.say(count)) if making.done else (),
            actions=(buttons.button("replay-stop", table, voice),),
        )

    def _shown(self, request: ReplayRequest, film: Film) -> Post:
        table, voice = request.moments.table, self._voice(request)
        eyes = [text(f"replay-seen-{_eyes(request)}")] if self._has_secrets(request) else []
        thinned = [text("replay-thinned", every=film.every)] if film.every else []
        name = f"{table.code}-{table.moves}.gif".lower()
        return Post(
            heading=voice.say(
                text("replay-heading", game=text(f"{table.game}-name"), code=table.code)
            ),
            lines=tuple(map(voice.say, (*eyes, *thinned))),
            picture=Picture(name, film.data, self._alt(request)),
            small=voice.say(text("replay-in-words")),
            actions=(*self._show_all(request, voice), *self._other_eyes(request, voice)),
        )

    def _alt(self, request: ReplayRequest) -> str:
        """Return the alt text: that it is a replay, and what its last picture shows."""
        moments, table = request.moments, request.moments.table
        told = text("replay-alt", game=text(f"{table.game}-name"), moves=table.moves)
        words = self._titles[table.game].words
        last = seen(words, moments.view(moments.last), outcome=table.outcome)
        say = self._speaker_names.plain(table, request.profiles, request.locale).say
        return described((Line(told, Importance.TURN), *last), say)

    def _other_eyes(self, request: ReplayRequest, voice: Voice) -> Iterator[Action]:
        """Yield buttons for the replay in other views; the own view is for people who sit there."""
        table, eyes = request.moments.table, _eyes(request)
        if not self._has_secrets(request):
            return
        if eyes != "own" and any(s.occupant == Human(request.reader) for s in table.seats):
            yield Action("replay", table.code, voice.say(text("replay-own-button")))
        if eyes != "public":
            yield buttons.button("replay-public", table, voice)
        if eyes != "open" and table.status is Status.FINISHED:
            yield buttons.button("replay-open", table, voice)

    def _show_all(self, request: ReplayRequest, voice: Voice) -> Iterator[Action]:
        """Yield the button with which a player posts the replay of a finished game publicly."""
        table = request.moments.table
        is_for_all = _eyes(request) == "public" or not self._has_secrets(request)
        if is_for_all and table.status is Status.FINISHED and request.reader in table.people:
            yield buttons.button("replay-show", table, voice)

    def _has_secrets(self, request: ReplayRequest) -> bool:
        return self._titles[request.moments.table.game].game.manifest.has_secrets

    def _voice(self, request: ReplayRequest) -> Voice:
        return self._speaker_names.marked(request.moments.table, request.profiles, request.locale)


class ReplayCache:
    """The newest animations, by what they show and to whom."""

    def __init__(self, clock: Clock, most_kept: int = MOST_KEPT) -> None:
        """``most_kept``: bytes of all kept animations together, at most."""
        self._clock = clock
        self._most_kept = most_kept
        self._kept: dict[Key, tuple[int, Film]] = {}

    def find(self, key: Key) -> Film | None:
        """Return the animation kept under this key, None if there is none."""
        self._forget()
        _, film = self._kept.get(key, (0, None))
        return film

    def keep(self, key: Key, film: Film) -> None:
        """Keep an animation as the newest, in place of an earlier one under this key."""
        self._kept.pop(key, None)
        self._kept[key] = (self._clock.now(), film)
        self._forget()

    def _forget(self) -> None:
        """Evict expired animations, and the oldest while all together are too large."""
        expired = self._clock.now() - KEPT_FOR
        self._kept = {key: kept for key, kept in self._kept.items() if kept[0] > expired}
        while sum(len(film.data) for _, film in self._kept.values()) > self._most_kept:
            del self._kept[next(iter(self._kept))]


def _eyes(request: ReplayRequest) -> Whose:
    """Return the kind of view; ``own`` is the public view for a person without a seat."""
    is_public = request.whose == "own" and request.moments.seat is None
    return "public" if is_public else request.whose
