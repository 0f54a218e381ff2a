"""The emblems of Aces, Crowns, the two Courts that are no places, and the Excuse."""

from typing import Final

from core.decktet import Suit
from rendering.decktet.emblem_parts import (
    BARK,
    BRICK,
    DAWN,
    DAY,
    DEEP,
    EARTH,
    FLAME,
    FOAM,
    GLOOM,
    GRASS,
    LAMP,
    LINEN,
    MEADOW,
    NIGHT,
    ROCK,
    ROSE,
    SEA,
    SHADE,
    SLATE,
    STONE,
    WHEAT,
    WINE,
    Emblem,
    cloud,
    flat,
    ground,
    stars,
    suit_shapes,
)
from rendering.scene import curves
from rendering.scene.shapes import Circle, Colour, Path, Polygon, Rectangle, Shape

BRASS: Final[Colour] = "#8F6416"

_ACE_GROUNDS: Final[dict[Suit, tuple[Colour, Colour]]] = {
    "moons": ("#C9C4EA", "#DCD9F3"),
    "suns": ("#F6DDA6", "#FBEBC8"),
    "waves": ("#BFDDEB", "#D8ECF4"),
    "leaves": ("#C9DFB9", "#DEECD3"),
    "wyrms": ("#EBC4C4", "#F4DADA"),
    "knots": ("#DFCBB4", "#ECDFCF"),
}


def ace(suit: Suit) -> Emblem:
    """Draw the suit, large, in a burst of rays."""
    sky, ray = _ACE_GROUNDS[suit]
    rays = tuple(
        Polygon(curves.turned(((0, -44), (-11, -150), (11, -150)), i / 10, 0, -44), ray)
        for i in range(10)
    )
    return Emblem(sky, (*rays, *suit_shapes(suit, 0, -42, 74)))


def huntress() -> Emblem:
    """Draw a drawn bow before the moon."""
    bow = curves.bezier((-20, -88), (44, -76), (44, -12), (-20, 0))
    return Emblem(
        NIGHT,
        (
            *stars((-54, -60), (56, -66), (-40, -24), (58, -24)),
            Circle(-2, -46, 32, "#4B5487"),
            Path(((-20, -88), (-32, -44), (-20, 0)), LINEN, 2),
            Path(bow, EARTH, 6),
            Path(((-32, -44), (36, -44)), LINEN, 3.5),
            Polygon(((34, -52), (50, -44), (34, -36)), STONE),
            Polygon(
                ((-34, -50), (-24, -44), (-34, -38), (-44, -38), (-38, -44), (-44, -50)), BRICK
            ),
        ),
    )


def bard() -> Emblem:
    """Draw a lyre."""
    arm = curves.bezier((-12, -12), (-48, -22), (-40, -56), (-24, -64), (-34, -80))
    return Emblem(
        DAWN,
        (
            Circle(0, -44, 40, LAMP),
            *(Path(((x, -70), (x * 0.7, -16)), ROCK, 2) for x in (-12, -4, 4, 12)),
            Path(arm, BRASS, 9),
            Path(curves.mirrored(arm), BRASS, 9),
            Path(arm, WHEAT, 5),
            Path(curves.mirrored(arm), WHEAT, 5),
            Path(((-30, -70), (30, -70)), BRASS, 7),
            Polygon(((-22, -16), (22, -16), (14, -3), (-14, -3)), BRASS),
        ),
    )


def sea() -> Emblem:
    """Draw a great wave."""
    crest = (
        (-80, 2),
        (-80, -26),
        *curves.bezier((-80, -26), (-44, -28), (-40, -86), (8, -86)),
        *curves.bezier((8, -86), (34, -84), (44, -62), (34, -48)),
        *curves.bezier((34, -48), (30, -64), (12, -66), (2, -54)),
        *curves.bezier((2, -54), (-14, -34), (20, -8), (80, -18)),
        (80, 2),
    )
    return Emblem(
        DAY,
        (
            flat(SEA, 22),
            Polygon(crest, DEEP),
            Path(curves.bezier((-56, -10), (-30, -26), (-28, -64), (4, -74)), SEA, 5),
            Path(curves.bezier((-34, -6), (-12, -20), (-20, -48), (-4, -60)), SEA, 5),
            *(
                Circle(x, y, r, FOAM)
                for x, y, r in (
                    (8, -86, 6),
                    (20, -83, 7),
                    (31, -75, 7),
                    (37, -63, 6.5),
                    (35, -51, 5),
                    (27, -60, 4),
                    (46, -70, 3),
                    (47, -54, 2.5),
                    (18, -72, 4),
                )
            ),
            Path(curves.bezier((10, -8), (30, -16), (50, -8), (76, -14)), FOAM, 3),
        ),
    )


def end() -> Emblem:
    """Draw an hourglass that has almost run out."""
    glass = (
        *curves.bezier((-24, -78), (-24, -54), (-4, -50), (-4, -44)),
        *curves.bezier((-4, -44), (-4, -38), (-24, -34), (-24, -10)),
        (24, -10),
        *curves.bezier((24, -10), (24, -34), (4, -38), (4, -44)),
        *curves.bezier((4, -44), (4, -50), (24, -54), (24, -78)),
    )
    return Emblem(
        GLOOM,
        (
            Polygon(glass, "#CFDDE0"),
            Polygon(((-9, -55), (9, -55), (2, -45), (-2, -45)), WHEAT),
            Path(((0, -46), (0, -16)), WHEAT, 2.5),
            Polygon((*curves.bezier((-24, -10), (-14, -36), (14, -36), (24, -10)),), WHEAT),
            Rectangle(-32, -88, 64, 11, EARTH, 4),
            Rectangle(-32, -11, 64, 11, EARTH, 4),
            *(Path(((x, -78), (x, -10)), BARK, 5) for x in (-28, 28)),
        ),
    )


def calamity() -> Emblem:
    """Draw a volcano."""
    return Emblem(
        "#5B3A4A",
        (
            *cloud(-30, -78, 13, SLATE),
            *cloud(34, -80, 14, SLATE),
            Polygon(
                curves.bezier((-16, -52), (-30, -92), (-4, -76), (0, -98))
                + curves.bezier((0, -98), (6, -76), (30, -90), (16, -52)),
                FLAME,
            ),
            Polygon(curves.bezier((-9, -52), (-14, -80), (14, -80), (9, -52)), LAMP),
            Polygon(((-62, 2), (-18, -54), (18, -54), (62, 2)), SHADE),
            Path(curves.bezier((-4, -54), (-14, -34), (6, -24), (-10, 0)), FLAME, 7),
            Path(curves.bezier((8, -54), (10, -36), (26, -26), (28, 0)), BRICK, 6),
            *(Circle(x, y, 3, FLAME) for x, y in ((-34, -62), (38, -58), (-46, -44), (48, -72))),
        ),
    )


def windfall() -> Emblem:
    """Draw a chest full of coins."""
    coins = tuple(
        Circle(x, y, 8, WHEAT, BRASS, 2)
        for x, y in ((-24, -46), (-8, -46), (8, -46), (24, -46), (-16, -56), (0, -58), (16, -56))
    )
    return Emblem(
        GRASS,
        (
            *(
                Path(curves.turned(((0, -82), (0, -90)), turn, 0, -46), LAMP, 4)
                for turn in (-0.14, -0.07, 0, 0.07, 0.14)
            ),
            ground(MEADOW, 12, 16, 12),
            *coins,
            Rectangle(-38, -44, 76, 38, EARTH, 4),
            Rectangle(-38, -44, 76, 8, BARK, 3),
            *(Rectangle(x, -44, 8, 38, BRASS) for x in (-30, 22)),
            Rectangle(-9, -40, 18, 18, WHEAT, 4),
            Circle(0, -33, 3.5, SHADE),
            Path(((0, -33), (0, -27)), SHADE, 3),
        ),
    )


def rite() -> Emblem:
    """Draw a fire between standing stones."""
    return Emblem(
        "#3D4668",
        (
            *stars((-56, -60), (0, -84), (54, -64)),
            Circle(0, -40, 30, "#5F5270"),
            ground("#35503F", 16, 20, 16),
            Polygon(((-42, -6), (-39, -64), (-24, -66), (-22, -6)), STONE),
            Polygon(((42, -6), (39, -66), (24, -64), (22, -6)), ROCK),
            Polygon(((-48, -66), (-44, -80), (46, -82), (48, -68)), STONE),
            Polygon(
                curves.bezier((0, -58), (-18, -36), (-14, -12), (0, -10))
                + curves.bezier((0, -10), (14, -12), (18, -36), (0, -58)),
                FLAME,
            ),
            Polygon(
                curves.bezier((0, -12), (-10, -14), (-6, -30), (0, -38))
                + curves.bezier((0, -38), (6, -30), (10, -14), (0, -12)),
                LAMP,
            ),
            Path(((-15, -4), (15, -10)), BARK, 6),
            Path(((15, -4), (-15, -10)), EARTH, 6),
        ),
    )


def window() -> Emblem:
    """Draw a window of coloured glass."""
    frame = ((-36, 2), (-36, -52), *curves.arc(0, -52, 36, 0.5, 1.0), (36, -52), (36, 2))
    inner = ((-29, 2), (-29, -52), *curves.arc(0, -52, 29, 0.5, 1.0), (29, -52), (29, 2))
    panes: list[Shape] = [
        Polygon(((-29, -24), (0, -24), (0, 2), (-29, 2)), SEA),
        Polygon(((0, -24), (29, -24), (29, 2), (0, 2)), MEADOW),
        Polygon(((-29, -52), (0, -52), (0, -24), (-29, -24)), WHEAT),
        Polygon(((0, -52), (29, -52), (29, -24), (0, -24)), BRICK),
    ]
    return Emblem(
        SLATE,
        (
            Polygon(frame, STONE),
            Polygon(inner, "#8E86C9"),
            *panes,
            Circle(0, -52, 12, LAMP),
            *(Path(((-29, y), (29, y)), SHADE, 3.5) for y in (-24, -52)),
            Path(((0, 2), (0, -80)), SHADE, 3.5),
            Circle(0, -52, 13.5, None, SHADE, 3.5),
            Rectangle(-44, -5, 88, 7, LINEN),
        ),
    )


def excuse() -> Emblem:
    """Draw a fool's cap with bells."""
    return Emblem(
        ROSE,
        (
            Polygon(
                (
                    (-30, -22),
                    *curves.bezier((-30, -22), (-44, -70), (-20, -86), (-44, -48)),
                    *curves.bezier((-44, -48), (-30, -100), (0, -84), (4, -22)),
                ),
                SEA,
            ),
            Polygon(
                (
                    (30, -22),
                    *curves.bezier((30, -22), (44, -70), (20, -86), (44, -48)),
                    *curves.bezier((44, -48), (30, -100), (0, -84), (-4, -22)),
                ),
                BRICK,
            ),
            Polygon(
                curves.bezier((-20, -22), (-14, -70), (-6, -80), (0, -92))
                + curves.bezier((0, -92), (6, -80), (14, -70), (20, -22)),
                WHEAT,
            ),
            *(Circle(x, y, 6.5, LAMP, BRASS, 2) for x, y in ((-44, -46), (44, -46), (0, -92))),
            Polygon(
                (
                    (-32, -26),
                    (32, -26),
                    *((32 - 8 * i, -8 if i % 2 else -18) for i in range(9)),
                ),
                WINE,
            ),
        ),
    )
