"""Replays: progress, stopping, limits, caching, and whose view they show."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from catalog import CATALOG
from core.game import Seat
from games.ruta.moves import Passed
from i18n import Translator
from model.refusals import TableRefuses
from model.table import PlayerId, PlayerProfile, Status
from rendering.replay import Film, Shot, TooLarge
from rendering.scene.shapes import Lettering, Rectangle
from tables.history.moments import Moments, PastMoment, TakenBackThen, Whose
from tests.rendering import ruta_positions
from tests.rendering.picture_queries import live_words
from tests.tables.sample_tables import NOON, FixedClock
from tests.workers.test_presenter import look_at
from workers.post_model import Post, ReplayRequest
from workers.replays import BETWEEN_SIGNS, KEPT_FOR, MOST_AWAITED, MOST_KEPT, ReplayProcess, Replays
from workers.sentences import SpeakerNames

ROOM = 10_000_000


class SlowStudio(ReplayProcess):
    """Makes a replay when released; records its input."""

    def __init__(self) -> None:
        self.shots: list[Sequence[Shot]] = []
        self.seen_to: Callable[[int], object] = print
        self.begun = asyncio.Event()
        self.ready: asyncio.Future[Film] = asyncio.get_running_loop().create_future()
        self.ended = 0

    async def develop(
        self, shots: Sequence[Shot], most: int, seen_to: Callable[[int], object]
    ) -> Film:
        self.shots.append(shots)
        self.seen_to = seen_to
        self.begun.set()
        try:
            return await asyncio.shield(self.ready)
        except asyncio.CancelledError:
            self.ended += 1
            raise


def moment(seq: int, **changes: Any) -> PastMoment:
    """A moment of the game; seats move in turn."""
    seat = Seat(seq % 2) if seq else None
    known = PastMoment(seq, (), seq, seq, gone=False, seat=seat, when=None, outcome=None)
    return msgspec.structs.replace(known, **changes)


def request(
    whose: Whose = "public",
    *,
    reader: int = 1,
    seat: int | None = None,
    moments: Sequence[PastMoment] = (moment(0), moment(1), moment(2)),
    status: Status = Status.PLAYING,
) -> ReplayRequest:
    view = ruta_positions.MIDDLE if seat is None else ruta_positions.MIDDLE_OWN
    table = msgspec.structs.replace(look_at("ruta", view, 2).table, status=status)
    told = Moments(table, None if seat is None else Seat(seat), tuple(moments), lambda _: view)
    return ReplayRequest(told, whose, {}, PlayerId(reader), "en", ROOM)


class Room:
    """Replays with a stopped clock, and a studio that waits to be released."""

    def __init__(self) -> None:
        self.clock, self.studio = FixedClock(NOON), SlowStudio()
        speaker_names = SpeakerNames(Translator(strict=True))
        self.replays = Replays(CATALOG, speaker_names, self.studio, self.clock)

    def ask(self, wanted: ReplayRequest) -> tuple[list[Post], asyncio.Task[None]]:
        """What somebody is shown from now on, and the waiting for it."""
        posts: list[Post] = []

        async def read() -> None:
            async for post in self.replays.show(wanted):
                posts.append(post)  # noqa: PERF401  (to be looked at while they come)

        return posts, asyncio.create_task(read())

    async def get(self, wanted: ReplayRequest, film: Film | None = None) -> Post:
        """The replay, made at once."""
        self.studio.ready = asyncio.get_running_loop().create_future()
        self.studio.ready.set_result(film or Film(b"GIF89a", 3, 0))
        posts, reading = self.ask(wanted)
        await reading
        return posts[-1]


@pytest.fixture
async def room() -> Room:
    return Room()


async def test_how_far_it_is_is_said_now_and_then(room: Room) -> None:
    posts, reading = room.ask(request())
    await room.studio.begun.wait()
    assert [post.lines for post in posts] == [()]
    assert [action.name for action in posts[0].actions] == ["replay-stop"]
    for now, done in ((0, 1), (BETWEEN_SIGNS, 2), (BETWEEN_SIGNS + 1, 3)):
        room.clock.instant = NOON + now
        room.studio.seen_to(done)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert [post.lines[1:] for post in posts] == [(), ("Picture 2 of 3",)]
    room.studio.ready.set_result(Film(b"GIF89a", 3, 0))
    await reading
    assert posts[-1].picture is not None
    assert posts[-1].picture.data == b"GIF89a"


async def test_whoever_stops_it_ends_the_work_and_sees_no_more(room: Room) -> None:
    posts, reading = room.ask(request())
    await room.studio.begun.wait()
    assert not room.replays.stop(PlayerId(2))
    assert room.replays.stop(PlayerId(1))
    await reading
    assert room.studio.ended == 1
    assert len(posts) == 1
    assert not room.replays.stop(PlayerId(1))


async def test_whoever_reads_no_further_ends_the_work(room: Room) -> None:
    showing = room.replays.show(request())
    await anext(showing)
    await room.studio.begun.wait()
    await showing.aclose()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert room.studio.ended == 1


async def test_whoever_stops_it_early_has_no_picture_composed_any_more(room: Room) -> None:
    composed, enough = [], threading.Event()

    def view(place: int) -> object:
        composed.append(place)
        loop.call_soon_threadsafe(begun.set)
        enough.wait(10)
        return ruta_positions.MIDDLE

    loop, begun = asyncio.get_running_loop(), asyncio.Event()
    wanted = request()
    told = msgspec.structs.replace(wanted.moments, view=view)
    _, reading = room.ask(msgspec.structs.replace(wanted, moments=told))
    await begun.wait()
    assert room.replays.stop(PlayerId(1))
    await reading
    enough.set()
    await loop.shutdown_default_executor()
    assert composed == [0]


async def test_a_house_that_closes_ends_all(room: Room) -> None:
    _, reading = room.ask(request())
    await room.studio.begun.wait()
    await room.replays.close()
    await reading
    assert room.studio.ended == 1


async def test_one_at_a_time_for_a_person_and_a_few_for_all(room: Room) -> None:
    waiting = [room.ask(request(reader=reader))[1] for reader in range(MOST_AWAITED)]
    await room.studio.begun.wait()
    for reader, code in ((0, "one-at-a-time"), (99, "busy")):
        with pytest.raises(TableRefuses) as refused:
            await anext(room.replays.show(request(reader=reader)))
        assert refused.value.refusal.code == f"replay-refusal-{code}"
    await room.replays.close()
    await asyncio.gather(*waiting)


async def test_what_has_no_room_is_refused(room: Room) -> None:
    room.studio.ready.set_exception(TooLarge())
    _, reading = room.ask(request())
    with pytest.raises(TableRefuses) as refused:
        await reading
    assert refused.value.refusal.code == "replay-refusal-too-large"


async def test_a_replay_is_kept_for_an_hour_for_the_same_eyes_and_language(room: Room) -> None:
    await room.get(request())
    await room.get(request(reader=2))
    assert len(room.studio.shots) == 1
    others = [
        request("own", seat=0),
        request("own", seat=1),
        request("open", status=Status.FINISHED),
        msgspec.structs.replace(request(), locale="fr"),
        request(moments=[moment(0), moment(1)]),
        msgspec.structs.replace(
            request(), profiles={PlayerId(1): PlayerProfile(PlayerId(1), "Al")}
        ),
    ]
    for count, other in enumerate(others, 2):
        await room.get(other)
        assert len(room.studio.shots) == count
    room.clock.instant += KEPT_FOR
    await room.get(request())
    assert len(room.studio.shots) == len(others) + 2


async def test_whoever_sits_nowhere_sees_what_everybody_does(room: Room) -> None:
    await room.get(request("own"))
    await room.get(request())
    assert len(room.studio.shots) == 1


async def test_of_too_many_films_the_oldest_are_let_go(room: Room) -> None:
    large = Film(bytes(MOST_KEPT // 2 + 1), 3, 0)
    first, second = request(), request("own", seat=0)
    for wanted in (first, second, second, first):
        await room.get(msgspec.structs.replace(wanted, room=MOST_KEPT), large)
    assert len(room.studio.shots) == 3


async def test_a_kept_film_that_has_no_room_elsewhere_is_made_anew(room: Room) -> None:
    await room.get(request(), Film(bytes(ROOM // 2), 3, 0))
    await room.get(msgspec.structs.replace(request(), room=ROOM // 2))
    assert len(room.studio.shots) == 2


async def test_a_thinned_film_says_so(room: Room) -> None:
    post = await room.get(request(), Film(b"GIF89a", 3, 2))
    assert any("one turn in 2" in line for line in post.lines)


async def test_what_was_taken_back_is_not_shown(room: Room) -> None:
    passed = (Passed(Seat(0)),)
    moments = (
        moment(0),
        moment(1, gone=True, events=passed),
        moment(2, moves=0, events=(TakenBackThen(Seat(1)),)),
        moment(3, moves=1, events=passed),
    )
    await room.get(request(moments=moments))
    (shots,) = room.studio.shots
    assert len(shots) == 2
    said = [live_words(shot.scene)[-2:] for shot in shots]
    assert said[1][1] == "1"
    assert said[1][0].endswith("passes.") or "pass" in said[1][0]


async def test_the_bar_below_the_pictures_is_empty_at_the_deal_and_full_at_the_end(
    room: Room,
) -> None:
    await room.get(request())
    (shots,) = room.studio.shots
    bars = [[s.width for s in shot.scene.live if isinstance(s, Rectangle)][-2:] for shot in shots]
    whole = bars[0][0]
    assert bars[0][1] < whole / 50
    assert bars[1][1] == round(whole / 2)
    assert bars[2][1] == whole


async def test_the_last_picture_says_first_who_has_won(room: Room) -> None:
    asked = request(status=Status.FINISHED)
    outcome = ruta_positions.FINISHED.outcome
    table = msgspec.structs.replace(asked.moments.table, outcome=outcome)
    moments = Moments(table, None, asked.moments.moments, lambda _: ruta_positions.MIDDLE)
    await room.get(msgspec.structs.replace(asked, moments=moments))
    said = [
        [shape.words for shape in shot.scene.live if isinstance(shape, Lettering)]
        for shot in room.studio.shots[0]
    ]
    assert [any("win" in words for words in each) for each in said] == [False, False, True]


async def test_turns_are_counted_by_who_moves(room: Room) -> None:
    seats = (None, 0, 0, 1, 0)
    moments = [moment(n, seat=None if s is None else Seat(s)) for n, s in enumerate(seats)]
    await room.get(request(moments=moments))
    assert [shot.turn for shot in room.studio.shots[0]] == [0, 1, 1, 2, 3]
