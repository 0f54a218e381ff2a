"""The printed boards of Stratego 4, and the pieces.

A space has the name people say. The boards are parsed from the drawings in the rule text
(docs/rules/stratego4.md), their joints copied by hand; nothing is shared with the engine.
"""

from collections.abc import Callable, Iterator

Space = str
Way = str

RING = "ring"
TURRET = "turret"

ARMY = [9, 8, 7, 7, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 1, 1, 1]
MARSHAL, CAPTAIN, SCOUT, SPY, CANNON = 9, 6, 3, 2, 1
TOP_OF_SLIDER = 6
MOST_RETURNS = 5
SLOW_ROUNDS = 5

CROSS_DRAWING = """
13         N N N f N N N
12         N N N r N N N
11         N N N N N N N
10   W W W . . ~ . ~ . . E E E
 9   W W W . . . . . . . E E E
 8   W W W ~ . R R R . ~ E E E
 7   f r W . . R T R . . E r f
 6   W W W ~ . R R R . ~ E E E
 5   W W W . . . . . . . E E E
 4   W W W . . ~ . ~ . . E E E
 3         S S S S S S S
 2         S S S r S S S
 1         S S S f S S S
     a b c d e f g h i j k l m
"""

SECTOR_DRAWING = """
 1     . . . . .
 2   . . ~ . . ~ .
 3   S S S S S S S
 4   S S S r S S S
 5   S S S f S S S
     a b c d e f g
"""

SECTOR_FILES = ["abcdefg", "hijklmn", "opqrstu"]
TOUCH_THE_RING = "cdef"

# from where, by which way, to where, and how the line goes on. The first sector and the
# third, which lies to its right; the other two joints are the same.
JOINT = [
    ("f1", "right", "p1", "down"),
    ("g2", "up", "p1", "right"),
    ("g2", "right", "o2", "down"),
]
TO_THE_RIGHT = {"abcdefg": "opqrstu", "hijklmn": "abcdefg", "opqrstu": "hijklmn"}
BACK = {"up": "down", "down": "up", "left": "right", "right": "left"}
"""The opposite ways; in a sector, up is towards the castle."""

Onward = Callable[[Space, Way], tuple[Space, Way] | None]
"""The next space by that way, and the way a line goes on from there."""


class Board:
    """One side of the board. ``lines[space]``: every line that begins there, including ponds. A
    line to the castle ends with the ring and the turret.
    """

    def __init__(
        self,
        drawn: dict[Space, str],
        armies: list[list[Space]],
        onward: Onward,
    ) -> None:
        self.ponds = {space for space, char in drawn.items() if char == "~"}
        self.spaces = [*drawn, RING, TURRET]
        self.recruitment = [_the(drawn, army, "r") for army in armies]
        self.flags = [_the(drawn, army, "f") for army in armies]
        self.zones = [[space for space in army if drawn[space] != "r"] for army in armies]
        self.lines: dict[Space, list[list[Space]]] = {
            space: [line for way in BACK if (line := list(_walk(space, way, onward)))]
            for space in drawn
        }
        exits = [
            (line_from, way)
            for line_from in drawn
            for way in BACK
            if (onward(line_from, way) or ("", ""))[0] == RING
        ]
        self.exits = [space for space, _ in exits]
        outward = [[space, *_walk(space, BACK[way], onward)] for space, way in exits]
        self.lines[RING] = [*outward, [TURRET]]
        self.lines[TURRET] = [[RING]]

    def near(self, space: Space) -> list[Space]:
        """The spaces one step away on which something can stand. R-1.9."""
        return [line[0] for line in self.lines[space] if line[0] not in self.ponds]


def _the(drawn: dict[Space, str], army: list[Space], char: str) -> Space:
    (space,) = [space for space in army if drawn[space] == char]
    return space


def _walk(space: Space, way: Way, onward: Onward) -> Iterator[Space]:
    """Straight on from a space of the field to the edge of the board, or into the castle."""
    step = onward(space, way)
    while step is not None:
        space, way = step
        yield space
        if space == RING:
            yield TURRET
            return
        step = onward(space, way)


def _read(drawing: str) -> dict[Space, str]:
    """The signs of a drawing by the names of their spaces."""
    rows = [row for row in drawing.splitlines() if row.strip()]
    files = {column: char for column, char in enumerate(rows[-1]) if char != " "}
    return {
        f"{files[column]}{int(row[:2])}": char
        for row in rows[:-1]
        for column, char in enumerate(row)
        if column > 1 and char != " "
    }


def _cross() -> Board:
    signs = _read(CROSS_DRAWING)
    ways = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}

    def onward(space: Space, way: Way) -> tuple[Space, Way] | None:
        east, north = ways[way]
        name = f"{chr(ord(space[0]) + east)}{int(space[1:]) + north}"
        if name not in signs:
            return None
        return (RING if signs[name] == "R" else name, way)

    field = {space: sign for space, sign in signs.items() if sign not in "RT"}
    return Board(field, [_cross_army(seat) for seat in range(4)], onward)


def _cross_army(seat: int) -> list[Space]:
    """R-2.1: south, west, north, east. Row by row from the front, left to right."""
    low, middle = range(4, 11), "defghij"
    if seat == 0:
        return [f"{file}{rank}" for rank in (3, 2, 1) for file in middle]
    if seat == 1:
        return [f"{file}{rank}" for file in "cba" for rank in reversed(low)]
    if seat == 2:
        return [f"{file}{rank}" for rank in (11, 12, 13) for file in reversed(middle)]
    return [f"{file}{rank}" for file in "klm" for rank in low]


def _threefold() -> Board:
    signs = _read(SECTOR_DRAWING)
    joints = dict(_joints())
    places = [(files, *place) for files in SECTOR_FILES for place in signs.items()]
    field = {_moved(space, files): sign for files, space, sign in places}

    def onward(space: Space, way: Way) -> tuple[Space, Way] | None:
        if (space, way) in joints:
            return joints[space, way]
        (files,) = [files for files in SECTOR_FILES if space[0] in files]
        if way == "up" and space[1] == "1" and space[0] in _renamed(TOUCH_THE_RING, files):
            return (RING, way)
        sideways = {"left": -1, "right": 1}.get(way, 0)
        file = files.index(space[0]) + sideways
        distance = int(space[1]) + {"up": -1, "down": 1}.get(way, 0)
        name = f"{files[file]}{distance}" if 0 <= file < len(files) else ""
        return (name, way) if name in field else None

    armies = [
        [f"{file}{distance}" for distance in (3, 4, 5) for file in files] for files in SECTOR_FILES
    ]
    return Board(field, armies, onward)


def _joints() -> Iterator[tuple[tuple[Space, Way], tuple[Space, Way]]]:
    """Both ways over all three joints."""
    for here, there in TO_THE_RIGHT.items():
        for start, way, to, on in JOINT:
            begin, end = _moved(start, here), _moved(to, there)
            yield (begin, way), (end, on)
            yield (end, BACK[on]), (begin, BACK[way])


def _moved(space: Space, files: str) -> Space:
    """The same space of the sector with these files."""
    return _renamed(space[0], files) + space[1:]


def _renamed(letters: str, files: str) -> str:
    places = {file: i for each in SECTOR_FILES for i, file in enumerate(each)}
    return "".join(files[places[letter]] for letter in letters)


CROSS = _cross()
THREEFOLD = _threefold()


def board_for(seats: int) -> Board:
    """R-1.1."""
    return CROSS if seats == 4 else THREEFOLD
