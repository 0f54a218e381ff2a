"""The printed board of Strada Romana, and its pieces.

A square has the name people say: column and height. Copied by hand from the rule text
(docs/rules/strada_romana.md), sharing nothing with the engine.
"""

Square = str
Wagon = str
Good = str

HIGH = ["1H", "2H", "3H", "4H", "5H", "6H", "8H", "9H", "10H", "11H", "12H"]
CENTRAL = ["1C", "2C", "3C", "5C", "7C", "9C", "10C"]
LOW = ["1L", "2L", "3L", "4L", "5L", "6L", "8L", "9L", "10L", "11L", "12L"]
SQUARES: list[Square] = [*HIGH, *CENTRAL, *LOW]

# first the straight lines, then those that slant where the width changes.
LINES = {
    *("1H 2H", "2H 3H", "3H 4H", "4H 5H", "5H 6H"),
    *("1C 2C", "2C 3C"),
    *("1L 2L", "2L 3L", "3L 4L", "4L 5L", "5L 6L"),
    *("8H 9H", "9H 10H", "10H 11H", "11H 12H"),
    "9C 10C",
    *("8L 9L", "9L 10L", "10L 11L", "11L 12L"),
    *("3C 4H", "3C 4L", "4H 5C", "4L 5C", "5C 6H", "5C 6L"),
    *("6H 7C", "6L 7C", "7C 8H", "7C 8L"),
    *("8H 9C", "8L 9C", "10C 11H", "10C 11L"),
}

# without a line, one height up or down, between columns of the same width.
SLANTS = {
    *("1H 2C", "1C 2H", "1C 2L", "1L 2C"),
    *("2H 3C", "2C 3H", "2C 3L", "2L 3C"),
    *("9H 10C", "9C 10H", "9C 10L", "9L 10C"),
    *("11H 12L", "11L 12H"),
}

# next to each other in a column.
BESIDE = {
    *("1H 1C", "1C 1L", "2H 2C", "2C 2L", "3H 3C", "3C 3L", "4H 4L"),
    *("5H 5C", "5C 5L", "6H 6L", "8H 8L"),
    *("9H 9C", "9C 9L", "10H 10C", "10C 10L", "11H 11L", "12H 12L"),
}

MARKETS: list[Square] = [
    *("1H", "1L", "2L", "3H", "4L", "5H", "6L"),
    *("7C", "8L", "9H", "10L", "11H", "11L", "12H"),
]

AREAS = {
    "I": ["1H", "2H", "3H", "4H", "1C", "2C", "3C"],
    "II": ["1L", "2L", "3L", "4L", "1C", "2C", "3C"],
    "III": ["5H", "6H", "8H", "5C", "7C"],
    "IV": ["5L", "6L", "8L", "5C", "7C"],
    "V": ["9H", "10H", "11H", "12H", "9C", "10C"],
    "VI": ["9L", "10L", "11L", "12L", "9C", "10C"],
}

FIRST = {"rome": ["1H", "1C", "1L"], "ostia": ["12H", "12L"]}  # by where a wagon goes
LAST = {"rome": ["12H", "12L"], "ostia": ["1H", "1C", "1L"]}

WAGONS: list[Wagon] = [
    *("pseudolus", "curculio", "plotus", "ballio", "demetrius"),
    *("stichus", "epidicus", "sosia", "tranio", "palaestrio"),
]
GOODS: list[Good] = ["wheat", "wine", "oil", "metal", "hides", "marble"]
OF_EACH = 6  # cubes, and tiles
POINTS = 20
FIRST_COINS = [0, 1, 2, 3, 3]
PRICE = {"none": 0, "lateral": 1, "diagonal": 2, "extra": 3, "stacking": 4}


def column(square: Square) -> int:
    """1 at Ostia-Portus to 12 at Rome."""
    return int(square[:-1])
