"""A game of Ruta between people of the ground, and the ways they have to play it."""

from collections.abc import Awaitable, Callable
from typing import Any

from simcord import ChannelHandle

from games.ruta.game import RUTA
from games.ruta.view import View
from tables.model import PlayerId
from tests.e2e import playing
from tests.e2e.house import House
from tests.e2e.player import Player, PlayerHere, Reply
from tests.e2e.playing import MOST_MOVES as MOST_MOVES
from tests.e2e.playing import assert_the_board_is_told as assert_the_board_is_told
from tests.e2e.playing import called as called
from tests.e2e.playing import first, has, newest_letter, sit_down
from tests.e2e.playing import say as say
from tests.e2e.playing import tongue as tongue
from tests.e2e.reading import Post


class Game(playing.Game):
    """One table of Ruta, seen from outside."""

    KEY = "ruta"

    async def view_of(self, who: Player) -> View:
        """What this person may know."""
        table = await self.table()
        seat = table.seat_of(PlayerId(who.id))
        viewer = None if seat is None else seat.seat
        return RUTA.view_for(await self.house.state(self.code), viewer)


Habit = Callable[[Game, Player], Awaitable[Reply]]
"""How somebody makes one move."""


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return Game(house, *await sit_down(house, "ruta new", host, place, **options))


async def begin(
    house: House,
    host: str = "ada",
    guest: str = "bruno",
    place: ChannelHandle | None = None,
    seed: bytes | None = None,
    **options: Any,
) -> Game:
    """Two people sit down and start."""
    if seed is not None:
        # Joining takes a seed as well, in case it is the seat that starts the game.
        house.dice.next_seeds = [seed, seed]
    game = await open_table(house, host, place, **options)
    await game.here(house.player(guest)).press(custom_id=f"tavolo:join:{game.code}")
    await game.here(house.player(host)).press(custom_id=f"tavolo:start:{game.code}")
    return game


# --- habits --------------------------------------------------------------------------------------


async def draw(game: Game, who: Player) -> Reply:
    """Type the plainest of commands."""
    return await game.here(who).slash("ruta draw", card="pile", table=game.code)


async def with_buttons(game: Game, who: Player) -> Reply:
    """Press Play under the board, then buttons and menus only; claim whenever possible."""
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    return await _press_through(here, opened.posts[-1])


async def with_letter(game: Game, who: Player) -> Reply:
    """Never leave one's private messages: press Play under the newest letter, and so on."""
    mailbox = who.mailbox
    opened = await mailbox.press(custom_id=f"tavolo:play:{game.code}", on=newest_letter(game, who))
    return await _press_through(mailbox, opened.posts[-1])


async def with_commands(game: Game, who: Player) -> Reply:
    """Type commands, with nothing but values that are offered; claim whenever possible."""
    here, extra = game.here(who), game.extra
    routes = await here.suggestions("ruta claim", "route", **extra)
    if routes:
        route = next(iter(routes.values()))
        ways = await here.suggestions("ruta claim", "payment", route=route, **extra)
        payment = next(iter(ways.values()))
        return await here.slash("ruta claim", route=route, payment=payment, **extra)
    for command, option in (("ruta excuse", "card"), ("ruta ace", "ace"), ("ruta draw", "card")):
        offered = list((await here.suggestions(command, option, **extra)).values())
        if offered:
            return await here.slash(command, **{option: offered[-1]}, **extra)
    return await here.slash("ruta pass", **extra)


async def _press_through(here: PlayerHere, view: Post) -> Reply:
    if has(view.selects, "ruta-route:"):
        return await _claim(here, view)
    if has(view.selects, "ruta-fetch:"):
        menu = first(view.selects, "ruta-fetch:")
        asked = await here.choose(menu["options"][0]["value"], custom_id="ruta-fetch:", on=view)
        return await here.press(custom_id="ruta-go:", on=asked.posts[-1])
    buttons = [b for b in view.pressable if b["custom_id"].startswith("ruta-go:")]
    return await here.press(custom_id=buttons[-1]["custom_id"], on=view)


async def _claim(here: PlayerHere, view: Post) -> Reply:
    """The first route that is offered, paid the first way that is offered."""
    menu = first(view.selects, "ruta-route:")
    reply = await here.choose(menu["options"][0]["value"], custom_id="ruta-route:", on=view)
    paying = reply.posts[-1]
    if has(paying.selects, "ruta-pay:"):
        menu = first(paying.selects, "ruta-pay:")
        reply = await here.choose(menu["options"][0]["value"], custom_id="ruta-pay:", on=paying)
    if has(reply.posts[-1].pressable, sure := f"ruta-go:{_asked(view)}:@pay"):
        reply = await here.press(custom_id=sure, on=reply.posts[-1])
    return reply


def _asked(view: Post) -> str:
    """The question that the controls of a private view answer."""
    _, code, asked, *_ = str(first(view.selects, "ruta-")["custom_id"]).split(":")
    return f"{code}:{asked}"


def going(post: Post) -> str:
    """The id of the first button of this private view that makes a move."""
    return str(first(post.pressable, "ruta-go:")["custom_id"])
