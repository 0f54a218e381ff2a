"""Hand-made positions for the referee."""

from tests.referee.stratego4.field import Piece
from tests.referee.stratego4.printed_board import ARMY, board_for
from tests.referee.stratego4.referee import Referee


def table(words: str, *, seats: int = 4, turn: int = 0, teams: bool = False) -> Referee:
    """Pieces as "rank space" of seat 0, a semicolon, those of seat 1, and so on; flags at home."""
    board = board_for(seats)
    armies = [dict(zip(zone, ARMY, strict=True)) for zone in board.zones]
    game = Referee(armies, teams=teams)
    game.pieces, game.ready, game.phase = [], list(range(seats)), "battle"
    game.turn = game.mover = game.first = turn
    game.round = 1
    armies_words = words.split(";")
    for seat, army in enumerate([*armies_words, *[""] * (seats - len(armies_words))]):
        left = list(ARMY)
        for word in army.split(","):
            if word.strip():
                rank, space = word.split()
                game.pieces.append(Piece(seat, int(rank), space))
                left.remove(int(rank))
        game.lost[seat] = left
    game.out = [seat for seat in range(seats) if not game.army(seat)]
    game.lying = [(space, flag) for flag, space in enumerate(board.flags)]
    return game


def bear(game: Referee, space: str, flag: int) -> None:
    """The piece there bears this flag."""
    piece = game.at(space)
    assert piece is not None
    game.lying = [(where, each) for where, each in game.lying if each != flag]
    piece.flag = flag
    game.last_bearer[flag] = piece.seat
