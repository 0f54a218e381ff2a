"""The pictures that are kept to compare with: ``python -m tests.rendering.golden_pictures``.

Paint them again after a change of looks, look at them, and commit them with the change.
"""

from pathlib import Path

from rendering.boards import la_strada, strada_romana
from rendering.boards.ruta import compose
from rendering.raster import Raster
from rendering.scene import Scene
from tests.rendering import strada_romana_positions as romana
from tests.rendering.la_strada_positions import FINISHED_TWO, LABELS, MIDDLE, MIDDLE_PLAN, PLACING
from tests.rendering.positions import FINISHED, FULL_HAND, JOKERS, START
from tests.rendering.speech import SEATS, speaker

FOLDER = Path(__file__).parent / "golden"


def golden_scenes() -> dict[str, Scene]:
    """The scene of each kept picture, by its name."""
    english, french = speaker("en"), speaker("fr")
    people = romana.LABELS
    return {
        "ruta-start": compose(START, SEATS, french),
        "ruta-hand": compose(FULL_HAND, SEATS, english),
        "ruta-jokers": compose(JOKERS, SEATS, english),
        "ruta-finished": compose(FINISHED, SEATS, english),
        "la-strada-placing": la_strada.compose(PLACING, LABELS[:3], speaker("fr", LABELS)),
        "la-strada-plan": la_strada.compose(MIDDLE, LABELS, speaker("en", LABELS), MIDDLE_PLAN),
        "la-strada-finished": la_strada.compose(FINISHED_TWO, LABELS[:2], speaker("it", LABELS)),
        "strada-romana-start": strada_romana.compose(
            romana.START, people[:3], speaker("it", people)
        ),
        "strada-romana-plan": strada_romana.compose(
            romana.OWN, people, speaker("en", people), romana.MIDDLE_PLAN
        ),
        "strada-romana-finished": strada_romana.compose(
            romana.FINISHED, people, speaker("fr", people)
        ),
    }


def paint() -> None:
    """Write all kept pictures anew."""
    raster = Raster()
    for name, scene in golden_scenes().items():
        (FOLDER / f"{name}.png").write_bytes(raster.render(scene))


if __name__ == "__main__":
    paint()
