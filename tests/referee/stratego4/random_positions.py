"""Random late positions: few pieces, flags anywhere, loaded sliders.

The referee makes a position and shows the engine its public view; the engine imagines a state that
fits, and the hidden ranks it imagined become the referee's.
"""

from collections.abc import Iterator, Sequence
from random import Random

from core.game import Seat
from core.rng import Rng
from games import AnyGame
from games.stratego4.board import Rank, board_for
from games.stratego4.view import FlagView, Options, PieceView, SeatView, View
from tests.referee.stratego4 import referee_views
from tests.referee.stratego4.field import Piece
from tests.referee.stratego4.lockstep import Lockstep
from tests.referee.stratego4.players import PLAYERS, hunter, leaver_of_flags, random_player, shooter
from tests.referee.stratego4.printed_board import (
    ARMY,
    CAPTAIN,
    MOST_RETURNS,
    RING,
    SCOUT,
    TURRET,
    Space,
)
from tests.referee.stratego4.referee import Referee
from tests.referee.stratego4.translation import Words

MOVES = 12
ENOUGH_ROOM = 22
"""So many spaces round a middle."""

LIVELY = (random_player, hunter, hunter, shooter, leaver_of_flags, *PLAYERS)
LIKELY = [9, 9, 6, 6, 6, 3, 3, 3, 2, 2, 1, 1, 1, 8, 7, 5, 4]
"""Ranks as they are wanted: those with a way of their own more often."""


def scattered(game: AnyGame, number: int, kind: type[Lockstep] = Lockstep) -> Lockstep:
    """Both boards with pieces, flags and sliders wherever chance put them."""
    chance = Random(number)
    options = Options(
        teams=number % 4 == 1,
        memory=chance.random() < 0.3,
        slow_start=chance.random() < 0.3,
        quiet_rounds=chance.choice((1, 2, 3)),
    )
    referee = _laid(4 if number % 4 < 2 else 3, options, chance)
    return shown(game, referee, options, number, kind)


def shown(
    game: AnyGame,
    referee: Referee,
    options: Options,
    number: int,
    kind: type[Lockstep] = Lockstep,
) -> Lockstep:
    """The table of the referee on both boards; ranks not told may have changed."""
    words = Words(board_for(referee.seats))
    view = _public(referee, options, words)
    state = game.imagine(view, Rng(number.to_bytes(4, "big") * 8))
    for seat in range(referee.seats):
        for piece in game.view_for(state, Seat(seat)).pieces:
            if piece.seat == seat:
                standing = referee.at(words.names[piece.space])
                assert standing is not None
                assert piece.rank is not None
                standing.rank = piece.rank
    return kind(game, options, state, referee, Random(number))


def play_on(pair: Lockstep, resign_at: Sequence[int] = ()) -> None:
    """A few moves more, by lively players. Raises Disagreement."""
    players = [pair.chance.choice(LIVELY) for _ in pair.seats]
    pair.play(players, resign_at, MOVES)


def _laid(seats: int, options: Options, chance: Random) -> Referee:
    """A table on which the seat to move can move, and nobody has won."""
    while True:
        referee = _try_to_lay(seats, options, chance)
        sides = {seat % 2 if options.teams else seat for seat in referee.playing()}
        piece = referee.at(TURRET)
        won = (
            piece is not None and piece.flag is not None and referee.friends(piece.seat, piece.flag)
        )
        if len(sides) > 1 and not won and referee.turn is not None:
            return referee


def _try_to_lay(seats: int, options: Options, chance: Random) -> Referee:
    referee = Referee(
        _armies(seats),
        teams=options.teams,
        memory=options.memory,
        slow_start=options.slow_start,
        quiet_rounds=options.quiet_rounds,
    )
    crowd = _crowd(referee, chance)
    referee.pieces = []
    for seat in range(seats):
        hand = _hand(chance)
        for rank in hand[: min(chance.choice((0, 1, 1, 2, 3, 5, 6)), len(crowd))]:
            referee.pieces.append(Piece(seat, rank, crowd.pop()))
        left = list(ARMY)
        for piece in referee.army(seat):
            left.remove(piece.rank)
        referee.lost[seat] = left
        if not referee.army(seat):
            referee.out.append(seat)
    for piece in referee.pieces:
        _add_a_past(referee, piece, chance)
    _scatter_flags(referee, [*crowd[:4], *referee.board.recruitment], chance)
    _scatter_numbers(referee, chance)
    return referee


def _armies(seats: int) -> list[dict[Space, int]]:
    names, zones = board_for(seats).names, board_for(seats).zones
    return [dict(zip((names[space] for space in zone), ARMY, strict=True)) for zone in zones]


def _hand(chance: Random) -> list[int]:
    """Ranks in the order in which they are put on the board."""
    left, hand = list(ARMY), list[int]()
    for rank in chance.sample(LIKELY, len(LIKELY)):
        if rank in left:
            left.remove(rank)
            hand.append(rank)
    return hand


def _crowd(referee: Referee, chance: Random) -> list[Space]:
    """Spaces to stand on: round one or two places, so that pieces meet."""
    board = referee.board
    middles = [RING, TURRET, *board.recruitment, *board.flags, *board.spaces]
    dry = [middle for middle in middles if middle not in board.ponds]
    crowd = {RING, TURRET, chance.choice(board.recruitment)}
    for middle in chance.sample(dry, chance.choice((1, 2))):
        around = {middle}
        while len(around) < ENOUGH_ROOM:
            around |= {near for space in around for near in board.near(space)}
        crowd |= around
    return chance.sample(sorted(crowd), len(crowd))


def _add_a_past(referee: Referee, piece: Piece, chance: Random) -> None:
    """How it moved, and what was told of it."""
    piece.told = chance.random() < 0.6
    piece.moved = chance.random() < 0.7
    if not piece.moved:
        return
    piece.longest = 1
    if piece.rank == SCOUT:
        piece.longest = chance.choice((1, 2, 4))
    if piece.rank == CAPTAIN:
        piece.longest, piece.turned = chance.choice(((1, False), (2, False), (0, True)))
    near = [space for space in referee.board.near(piece.at) if referee.free(space)]
    if near and chance.random() < 0.8:
        piece.came_from = chance.choice(near)
        piece.returns = chance.choice((0, 1, MOST_RETURNS - 1, MOST_RETURNS, MOST_RETURNS))


def _scatter_flags(referee: Referee, spaces: list[Space], chance: Random) -> None:
    """Borne by anybody, or lying anywhere but under a piece that would have picked it up."""
    for flag in range(referee.seats):
        referee.last_bearer[flag] = chance.choice((flag, flag, chance.randrange(referee.seats)))
        free = [space for space in spaces if referee.at(space) is None]
        standing = [piece for piece in referee.pieces if piece.flag is not None]
        bearers = [piece for piece in referee.pieces if piece.flag is None]
        if bearers and chance.random() < 0.6:
            bearer = chance.choice(bearers)
            bearer.flag, referee.last_bearer[flag] = flag, bearer.seat
        elif standing and chance.random() < 0.3:
            referee.lying.append((chance.choice(standing).at, flag))
        else:
            referee.lying.append((chance.choice(free or [RING]), flag))
    if any(piece.flag is None and referee.flags_on(piece.at) for piece in referee.pieces):
        referee.out = list(range(referee.seats))  # to be laid anew


def _scatter_numbers(referee: Referee, chance: Random) -> None:
    """Sliders about to arrive, a draw at hand, early rounds."""
    referee.ready = list(range(referee.seats))
    referee.phase = "battle"
    referee.sliders = [chance.choice((0, 3, 5, 5, 5)) for _ in range(referee.seats)]
    referee.round = chance.choice((1, 4, 5, 5, 6, 9))
    referee.first = chance.randrange(referee.seats)
    able = [seat for seat in referee.playing() if referee.can_move_as(seat)]
    referee.turn = referee.mover = chance.choice(able) if able else None
    referee.quiet = chance.choice((0, 0, 1, max(0, referee.quiet_turns_to_end() - 2)))
    referee.quiet = min(referee.quiet, max(0, referee.quiet_turns_to_end() - 1))


def _public(referee: Referee, options: Options, words: Words) -> View:
    """The table as the public sees it."""
    seen = referee_views.view(referee)
    return View(
        viewer=None,
        options=options,
        board="cross" if referee.seats == 4 else "threefold",
        phase="battle",
        turn=seen["turn"],
        first=seen["first"],
        next_turn=None,
        recruit_cause=None,
        pieces=tuple(sorted(_pieces(referee, words), key=lambda piece: piece.space)),
        flags=tuple(
            FlagView(None if space is None else words.numbers[space], bearer, last)
            for space, bearer, last in seen["flags"]
        ),
        loose=tuple(sorted((words.numbers[space], Seat(flag)) for space, flag in referee.lying)),
        seats=tuple(SeatView(**{**each, "lost": tuple(each["lost"])}) for each in seen["seats"]),
        round=seen["round"],
        quiet_turns=seen["quiet_turns"],
        quiet_turns_to_end=seen["quiet_turns_to_end"],
        last=None,
        resigned=(),
        outcome=None,
    )


def _pieces(referee: Referee, words: Words) -> Iterator[PieceView]:
    for space, seen in referee_views.pieces(referee, None).items():
        came_from, rank = seen["came_from"], seen["rank"]
        told = {
            "rank": None if rank is None else Rank(rank),
            "came_from": None if came_from is None else words.numbers[came_from],
        }
        yield PieceView(space=words.numbers[space], **{**seen, **told})
