"""Replays: a game as an animated picture for one person, from the view they asked for.

Scenes are composed here, in a thread; the replay process makes the animation. A person may have one
replay made at a time, and can stop it by a button. Animations are kept for an hour.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from core.game import Seat
from core.texts import Importance, Line, Locale, text
from i18n import Voice
from model.refusals import refused
from model.table import Human, PlayerId, Status, TableId
from rendering.replay import Caption, Film, Shot, TooLarge, captioned
from rendering.scene.shapes import Scene
from tables.history.moments import PastMoment, Whose
from tables.interfaces import Clock
from workers import buttons
from workers.other_process import OtherProcess
from workers.painting import painter
from workers.painting.table_pictures import Scenes, Sight
from workers.post_model import Action, Picture, Post, ReplayRequest
from workers.sentences import SpeakerNames, described, event_said, seen, verdict_in_picture

if TYPE_CHECKING:
    from catalog import Entry


# --- the process ---------------------------------------------------------------------------------


PATIENCE: Final = 30.0
"""Seconds without a sign of progress after which an animation is given up."""

MOST_AWAITED: Final = 6
"""Animations being made or queued in this process; a further request is refused."""


class ReplayProcess:
    """Makes animations one after the other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._process = OtherProcess("replay", "low", patience)

    async def develop(
        self, shots: Sequence[Shot], most: int, seen_to: Callable[[int], object]
    ) -> Film:
        """Make an animation of these shots in at most ``most`` bytes; cancelling kills the process.

        ``seen_to`` is called with the number of shots done. Raises TooLarge or WorkFailed.
        """
        async with self._process.turn() as running:
            film = await running.call(painter.develop, most, *shots, told=seen_to)
        if film is None:
            raise TooLarge
        return film

    async def close(self) -> None:
        """Kill the process; whoever waits for an animation is cancelled."""
        await self._process.close()


class _Making:
    """An animation being made, and its progress."""

    def __init__(self, make: Callable[["_Making"], Awaitable[Film]]) -> None:
        self.moved = asyncio.Event()
        self.done = self.count = 0
        self.given_up = False
        self.task = asyncio.ensure_future(make(self))
        self.task.add_done_callback(lambda _: self.moved.set())

    def go_on(self, done: int) -> None:
        """Record that ``done`` pictures are done."""
        self.done = done
        self.moved.set()


# --- posts ---------------------------------------------------------------------------------------


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
        studio: ReplayProcess,
        clock: Clock,
        most_kept: int = MOST_KEPT,
    ) -> None:
        """``most_kept``: bytes of all cached animations together, at most."""
        self._titles = titles
        self._speaker_names = speaker_names
        self._scenes = Scenes(titles, speaker_names)
        self._studio = studio
        self._clock = clock
        self._awaited: dict[PlayerId, _Making] = {}
        self._cache = ReplayCache(clock, most_kept)

    async def show(self, request: ReplayRequest) -> AsyncGenerator[Post, None]:
        """Yield progress posts and at last the replay; stops early if the replay is stopped.

        Closing the generator cancels the work. Raises TableRefuses if this person has a replay in
        work, too many are in work, or the animation does not fit.
        """
        film = self._remembered(request)
        if film is None:
            making = self._begin(request)
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
        making = self._awaited.get(reader)
        return making is not None and making.task.cancel()

    async def close(self) -> None:
        """Cancel all replays in work."""
        tasks = [making.task for making in self._awaited.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- making ------------------------------------------------------------------------------

    def _begin(self, request: ReplayRequest) -> _Making:
        """Start making a replay. Raises TableRefuses as ``show``."""
        if request.reader in self._awaited:
            raise refused("replay-refusal-one-at-a-time")
        if len(self._awaited) >= MOST_AWAITED:
            raise refused("replay-refusal-busy")
        making = self._awaited[request.reader] = _Making(partial(self._make, request))
        making.task.add_done_callback(lambda _: self._awaited.pop(request.reader))
        return making

    async def _make(self, request: ReplayRequest, making: _Making) -> Film:
        try:
            shots = await asyncio.to_thread(lambda: list(self._shots(request, making)))
        except asyncio.CancelledError:
            making.given_up = True
            raise
        making.count = len(shots)
        return await self._studio.develop(shots, request.room - _ENVELOPE, making.go_on)

    async def _signs(self, request: ReplayRequest, making: _Making) -> AsyncGenerator[Post, None]:
        """Yield progress posts, at least BETWEEN_SIGNS apart, until the work ends."""
        yield self._sign(request, making)
        said = self._clock.now()
        while not making.task.done():
            await making.moved.wait()
            making.moved.clear()
            now = self._clock.now()
            if now - said >= BETWEEN_SIGNS and not making.task.done():
                said = now
                yield self._sign(request, making)

    def _shots(self, request: ReplayRequest, making: _Making) -> Iterator[Shot]:
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

    def _scene(self, request: ReplayRequest, place: int, making: _Making) -> Scene:
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

    def _sign(self, request: ReplayRequest, making: _Making) -> Post:
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
