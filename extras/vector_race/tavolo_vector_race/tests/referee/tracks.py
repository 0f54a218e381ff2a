"""R-17: the tracks, copied from the tables of the rule page as they are written there."""

import re
from itertools import pairwise
from typing import NamedTuple

Point = tuple[int, int]
Edge = tuple[Point, Point]


class Gate(NamedTuple):
    """R-3.2: a stretch from lo to hi of the line on which the coordinate ``axis`` is m / 2.

    ``axis``: 0 for x, 1 for y. ``direction``: the sign of a move that crosses it forwards.
    """

    axis: int
    m: int
    lo: int
    hi: int
    direction: int


class Track(NamedTuple):
    """The walls, edge by edge, the gates from G0 on, and the starting points in the page's order.

    ``par``: rounds of the shortest lap. ``road``: how many points lie on the road.
    """

    par: int
    road: int
    edges: tuple[Edge, ...]
    gates: tuple[Gate, ...]
    starts: tuple[Point, ...]


PAR_AND_ROAD = {"oval": (25, 484), "elbow": (30, 565), "waist": (36, 580), "horseshoe": (41, 639)}

WALLS = {
    "oval": (
        "(6,0) (34,0) (40,6) (40,18) (34,24) (6,24) (0,18) (0,6)",
        "(9,6) (31,6) (34,9) (34,15) (31,18) (9,18) (6,15) (6,9)",
    ),
    "elbow": (
        "(3,0) (37,0) (40,3) (40,13) (37,16) (22,16) (22,27) (19,30) (3,30) (0,27) (0,3)",
        "(6,6) (34,6) (34,10) (16,10) (16,24) (6,24)",
    ),
    "waist": (
        "(0,3) (3,0) (14,0) (20,8) (26,0) (37,0) (40,3) (40,25) (37,28) (26,28) (20,20) (14,28) "
        "(3,28) (0,25)",
        "(6,6) (12,6) (18,12) (22,12) (28,6) (34,6) (34,22) (28,22) (22,16) (18,16) (12,22) (6,22)",
    ),
    "horseshoe": (
        "(0,0) (13,0) (13,16) (27,16) (27,0) (40,0) (40,30) (0,30)",
        "(5,5) (8,5) (8,21) (32,21) (32,5) (35,5) (35,24) (5,24)",
    ),
}

GATES = {
    "oval": "(x,37,0,6,+) (y,23,34,40,+) (x,39,18,24,-) (y,25,0,6,-)",
    "elbow": "(x,25,0,6,+) (y,17,34,40,+) (x,61,10,16,-) (y,39,16,22,+) (x,23,24,30,-) "
    "(y,35,0,6,-)",
    "waist": "(y,29,0,6,-) (x,17,0,8,+) (x,41,5,13,+) (x,63,0,6,+) (y,29,34,40,+) (x,63,22,28,-) "
    "(x,41,15,23,-) (x,17,20,28,-)",
    "horseshoe": "(x,39,24,30,-) (y,29,0,5,-) (y,19,8,13,+) (x,41,16,21,+) (y,19,27,32,-) "
    "(y,29,35,40,+)",
}

STARTS = {
    "oval": "(18,3) (18,2) (18,4) (18,1) (18,5)",
    "elbow": "(12,3) (12,2) (12,4) (12,1) (12,5)",
    "waist": "(3,15) (2,15) (4,15) (1,15) (5,15)",
    "horseshoe": "(20,27) (20,26) (20,28) (20,25) (20,29)",
}


def points_in(text: str) -> tuple[Point, ...]:
    """The points of a line like ``(6,0) (34,0)``."""
    return tuple((int(x), int(y)) for x, y in re.findall(r"\((\d+),(\d+)\)", text))


def _edges(wall: str) -> tuple[Edge, ...]:
    """R-17.1: the last corner joins the first."""
    corners = points_in(wall)
    return tuple(pairwise((*corners, corners[0])))


def _gates(text: str) -> tuple[Gate, ...]:
    found = re.findall(r"\(([xy]),(\d+),(\d+),(\d+),([+-])\)", text)
    return tuple(
        Gate("xy".index(axis), int(m), int(lo), int(hi), 1 if sign == "+" else -1)
        for axis, m, lo, hi, sign in found
    )


TRACKS = {
    name: Track(
        par,
        road,
        tuple(edge for wall in WALLS[name] for edge in _edges(wall)),
        _gates(GATES[name]),
        points_in(STARTS[name]),
    )
    for name, (par, road) in PAR_AND_ROAD.items()
}
