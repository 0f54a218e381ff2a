"""Recorded whole games: how they are stored and replayed.

A recording is a small JSON file in a folder named after the game. It starts from ``seed`` (hex) or
``position`` (a stored state); ``rules_version`` (default 1) says how the seed is dealt; ``moves``
are lines ``<seat> <move in notation>`` or ``<seat> resigns``; ``reason``, ``points`` and ``ranks``
(by seat) are the outcome. It never contains times or names of people.
"""

from pathlib import Path
from typing import Any

import msgspec

from core.game import Outcome, Seat
from model import game_json
from model.log import RESIGNATION, fingerprint, taking_back
from tables.history.records import GameRecord, RecordedMove, seal_of
from tests.game_data import data_of
from tests.games.subjects import Subject

RESIGNS = "resigns"


class Recording(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One whole game, from its start to its final ranking."""

    seats: int
    options: Any
    moves: tuple[str, ...]
    reason: str
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    seed: str = ""
    position: Any = None
    rules_version: int = 1


def folder_of(subject: Subject) -> Path:
    """Where the recordings of a game are kept."""
    return data_of(subject.key).replays


def recordings(subject: Subject) -> dict[str, Recording]:
    """All recordings of a game by file name."""
    return recordings_in(folder_of(subject))


def recordings_in(folder: Path) -> dict[str, Recording]:
    """All recordings of a folder by file name; none where there is no folder."""
    return {
        path.stem: msgspec.json.decode(path.read_bytes(), type=Recording)
        for path in sorted(folder.glob("*.json"))
    }


def states_of(subject: Subject, recording: Recording) -> list[Any]:
    """The states of a recorded game, first to last, as the rules make them today."""
    states = [first_state(subject, recording)]
    for seat, written in lines_of(recording):
        states.append(_next_state(subject, states[-1], seat, written))
    return states


def lines_of(recording: Recording) -> list[tuple[Seat, str]]:
    """Each line's seat, and its move as the game writes it or RESIGNS."""
    parted = (line.partition(" ") for line in recording.moves)
    return [(Seat(int(seat)), written) for seat, _, written in parted]


def first_state(subject: Subject, recording: Recording) -> Any:
    """Where a recorded game starts."""
    manifest = subject.game.manifest
    if recording.position is not None:
        return msgspec.convert(recording.position, type=manifest.state)
    options: Any = msgspec.convert(recording.options, type=manifest.options)
    seed = bytes.fromhex(recording.seed)
    deal = subject.game.deal_under(recording.rules_version)
    assert deal is not None, "what was recorded can be dealt for ever"
    return deal(recording.seats, options, seed).state


def _next_state(subject: Subject, state: Any, seat: Seat, written: str) -> Any:
    if written == RESIGNS:
        return subject.game.withdraw(state, seat).state
    move = subject.game.read_back(subject.game.view_for(state, seat), written)
    return subject.game.apply(state, seat, move).state


def points_and_ranks(outcome: Outcome) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Final points and ranks, by seat."""
    by_seat = sorted(outcome.standings, key=lambda standing: standing.seat)
    return tuple(s.points for s in by_seat), tuple(s.rank for s in by_seat)


def exported(subject: Subject, recording: Recording) -> GameRecord:
    """The record that a table would hand out of this game; its first line is made twice.

    The first time it is taken back. Of a game that begins at a position there is none.
    """
    dealt, *states = states_of(subject, recording)
    outcome = subject.game.outcome(states[-1])
    assert outcome is not None, "a recording is of a whole game"
    lines = [_exported(line, state) for line, state in zip(recording.moves, states, strict=True)]
    undone = msgspec.structs.replace(
        _exported(recording.moves[0], dealt), notation=taking_back(1, 1)
    )
    seed = bytes.fromhex(recording.seed)
    return GameRecord(
        game=subject.key,
        rules_version=recording.rules_version,
        state_version=subject.game.manifest.state_version,
        seats=recording.seats,
        options=game_json.raw(msgspec.convert(recording.options, subject.game.manifest.options)),
        seal=seal_of(seed),
        seed=seed.hex(),
        moves=(lines[0], undone, *lines),
        outcome=outcome,
    )


def _exported(line: str, state: Any) -> RecordedMove:
    seat, _, written = line.partition(" ")
    notation = RESIGNATION if written == RESIGNS else written
    return RecordedMove(Seat(int(seat)), notation, fingerprint(game_json.encode(state)))
