"""Games of cups that ended in a given order, without points."""

from club.model.counted_game import CountedGame


def won(*order: int) -> CountedGame:
    """A game that ended in this order; also the order of the seats."""
    return CountedGame(tuple((each, rank, 0) for rank, each in enumerate(order, 1)))


def drawn(*entrants: int, points: int = 0) -> CountedGame:
    return CountedGame(tuple((each, 1, points) for each in entrants))
