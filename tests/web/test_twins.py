"""What a page is answered does not depend on what its reader cannot know, byte for byte.

Each moment of a game gets a twin in which everything hidden from the reader is rearranged. All
answers are compared: the table, each screen that its choices lead to, refusals, and news.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Seat, Viewer
from core.guided_play import Where
from model import game_json
from model.letters import TableFacts
from model.table import Human, PlayerId, PlayerProfile, Status, Table, TableSeat
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.service import TableService
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.hiding import twin_of
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import Journey, encoded, travels
from tests.storage.laws import added
from tests.storage.new_stores import make_store
from tests.storage.sample_rows import NOON, changed, lobby
from tests.tables.sample_tables import CountedEntropy, FixedClock
from tests.workers.test_presenter import look_at
from web.answers import TableAnswers, Touch, Wish, mark_of
from web.drawings import OpenPages
from web.limits import PressesFirst
from web.sessions import Reader
from workers.guided_play import Guide

STOPS = 5
"""Moments of a game that are looked at, spread over it."""

LINES = 6
"""Typed lines that are tried, each also backwards."""

MOST_PLACES = 8
"""Choices of a screen that are followed."""

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


async def sees(_table: TableFacts, _player: PlayerId | None) -> bool:
    return True


def person(seat: int) -> PlayerId:
    return PlayerId(900 + seat)


def saved(profile: PlayerProfile, tx: Transaction) -> None:
    tx.people.save_profile(profile)


class Desk:
    """Answers pages over a real store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        games = {key: entry.game for key, entry in EVERY_GAME.items()}
        self._service = TableService(store, games, FixedClock(NOON), CountedEntropy(), lambda: None)

    def answers(self) -> TableAnswers:
        """Answers to pages that are all new: their names are counted."""
        names = map(str, count())
        pages = OpenPages(names.__next__)
        guide = Guide(EVERY_GAME, lambda: bytes(32))
        parts = guide, texts(), sees, pages, PressesFirst()
        return TableAnswers(self._service, EVERY_GAME, *parts)

    async def put(self, table: Table, state: Any) -> None:
        """Let this be the state of the table."""
        written = changed(table, state=game_json.encode(state))

        def work(tx: Any) -> None:
            known = tx.tables.by_code(table.code)
            tx.tables.save(changed(written, id=known.id, version=known.version + 1), known.version)

        await self.store.transact(work)


@asynccontextmanager
async def desk_at(folder: Path, journey: Journey) -> AsyncIterator[tuple[Desk, Table]]:
    """A table at which this game is played, its seats held by people."""
    async with make_store(folder) as store:
        for seat in range(journey.seats):
            profile = PlayerProfile(person(seat), f"P{seat}", seen_on=NOON)
            await store.transact(partial(saved, profile))
        yield Desk(store), await added(store, table_of(journey))


def table_of(journey: Journey) -> Table:
    game = journey.subject.game
    options = game.view_for(journey.start.state, None).options
    seats = tuple(TableSeat(Seat(seat), Human(person(seat)), NOON) for seat in range(journey.seats))
    return lobby(
        "TW1N",
        game=journey.subject.key,
        rules_version=game.manifest.rules_version,
        state_version=game.manifest.state_version,
        status=Status.PLAYING,
        host=person(0),
        size=journey.seats,
        seats=seats,
        invited=(),
        options=game_json.encode(options),
        seed=journey.seed,
        state=game_json.encode(journey.start.state),
    )


def asked_at(table: Table, subject: Subject, state: Any) -> Table:
    """The table with those asked who are to act."""
    acting = subject.game.to_act(state)
    seats = tuple(
        changed(seat, asked=7 if seat.seat in acting else None, questions=7) for seat in table.seats
    )
    return changed(table, seats=seats)


def reader(viewer: Viewer) -> Reader:
    """The device of the person in this seat; None: of nobody."""
    profile = None if viewer is None else PlayerProfile(person(viewer), f"P{viewer}", seen_on=NOON)
    return Reader(profile, "device", "en")


async def all_said(desk: Desk, viewer: Viewer) -> list[bytes]:
    """Every answer that this reader can get now without changing anything, and news of it."""
    who, answers = reader(viewer), desk.answers()
    code = table_code()
    shown = await answers.shown(who, code, Wish())
    nowhere = Where("route", ("nowhere",))
    places = [*islice(_places(shown["screen"]), MOST_PLACES), nowhere]
    wishes = (Wish("0", shown["known"], place, 7) for place in places)
    said = [shown, *[await answers.shown(who, code, wish) for wish in wishes]]
    said.append(await answers.tables(who))
    whose = await answers.whose(who, code)
    mark = (await answers.marks([whose]))[whose]
    return [*map(msgspec.json.encode, said), mark]


def table_code() -> Any:
    return lobby("TW1N").code


def _places(screen: Mapping[str, Any] | None) -> Iterator[Where]:
    if screen is None:
        return
    for choice in screen["touches"]:
        yield choice["to"]
    for row in screen["rows"]:
        if isinstance(row, list):
            yield from (choice["to"] for choice in row)
        else:
            for option in row["options"]:
                yield Where(row["step"], (*row["of"], option["value"]))


def moments(journey: Journey) -> Iterator[Any]:
    """States spread over the game, without its end."""
    states = journey.states[:-1]
    yield from states[:: max(1, len(states) // STOPS)]


@pytest.mark.long
@every_game
async def test_no_answer_depends_on_what_its_reader_cannot_know(
    subject: Subject, tmp_path: Path
) -> None:
    journey, differing = next(travels(subject.key)), 0
    async with desk_at(tmp_path, journey) as (desk, table):
        for number, state in enumerate(moments(journey)):
            asked = asked_at(table, subject, state)
            for viewer in journey.viewers:
                twin = twin_of(subject, state, viewer, number)
                await desk.put(asked, state)
                said = await all_said(desk, viewer)
                await desk.put(asked, twin)
                assert await all_said(desk, viewer) == said
                differing += encoded(twin) != encoded(state)
    assert differing >= STOPS, "the twins are no proof when they are the same state"


@pytest.mark.long
@every_game
async def test_what_is_not_hidden_from_a_reader_is_in_the_answer(
    subject: Subject, tmp_path: Path
) -> None:
    """The test of the test above: another seat, whose view differs, gets other answers."""
    journey = next(travels(subject.key))
    async with desk_at(tmp_path, journey) as (desk, table):
        for number, state in enumerate(moments(journey)):
            asked = asked_at(table, subject, state)
            twin = twin_of(subject, state, Seat(0), number)
            await desk.put(asked, state)
            said = await all_said(desk, Seat(1))
            await desk.put(asked, twin)
            again = await all_said(desk, Seat(1))
            views = [encoded(subject.game.view_for(one, Seat(1))) for one in (state, twin)]
            assert (again != said) == (views[0] != views[1])


@pytest.mark.long
@every_game
async def test_refusals_and_typed_lines_tell_nothing_hidden(
    subject: Subject, tmp_path: Path
) -> None:
    journey = next(travels(subject.key))
    lines = sorted({subject.game.notate(stop.move) for stop in journey.stops})[
        :: len(journey.stops) // LINES + 1
    ]
    async with desk_at(tmp_path, journey) as (desk, table):
        state = journey.states[len(journey.states) // 2]
        asked = asked_at(table, subject, state)
        idle = [s for s in range(journey.seats) if Seat(s) not in subject.game.to_act(state)]
        for viewer in map(Seat, idle):
            twin = twin_of(subject, state, viewer, 3)
            for number, line in enumerate([*lines, *(line[::-1] for line in lines)]):
                both = []
                for one in (state, twin):
                    await desk.put(asked, one)
                    touch = Touch(nonce=f"n{number:09}", do="type", text=line)
                    both.append(await _typed(desk, viewer, touch))
                assert both[0] == both[1]


async def _typed(desk: Desk, viewer: Viewer, touch: Touch) -> bytes:
    answers = desk.answers()
    try:
        return msgspec.json.encode(await answers.done(reader(viewer), table_code(), touch))
    except PlayerError as fault:
        return msgspec.json.encode(fault.refusal)


def test_news_do_not_count_what_others_do_in_secret() -> None:
    """The version of a table counts secret moves, so no mark contains it."""
    look = look_at("ruta", None, 2)
    later = changed(look, table=changed(look.table, version=look.table.version + 1))
    public = changed(look, table=changed(look.table, moves=look.table.moves + 1))
    assert mark_of(later) == mark_of(look) != mark_of(public)
