"""Laws of pages of several tables of the same deal, over all games."""

from functools import cache
from io import BytesIO

import msgspec
import pytest

from club.model.cup import CupCode
from core.translatable_text import Locale, text
from pages.frames import decoded
from pages.html import TooLargePage
from pages.making import page_side_by_side
from pages.page_process import make, packed_round, read_answer, read_round
from pages.same_deal import ShownDeal, deal_of_records, deal_of_round
from pages.shown_game import of_record
from tables.history.record import GameRecord, UnreadableRecord
from tables.model.refusals import TableRefuses
from tables.model.table import TableCode
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.pages.games_of_one_deal import game_of_one_deal, games_of_one_deal
from tests.pages.whole_pages import Elements, drawn_in, references_in
from workers.tables_side_by_side import RoundOfOneDeal, TableOfRound

TABLES = 3

HARMFUL = ("<script>alert(1)</script>", "</style></svg><b>\"'&amp;", "{$x}\u2028]]>")

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


def deal_of(key: str, count: int = TABLES, names: tuple[str, ...] = ()) -> ShownDeal:
    """So many tables of one deal."""
    return deal_of_records([*games_of_one_deal(key, count)], EVERY_GAME[key].game, names)


def page_of(deal: ShownDeal, locale: Locale = "en") -> str:
    """The page of a deal."""
    game = EVERY_GAME[deal.tables[0].shown.game]
    return page_side_by_side(deal, game, texts(), locale)[0].decode()


@cache
def short_page(key: str) -> str:
    """The page of a deal of this game, made once in a test run."""
    return page_of(deal_of(key))


def say(key: str, locale: Locale = "en", **values: object) -> str:
    """A text of the page."""
    return str(texts().voice(locale).say(text(key, **values)))  # type: ignore[arg-type]


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


def test_some_games_are_longer_than_others() -> None:
    tables = Elements(short_page("ruta")).story["tables"]
    assert len({table["views"][0]["steps"][-1][0] for table in tables}) > 1
    assert {table["over"] for table in tables} == {say("page-table-over")}


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


def test_the_best_of_each_hand_is_in_bold() -> None:
    deal = deal_of("ruta")
    bold = Elements(page_of(deal)).names.count("strong")
    assert bold >= deal.tables[0].shown.seats
    judged = tuple(msgspec.structs.replace(table, judged=True) for table in deal.tables)
    nothing = Elements(page_of(msgspec.structs.replace(deal, tables=judged)))
    assert nothing.names.count("strong") == 0
    assert nothing.words.count(say("page-table-judged")) == TABLES


def test_names_are_text_whatever_they_are() -> None:
    page = Elements(page_of(deal_of("ruta", names=HARMFUL)))
    assert page.names.count("script") == 2
    assert not {"b", "script", "style"} & {*drawn_in(page.story).names}
    assert "b" not in page.names
    whole = "".join((*page.story["sentences"], *page.words))
    assert all(name in whole for name in HARMFUL)


def test_games_of_other_deals_are_not_compared() -> None:
    records = [*games_of_one_deal("ruta", 2)]
    other = msgspec.structs.replace(records[1], seed="00" * 32)
    with pytest.raises(UnreadableRecord, match="same deal"):
        deal_of_records([records[0], other], EVERY_GAME["ruta"].game)


# --- what has no room ----------------------------------------------------------------------------


def test_with_too_many_positions_or_bytes_each_game_is_seen_with_its_first_eyes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal, game = deal_of("ruta"), EVERY_GAME["ruta"]
    whole, _ = page_side_by_side(deal, game, texts(), "en")
    assert b"Everybody</option>" in whole
    fewer, kept = page_side_by_side(deal, game, texts(), "en", most=len(whole) - 1)
    monkeypatch.setattr("pages.making.MOST_POSITIONS", deal.positions - 1)
    for page in (fewer, page_of(deal).encode()):
        assert b"Everybody</option>" not in page
        assert say("page-tables-fewer-eyes") in page.decode()
    assert kept == TABLES
    assert say("page-tables-fewer-eyes") not in whole.decode()


def test_tables_without_room_are_left_out_and_counted() -> None:
    deal, game = deal_of("ruta"), EVERY_GAME["ruta"]
    most = len(page_of(deal.first(1).through_first_eyes()).encode()) + 100
    page, kept = page_side_by_side(deal, game, texts(), "en", most)
    assert (kept, len(Elements(page.decode()).story["tables"])) == (1, 1)
    assert len(page) <= most
    assert say("page-tables-left-out", count=2) in page.decode()
    with pytest.raises(TooLargePage):
        page_side_by_side(deal, game, texts(), "en", most=1_000)


# --- tables of a cup -----------------------------------------------------------------------------


CODES = ("AAAA", "BBBB")
ROUND = RoundOfOneDeal(
    CupCode("CQPA"), 2, (TableOfRound(TableCode("AAAA"), own=True), TableOfRound(TableCode("BBBB")))
)


def test_the_process_makes_the_page_and_tells_how_many_tables_are_on_it() -> None:
    answer = BytesIO()
    records: list[GameRecord] = [*games_of_one_deal("ruta", 2)]
    make(BytesIO(packed_round(ROUND, records, 10**7, "fr")), answer)
    made = read_round(answer.getvalue())
    assert made.tables == 2
    page = made.file.decode()
    assert say("page-table-own", "fr", code="AAAA") in page
    assert say("page-table", "fr", code="BBBB") in page
    assert say("page-tables-cup", "fr", code="CQPA", round=2) in page
    smaller = BytesIO()
    make(BytesIO(packed_round(ROUND, records, 100, "fr")), smaller)
    with pytest.raises(TableRefuses):
        read_answer(smaller.getvalue())


def test_a_game_that_was_not_finished_is_shown_as_far_as_everybody_saw_it() -> None:
    game = EVERY_GAME["ruta"]
    whole, other = games_of_one_deal("ruta", 2)
    shown = of_record(other, game.game)
    public = shown.perspectives[1]
    part = msgspec.structs.replace(public, moments=public.moments[:6], views=public.views[:6])
    called_off = msgspec.structs.replace(shown, perspectives=(part,), seal=None, seed=None)
    page = page_of(deal_of_round(ROUND, (whole, called_off), game.game))
    story = Elements(page).story
    assert [len(table["views"]) for table in story["tables"]] == [4, 1]
    assert story["tables"][1]["over"] == say("page-table-no-further")
    assert page.count(say("page-table-unfinished")) == 1
    assert page.count(f"<td>{say('page-result-none')}</td>") == 2
