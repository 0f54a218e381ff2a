"""The offline checker, run as anybody would run it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from core.game import Seat
from games.ruta.game import RUTA
from games.ruta.view import Options
from tables import codec
from tables.lifecycle import fingerprint
from tables.record import GameRecord, RecordedMove, seal_of

PROJECT = Path(__file__).parents[2]
SEED = bytes(range(32))


def played() -> GameRecord:
    """A whole game of whoever takes the first move there is."""
    state = RUTA.initial_state(2, Options(), SEED).state
    moves: list[RecordedMove] = []
    while acting := RUTA.to_act(state):
        (seat,) = acting
        move = list(RUTA.legal_moves(state, seat))[-1]
        state = RUTA.apply(state, seat, move).state
        moves.append(RecordedMove(Seat(seat), RUTA.notate(move), fingerprint(codec.encode(state))))
    outcome = RUTA.outcome(state)
    assert outcome is not None
    return GameRecord(
        game="ruta",
        rules_version=RUTA.manifest.rules_version,
        seats=2,
        options=codec.raw(Options()),
        seal=seal_of(SEED),
        seed=SEED.hex(),
        moves=tuple(moves),
        outcome=outcome,
    )


def check(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "verify.py", *arguments],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_an_honest_record_is_found_good(tmp_path: Path) -> None:
    record = played()
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(record))
    status, said = check(str(path), record.seal)
    assert (status, said.count("NOT")) == (0, 0)
    assert f"All {len(record.moves)} moves" in said


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", bytes(32).hex(), "does NOT fit the seal"),
        ("moves", [], "result does NOT fit"),
    ],
)
def test_a_forged_record_is_found_out(
    tmp_path: Path, field: str, value: object, complaint: str
) -> None:
    forged = json.loads(msgspec.json.encode(played()))
    forged[field] = value
    path = tmp_path / "record.json"
    path.write_text(json.dumps(forged), encoding="utf-8")
    status, said = check(str(path))
    assert status == 1
    assert complaint in said


def test_a_seal_from_elsewhere_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(played()))
    assert check(str(path), seal_of(b"another"))[0] == 1


def test_what_is_no_record_is_refused_kindly(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text("{}", encoding="utf-8")
    status, said = check(str(path))
    assert status == 2
    assert "not a record" in said
    assert "Traceback" not in said
