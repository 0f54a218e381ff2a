"""Check the record of a finished game offline: whether it was dealt and played as it says.

    python verify.py record.json [seal]
    python verify.py record.json another.json ...

Several records are checked one by one, and for whether their games had the same deal.

A record comes from `/table export` or `/table verify` (docs/records.md describes its format); the
seal is the one that was posted when the game began. Needs only the rules of the games, in this
folder or in an installed package: no token, no database, no network.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

from core.game_places import PackageFault, places_of
from games import AnyGame, game_in
from tables.history.record import (
    Findings,
    GameRecord,
    UnreadableRecord,
    examine,
    game_of,
    have_one_deal,
    read_record,
)

_SEAL = re.compile("[0-9a-fA-F]{64}")
"""A SHA-256 in hex."""


def main(arguments: list[str]) -> int:
    """Print the findings. Returns the exit status: 0 if all is well, 1 if not, 2 for bad input."""
    if not arguments:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        records = _records_of(arguments)
        found = [examine(record, game_of(record, _games_with(record.game))) for record in records]
    except OSError as fault:
        sys.stderr.write(f"Cannot read {fault.filename}: {fault.strerror}.\n\n{__doc__}\n")
        return 2
    except UnreadableRecord as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    if len(records) == 1:
        print(*verdict(records[0], found[0]), sep="\n")
        return 0 if found[0].all_well else 1
    for file, record, findings in zip(arguments, records, found, strict=True):
        print(f"{file}:", *verdict(record, findings), sep="\n  ")
    is_one = have_one_deal(records)
    print(f"{len(records)} games {'had' if is_one else 'did NOT have'} the same deal.")
    return 0 if is_one and all(findings.all_well for findings in found) else 1


def _records_of(arguments: Sequence[str]) -> list[GameRecord]:
    """Return the records of these files; the seal after a single one takes its seal's place."""
    first, *others = arguments
    if len(others) == 1 and _SEAL.fullmatch(others[0].strip()):
        record = read_record(Path(first).read_bytes())
        return [msgspec.structs.replace(record, seal=others[0].strip().lower())]
    return [read_record(Path(file).read_bytes()) for file in arguments]


def _games_with(key: str) -> dict[str, AnyGame]:
    """Return the game of this key, of the house or of an installed package; none if unknown."""
    try:
        places = places_of(key)
    except PackageFault:
        return {}
    return {key: game_in(import_module(places.rules_file("game")))}


def verdict(record: GameRecord, found: Findings) -> Iterator[str]:
    """Iterate over the findings as sentences."""
    yield "The seed fits the seal." if found.seal_fits else "The seed does NOT fit the seal."
    if record.deal_of is not msgspec.UNSET:
        yield "That it played the deal of a cup's round again cannot be checked here."
    if found.wrong_move is not None:
        yield f"Move {found.wrong_move} does NOT lead to the recorded position."
        return
    yield f"All {record.played} moves lead from the deal to the recorded positions."
    if record.undone:
        times = "once" if record.undone == 1 else f"{record.undone} times"
        yield f"Something was taken back {times}; the game goes on from there."
    yield "The result fits." if found.outcome_fits else "The result does NOT fit."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
