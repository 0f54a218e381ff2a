"""The offline checker, run as anybody would run it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from core.game import Seat
from games import all_games
from games.ruta.game import RUTA
from games.ruta.view import Options
from tables import codec
from tables.log import RESIGNATION, fingerprint
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


EVERY_VERSION = [
    (key, version)
    for key, game in all_games().items()
    for version in (game.manifest.rules_version, *game.former_deals)
]


def given_up(key: str, version: int) -> GameRecord:
    """A game of every kind, dealt by this version: one move, then all but one resign."""
    game = all_games()[key]
    seats, options = game.manifest.most_seats, game.manifest.options()
    deal = game.deal_under(version)
    assert deal is not None
    state = deal(seats, options, SEED).state
    seat = min(game.to_act(state))
    move = next(iter(game.legal_moves(state, seat)))
    state = game.apply(state, seat, move).state
    moves = [RecordedMove(seat, game.notate(move), fingerprint(codec.encode(state)))]
    for other in range(1, seats):
        if game.to_act(state):
            state = game.withdraw(state, Seat(other)).state
            moves.append(RecordedMove(Seat(other), RESIGNATION, fingerprint(codec.encode(state))))
    outcome = game.outcome(state)
    assert outcome is not None
    return GameRecord(
        game=key,
        rules_version=version,
        seats=seats,
        options=codec.raw(options),
        seal=seal_of(SEED),
        seed=SEED.hex(),
        moves=tuple(moves),
        outcome=outcome,
    )


@pytest.mark.parametrize(("key", "version"), EVERY_VERSION)
def test_the_record_of_any_game_can_be_checked(key: str, version: int, tmp_path: Path) -> None:
    record = given_up(key, version)
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(record))
    status, said = check(str(path), record.seal)
    assert status == 0, said
    wrong = msgspec.structs.replace(record.moves[0], fingerprint="0" * 64)
    moves = (wrong, *record.moves[1:])
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, moves=moves)))
    status, said = check(str(path))
    assert status == 1
    assert "Move 1 does NOT lead" in said


def check(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "verify.py", *arguments],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("version", [0, 99])
def test_of_rules_nobody_knows_any_more_nothing_is_said(version: int, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(played(), rules_version=version)))
    status, said = check(str(path))
    assert status == 2
    assert f"version {version} of the rules" in said


def test_dealt_by_other_rules_a_record_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    record = given_up("stratego4", 1)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, rules_version=2)))
    status, said = check(str(path))
    assert status == 1
    assert "Move 1 does NOT lead" in said


def test_an_honest_record_is_found_good(tmp_path: Path) -> None:
    record = played()
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(record))
    status, said = check(str(path), record.seal)
    assert (status, said.count("NOT")) == (0, 0)
    assert f"All {len(record.moves)} moves" in said


def test_a_record_in_which_moves_were_taken_back_is_found_good(tmp_path: Path) -> None:
    record = played()
    first, *others = record.moves
    dealt = fingerprint(codec.encode(RUTA.initial_state(2, Options(), SEED).state))
    undone = (first, RecordedMove(first.seat, "undo 1", dealt), first, *others)
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, moves=undone)))
    status, said = check(str(path), record.seal)
    assert status == 0, said
    assert f"All {len(record.moves) + 1} moves" in said
    assert "taken back" in said
    wrong = (first, RecordedMove(first.seat, "undo 1", first.fingerprint), first, *others)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, moves=wrong)))
    status, said = check(str(path))
    assert status == 1
    assert "Move 1 does NOT lead" in said


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
