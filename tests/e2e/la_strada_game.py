"""Plays La Strada between simulated people, with the strategies they use."""

from typing import Any

from simcord import ChannelHandle

from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, Move
from tests.e2e import whole_games
from tests.e2e.play_strategies import with_buttons as with_buttons
from tests.e2e.play_strategies import with_commands as with_commands
from tests.e2e.play_strategies import with_letter as with_letter
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, PlayerHere, Reply
from tests.e2e.whole_games import first


class Game(whole_games.Game):
    """One table of La Strada, as its players see it."""

    async def legal(self) -> list[Move]:
        """What whoever is to play may do."""
        state = await self.state()
        return list(LA_STRADA.legal_moves(state, state.turn))

    async def roads(self) -> list[BuildLink]:
        """The links whoever is to play may build."""
        return [move for move in await self.legal() if isinstance(move, BuildLink)]


async def open_table(
    house: House, host: str = "ada", place: ChannelHandle | None = None, **options: Any
) -> Game:
    """Somebody opens a table; it is still waiting for others."""
    return await whole_games.open_table(Game, "la-strada", house, host, place, **options)


async def begin(house: House, *people: str, seed: bytes | None = None, **options: Any) -> Game:
    """These people sit down and start, the first as host."""
    return await whole_games.begin(Game, "la-strada", house, *people, seed=seed, **options)


# --- habits --------------------------------------------------------------------------------------


async def thriftily(game: Game, who: Player) -> Reply:
    """Save days in every turn; place workshops all the same."""
    here = game.here(who)
    if (await game.state()).placing:
        return await with_commands(game, who)
    return await here.slash("la-strada play", move="end", **game.extra)


async def plan_first(here: PlayerHere, view: Post) -> Post:
    """Choose the settlement that is offered first; the plan that is shown."""
    menu = first(view.selects, "la-strada-to:")
    reply = await here.choose(menu["options"][0]["value"], custom_id="la-strada-to:", on=view)
    return reply.posts[-1]
