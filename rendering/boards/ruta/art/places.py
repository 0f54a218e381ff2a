"""The emblems of the fifteen places of the map."""

from rendering import curves
from rendering.boards.ruta.art.paints import (
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
    FOAM,
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
    ROSE,
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
from rendering.scene import Circle, Path, Polygon, Rectangle, Shape


def sailor() -> Emblem:
    """A small boat under full sail."""
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
    """Conifers, light behind and dark before."""
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
    """A great peak and a lesser one, with snow."""
    return Emblem(
        DUSK,
        (
            Circle(-36, -66, 13, DAWN),
            Polygon(((-80, -8), (-44, -56), (-6, -8)), ROCK),
            Polygon(((-44, -56), (-55, -41), (-47, -44), (-41, -39), (-33, -42)), SNOW),
            Polygon(((-50, -4), (14, -92), (76, -4)), SLATE),
            Polygon(((14, -92), (76, -4), (34, -4), (24, -42)), "#474851"),
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
    """A treaty with its seal."""
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
    """A hooded figure kneeling before a candle."""
    robe = (
        *curves.bezier((-14, -62), (-40, -48), (-38, -14), (-56, 0)),
        (18, 0),
        (14, -10),
        (-4, -12),
        *curves.bezier((-4, -12), (4, -30), (8, -46), (0, -58), steps=8),
    )
    return Emblem(
        GLOOM,
        (
            Circle(38, -46, 40, "#6B5A6A"),
            Circle(38, -46, 26, "#94755F"),
            flat("#332F49", 10),
            Polygon(robe, EARTH),
            Polygon(
                curves.bezier((-4, -40), (6, -36), (14, -38), (20, -44))
                + ((16, -34), (4, -28), (-8, -30)),
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
    """A windmill above a stream."""
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
    """A sheaf of ripe corn before a field."""
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
    """An ear of corn with its tip at (x, y), its stalk running down to the binding."""
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
    """A keep between two towers, with banners."""
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
    """A lantern held up over the battlements at night."""
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
    """Dunes under a great sun."""
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


def light_keeper() -> Emblem:
    """A lighthouse sending its beams over the sea."""
    return Emblem(
        "#33507A",
        (
            *stars((-60, -30), (60, -34), (-34, -26)),
            Polygon(((0, -74), (-84, -98), (-84, -58)), LAMP),
            Polygon(((0, -74), (84, -98), (84, -58)), LAMP),
            flat(DEEP, 22),
            Polygon(((-44, 2), (-30, -18), (-8, -24), (22, -22), (36, -10), (46, 2)), ROCK),
            Polygon(((-15, -20), (-10, -64), (10, -64), (15, -20)), SNOW),
            Polygon(((-13.9, -30), (-12.6, -42), (12.6, -42), (13.9, -30)), BRICK),
            Polygon(((-11.4, -52), (-10.4, -61), (10.4, -61), (11.4, -52)), BRICK),
            Rectangle(-15, -67, 30, 5, SHADE, 2),
            Rectangle(-8, -81, 16, 14, LAMP),
            Path(((-8, -67), (-8, -81)), SHADE, 2.5),
            Path(((8, -67), (8, -81)), SHADE, 2.5),
            Polygon(((-13, -80), (0, -93), (13, -80)), ROOF),
            ripple(-72, -12, 28),
            ripple(42, -10, 30),
            ripple(-64, -3, 26, SEA),
        ),
    )


def consul() -> Emblem:
    """The front of a senate house."""
    columns = tuple(
        shape
        for x in (-33, -11, 11, 33)
        for shape in (
            block(x, -16, 10, 34, SNOW),
            Rectangle(x + 1.5, -50, 3.5, 34, STONE),
            block(x, -48, 15, 4, SNOW),
            block(x, -14, 15, 4, SNOW),
        )
    )
    return Emblem(
        ROSE,
        (
            *cloud(54, -64, 9),
            flat("#C58F86", 8),
            Rectangle(-38, -52, 76, 40, "#8C5A60"),
            *columns,
            Rectangle(-46, -60, 92, 9, SNOW),
            Polygon(((-50, -60), (0, -84), (50, -60)), STONE),
            Polygon(((-34, -63), (0, -79), (34, -63)), WINE),
            Circle(0, -68, 4, WHEAT),
            Rectangle(-46, -13, 92, 7, STONE),
            Rectangle(-54, -7, 108, 9, SNOW),
        ),
    )


def market() -> Emblem:
    """A stall with a striped awning and baskets of fruit."""
    stripes = []
    for i in range(6):
        left = -48 + 16 * i
        colour = BRICK if i % 2 == 0 else SNOW
        top = -34 + 68 / 6 * i
        stripes.append(
            Polygon(((top, -80), (top + 68 / 6, -80), (left + 16, -56), (left, -56)), colour)
        )
        stripes.append(Polygon((*curves.arc(left + 8, -56, 8, 0, 0.5),), colour))
    fruit = tuple(
        Circle(x, y, 6, colour)
        for x, y, colour in (
            (-31, -32, BRICK),
            (-20, -32, BRICK),
            (-26, -38, BRICK),
            (-4, -32, WHEAT),
            (7, -32, WHEAT),
            (1, -38, WHEAT),
            (22, -32, MEADOW),
            (33, -32, MEADOW),
            (28, -38, MEADOW),
        )
    )
    return Emblem(
        DAWN,
        (
            flat("#D9B679", 10),
            Rectangle(-44, -58, 88, 34, "#7A5238"),
            *fruit,
            Path(((-44, -2), (-44, -58)), BARK, 5),
            Path(((44, -2), (44, -58)), BARK, 5),
            Rectangle(-48, -29, 96, 9, EARTH, 2),
            Rectangle(-42, -20, 84, 18, "#A77B52"),
            *(Path(((x, -18), (x, -4)), EARTH, 2) for x in (-21, 0, 21)),
            *stripes,
        ),
    )


def borderland() -> Emblem:
    """A boundary stone where two countries meet."""
    return Emblem(
        DAY,
        (
            *cloud(-52, -66, 9),
            ground("#A9BF86", 40, 50, 38),
            Polygon(((0, 2), (0, -40), (80, -34), (80, 2)), SAND),
            Polygon(((0, 2), (0, -40), (-80, -34), (-80, 2)), MEADOW),
            *_fence(-1),
            *_fence(1),
            Polygon(
                (
                    (-19, 2),
                    (-17, -62),
                    *curves.bezier((-17, -62), (-14, -84), (14, -84), (17, -62)),
                    (19, 2),
                ),
                STONE,
            ),
            Polygon(
                ((8, 2), (7, -77), *curves.bezier((8, -76), (16, -72), (17, -62)), (19, 2)), ROCK
            ),
            Path(((-9, -54), (-9, -40)), SLATE, 3.5),
            Path(((-2, -54), (-2, -40)), SLATE, 3.5),
            Path(((-11, -30), (1, -30)), SLATE, 3.5),
            Path(((-11, -22), (1, -22)), SLATE, 3.5),
            *(
                Path(((x, 0), (x + lean, -9)), PINE, 2.5)
                for x, lean in ((-24, -3), (-20, 2), (23, -2), (27, 3))
            ),
        ),
    )


def _fence(side: int) -> tuple[Shape, ...]:
    rails = tuple(Path(((side * 20, y), (side * 80, y + 3)), EARTH, 4) for y in (-34, -22))
    posts = tuple(Path(((side * x, -8), (side * x, -42)), BARK, 5) for x in (36, 60))
    return (*rails, *posts)


def island() -> Emblem:
    """A palm on a sandy islet."""
    crown = (8, -74)
    fronds = []
    for tip, bend in (
        ((-36, -60), (-20, -92)),
        ((-26, -86), (-8, -96)),
        ((48, -60), (34, -92)),
        ((40, -86), (22, -98)),
        ((-20, -46), (-18, -76)),
        ((34, -44), (32, -76)),
    ):
        upper = curves.bezier(crown, bend, tip)
        lower = curves.bezier(tip, (bend[0] * 0.7 + crown[0] * 0.3, bend[1] + 20), crown)
        fronds.append(Polygon(upper + lower, FIR))
    trunk = curves.bezier((-6, -16), (-10, -40), (0, -60), (8, -74))
    back = curves.bezier((10, -74), (6, -60), (-1, -40), (6, -16))
    return Emblem(
        DAWN,
        (
            Circle(-44, -44, 14, FLAME),
            flat(SEA, 30),
            ripple(-74, -22, 26),
            ripple(46, -22, 26),
            Polygon(
                (*curves.bezier((-52, -6), (-26, -26), (24, -26), (54, -6)), (54, 2), (-52, 2)),
                SAND,
            ),
            Polygon(
                (*curves.bezier((-10, -17), (20, -24), (34, -16), (54, -6)), (54, 2), (10, 2)), DUNE
            ),
            Polygon(trunk + back, EARTH),
            *fronds,
            Circle(5, -70, 4.5, BARK),
            Circle(13, -71, 4.5, BARK),
            Polygon(
                (*curves.bezier((-80, -8), (-30, -14), (20, 0), (80, -8)), (80, 2), (-80, 2)), DEEP
            ),
            ripple(-50, -3, 30, FOAM),
            ripple(20, -3, 30, FOAM),
        ),
    )
