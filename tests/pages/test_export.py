"""The commands that write pages."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from model.table import Status
from pages import demo, export
from tables.history.records import (
    PublicRecord,
    UnreadableRecord,
    file_of,
    seal_of,
    story_of_record,
)
from tests.games.subjects import subject_of
from tests.pages.whole_pages import page_of, short_record

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


@pytest.mark.parametrize("field", ["game", "kind", "seal", "seed", "rules_version", "seats"])
def test_a_damaged_record_is_refused_in_one_short_line_of_letters(
    record: Path, field: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fields = json.loads(file_of(RUTA))
    is_number = isinstance(fields[field], int)
    fields[field] = 10**400 if is_number else f"a\n\x1b[2J\u202e{'x' * 10_000}"
    record.write_text(json.dumps(fields), encoding="utf-8")
    assert export.main([str(record)]) == 2
    said = capsys.readouterr().err
    assert said.endswith("\n")
    assert said[:-1].isprintable()
    assert len(said) < 400
    assert not record.with_suffix(".html").exists()


@pytest.mark.parametrize("key", ["__init__", "__pycache__", "la_strada", "Ruta", ""])
def test_a_record_of_what_is_no_key_of_a_game_is_refused(
    record: Path, key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(file_of(msgspec.structs.replace(RUTA, game=key)))
    assert export.main([str(record)]) == 2
    assert "a game I do not know" in capsys.readouterr().err


def test_a_record_with_the_seal_of_another_seed_makes_no_page(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(file_of(msgspec.structs.replace(RUTA, seal=seal_of(b"another"))))
    assert export.main([str(record)]) == 2
    assert capsys.readouterr().err == "Its seal is not that of its seed.\n"


@pytest.mark.parametrize("path", [".", "/", ""])
def test_a_record_that_is_a_folder_is_refused(
    path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export.main([path]) == 2
    assert "Cannot use" in capsys.readouterr().err


def test_a_page_does_not_replace_its_record(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    misnamed = record.rename(record.with_suffix(".html"))
    assert export.main([str(misnamed)]) == 2
    assert misnamed.read_bytes() == file_of(RUTA)
    assert "--to" in capsys.readouterr().err


def test_a_page_that_does_not_fit_on_the_disk_leaves_what_was_there(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    resource = pytest.importorskip("resource", reason="only there files have a largest size")
    target = record.with_suffix(".html")
    target.write_bytes(b"the page of yesterday")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, before[1]))
    try:
        status = export.main([str(record)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert status == 2
    assert f"Cannot use {target}: " in capsys.readouterr().err
    assert target.read_bytes() == b"the page of yesterday"
    assert {*record.parent.iterdir()} == {record, target}


def test_a_name_that_is_no_text_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        export.main([str(record), "--names", "\udcff"])
    assert ended.value.code == 2
    assert "--names" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_a_file_whose_name_is_no_text_is_written(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = record.with_name("page-\udcff.html")
    assert export.main([str(record), "--to", str(target)]) == 0
    assert target.exists()
    capsys.readouterr().out.encode()


def test_a_seat_that_is_not_at_the_table_leads_nowhere() -> None:
    first = msgspec.structs.replace(RUTA.moves[0], seat=-1)
    false = msgspec.structs.replace(RUTA, moves=(first, *RUTA.moves[1:]))
    with pytest.raises(UnreadableRecord):
        story_of_record(false, subject_of("ruta").game)


@pytest.mark.long
def test_demonstrations_are_the_same_every_time(tmp_path: Path) -> None:
    pages = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        assert demo.main([str(folder), "ruta"]) == 0
        pages.append((folder / "ruta.html").read_bytes())
    assert pages[0] == pages[1]


def test_the_games_of_the_house_are_demonstrated() -> None:
    assert {"ruta", "la-strada", "strada-romana", "stratego4"} <= {*demo.games_of_the_house()}
