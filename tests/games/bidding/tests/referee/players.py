"""Players of Bidding for the lockstep, in the referee's words."""

from random import Random

from tests.games.bidding.tests.referee.referee import Bid, Referee


def anything(_referee: Referee, moves: list[Bid], chance: Random) -> Bid:
    """Any card."""
    return chance.choice(moves)


def highest(_referee: Referee, moves: list[Bid], _chance: Random) -> Bid:
    """The highest card; two of this habit are always even."""
    return max(moves)


def nearest(referee: Referee, moves: list[Bid], _chance: Random) -> Bid:
    """The card nearest to the stake."""
    return min(moves, key=lambda move: (abs(move[1] - referee.stake), move))


PLAYERS = (anything, highest, nearest)
