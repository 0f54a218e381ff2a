"""The offline verifier, run as a command, on any content of a file."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import verify
from tables.history.records import GameRecord, RecordedMove, file_of, seal_of
from tests.games.subjects import subject_of
from tests.replays.recording import exported, recordings

PROJECT = Path(__file__).parents[2]
EXAMPLES = Path(__file__).parent / "records"
"""Files that were handed out: one of each game, and what earlier versions wrote."""

SHORT = {
    "la-strada": "resigned-two",
    "ruta": "resigned-by-seat-0",
    "strada-romana": "resigned-two",
    "stratego4": "resigned-four-while-deploying",
}

Run = Callable[..., tuple[int, str]]


def record_of(key: str) -> GameRecord:
    """A short game, resigned, its first move made twice."""
    subject = subject_of(key)
    return exported(subject, recordings(subject)[SHORT[key]])


RUTA = record_of("ruta")


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Verify a record with changed fields; return the exit status and the output."""

    def check(record: GameRecord, *seal: str, **fields: Any) -> tuple[int, str]:
        path = tmp_path / "record.json"
        path.write_bytes(file_of(msgspec.structs.replace(record, **fields)))
        status = verify.main([str(path), *seal])
        said = capsys.readouterr()
        return status, said.out + said.err

    return check


def in_a_shell(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "verify.py", *arguments],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


# --- files of every version -------------------------------------------------------------------


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_handed_out_can_be_verified_for_ever(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify.main([str(example)]) == 0
    assert "taken back once" in capsys.readouterr().out


def test_there_is_an_example_of_each_game_and_of_each_version() -> None:
    games = {msgspec.json.decode(path.read_bytes())["game"] for path in EXAMPLES.glob("*-2.json")}
    assert games == set(SHORT)
    assert list(EXAMPLES.glob("*-1.json"))


@pytest.mark.parametrize("key", SHORT)
def test_records_are_written_as_the_examples_are(key: str) -> None:
    assert file_of(record_of(key)) == (EXAMPLES / f"{key}-2.json").read_bytes()


def test_whoever_runs_it_is_answered(tmp_path: Path) -> None:
    status, said = in_a_shell(str(EXAMPLES / "stratego4-2.json"), record_of("stratego4").seal)
    assert (status, said.count("NOT")) == (0, 0)
    (tmp_path / "record.json").write_text("{}", encoding="utf-8")
    status, said = in_a_shell(str(tmp_path / "record.json"))
    assert status == 2
    assert said.startswith("This is not a record of a game")
    assert "Traceback" not in said
    assert in_a_shell()[0] == 2
    status, said = in_a_shell("nowhere.json")
    assert status == 2
    assert said.startswith("Cannot read nowhere.json: No such file")
    assert "python verify.py record.json" in said, "and how it is meant"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be"])
def test_a_record_saved_on_windows_is_still_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str
) -> None:
    record, path = file_of(RUTA).decode(), tmp_path / "record.json"
    mark = "\ufeff" if encoding == "utf-16-be" else ""
    path.write_bytes((mark + record.replace("\n", "\r\n")).encode(encoding))
    assert verify.main([str(path)]) == 0
    assert "does NOT" not in capsys.readouterr().out
    path.write_bytes(b"\xff\xfe{")
    assert verify.main([str(path)]) == 2
    assert capsys.readouterr().err.startswith("This is not a record of a game")


# --- what is found out ------------------------------------------------------------------------


def test_a_changed_position_is_found(run: Run) -> None:
    first, *others = RUTA.moves
    wrong = msgspec.structs.replace(first, fingerprint="0" * 16)
    status, said = run(RUTA, moves=(wrong, *others))
    assert status == 1
    assert "Move 1 does NOT lead" in said


def test_a_move_that_was_not_taken_back_is_found(run: Run) -> None:
    first, back, *others = RUTA.moves
    wrong = msgspec.structs.replace(back, fingerprint=first.fingerprint)
    status, said = run(RUTA, moves=(first, wrong, *others))
    assert status == 1
    assert "Move 1 does NOT lead" in said


@pytest.mark.parametrize("key", sorted(SHORT))
def test_a_move_taken_back_in_another_seats_name_is_found(run: Run, key: str) -> None:
    record = record_of(key)
    place = next(n for n, line in enumerate(record.moves) if line.notation.startswith("undo"))
    back = record.moves[place]
    other = msgspec.structs.replace(back, seat=(back.seat + 1) % record.seats)
    status, said = run(record, moves=(*record.moves[:place], other, *record.moves[place + 1 :]))
    assert status == 1
    assert "does NOT lead" in said


def test_what_was_taken_back_already_is_not_taken_back_again(run: Run) -> None:
    first, back, *others = RUTA.moves
    status, said = run(RUTA, moves=(first, back, back, *others))
    assert status == 1
    assert "Move 1 does NOT lead" in said


def test_dealt_by_other_rules_a_record_is_found_out(run: Run) -> None:
    subject = subject_of("stratego4")
    dealt = (each for each in recordings(subject).values() if each.seed)
    record = exported(subject, next(each for each in dealt if each.rules_version == 1))
    assert run(record)[0] == 0
    status, said = run(record, rules_version=2)
    assert status == 1
    assert "Move 1 does NOT lead" in said


def test_another_seed_or_another_seal_is_found(run: Run) -> None:
    assert "does NOT fit the seal" in run(RUTA, seed=bytes(32).hex())[1]
    assert run(RUTA, RUTA.seal)[0] == 0
    status, said = run(RUTA, seal_of(b"another"))
    assert status == 1
    assert "does NOT fit the seal" in said


def test_a_game_cut_short_is_found(run: Run) -> None:
    status, said = run(RUTA, moves=())
    assert status == 1
    assert "result does NOT fit" in said


def test_a_record_of_before_that_says_whose_deal_it_played_is_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    of_before = msgspec.json.decode(file_of(RUTA)) | {"deal_of": {"cup": "CVPB", "round": 2}}
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(of_before))
    assert verify.main([str(path)]) == 0
    assert "NOT" not in capsys.readouterr().out


# --- what cannot be compared ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"rules_version": 0}, "version 0 of the rules"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"state_version": 99}, "version 99 of the states"),
        ({"version": 3}, "of version 3; I know those up to 2"),
        ({"format": "other"}, "not a record of a game"),
        ({"game": "chess"}, "a game I do not know"),
        ({"seats": 3}, "Nobody can play this game with 3"),
        ({"seed": "00"}, "not 32 bytes in hex"),
        ({"seed": "z" * 64}, "not 32 bytes in hex"),
        ({"options": msgspec.Raw(b'{"joker_aces": 7}')}, "options are none of this game"),
        ({"moves": (RecordedMove(RUTA.moves[0].seat, "x" * 1001, ""),)}, "not a record"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(
    run: Run, fields: dict[str, Any], why: str
) -> None:
    status, said = run(RUTA, **fields)
    assert status == 2
    assert why in said
    assert said.count("\n") == 1


def test_the_record_of_a_running_game_is_to_be_exported_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_text('{"kind": "public", "version": 2, "game": "ruta"}', encoding="utf-8")
    assert verify.main([str(path)]) == 2
    assert "Export it again when the game has ended" in capsys.readouterr().err


WHOLE = {key: file_of(record_of(key)) for key in SHORT}


@settings(max_examples=300)
@given(
    key=st.sampled_from(sorted(SHORT)),
    place=st.integers(0),
    byte=st.integers(0, 255),
    cut=st.booleans(),
)
def test_a_damaged_file_is_judged_or_refused_whatever_its_damage(
    tmp_path_factory: pytest.TempPathFactory, key: str, place: int, byte: int, cut: bool
) -> None:
    damaged = bytearray(WHOLE[key])
    place %= len(damaged)
    damaged[place] = byte
    path = tmp_path_factory.getbasetemp() / "damaged.json"
    path.write_bytes(damaged[:place] if cut else damaged)
    assert verify.main([str(path)]) in (0, 1, 2)


@settings(max_examples=150)
@given(
    key=st.sampled_from(sorted(SHORT)),
    seats=st.lists(st.integers(-2, 9), min_size=3, max_size=3),
    lines=st.lists(
        st.sampled_from(("resign", "undo 1", "undo 1-9999", "undo 0", "draw 1", "", "\x00")),
        min_size=3,
        max_size=3,
    ),
)
def test_so_is_one_that_was_made_up(
    tmp_path_factory: pytest.TempPathFactory, key: str, seats: list[Any], lines: list[str]
) -> None:
    record = record_of(key)
    made_up = [
        RecordedMove(seat, line, record.moves[0].fingerprint)
        for seat, line in zip(seats, lines, strict=True)
    ]
    moves = (*record.moves[: len(set(lines))], *made_up, *record.moves)
    path = tmp_path_factory.getbasetemp() / "made-up.json"
    path.write_bytes(file_of(msgspec.structs.replace(record, moves=moves)))
    assert verify.main([str(path)]) in (1, 2)
