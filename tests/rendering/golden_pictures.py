"""Paint the reference pictures: ``python -m tests.rendering.golden_pictures [key]``.

Paint them again after a change of looks, check them by eye, and commit them with the change.
"""

from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from rendering import charts
from rendering.rasterizer import Raster
from rendering.scene.shapes import Scene
from rendering.scene.zoom import closer
from tests.game_data import data_of
from tests.games.catalogue import EVERY_GAME
from tests.rendering import chart_samples, cup_samples
from tests.rendering.picture_texts import speaker
from tests.rendering.reference_picture import Kept
from tests.rendering.scenes import POSITIONS

KEYS = (*POSITIONS, charts.PALETTE)


def path_of(name: str) -> Path:
    """Where the picture of this name is kept, such as "ruta-hand"."""
    key = max((key for key in KEYS if name.startswith(f"{key}-")), key=len)
    data = data_of(key)
    return data.golden / f"{data.golden_prefix}{name.removeprefix(f'{key}-')}.png"


def kept_pictures(keys: Iterable[str] = KEYS) -> set[Path]:
    """The pictures kept for these games, and of charts and of a cup."""
    kept = [data_of(key) for key in keys]
    return {path for data in kept for path in data.golden.glob(f"{data.golden_prefix}*.png")}


def golden_names() -> tuple[str, ...]:
    """The names of all kept pictures; a file that is collected need not compose them."""
    return tuple(f"{key}-{name}" for key in KEYS for name in _golden_of(key))


def golden_scenes(keys: Iterable[str] = KEYS) -> dict[str, Scene]:
    """The scene of each kept picture of these games, and of charts and of a cup, by its name."""
    return {
        f"{key}-{name}": kept if isinstance(kept, Scene) else _scene(key, kept)
        for key in keys
        for name, kept in _golden_of(key).items()
    }


@cache
def every_golden_scene() -> Mapping[str, Scene]:
    """Those of all games, composed once in a test run."""
    return golden_scenes()


def _golden_of(key: str) -> Mapping[str, Scene | Kept]:
    golden: Mapping[str, Scene | Kept] = (
        {**chart_samples.GOLDEN, **cup_samples.GOLDEN}
        if key == charts.PALETTE
        else POSITIONS[key].GOLDEN
    )
    return golden


def _scene(key: str, kept: Kept) -> Scene:
    painter, say = EVERY_GAME[key].painter, speaker(kept.locale, kept.seats)
    scene = painter.compose(kept.view, kept.seats, say, kept.plan)
    return closer(scene, painter.regions(kept.view)[kept.region]) if kept.region else scene


def keys_asked_for(purpose: str, words: Sequence[str] | None = None) -> Sequence[str]:
    """The games named on the command line, or all, and charts."""
    parser = ArgumentParser(description=purpose)
    parser.add_argument("game", nargs="*", help=", ".join(KEYS))
    asked: list[str] = parser.parse_args(words).game
    if unknown := [key for key in asked if key not in KEYS]:
        parser.error(f"no pictures are kept of {', '.join(unknown)}")
    return asked or KEYS


def main() -> None:
    """Write the kept pictures anew: of the games named on the command line, or of all."""
    raster = Raster()
    asked = keys_asked_for("Paint the pictures that are kept to compare with.")
    for name, scene in golden_scenes(asked).items():
        path = path_of(name)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(raster.render(scene))
        print(path)  # noqa: T201


if __name__ == "__main__":
    main()
