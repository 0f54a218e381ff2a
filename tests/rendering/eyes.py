"""How people see colours, with colour blindness and without."""

from functools import cache
from math import dist
from typing import Final

from coloraide import Color

EYES: Final = {
    "all cones": "",
    "no red cones": "protan",
    "no green cones": "deutan",
    "no blue cones": "tritan",
}
"""The deficiencies by coloraide's names."""

ALL_CONES: Final = "all cones"


@cache
def seen(colour: str, eyes: str) -> Color:
    """The colour as these eyes see it, by the model of Machado and others (2009)."""
    kind = EYES[eyes]
    return Color(colour).filter(kind, method="machado").clip() if kind else Color(colour)


@cache
def _in_oklab(colour: str, eyes: str) -> tuple[float, ...]:
    return tuple(seen(colour, eyes).convert("oklab").coords())


def distance(one: str, other: str, eyes: str) -> float:
    """100 times the distance in OKLab; 2 is just visible, 8 safe for small tokens."""
    return 100 * dist(_in_oklab(one, eyes), _in_oklab(other, eyes))


@cache
def contrast(one: str, other: str, eyes: str = ALL_CONES) -> float:
    """The ratio of WCAG 2.1: from 1 to 21."""
    return seen(one, eyes).contrast(seen(other, eyes), method="wcag21")
