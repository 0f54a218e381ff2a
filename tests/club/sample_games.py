"""Games of cups that ended in a given order, without points."""

from club.model.played import Played


def won(*order: int) -> Played:
    """A game that ended in this order; also the order of the seats."""
    return Played(tuple((each, rank, 0) for rank, each in enumerate(order, 1)))


def drawn(*entrants: int, points: int = 0) -> Played:
    return Played(tuple((each, 1, points) for each in entrants))
