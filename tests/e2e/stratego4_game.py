"""Plays Stratego 4 between simulated people, with the strategies they use."""

import re
from collections.abc import Callable
from itertools import count
from typing import Any

from simcord import ChannelHandle

from core.game import Seat
from games.stratego4.armies import FORMATIONS
from games.stratego4.board import ARMY, CROSS, SPACE_NAMES, Board, Rank, Space, board_for
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import Arrange, BeReady, FireCannon, Move, MovePiece
from games.stratego4.state import State, cell_of
from games.stratego4.view import Options
from model.table import PlayerId
from tests.e2e import whole_games
from tests.e2e.play_strategies import offered
from tests.e2e.running_bot import House, seed_number
from tests.e2e.shown_messages import Component, Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply
from tests.e2e.whole_games import change as change
from tests.e2e.whole_games import first, has

Script = Callable[[State, Seat], Move]
"""What a seat does in a position."""


class Game(whole_games.Game):
    """One table of Stratego 4, as its players see it. ``script``: everybody's moves."""

    script: Script

    async def seat_of(self, who: Player) -> Seat:
        """Where this person sits."""
        seat = (await self.table()).seat_of(PlayerId(who.id))
        assert seat is not None, "somebody at the table"
        return seat.seat

    async def at_seat(self, seat: int) -> Player:
        """Who sits there."""
        return self._person((await self.table()).people[seat])

    async def legal(self, who: Player) -> list[Move]:
        """What this person may do."""
        return list(STRATEGO4.legal_moves(await self.state(), await self.seat_of(who)))

    async def next_move(self, who: Player) -> Move:
        """What the script has this person do."""
        return self.script(await self.state(), await self.seat_of(who))


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    game = await whole_games.open_table(Game, "stratego4", house, host, place, **options)
    game.script = quietly
    return game


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host; everybody has an army to deploy."""
    game = await whole_games.begin(Game, "stratego4", house, *people, seed=seed, **options)
    game.script = quietly
    return game


async def be_ready(game: Game, *people: str) -> None:
    """These people are content with the armies they were dealt."""
    for person in people:
        await say_ready(game, game.house.player(person))


async def say_ready(game: Game, who: Player) -> Reply:
    """Somebody is content; the last is asked before, because that begins the battle."""
    reply = await game.type(who, "ready")
    if has(reply.posts[-1].pressable, "stratego4-go:"):
        return await game.here(who).press(custom_id="stratego4-go:", on=reply.posts[-1])
    return reply


async def to_battle(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """A game whose armies are deployed; without a seed it is one by which the host begins."""
    seed = seed or _seed_for_the_host(len(people))
    game = await begin(house, *people, seed=seed, **options)
    await be_ready(game, *people)
    assert (await game.state()).round == 1
    return game


def _seed_for_the_host(seats: int) -> bytes:
    for seed in map(seed_number, count()):
        state = STRATEGO4.initial_state(seats, Options(), seed).state
        for seat in range(seats):
            state = STRATEGO4.apply(state, Seat(seat), BeReady()).state
        if state.first == 0:
            return seed
    raise AssertionError("the lot favours everybody at some time")


def space(name: str) -> Space:
    """A space of the cross."""
    return CROSS.space(name)


async def put(game: Game, turn: int = 0, **pieces: tuple[int, int]) -> None:
    """Empty the cross but for these: by space the seat and the rank; nobody bears a flag.

    All other pieces are lost.
    """
    cells = bytearray(len((await game.state()).cells))
    lost = [list(ARMY) for _ in range(4)]
    for name, (seat, rank) in pieces.items():
        cells[space(name)] = cell_of(seat, rank)
        lost[seat].remove(Rank(rank))
    blank = bytes(len(cells))
    await change(
        game,
        turn=turn,
        cells=bytes(cells),
        lost=tuple(map(tuple, lost)),
        bearers=(-1,) * 4,
        proofs=blank,
        came_from=blank,
        returns=blank,
    )


async def bear(game: Game, name: str, flag: int = 0, bearer: int = 0) -> None:
    """The piece on a space bears a flag."""
    state = await game.state()
    flags = tuple(space(name) if s == flag else at for s, at in enumerate(state.flags))
    bearers = tuple(bearer if s == flag else by for s, by in enumerate(state.bearers))
    await change(game, flags=flags, bearers=bearers)


async def opened(game: Game, who: Player) -> Post:
    """This person has pressed Play."""
    reply = await game.here(who).press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    assert reply.is_private
    return reply.posts[-1]


# --- scripts -------------------------------------------------------------------------------------


def quietly(state: State, seat: Seat) -> Move:
    """Whatever is harmless."""
    return STRATEGO4.fallback_move(state, seat)


def boldly(state: State, seat: Seat) -> Move:
    """Fire, attack, or go nearer to somebody; recruit the first that may come."""
    moves = list(STRATEGO4.legal_moves(state, seat))
    return min(moves, key=lambda move: _distance_left(state, seat, move))


def _distance_left(state: State, seat: Seat, move: Move) -> tuple[int, int]:
    if isinstance(move, FireCannon):
        return 0, 0
    if not isinstance(move, MovePiece):
        return 1, 0
    rivals = [Space(at) for at, cell in enumerate(state.cells) if cell and (cell >> 4) - 1 != seat]
    board = board_for(len(state.flags))
    steps = _steps_from(board, move.to)
    return 2 + min(steps[at] for at in rivals), move.start


def _steps_from(board: Board, start: Space, closed: set[int] | None = None) -> dict[Space, int]:
    """How many steps every space is from one."""
    found, front = {start: 0}, [start]
    for here in front:
        for to in board.beside[here]:
            if to not in found and to not in (closed or ()):
                found[to] = found[here] + 1
                front.append(to)
    return found


# --- habits --------------------------------------------------------------------------------------


async def with_commands(game: Game, who: Player) -> Reply:
    """Type the moves of the script, which must be suggested; confirm what is asked about."""
    line = STRATEGO4.notate(await game.next_move(who))
    found = await offered(game, game.here(who), line)
    assert found, f"{line} is suggested"
    reply = await game.type(who, line)
    if has(reply.posts[-1].pressable, "stratego4-back:"):
        return await game.here(who).press(custom_id="stratego4-go:", on=reply.posts[-1])
    return reply


async def mark(game: Game, who: Player, square: str, what: str) -> Reply:
    """Mark a rival's piece as this rank, or clear the mark."""
    here = game.here(who)
    screen = (await here.act("marks", game.code)).posts[-1]
    menu = next(menu for menu in screen.selects if square in values_of(menu))
    ranks = (await here.choose(square, custom_id=str(menu["custom_id"]), on=screen)).posts[-1]
    return await here.choose(what, custom_id="stratego4-mark:", on=ranks)


async def deploy(game: Game, who: Player, formation: str) -> Reply:
    """Type a ready-made army."""
    return await game.type(who, STRATEGO4.notate(Arrange(FORMATIONS[formation])))


async def choose_piece(here: PlayerHere, view: Post, start: Space) -> Post:
    """Choose a piece; what it can do."""
    button = next(
        part
        for part in view.pressable
        if is_step(part, "piece") and str(part["custom_id"]).endswith(f":{key_of(start)}")
    )
    return (await here.press(custom_id=str(button["custom_id"]), on=view)).posts[-1]


def targets_of(page: Post) -> list[str]:
    """Where a piece can go, attack or fire, in notation."""
    buttons = [part for part in page.pressable if is_step(part, "go")]
    return [re.split(r"[ x]", move_of(part))[2] for part in buttons]


def move_of(part: Component) -> str:
    """The move that a button makes, in notation."""
    return str(part["custom_id"]).rpartition(":")[2]


async def press_go(here: PlayerHere, page: Post, move: Move) -> Reply:
    """Press the button that makes this move."""
    button = next(part for part in page.pressable if is_go(part, move))
    return await here.press(custom_id=str(button["custom_id"]), on=page)


def is_go(part: Component, move: Move) -> bool:
    """Whether a button makes this move."""
    return is_step(part, "go") and str(part["custom_id"]).endswith(f":{STRATEGO4.notate(move)}")


def is_step(part: Component, step: str) -> bool:
    """Whether a control is this step of the guided play."""
    return str(part["custom_id"]).startswith(f"stratego4-{step}:")


def values_of(menu: Component) -> list[str]:
    """What a menu offers."""
    return [str(option["value"]) for option in menu["options"]]


def menu_of(page: Post, step: str) -> Component:
    """The first menu of this step."""
    return first(page.selects, f"stratego4-{step}:")


def key_of(space: int) -> str:
    """A space as it is written."""
    return SPACE_NAMES[space]
