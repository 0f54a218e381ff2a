"""A game of Strada Romana between people of the ground, and the ways they have to play it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from simcord import ChannelHandle

from core.game import Seat
from games.strada_romana.board import (
    COLUMNS,
    SQUARE_NAMES,
    WAGONS,
    Square,
    Wagon,
    column_of,
)
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import Move, RunWagon
from games.strada_romana.state import State, destination
from games.strada_romana.view import View
from tables import codec
from tables.model import PlayerId
from tests.e2e import playing
from tests.e2e.house import House
from tests.e2e.player import Player, PlayerHere, Reply
from tests.e2e.playing import first, has, newest_letter, sit_down
from tests.e2e.reading import Component, Post

MOST_MOVES = 600


class Game(playing.Game):
    """One table of Strada Romana, seen from outside."""

    KEY = "strada-romana"

    async def state(self) -> State:
        """The state as it stands on disk."""
        table = await self.table()
        assert table.state is not None, "the game has begun"
        state = codec.decode_state(STRADA_ROMANA, table.state)
        assert isinstance(state, State)
        return state

    async def view_of(self, who: Player) -> View:
        """What this person may know."""
        seat = (await self.table()).seat_of(PlayerId(who.id))
        return STRADA_ROMANA.view_for(await self.state(), None if seat is None else seat.seat)

    async def legal(self) -> list[Move]:
        """What whoever is to play may do."""
        state = await self.state()
        return list(STRADA_ROMANA.legal_moves(state, Seat(state.turn)))

    async def runs(self) -> list[RunWagon]:
        """The runs whoever is to play may make."""
        return [move for move in await self.legal() if isinstance(move, RunWagon)]


Habit = Callable[[Game, Player], Awaitable[Reply]]
"""How somebody makes one move."""


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return Game(house, *await sit_down(house, "strada-romana new", host, place, **options))


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host."""
    if seed is not None:
        # Joining takes a seed as well, in case it is the seat that starts the game.
        house.dice.next_seeds = [seed] * len(people)
    host, *guests = people
    game = await open_table(house, host, players=len(people), **options)
    for guest in guests:
        await game.here(house.player(guest)).press(custom_id=f"tavolo:join:{game.code}")
    if (await game.table()).state is None:
        await game.here(house.player(host)).press(custom_id=f"tavolo:start:{game.code}")
    return game


async def change(game: Game, **fields: Any) -> None:
    """The table as if it had come to this."""
    table = await game.table()
    state = msgspec.structs.replace(await game.state(), **fields)
    later = msgspec.structs.replace(table, state=codec.encode(state), version=table.version + 1)
    await game.house.store.transact(lambda tx: tx.save_table(later, table.version))


# --- habits --------------------------------------------------------------------------------------


async def with_buttons(game: Game, who: Player) -> Reply:
    """Press Play under the board, then menus and buttons only; take whatever can be taken."""
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    return await _press_through(game, here, opened.posts[-1])


async def with_letter(game: Game, who: Player) -> Reply:
    """Never leave one's private messages: press Play under the newest letter, and so on."""
    mailbox = who.mailbox
    opened = await mailbox.press(custom_id=f"tavolo:play:{game.code}", on=newest_letter(game, who))
    return await _press_through(game, mailbox, opened.posts[-1])


async def with_commands(game: Game, who: Player) -> Reply:
    """Type commands, with nothing but values that are offered."""
    here, extra = game.here(who), game.extra
    tiles = await here.suggestions("strada-romana wagon-tile", "wagon", **extra)
    if tiles:
        wagon = next(iter(tiles.values()))
        return await here.slash("strada-romana wagon-tile", wagon=wagon, **extra)
    goods = await here.suggestions("strada-romana take", "good", **extra)
    if goods:
        good = next(iter(goods.values()))
        return await here.slash("strada-romana take", good=good, **extra)
    ahead = await _most_advanced(game, [WAGONS[run.wagon] for run in await game.runs()])
    if ahead is None:
        begun = any(move for move in await game.legal() if STRADA_ROMANA.notate(move) == "end")
        return await here.slash(f"strada-romana {'end-turn' if begun else 'pass'}", **extra)
    runs = await here.suggestions("strada-romana move", "run", ahead, **extra)
    longest = max(runs.values(), key=lambda run: len(str(run).split()))
    return await here.slash("strada-romana move", run=longest, **extra)


async def in_notation(game: Game, who: Player) -> Reply:
    """Write a wagon and nothing but where it goes; leave all goods where they are."""
    runs = await game.runs()
    ahead = await _most_advanced(game, [WAGONS[run.wagon] for run in runs])
    if ahead is None or (await game.state()).looking:
        return await with_commands(game, who)
    run = max((r for r in runs if WAGONS[r.wagon] == ahead), key=lambda r: len(r.path) + r.arrives)
    end = "arrives" if run.arrives else SQUARE_NAMES[run.path[-1]]
    return await game.here(who).slash("strada-romana move", run=f"{ahead} {end}", **game.extra)


async def secretively(game: Game, who: Player) -> Reply:
    """Keep a wagon tile whenever that can be done, else play with buttons."""
    if "look" not in {STRADA_ROMANA.notate(move) for move in await game.legal()}:
        return await with_buttons(game, who)
    here = game.here(who)
    sure = await here.slash("strada-romana wagon-tile", **game.extra)
    return await here.press(custom_id="strada-romana-go:", on=sure.posts[-1])


async def passing(game: Game, who: Player) -> Reply:
    """Take a coin and do nothing."""
    return await game.here(who).slash("strada-romana pass", **game.extra)


async def _most_advanced(game: Game, names: Sequence[str]) -> str | None:
    """Of these wagons the one with the fewest columns before it."""
    state = await game.state()

    def columns_to_go(name: str) -> int:
        wagon = WAGONS.index(name)
        if state.where[wagon] < 0:
            return COLUMNS + 1
        column = column_of(Square(state.where[wagon]))
        return COLUMNS + 1 - column if destination(state, wagon) == "rome" else column

    return min(names, key=columns_to_go, default=None)


async def _press_through(game: Game, here: PlayerHere, view: Post) -> Reply:
    if has(view.selects, "strada-romana-keep:"):
        menu = first(view.selects, "strada-romana-keep:")
        tile = menu["options"][0]["value"]
        sure = await here.choose(tile, custom_id="strada-romana-keep:", on=view)
        return await here.press(custom_id="strada-romana-go:", on=sure.posts[-1])
    if goods_offered(view) or not has(view.selects, "strada-romana-wagon:"):
        return await here.press(custom_id="strada-romana-go:", on=view)
    menu = first(view.selects, "strada-romana-wagon:")
    ahead = await _most_advanced(game, [str(option["value"]) for option in menu["options"]])
    assert ahead is not None, "the menu has options"
    plan = await plan_longest(here, view, ahead)
    return await here.press(custom_id="strada-romana-go:", on=plan)


def goods_offered(view: Post) -> list[str]:
    """The goods that can be taken at once, in notation."""
    moves = [move_of(part) for part in view.pressable]
    return [move for move in moves if move.startswith(("tile ", "cube "))]


def move_of(part: Component) -> str:
    """What a button plays, in notation."""
    head, _, move = str(part["custom_id"]).rpartition(":")
    return move if head.startswith("strada-romana-go:") else ""


async def squares_of(here: PlayerHere, view: Post, wagon: str) -> Post:
    """Choose a wagon; where it can run to."""
    return (await here.choose(wagon, custom_id="strada-romana-wagon:", on=view)).posts[-1]


async def plan_longest(here: PlayerHere, view: Post, wagon: str) -> Post:
    """Choose a wagon and the last square that is offered; the plan that is shown."""
    squares = await squares_of(here, view, wagon)
    menu = [part for part in squares.selects if "strada-romana-to:" in str(part["custom_id"])][-1]
    longest = menu["options"][-1]["value"]
    return (await here.choose(longest, custom_id=str(menu["custom_id"]), on=squares)).posts[-1]


def named(wagon: int) -> str:
    """What is typed for a wagon."""
    return WAGONS[Wagon(wagon)]
