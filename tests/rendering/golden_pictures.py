"""The pictures that are kept to compare with: ``python -m tests.rendering.golden_pictures``.

Paint them again after a change of looks, look at them, and commit them with the change.
"""

from pathlib import Path

from catalog import CATALOG
from rendering.closer import closer
from rendering.raster import Raster
from rendering.scene import Scene
from tests.rendering.kept import Kept
from tests.rendering.scenes import POSITIONS
from tests.rendering.speech import speaker

FOLDER = Path(__file__).parent / "golden"


def golden_scenes() -> dict[str, Scene]:
    """The scene of each kept picture of each game, by its name."""
    return {
        f"{key}-{name}": _scene(key, kept)
        for key, known in POSITIONS.items()
        for name, kept in known.GOLDEN.items()
    }


def _scene(key: str, kept: Kept) -> Scene:
    painter, say = CATALOG[key].painter, speaker(kept.locale, kept.seats)
    scene = painter.compose(kept.view, kept.seats, say, kept.plan)
    return closer(scene, painter.regions(kept.view)[kept.region]) if kept.region else scene


def paint() -> None:
    """Write all kept pictures anew."""
    raster = Raster()
    for name, scene in golden_scenes().items():
        (FOLDER / f"{name}.png").write_bytes(raster.render(scene))


if __name__ == "__main__":
    paint()
