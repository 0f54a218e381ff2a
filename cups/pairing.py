"""Who plays whom in the next round of a cup, and in which seats. Pure."""

from collections.abc import Sequence

from cups.cup import Cup, Format


def rounds_planned(format: Format, entrants: int, size: int, fewest: int = 2) -> int:  # noqa: A002
    """Return the rounds of a cup; 0: the entrants are too few for the game.

    ``size``: seats at a table. ``fewest``: the fewest seats that the game allows.
    """
    raise NotImplementedError


def possible_sizes(most: int, size: int, fewest: int) -> tuple[int, ...]:
    """Return the sizes that tables can have among ``most`` entrants or fewer, ascending."""
    raise NotImplementedError


def next_round(cup: Cup, present: Sequence[int], fewest: int) -> tuple[tuple[int, ...], ...] | None:
    """Return the tables of the next round in seat order, byes last; None if there is none.

    ``present``: the numbers of the entrants who can be paired. ``fewest``: as above.
    """
    raise NotImplementedError
