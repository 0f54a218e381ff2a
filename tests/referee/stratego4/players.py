"""Biased players, so that games reach rare cases, and generators of illegal moves.

They choose among the referee's moves and see the referee's state, ranks included.
"""

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from tests.referee.stratego4.printed_board import ARMY, CANNON, RING, TURRET, Space, board_for
from tests.referee.stratego4.referee import Move, Referee

Player = Callable[[Referee, int, list[Move], Random], Move]


@cache
def _steps_to(seats: int, goal: Space) -> dict[Space, int]:
    """How many steps each space is from the goal on an empty board."""
    board = board_for(seats)
    steps, edge = {goal: 0}, [goal]
    while edge:
        edge = [near for space in edge for near in board.near(space) if near not in steps]
        for space in edge:
            steps.setdefault(space, 1 + min(steps.get(n, 99) for n in board.near(space)))
    return steps


def steps(game: Referee, space: Space, goal: Space) -> int:
    return _steps_to(game.seats, goal)[space]


def random_player(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Any kind of move as soon as another, then any of that kind."""
    deployment = _deploy(game, seat, chance)
    if deployment is not None:
        return deployment
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(f"{move[0]} {len(move)}", []).append(move)
    return chance.choice(chance.choice(list(kinds.values())))


def _deploy(game: Referee, seat: int, chance: Random) -> Move | None:
    """Mostly ready; sometimes something else first."""
    if game.phase != "deploying":
        return None
    one, two = chance.sample(game.board.zones[seat], 2)
    army = tuple(chance.sample(ARMY, len(ARMY)))
    return chance.choice((("swap", one, two), ("arrange", army), ("ready",), ("ready",)))


def flag_rusher(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Carries its flag to the turret, and clears the way."""
    ways = [
        move
        for piece in game.army(seat)
        if piece.flag == seat or (piece.flag is not None and game.friends(seat, piece.flag))
        for move in moves
        if move[:2] == ("move", piece.at)
        and len(move) == 3
        and steps(game, move[2], TURRET) < steps(game, piece.at, TURRET)
    ]
    if ways:
        return chance.choice(ways)
    return seeker_of_flags(game, seat, moves, chance)


def seeker_of_flags(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Goes where flags are, lying or borne by others."""
    goals = [space for space, _ in game.lying]
    goals += [p.at for p in game.pieces if p.flag is not None and not game.friends(seat, p.seat)]
    return _approach(game, seat, moves, goals, chance)


def hunter(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Attacks whatever it can, and walks to the next rival."""
    attacks = [m for m in moves if m[0] in ("move", "fire") and game.at(m[2]) is not None]
    if attacks and chance.random() < 0.9:
        return chance.choice(attacks)
    goals = [piece.at for piece in game.pieces if not game.friends(seat, piece.seat)]
    return _approach(game, seat, moves, chance.sample(goals, min(3, len(goals))), chance)


def shooter(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Fires whenever it can, and brings its cannons on, to the castle too."""
    shots = [move for move in moves if move[0] == "fire"]
    cannons = [piece.at for piece in game.army(seat) if piece.rank == CANNON]
    walks = [move for move in moves if move[0] == "move" and move[1] in cannons]
    if walks and not shots and chance.random() < 0.7:
        return _approach(game, seat, walks, [RING], chance)
    return chance.choice(shots or moves) if shots else hunter(game, seat, moves, chance)


def leaver_of_flags(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Drops flags and picks them up again."""
    leaves = [move for move in moves if "leave" in move]
    if leaves and chance.random() < 0.5:
        return chance.choice(leaves)
    lying = [space for space, _ in game.lying]
    taken = [m for m in moves if m[0] == "move" and m[2] in lying]
    return chance.choice(taken) if taken else seeker_of_flags(game, seat, moves, chance)


def walker(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Walks to and fro as long as it may."""
    back = [
        move
        for piece in game.army(seat)
        for move in moves
        if move[:2] == ("move", piece.at) and move[2] == piece.came_from
    ]
    if back and chance.random() < 0.95:
        return max(back, key=lambda move: _returns(game, move))
    return random_player(game, seat, moves, chance)


def _returns(game: Referee, move: Move) -> int:
    piece = game.at(move[1])
    assert piece is not None
    return piece.returns


def recruiter(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Peeks, wins its duels, and keeps its recruitment space free, mostly."""
    won = [move for move in moves if _wins(game, move)]
    if won:
        return chance.choice(won)
    home = game.board.recruitment[seat]
    off = [move for move in moves if move[:2] == ("move", home)]
    if off and chance.random() < 0.5:
        return chance.choice(off)
    weaker = [p.at for p in game.pieces if not game.friends(seat, p.seat) and p.rank < 6]
    return _approach(game, seat, moves, weaker, chance)


def _wins(game: Referee, move: Move) -> bool:
    if move[0] not in ("move", "fire"):
        return False
    piece, rival = game.at(move[1]), game.at(move[2])
    if piece is None or rival is None:
        return False
    return move[0] == "fire" or piece.rank > rival.rank


def castellan(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Lives in the castle."""
    inside = [m for m in moves if m[0] == "move" and (m[1] in (RING, TURRET) or m[2] == TURRET)]
    if inside and chance.random() < 0.6:
        return chance.choice(inside)
    return _approach(game, seat, moves, [TURRET], chance)


def suicidal(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """Peeks, and gets rid of its army."""
    attacks = [m for m in moves if m[0] == "move" and game.at(m[2]) and not _wins(game, m)]
    return chance.choice(attacks) if attacks else hunter(game, seat, moves, chance)


def _approach(
    game: Referee, seat: int, moves: list[Move], goals: Iterable[Space], chance: Random
) -> Move:
    """A move that brings a piece nearer to one of the goals, or any."""
    walks = [move for move in moves if move[0] == "move"]
    wanted = list(goals)
    if not walks or not wanted or chance.random() < 0.15:
        return random_player(game, seat, moves, chance)
    some = chance.sample(walks, min(25, len(walks)))
    return min(some, key=lambda m: min(steps(game, m[2], goal) for goal in wanted))


PLAYERS: tuple[Player, ...] = (
    *(random_player, flag_rusher, hunter, shooter, leaver_of_flags),
    *(walker, recruiter, castellan, seeker_of_flags, suicidal),
)


def reach_for(game: Referee, seat: int, moves: list[Move], chance: Random) -> Move:
    """A move as a clumsy or sly player might try it: most are against the rules, some are not."""
    if chance.random() < 0.15 or not game.army(seat):
        return _out_of_season(game, chance)
    if moves and chance.random() < 0.3:
        return _slip(game, chance.choice(moves), chance)
    piece = chance.choice(game.army(seat))
    if chance.random() < 0.1:
        piece = chance.choice(game.pieces)
    near = [space for line in game.board.lines[piece.at] for space in line[:4]]
    to = chance.choice(near if chance.random() < 0.8 else game.board.spaces)
    if chance.random() < 0.5 and piece.came_from is not None:
        to = piece.came_from
    kind = chance.choice(("move", "move", "leave", "fire"))
    if kind == "leave":
        return ("move", piece.at, to, "leave")
    return (kind, piece.at, to)


def _out_of_season(game: Referee, chance: Random) -> Move:
    one, two = chance.sample(game.board.spaces, 2)
    mine = chance.choice(game.board.zones)
    ranks = chance.sample(ARMY, len(ARMY))
    wrong = [*ranks[1:], chance.randrange(1, 10)]
    return chance.choice(
        (
            ("arrange", tuple(ranks)),
            ("arrange", tuple(wrong)),
            ("arrange", tuple(ranks[1:])),
            ("swap", one, two),
            ("swap", *chance.sample(mine, 2)),
            ("ready",),
            ("recruit", chance.randrange(1, 10)),
        )
    )


def _slip(game: Referee, move: Move, chance: Random) -> Move:
    """A move with one thing wrong, perhaps."""
    if move[0] not in ("move", "fire"):
        return move
    slip = chance.randrange(4)
    if slip == 0:
        return ("move", move[1], move[2], "leave")
    if slip == 1:
        return ("fire", move[1], move[2])
    if slip == 2:
        return ("move", move[2], move[1])
    return ("move", move[1], chance.choice(game.board.lines[move[2]])[0])
