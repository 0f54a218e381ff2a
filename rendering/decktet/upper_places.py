"""The emblems of the places in the first two rows of the map."""

from rendering.decktet.emblem_parts import (
    BARK,
    BRICK,
    DAWN,
    DAY,
    DEEP,
    DUNE,
    DUSK,
    EARTH,
    FIR,
    FLAME,
    GLOOM,
    GRASS,
    LAMP,
    LINEN,
    MEADOW,
    MIST,
    NIGHT,
    PINE,
    ROCK,
    ROOF,
    SAND,
    SEA,
    SHADE,
    SLATE,
    SNOW,
    STONE,
    STRAW,
    WHEAT,
    WINE,
    Emblem,
    block,
    cloud,
    flat,
    ground,
    pine,
    ripple,
    stars,
)
from rendering.scene import curves
from rendering.scene.shapes import Circle, Path, Polygon, Rectangle, Shape


def sailor() -> Emblem:
    """Draw a small boat under full sail."""
    return Emblem(
        DAY,
        (
            *cloud(-46, -72, 11),
            flat(SEA, 34),
            Path(((0, -30), (0, -88)), BARK, 4),
            Polygon((*curves.bezier((5, -86), (30, -66), (38, -40)), (5, -40)), SNOW),
            Polygon((*curves.bezier((-5, -80), (-22, -62), (-30, -40)), (-5, -40)), BRICK),
            Polygon(
                (
                    (-40, -34),
                    (42, -34),
                    *curves.bezier((42, -34), (34, -14), (20, -12), steps=8),
                    (-20, -12),
                    *curves.bezier((-20, -12), (-36, -16), (-40, -34), steps=8),
                ),
                EARTH,
            ),
            Path(((-37, -30), (39, -30)), LINEN, 3),
            Rectangle(-80, -15, 160, 17, DEEP),
            ripple(-66, -15, 34),
            ripple(-20, -13, 36),
            ripple(30, -15, 38),
            ripple(-58, -5, 30, SEA),
            ripple(8, -5, 34, SEA),
        ),
    )


def forest() -> Emblem:
    """Draw conifers, light behind and dark before."""
    return Emblem(
        MIST,
        (
            ground(GRASS, 40, 46, 34),
            *pine(-52, -26, 52, FIR),
            *pine(-22, -30, 56, FIR),
            *pine(26, -30, 54, FIR),
            *pine(56, -26, 50, FIR),
            ground(MEADOW, 22, 26, 20),
            *pine(-38, -12, 60, PINE),
            *pine(2, -8, 76, PINE),
            *pine(42, -10, 62, PINE),
        ),
    )


def mountain() -> Emblem:
    """Draw a great peak and a lesser one, with snow."""
    return Emblem(
        DUSK,
        (
            Circle(-36, -66, 13, DAWN),
            Polygon(((-80, -8), (-44, -56), (-6, -8)), ROCK),
            Polygon(((-44, -56), (-55, -41), (-47, -44), (-41, -39), (-33, -42)), SNOW),
            Polygon(((-50, -4), (14, -92), (76, -4)), SLATE),
            Polygon(((14, -92), (76, -4), (34, -4), (24, -42)), "#45474E"),
            Polygon(
                (
                    (14, -92),
                    (-7, -63),
                    (2, -57),
                    (9, -66),
                    (16, -52),
                    (24, -62),
                    (31, -58),
                    (36, -60),
                ),
                SNOW,
            ),
            ground(PINE, 14, 10, 16),
            *pine(-56, -6, 24, PINE),
            *pine(-40, -6, 20, PINE),
            *pine(58, -6, 26, PINE),
        ),
    )


def diplomat() -> Emblem:
    """Draw a treaty with its seal."""
    lines = tuple(
        Path(((-22, -64 + 10 * i), (22 if i < 3 else 4, -64 + 10 * i)), ROCK, 3) for i in range(4)
    )
    return Emblem(
        WINE,
        (
            Polygon(((-60, 2), (-34, -40), (34, -40), (60, 2)), "#5F2239"),
            Rectangle(-32, -76, 64, 70, LINEN),
            Rectangle(-40, -84, 80, 14, SNOW, 7),
            Circle(-33, -77, 4, STONE),
            Circle(33, -77, 4, STONE),
            *lines,
            Rectangle(-40, -14, 80, 14, SNOW, 7),
            Circle(-33, -7, 4, STONE),
            Circle(33, -7, 4, STONE),
            Polygon(((12, -22), (8, -4), (16, -9), (24, -4), (22, -22)), ROOF),
            Polygon(curves.star(17, -26, 14, 11.5, 10), BRICK),
            Circle(17, -26, 7, ROOF),
        ),
    )


def penitent() -> Emblem:
    """Draw a hooded figure kneeling before a candle."""
    robe = (
        *curves.bezier((-14, -62), (-40, -48), (-38, -14), (-56, 0)),
        (18, 0),
        (14, -10),
        (-4, -12),
        *curves.bezier((-4, -12), (4, -30), (8, -46), (0, -58), steps=8),
    )
    sleeve = curves.bezier((-4, -40), (6, -36), (14, -38), (20, -44))
    return Emblem(
        GLOOM,
        (
            Circle(38, -46, 40, "#6B5A6A"),
            Circle(38, -46, 26, "#94755F"),
            flat("#34324A", 10),
            Polygon(robe, EARTH),
            Polygon(
                (*sleeve, (16, -34), (4, -28), (-8, -30)),
                "#73513A",
            ),
            Polygon(
                (
                    *curves.bezier((-22, -50), (-32, -78), (-6, -88), (6, -68)),
                    *curves.bezier((6, -68), (10, -58), (2, -50), (-6, -48), steps=8),
                ),
                "#73513A",
            ),
            Polygon(curves.ellipse(-1, -62, 6, 9), "#E2B58F"),
            Polygon(curves.ellipse(20, -44, 5, 4), "#E2B58F"),
            block(40, 0, 26, 8, SLATE),
            block(40, -8, 11, 26, LINEN),
            Polygon(
                curves.bezier((40, -56), (30, -44), (34, -34), (40, -34))
                + curves.bezier((40, -34), (46, -34), (50, -44), (40, -56)),
                FLAME,
            ),
            Polygon(curves.ellipse(40, -40, 3.4, 6), LAMP),
        ),
    )


def mill() -> Emblem:
    """Draw a windmill above a stream."""
    arms: list[Shape] = []
    for quarter in range(4):
        turns = 0.07 + quarter / 4
        sail = ((4, -8), (16, -8), (16, -42), (4, -42))
        arms.append(Polygon(curves.turned(curves.moved(sail, 0, -66), turns, 0, -66), LINEN))
        spar = curves.turned(((0, -66), (0, -110)), turns, 0, -66)
        arms.append(Path(spar, BARK, 3))
    return Emblem(
        DAY,
        (
            *cloud(52, -60, 9),
            ground(GRASS, 26, 34, 30),
            Polygon(((-22, -10), (-14, -62), (14, -62), (22, -10)), STONE),
            Polygon(((4, -10), (4, -62), (14, -62), (22, -10)), ROCK),
            Polygon((*curves.bezier((-18, -60), (-14, -86), (14, -86), (18, -60)),), ROOF),
            Rectangle(-6, -30, 12, 20, BARK, 5),
            ground(MEADOW, 10, 16, 12),
            *arms,
            Circle(0, -66, 4.5, BARK),
            Polygon(
                (*curves.bezier((-80, -4), (-30, -14), (20, 4), (80, -8)), (80, 2), (-80, 2)), SEA
            ),
        ),
    )


def harvest() -> Emblem:
    """Draw a sheaf of ripe corn before a field."""
    return Emblem(
        DAWN,
        (
            Circle(-48, -52, 16, FLAME),
            ground(WHEAT, 30, 34, 26),
            *(Path(((x, -22), (x + 3, -4)), STRAW, 2.5) for x in range(-72, 80, 12)),
            *_ear(-30, -78, -0.07),
            *_ear(30, -78, 0.07),
            *_ear(-15, -84, -0.035),
            *_ear(15, -84, 0.035),
            *_ear(0, -88, 0),
            Polygon(((-9, -34), (9, -34), (22, 2), (-22, 2)), STRAW),
            Path(((-7, -20), (-11, 0)), WHEAT, 2.5),
            Path(((0, -20), (0, 0)), WHEAT, 2.5),
            Path(((7, -20), (11, 0)), WHEAT, 2.5),
            Rectangle(-13, -37, 26, 10, BRICK, 4),
        ),
    )


def _ear(x: float, y: float, lean: float) -> tuple[Shape, ...]:
    """Draw an ear of corn with its tip at (x, y); its stalk runs down to the binding."""
    grains: list[Shape] = [Path(((x, y + 10), (x * 0.2, -32)), STRAW, 3.5)]
    for row in range(4):
        for side in (-1, 1):
            grain = curves.turned(
                curves.ellipse(side * 4.2, 8 + row * 8, 3.4, 6.2),
                side * 0.07,
                side * 4.2,
                8 + row * 8,
            )
            grains.append(Polygon(curves.moved(curves.turned(grain, lean), x, y), STRAW))
    top = curves.moved(curves.turned(curves.ellipse(0, 1, 3, 6.5), lean), x, y)
    return (*grains, Polygon(top, STRAW))


def castle() -> Emblem:
    """Draw a keep between two towers, with banners."""
    return Emblem(
        DAY,
        (
            *cloud(-54, -72, 9),
            ground(GRASS, 18, 26, 18),
            *_tower(0, -14, 34, 62, STONE),
            *_tower(-34, -8, 26, 50, ROCK),
            *_tower(34, -8, 26, 50, ROCK),
            block(0, -4, 48, 34, STONE),
            *(block(x, -36, 8, 7, STONE) for x in (-18, 0, 18)),
            Polygon((*curves.arc(0, -18, 10, 0.5, 1.0), (10, -4), (-10, -4)), SHADE),
            Rectangle(-36, -44, 5, 12, SHADE, 2.5),
            Rectangle(32, -44, 5, 12, SHADE, 2.5),
            Rectangle(-3, -60, 6, 13, SHADE, 3),
            ground(MEADOW, 6, 10, 6),
            *_banner(-34, -66, BRICK),
            *_banner(34, -66, BRICK),
        ),
    )


def _tower(x: float, foot: float, width: float, height: float, colour: str) -> tuple[Shape, ...]:
    top = foot - height
    merlon = (width + 6) / 5
    battlements = tuple(
        Rectangle(x - width / 2 - 3 + merlon * i, top - 7, merlon, 8, colour) for i in (0, 2, 4)
    )
    return (
        block(x, foot, width, height, colour),
        Rectangle(x - width / 2 - 3, top, width + 6, 7, colour),
        *battlements,
    )


def _banner(x: float, y: float, colour: str) -> tuple[Shape, ...]:
    return (
        Path(((x, y + 6), (x, y - 18)), BARK, 2.5),
        Polygon(((x, y - 19), (x + 17, y - 14), (x, y - 8)), colour),
    )


def watchman() -> Emblem:
    """Draw a lantern held up over the battlements at night."""
    glow = tuple(
        Path(curves.turned(((0, -78), (0, -86)), turn, 0, -48), LAMP, 3)
        for turn in (-0.22, -0.14, 0.14, 0.22, -0.3, 0.3)
    )
    return Emblem(
        NIGHT,
        (
            *stars((-58, -66), (-42, -40), (60, -62), (46, -34), (-64, -32), (66, -30)),
            Circle(0, -46, 36, "#4A4C6B"),
            Circle(0, -46, 27, "#86724F"),
            *glow,
            flat(SLATE, 16),
            *(Rectangle(x, -25, 20, 12, SLATE) for x in (-74, -42, -10, 22, 54)),
            Path(curves.arc(0, -72, 8, 0.5, 1.0), SHADE, 3.5),
            Polygon(((-16, -64), (-7, -74), (7, -74), (16, -64)), SHADE),
            Rectangle(-14, -64, 28, 36, LAMP),
            Polygon(
                curves.bezier((0, -58), (-9, -46), (-6, -34), (0, -33))
                + curves.bezier((0, -33), (6, -34), (9, -46), (0, -58)),
                FLAME,
            ),
            *(Path(((x, -64), (x, -28)), SHADE, 3) for x in (-14, 14)),
            Rectangle(-18, -29, 36, 8, SHADE, 2),
        ),
    )


def desert() -> Emblem:
    """Draw dunes under a great sun."""
    return Emblem(
        DUSK,
        (
            Circle(14, -52, 30, FLAME),
            Circle(14, -52, 23, LAMP),
            ground("#DDB673", 30, 40, 24),
            Polygon(
                (*curves.bezier((-80, -18), (-40, -24), (-16, -50), (12, -46)), (30, 2), (-80, 2)),
                SAND,
            ),
            Polygon(
                (*curves.bezier((12, -46), (2, -24), (36, -12), (80, -6)), (80, 2), (20, 2)), DUNE
            ),
            Polygon((*curves.bezier((-80, 2), (-50, -16), (-20, -20), (80, 2)),), "#C08F4A"),
        ),
    )
