"""The printed map pieces, tiles and gold tables of La Strada.

A hex is a pair (q, r): the centre of the board is (0, 0), q grows to the right, r downward. Copied
by hand from the rule text (docs/rules/la_strada.md), sharing nothing with the engine.
"""

Hex = tuple[int, int]
Path = tuple[Hex, ...]

AROUND: list[Hex] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six sides of a hex, one after the other round it."""

HEXES: list[Hex] = [
    (q, r)
    for r in range(-6, 7)
    for q in range(-6, 7)
    if -6 <= q + r <= 6  # a hexagon of seven hexes along each side
]

ROWS = "ABCDEFGHJKLMN"  # there is no I
SIGNS = {".": "plain", "f": "forest", "h": "hill", "o": "settlement"}

# from the tip at the centre of the board to the rim.
PIECES = {
    "start": [".", ".o", "h..", "fo..", "f.h..", "hfffo."],
    "1": ["f", "f.", "f.o", ".ohh", "...h.", "ff..o."],
    "2": ["f", "fo", "fff", "..o.", ".oh..", "...h.h"],
    "3": [".", "hf", "...", ".o..", "of.o.", "ffh.hf"],
    "4": [".", "fo", "f.f", "....", "hohff", "h...o."],
    "5": [".", "ho", "o.h", "f..f", "f...h", "fof..."],
}

COST = {"plain": 2, "forest": 3, "hill": 4}
TILES = {"plain": 18, "forest": 8, "hill": 5}
CUBES = 12
SETTLEMENTS = {"hamlet": 5, "village": 5, "town": 5, "city": 4}
WORTH = {  # of each cube, where one, two, three or four lie
    "hamlet": [2, 1, 0, 0],
    "village": [3, 2, 1, 0],
    "town": [4, 3, 2, 1],
    "city": [5, 4, 3, 2],
}


BESIDE = {
    (q, r): [(q + a, r + b) for a, b in AROUND if (q + a, r + b) in set(HEXES)] for q, r in HEXES
}
"""For each hex those of the board that touch it."""


def _name(at: Hex) -> str:
    """R-2.6: the letter of the row and the place in it."""
    row = [each for each in HEXES if each[1] == at[1]]
    return f"{ROWS[at[1] + 6]}{row.index(at) + 1}"


NAMES = {each: _name(each) for each in HEXES}
NAMED = {name: each for each, name in NAMES.items()}


def lay(pieces: list[tuple[str, int]]) -> dict[Hex, str]:
    """The ground of every hex, when these pieces lie round the centre, each so many thirds turned.

    R-2.1, R-2.3. The dot of the start piece's tip lies on the centre.
    """
    ground = {(0, 0): "settlement"}
    for place, (piece, thirds) in enumerate(pieces):
        for row in range(6):
            for column in range(row + 1):
                at = _in_frame(place, *_turned(row, column, thirds))
                ground[at] = SIGNS[PIECES[piece][row][column]]
    return ground


def _turned(row: int, column: int, thirds: int) -> tuple[int, int]:
    """Where a hex of a triangle comes to lie.

    It lies so many rows from the rim, from the left and from the right side; a third of a turn
    makes the rim the left side, the left side the right one, and the right side the rim.
    """
    rim, left, right = 5 - row, column, row - column
    for _ in range(thirds):
        rim, left, right = right, rim, left
    return 5 - rim, left


def _in_frame(place: int, row: int, column: int) -> Hex:
    """A hex of the triangle that lies at this place round the centre."""
    out, along = AROUND[place], AROUND[(place + 2) % 6]
    far = row + 1
    return far * out[0] + column * along[0], far * out[1] + column * along[1]
