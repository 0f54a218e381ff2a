"""A letter tells each turn in one line, made of what its reader was told."""

from dataclasses import replace

import msgspec
import pytest

from catalog import CATALOG
from core.game import EVERYONE, Seat, Told, only
from core.text import Player, Text
from games.la_strada.events import LinkBuilt, TurnBegan, TurnEnded
from tables.letters import PublicLetter, TurnTold
from tables.model import EventRecord, MoveRecord
from tables.telling import heard_by, records_of, turns_heard_by, with_movers
from tests.workers.test_presenter import look_at
from workers.turn_lines import turn_lines

STRADA = CATALOG["la-strada"]
ADA, BRUNO = Seat(0), Seat(1)


def link(seat: Seat, cost: int) -> LinkBuilt:
    return LinkBuilt(seat, (3, 4), (), "hamlet", 1, 3, cost, 5)  # type: ignore[arg-type]


def line(seq: int, seat: Seat) -> MoveRecord:
    return MoveRecord(seq, seat, None, None, "build", "", 0)


@pytest.fixture
def news() -> list[EventRecord]:
    """Ada links twice, which ends her turn; Bruno links once."""
    told = [
        *records_of([Told(link(ADA, 2), EVERYONE)], 1),
        *records_of(
            [
                Told(link(ADA, 3), EVERYONE),
                Told(TurnEnded(ADA, 2, 1, by_itself=True), EVERYONE),
                Told(TurnBegan(BRUNO, 4, 6), EVERYONE),
            ],
            2,
        ),
        *records_of([Told(link(BRUNO, 4), EVERYONE)], 3),
    ]
    return with_movers(told, [line(1, ADA), line(2, ADA), line(3, BRUNO)])


def letter(news: list[EventRecord]) -> PublicLetter:
    table = look_at("la-strada", None, 2).table
    events, turns = heard_by(None, news), turns_heard_by(None, news)
    return PublicLetter("board", table, None, events, (), (), turns=turns)


def who_and_days(lines: tuple[Text, ...]) -> list[tuple[object, object]]:
    return [(one.values["player"], one.values["days"]) for one in lines]


def test_moves_that_a_seat_made_in_a_row_are_one_line(news: list[EventRecord]) -> None:
    told = turn_lines(letter(news), STRADA)
    assert who_and_days(told) == [(Player(0), 5), (Player(1), 4)]


def test_a_letter_of_an_older_version_tells_each_event(news: list[EventRecord]) -> None:
    old = msgspec.structs.replace(letter(news), turns=())
    assert turn_lines(old, STRADA) == tuple(
        STRADA.words.event_text(event)
        for event in (
            link(ADA, 2),
            link(ADA, 3),
            TurnEnded(ADA, 2, 1, by_itself=True),
            TurnBegan(BRUNO, 4, 6),
            link(BRUNO, 4),
        )
    )


def test_a_game_without_lines_of_its_own_tells_the_last_event_of_each_turn(
    news: list[EventRecord],
) -> None:
    plain = replace(STRADA, turns=None)
    begun, linked = TurnBegan(BRUNO, 4, 6), link(BRUNO, 4)
    assert turn_lines(letter(news), plain) == tuple(map(STRADA.words.event_text, (begun, linked)))


def test_turns_count_nothing_that_their_reader_was_not_told(news: list[EventRecord]) -> None:
    hidden = records_of([Told(link(BRUNO, 9), only(BRUNO))], 4)
    secret = with_movers(hidden, [line(4, BRUNO)])
    later = [msgspec.structs.replace(record, seq=5, mover=ADA) for record in news[:1]]
    assert turns_heard_by(None, [*secret, *news]) == turns_heard_by(None, news)
    assert turns_heard_by(None, [*news[:1], *secret, *later]) == (TurnTold(ADA, 2),)
    assert turns_heard_by(BRUNO, secret) == (TurnTold(BRUNO, 1),)
