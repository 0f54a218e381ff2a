"""Biased players, so that games reach rare cases, and generators of illegal moves.

They choose among the referee's moves and see the referee's state.
"""

from collections.abc import Callable
from random import Random

from tests.referee.la_strada.printed_board import BESIDE, HEXES, TILES, WORTH, Hex, Path
from tests.referee.la_strada.referee import Move, Referee
from tests.referee.la_strada.roads import cost

Player = Callable[[Referee, list[Move], Random], Move]

END: Move = ("end",)


def random_player(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Any move; of the links of a turn it makes most."""
    links = _links(moves)
    return chance.choice(links if links and chance.random() < 0.8 else moves)


def hoarder(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Saves till its track is full, and then builds the dearest road there is."""
    if not _links(moves):
        return chance.choice(moves)
    dearest = max(_links(moves), key=lambda move: _cost(game, move))
    return dearest if _days(game) == game.most else END


def miser(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Hardly ever builds anything."""
    links = _links(moves)
    if links and chance.random() < 0.04:
        return chance.choice(links)
    return chance.choice(moves) if game.placing else END


def rusher(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Builds whenever it can, the cheapest road first."""
    return min(_links(moves), key=lambda move: _cost(game, move), default=chance.choice(moves))


def trader(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Builds what brings most for its days."""

    def gain(move: Move) -> float:
        at = move[1][-1]
        worth = WORTH[game.kind[at]][len(game.cubes[at])]
        return worth / _cost(game, move)

    return max(_links(moves), key=gain, default=chance.choice(moves))


def blocker(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Lays tiles where others would start; places its workshop beside a settlement."""
    rivals = {at for at in HEXES if at in game.workshops and game.workshops[at] != game.turn}
    rivals |= {at for at in game.settlements if set(game.cubes[at]) - {game.turn}}

    def crowded(hexes: tuple[Hex, ...]) -> int:
        return sum(1 for at in hexes for near in BESIDE[at] if near in rivals)

    if game.placing:
        return max(moves, key=lambda move: sum(b in game.settlements for b in BESIDE[move[1]]))
    links = _links(moves)
    return max(links, key=lambda move: crowded(move[1]), default=END)


def waster(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Uses up the tile it has fewest of."""
    left = game.tiles_left(game.turn or 0)

    def scarce(move: Move) -> tuple[int, ...]:
        used = [game.ground[at] for at in move[1][1:-1]]
        return tuple(used.count(ground) for ground in sorted(left, key=lambda each: left[each]))

    return max(_links(moves), key=scarce, default=chance.choice(moves))


def wanderer(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Builds over as many rival settlements as it can (two players)."""
    links = _links(moves)

    def passed(move: Move) -> int:
        return sum(1 for at in move[1][1:-1] if at in game.settlements)

    most = max(map(passed, links), default=0)
    if most or not links:
        return chance.choice([move for move in links if passed(move) == most] or moves)
    return chance.choice([*links, END])


PLAYERS: tuple[Player, ...] = (
    *(random_player, hoarder, miser, rusher),
    *(trader, blocker, waster, wanderer),
)


def reach_for(game: Referee, moves: list[Move], chance: Random) -> Move:
    """A move as a clumsy or sly player might try it: most are against the rules, some are not."""
    if chance.random() < (0.8 if game.placing else 0.05):
        return ("workshop", chance.choice(HEXES))
    if chance.random() < 0.05:
        return END
    links = _links(moves)
    if links and chance.random() < 0.3:
        return ("build", _slip(chance.choice(links)[1], chance))
    seat = chance.randrange(game.seats) if chance.random() < 0.1 else game.turn or 0
    if chance.random() < 0.2:
        dear = sorted(game.roads_from(seat, game.starts(seat), game.most + 1, TILES))
        return ("build", chance.choice(dear) if dear else ())
    return ("build", _walk(game, seat, chance))


def _slip(path: Path, chance: Random) -> Path:
    """A road with one thing wrong, perhaps."""
    hexes, at = list(path), chance.randrange(len(path))
    slip = chance.randrange(5)
    if slip == 0:
        hexes.pop(at)
    elif slip == 1:
        hexes[at] = chance.choice(BESIDE[hexes[at]])
    elif slip == 2:
        hexes.insert(at, chance.choice(BESIDE[hexes[at]]))
    elif slip == 3:
        hexes.append(chance.choice(BESIDE[hexes[-1]]))
    else:
        hexes.reverse()
    return tuple(hexes)


def _walk(game: Referee, seat: int, chance: Random) -> Path:
    """A walk that likes to go on and to end in settlements, but minds no rule."""
    starts = game.starts(seat)
    path = [chance.choice(starts if starts and chance.random() < 0.95 else HEXES)]
    while len(path) < 8:
        onward = BESIDE[path[-1]]
        fresh = [at for at in onward if at not in path and at not in game.tiles]
        path.append(chance.choice(fresh if fresh and chance.random() < 0.95 else onward))
        if path[-1] in game.settlements and chance.random() < 0.7:
            break
    return tuple(path)


def _links(moves: list[Move]) -> list[Move]:
    return [move for move in moves if move[0] == "build"]


def _cost(game: Referee, move: Move) -> int:
    return cost(game.ground, move[1])


def _days(game: Referee) -> int:
    assert game.turn is not None
    return game.days[game.turn]
