"""Biased players, so that games reach rare cases, and generators of illegal moves.

They choose among the referee's moves and see the referee's state.
"""

from collections.abc import Callable
from itertools import groupby
from random import Random
from typing import Any

from tests.referee.ruta.printed_board import CARDS, ROUTES, VALUE, price
from tests.referee.ruta.referee import Move, Referee

Player = Callable[[Referee, list[Move], Random], Move]


def random_player(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Any kind of move as soon as another, then any of that kind."""
    kinds = [list(group) for _, group in groupby(moves, key=lambda move: str(move[0]))]
    return chance.choice(chance.choice(kinds))


def hoarder(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Draws till its hand is full, and then claims for a while."""
    full = 9 if game.jokers[_turn(game)] else 14
    claims = _claims(moves)
    if claims and len(game.hands[_turn(game)]) > chance.randrange(2, full):
        return chance.choice(claims)
    return chance.choice(_others(moves) or moves)


def blocker(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Never claims while anything else is possible, and rather empties the draft board."""
    open_cards = [move for move in moves if move[0] == "draw-slot"]
    if open_cards and chance.random() < 0.5:
        return chance.choice(open_cards)
    return chance.choice(_others(moves) or moves)


def rusher(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Claims whenever it can, the cheapest route first."""
    return min(_claims(moves), key=lambda move: price(move[1]), default=chance.choice(moves))


def exact_payer(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Claims only what it pays exactly, as long as it can do anything else."""
    exact = [move for move in _claims(moves) if _worth(move[2]) == price(move[1])]
    return chance.choice(exact or _others(moves) or moves)


def ace_player(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Uses every Ace and every joker, and plays the Excuse whenever it may."""
    liked = [move for move in moves if move[0] in ("give-ace", "keep-ace", "play-excuse")]
    liked = liked or [move for move in _claims(moves) if move[3] is not None]
    if liked and chance.random() < 0.8:
        return chance.choice(liked)
    return random_player(game, moves, chance)


def spendthrift(game: Referee, moves: list[Move], chance: Random) -> Move:
    """Pays cards that were not needed whenever it claims, often for a joker nobody needed."""
    move = rusher(game, moves, chance)
    if move[0] != "claim-route":
        return move
    _, route, payment, joker = move
    jokers = [*game.jokers[_turn(game)], joker]
    for added in chance.sample(game.hands[_turn(game)], len(game.hands[_turn(game)])):
        more = ("claim-route", route, _sorted({*payment, added}), chance.choice(jokers))
        if game.refuses(_turn(game), more) is None:
            return more
    return move


PLAYERS: tuple[Player, ...] = (
    random_player,
    hoarder,
    blocker,
    rusher,
    exact_payer,
    ace_player,
    spendthrift,
)


def reach_for(game: Referee, moves: list[Move], chance: Random) -> Move:
    """A move as a clumsy or sly player might try it: most are against the rules, some are not."""
    slots = chance.choice((-2, -1, 0, 0, 1, 1, 2))
    kind = chance.choice(("draw-slot", "give-ace", "keep-ace", "play-excuse", "pass", "draw-pile"))
    if kind == "play-excuse":
        return (kind, chance.choice(game.discard or CARDS) if chance.random() < 0.5 else "excuse")
    if kind in ("pass", "draw-pile"):
        return (kind,) if chance.random() < 0.3 else _reach_for_route(game, moves, chance)
    return (kind, slots) if chance.random() < 0.5 else _reach_for_route(game, moves, chance)


def _reach_for_route(game: Referee, moves: list[Move], chance: Random) -> Move:
    """A claim that is one slip away from a legal one, or one of any cards at all."""
    seat = chance.choice((0, 1))
    claims = _claims(moves)
    if not claims or chance.random() < 0.3:
        some = chance.sample(game.hands[seat], min(len(game.hands[seat]), chance.randrange(5)))
        joker = chance.choice([None, *game.jokers[seat], "ace-moons"])
        return ("claim-route", chance.choice(ROUTES), _sorted(set(some)), joker)
    _, route, payment, joker = chance.choice(claims)
    cards: list[Any] = list(payment)
    slip = chance.randrange(6)
    if slip == 0:
        cards.remove(chance.choice(cards))
    elif slip == 1:
        cards = list(_sorted({*cards, chance.choice(game.hands[seat] or cards)}))
    elif slip == 2:
        cards = list(_sorted({*cards, chance.choice(CARDS)}))
    elif slip == 3:
        route = chance.choice(ROUTES)
    elif slip == 4:
        joker = chance.choice([None, *game.jokers[0], *game.jokers[1], "ace-suns"])
    else:
        cards = chance.choice([cards[::-1], sorted([*cards, cards[0]], key=CARDS.index)])
    return ("claim-route", route, tuple(cards), joker)


def _turn(game: Referee) -> int:
    assert game.turn is not None
    return game.turn


def _claims(moves: list[Move]) -> list[Move]:
    return [move for move in moves if move[0] == "claim-route"]


def _others(moves: list[Move]) -> list[Move]:
    return [move for move in moves if move[0] != "claim-route"]


def _worth(cards: tuple[str, ...]) -> int:
    return sum(VALUE[card] for card in cards)


def _sorted(cards: set[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=CARDS.index))
