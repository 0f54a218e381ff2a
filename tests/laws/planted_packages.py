"""Packages with a fault each: copies of Bidding in which a few lines are changed.

Each fault names the law that finds it.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from newgame import write_copy
from tests.game_data import data_of

KEY: Final = "planted"
PACKAGE: Final = f"tavolo_{KEY}"


class Change(NamedTuple):
    """``before`` occurs once in this file of Bidding; the copy has ``after`` instead."""

    file: str
    before: str
    after: str


class PlantedFault(NamedTuple):
    """A fault by its name, and the law that finds it."""

    name: str
    law: str
    changes: Sequence[Change]


FAULTS: Final = (
    PlantedFault(
        "a leak",
        "A view does not depend on hidden things",
        (
            Change(
                "redact.py",
                "state.bids[viewer] or None,",
                "state.bids[viewer] and max(state.bids) or None,",
            ),
        ),
    ),
    PlantedFault(
        "an illegal option",
        "Every choice leads to a legal move and every legal move is reached",
        (
            Change("guided_play.py", "import Move\n", "import CARDS, Bid, Move\n"),
            Change("guided_play.py", "for m in legal", "for m in map(Bid, CARDS)"),
        ),
    ),
    PlantedFault(
        "a missing translation",
        "Every language says what english says in the same file",
        (Change("locales/fr/bidding.ftl", "bidding-no-cards = ", "# bidding-no-cards = "),),
    ),
    PlantedFault(
        "an unfair draw",
        "What lies hidden at the beginning lies by even chance",
        (
            Change(
                "rules.py",
                "    state = State(options, rng, prizes,",
                "    prizes = (prizes[0], *sorted(prizes[1:]))\n"
                "    state = State(options, rng, prizes,",
            ),
        ),
    ),
    PlantedFault(
        "a stuck screen",
        "Every choice leads to a legal move and every legal move is reached",
        (Change("guided_play.py", "Ask((tuple(presses),))", "Ask((tuple(presses)[:3],))"),),
    ),
    PlantedFault(
        "a picture over the edge",
        "Every word ends in the picture",
        (Change("painter.py", "_POINTS: Final = 640", "_POINTS: Final = 795"),),
    ),
    PlantedFault(
        "the order of an enum changed",
        "A recorded game plays again to the same end",
        (Change("moves.py", "range(1, 6))", "(1, 2, 3, 5, 4))"),),
    ),
    PlantedFault(
        "a secret in a refusal",
        "Refusals do not depend on hidden things",
        (
            Change(
                "rules.py",
                '-refusal-spent", {"card": move.card}',
                '-refusal-spent", {"card": max(state.bids)}',
            ),
        ),
    ),
    PlantedFault(
        "an endless game",
        "Every game ends whatever the habits",
        (
            Change("state.py", "in state.rounds}", "in state.rounds[-1:]}"),
            Change("rules.py", "len(state.rounds) < len(CARDS)", "len(state.rounds) < 1000"),
            Change("rules.py", "state.prizes[len(state.rounds)]", "state.prizes[-1]"),
        ),
    ),
    PlantedFault(
        "an undo that peeks",
        "Who has learned something is said by the step",
        (Change("rules.py", ", shows=EVERYONE)", ")"),),
    ),
)


class NothingToPlant(AssertionError):
    """Bidding has changed: the fault must be planted where its line stands now."""


def install_planted(site: Path, changes: Sequence[Change]) -> None:
    """Install a copy of Bidding with these changes in a folder on Python's path."""
    folder = install_copy(site, data_of("bidding").code, "bidding", KEY)
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f"tests.games.{KEY}", PACKAGE), encoding="utf-8")
    for change in changes:
        _plant(folder, change)


def install_copy(site: Path, source: Path, template: str, key: str) -> Path:
    """Install a copy of the package of a game under another key; return the copy."""
    folder, info = site / f"tavolo_{key}", site / f"tavolo_{key}-1.0.dist-info"
    write_copy(source, folder, template, key)
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tavolo-{key}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tavolo.games]\n{key} = {folder.name}\n")
    return folder


def _plant(folder: Path, change: Change) -> None:
    path = folder / change.file.replace("bidding", KEY)
    before, after = (part.replace("bidding", KEY) for part in (change.before, change.after))
    text = path.read_text(encoding="utf-8")
    if text.count(before) != 1:
        raise NothingToPlant(f"{before!r} is not once in {change.file}")
    path.write_text(text.replace(before, after), encoding="utf-8")
