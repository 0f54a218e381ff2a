"""Records a game for each way a game can end that no recording shows yet.

``python -m tests.replays.record <key>``. Plays with the subject's move choosers, some seats
resigning; names each ending that none of these games reaches: it needs a recording that begins at a
``position``.
"""

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from core.game import Seat
from tests.games.subjects import Subject, subject_of
from tests.games.whole_games import Journey, travel
from tests.replays.recording import RESIGNS, Recording, folder_of, points_and_ranks, recordings_in

GAMES_TRIED = 300


def record(subject: Subject, folder: Path) -> set[str]:
    """Write what is missing in this folder; the endings that no game has met."""
    missing = set(subject.endings) - {r.reason for r in recordings_in(folder).values()}
    for number in range(GAMES_TRIED):
        if not missing:
            break
        found = _played(subject, number)
        if found.reason in missing:
            missing.remove(found.reason)
            _write(found, folder / f"{found.reason}-{found.seats}-seats.json")
    return missing


def _played(subject: Subject, number: int) -> Recording:
    """One game; in every second one all seats but one resign, somewhere on the way."""
    chance = Random(number)
    seats = chance.choice(subject.seat_counts)
    options = chance.choice(subject.options)
    habits = tuple(chance.choice(list(subject.choosers)) for _ in range(seats))
    journey = travel(subject, seats, options, number, habits)
    moved = [f"{s.seat} {subject.game.notate(s.move)}" for s in journey.stops]
    if number % 2 == 0:
        return _recorded(journey, options, moved, journey.end)
    kept = chance.randrange(len(moved))
    state, resigned = _resigning(subject, journey.states[kept], seats, chance)
    return _recorded(journey, options, [*moved[:kept], *resigned], state)


def _resigning(subject: Subject, state: Any, seats: int, chance: Random) -> tuple[Any, list[str]]:
    """Seats resign one after the other until the game is over; the last state, and their lines."""
    lines = []
    for seat in chance.sample(range(seats), seats - 1):
        if subject.game.to_act(state):
            state = subject.game.withdraw(state, Seat(seat)).state
            lines.append(f"{seat} {RESIGNS}")
    return state, lines


def _recorded(journey: Journey, options: Any, lines: list[str], state: Any) -> Recording:
    outcome = journey.subject.game.outcome(state)
    assert outcome is not None, "the game is over"
    points, ranks = points_and_ranks(outcome)
    return Recording(
        seats=journey.seats,
        options=msgspec.to_builtins(options),
        moves=tuple(lines),
        reason=outcome.reason,
        points=points,
        ranks=ranks,
        seed=journey.seed.hex(),
        rules_version=journey.subject.game.manifest.rules_version,
    )


def _write(recording: Recording, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(recording), indent=1) + b"\n")


def chosen(parser: ArgumentParser) -> Subject:
    """The game named on the command line."""
    parser.add_argument("key")
    return subject_of(parser.parse_args().key)


def main() -> None:
    """Record what the game named on the command line lacks."""
    parser = ArgumentParser(description="Write down a game for each ending not recorded yet.")
    subject = chosen(parser)
    missing, folder = record(subject, folder_of(subject)), folder_of(subject)
    print(f"{folder}: {len(recordings_in(folder))} recordings")  # noqa: T201
    if missing:
        parser.exit(1, f"not met in {GAMES_TRIED} games: {', '.join(sorted(missing))}\n")


if __name__ == "__main__":
    main()
