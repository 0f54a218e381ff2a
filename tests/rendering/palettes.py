"""Learn the colour tables of pictures: ``python -m tests.rendering.palettes [key]``.

A table is learnt once, from the positions that are kept for pictures, and shipped, so that pictures
do not depend on each other and the lookup is ready at once. Learn again after a change of colours
or emblems. A colour that no position shows may be shown a little differently: keep one that has it.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec
from PIL import Image, ImageColor

from rendering.rasterizer import CHARTS, Raster, palette_file, palette_image
from rendering.scene.shapes import Colour, Scene
from tests.rendering import chart_samples, cup_samples
from tests.rendering.golden_pictures import keys_asked_for
from tests.rendering.picture_queries import every_shape
from tests.rendering.scenes import scenes_of

MOST_FLAT: Final = 160
"""How many colours of a table are for plain areas at most; the others are for blended edges."""

_Rgb: TypeAlias = tuple[int, ...]


def typical_scenes(key: str) -> Collection[Scene]:
    """The scenes of a game, or of charts, from which its table is learnt."""
    if key == CHARTS:
        return (*chart_samples.GOLDEN.values(), *cup_samples.GOLDEN.values())
    return scenes_of(key).values()


def flat_colours(scenes: Iterable[Scene]) -> tuple[Colour, ...]:
    """The fill and line colours in these scenes, most used first."""
    used = Counter(colour.upper() for scene in scenes for colour in _colours(scene))
    return tuple(colour for colour, _ in used.most_common(MOST_FLAT))


def _colours(scene: Scene) -> Iterator[Colour]:
    for shape in every_shape((*scene.base.shapes, *scene.live)):
        yield scene.base.background
        for name in ("fill", "outline", "colour"):
            if (colour := getattr(shape, name, None)) is not None:
                yield colour


def learnt(scenes: Collection[Scene]) -> bytes:
    """The 256 colours that suit these scenes best; every flat colour is included exactly."""
    plain: list[_Rgb] = list(
        dict.fromkeys(ImageColor.getrgb(colour)[:3] for colour in flat_colours(scenes))
    )
    sheet = _sheet([*map(_in_full_colour, scenes)])
    mixed = sheet.quantize(256 - len(plain), method=Image.Quantize.MEDIANCUT, kmeans=4)
    table = mixed.getpalette() or []
    # Quantizing a scene of few colours may yield the same colour twice.
    found = dict.fromkeys(zip(table[::3], table[1::3], table[2::3], strict=True))
    return _bytes_of(_without_thieves(plain, [colour for colour in found if colour not in plain]))


def _in_full_colour(scene: Scene) -> Image.Image:
    """The picture without a lookup: of a base for one picture only none is made."""
    base = msgspec.structs.replace(scene.base, key="")
    return Raster().draw(msgspec.structs.replace(scene, base=base))


def _sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """All pictures, one below the other."""
    width = max(picture.width for picture in pictures)
    sheet = Image.new("RGB", (width, sum(picture.height for picture in pictures)))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    return sheet


def _without_thieves(plain: list[_Rgb], mixed: list[_Rgb]) -> list[_Rgb]:
    """Plain and mixed colours, without mixed ones that Pillow would match to a plain one.

    Pillow looks up whole cells of 4 by 4 by 4 colours at once, by their corner.
    """
    strip = Image.frombytes("RGB", (len(plain), 1), _bytes_of(plain))
    while True:
        table = palette_image(_bytes_of(plain + mixed))
        found = strip.quantize(palette=table, dither=Image.Dither.NONE).tobytes()
        thieves = {index - len(plain) for index in found if index >= len(plain)}
        if not thieves:
            return plain + mixed
        mixed = [colour for i, colour in enumerate(mixed) if i not in thieves]


def _bytes_of(colours: Iterable[_Rgb]) -> bytes:
    return bytes(part for colour in colours for part in colour)


def main() -> None:
    """Learn the tables of the games named on the command line, or of all."""
    for key in keys_asked_for("Learn the colour tables of games' pictures."):
        file = palette_file(key)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(learnt(typical_scenes(key)))
        print(f"{file.name}: {len(file.read_bytes()) // 3} colours")  # noqa: T201


if __name__ == "__main__":
    main()
