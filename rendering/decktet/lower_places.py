"""The emblems of the places in the third row of the map."""

from rendering.decktet.emblem_parts import (
    BARK,
    BRICK,
    DAWN,
    DAY,
    DEEP,
    DUNE,
    EARTH,
    FIR,
    FLAME,
    FOAM,
    LAMP,
    MEADOW,
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
    WHEAT,
    WINE,
    Emblem,
    block,
    cloud,
    flat,
    ground,
    ripple,
    stars,
)
from rendering.scene import curves
from rendering.scene.shapes import Circle, Path, Polygon, Rectangle, Shape


def light_keeper() -> Emblem:
    """Draw a lighthouse sending its beams over the sea."""
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
    """Draw the front of a senate house."""
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
    """Draw a stall with a striped awning and baskets of fruit."""
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
    """Draw a boundary stone where two countries meet."""
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
    """Draw a palm on a sandy islet."""
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
