"""Players of Jacynth for the lockstep, in the referee's words."""

from random import Random

from tests.referee.jacynth.districts import points_by_suit
from tests.referee.jacynth.printed_board import BESIDE, CARDS, RANKS
from tests.referee.jacynth.referee import Play, Referee

LOOKED_AT = 12


def anything(_referee: Referee, moves: list[Play], chance: Random) -> Play:
    """Any move; so tokens go early."""
    return chance.choice(moves)


def thrifty(_referee: Referee, moves: list[Play], chance: Random) -> Play:
    """Any card at any place, a token in one turn of eight."""
    bare = [move for move in moves if move[3] is None]
    return chance.choice(moves if chance.randrange(8) == 0 else bare)


def crowned(_referee: Referee, moves: list[Play], chance: Random) -> Play:
    """A token on the highest rank that can have one, wherever the card goes."""
    chance.shuffle(moves)
    return max(moves, key=lambda move: -1 if move[3] is None else RANKS.index(CARDS[move[3]].rank))


def humble(_referee: Referee, moves: list[Play], chance: Random) -> Play:
    """A token on the lowest rank that can have one; they are easily lost."""
    chance.shuffle(moves)
    return min(
        moves, key=lambda move: len(RANKS) if move[3] is None else RANKS.index(CARDS[move[3]].rank)
    )


def joiner(referee: Referee, moves: list[Play], chance: Random) -> Play:
    """Joins districts of as many players as can be, and spreads tokens until then."""
    owner = {(suit, card): who for suit, cards, who in referee.control() for card in cards}
    chance.shuffle(moves)
    return max(moves, key=lambda move: (_owners_joined(referee, owner, move), move[3] is not None))


def _owners_joined(referee: Referee, owner: dict[tuple[str, str], int | None], move: Play) -> int:
    """How many control the districts of a suit that the card joins; less than two are nobody."""
    _, card, place, _ = move
    beside = [referee.city[near] for near in BESIDE[place] if near in referee.city]
    joined = (
        len({owner.get((suit, other)) for other in beside} - {None}) for suit in CARDS[card].suits
    )
    most = max(joined, default=0)
    return most if most > 1 else 0


def greedy(referee: Referee, moves: list[Play], chance: Random) -> Play:
    """The best of a few moves, by the lead that it gives."""
    return max(chance.choices(moves, k=LOOKED_AT), key=lambda move: _lead(referee, move))


def _lead(referee: Referee, move: Play) -> int:
    """The points of the seat on turn after the move, less those of the others."""
    _, card, place, marked = move
    seat = referee.turn
    assert seat is not None
    city = {**referee.city, place: card}
    tokens = referee.tokens if marked is None else {**referee.tokens, marked: seat}
    points = [sum(points_by_suit(city, tokens, each)) for each in range(len(referee.hands))]
    return 2 * points[seat] - sum(points)


PLAYERS = (anything, thrifty, crowned, humble, joiner, greedy)
