"""A game of La Strada between people of the ground, and the ways they have to play it."""

from collections.abc import Awaitable, Callable
from typing import Any

from simcord import ChannelHandle

from core.game import Seat
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, Move
from games.la_strada.state import State
from games.la_strada.view import View
from tables import codec
from tables.model import PlayerId
from tests.e2e import playing
from tests.e2e.house import House
from tests.e2e.player import Player, PlayerHere, Reply
from tests.e2e.playing import first, has, newest_letter, sit_down
from tests.e2e.reading import Post


class Game(playing.Game):
    """One table of La Strada, seen from outside."""

    KEY = "la-strada"

    async def state(self) -> State:
        """The state as it stands on disk."""
        table = await self.table()
        assert table.state is not None, "the game has begun"
        state = codec.decode_state(LA_STRADA, table.state)
        assert isinstance(state, State)
        return state

    async def view_of(self, who: Player) -> View:
        """What this person may know."""
        seat = (await self.table()).seat_of(PlayerId(who.id))
        return LA_STRADA.view_for(await self.state(), None if seat is None else seat.seat)

    async def legal(self) -> list[Move]:
        """What whoever is to play may do."""
        state = await self.state()
        return list(LA_STRADA.legal_moves(state, Seat(state.turn)))

    async def roads(self) -> list[BuildLink]:
        """The links whoever is to play may build."""
        return [move for move in await self.legal() if isinstance(move, BuildLink)]


Habit = Callable[[Game, Player], Awaitable[Reply]]
"""How somebody makes one move."""


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return Game(house, *await sit_down(house, "la-strada new", host, place, **options))


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host."""
    if seed is not None:
        # Joining takes a seed as well, in case it is the seat that starts the game.
        house.dice.next_seeds = [seed] * len(people)
    host, *guests = people
    game = await open_table(house, host, players=len(people), **options)
    for guest in guests:
        await game.here(house.player(guest)).press(custom_id=f"tavolo:join:{game.code}")
    await game.here(house.player(host)).press(custom_id=f"tavolo:start:{game.code}")
    return game


# --- habits --------------------------------------------------------------------------------------


async def with_buttons(game: Game, who: Player) -> Reply:
    """Press Play under the board, then menus and buttons only; build whatever can be built."""
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    return await _press_through(here, opened.posts[-1])


async def with_letter(game: Game, who: Player) -> Reply:
    """Never leave one's private messages: press Play under the newest letter, and so on."""
    mailbox = who.mailbox
    opened = await mailbox.press(custom_id=f"tavolo:play:{game.code}", on=newest_letter(game, who))
    return await _press_through(mailbox, opened.posts[-1])


async def with_commands(game: Game, who: Player) -> Reply:
    """Type commands, with nothing but values that are offered; save for hamlets."""
    here, extra = game.here(who), game.extra
    sites = await here.suggestions("la-strada workshop", "place", **extra)
    if sites:
        return await here.slash("la-strada workshop", place=first_of(sites), **extra)
    offered = await here.suggestions("la-strada build", "to", **extra)
    if not offered:
        return await here.slash("la-strada end-turn", **extra)
    to = first_of(offered)
    way = first_of(await here.suggestions("la-strada build", "way", to=to, **extra))
    return await here.slash("la-strada build", to=to, way=way, **extra)


async def in_notation(game: Game, who: Player) -> Reply:
    """Write every road out, hex by hex, from its far end."""
    roads = await game.roads()
    if not roads:
        return await with_buttons(game, who)
    written = LA_STRADA.notate(BuildLink(roads[0].path[::-1]))
    return await game.here(who).slash("la-strada build", to=written.upper(), **game.extra)


async def thriftily(game: Game, who: Player) -> Reply:
    """Save days in every turn; place workshops all the same."""
    here = game.here(who)
    if (await game.state()).placing:
        return await with_commands(game, who)
    return await here.slash("la-strada end-turn", **game.extra)


def first_of(offered: dict[str, Any]) -> Any:
    """The value that is offered first."""
    return next(iter(offered.values()))


async def _press_through(here: PlayerHere, view: Post) -> Reply:
    if has(view.selects, "la-strada-site:"):
        menu = first(view.selects, "la-strada-site:")
        sure = await here.choose(menu["options"][0]["value"], custom_id="la-strada-site:", on=view)
        return await here.press(custom_id="la-strada-go:", on=sure.posts[-1])
    if has(view.selects, "la-strada-to:"):
        plan = await plan_first(here, view)
        return await here.press(custom_id="la-strada-go:", on=plan)
    return await here.press(custom_id="la-strada-go:", on=view)


async def plan_first(here: PlayerHere, view: Post) -> Post:
    """Choose the settlement that is offered first; the plan that is shown."""
    menu = first(view.selects, "la-strada-to:")
    reply = await here.choose(menu["options"][0]["value"], custom_id="la-strada-to:", on=view)
    return reply.posts[-1]
