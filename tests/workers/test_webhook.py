"""The webhook: public events for the host, without names or private data."""

import json
from collections.abc import Sequence

import pytest
from aiohttp import web

from tables.model.letters import (
    ClaimedLetter,
    Letter,
    LetterId,
    PrivateLetter,
    PublicKind,
    PublicLetter,
)
from tables.model.table import Table
from tables.notifications import outgoing_letters
from tables.visibility.public_facts import facts_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CLUB,
    GAME,
    NOON,
    PIAZZA,
    FixedClock,
    finished,
    lay,
    lobby,
    playing,
    twin_of,
)
from workers.delivery.webhook import (
    FIRST_PAUSE,
    MOST_ATTEMPTS,
    MOST_WAITING,
    Webhook,
    event_of,
    sender_to,
)


def letters_of_a_move(table: Table) -> Sequence[Letter]:
    """Public and private letters of Anna's move, each person's secrets among them."""
    after = outgoing_letters.posted(table, lay(table, ANNA), ANNA.id)
    return outgoing_letters.letters_for(table, after, GAME, (), ANNA.id)


def claimed(letter: Letter, number: int = 1) -> ClaimedLetter:
    return ClaimedLetter(LetterId(number), letter, 0, NOON)


def public(table: Table) -> PublicLetter:
    kind: PublicKind = "final" if table.outcome is not None else "board"
    return PublicLetter(kind, facts_of(table), None, (), (), (ANNA.id, BRUNO.id))


class Receiver:
    """Records bodies, and fails on request."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.bodies: list[bytes] = []
        self.tries = 0

    async def send(self, body: bytes) -> None:
        self.tries += 1
        if self.failures:
            self.failures -= 1
            raise OSError("nobody there")
        self.bodies.append(body)


class Rig:
    """A webhook with a stopped clock, and its receiver."""

    def __init__(self, failures: int = 0) -> None:
        self.receiver = Receiver(failures)
        self.clock = FixedClock(NOON)
        self.rung = 0
        self.webhook = Webhook(self.receiver.send, self.clock, self._ring)

    def _ring(self) -> None:
        self.rung += 1


def test_a_private_letter_tells_no_event() -> None:
    private = [x for x in letters_of_a_move(playing(ANNA, BRUNO)) if isinstance(x, PrivateLetter)]
    assert private
    assert [event_of(claimed(letter)) for letter in private] == [None] * len(private)


def test_a_reminder_and_a_late_picture_tell_no_event() -> None:
    table = facts_of(playing(ANNA, BRUNO))
    reminder = PublicLetter("reminder", table, None, (), (), (ANNA.id,))
    picture = PublicLetter("board", table, None, (), (), (), illustrates=5)
    assert event_of(claimed(reminder)) is None
    assert event_of(claimed(picture)) is None


async def test_an_event_names_no_person_server_or_channel() -> None:
    rig = Rig()
    for table in (lobby(ANNA), playing(ANNA, BRUNO), finished(ANNA, BRUNO)):
        rig.webhook.tell(claimed(public(table)))
    assert await rig.webhook.work() is None
    said = b"".join(rig.receiver.bodies).decode()
    assert len(rig.receiver.bodies) == rig.rung == 3
    for one in (ANNA, BRUNO):
        assert one.name not in said
    ids = {str(n) for n in (ANNA.id, BRUNO.id, CLUB, PIAZZA, CAFFE)}
    numbers = {str(n) for body in rig.receiver.bodies for n in numbers_in(json.loads(body))}
    assert ids & numbers == set()


def numbers_in(value: object) -> list[int]:
    if isinstance(value, dict):
        return [n for one in value.values() for n in numbers_in(one)]
    if isinstance(value, list):
        return [n for one in value for n in numbers_in(one)]
    return [value] if isinstance(value, int) and not isinstance(value, bool) else []


@pytest.mark.parametrize("number", range(5))
def test_an_event_is_the_same_whatever_is_hidden(number: int) -> None:
    table = playing(ANNA, BRUNO)
    twin = twin_of(table, None, number)
    assert twin.state != table.state
    assert event_of(claimed(public(twin))) == event_of(claimed(public(table)))


def test_an_event_says_whose_turn_it_is_and_who_has_won() -> None:
    going, over = (
        event_of(claimed(public(t))) for t in (playing(ANNA, BRUNO), finished(ANNA, BRUNO))
    )
    assert going is not None
    assert over is not None
    assert (going.event, going.status, going.standings) == ("board", "playing", ())
    assert [seat.occupant for seat in going.seats] == ["person", "person"]
    assert any(seat.to_move for seat in going.seats)
    assert over.event == "final"
    assert min(standing.rank for standing in over.standings) == 1


async def test_a_receiver_that_fails_is_asked_again_later_and_the_order_is_kept() -> None:
    rig = Rig(failures=2)
    for number in (1, 2):
        rig.webhook.tell(claimed(public(playing(ANNA, BRUNO)), number))
    assert await rig.webhook.work() == NOON + FIRST_PAUSE
    assert await rig.webhook.work() == NOON + 2 * FIRST_PAUSE
    assert await rig.webhook.work() is None
    assert [json.loads(body)["id"] for body in rig.receiver.bodies] == [1, 2]


async def test_an_event_that_is_always_refused_is_dropped_and_the_next_goes_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rig = Rig(failures=MOST_ATTEMPTS)
    for number in (1, 2):
        rig.webhook.tell(claimed(public(playing(ANNA, BRUNO)), number))
    for _ in range(MOST_ATTEMPTS):
        await rig.webhook.work()
    assert [json.loads(body)["id"] for body in rig.receiver.bodies] == [2]
    assert "event 1" in caplog.text
    assert "nobody there" not in caplog.text


async def test_no_more_than_so_many_events_wait_and_the_oldest_go_first() -> None:
    rig = Rig()
    letter = public(playing(ANNA, BRUNO))
    for number in range(MOST_WAITING + 5):
        rig.webhook.tell(claimed(letter, number))
    await rig.webhook.work()
    assert [json.loads(body)["id"] for body in rig.receiver.bodies][:1] == [5]
    assert len(rig.receiver.bodies) == MOST_WAITING


@pytest.mark.parametrize(("status", "arrives"), [(204, True), (302, False), (500, False)])
async def test_only_an_answer_of_success_counts_as_received(status: int, *, arrives: bool) -> None:
    taken = list[bytes]()

    async def take(request: web.Request) -> web.Response:
        taken.append(await request.read())
        return web.Response(status=status, headers={"Location": "/elsewhere"})

    app = web.Application()
    app.router.add_post("/hook", take)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        send = sender_to(f"http://127.0.0.1:{runner.addresses[0][1]}/hook")
        if arrives:
            await send(b"{}")
        else:
            with pytest.raises(OSError, match=str(status)):
                await send(b"{}")
    finally:
        await runner.cleanup()
    assert taken == [b"{}"]
