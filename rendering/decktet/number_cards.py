"""The emblems of the cards that are no places, from the twos to the nines."""

from rendering.decktet.emblem_parts import (
    BARK,
    BRICK,
    DAWN,
    DEEP,
    DUSK,
    EARTH,
    FIR,
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
    flat,
    ground,
    stars,
)
from rendering.scene import curves
from rendering.scene.shapes import Circle, Path, Polygon, Rectangle, Shape


def author() -> Emblem:
    """Draw a quill and an inkpot on an open book."""
    feather = curves.bezier((-6, -20), (0, -64), (22, -88), (40, -86)) + curves.bezier(
        (40, -86), (42, -56), (20, -36), (-6, -20)
    )
    return Emblem(
        ROSE,
        (
            flat(EARTH, 14),
            Polygon(((-44, -24), (-4, -18), (-4, -4), (-44, -10)), LINEN),
            Polygon(((36, -24), (-4, -18), (-4, -4), (36, -10)), SNOW),
            *(Path(((-38, y), (-10, y + 4)), ROCK, 2) for y in (-20, -15)),
            Path(((-4, -18), (-4, -4)), ROCK, 2),
            Polygon(feather, SEA),
            Path(curves.bezier((-10, -12), (-2, -40), (16, -66), (36, -82)), DEEP, 2.5),
            Polygon(((-42, -46), (-24, -46), (-20, -26), (-46, -26)), SHADE),
            Rectangle(-41, -52, 16, 7, SLATE, 2),
        ),
    )


def origin() -> Emblem:
    """Draw a seedling that rises from a spring."""
    return Emblem(
        MIST,
        (
            Circle(0, -50, 34, LAMP),
            ground(EARTH, 16, 26, 16),
            Path(curves.bezier((0, -22), (-3, -40), (3, -50), (0, -64)), PINE, 5),
            Polygon(
                curves.bezier((0, -48), (-8, -80), (-30, -76), (-38, -72))
                + curves.bezier((-38, -72), (-32, -50), (-14, -44), (0, -48)),
                FIR,
            ),
            Polygon(
                curves.bezier((1, -60), (6, -88), (26, -86), (36, -84))
                + curves.bezier((36, -84), (32, -62), (14, -56), (1, -60)),
                MEADOW,
            ),
            Polygon(curves.ellipse(0, -10, 34, 8), SEA),
            Polygon(curves.ellipse(0, -11, 20, 4), FOAM),
            Polygon(curves.ellipse(0, -11, 14, 2.4), SEA),
        ),
    )


def journey() -> Emblem:
    """Draw a road winding towards the moon."""
    left = curves.bezier((-34, 2), (-60, -22), (40, -26), (-2, -46))
    right = curves.bezier((2, -46), (62, -26), (-26, -20), (22, 2))
    return Emblem(
        NIGHT,
        (
            *stars((-52, -72), (-20, -78), (50, -66), (-40, -52), (34, -80)),
            Circle(4, -64, 17, LAMP),
            Circle(-1, -68, 3.5, WHEAT),
            Circle(9, -60, 2.6, WHEAT),
            ground("#3F5D6E", 40, 52, 44),
            ground("#355466", 26, 32, 40),
            Polygon(left + right, SAND),
            Polygon(((-60, 2), (-80, -30), (-44, 2)), PINE),
        ),
    )


def painter() -> Emblem:
    """Draw a palette and a brush."""
    board = (
        *curves.bezier((-42, -34), (-46, -82), (36, -96), (42, -52)),
        *curves.bezier((42, -52), (44, -26), (14, -34), (12, -20)),
        *curves.bezier((12, -20), (12, -4), (-40, 4), (-42, -34)),
    )
    dabs = (
        (-26, -54, BRICK),
        (-8, -68, WHEAT),
        (14, -70, MEADOW),
        (30, -56, SEA),
        (-28, -30, WINE),
    )
    return Emblem(
        LINEN,
        (
            Polygon(board, "#C9935C"),
            *(Circle(x, y, 7.5, colour) for x, y, colour in dabs),
            Circle(-4, -22, 7, LINEN),
            Path(((44, -4), (10, -38)), BARK, 5),
            Path(((10, -38), (3, -45)), STONE, 6),
            Polygon(((6, -49), (-12, -60), (0, -42)), BRICK),
        ),
    )


def savage() -> Emblem:
    """Draw a wolf's head."""
    head = (
        (-34, -84),
        (-14, -66),
        (14, -66),
        (34, -84),
        (38, -48),
        (28, -28),
        (10, -6),
        (-10, -6),
        (-28, -28),
        (-38, -48),
    )
    half = ((0, -50), (16, -44), (30, -50), (28, -28), (10, -6), (0, -6))
    return Emblem(
        "#8FA37A",
        (
            *(Path(((x, 2), (x + 4, -90)), FIR, 7) for x in (-64, 60)),
            Polygon(head, SLATE),
            Polygon(((-29, -74), (-18, -62), (-31, -56)), ROSE),
            Polygon(((29, -74), (18, -62), (31, -56)), ROSE),
            Polygon(half, STONE),
            Polygon(curves.mirrored(half), STONE),
            Polygon(((0, -64), (10, -46), (6, -18), (-6, -18), (-10, -46)), SLATE),
            Polygon(((-24, -48), (-9, -42), (-18, -38)), LAMP),
            Polygon(((24, -48), (9, -42), (18, -38)), LAMP),
            Polygon(((-8, -18), (8, -18), (3, -9), (-3, -9)), SHADE),
        ),
    )


def battle() -> Emblem:
    """Draw two crossed swords."""
    return Emblem(ROSE, (ground("#B98A80", 16, 10, 16), *_sword(0.09), *_sword(-0.09)))


def _sword(lean: float) -> tuple[Shape, ...]:
    def at(*points: tuple[float, float]) -> curves.Points:
        return curves.turned(points, lean, 0, -44)

    return (
        Polygon(at((-6, -26), (-6, -84), (0, -96), (6, -84), (6, -26)), STONE, SLATE, 2),
        Path(at((0, -30), (0, -84)), ROCK, 2),
        Path(at((-17, -24), (17, -24)), WHEAT, 7),
        Path(at((0, -22), (0, -8)), BARK, 7),
        Circle(*at((0, -3))[0], 6, WHEAT),
    )


def discovery() -> Emblem:
    """Draw a compass."""
    return Emblem(
        SEA,
        (
            Circle(0, -42, 42, "#A9792B"),
            Circle(0, -42, 35, LINEN),
            Polygon(curves.moved(curves.star(0, 0, 30, 8, 4), 0, -42), STONE),
            Polygon(curves.turned(((0, -72), (8, -42), (-8, -42)), 0.1, 0, -42), BRICK),
            Polygon(curves.turned(((0, -12), (8, -42), (-8, -42)), 0.1, 0, -42), SLATE),
            Circle(0, -42, 4, WHEAT),
        ),
    )


def soldier() -> Emblem:
    """Draw a helmet with a crest."""
    return Emblem(
        "#B9C4C9",
        (
            Polygon(
                curves.bezier((-34, -52), (-36, -96), (30, -100), (42, -48))
                + curves.bezier((42, -48), (32, -66), (10, -78), (-34, -52)),
                BRICK,
            ),
            Polygon(
                (
                    *curves.bezier((-30, -40), (-30, -80), (30, -80), (30, -40)),
                    (30, -12),
                    (12, -4),
                    (12, -34),
                    (-12, -34),
                    (-12, -4),
                    (-30, -12),
                ),
                SLATE,
            ),
            Polygon(((0, -68), (30, -52), (30, -40), (0, -40)), "#6B6D78"),
            Rectangle(-32, -44, 64, 9, WHEAT, 3),
            Rectangle(-4, -44, 8, 30, WHEAT, 3),
            Circle(-21, -39.5, 2.4, SHADE),
            Circle(21, -39.5, 2.4, SHADE),
        ),
    )


def lunatic() -> Emblem:
    """Draw a moon in a whirl over a restless sea."""
    whirl = tuple(
        (0.5 * i * x, -46 + 0.5 * i * y)
        for i, (x, y) in enumerate(curves.arc(0, 0, 1, 0, 2.4, 1, 56))
    )
    return Emblem(
        NIGHT,
        (
            *stars((-54, -60), (52, -52), (-48, -34)),
            Circle(0, -46, 35, LAMP),
            Path(whirl, "#B9821F", 4.5),
            flat(DEEP, 14),
            *(
                Polygon((*curves.arc(x, -13, 10, 0.5, 1.0), (x + 10, 0), (x - 10, 0)), SEA)
                for x in range(-70, 80, 20)
            ),
        ),
    )


def chance_meeting() -> Emblem:
    """Draw a signpost at a crossroads."""
    return Emblem(
        DAWN,
        (
            ground(GRASS, 30, 34, 30),
            Polygon(((-80, 2), (-10, -30), (10, -30), (80, 2), (40, 2), (0, -18), (-40, 2)), SAND),
            Path(((0, -8), (0, -84)), BARK, 7),
            Polygon(((-34, -82), (16, -82), (16, -66), (-34, -66), (-44, -74)), LINEN, BARK, 2.5),
            Polygon(((34, -58), (-16, -58), (-16, -42), (34, -42), (44, -50)), LINEN, BARK, 2.5),
            Path(((-28, -74), (8, -74)), ROCK, 3),
            Path(((-8, -50), (30, -50)), ROCK, 3),
        ),
    )


def cave() -> Emblem:
    """Draw a cave with water on its floor."""
    mouth = (
        (-38, 2),
        *curves.bezier((-38, 2), (-46, -60), (-14, -80), (0, -76)),
        *curves.bezier((0, -76), (30, -82), (46, -40), (40, 2)),
    )
    return Emblem(
        ROCK,
        (
            Polygon(((-80, 2), (-80, -70), (-56, -90), (-40, 2)), SLATE),
            Polygon(((80, 2), (80, -60), (60, -86), (40, 2)), "#73706E"),
            Polygon(mouth, SHADE),
            *(
                Polygon(((x - 7, -y - 6), (x + 7, -y - 6), (x, 18 - y)), ROCK)
                for x, y in ((-18, 66), (2, 70), (22, 64))
            ),
            Polygon(curves.ellipse(0, -6, 34, 10), DEEP),
            Polygon(curves.ellipse(-4, -7, 18, 4), SEA),
            Circle(-8, -34, 3, LAMP),
            Circle(4, -34, 3, LAMP),
        ),
    )


def betrayal() -> Emblem:
    """Draw a dagger behind a mask's smile."""
    return Emblem(
        WINE,
        (
            Polygon(((-7, -34), (0, 2), (7, -34)), STONE),
            Polygon(((0, -34), (0, 2), (7, -34)), ROCK),
            Rectangle(-6, -84, 12, 28, BARK, 4),
            Circle(0, -86, 7, WHEAT),
            Polygon(
                (
                    *curves.bezier((-44, -62), (-20, -50), (20, -50), (44, -62)),
                    *curves.bezier((44, -62), (46, -36), (14, -24), (0, -38)),
                    *curves.bezier((0, -38), (-14, -24), (-46, -36), (-44, -62)),
                ),
                LINEN,
            ),
            Polygon(curves.ellipse(-20, -46, 9, 5), SHADE),
            Polygon(curves.ellipse(20, -46, 9, 5), SHADE),
            Path(curves.bezier((28, -38), (32, -30), (30, -26), (31, -22)), BRICK, 4),
        ),
    )


def pact() -> Emblem:
    """Draw two rings joined."""
    return Emblem(
        DUSK,
        (
            *(
                Path(curves.turned(((0, -82), (0, -90)), turn, 0, -42), LAMP, 4)
                for turn in (-0.12, -0.06, 0, 0.06, 0.12)
            ),
            Circle(-18, -38, 30, None, STRAW_EDGE, 11),
            Circle(-18, -38, 28.5, None, WHEAT, 8),
            Circle(18, -38, 30, None, SLATE, 11),
            Circle(18, -38, 28.5, None, SNOW, 8),
            Path(curves.arc(-18, -38, 24.5, 0.06, 0.2), STRAW_EDGE, 11),
            Path(curves.arc(-18, -38, 24.5, 0.04, 0.22), WHEAT, 8),
        ),
    )


STRAW_EDGE = "#8F6416"


def darkness() -> Emblem:
    """Draw eyes in the dark."""
    eye = curves.bezier((-38, -44), (-28, -62), (-14, -60), (-6, -40)) + curves.bezier(
        (-6, -40), (-18, -34), (-30, -34), (-38, -44)
    )
    slit = curves.ellipse(-21, -46, 3, 9)
    return Emblem(
        SHADE,
        (
            ground("#34324A", 30, 14, 30),
            *(Path(((x, 2), (x + lean, -90)), GLOOM, 6) for x, lean in ((-64, 6), (62, -4))),
            Polygon(eye, LAMP),
            Polygon(curves.mirrored(eye), LAMP),
            Polygon(slit, BRICK),
            Polygon(curves.mirrored(slit), BRICK),
            *(Polygon(((x - 5, -20), (x + 5, -20), (x, -8)), SNOW) for x in (-18, -6, 6, 18)),
            Path(((-24, -21), (24, -21)), GLOOM, 3),
        ),
    )


def merchant() -> Emblem:
    """Draw a pair of scales with coins."""
    return Emblem(
        MIST,
        (
            flat(EARTH, 8),
            Path(((0, -10), (0, -80)), "#8F6416", 6),
            Polygon(((-20, -6), (20, -6), (8, -16), (-8, -16)), "#8F6416"),
            Path(((-34, -66), (34, -76)), "#8F6416", 5),
            Circle(0, -82, 6, WHEAT),
            *_pan(-34, -66, -32),
            *_pan(34, -76, -42),
            *(Circle(x, -39, 5, WHEAT, "#8F6416", 1.5) for x in (-41, -33, -26)),
            Polygon(((28, -48), (40, -48), (44, -60), (34, -66), (25, -58)), FIR),
        ),
    )


def _pan(x: float, top: float, foot: float) -> tuple[Shape, ...]:
    return (
        Path(((x, top), (x - 15, foot)), BARK, 2),
        Path(((x, top), (x + 15, foot)), BARK, 2),
        Polygon((*curves.arc(x, foot, 17, 0, 0.5, 0.65),), WHEAT),
    )
