"""Several tables of the same deal on a page: results, names, what has no room, unfinished games."""

from io import BytesIO

import msgspec
import pytest

from club.model.cup import CupCode
from pages.html import TooLargePage
from pages.page_game import installed_game
from pages.page_making import page_side_by_side
from pages.page_process import make, packed_round, read_answer, read_round
from pages.same_deal import deal_of_records, deal_of_round
from pages.shown_game import of_record
from tables.history.record import GameRecord, UnreadableRecord
from tables.model.refusals import TableRefuses
from tables.model.table import TableCode
from tests.games.catalogue import texts
from tests.pages.games_of_one_deal import (
    TABLES,
    deal_of,
    games_of_one_deal,
    page_of,
    say,
    short_page,
)
from tests.pages.whole_pages import Elements, drawn_in
from workers.page_requests import RoundOfOneDeal, TableOfRound

HARMFUL = ("<script>alert(1)</script>", "</style></svg><b>\"'&amp;", "{$x}\u2028]]>")


def test_some_games_are_longer_than_others() -> None:
    tables = Elements(short_page("ruta")).story["tables"]
    assert len({table["views"][0]["steps"][-1][0] for table in tables}) > 1
    assert {table["over"] for table in tables} == {say("page-table-over")}


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
        deal_of_records([records[0], other], installed_game("ruta").game)


# --- what has no room ----------------------------------------------------------------------------


def test_with_too_many_positions_or_bytes_each_game_is_seen_with_its_first_eyes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal, game = deal_of("ruta"), installed_game("ruta")
    whole, _ = page_side_by_side(deal, game, texts(), "en")
    assert b"Everybody</option>" in whole
    fewer, kept = page_side_by_side(deal, game, texts(), "en", most=len(whole) - 1)
    monkeypatch.setattr("pages.page_making.MOST_POSITIONS", deal.positions - 1)
    for page in (fewer, page_of(deal).encode()):
        assert b"Everybody</option>" not in page
        assert say("page-tables-fewer-eyes") in page.decode()
    assert kept == TABLES
    assert say("page-tables-fewer-eyes") not in whole.decode()


def test_tables_without_room_are_left_out_and_counted() -> None:
    deal, game = deal_of("ruta"), installed_game("ruta")
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
    made = read_round(answer.getvalue(), [table.code for table in ROUND.tables])
    assert made.tables == tuple(table.code for table in ROUND.tables)
    page = made.file.decode()
    assert say("page-table-own", "fr", code="AAAA") in page
    assert say("page-table", "fr", code="BBBB") in page
    assert say("page-tables-cup", "fr", code="CQPA", round=2) in page
    smaller = BytesIO()
    make(BytesIO(packed_round(ROUND, records, 100, "fr")), smaller)
    with pytest.raises(TableRefuses):
        read_answer(smaller.getvalue())


def test_a_game_that_was_not_finished_is_shown_as_far_as_everybody_saw_it() -> None:
    game = installed_game("ruta")
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
