"""The commands that write pages, and the process that makes them for the bot."""

import sys
from pathlib import Path

import msgspec
import pytest

from pages import demo, export
from pages.page_process import PageProcess
from tables.history.public_record import PublicRecord
from tables.history.record import UnreadableRecord, file_of
from tables.history.recorded_story import story_of
from tables.model.refusals import TableRefuses
from tables.model.table import Status
from tests.games.subjects import subject_of
from tests.pages.whole_pages import page_of, short_page, short_record

RUTA = short_record(subject_of("ruta"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a record."""
    path = tmp_path / "record.json"
    path.write_bytes(file_of(RUTA))
    return path


def test_the_page_is_written_beside_its_record(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export.main([str(record)]) == 0
    page = record.with_suffix(".html")
    assert page.read_text(encoding="utf-8") == page_of(RUTA)
    assert capsys.readouterr().out == f"{page}: {page.stat().st_size} bytes\n"


def test_language_names_and_place_can_be_chosen(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    words = ["--to", str(target), "--locale", "it", "--names", "Ada", "Bruno"]
    assert export.main([str(record), *words]) == 0
    assert target.read_text(encoding="utf-8") == page_of(RUTA, "it", ("Ada", "Bruno"))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{}", "This is not a record of a game"),
        (file_of(msgspec.structs.replace(RUTA, game="chess")), "a game I do not know"),
        (file_of(msgspec.structs.replace(RUTA, moves=RUTA.moves[::-1])), "does not follow"),
        (file_of(msgspec.structs.replace(RUTA, moves=RUTA.moves[:-1])), "Its result is not that"),
    ],
)
def test_what_is_no_whole_record_makes_no_page(
    record: Path, content: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(content)
    assert export.main([str(record)]) == 2
    assert said in capsys.readouterr().err
    assert not record.with_suffix(".html").exists()


def test_a_public_record_makes_no_page(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fields = {name: getattr(RUTA, name) for name in ("game", "rules_version", "seats", "seal")}
    view = msgspec.Raw(b"{}")
    public = PublicRecord(**fields, options=RUTA.options, status=Status.PLAYING, told=(), view=view)
    record.write_bytes(file_of(public))
    assert export.main([str(record)]) == 2
    assert "Export it again when the game has ended." in capsys.readouterr().err


def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export.main([str(tmp_path / "none.json")]) == 2
    assert f"Cannot use {tmp_path / 'none.json'}" in capsys.readouterr().err


def test_a_seat_that_is_not_at_the_table_leads_nowhere() -> None:
    first = msgspec.structs.replace(RUTA.moves[0], seat=-1)
    false = msgspec.structs.replace(RUTA, moves=(first, *RUTA.moves[1:]))
    with pytest.raises(UnreadableRecord):
        story_of(false, subject_of("ruta").game)


@pytest.mark.long
def test_demonstrations_are_the_same_every_time(tmp_path: Path) -> None:
    pages = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        assert demo.main([str(folder), "ruta"]) == 0
        pages.append((folder / "ruta.html").read_bytes())
    assert pages[0] == pages[1]


def test_the_games_of_the_house_are_demonstrated() -> None:
    assert {"ruta", "la-strada", "strada-romana", "stratego4"} <= {*demo.games_of_the_house()}


# --- the process of the bot ----------------------------------------------------------------------


@pytest.mark.long
async def test_the_process_makes_the_page_of_a_whole_game() -> None:
    page = await PageProcess().page(RUTA, "en")
    assert page.decode() == short_page(subject_of("ruta"))


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("import sys; sys.stdin.buffer.read(); sys.stdout.write('t')", "too-large"),
        ("import sys; sys.stdin.buffer.read()", "not-now"),
        ("", "not-now"),
    ],
)
async def test_what_cannot_be_made_is_refused(program: str, code: str) -> None:
    process = PageProcess((sys.executable, "-c", program))
    with pytest.raises(TableRefuses) as refused:
        await process.page(RUTA, "en")
    assert refused.value.refusal.code == f"page-refusal-{code}"


async def test_a_process_that_takes_too_long_is_ended() -> None:
    process = PageProcess((sys.executable, "-c", "input(); input()"), patience=0)
    with pytest.raises(TableRefuses):
        await process.page(RUTA, "en")
