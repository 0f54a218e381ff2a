"""Laws of pages of several tables of the same deal, over all games."""

import pytest

from pages.delta_encoding import decoded
from pages.same_deal import deal_of_records
from pages.shown_game import of_record
from tests.games.catalogue import EVERY_GAME
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.pages.games_of_one_deal import (
    TABLES,
    game_of_one_deal,
    games_of_one_deal,
    say,
    short_page,
)
from tests.pages.whole_pages import Elements, drawn_in, references_in

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


@every_game
def test_all_tables_have_a_position_for_each_of_their_public_moves(subject: Subject) -> None:
    story = Elements(short_page(subject.key)).story
    assert len(story["tables"]) == TABLES
    pictures, lines = decoded(story["pictures"]), decoded(story["descriptions"])
    assert {n for numbers in pictures for n in numbers} == {*range(len(story["shapes"]))}
    for table in story["tables"]:
        for view in table["views"]:
            whens = [when for when, *_ in view["steps"]]
            assert whens == [*range(len(whens))]
            for when, moves, picture, described, title, told in view["steps"]:
                assert when == moves
                title_said = say("page-move", number=when) if when else say("page-set-up")
                assert story["sentences"][title] == title_said
                assert pictures[picture]
                assert lines[described]
                assert told or not when, "something is told of each move"


@every_game
def test_the_first_eyes_see_all_that_the_page_of_one_game_tells(subject: Subject) -> None:
    record = game_of_one_deal(subject.key, 1)
    eyes = of_record(record, EVERY_GAME[subject.key].game).perspectives[0]
    (table,) = deal_of_records([record], EVERY_GAME[subject.key].game).tables
    merged = table.shown.perspectives[0]
    assert merged.sees == eyes.sees
    assert [one for m in merged.moments for one in m.events] == [
        one for m in eyes.moments for one in m.events
    ]
    assert merged.views[-1] == eyes.views[-1]
    assert merged.moments[-1].outcome == record.outcome


@every_game
def test_a_page_of_several_asks_for_nothing(subject: Subject) -> None:
    page = short_page(subject.key)
    known = {value for name, value in drawn_in(Elements(page).story).attributes if name == "id"}
    for reference in references_in(page):
        assert reference.startswith("data:") or reference.removeprefix("#") in known, reference
    assert "://" not in page
    assert "default-src 'none'" in page


@every_game
def test_a_chart_tells_where_each_move_is(subject: Subject) -> None:
    tables = Elements(short_page(subject.key)).story["tables"]
    longest = max(table["views"][0]["steps"][-1][1] for table in tables)
    for table in tables:
        for chart in table["charts"]:
            left, right, top, bottom = chart["frame"]
            assert 0 < left < right < chart["width"]
            assert 0 < top < bottom < chart["height"]
            assert chart["last"] == longest, "all charts are of the same scale"


@every_game
def test_results_stand_seat_by_seat(subject: Subject) -> None:
    words = [one.strip() for one in Elements(short_page(subject.key)).words]
    at = words.index(say("page-results-table"))
    records = [*games_of_one_deal(subject.key, TABLES)]
    seats = records[0].seats
    cells = [word for word in words[at:] if word]
    assert cells[1 : seats + 1] == [say("player-number", number=n + 1) for n in range(seats)]
    rows = [cells[n : n + seats + 1] for n in range(seats + 1, (seats + 1) * 4, seats + 1)]
    for number, (record, (table, *got)) in enumerate(zip(records, rows, strict=True), 1):
        assert table == say("page-table", code=str(number))
        for one in record.outcome.standings:
            said = one.points if one.parts else one.rank
            assert str(said).replace("-", "−") in got[one.seat]
