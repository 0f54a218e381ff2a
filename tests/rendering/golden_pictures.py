"""The pictures that are kept to compare with: ``python -m tests.rendering.golden_pictures``.

Paint them again after a change of looks, look at them, and commit them with the change.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rendering.boards import la_strada, strada_romana, stratego4
from rendering.boards.ruta import compose
from rendering.closer import closer
from rendering.painter import Painter
from rendering.raster import Raster
from rendering.scene import Scene, SeatLabel
from tests.rendering import strada_romana_positions as romana
from tests.rendering import stratego4_positions as armies
from tests.rendering.la_strada_positions import FINISHED_TWO, LABELS, MIDDLE, MIDDLE_PLAN, PLACING
from tests.rendering.ruta_positions import FINISHED, FULL_HAND, JOKERS, START
from tests.rendering.speech import SEATS, speaker

COMPUTERS = ("Livia", "Marcus", "Tullia")
FOLDER = Path(__file__).parent / "golden"


def golden_scenes() -> dict[str, Scene]:
    """The scene of each kept picture, by its name."""
    english, french = speaker("en"), speaker("fr")
    people, players = romana.LABELS, armies.LABELS
    solo = (LABELS[0], *(SeatLabel(f"{name} 🤖", computer=True) for name in COMPUTERS))
    return {
        "ruta-start": compose(START, SEATS, french),
        "ruta-hand": compose(FULL_HAND, SEATS, english),
        "ruta-jokers": compose(JOKERS, SEATS, english),
        "ruta-finished": compose(FINISHED, SEATS, english),
        "la-strada-placing": la_strada.compose(PLACING, LABELS[:3], speaker("fr", LABELS)),
        "la-strada-plan": la_strada.compose(MIDDLE, solo, speaker("en", solo), MIDDLE_PLAN),
        "la-strada-closer": _closer(la_strada, MIDDLE, LABELS, "last", speaker("en", LABELS)),
        "la-strada-finished": la_strada.compose(FINISHED_TWO, LABELS[:2], speaker("it", LABELS)),
        "strada-romana-start": strada_romana.compose(
            romana.START, people[:3], speaker("it", people)
        ),
        "strada-romana-plan": strada_romana.compose(
            romana.OWN, (*solo, people[4]), speaker("en", people), romana.MIDDLE_PLAN
        ),
        "strada-romana-finished": strada_romana.compose(
            romana.FINISHED, people, speaker("fr", people)
        ),
        "stratego4-deploying": stratego4.compose(
            armies.DEPLOYING_OWN, players, speaker("fr", players), armies.SWAP
        ),
        "stratego4-teams": stratego4.compose(armies.TEAMS, players, speaker("it", players)),
        "stratego4-plan": stratego4.compose(
            armies.MIDDLE_OWN, solo, speaker("en", solo), armies.MIDDLE_PLAN
        ),
        "stratego4-closer": _closer(
            stratego4, armies.MIDDLE_OWN, players, "own", speaker("en", players)
        ),
        "stratego4-three": stratego4.compose(armies.THREE, players[:3], speaker("en", players)),
        "stratego4-finished": stratego4.compose(
            armies.FINISHED_VIEW, players, speaker("fr", players)
        ),
    }


def _closer(
    painter: Painter[Any, Any], view: Any, seats: Sequence[SeatLabel], region: str, say: Any
) -> Scene:
    """A part of a view's picture."""
    return closer(painter.compose(view, seats, say), painter.regions(view)[region])


def paint() -> None:
    """Write all kept pictures anew."""
    raster = Raster()
    for name, scene in golden_scenes().items():
        (FOLDER / f"{name}.png").write_bytes(raster.render(scene))


if __name__ == "__main__":
    paint()
